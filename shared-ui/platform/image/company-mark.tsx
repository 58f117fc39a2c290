import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import sheet, * as styles from './company-mark.module.css';
import { resolveImage } from './resolve-image.ts';

interface CompanyMarkProps {
  name: string;
  /** Path in the bucket `product-images`; null shows the initial. */
  logo: string | null;
  size: number;
}

/** Prefixes to skip: articles, and words like "company" that many names start with. */
const prefixes = /^(?:the|al)[\s-]+|^(?:(?:شركة|مؤسسة|معمل|مصنع|مكتب|مجموعة)\s+)?(?:ال(?=\p{L}{2}))?/iu;

/** Returns the first distinctive letter or digit of a company name; a dash if there is none. */
export function initialOf(name: string): string {
  const bare = name.trim().replace(prefixes, '');
  return /\p{L}|\p{N}/u.exec(bare)?.[0].toLocaleUpperCase('en') ?? '–';
}

/** A company's logo or initial. Decorative, so the company's name must be beside it. */
export function CompanyMark({ name, logo, size }: CompanyMarkProps) {
  const { fileUrl } = useServices();
  const [failed, setFailed] = useState<string | null>(null);
  const image = logo === failed ? null : resolveImage(logo, fileUrl, size > 80 ? 320 : 160);
  const noticeEarlierFailure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(logo);
  };
  const square = { inlineSize: size, blockSize: size };
  if (image && typeof image !== 'string')
    return (
      <>
        {sheet}
        <img
          ref={noticeEarlierFailure}
          alt=""
          src={image.src}
          srcSet={image.srcSet}
          sizes={`${size}px`}
          width={size}
          height={size}
          decoding="async"
          onError={() => setFailed(logo)}
          className={`${styles.mark} ${styles.logo}`}
          style={square}
        />
      </>
    );
  return (
    <div
      aria-hidden
      className={`${styles.mark} ${styles.letter}`}
      style={{ ...square, fontSize: Math.round(size * 0.5) }}
    >
      {sheet}
      {initialOf(name)}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import sheet, * as styles from './app-image.module.css';
import { placeholderImage } from './placeholder-image.ts';
import { resolveImage } from './resolve-image.ts';

interface ProductImageProps {
  /** As stored: a path in the bucket `product-images`, or a complete address. */
  path: unknown;
  /** '' where the words beside it say the same. */
  alt: string;
  /** Widths at which it is shown, as in the HTML attribute. */
  sizes?: string;
  /** Side length in px for small fixed pictures. */
  size?: number;
  /** Width whose file the plain `src` names: 160, 320, 640 or 960. */
  width?: 160 | 320 | 640 | 960;
  /** In the first view: loads at once and first. */
  eager?: boolean;
}

/** A square picture of goods with its room reserved, and a drawing where there is none or until the network is back. */
export function ProductImage({ path, alt, sizes, size, width = 320, eager = false }: ProductImageProps) {
  const { t } = useTranslation('common');
  const { fileUrl } = useServices();
  const [failed, setFailed] = useState<unknown>(undefined);
  const hasFailed = failed !== undefined && failed === path;
  const image = hasFailed ? 'failed' : resolveImage(path, fileUrl, width);
  const placeholder = typeof image === 'string';
  const source = placeholder ? { src: placeholderImage(image, t(`image.${image}`)) } : image;
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);
  // In a page from the server the picture may have failed before React listened.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(path);
  };
  const shownSizes = sizes ?? (size === undefined ? '(min-width: 600px) 280px, 50vw' : `${size}px`);
  return (
    <>
      {sheet}
      <img
        alt={alt}
        {...(source.srcSet && { sizes: shownSizes, srcSet: source.srcSet })}
        src={source.src}
        width={size ?? 960}
        height={size ?? 960}
        decoding="async"
        loading={eager || placeholder ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        ref={noticeEarlierFailure}
        onError={() => setFailed(path)}
        className={size === undefined ? `${styles.picture} ${styles.fluid}` : styles.picture}
      />
    </>
  );
}

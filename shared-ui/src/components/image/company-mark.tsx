import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { resolveImage } from './resolve-image.ts';

interface CompanyMarkProps {
  name: string;
  /** Path in the bucket `product-images`; null draws the first letter of the name. */
  logo: string | null;
  /** Side length in px. */
  size: number;
}

/** Words and the article with which many names begin. */
const beginnings = /^(?:the|al)[\s-]+|^(?:(?:شركة|مؤسسة|معمل|مصنع|مكتب|مجموعة)\s+)?(?:ال(?=\p{L}{2}))?/iu;

/** The first letter that tells a company from others. */
export function initialOf(name: string): string {
  const bare = name.trim().replace(beginnings, '');
  return /\p{L}|\p{N}/u.exec(bare)?.[0].toLocaleUpperCase('en') ?? '–';
}

/** A company's logo, or the letter that stands for it. Its name stands beside it. */
export function CompanyMark({ name, logo, size }: CompanyMarkProps) {
  const { fileUrl } = useServices();
  const [failed, setFailed] = useState<string | null>(null);
  const image = logo === failed ? null : resolveImage(logo, fileUrl, size > 80 ? 320 : 160);
  const noticeEarlierFailure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(logo);
  };
  const style = {
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
  };
  if (image && typeof image !== 'string')
    return (
      <Box
        component="img"
        ref={noticeEarlierFailure}
        alt=""
        src={image.src}
        srcSet={image.srcSet}
        sizes={`${size}px`}
        width={size}
        height={size}
        decoding="async"
        onError={() => setFailed(logo)}
        sx={{ ...style, objectFit: 'cover', backgroundColor: '#fff' }}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...style,
        display: 'grid',
        placeItems: 'center',
        borderColor: 'transparent',
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: `${Math.round(size * 0.5)}px`,
        fontWeight: 700,
        lineHeight: 1,
        userSelect: 'none',
      }}
    >
      {initialOf(name)}
    </Box>
  );
}

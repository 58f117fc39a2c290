import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { bannerRatio, bannerWidths } from '@mawad/shared-ui/kit/pictures/limits.ts';
import { resolveImage } from './resolve-image.ts';

interface BannerImageProps {
  path: string | null;
  /** `sizes` attribute of the image. */
  sizes: string;
  /** `page` crops the banner to its middle on wide screens, to leave room for the content below. */
  shown: 'whole' | 'page';
}

/** Banner of a company's page; nothing if there is none or it failed to load. Decorative. */
export function BannerImage({ path, sizes, shown }: BannerImageProps) {
  const { fileUrl } = useServices();
  const [failed, setFailed] = useState<string | null>(null);
  const [widest] = bannerWidths;
  const image = path === failed ? 'none' : resolveImage(path, fileUrl, widest, widest);
  if (typeof image === 'string') return null;
  const noticeEarlierFailure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(path);
  };
  return (
    <Box
      component="img"
      ref={noticeEarlierFailure}
      alt=""
      src={image.src}
      srcSet={image.srcSet}
      sizes={sizes}
      width={widest}
      height={widest / bannerRatio}
      fetchPriority="high"
      onError={() => setFailed(path)}
      sx={{
        display: 'block',
        inlineSize: '100%',
        blockSize: 'auto',
        aspectRatio: shown === 'whole' ? String(bannerRatio) : { xs: String(bannerRatio), md: '6' },
        objectFit: 'cover',
        borderRadius: '8px',
        backgroundColor: 'surface.sunken',
      }}
    />
  );
}

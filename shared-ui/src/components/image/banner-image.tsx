import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { bannerRatio, bannerWidths } from '../../pictures/limits.ts';
import { resolveImage } from './resolve-image.ts';

interface BannerImageProps {
  path: string | null;
  /** Widths at which it is shown, as in the HTML attribute. */
  sizes: string;
  /** `page`: on wide screens the middle of it, so that it leaves room for what follows. */
  shown: 'whole' | 'page';
}

/** The strip on top of a company's page; nothing where there is none or it cannot be fetched. Decoration: without words. */
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

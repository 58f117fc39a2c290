import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { bannerRatio, bannerWidths } from '../../pictures/limits.ts';
import { resolveImage } from './resolve-image.ts';

/** The strip on top of a company's page; nothing where there is none or it cannot be fetched. Decoration: without words. */
export function BannerImage({ path, sizes }: { path: string | null; sizes: string }) {
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
        aspectRatio: String(bannerRatio),
        objectFit: 'cover',
        borderRadius: '8px',
        backgroundColor: 'surface.sunken',
      }}
    />
  );
}

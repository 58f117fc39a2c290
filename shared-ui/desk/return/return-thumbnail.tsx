import { useEffect, useState } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiImageOffOutline, mdiImageOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ReturnPictureSource } from './return-source.ts';

interface ReturnThumbnailProps {
  path: string;
  sign: ReturnPictureSource['sign'];
  /** Address of the picture if the page still holds its file. */
  preview?: string;
  alt: string;
}

/** Small private picture; an icon until its address is signed, and after a failure. */
export function ReturnThumbnail({ path, sign, preview, alt }: ReturnThumbnailProps) {
  const [signed, setSigned] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isHeld = preview !== undefined;
  useEffect(() => {
    if (isHeld) return undefined;
    let isGone = false;
    sign(path).then(
      (address) => !isGone && setSigned(address),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [path, sign, isHeld]);
  const address = preview ?? signed;
  if (address && !hasFailed)
    return (
      <Box
        component="img"
        src={address}
        alt={alt}
        onError={() => setFailed(true)}
        sx={{ display: 'block', inlineSize: 72, blockSize: 72, objectFit: 'cover' }}
      />
    );
  return (
    <Box
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      sx={{
        display: 'grid',
        placeItems: 'center',
        inlineSize: 72,
        blockSize: 72,
        color: 'text.secondary',
        backgroundColor: 'surface.sunken',
      }}
    >
      <Icon path={hasFailed ? mdiImageOffOutline : mdiImageOutline} />
    </Box>
  );
}

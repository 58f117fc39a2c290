import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

/** Interval between two scans of the picture, ms. */
const pause = 150;

/** Camera view that reports each barcode; the same code is reported again only after it left the picture. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('stock-count');
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<'refused' | 'missing' | null>(null);
  const latestOnCode = useRef(onCode);
  useEffect(() => {
    latestOnCode.current = onCode;
  });
  useEffect(() => {
    const stop = new AbortController();
    scan(video.current!, (code) => latestOnCode.current(code), stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      setFailure(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
    });
    return () => stop.abort();
  }, []);
  if (failure) return <Alert severity="warning">{t(`camera.${failure}`)}</Alert>;
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={t('camera.picture')}
      sx={{
        inlineSize: '100%',
        maxBlockSize: 320,
        objectFit: 'cover',
        borderRadius: 1,
        backgroundColor: 'surface.sunken',
      }}
    />
  );
}

async function scan(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return end();
  signal.addEventListener('abort', end, { once: true });
  video.srcObject = stream;
  await video.play();
  const { createBarcodeReader } = await import(/* webpackChunkName: "barcodes" */ './read-barcodes.ts');
  const readBarcode = await createBarcodeReader();
  let last: string | null = null;
  while (!signal.aborted) {
    const code = video.videoWidth > 0 ? await readBarcode(video) : null;
    if (code !== null && code !== last) onCode(code);
    last = code;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

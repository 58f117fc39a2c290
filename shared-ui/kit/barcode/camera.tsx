import { useEffect, useRef, useState } from 'react';
import { Box } from '../mui.ts';
import { Alert } from '../mui-overlays.ts';

/** Interval between two scans of the picture, ms. */
const pause = 150;

interface CameraProps {
  onCode: (code: string) => void;
  /** Accessible name of the picture. */
  label: string;
  /** Messages if the browser refuses the camera, or has none. */
  refused: string;
  missing: string;
}

/** Camera view that reports each barcode; the same code is reported again only after it left the picture. */
export function Camera({ onCode, label, refused, missing }: CameraProps) {
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
  if (failure) return <Alert severity="warning">{failure === 'refused' ? refused : missing}</Alert>;
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={label}
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

import { hasText, type PictureFormat, requireSound, viewOf } from './format.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;

export const isJpeg = (bytes: Uint8Array): boolean => hasText(bytes, 0, '\xff\xd8\xff');

/** SOF0 to SOF15, without the markers DHT, JPG and DAC in between. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Offset of the next marker after the compressed data of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    const isData = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (isData ? 2 : 1));
  }
  return bytes.length;
}

/** Reads all segments; the end of the picture must be the end of the file. */
export function readJpeg(bytes: Uint8Array): PictureFormat {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  let at = 2;
  for (;;) {
    requireSound(view.getUint8(at) === 0xff);
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) break;
    // Skips fill bytes, which may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    requireSound(length >= 2);
    if (isFrame(marker)) {
      requireSound(size === null);
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + length;
    if (marker === startOfScan) {
      requireSound(size !== null);
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  requireSound(size !== null && hasScan && at + 2 === bytes.length);
  return { type: 'image/jpeg', ...size };
}

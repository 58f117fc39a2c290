import { hasText, type PictureFormat, requireSound, viewOf } from './format.ts';

const signature = '\x89PNG\r\n\x1a\n';
const headerLength = 13;

export const isPng = (bytes: Uint8Array): boolean => hasText(bytes, 0, signature);

/** Reads all chunks; the last must be the end of the file. */
export function readPng(bytes: Uint8Array): PictureFormat {
  const view = viewOf(bytes);
  requireSound(view.getUint32(8) === headerLength && hasText(bytes, 12, 'IHDR'));
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasPixels = false;
  let at = signature.length;
  while (!hasText(bytes, at + 4, 'IEND')) {
    hasPixels ||= hasText(bytes, at + 4, 'IDAT');
    at += 12 + view.getUint32(at);
  }
  requireSound(hasPixels && view.getUint32(at) === 0 && at + 12 === bytes.length);
  return { type: 'image/png', ...size };
}

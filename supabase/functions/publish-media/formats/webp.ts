import { FileError, hasText, type PictureFormat, requireSound, viewOf } from './format.ts';

interface Size {
  width: number;
  height: number;
}

export const isWebp = (bytes: Uint8Array): boolean => hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP');

const animation = 0x02;

const sizeOf: Record<string, (view: DataView, at: number) => Size> = {
  'VP8 ': (view, at) => {
    const isKeyFrame = (view.getUint8(at) & 1) === 0;
    requireSound(isKeyFrame && view.getUint16(at + 3) === 0x9d01 && view.getUint8(at + 5) === 0x2a);
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
  },
  VP8L: (view, at) => {
    requireSound(view.getUint8(at) === 0x2f);
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};

function readCanvas(view: DataView, at: number): Size {
  // Animations are refused, because the shop shows only still pictures.
  if (view.getUint8(at) & animation) throw new FileError('not_a_picture');
  const uint24 = (place: number) => view.getUint16(place, true) + (view.getUint8(place + 2) << 16);
  return { width: uint24(at + 4) + 1, height: uint24(at + 7) + 1 };
}

/** Reads all chunks; canvas and picture must have the same size. */
export function readWebp(bytes: Uint8Array): PictureFormat {
  const view = viewOf(bytes);
  requireSound(view.getUint32(4, true) + 8 === bytes.length);
  let canvas: Size | null = null;
  let picture: Size | null = null;
  let at = 12;
  while (at < bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    requireSound(at + 8 + length <= bytes.length);
    if (name === 'VP8X') canvas = readCanvas(view, at + 8);
    const read = sizeOf[name];
    if (read) {
      requireSound(picture === null);
      picture = read(view, at + 8);
    }
    at += 8 + length + (length % 2);
  }
  requireSound(picture !== null && at === bytes.length);
  requireSound(!canvas || (canvas.width === picture.width && canvas.height === picture.height));
  return { type: 'image/webp', ...picture };
}

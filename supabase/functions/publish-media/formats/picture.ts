import { FileError, type PictureFormat } from './format.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

/** Pixels; a larger picture would fill a visitor's memory when it is shown. */
export const largestSide = 12_000;

const readers: [(bytes: Uint8Array) => boolean, (bytes: Uint8Array) => PictureFormat][] = [
  [isWebp, readWebp],
  [isJpeg, readJpeg],
  [isPng, readPng],
];

/** Reads type and size from the bytes without decoding the picture. Throws FileError. */
export function readPicture(bytes: Uint8Array): PictureFormat {
  const reader = readers.find(([fits]) => fits(bytes))?.[1];
  if (!reader) throw new FileError('not_a_picture');
  const format = read(reader, bytes);
  if (format.width > largestSide || format.height > largestSide)
    throw new FileError('picture_dimensions', { limit: largestSide });
  if (format.width === 0 || format.height === 0) throw new FileError('file_damaged');
  return format;
}

function read(reader: (bytes: Uint8Array) => PictureFormat, bytes: Uint8Array): PictureFormat {
  try {
    return reader(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new FileError('file_damaged');
    throw error;
  }
}

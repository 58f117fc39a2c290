import { encodeOn, type EncodedPicture, type Surface } from './draw.ts';
import { largestFile, PictureError, type PictureShape } from './limits.ts';
import { startPictureWorker } from './start-worker.ts';
import type { PictureResponse, PictureRequest } from './worker.ts';

export type { EncodedPicture };

function makeSurface(width: number, height: number): Surface {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false })!;
  const encode = (type: string, quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return { canvas, context, encode };
}

/**
 * The worker failed to start, which causes an error event without a response; the page then encodes the
 * picture itself.
 */
class WorkerBroken extends Error {}

function encodeInWorker(request: PictureRequest, signal?: AbortSignal): Promise<EncodedPicture> {
  const worker = startPictureWorker();
  const response = new Promise<EncodedPicture>((resolve, reject) => {
    const stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    worker.addEventListener('error', () => reject(new WorkerBroken()));
    worker.addEventListener('messageerror', () => reject(new WorkerBroken()));
    worker.addEventListener('message', ({ data }: MessageEvent<PictureResponse>) => {
      if ('files' in data) resolve(data.files);
      else reject(new PictureError(data.problem, data.context));
    });
    worker.postMessage(request);
  });
  return response.finally(() => worker.terminate());
}

/**
 * Encodes a picture as WebP files, or as JPEG if the browser cannot write WebP, in the widths of its shape,
 * rotated according to its metadata. Uses a worker if there is one. Throws PictureError: `not_a_picture`,
 * `picture_dimensions`, `file_too_large`.
 */
export async function encodePicture(
  file: Blob,
  signal?: AbortSignal,
  shape: PictureShape = 'square',
): Promise<EncodedPicture> {
  if (file.size > largestFile) throw new PictureError('file_too_large');
  if (typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined') {
    try {
      return await encodeInWorker({ file, shape }, signal);
    } catch (error) {
      if (!(error instanceof WorkerBroken)) throw error;
    }
  }
  const files = await encodeOn(makeSurface, file, shape);
  signal?.throwIfAborted();
  return files;
}

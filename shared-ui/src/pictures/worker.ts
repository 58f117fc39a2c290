import { encodeOn, type EncodedPicture, type Surface } from './draw.ts';
import { PictureError, type PictureProblem } from './limits.ts';

export type PictureAnswer =
  { files: EncodedPicture } | { problem: PictureProblem; context: Record<string, number> };

function makeSurface(side: number): Surface {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { alpha: false })!;
  return { canvas, context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (message: PictureAnswer) => self.postMessage(message);
  encodeOn(makeSurface, data).then(
    (files) => answer({ files }),
    (error: unknown) =>
      answer(
        error instanceof PictureError
          ? { problem: error.code, context: error.context }
          : { problem: 'image_upload_failed', context: {} },
      ),
  );
});

import { encodeOn, type EncodedPicture, type Surface } from './draw.ts';
import { PictureError, type PictureProblem, type PictureShape } from './limits.ts';

export interface PictureRequest {
  file: Blob;
  shape: PictureShape;
}

export type PictureResponse =
  { files: EncodedPicture } | { problem: PictureProblem; context: Record<string, number> };

function makeSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false })!;
  return { canvas, context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
}

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  const respond = (message: PictureResponse) => self.postMessage(message);
  encodeOn(makeSurface, data.file, data.shape).then(
    (files) => respond({ files }),
    (error: unknown) =>
      respond(
        error instanceof PictureError
          ? { problem: error.code, context: error.context }
          : { problem: 'image_upload_failed', context: {} },
      ),
  );
});

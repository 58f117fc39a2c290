/** Widths in px of a square picture, the original first. */
export const pictureWidths = [960, 640, 320, 160] as const;

/** Product pictures are contained in a square; a banner fills a strip four times as wide as high. */
export type PictureShape = 'square' | 'banner';

/** Widths in px of a banner, the original first. */
export const bannerWidths = [1600, 640, 320, 160] as const;
export const bannerRatio = 4;

/** Maximum side length in px; larger pictures exhaust the memory of a phone. */
export const largestSide = 12_000;

/** Maximum size in bytes of a chosen file; phones write 3 to 12 MB. */
export const largestFile = 50 * 1024 * 1024;

export type PictureProblem =
  'not_a_picture' | 'picture_dimensions' | 'file_too_large' | 'image_upload_failed';

/** A picture that cannot be encoded; `errors:<code>` is the message. */
export class PictureError extends Error {
  readonly code: PictureProblem;
  readonly context: Record<string, number>;

  constructor(code: PictureProblem, context: Record<string, number> = {}) {
    super(code);
    this.name = 'PictureError';
    this.code = code;
    this.context = context;
  }
}

/** Widths in px in which the shop shows a picture, the whole one first; each is a square. */
export const pictureWidths = [960, 640, 320, 160] as const;

/** Goods stand whole in a square; a banner fills a strip four times as wide as high. */
export type PictureShape = 'square' | 'banner';

/** The same for banners, by their width. */
export const bannerWidths = [1600, 640, 320, 160] as const;
export const bannerRatio = 4;

/** Px of a side; what is larger fills the memory of a phone. */
export const largestSide = 12_000;

/** Bytes of the file that somebody chooses; phones write 3 to 12 MB. */
export const largestFile = 50 * 1024 * 1024;

export type PictureProblem =
  'not_a_picture' | 'picture_dimensions' | 'file_too_large' | 'image_upload_failed';

/** A picture that cannot be encoded; the code is translated by `errors:<code>`. */
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

import {
  bannerRatio,
  bannerWidths,
  largestSide,
  PictureError,
  type PictureShape,
  pictureWidths,
} from './limits.ts';

/** Files of one type by their width in px. */
export type EncodedPicture = Map<number, Blob>;

/** A canvas of the page or of a worker. */
export interface Surface {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  encode(type: string, quality: number): Promise<Blob | null>;
}

/** From 0 to 1; photographs at these sizes look the same as the original. */
const quality = 0.82;

async function decode(file: Blob): Promise<ImageBitmap> {
  let bitmap: ImageBitmap;
  try {
    // Phones store the rotation as metadata instead of rotating the picture.
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError('not_a_picture');
  }
  if (bitmap.width <= largestSide && bitmap.height <= largestSide) return bitmap;
  bitmap.close();
  throw new PictureError('picture_dimensions', { limit: largestSide });
}

/** Draws the whole picture in the middle of a white square. */
function drawContained({ context }: Surface, side: number, picture: ImageBitmap): void {
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
}

/** Fills the strip with the middle of the picture. */
function drawCovering({ context }: Surface, width: number, height: number, picture: ImageBitmap): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
}

/** Encodes in one type; null if the browser cannot encode that type, because it then returns PNG. */
async function encodeIn(type: string, surfaces: Map<number, Surface>): Promise<EncodedPicture | null> {
  const files: EncodedPicture = new Map();
  for (const [width, surface] of surfaces) {
    const file = await surface.encode(type, quality);
    if (file?.type !== type) return null;
    files.set(width, file);
  }
  return files;
}

/** Decodes a picture and encodes it in the shop's widths, without the metadata of its file. */
export async function encodeOn(
  makeSurface: (width: number, height: number) => Surface,
  file: Blob,
  shape: PictureShape,
): Promise<EncodedPicture> {
  const picture = await decode(file);
  const surfaces = new Map<number, Surface>();
  let larger: Surface | null = null;
  for (const width of shape === 'banner' ? bannerWidths : pictureWidths) {
    const height = shape === 'banner' ? width / bannerRatio : width;
    const surface = makeSurface(width, height);
    if (larger) {
      surface.context.imageSmoothingQuality = 'high';
      surface.context.drawImage(larger.canvas, 0, 0, width, height);
    } else if (shape === 'banner') {
      drawCovering(surface, width, height, picture);
    } else {
      drawContained(surface, width, picture);
    }
    surfaces.set(width, surface);
    larger = surface;
  }
  picture.close();
  const files = (await encodeIn('image/webp', surfaces)) ?? (await encodeIn('image/jpeg', surfaces));
  if (!files) throw new PictureError('image_upload_failed');
  return files;
}

import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Picture } from './pictures.ts';

const widths = [160, 320, 640] as const;
const fullWidth = 960;

/** Where files go and with which right. */
export interface FileStore {
  apiUrl: string;
  secretKey: string;
}

/** Stores a file, replacing one of the same name. */
export async function storeFile(
  store: FileStore,
  bucket: string,
  path: string,
  type: string,
  body: Uint8Array,
): Promise<void> {
  const response = await fetch(`${store.apiUrl}/storage/v1/object/${bucket}/${path}`, {
    method: 'POST',
    headers: {
      apikey: store.secretKey,
      authorization: `Bearer ${store.secretKey}`,
      'content-type': type,
      'cache-control': 'max-age=31536000',
      'x-upsert': 'true',
    },
    body: body as Uint8Array<ArrayBuffer>,
  });
  if (!response.ok)
    throw new Error(`${path} could not be stored: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function render(svg: string): Promise<Map<string, Buffer>> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * fullWidth) / 240 })
    .resize(fullWidth, fullWidth)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const encode = (width: number) =>
    sharp(data, { raw }).resize(width, width).webp({ quality: 76, effort: 1 }).toBuffer();
  const files = new Map<string, Buffer>([['', await encode(fullWidth)]]);
  for (const width of widths) files.set(`-${width}`, await encode(width));
  return files;
}

/** Runs the task for every item, `lanes` of them at a time. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}

/** Renders every picture in all widths and stores it. */
export async function storePictures(store: FileStore, pictures: readonly Picture[]): Promise<void> {
  sharp.concurrency(1);
  await inLanes(pictures, Math.max(2, availableParallelism()) + 1, async ({ path, svg }) => {
    const files = await render(svg);
    await Promise.all(
      [...files].map(([suffix, file]) =>
        storeFile(store, 'product-images', `${path}${suffix}.webp`, 'image/webp', file),
      ),
    );
  });
}

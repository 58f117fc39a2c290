import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Picture } from './pictures.ts';

const widths = [160, 320, 640] as const;
const fullWidth = 960;
/** Of 100: drawings in flat colours look the same as at 76, in five sixths of its bytes. */
const quality = 60;

/** Where files go and with which right. */
export interface FileStore {
  apiUrl: string;
  secretKey: string;
}

// The server may close a keep-alive connection just as it is reused, so each file gets its own.
const agent = new Agent({ keepAlive: false, maxSockets: 16 });

/** Stores a file, replacing one of the same name. */
export function storeFile(
  store: FileStore,
  bucket: string,
  path: string,
  type: string,
  body: Uint8Array,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${store.apiUrl}/storage/v1/object/${bucket}/${path}`,
      {
        agent,
        method: 'POST',
        headers: {
          apikey: store.secretKey,
          authorization: `Bearer ${store.secretKey}`,
          'content-type': type,
          'content-length': body.length,
          'cache-control': 'max-age=31536000',
          'x-upsert': 'true',
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) return resolve();
          const answer = Buffer.concat(parts).toString();
          reject(new Error(`${path} could not be stored: ${response.statusCode} ${answer}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function render(svg: string): Promise<Map<string, Buffer>> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * fullWidth) / 240 })
    .resize(fullWidth, fullWidth)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const encode = (width: number) =>
    sharp(data, { raw }).resize(width, width).webp({ quality, effort: 2 }).toBuffer();
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

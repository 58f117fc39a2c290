import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Size that link previews of messengers and social networks show uncut, px. */
const preview = { width: 1200, height: 630 };
/** Largest picture that is read; the storage bucket accepts no larger ones. Bytes. */
const longestPicture = 5 * 1024 * 1024;
/** Bytes of pictures kept in memory. */
const kept = 16 * 1024 * 1024;
const timeLimit = 10_000;

// Paths of product pictures: the folder of a company or of the demo catalogue, and a name derived from the content.
const folder = String.raw`:folder(^[a-z0-9-]{1,40}$)`;
const file = String.raw`:file(^[a-z0-9-]{1,120}\.(?:webp|jpe?g|png)$)`;

/**
 * Serves product pictures for link previews as `/share/<path in the bucket>.jpg`. Most originals are WebP, which some
 * messengers do not show. 404 if there is no such picture, 502 if the storage fails.
 */
export function registerSharePictures(server: FastifyInstance, apiUrl: string): void {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: kept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (path) => drawPreview(`${apiUrl}/storage/v1/object/public/product-images/${path}`),
  });
  server.get<{ Params: { folder: string; file: string } }>(
    `/share/${folder}/${file}.jpg`,
    async ({ params }, reply) => {
      const picture = await pictures.fetch(`${params.folder}/${params.file}`).catch(() => null);
      if (picture === null) return reply.code(502).header('cache-control', 'no-store').send();
      if (picture === undefined) return reply.callNotFound() as unknown as typeof reply;
      return reply
        .headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(picture);
    },
  );
}

/** JPEG of a picture, whole on white; undefined if there is none. */
async function drawPreview(address: string): Promise<Buffer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
  if (response.status === 400 || response.status === 404) return undefined;
  const length = Number(response.headers.get('content-length'));
  if (!response.ok || length > longestPicture) throw new Error(`${address} returned ${response.status}`);
  return sharp(await response.arrayBuffer())
    .resize({ ...preview, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84 })
    .toBuffer();
}

import { Agent, request } from 'node:http';

export interface FileStore {
  apiUrl: string;
  secretKey: string;
}

// Each file uses its own connection, because the server may close a keep-alive connection while it is reused.
const agent = new Agent({ keepAlive: false, maxSockets: 16 });

/** Uploads a file, replacing one with the same path. */
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

/** Runs the task for every item, `concurrency` of them at a time. */
export async function forEachParallel<T>(
  items: readonly T[],
  concurrency: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}

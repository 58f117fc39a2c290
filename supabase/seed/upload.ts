import { Agent, request } from 'node:http';

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

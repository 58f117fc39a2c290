import { knowsSecretKey } from '../_shared/secret-key.ts';

/** Files of one bucket that nobody needs. */
export interface OldFiles {
  /** Their names; some of them when there are many. */
  list(): Promise<string[]>;
  /** Removes them and answers how many went. */
  remove(names: string[]): Promise<number>;
}

/** What the function works with; index.ts wires the real things. */
export interface Dependencies {
  /** Keys of which a caller must know one. */
  secretKeys: string[];
  /** Buckets with files that were uploaded and never used. */
  stores: OldFiles[];
  /** Milliseconds since a fixed moment. */
  now(): number;
}

/** A call starts no further batch after this many milliseconds; hosted projects end calls after 150 s. */
const timeForCall = 40_000;

/** Removes old files until none is left, none can be removed, or time is up. */
async function clear({ stores, now }: Dependencies): Promise<number> {
  const end = now() + timeForCall;
  let total = 0;
  for (const { list, remove } of stores) {
    let removed: number;
    do {
      const names = await list();
      removed = names.length > 0 ? await remove(names) : 0;
      total += removed;
    } while (removed > 0 && now() < end);
  }
  return total;
}

/** Answers POST with the secret key: removes files that nobody took in time, and tells how many. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return Response.json({ code: 'not_found' }, { status: 405 });
    if (!knowsSecretKey(request, dependencies.secretKeys))
      return Response.json({ code: 'not_allowed' }, { status: 401 });
    try {
      return Response.json({ removed: await clear(dependencies) });
    } catch (error) {
      console.error('clear-uploads', error instanceof Error ? error.message : error);
      return Response.json({ code: 'service_unavailable' }, { status: 503 });
    }
  };
}

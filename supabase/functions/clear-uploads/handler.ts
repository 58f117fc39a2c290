import { knowsSecretKey } from '../_shared/secret-key.ts';

/** Files of one bucket that nobody needs. */
export interface OldFiles {
  /** Names the store in reports. */
  name: string;
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
  /** Records that a file, or a whole store, failed; a file that failed three times is no longer listed. */
  recordFailure(item: string, error: string): Promise<void>;
  /** Milliseconds since a fixed moment. */
  now(): number;
}

/** A call starts no further batch after this many milliseconds; hosted projects end calls after 150 s. */
const timeForCall = 40_000;

/** One call: removes old files of every store until none is left, none can be removed, or time is up. */
class Clearing {
  private readonly dependencies: Dependencies;
  private readonly failed = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  async run(): Promise<number> {
    const { stores, now } = this.dependencies;
    const end = now() + timeForCall;
    let total = 0;
    for (const store of stores) {
      try {
        let removed: number;
        do {
          removed = await this.removeBatch(store);
          total += removed;
        } while (removed > 0 && now() < end);
      } catch (error) {
        await this.recordFailure(store.name, error);
      }
    }
    return total;
  }

  /** Removes the files that a store lists now; if they cannot be removed together, one by one. */
  private async removeBatch({ list, remove }: OldFiles): Promise<number> {
    const names = (await list()).filter((name) => !this.failed.has(name));
    if (names.length === 0) return 0;
    try {
      return await remove(names);
    } catch {
      let removed = 0;
      for (const name of names) {
        try {
          removed += await remove([name]);
        } catch (error) {
          this.failed.add(name);
          await this.recordFailure(name, error);
        }
      }
      return removed;
    }
  }

  private async recordFailure(item: string, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    console.error('clear-uploads', item, message);
    await this.dependencies.recordFailure(item, message);
  }
}

/** Answers POST with the secret key: removes files that nobody took in time, and tells how many. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return Response.json({ code: 'not_found' }, { status: 405 });
    if (!knowsSecretKey(request, dependencies.secretKeys))
      return Response.json({ code: 'not_allowed' }, { status: 401 });
    try {
      return Response.json({ removed: await new Clearing(dependencies).run() });
    } catch (error) {
      console.error('clear-uploads', error instanceof Error ? error.message : error);
      return Response.json({ code: 'service_unavailable' }, { status: 503 });
    }
  };
}

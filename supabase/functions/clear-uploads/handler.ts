import { knowsSecretKey } from '../_shared/secret-key.ts';

/** Unused files of one kind. */
export interface OldFiles {
  /** Name of the kind in failure records. */
  name: string;
  /** Names of the next files to remove; not necessarily all. */
  list(): Promise<string[]>;
  /** Removes files and returns the number of removed files. */
  remove(names: string[]): Promise<number>;
}

export interface Dependencies {
  /** Accepted keys of callers. */
  secretKeys: string[];
  stores: OldFiles[];
  /** Records a failed file or store; a file that failed three times is no longer listed. */
  recordFailure(item: string, error: string): Promise<void>;
  /** Milliseconds since any fixed time. */
  now(): number;
}

/** Time after which a call starts no further batch, ms; hosted projects end calls after 150 s. */
const timeForCall = 40_000;

/** One call: removes old files of every store until none is left, none can be removed, or the time limit is reached. */
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

  /** Removes one batch of a store; if that fails, removes its files one by one. */
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

/** Handles POST with the secret key: removes unused files and returns `{removed}`, their number. */
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

import type { RemoteApp } from '@mawad/shared-ui/contract';
import { within } from '../within.ts';
import { findMismatches, parseManifest, type PinnedManifest } from './manifest.ts';
import { RemoteError } from './remote-error.ts';

/** Time a remote has to arrive, in milliseconds. */
const remoteTimeout = 8000;

/** What the loader needs of the federation runtime. */
export interface FederationRuntime {
  /** Runs the remote's entry script and evaluates its exposed module. */
  evaluate(id: string, entry: string): Promise<unknown>;
  /** Versions of the shared modules the shell provides. */
  provided(): Record<string, string>;
  /** Names that our own shared modules export, which are not part of the first view. */
  providedExports(): Promise<Record<string, string[]>>;
}

export interface LoaderOptions {
  /** Remote id → manifest address. */
  remotes: Record<string, string>;
  /** Manifests that came with the page; used for the first attempt only. */
  manifests?: Record<string, PinnedManifest>;
  runtime: FederationRuntime;
  timeout?: number;
  /** Hears of each attempt that failed. */
  onFailure?: (error: RemoteError) => void;
}

export interface RemoteLoader {
  /** Loads a remote once. Rejects with RemoteError; the next call tries again. */
  load(id: string): Promise<RemoteApp>;
}

/** Creates the loader: one attempt at a time per remote, failures are never remembered. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const attempts = new Map<string, number>();
  const pending = new Map<string, Promise<RemoteApp>>();

  async function attempt(id: string): Promise<RemoteApp> {
    const tried = attempts.get(id) ?? 0;
    attempts.set(id, tried + 1);
    try {
      return await within(options.timeout ?? remoteTimeout, (signal) =>
        fetchRemote(options, id, tried, signal),
      );
    } catch (error) {
      pending.delete(id);
      const failure = error instanceof RemoteError ? error : new RemoteError(id, error);
      options.onFailure?.(failure);
      throw failure;
    }
  }

  return {
    load(id) {
      const known = pending.get(id) ?? attempt(id);
      pending.set(id, known);
      return known;
    },
  };
}

async function fetchRemote(
  { remotes, manifests, runtime }: LoaderOptions,
  id: string,
  tried: number,
  signal: AbortSignal,
): Promise<RemoteApp> {
  const address = remotes[id];
  if (!address) throw new Error('it is not listed in remotes.json');
  const pinned = tried === 0 ? manifests?.[id] : undefined;
  const manifest = pinned ?? (await fetchManifest(address, signal));
  // The server, of the same build as this shell, compared the names of a manifest that came with the page.
  const names = pinned ? undefined : await runtime.providedExports();
  const mismatches = findMismatches(manifest, runtime.provided(), names);
  if (mismatches.length > 0) throw new RemoteError(id, null, mismatches);
  return asRemoteApp(id, await runtime.evaluate(id, entryAddress(address, manifest, tried)));
}

async function fetchManifest(url: string, signal: AbortSignal): Promise<PinnedManifest> {
  const response = await fetch(url, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`its manifest answered ${response.status}`);
  return parseManifest(await response.json());
}

function asRemoteApp(id: string, module: unknown): RemoteApp {
  const app = (module as { default?: Partial<RemoteApp> } | null)?.default;
  if (app?.id !== id || !Array.isArray(app.routes) || !app.messages) {
    throw new Error('its module does not follow the contract');
  }
  return app as RemoteApp;
}

/** A script that failed once is asked for under another address: the runtime remembers addresses. */
function entryAddress(manifestUrl: string, { metaData }: PinnedManifest, tried: number): string {
  const url = new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, manifestUrl);
  if (tried > 0) url.searchParams.set('attempt', `${tried}-${Date.now()}`);
  return url.href;
}

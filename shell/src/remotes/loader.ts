import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { within } from '../within.ts';
import { findMismatches, parseManifest, type PinnedManifest } from './manifest.ts';
import { RemoteError } from './remote-error.ts';

/** Time limit for loading a remote, in milliseconds. */
const remoteTimeout = 8000;

export interface FederationRuntime {
  /** Runs the remote's entry script and evaluates its exposed module. */
  evaluate(id: string, entry: string): Promise<unknown>;
  /** Versions of the shared modules that the shell provides. */
  provided(): Record<string, string>;
  /**
   * Export names of our own shared modules; loaded on demand, because they are not part of the first view.
   */
  providedExports(): Promise<Record<string, string[]>>;
}

export interface LoaderOptions {
  /** Remote id → manifest address. */
  remotes: Record<string, string>;
  /** Manifests inlined in the page; used for the first attempt only. */
  manifests?: Record<string, PinnedManifest>;
  runtime: FederationRuntime;
  timeout?: number;
  /** Called after each failed attempt. */
  onFailure?: (error: RemoteError) => void;
}

export interface RemoteLoader {
  /** Loads a remote once. Rejects with RemoteError; the next call retries. */
  load(id: string): Promise<RemoteApp>;
}

/** Creates the loader: one attempt at a time per remote; failures are not cached. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const attempts = new Map<string, number>();
  const pending = new Map<string, Promise<RemoteApp>>();

  async function attempt(id: string): Promise<RemoteApp> {
    const failures = attempts.get(id) ?? 0;
    attempts.set(id, failures + 1);
    try {
      return await within(options.timeout ?? remoteTimeout, (signal) =>
        fetchRemote(options, id, failures, signal),
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
      const promise = pending.get(id) ?? attempt(id);
      pending.set(id, promise);
      return promise;
    },
  };
}

async function fetchRemote(
  { remotes, manifests, runtime }: LoaderOptions,
  id: string,
  failures: number,
  signal: AbortSignal,
): Promise<RemoteApp> {
  const address = remotes[id];
  if (!address) throw new Error('it is not listed in remotes.json');
  const pinned = failures === 0 ? manifests?.[id] : undefined;
  const manifest = pinned ?? (await fetchManifest(address, signal));
  // For an inlined manifest the server already compared the names; it has the same build as this shell.
  const names = pinned ? undefined : await runtime.providedExports();
  const mismatches = findMismatches(manifest, runtime.provided(), names);
  if (mismatches.length > 0) throw new RemoteError(id, null, mismatches);
  return asRemoteApp(id, await runtime.evaluate(id, entryAddress(address, manifest, failures)));
}

async function fetchManifest(url: string, signal: AbortSignal): Promise<PinnedManifest> {
  const response = await fetch(url, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`its manifest answered ${response.status}`);
  return parseManifest(await response.json());
}

function asRemoteApp(id: string, module: unknown): RemoteApp {
  const app = (module as { default?: Partial<RemoteApp> } | null)?.default;
  if (app?.id !== id || !Array.isArray(app.routes) || !app.loadMessages) {
    throw new Error('its module does not follow the contract');
  }
  return app as RemoteApp;
}

/**
 * Address of the entry script. A retry gets another address, because the runtime caches failures by address.
 */
function entryAddress(manifestUrl: string, { metaData }: PinnedManifest, failures: number): string {
  const url = new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, manifestUrl);
  if (failures > 0) url.searchParams.set('attempt', `${failures}-${Date.now()}`);
  return url.href;
}

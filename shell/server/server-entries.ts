import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { RemoteManifest } from '../src/remotes/manifest.ts';
import { describeMismatch } from '../src/remotes/remote-error.ts';
import type { ServerBundle } from './bundle.ts';

/** Server entry of a remote and the manifest of the client build beside it. */
export interface ServerEntry {
  /** File name, which changes with every build. */
  file: string;
  app: RemoteApp;
  manifest: RemoteManifest;
}

export type SharedByServer = Pick<
  ServerBundle,
  'provided' | 'versions' | 'exports' | 'parseManifest' | 'findMismatches'
>;

export interface ServerEntrySource {
  /**
   * Returns the latest known entry. Checks the source again at once if `expected` is not the name of that
   * entry. Rejects if no entry fits this server.
   */
  current(expected?: string): Promise<ServerEntry>;
}

/** Time in milliseconds before the source is checked again. */
const freshFor = 1000;
const fetchTimeout = 500;

/**
 * Follows the server entry of one remote. `base` is its build folder or origin (`file:` or `http:`, ending in
 * a slash). If the source fails, the last entry stays in use.
 */
export function createServerEntrySource(
  base: URL,
  bundle: SharedByServer,
  now: () => number = Date.now,
): ServerEntrySource {
  let latest: ServerEntry | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const { file, manifest } = JSON.parse(await read(new URL('server-entry.json', base))) as PinnedEntry;
      if (latest?.file === file) return;
      const code = await read(new URL(file, base));
      latest = { file, ...evaluateServerEntry(code, manifest, bundle) };
    } catch (error) {
      if (!latest) throw error;
    } finally {
      checkedAt = now();
      checking = undefined;
    }
  }

  return {
    async current(expected) {
      const isExpected = latest && (!expected || latest.file === expected);
      if (!isExpected || now() - checkedAt > freshFor) await (checking ??= check());
      return latest!;
    },
  };
}

interface PinnedEntry {
  file: string;
  manifest: unknown;
}

export function evaluateServerEntry(
  code: string,
  manifest: unknown,
  bundle: SharedByServer,
): Omit<ServerEntry, 'file'> {
  const parsed = bundle.parseManifest(manifest);
  const [mismatch] = bundle.findMismatches(parsed, bundle.versions, bundle.exports);
  if (mismatch) throw new Error(describeMismatch(mismatch));
  const module = { exports: {} as { default?: RemoteApp } };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, (request: string) =>
    requireProvided(bundle, request),
  );
  if (!module.exports.default?.routes) throw new Error('It does not follow the contract');
  return { app: module.exports.default, manifest: parsed };
}

function requireProvided({ provided }: Pick<ServerBundle, 'provided'>, request: string): unknown {
  if (request in provided) return provided[request];
  throw new Error(`${request} is not a shared module`);
}

async function read(url: URL): Promise<string> {
  if (url.protocol === 'file:') return readFile(url, 'utf8');
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout) });
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return response.text();
}

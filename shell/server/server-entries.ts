import type { RemoteApp } from '@mawad/shared-ui/contract';
import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { RemoteManifest } from '../src/remotes/manifest.ts';
import { describeMismatch } from '../src/remotes/remote-error.ts';
import type { ServerBundle } from './bundle.ts';

/** A remote's server entry together with the client build that lies beside it. */
export interface ServerEntry {
  /** Its name, another one with every build. */
  file: string;
  app: RemoteApp;
  manifest: RemoteManifest;
}

/** What the server's build tells of its shared modules. */
export type SharedByServer = Pick<
  ServerBundle,
  'provided' | 'versions' | 'exports' | 'parseManifest' | 'findMismatches'
>;

export interface ServerEntrySource {
  /**
   * The newest entry known; the source is asked at once where it is not the one of the name `expected`. Rejects when
   * there is none that fits this server.
   */
  current(expected?: string): Promise<ServerEntry>;
}

/** How long an answer is believed before the source is asked again, in milliseconds. */
const freshFor = 1000;
const fetchTimeout = 500;

/**
 * Follows the server entry of one remote. `base` is its build folder or origin
 * (`file:` or `http:`, ending in a slash). A source that does not answer leaves the last entry in use.
 */
export function createServerEntrySource(
  base: URL,
  bundle: SharedByServer,
  now: () => number = Date.now,
): ServerEntrySource {
  let known: ServerEntry | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const { file, manifest } = JSON.parse(await read(new URL('server-entry.json', base))) as PinnedEntry;
      if (known?.file === file) return;
      const code = await read(new URL(file, base));
      known = { file, ...evaluateServerEntry(code, manifest, bundle) };
    } catch (error) {
      if (!known) throw error;
    } finally {
      checkedAt = now();
      checking = undefined;
    }
  }

  return {
    async current(expected) {
      const isExpected = known && (!expected || known.file === expected);
      if (!isExpected || now() - checkedAt > freshFor) await (checking ??= check());
      return known!;
    },
  };
}

interface PinnedEntry {
  file: string;
  manifest: unknown;
}

/** Runs an entry with the server's own shared modules. */
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

import type { RemoteApp } from '@mawad/shared-ui/contract';
import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { RemoteManifest } from '../src/remotes/manifest.ts';
import { describeMismatch } from '../src/remotes/remote-error.ts';
import type { ServerBundle } from './bundle.ts';

/** A remote's server half together with the client build that lies beside it. */
export interface ServerHalf {
  app: RemoteApp;
  manifest: RemoteManifest;
}

/** What the server's build tells of its shared modules. */
export type SharedByServer = Pick<
  ServerBundle,
  'provided' | 'versions' | 'exports' | 'parseManifest' | 'findMismatches'
>;

export interface HalfSource {
  /** The newest half. Rejects when there is none that fits this server. */
  current(): Promise<ServerHalf>;
}

/** How long an answer is believed before the source is asked again, in milliseconds. */
const freshFor = 1000;
const fetchTimeout = 500;

/**
 * Follows the server half of one remote. `base` is its build folder or origin
 * (`file:` or `http:`, ending in a slash). A source that does not answer leaves the last half in use.
 */
export function createHalfSource(
  base: URL,
  bundle: SharedByServer,
  now: () => number = Date.now,
): HalfSource {
  let known: { file: string; half: ServerHalf } | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const { file, manifest } = JSON.parse(await read(new URL('server-half.json', base))) as PinnedHalf;
      if (known?.file === file) return;
      const code = await read(new URL(file, base));
      known = { file, half: evaluateHalf(code, manifest, bundle) };
    } catch (error) {
      if (!known) throw error;
    } finally {
      checkedAt = now();
      checking = undefined;
    }
  }

  return {
    async current() {
      if (now() - checkedAt > freshFor || !known) await (checking ??= check());
      return known!.half;
    },
  };
}

interface PinnedHalf {
  file: string;
  manifest: unknown;
}

/** Runs a half with the server's own shared modules. */
export function evaluateHalf(code: string, manifest: unknown, bundle: SharedByServer): ServerHalf {
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

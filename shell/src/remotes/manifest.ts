import { satisfy } from '@module-federation/runtime';

/** The part of mf-manifest.json that Mawad reads. */
export interface RemoteManifest {
  name: string;
  metaData: { remoteEntry: { name: string; path: string } };
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** What a browser reads of a manifest to run the remote. */
export type PinnedManifest = Pick<RemoteManifest, 'metaData' | 'shared'>;

/** A shared module that a remote needs in a version that this shell does not provide. */
export interface Mismatch {
  module: string;
  required: string;
  provided: string;
}

/**
 * Compares what a remote was built against with what the shell provides
 * (request → version). Modules that the shell does not provide at all come from the remote.
 */
export function findMismatches({ shared }: PinnedManifest, provided: Record<string, string>): Mismatch[] {
  return shared.flatMap(({ name, requiredVersion }) => {
    const version = provided[name];
    if (!version) return [];
    // Built with the very version: reading ranges takes milliseconds of the page's start.
    if (requiredVersion === `^${version}` || satisfy(version, requiredVersion)) return [];
    return [{ module: name, required: requiredVersion, provided: version }];
  });
}

/** Checks the shape of a fetched manifest. Throws when it is something else, such as an error page. */
export function parseManifest(value: unknown): RemoteManifest {
  const manifest = value as Partial<RemoteManifest> | null;
  const valid =
    typeof manifest?.metaData?.remoteEntry?.name === 'string' &&
    Array.isArray(manifest.shared) &&
    Array.isArray(manifest.exposes);
  if (!valid) throw new Error('Not a federation manifest');
  return manifest as RemoteManifest;
}

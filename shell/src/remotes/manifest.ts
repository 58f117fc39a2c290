import { satisfy } from '@module-federation/runtime';

/** The part of mf-manifest.json that Mawad reads. */
export interface RemoteManifest {
  name: string;
  metaData: { remoteEntry: { name: string; path: string } };
  /** `exports` are names that the build provides (shell) or uses (remote), for our own modules. */
  shared: { name: string; version: string; requiredVersion: string; exports?: string[] }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** What a browser reads of a manifest to run the remote. */
export type PinnedManifest = Pick<RemoteManifest, 'metaData' | 'shared'>;

/** A shared module that this shell provides in another version than a remote needs, or without names that it uses. */
export type Mismatch =
  { module: string; required: string; provided: string } | { module: string; missing: string[] };

/**
 * Compares what a remote was built against with what the shell provides: versions (request →
 * version) and, where known, the names that our own modules export (request → names), which come
 * and go while the workspace's version stays. Modules that the shell does not provide at all come
 * from the remote.
 */
export function findMismatches(
  { shared }: PinnedManifest,
  versions: Record<string, string>,
  names: Record<string, string[]> = {},
): Mismatch[] {
  return shared.flatMap(({ name: module, requiredVersion, exports = [] }): Mismatch[] => {
    const version = versions[module];
    if (!version) return [];
    // Built with the very version: reading ranges takes milliseconds of the page's start.
    if (requiredVersion !== `^${version}` && !satisfy(version, requiredVersion))
      return [{ module, required: requiredVersion, provided: version }];
    const provided = names[module];
    const missing = provided ? exports.filter((name) => !provided.includes(name)) : [];
    return missing.length > 0 ? [{ module, missing }] : [];
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

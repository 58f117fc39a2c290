import { satisfy } from '@module-federation/runtime';

export interface RemoteManifest {
  name: string;
  metaData: { remoteEntry: { name: string; path: string } };
  /** `exports` lists the names that the build provides (shell) or uses (remote), for our own modules only. */
  shared: { name: string; version: string; requiredVersion: string; exports?: string[] }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** Part of a manifest that a browser needs to run the remote. */
export type PinnedManifest = Pick<RemoteManifest, 'metaData' | 'shared'>;

/**
 * A shared module that the shell provides in another version than required, or without exports that the
 * remote uses.
 */
export type Mismatch =
  { module: string; required: string; provided: string } | { module: string; missing: string[] };

/**
 * Compares the requirements of a remote with the shell's modules: versions by request, and export names of
 * our own modules by request, which change without a new version. Modules that the shell does not provide
 * come with the remote.
 */
export function findMismatches(
  { shared }: PinnedManifest,
  versions: Record<string, string>,
  names: Record<string, string[]> = {},
): Mismatch[] {
  return shared.flatMap(({ name: module, requiredVersion, exports = [] }): Mismatch[] => {
    const version = versions[module];
    if (!version) return [];
    // An equal version needs no range check, which takes milliseconds of the page's start.
    if (requiredVersion !== `^${version}` && !satisfy(version, requiredVersion))
      return [{ module, required: requiredVersion, provided: version }];
    const provided = names[module];
    const missing = provided ? exports.filter((name) => !provided.includes(name)) : [];
    return missing.length > 0 ? [{ module, missing }] : [];
  });
}

/** Validates a fetched manifest. Throws if it is something else, such as an error page. */
export function parseManifest(value: unknown): RemoteManifest {
  const manifest = value as Partial<RemoteManifest> | null;
  const valid =
    typeof manifest?.metaData?.remoteEntry?.name === 'string' &&
    Array.isArray(manifest.shared) &&
    Array.isArray(manifest.exposes);
  if (!valid) throw new Error('Not a federation manifest');
  return manifest as RemoteManifest;
}

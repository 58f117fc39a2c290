import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Library version that a patch was written for, and the files that the patch relies on. */
export interface MadeFor {
  library: string;
  version: string;
  /** Paths in the library's folder. */
  files?: string[];
}

/**
 * Returns the folder of the installed library. Throws if another version is installed or a file is missing:
 * the patch must then be checked against the library's new code, and rewritten or deleted.
 */
export function checkLibrary(patch: string, { library, version, files = [] }: MadeFor): string {
  const manifest = findPackageJSON(library, import.meta.url)!;
  const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  if (installed !== version)
    throw new Error(`${patch} was written for ${library} ${version}, and ${installed} is installed`);
  const folder = dirname(manifest);
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`${patch} patches ${missing}, which ${library} ${version} does not have`);
  return folder;
}

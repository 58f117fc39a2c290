import { basename, join } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..', '..');

/** Where a package is built: its `dist`, or a folder of its name under MAWAD_BUILD_DIR. */
export function distOf(dir: string): string {
  const elsewhere = process.env.MAWAD_BUILD_DIR;
  return elsewhere ? join(elsewhere, basename(dir)) : join(dir, 'dist');
}

/** Where a build remembers the files of the one before it. */
export function recordFile(dir: string, part: string): string {
  return join(root, '.cache', 'builds', `${basename(dir)}-${part}.json`);
}

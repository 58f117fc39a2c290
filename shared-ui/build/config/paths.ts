import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/** Output folder of a package: `dist`, or a folder with the package's name in MAWAD_BUILD_DIR. */
export function distOf(dir: string): string {
  const elsewhere = process.env.MAWAD_BUILD_DIR;
  return elsewhere ? join(elsewhere, basename(dir)) : join(dir, 'dist');
}

/** File that records the files of the previous build. */
export function recordFile(dir: string, part: string): string {
  return join(root, '.cache', 'builds', `${basename(dir)}-${part}.json`);
}

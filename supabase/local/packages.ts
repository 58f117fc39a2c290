import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of an installed package, resolved like Node does; for programs that are run, not imported. */
export function packageFolder(name: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error(`The package ${name} is not installed; run npm ci.`);
  }
}

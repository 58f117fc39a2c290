import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, run } from '../run.ts';

const apps = ['shell', 'storefront', 'seller-portal', 'admin-console'];
const shared = ['shared-ui', 'shared-i18n', 'supabase/src'];
const stamp = join(root, 'node_modules/.cache/mawad-build');
const ignored = new Set(['dist', 'node_modules', 'testing']);

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(path);
    else yield path;
  }
}

/** Names what goes into the builds: path, size and content of every source, and the lock file. */
function hashInputs(): string {
  const files = [...apps, ...shared].flatMap((folder) => [...listFiles(join(root, folder))]).sort();
  const hash = createHash('sha256');
  for (const file of [...files, join(root, 'package-lock.json')]) {
    hash
      .update(relative(root, file))
      .update(String(statSync(file).size))
      .update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the four front ends when their sources changed since the last build. Throws when that fails. */
export async function buildIfChanged(): Promise<void> {
  const hash = hashInputs();
  const isBuilt = apps.every((app) => existsSync(join(root, app, 'dist')));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the four front ends.');
  const code = await run('lerna', ['run', 'build', '--loglevel', 'error']);
  if (code !== 0) throw new Error('The front ends could not be built; the messages above say why.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

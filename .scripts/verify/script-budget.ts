import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFacts } from '../../shared-ui/build/plugins/page-plugin.ts';
import { firstScripts } from '../../shell/server/first-scripts.ts';
import type { RemoteManifest } from '../../shell/src/remotes/manifest.ts';
import { root } from '../run.ts';
import { buildIfChanged, compressBuilds } from '../start/build.ts';

/**
 * Limits for the scripts with which each remote starts, bytes compressed with brotli: those of the shell and of the remote,
 * with the messages of one language. Scripts loaded later by a page do not count; `node e2e/bench/first-view.ts` measures
 * whole views.
 */
const budgets = { storefront: 215_000, 'seller-portal': 212_000, 'admin-console': 212_000 };

const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8')) as T;

/** Transferred bytes; small files have no compressed copy. */
function sizeOf(folder: string, file: string): number {
  const path = join(root, folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

await buildIfChanged();
await compressBuilds();
const shell = readJson<PageFacts>('shell/dist/client/page.json');
const rows = Object.entries(budgets).flatMap(([id, budget]) =>
  (['en', 'ar'] as const).map((language) => {
    const manifest = readJson<RemoteManifest>(id, 'dist/mf-manifest.json');
    const sum = (folder: string, files: string[]) =>
      files.reduce((bytes, file) => bytes + sizeOf(folder, file), 0);
    const shells = sum('shell/dist/client', [...shell.scripts, ...shell.asked[language]]);
    const own = sum(`${id}/dist`, firstScripts(id, manifest, language));
    return { remote: id, language, shell: shells, own, together: shells + own, budget };
  }),
);
console.table(rows);
const tooLarge = rows.filter(({ together, budget }) => together > budget);
for (const { remote, language, together, budget } of tooLarge)
  console.error(
    `${remote} (${language}) starts with ${together - budget} bytes of scripts more than its budget.`,
  );
process.exit(tooLarge.length === 0 ? 0 : 1);

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { findDialect } from './dialect.ts';

/** Checks comments and test titles for words and sentence beginnings that puzzle a reader. */
const folders = [
  '.scripts',
  ...['shell', 'storefront', 'seller-portal', 'admin-console', 'shared-ui', 'shared-i18n', 'supabase', 'e2e'],
];
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,sql}`),
  { cwd: root, exclude: (name) => ['node_modules', 'dist', 'migrations'].includes(name) },
  // The cases of this test are examples of refused comments.
).filter((file) => !file.endsWith('verify/dialect.test.ts'));

const refused = files.flatMap((file) =>
  findDialect(readFileSync(join(root, file), 'utf8'), file.endsWith('.sql') ? 'sql' : 'ts').map(
    ({ line, text, reason }) => `${file}:${line}: ${reason}: ${text}`,
  ),
);

for (const problem of refused) console.error(problem);
console.log(
  refused.length === 0 ? `Comments of ${files.length} files are plain.` : `${refused.length} problems`,
);
process.exit(refused.length === 0 ? 0 : 1);

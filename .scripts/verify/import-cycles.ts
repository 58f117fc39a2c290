import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

const folders = [
  '.scripts',
  ...['shell', 'storefront', 'seller-portal', 'admin-console', 'shared-ui', 'shared-i18n', 'supabase', 'e2e'],
];

// Import cycles are refused, because such modules cannot be tested or moved alone and run in an unpredictable order.

/** Static imports and re-exports of relative files, including types; not `import()`, which runs later. */
const importOf = /^(?:import|export)\b[^;'"]*?from\s*'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;

/** Files with accepted cycles: a tree row and its level render each other; a component and its hook share a type. */
const accepted = new Set([
  'admin-console/src/features/categories/category-row.tsx',
  'admin-console/src/features/sellers/use-seller-review.ts',
]);

const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
);
const imports = new Map(
  files.map((file) => {
    if (accepted.has(file)) return [file, []];
    const source = readFileSync(join(root, file), 'utf8');
    const targets = [...source.matchAll(importOf)].map((match) => join(dirname(file), match[1] ?? match[2]!));
    return [file, targets.filter((target) => existsSync(join(root, target)))];
  }),
);

const done = new Set<string>();
const cycles: string[][] = [];

function visit(file: string, path: string[]): void {
  const at = path.indexOf(file);
  if (at >= 0) cycles.push([...path.slice(at), file]);
  if (at >= 0 || done.has(file)) return;
  for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
  done.add(file);
}

for (const file of imports.keys()) visit(file, []);

for (const cycle of cycles) console.error(cycle.join('\n  → '));
console.log(`${files.length} modules, ${cycles.length} import cycles.`);
process.exit(cycles.length === 0 ? 0 : 1);

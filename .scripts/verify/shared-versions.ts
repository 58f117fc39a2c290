import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/** Packages whose identity the micro-frontends share: a second copy breaks context, hooks or styles silently. */
const shared = [
  'react',
  'react-dom',
  'react-router',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/cache',
  '@emotion/styled',
  'stylis',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'zustand',
  '@supabase/postgrest-js',
  '@supabase/auth-js',
];

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const problems = shared.flatMap((name) => {
  const copies = Object.entries(lock.packages).filter(
    ([path, entry]) => path.endsWith(`node_modules/${name}`) && !entry.link,
  );
  return copies.length === 1
    ? []
    : [`${name}: ${copies.map(([path, entry]) => `${path} ${entry.version}`).join(', ') || 'absent'}`];
});

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${shared.length} shared modules, one copy each.` : 'More than one copy.',
);
process.exit(problems.length === 0 ? 0 : 1);

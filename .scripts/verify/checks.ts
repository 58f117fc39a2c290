import type { Check } from '../run.ts';

const functions = ['deliver-emails', 'publish-media', 'fetch-picture', 'clear-uploads'];

/** Checks of the sources in `npm run verify` and `npm test`. */
export const checks: Check[] = [
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '--cache', '.'] },
  {
    name: 'lint and import boundaries',
    command: 'eslint',
    args: ['--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0', '.'],
  },
  {
    // TypeScript 7 checks in half the time and again in seconds; typescript-eslint still needs version 6.
    name: 'types',
    command: 'node',
    args: [
      'node_modules/typescript7/bin/tsc',
      ...['--checkers', '2', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ],
  },
  {
    name: 'types of the edge functions',
    command: 'deno',
    args: ['check', '--quiet', ...functions.map((name) => `supabase/functions/${name}/index.ts`)],
  },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'messages', command: 'node', args: ['.scripts/verify/messages.ts'] },
  { name: 'links of the docs', command: 'node', args: ['.scripts/verify/links.ts'] },
  { name: 'glossary', command: 'node', args: ['.scripts/verify/glossary.ts'] },
  { name: 'proofs of the specification', command: 'node', args: ['.scripts/verify/specification.ts'] },
  {
    name: 'email templates of the auth server',
    command: 'node',
    args: ['supabase/local/write-mails.ts', '--check'],
  },
  { name: 'plain comments and titles', command: 'node', args: ['.scripts/verify/plain-english.ts'] },
  { name: 'database schema', command: 'node', args: ['.scripts/verify/schema.ts'] },
  {
    name: 'one version of each shared module',
    command: 'node',
    args: ['.scripts/verify/shared-versions.ts'],
  },
];

/** Checks of the builds in `npm run verify` and `npm test`; rebuild if sources changed. */
export const buildChecks: Check[] = [
  { name: 'script budget', command: 'node', args: ['.scripts/verify/script-budget.ts'] },
];

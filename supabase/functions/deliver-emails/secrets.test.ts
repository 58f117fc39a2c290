import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('reads only secrets that docs/hosting.md lists', () => {
  const code = read('index.ts') + read('mail-server.ts');
  const names = [...code.matchAll(/\b(?:environment|read)\('([A-Z_]+)'\)/g)].map(([, name]) => name!);
  const ours = names.filter((name) => !name.startsWith('SUPABASE_'));
  expect(ours).toContain('SMTP_HOST');
  const page = read('../../../docs/hosting.md');
  expect(ours.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

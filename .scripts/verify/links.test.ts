import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenReferences } from './links.ts';

const folder = mkdtempSync(join(tmpdir(), 'mawad-links-'));
mkdirSync(join(folder, 'docs'));
mkdirSync(join(folder, 'shell'));
writeFileSync(join(folder, 'shell/app.ts'), '');
writeFileSync(join(folder, 'docs/jobs.md'), '# Jobs\n\n## An item is set aside\n');
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(markdown: string): string[] {
  writeFileSync(join(folder, 'docs/page.md'), markdown);
  return brokenReferences(folder, 'docs/page.md');
}

it('accepts existing files, folders, headings and paths, and links to other sites', () => {
  const links = '[a](jobs.md) [b](jobs.md#an-item-is-set-aside) [c](..) [d](https://example.test) [e](#own)';
  expect(problemsOf(`# Own\n\n${links} \`shell/app.ts\` \`shell/*.ts\` \`shell/dist/client\``)).toEqual([]);
});

it.each([
  ['a link to a missing page', '[a](mail.md)', 'mail.md'],
  ['a link to a missing heading', '[a](jobs.md#times)', 'jobs.md#times'],
  ['a path of a missing file', '`shell/router.ts`', 'shell/router.ts'],
  ['a pattern without a file', '`shell/*.tsx`', 'shell/*.tsx'],
])('reports %s', (_fault, markdown, target) => {
  expect(problemsOf(markdown)).toEqual([`docs/page.md: "${target}" does not exist`]);
});

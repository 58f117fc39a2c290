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

it('accepts links to files, folders, headings and other sites, and paths of files', () => {
  const links = '[a](jobs.md) [b](jobs.md#an-item-is-set-aside) [c](..) [d](https://example.test) [e](#own)';
  expect(problemsOf(`# Own\n\n${links} \`shell/app.ts\` \`shell/*.ts\` \`shell/dist/client\``)).toEqual([]);
});

it.each([
  ['a link to a page that is not there', '[a](mail.md)', 'mail.md'],
  ['a link to a heading that is not there', '[a](jobs.md#times)', 'jobs.md#times'],
  ['a path of a file that is not there', '`shell/router.ts`', 'shell/router.ts'],
  ['a pattern that no file has', '`shell/*.tsx`', 'shell/*.tsx'],
])('reports %s', (_fault, markdown, target) => {
  expect(problemsOf(markdown)).toEqual([`docs/page.md: "${target}" does not exist`]);
});

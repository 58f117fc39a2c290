import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleLists } from '../../supabase/src/desk/saved-views-queries.ts';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'docs/lists.md'), 'utf8');
const [, lists = '', tables = ''] = page.split(/^## .*$/m);
const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const codesOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const listed = rowsOf(lists).map(([name, key, files, bulk]) => ({
  name: name!,
  key: codesOf(key!)[0]!,
  files: codesOf(files!),
  hasBulk: bulk !== '–',
}));
const others = rowsOf(tables).map(([file]) => codesOf(file!)[0]!);

/** Files of portal and console that show rows in a table. */
const shown = ['admin-console/src', 'seller-portal/src', 'shared-ui/desk'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => `${folder}/${path}`)
    .filter(
      (file) => !file.endsWith('desk/list/portal-list.tsx') && /<Portal(List|Table)\b/.test(read(file)),
    ),
);

test('every table of portal and console is in docs/lists.md, and in one part of it', () => {
  const named = new Set(listed.flatMap(({ files }) => files));
  expect(shown.filter((file) => !named.has(file) && !others.includes(file))).toEqual([]);
  expect(others.filter((file) => named.has(file) || !shown.includes(file))).toEqual([]);
});

test('the lists of the console are those whose views are saved', () => {
  const keys = listed.map(({ key }) => key).filter((key) => key.startsWith('console-'));
  expect(keys.sort()).toEqual([...consoleLists].sort());
});

test.each(listed)('the list of $name has pages, sort, columns, file and its bulk changes', (list) => {
  const code = list.files.map(read).join('\n');
  const [prefix, kind] = [list.key.replace(/-.*/, ''), list.key.replace(/^[a-z]+-/, '')];
  const parts = {
    pages: /<PortalList\b/.test(code),
    sort: /\bsortOf\(/.test(code) && /\bsort=\{/.test(code),
    columns: /\buseShownColumns\(/.test(code),
    file: /<(ConsoleViews|OwnViews)\b/.test(code),
    key: code.includes(`${prefix}-${kind}`) || code.includes(`\`${prefix}-\${of}\``),
    bulk: /<(Order)?SelectionBar\b/.test(code),
    allThatMatch: /\bchooseAll\b|<OrderSelectionBar\b/.test(code),
  };
  expect(parts).toEqual({
    pages: true,
    sort: true,
    columns: true,
    file: true,
    key: true,
    bulk: list.hasBulk,
    allThatMatch: list.hasBulk,
  });
});

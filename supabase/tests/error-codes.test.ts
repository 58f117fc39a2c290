import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseErrors } from '../src/errors.ts';

const folder = join(import.meta.dirname, '../migrations');
const raised = new Map(
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/raise_error\(\s*'PT(\d+)',\s*'([a-z_]+)'/g)])
    .map(([, status, code]) => [code!, Number(status)]),
);

it('are listed in one place with their status', () => {
  expect(Object.fromEntries([...raised].sort())).toEqual(databaseErrors);
});

it.each(['en', 'ar'])('have a message in %s', (language) => {
  const file = join(import.meta.dirname, `../../shared-i18n/locales/${language}/errors.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect([...raised.keys()].filter((code) => !messages[code])).toEqual([]);
});

it('are raised through raise_error only', () => {
  const direct = readdirSync(folder).filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return /raise exception/i.test(text) && !/create function private\.raise_error/.test(text);
  });
  expect(direct).toEqual([]);
});

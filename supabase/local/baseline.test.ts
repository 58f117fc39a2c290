import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supabaseFolder } from './api-config.ts';
import { composeBaseline, listSchemaFiles, sourceOfLine } from './baseline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mawad-baseline-'));
  cpSync(join(supabaseFolder, 'schemas'), join(folder, 'schemas'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('creates tables before the functions that use them, and rights last', () => {
  const files = listSchemaFiles();
  const positions = [
    'schemas/people/tables.sql',
    'schemas/orders/tables.sql',
    'schemas/cart/functions/quote_cart.sql',
    'schemas/orders/rights.sql',
  ].map((file) => files.indexOf(file));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it('refuses a file that no path of config.toml holds', () => {
  writeFileSync(join(folder, 'schemas/orders/lost.sql'), 'select 1;\n');
  expect(() => composeBaseline(folder)).toThrow('schemas/orders/lost.sql');
});

it('finds the schema file of a line', () => {
  writeFileSync(join(folder, 'schemas/base/schema.sql'), 'first;\nsecond;\n');
  const baseline = composeBaseline(folder);
  const line = baseline.split('\n').indexOf('second;') + 1;
  expect(sourceOfLine(baseline, line)).toBe('schemas/base/schema.sql:2');
  expect(sourceOfLine(baseline, 1)).toBeUndefined();
});

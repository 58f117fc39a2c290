import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Sql } from './actors.ts';

let sql: Sql;
beforeAll(() => {
  sql = connect(1);
});
afterAll(() => sql.end());

interface Form {
  text: string;
  value?: number;
  problem?: string;
  high?: number;
  low?: number;
  before?: string;
  after?: string;
}

/** Also read by shared-i18n/src/read-number.test.ts, so that browser and database read a text as the same number. */
const forms = JSON.parse(readFileSync(join(import.meta.dirname, 'data/number-forms.json'), 'utf8')) as Form[];

const asNumber = (text: string | null) => (text === null ? undefined : Number(text));

it('reads every form as the table says', async () => {
  const rows = await sql<Record<'value' | 'problem' | 'high' | 'low' | 'before' | 'after', string | null>[]>`
    select r.* from unnest(${forms.map(({ text }) => text)}::text[]) with ordinality f (text, place),
      private.read_number(f.text) r order by f.place`;
  const readings = rows.map((row, place) => ({
    text: forms[place]!.text,
    value: asNumber(row.value),
    problem: row.problem ?? undefined,
    high: asNumber(row.high),
    low: asNumber(row.low),
    ...(forms[place]!.before !== undefined && { before: row.before, after: row.after }),
  }));
  expect(readings).toEqual(forms);
});

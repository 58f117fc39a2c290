import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the two folds can be compared only where both run
import { foldText } from '@mawad/shared-i18n/fold';
import { connect, type Sql } from './actors.ts';

let sql: Sql;
beforeAll(() => {
  sql = connect(1);
});
afterAll(() => sql.end());

const inSql = async (texts: string[]): Promise<string[]> => {
  const rows = await sql<{ folded: string }[]>`
    select private.fold_text(t) as folded from unnest(${texts}::text[]) with ordinality u (t, place) order by place`;
  return rows.map((row) => row.folded);
};

const pairs = readFileSync(join(import.meta.dirname, 'data/normalisation-pairs.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string]);

it.each(pairs)('folds %s: %s', async (_name, input, expected) => {
  expect(await inSql([input])).toEqual([expected]);
});

const goods = [
  'Rotary Hammer GBH 2-26 DRE',
  '  Two   spaces\tand\nlines ',
  'ÉCROU à œillet',
  'Ø 12 mm × 3 m²',
  'ﻻمبة LED ٢٤ واط',
  'القدرة ٨٠٠ واط',
  'الأدوات الكَهْرَبائيّة',
  'كابل نُحاس ٣×٢٫٥ مم²',
  'مضخّة ماء ١ حصان، ٢٢٠ فولت',
  'گيربوكس پلاستيك چلاب ڤالف',
  'شێوازی کار، ڕەنگی سپی',
  'الى البناء: (الإسمنت)/الجص',
  'والحديد بالمتر',
  'ال',
  'الة',
  'آلة ثني الحديد',
  'روبرـــت',
  '۱۲۳٬۴۵۶٫۷۸',
  'ؤ ئ ء ى ة ٱ',
  'ABC-الكهرباء-xyz',
  '½ انج',
  '',
  '؟!',
];

it('folds like TypeScript, text by text', async () => {
  expect(await inSql(goods)).toEqual(goods.map(foldText));
});

it.each([
  [
    'letters, marks and digits',
    [
      ...'aBZ09 -./ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةٱپچژگڤکیێۆەھڕڵ٠٩۰۹٫٬ـ،؛؟',
      ...'\u064b\u064e\u0651\u0652\u0670\u0301\u200f\u00a0',
      'ال',
      'é',
      'ﷲ',
    ],
  ],
  [
    'what goods are described in',
    [...'aBZ09 -./\t"°²³×–—‘’“”،؛؟ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةـ\u064b\u064c\u064f\u0651\u0652', 'ال'],
  ],
])('folds every mix of %s like TypeScript', async (_, signs) => {
  let state = 7;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  const texts = Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + (next() % 12) }, () => signs[next() % signs.length]).join(''),
  );
  const folded = await inSql(texts);
  const different = texts
    .map((text, i) => ({ text, sql: folded[i], typescript: foldText(text) }))
    .filter((row) => row.sql !== row.typescript);
  expect(different).toEqual([]);
});

it('folds folded text to itself', async () => {
  const once = await inSql(goods);
  expect((await inSql(once)).filter((text, i) => text !== once[i] && !/(^|\s)ال/.test(once[i]!))).toEqual([]);
});

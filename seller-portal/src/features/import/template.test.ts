/** @jest-environment node */
import { createI18n, type Language } from '@mawad/shared-i18n';
import arabic from '@mawad/shared-i18n/locales/ar/import.json';
import english from '@mawad/shared-i18n/locales/en/import.json';
import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { catalogueLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { readSheet } from '@mawad/shared-ui/spreadsheet/read-sheet.ts';
import { Archive } from '@mawad/shared-ui/spreadsheet/unpack.ts';
import { writeSheet, type SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-sheet.ts';
import { clearingMark } from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import { refusedSheet } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import { fieldNames, unread } from '../../product-file/fields.ts';
import { matchColumns } from '../../product-file/match-fields.ts';
import { doubtCodes, problemCodes } from '../../product-file/read-cell.ts';
import { readProductRow } from '../../product-file/read-product-row.ts';
import { describeProblem } from './refused-rows.ts';
import { categoryFinder } from '../../product-file/resolve-category.ts';
import { templateSheet } from './template.ts';

const findCategory = categoryFinder([
  { id: 7, parent_id: null, name_en: 'Cement', name_ar: 'سمنت', slug_en: 'cement', slug_ar: 'smnt' },
]);
const diameter = { key: 'diameter', label_en: 'Diameter', label_ar: 'القطر' };

async function translator(language: Language) {
  const i18n = await createI18n(language);
  await i18n.addMessages('import', async (wanted) => (wanted === 'en' ? english : arabic));
  return i18n.getFixedT(language, 'import');
}

async function readBack(sheet: SheetToWrite): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const source = { bytes: await writeSheet(sheet), kind: 'xlsx', limits: catalogueLimits } as const;
  for await (const part of readSheet(source)) if ('rows' in part) rows.push(...part.rows);
  return rows;
}

/** Text of one part of the written file. */
async function partOf(sheet: SheetToWrite, name: string): Promise<string> {
  return new Archive(await writeSheet(sheet), catalogueLimits).readText(name);
}

describe.each([
  ['en', 'Cement'],
  ['ar', 'سمنت'],
] as const)('import template (%s)', (language, category) => {
  it('fills every field with valid examples', async () => {
    const sheet = templateSheet(language, await translator(language), category, [diameter]);
    const [heading, ...examples] = await readBack(sheet);
    const columns = matchColumns(heading!, examples, { attributes: [diameter] });
    const targets = columns.map(({ target }) => target);
    expect(targets).toEqual([...fieldNames.filter((name) => !unread.has(name)), 'attribute:diameter']);
    expect(examples.map((row) => readProductRow(row, targets, findCategory))).toEqual([null, null, null]);
    const filled = examples.map(({ number, cells }) => ({ number, cells: ['A-1', ...cells.slice(1)] }));
    const read = filled.map((row) => readProductRow(row, targets, findCategory));
    expect(read.flatMap((row) => [...row!.problems, ...row!.doubts])).toEqual([]);
    expect(read.map((row) => row!.values)).toMatchObject([
      {
        category: 7,
        unit: 'Bag',
        returns: 'faulty_only',
        price: 9500,
        published: true,
      },
      {
        category: 7,
        unit: 'Pair',
        returns: '30_days',
        size: '42',
        variant_sku: 'EXAMPLE-2-42',
        deal_ends_at: '2027-01-31T23:59:59+03:00',
      },
      { category: 7, unit: 'Pair', size: '43', quantity: 20 },
    ]);
  });

  it('is laid out in the direction of its language', async () => {
    const sheet = templateSheet(language, await translator(language), category);
    const isRightToLeft = (await partOf(sheet, 'xl/worksheets/sheet1.xml')).includes('rightToLeft="1"');
    expect(isRightToLeft).toBe(language === 'ar');
  });
});

describe.each(['en', 'ar'] as const)('sheet of refused rows (%s)', (language) => {
  const titles = ['SKU', 'السعر', 'Note'];
  const rows = [
    {
      number: 14,
      cells: ['=1+1', '1.250', { fault: 'error' as const, text: '#N/A' }],
      reasons: ['One', '=Two'],
    },
    { number: 90, cells: ['+A2', 5, true, '@SUM(A1)'], reasons: ['-Three'] },
  ];

  it('has file row numbers and what to correct, and can be imported', async () => {
    const t = await translator(language);
    const read = await readBack(refusedSheet(titles, rows, language, t));
    expect(read.map(({ cells }) => cells)).toEqual([
      [t('refused.reason'), t('refused.row'), 'SKU', 'السعر', 'Note'],
      ['One\n=Two', 14, '=1+1', '1.250', '#N/A'],
      ['-Three', 90, '+A2', 5, true, '@SUM(A1)'],
    ]);
    expect(matchColumns(read[0]!, read.slice(1)).map(({ target }) => target)).toEqual([
      null,
      null,
      'sku',
      'price',
      null,
      null,
    ]);
  });

  it('has no formulas', async () => {
    const sheet = refusedSheet(titles, rows, language, await translator(language));
    expect(await partOf(sheet, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });
});

test('starts a reason with its column name', async () => {
  const problem = {
    field: 'price',
    code: 'number_ambiguous',
    params: { value: '1.250', high: 1250, low: 1.25 },
  } as const;
  expect(describeProblem(problem, 'en', await translator('en'))).toBe(
    'Price: “1.250” can mean 1250 or 1.25. Write the number without a comma or dot inside it.',
  );
  expect(describeProblem(problem, 'ar', await translator('ar'))).toContain(
    'السعر: قد تعني «1.250» الرقم 1250 أو 1.25.',
  );
  const volume = {
    field: 'volume_discounts.1.percent',
    code: 'invalid_input',
    rule: 'rising',
  } as const;
  expect(describeProblem(volume, 'en', await translator('en'))).toBe(
    'Prices by volume: Price 2: the percentage must be more than in the price before it.',
  );
  expect(describeProblem(volume, 'ar', await translator('ar'))).toContain('أسعار الكميات: السعر 2: يجب');
  const other = { field: 'attribute:diameter', code: 'cell_error', params: { value: '#N/A' } } as const;
  expect(describeProblem(other, 'ar', await translator('ar'), [diameter])).toContain(
    'القطر: في الخلية الخطأ #N/A.',
  );
});

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('translates every code (%s) and names the word that clears a field', (language, messages) => {
  expect(messages.doubts.dash_ignored).toContain(clearingMark[language]);
  expect(Object.keys(messages.problems).sort()).toEqual([...problemCodes].sort());
  expect(Object.keys(messages.doubts).sort()).toEqual([...doubtCodes].sort());
});

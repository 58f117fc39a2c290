import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listAttributes, listCategories } from '@mawad/supabase/catalogue/queries';
import {
  confirmImportRows,
  correctImportRows,
  getImport,
  listImportProblems,
  listImportRows,
  previewImportUndo,
  steerImport,
  type ImportProblemGroup,
  type ImportProgress,
  type ImportRow,
} from '@mawad/supabase/imports/queries';
import { categories, importRow, oneImport } from '../../../testing/imports.ts';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/imports/queries');
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listAttributes: jest.fn(),
  listCategories: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));

const get = jest.mocked(getImport);
const steer = jest.mocked(steerImport);
const correct = jest.mocked(correctImportRows);

const refused = importRow({
  row: 9,
  outcome: 'refused',
  values: { sku: 'A-9', name_en: 'Sand', published: true },
  problems: [
    { field: 'price', code: 'number_invalid', params: { value: 'ten' } },
    { field: 'category', code: 'category_unknown', params: { value: 'Nowhere' } },
  ],
});

beforeEach(() => {
  jest.resetAllMocks();
  window.scrollTo = jest.fn() as never;
  jest.mocked(listAttributes).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue(categories);
  jest.mocked(listImportProblems).mockResolvedValue([]);
  correct.mockResolvedValue(1);
  localStorage.clear();
});

/** Opens an import whose rows have the given outcomes. */
async function open(
  rows: ImportRow[],
  change: Partial<ImportProgress> = {},
  { language = 'en' as 'en' | 'ar', path = '' } = {},
) {
  const counts: ImportProgress['counts'] = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  get.mockResolvedValue(oneImport({ counts, row_count: rows.length, ...change }));
  jest
    .mocked(listImportRows)
    .mockImplementation(async (_db, _id, filter) =>
      pageOf(rows.filter(({ outcome }) => outcome === filter.outcome)),
    );
  return openPortal(`/seller/dashboard/import/i1${path}`, approvedSeller, language);
}

test('shows a change as old and new value in the reader’s language with the file’s row number', async () => {
  await open([
    importRow({
      row: 17,
      name_en: 'Cement',
      name_ar: 'سمنت',
      before: { price: 9000, category: 7, brand: null, published: false },
      after: { price: 9500, category: 8, brand: 'Sumer', published: true },
    }),
  ]);
  const row = await screen.findByRole('row', { name: /Cement/ });
  expect(within(row).getByText('17')).toBeVisible();
  const valuesOf = async (term: string) =>
    within((await within(row).findByText(term)).parentElement!).getByRole('definition').textContent;
  expect(await valuesOf('Price')).toMatch(/^9,000\.00.*9,500\.00/);
  await waitFor(async () => expect(await valuesOf('Category')).toBe('CementTools'));
  expect(await valuesOf('Brand')).toBe('nothingSumer');
  expect(await valuesOf('Published')).toBe('noyes');
});

test('shows volume prices old and new, and corrects an invalid one in its cell', async () => {
  const changed = importRow({
    row: 3,
    name_en: 'Drill',
    name_ar: 'دريل',
    before: { volume_discounts: null },
    after: {
      volume_discounts: [
        { quantity: 50, percent: 3 },
        { quantity: 2_000, percent: 5.5 },
      ],
    },
  });
  const wrong = importRow({
    row: 4,
    outcome: 'refused',
    values: { sku: 'A-4', volume_discounts: [{ quantity: 50, percent: 95 }] },
    problems: [{ field: 'volume_discounts.0.percent', code: 'invalid_input', rule: 'percent' }],
  });
  const { user } = await open([changed, wrong]);
  expect(await screen.findByText(/^Prices by volume: Price 1: the percentage must be/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit row 4' }));
  const cell = screen.getByRole('textbox', { name: 'Prices by volume' });
  expect(cell).toHaveValue('50 = 95%');
  await user.clear(cell);
  await user.type(cell, '50 - 9.5');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  expect(await screen.findByText(/“\u206850 - 9\.5\u2069” cannot be read/)).toBeVisible();
  expect(correct).not.toHaveBeenCalled();
  await user.clear(cell);
  await user.type(cell, '50 = 9.5%');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await waitFor(() =>
    expect(correct).toHaveBeenCalledWith(expect.anything(), 'i1', [
      { field: 'volume_discounts', value: [{ quantity: 50, percent: 9.5 }], rows: [4] },
    ]),
  );

  await user.click(screen.getByRole('button', { name: 'Changes 1' }));
  const row = await screen.findByRole('row', { name: /Drill/ });
  const values = within((await within(row).findByText('Prices by volume')).parentElement!);
  expect(values.getByRole('definition')).toHaveTextContent(/^nothing.*50 = 3%; 2,000 = 5\.5%$/);
});

test('shows attributes by name, and corrects an invalid one in its row', async () => {
  const none = { unit_en: null, unit_ar: null, options: [] };
  jest.mocked(listAttributes).mockResolvedValue([
    { ...none, id: 1, key: 'volts', type: 'number', label_en: 'Voltage', label_ar: 'الفولتية', unit_en: 'V' },
    {
      ...none,
      id: 2,
      key: 'tint',
      type: 'option',
      label_en: 'Tint',
      label_ar: 'اللون',
      options: [{ id: 5, value_en: 'Red', value_ar: 'أحمر' }],
    },
  ]);
  const wrong = importRow({
    row: 4,
    outcome: 'refused',
    values: { sku: 'A-4', attributes: { tint: 'Blu', volts: '110' } },
    problems: [{ field: 'attribute:tint', code: 'invalid_input', rule: 'one_of' }],
  });
  const changed = importRow({
    row: 3,
    name_en: 'Drill',
    name_ar: 'دريل',
    before: { attributes: [{ definition: 1, number: 220 }] },
    after: {
      attributes: [
        { definition: 1, number: 110 },
        { definition: 2, option: 5 },
      ],
    },
  });
  const { unmount } = await open([changed], { status: 'checked' });
  expect(await screen.findByText('Voltage: 220 V')).toBeVisible();
  expect(screen.getByText('Voltage: 110 V | Tint: Red')).toBeVisible();
  unmount();
  const { user } = await open([wrong], { status: 'checked' });
  expect(await screen.findByText(/^Tint: This is not one of the allowed values/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /row 4/i }));
  const cell = await screen.findByLabelText('Tint');
  expect(cell).toHaveValue('Blu');
  await user.clear(cell);
  await user.type(cell, 'Red');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await waitFor(() =>
    expect(correct).toHaveBeenCalledWith(expect.anything(), 'i1', [
      { field: 'attribute:tint', value: 'Red', rows: [4] },
    ]),
  );
});

test.each([
  ['en', 'Price: “ten” is not a number.', 'Category: There is no category “Nowhere”.'],
  ['ar', 'السعر: «ten» ليس رقمًا.', 'القسم: لا يوجد قسم باسم «Nowhere».'],
] as const)('shows every reason of a refused row (%s)', async (language, ...reasons) => {
  await open([refused], {}, { language });
  for (const reason of reasons) expect(await screen.findByText(reason)).toBeVisible();
});

test.each([
  [{ code: 'number_negative', params: { value: '-4' } }, /^الكمية: «\u2068-4\u2069»/],
  [{ code: 'looks_like_date', params: { value: '2-Jan' } }, /^الكمية: «\u20682-Jan\u2069»/],
  [
    { code: 'code_shown_otherwise', params: { value: '17', shown: '1700.00%' } },
    /«\u20681700\.00%\u2069»، لكن في الخلية 17/,
  ],
])('keeps the direction of cell text in an Arabic sentence: %j', async (problem, sentence) => {
  await open([{ ...refused, problems: [{ field: 'quantity', ...problem }] }], {}, { language: 'ar' });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  [{ field: 'sku', code: 'sku_unknown' }, 'SKU: You have no product with this SKU.'],
  [{ field: 'discounted_price', code: 'invalid_input', rule: 'below_price' }, /must be lower than the price/],
  [{ field: 'name_ar', code: 'invalid_input', rule: 'too_long', limit: 200 }, /at most 200 characters/],
  [{ code: 'sku_taken', sku: 'A-9' }, 'SKU: Another of your products or variants has the SKU A-9.'],
  [{ code: 'delivery_required' }, /^Set your delivery areas first/],
  [{ field: 'unit', code: 'of_another_day' }, 'Unit: This value is not allowed here.'],
])('translates a problem found by the database: %j', async (problem, sentence) => {
  await open([{ ...refused, problems: [problem] }]);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('corrects the cells of a refused row in the list', async () => {
  const { user } = await open([refused, importRow({})], {}, { path: '?rows=refused' });
  await user.click(await screen.findByRole('button', { name: 'Edit row 9' }));
  const price = screen.getByRole('textbox', { name: 'Price' });
  expect(price).toHaveFocus();
  expect(price).toHaveValue('ten');
  const category = screen.getByRole('combobox', { name: 'Category' });
  expect(category).toHaveValue('Nowhere');
  await user.clear(price);
  await user.type(price, '١٠٬٠٠٠');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  expect(category).toHaveFocus();
  expect(category).toHaveAccessibleDescription('There is no category “Nowhere”.');
  expect(correct).not.toHaveBeenCalled();
  await user.clear(category);
  await user.type(category, 'Tools');
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await waitFor(() =>
    expect(correct.mock.calls).toEqual([
      [
        expect.anything(),
        'i1',
        [
          { field: 'price', value: 10_000, rows: [9] },
          { field: 'category', value: 8, rows: [9] },
        ],
      ],
    ]),
  );
});

test.each([
  ['price', 'Price', '1.250', { value: '1.250' }, 'Price: “1.250” can mean 1250 or 1.25.', 1250],
  [
    'volume_discounts',
    'Prices by volume',
    '10 = 2%; 1.250 = 5%',
    { value: '1.250', cell: '10 = 2%; 1.250 = 5%' },
    'Prices by volume: “1.250” can mean 1250 or 1.25.',
    [
      { quantity: 10, percent: 2 },
      { quantity: 1250, percent: 5 },
    ],
  ],
] as const)('asks about an ambiguous number of %s', async (field, label, text, params, words, value) => {
  const wrong: ImportRow = {
    ...refused,
    values: { sku: 'A-9' },
    problems: [{ field, code: 'number_ambiguous', params: { high: 1250, low: 1.25, ...params } }],
  };
  const { user } = await open([wrong]);
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit row 9' }));
  const cell = screen.getByRole('textbox', { name: label });
  expect(cell).toHaveValue(text);
  await user.click(screen.getByRole('button', { name: '1,250' }));
  expect(cell).toHaveFocus();
  expect(cell).toHaveValue(text.replace('1.250', '1250'));
  expect(cell).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await waitFor(() =>
    expect(correct).toHaveBeenCalledWith(expect.anything(), 'i1', [{ field, value, rows: [9] }]),
  );
});

test('downloads the refused rows unchanged, with what to correct', async () => {
  jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob(['x']));
  URL.createObjectURL = jest.fn(() => 'blob:x');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open([refused]);
  await user.click(await screen.findByRole('button', { name: 'Download the refused rows' }));
  await waitFor(() => expect(writeSpreadsheet).toHaveBeenCalled());
  const { rows } = jest.mocked(writeSpreadsheet).mock.calls[0]![0];
  expect(rows).toEqual([
    ['What to correct', 'Row number in the file', 'SKU', 'Name (English)', 'Category', 'Price', 'Published'],
    [
      'Price: “ten” is not a number.\nCategory: There is no category “Nowhere”.',
      9,
      'A-9',
      'Sand',
      'Nowhere',
      'ten',
      true,
    ],
  ]);
});

test('confirms held prices one by one or all together, with the count of the database on the button', async () => {
  const held = [3, 4].map((row) =>
    importRow({ row, outcome: 'held', before: { price: 9000 }, after: { price: 900 } }),
  );
  const { user } = await open([...held, importRow({ row: 5 })]);
  expect(await screen.findByRole('button', { name: 'Apply one row' })).toBeVisible();
  get.mockResolvedValue(oneImport({ counts: { held: 2, change: 1 }, confirmed: 1 }));
  const tick = await screen.findByRole('checkbox', { name: 'Apply row 4' });
  fireEvent.click(tick);
  expect(tick).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeVisible();
  expect(confirmImportRows).toHaveBeenLastCalledWith(expect.anything(), 'i1', { rows: [4], confirmed: true });
  get.mockResolvedValue(oneImport({ counts: { held: 2, change: 1 }, confirmed: 2 }));
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(confirmImportRows).toHaveBeenLastCalledWith(expect.anything(), 'i1', { confirmed: true });
  expect(await screen.findByRole('button', { name: 'Clear selection' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply 3 rows' }));
  await waitFor(() => expect(steer).toHaveBeenCalledWith(expect.anything(), 'i1', 'apply'));
});

test('names the other rows of the same item, and lets a held row be corrected instead of confirmed', async () => {
  const repeated = importRow({
    row: 3,
    values: { sku: 'A-1', price: 900 },
    outcome: 'held',
    problems: [{ field: 'sku', code: 'item_repeated', params: { row: 2 } }],
    before: { price: 800 },
    after: { price: 900 },
  });
  const first = importRow({
    problems: [{ code: 'item_repeats', params: { row: 3 } }],
    after: { price: 800 },
  });
  const { user } = await open([repeated, first]);
  expect(await screen.findByText(/^SKU: Row 2 of the file is about the same item/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit row 3' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'SKU' }), { target: { value: 'A-2' } });
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  await waitFor(() =>
    expect(correct).toHaveBeenLastCalledWith(expect.anything(), 'i1', [
      { field: 'sku', value: 'A-2', rows: [3] },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Changes 1' }));
  expect(
    await screen.findByText('Row 3 of the file is about the same item and waits until you select it.'),
  ).toBeVisible();
});

test('polls the progress until the server is done', async () => {
  const { user } = await open([importRow({}), importRow({ row: 3 })], {
    status: 'applying',
    counts: { changed: 1, change: 1 },
  });
  expect(await screen.findByText('1 of 2 rows applied')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(steer).toHaveBeenCalledWith(expect.anything(), 'i1', 'pause');
  get.mockResolvedValue(oneImport({ status: 'done', counts: { changed: 2 } }));
  expect(await screen.findByText('The import is done.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Changed 2' })).toBeVisible();
});

test('resumes or cancels a paused import', async () => {
  const { user } = await open([importRow({ outcome: 'changed' })], { status: 'paused' });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(steer).toHaveBeenLastCalledWith(expect.anything(), 'i1', 'apply');
  await user.click(await screen.findByRole('button', { name: 'Cancel the import' }));
  await waitFor(() => expect(steer).toHaveBeenLastCalledWith(expect.anything(), 'i1', 'cancel'));
});

test('undoes an import after confirmation, and lists rows left unchanged with the reason', async () => {
  jest.mocked(previewImportUndo).mockResolvedValue({ undone: 1, partly: 2, kept: 3, stays: [] });
  const { user } = await open([importRow({ outcome: 'changed' })], { status: 'done' });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  const dialog = await screen.findByRole('dialog', { name: /Undo the import of .prices\.xlsx/ });
  await waitFor(() => expect(dialog).toHaveTextContent('One row is undone'));
  expect(dialog).toHaveTextContent('2 rows are undone in part');
  expect(dialog).toHaveTextContent('3 rows stay as they are');
  expect(steer).not.toHaveBeenCalled();
  get.mockResolvedValue(oneImport({ status: 'undone', counts: { kept: 1 } }));
  jest.mocked(listImportRows).mockResolvedValue(
    pageOf([
      importRow({
        outcome: 'kept',
        name_en: 'Cement',
        problems: [
          {
            field: 'price',
            code: 'changed_since',
            by_role: 'seller',
            by: 'Zainab',
            at: '2026-11-20T10:00:00Z',
          },
          { field: 'brand', code: 'changed_since' },
          { field: 'variant', code: 'changed_since', by_role: 'order', by: null, at: '2026-11-20T10:00:00Z' },
        ],
      }),
    ]),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  expect(steer).toHaveBeenCalledWith(expect.anything(), 'i1', 'undo');
  const row = await screen.findByRole('row', { name: /Cement/ });
  expect(row).toHaveTextContent(/Price: This was changed after the import \(by .Zainab. · .*2026/);
  expect(row).toHaveTextContent(/Size and colour: This was changed after the import \(by an order · /);
  expect(row).toHaveTextContent('Brand: This was changed after the import.');
  jest.mocked(previewImportUndo).mockResolvedValue({
    undone: 0,
    partly: 0,
    kept: 1,
    stays: [
      importRow({
        outcome: 'kept',
        values: { sku: 'A-1', size: 'M', color: 'Red' },
        problems: [
          {
            field: 'price',
            code: 'changed_since',
            by_role: 'seller',
            by: 'Zainab',
            at: '2026-11-20T10:00:00Z',
          },
        ],
      }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Try to undo the rest' }));
  const again = await screen.findByRole('dialog', { name: /Undo the import of/ });
  await waitFor(() => expect(again).toHaveTextContent('There is nothing to undo now'));
  const left = within(within(again).getByRole('list', { name: 'What stays as it is' }));
  expect(left.getByText('M / Red')).toBeVisible();
  expect(left.getByText(/^Price: .*by .Zainab./)).toBeVisible();
  expect(within(again).getByRole('button', { name: 'Undo the import' })).toBeDisabled();
});

test('reports an import stopped by an error and retries it', async () => {
  const { user } = await open([importRow({ outcome: 'changed' })], { status: 'applying', set_aside: true });
  expect(await screen.findByText(/stopped because of an error on our side/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(steer).toHaveBeenLastCalledWith(expect.anything(), 'i1', 'retry');
});

test('shows that a repeated file changes nothing', async () => {
  await open([importRow({ outcome: 'unchanged' })]);
  expect(await screen.findByText(/Nothing would change/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
});

test('reports an action that is no longer possible and reloads the import', async () => {
  steer.mockRejectedValue(new AppError('import_state_changed', { status: 'done' }));
  const { user } = await open([importRow({})]);
  await user.click(await screen.findByRole('button', { name: 'Apply one row' }));
  expect(await screen.findByText(/The status of this import has changed/)).toBeVisible();
  await waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(1));
});

test('shows a missing or foreign import as not found', async () => {
  get.mockRejectedValue(new AppError('import_not_found'));
  await openPortal('/seller/dashboard/import/i2', approvedSeller);
  expect(await screen.findByText('This import does not exist')).toBeVisible();
});

test('retries an import that failed to load', async () => {
  get.mockRejectedValueOnce(new AppError('unexpected'));
  const { user } = await open([importRow({})]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Apply one row' })).toBeVisible();
});

describe('many refused rows', () => {
  const group = (change: Partial<ImportProblemGroup['kind']>, rows: number): ImportProblemGroup => {
    const kind = { field: 'category', code: 'category_unknown', value: 'Tolls', ...change };
    const { field, code, value } = kind;
    return { kind, problem: { field, code, params: { value } }, rows, first_row: 2 };
  };
  const unit = group({ field: 'unit', code: 'unit_unknown', value: 'فرسخ' }, 43);

  it('are corrected with a suggestion in two clicks', async () => {
    jest.mocked(listImportProblems).mockResolvedValue([group({}, 43)]);
    correct.mockResolvedValue(43);
    const { user } = await open([refused]);
    const panel = await screen.findByRole('region', { name: 'Correct many rows at once' });
    expect(panel).toHaveTextContent('There is no category “Tolls”.43 rows, the first is row 2');
    await user.click(await within(panel).findByRole('button', { name: 'Tools' }));
    await user.click(within(panel).getByRole('button', { name: 'Correct 43 rows' }));
    await waitFor(() =>
      expect(correct).toHaveBeenCalledWith(expect.anything(), 'i1', [
        {
          field: 'category',
          kind: { field: 'category', code: 'category_unknown', value: 'Tolls' },
          value: 8,
        },
      ]),
    );
    expect(await screen.findByText('43 rows corrected. They are checked again.')).toBeVisible();
  });

  it('are corrected from a list that is searched in both languages', async () => {
    jest.mocked(listImportProblems).mockResolvedValue([unit, group({ value: 'Nowhere' }, 2)]);
    const { user } = await open([refused], { status: 'done' }, { language: 'ar' });
    const panel = await screen.findByRole('region', { name: 'تصحيح عدة صفوف معًا' });
    await user.type(within(panel).getByRole('combobox', { name: 'القسم للصفين' }), 'cem');
    await user.click(await screen.findByRole('option', { name: 'سمنت' }));
    await user.click(within(panel).getByRole('combobox', { name: /^الوحدة لكل الصفوف وعددها 43/ }));
    await user.click(await screen.findByRole('option', { name: 'متر' }));
    await user.click(within(panel).getByRole('button', { name: 'تصحيح كل ما اخترته' }));
    await waitFor(() => expect(correct).toHaveBeenCalled());
    expect(correct.mock.calls[0]![2]).toMatchObject([
      { field: 'unit', value: 'Meter' },
      { field: 'category', value: 7 },
    ]);
  });

  it('stay chosen after a failure, a reload and a reply that a second window was faster', async () => {
    jest.mocked(listImportProblems).mockResolvedValue([unit]);
    correct.mockRejectedValueOnce(new AppError('offline'));
    const { user, unmount } = await open([refused]);
    const save = () => screen.findByRole('button', { name: 'Correct 43 rows' });
    const input = () => screen.findByRole('combobox', { name: 'Unit for all 43 rows' });
    await user.type(await input(), 'league');
    await user.click(await save());
    expect(await screen.findByText(/^“.*league.*” is not a known unit of sale/)).toBeVisible();
    expect(await input()).toHaveFocus();
    expect(correct).not.toHaveBeenCalled();
    await user.clear(await input());
    await user.type(await input(), 'box');
    await user.click(await save());
    expect(await screen.findByText('This did not work')).toBeVisible();
    expect(await input()).toHaveValue('box');
    unmount();
    await open([refused]);
    expect(await input()).toHaveValue('box');
    correct.mockResolvedValue(0);
    await user.click(await save());
    expect(await screen.findByText('These rows were already corrected.')).toBeVisible();
  });

  it('have their amounts converted from one currency', async () => {
    const dollars = group({ field: 'price', code: 'currency_foreign', value: '$' }, 12);
    jest.mocked(listImportProblems).mockResolvedValue([dollars]);
    const { user } = await open([refused]);
    await user.type(await screen.findByRole('textbox', { name: /^Dinars for 1 .\$.$/ }), '1,320');
    await user.click(screen.getByRole('button', { name: 'Correct 12 rows' }));
    await waitFor(() =>
      expect(correct).toHaveBeenCalledWith(expect.anything(), 'i1', [
        { field: 'price', kind: dollars.kind, rate: 1320 },
      ]),
    );
  });

  it('are edited in a table, also several cells by pasting', async () => {
    const rows = [9, 10, 11].map((row) => ({ ...refused, row }));
    const { user } = await open(rows, {}, { path: '?rows=refused' });
    await user.click(await screen.findByRole('button', { name: 'Edit as a table' }));
    const first = await screen.findByRole('textbox', { name: 'Price, row 9' });
    expect(first).toHaveValue('ten');
    await user.clear(first);
    await user.paste('1000\n2000\nx\n');
    expect(screen.getByRole('textbox', { name: 'Price, row 10' })).toHaveValue('2000');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Price, row 10' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save 3 rows and check' }));
    expect(await screen.findByText('Row 11. Price: “x” is not a number.')).toBeVisible();
    expect(correct).not.toHaveBeenCalled();
    await user.clear(screen.getByRole('textbox', { name: 'Price, row 11' }));
    await user.type(screen.getByRole('textbox', { name: 'Price, row 11' }), '3000');
    await user.click(screen.getByRole('button', { name: 'Save 3 rows and check' }));
    await waitFor(() =>
      expect(correct.mock.calls[0]![2]).toEqual([
        { field: 'price', value: 1000, rows: [9] },
        { field: 'price', value: 2000, rows: [10] },
        { field: 'price', value: 3000, rows: [11] },
      ]),
    );
  });

  it('can be corrected and checked again after the import was applied', async () => {
    const { user } = await open([refused, importRow({ outcome: 'created' })], {
      status: 'done',
      finished_at: '2026-11-20T11:00:00Z',
    });
    expect(await screen.findByText(/^The import is done, except for the refused rows/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check the other rows again' }));
    expect(steer).toHaveBeenCalledWith(expect.anything(), 'i1', 'check');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { openedSpreadsheet } from '@mawad/shared-ui/testing/opened-spreadsheet.tsx';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listAttributes, listCategories } from '@mawad/supabase/catalogue/queries';
import {
  createImport,
  getImport,
  listImports,
  stageImportRows,
  steerImport,
} from '@mawad/supabase/imports/queries';
import { categories, oneImport } from '../../../testing/imports.ts';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/imports/queries', () => ({
  ...jest.createMockFromModule<object>('@mawad/supabase/imports/queries'),
  stagingBatchSize: 2,
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listAttributes: jest.fn(),
  listCategories: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts', () => ({
  sheetTypes: '.xlsx,.csv',
  openSpreadsheet: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));

const open = jest.mocked(openSpreadsheet);
const stage = jest.mocked(stageImportRows);
const seller = { ...approvedSeller, company_id: 'c1' };

const goods = [
  ['Code', 'Name', 'اسم المادة', 'Group', 'Cost', 'Left'],
  ['A-1', 'Cement', 'سمنت', 'Cement', 9500, 40],
  ['A-2', 'Sand', 'رمل', 'Cement', 'ten', 5],
  ['A-3', 'Gravel', 'حصى', 'Nowhere', 7000, 5],
];

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  window.scrollTo = jest.fn() as never;
  jest.mocked(listAttributes).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue(categories);
  jest.mocked(listImports).mockResolvedValue(pageOf([{ ...oneImport(), created_by: 'Omar' }]));
  jest.mocked(getImport).mockResolvedValue(oneImport({ status: 'checking' }));
  jest
    .mocked(createImport)
    .mockImplementation(async (_db, { id }) => ({ id, status: 'staging', repeats: null }));
  stage.mockResolvedValue(3);
  jest.mocked(steerImport).mockResolvedValue('checking');
  open.mockImplementation(async () => openedSpreadsheet(goods));
});

async function choose(language: 'en' | 'ar' = 'en') {
  const page = await openPortal('/seller/dashboard/import', seller, language);
  const input = await screen.findByLabelText(language === 'en' ? 'Choose a file' : 'اختر ملفًا', {
    selector: 'input',
  });
  const file = new File(['x'], 'prices.xlsx');
  await page.user.upload(input, file);
  return page;
}

const field = (column: string) => screen.getByRole('combobox', { name: `Contains: ${column}` });

test('suggests columns and remembers corrections for the next file with the same headings', async () => {
  const { user, unmount } = await choose();
  expect(await screen.findByRole('combobox', { name: 'Contains: Code' })).toHaveValue('sku');
  expect(field('Group')).toHaveValue('category');
  expect(field('Cost')).toHaveValue('');
  expect(screen.getByText(/9500.*ten.*7000/)).toBeVisible();
  expect(screen.getByText(/New products also need: Price/)).toBeVisible();
  await user.selectOptions(field('Cost'), 'price');
  expect(screen.queryByText(/New products also need/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check 3 rows' }));
  await waitFor(() => expect(steerImport).toHaveBeenCalled());
  unmount();
  await choose();
  expect(await screen.findByRole('combobox', { name: 'Contains: Cost' })).toHaveValue('price');
});

test('moves a field from its first column when another column takes it', async () => {
  const { user } = await choose();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Contains: Cost' }), 'sku');
  expect(field('Code')).toHaveValue('');
  await user.selectOptions(field('Cost'), '');
  expect(screen.getByText(/Choose the column with the SKU/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check 3 rows' })).toBeDisabled();
});

test('sends rows in batches with their file row numbers and problems, then has them checked', async () => {
  const { user, router } = await choose();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Contains: Cost' }), 'price');
  await user.click(screen.getByRole('button', { name: 'Check 3 rows' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/import\/[0-9a-f-]{36}$/));
  const [, input] = jest.mocked(createImport).mock.calls[0]!;
  expect(input).toMatchObject({
    fileName: 'prices.xlsx',
    mode: 'both',
    fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(stage.mock.calls.map(([, id, rows]) => [id === input.id, rows.map(({ row }) => row)])).toEqual([
    [true, [2, 3]],
    [true, [4]],
  ]);
  const [first, second, third] = stage.mock.calls.flatMap(([, , rows]) => rows);
  expect(first).toEqual({
    row: 2,
    values: { sku: 'A-1', name_en: 'Cement', name_ar: 'سمنت', category: 7, price: 9500 },
    problems: [],
    doubts: [],
  });
  expect(second!.problems).toEqual([{ field: 'price', code: 'number_invalid', params: { value: 'ten' } }]);
  expect(third!.problems).toMatchObject([{ field: 'category', code: 'category_unknown' }]);
  expect(steerImport).toHaveBeenCalledWith(expect.anything(), input.id, 'check');
});

test.each([
  ['en', '3 rows are not products and were skipped:', 'Row 5, a total: ', 'Check 6 rows'],
  ['ar', 'تجاوزنا 3 صفوف لأنها ليست منتجات:', 'الصف 5، مجموع: ', /^فحص/],
] as const)(
  'names title and total rows as skipped instead of sending them (%s)',
  async (language, lead, total, check) => {
    const rows = [...goods, [null, 'Grand total', null, null, 16_500], [null, 'Insulation'], goods[0]!];
    open.mockImplementation(async () => openedSpreadsheet(rows));
    const { user } = await choose(language);
    await user.click(await screen.findByRole('button', { name: check }));
    await waitFor(() => expect(steerImport).toHaveBeenCalled());
    expect(stage.mock.calls.flatMap(([, , sent]) => sent.map(({ row }) => row))).toEqual([2, 3, 4]);
    const notice = (await screen.findByText(lead)).closest('[role=alert]');
    expect(notice).toHaveTextContent(`${total}\u2068Grand total | 16500\u2069`);
  },
);

test.each([
  ['en', 'This is an old Excel file (.xls), whatever its name ends with.'],
  ['ar', 'هذا ملف إكسل قديم ⁦(.xls)⁩ مهما كانت نهاية اسمه.'],
] as const)('names an old Excel file that was renamed (%s)', async (language, words) => {
  open.mockRejectedValue(new SheetError('file_old_excel'));
  await choose(language);
  expect(await screen.findByText(new RegExp(words.replace(/[()]/g, '\\$&')))).toBeVisible();
});

test('reads a column named like an attribute for every category that has it', async () => {
  const volts = { type: 'number', key: 'volts', label_en: 'Voltage', label_ar: 'الفولتية' } as const;
  const attribute = { ...volts, unit_en: 'V', unit_ar: 'فولت', options: [] };
  jest.mocked(listAttributes).mockResolvedValue([
    { ...attribute, id: 1 },
    { ...attribute, id: 2 },
  ]);
  open.mockImplementation(async () =>
    openedSpreadsheet([
      ['Code', 'الفولتية'],
      ['A-1', 220],
      ['A-2', null],
    ]),
  );
  const { user } = await choose();
  const column = await screen.findByRole('combobox', { name: 'Contains: الفولتية' });
  expect(column).toHaveValue('attribute:volts');
  expect(within(column).getAllByRole('option', { name: 'Voltage (V)' })).toHaveLength(1);
  expect(screen.getByText('Read for products whose category has this attribute.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(steerImport).toHaveBeenCalled());
  expect(stage.mock.calls.flatMap(([, , rows]) => rows.map(({ values }) => values))).toEqual([
    { sku: 'A-1', attributes: { volts: 220 } },
    { sku: 'A-2' },
  ]);
});

test('continues the same import after a failed upload', async () => {
  stage.mockRejectedValueOnce(new AppError('network', {}, true));
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check 3 rows' }));
  expect(await screen.findByText(/not completely uploaded.*no connection/i)).toBeVisible();
  expect(steerImport).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Upload again' }));
  await waitFor(() => expect(steerImport).toHaveBeenCalled());
  const ids = jest.mocked(createImport).mock.calls.map(([, { id }]) => id);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('cancels an upload without checking its rows', async () => {
  let arrive: (count: number) => void = () => undefined;
  stage.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check 3 rows' }));
  expect(await screen.findByText('0 of 4 rows uploaded')).toBeVisible();
  await waitFor(() => expect(stage).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('combobox', { name: 'Contains: Code' })).toBeVisible();
  arrive(2);
  const { id } = jest.mocked(createImport).mock.calls[0]![1];
  await waitFor(() =>
    expect(jest.mocked(steerImport).mock.calls).toEqual([[expect.anything(), id, 'cancel']]),
  );
});

test('reports that the same file was imported before', async () => {
  jest
    .mocked(createImport)
    .mockResolvedValue({ id: 'i1', status: 'staging', repeats: '2026-11-03T09:00:00Z' });
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check 3 rows' }));
  expect(await screen.findByText(/This file was already imported on 3 November 2026/)).toBeVisible();
});

test('shows how an ambiguous date was read', async () => {
  open.mockImplementation(async () =>
    openedSpreadsheet([
      ['Code', 'Discount until'],
      ['A-1', '3/4/2027'],
    ]),
  );
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check one row' }));
  expect(await screen.findByText(/^One cell can be read in two ways/)).toBeVisible();
  expect(
    screen.getByText('Row 2. Discount until: “3/4/2027” was read with the day first: 2027-04-03.'),
  ).toBeVisible();
});

test('reports hidden sheets and rows, and reads another sheet on request', async () => {
  const sheets = [
    { name: 'One', hidden: false },
    { name: 'Two', hidden: false },
    { name: 'Secret', hidden: true },
  ];
  open.mockImplementation(async () => openedSpreadsheet(goods, { sheets, hiddenRow: 3 }));
  const { user } = await choose();
  expect(await screen.findByText(/Hidden sheets are not read: .Secret/)).toBeVisible();
  expect(screen.getByText('One row is hidden in the file. It is read, too.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Two');
  await waitFor(() =>
    expect(open).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sheet: 'Two' })),
  );
});

test.each([
  ['en', 'file_type_unsupported', 'Unsupported File Type', 'Choose an .xlsx or .csv file.'],
  ['en', 'file_parse_failed', 'File Parse Error', 'Open it in Excel'],
  ['en', 'file_read_failed', 'File Read Error', 'Open it in Excel'],
  ['ar', 'file_type_unsupported', 'نوع الملف غير مدعوم', 'اختر ملفًا بصيغة'],
] as const)('refuses an unreadable file (%s, %s)', async (language, code, title, hint) => {
  open.mockRejectedValue(new SheetError(code));
  await choose(language);
  const alert = (await screen.findByText(title)).closest('[role=alert]');
  expect(alert).toBeVisible();
  expect(alert).toHaveTextContent(hint);
});

test('writes the template in the reader’s language with a real category', async () => {
  jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob(['x']));
  URL.createObjectURL = jest.fn(() => 'blob:x');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openPortal('/seller/dashboard/import', seller, 'ar');
  await user.click(await screen.findByRole('button', { name: 'تنزيل النموذج' }));
  await waitFor(() => expect(writeSpreadsheet).toHaveBeenCalled());
  const [sheet] = jest.mocked(writeSpreadsheet).mock.calls[0]!;
  expect(sheet.isRightToLeft).toBe(true);
  expect(sheet.rows[0]).toContain('رمز المنتج');
  expect(sheet.rows[1]).toContain('سمنت');
});

test('links earlier imports to their pages', async () => {
  await openPortal('/seller/dashboard/import', seller);
  const row = await screen.findByRole('row', { name: /prices\.xlsx/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/seller/dashboard/import/i1');
  expect(row).toHaveTextContent('Ready for review');
  expect(row).toHaveTextContent('Omar');
});

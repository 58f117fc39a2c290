import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { standInWorkbook } from '@mawad/shared-ui/testing/stand-in-workbook.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listAttributes, listCategories } from '@mawad/supabase/catalogue/queries';
import {
  type ExportedProduct,
  listOwnProducts,
  type OwnProduct,
  planProductExport,
  readExportedProducts,
} from '@mawad/supabase/products/queries';
import { listSavedViews } from '@mawad/supabase/desk/saved-views-queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { fieldNames, unread } from '../../../product-file/fields.ts';
import { importLimits } from '../../../product-file/import-limits.ts';
import { approvedSeller, openPortal } from '../../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  listOwnProducts: jest.fn(),
  planProductExport: jest.fn(),
  readExportedProducts: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listAttributes: jest.fn(),
  listCategories: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries');
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-workbook.ts', () => ({ writeWorkbook: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

const plan = jest.mocked(planProductExport);
const read = jest.mocked(readExportedProducts);
const save = jest.mocked(saveFile);
const file = new Blob(['x']);
const { book, reset: resetBook } = standInWorkbook(file);
const product = (sku: string) =>
  ({
    sku,
    name_en: 'Cement',
    price: 9_500,
    images: [],
    attributes: {},
    variants: [],
  }) as unknown as ExportedProduct;

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(writeWorkbook).mockReturnValue(book);
  resetBook();
  jest.mocked(listOwnProducts).mockResolvedValue({ ...pageOf<OwnProduct>([]), count: 2 });
  jest.mocked(getOwnRights).mockResolvedValue(['products', 'see_money']);
  jest.mocked(listSavedViews).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue([]);
  jest.mocked(listAttributes).mockResolvedValue([]);
  plan.mockResolvedValue({ count: 2, attributes: [] });
});

const start = async () => {
  const button = await screen.findByRole('button', { name: 'Export for import' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
};

test('exports all matching products page by page', async () => {
  read.mockImplementation(async (_db, { after }) =>
    after ? { items: [product('B')], next: null } : { items: [product('A')], next: 'A' },
  );
  await openPortal('/seller/dashboard/products?stock=out&q=cement', approvedSeller);
  await start();
  expect(await screen.findByText('The file has 2 rows.')).toBeVisible();
  const filter = expect.objectContaining({ in_stock: false, term: 'cement' });
  expect(plan).toHaveBeenCalledWith(expect.anything(), filter, expect.anything());
  expect(read.mock.calls.map(([, { after, language }]) => [after, language])).toEqual([
    [undefined, 'en'],
    ['A', 'en'],
  ]);
  expect(read).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ filter }),
    expect.anything(),
  );
  expect(book.begin).toHaveBeenCalledWith(expect.objectContaining({ name: 'Products', mostRows: 100_000 }));
  expect(book.add.mock.calls.map(([rows]) => rows[0]!.slice(0, 2))).toEqual([
    ['A', 'Cement'],
    ['B', 'Cement'],
  ]);
  expect(save).toHaveBeenCalledWith(expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.xlsx$/), file);
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(save).toHaveBeenCalledTimes(2);
});

test.each([
  ['en', /^Export for import/, /^The file has no room for 2 columns/],
  ['ar', /^تصدير للتعديل/, /^لا يتسع الملف لعمودين/],
] as const)('lists columns that an import would not accept (%s)', async (language, name, words) => {
  const room = importLimits.columns - fieldNames.filter((field) => !unread.has(field)).length;
  const keys = Array.from({ length: room + 2 }, (_, index) => `key-${index}`);
  const attributes = keys.map((key) => ({ key, type: 'text', label_en: key, label_ar: key }));
  jest.mocked(listAttributes).mockResolvedValue(attributes as never);
  plan.mockResolvedValue({ count: 1, attributes: keys });
  read.mockResolvedValue({ items: [product('A')], next: null });
  await openPortal('/seller/dashboard/products', approvedSeller, language);
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  const notice = await screen.findByText(words);
  for (const key of keys.slice(room)) expect(notice).toHaveTextContent(key);
  expect(notice).not.toHaveTextContent(keys[room - 1]!);
  expect(book.begin.mock.calls[0]![0].columns).toHaveLength(importLimits.columns);
});

test('shows the progress, and saves nothing after cancelling', async () => {
  read
    .mockResolvedValueOnce({ items: [product('A')], next: 'A' })
    .mockImplementation(
      (_db, _page, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
  await openPortal('/seller/dashboard/products', approvedSeller);
  await start();
  expect(await screen.findByText('1 of 2 rows')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export for import' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. No file was saved.')).toBeVisible();
  expect(book.abandon).toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

test('reports a failure with its reason and retries, also in Arabic', async () => {
  read.mockRejectedValueOnce(new AppError('not_allowed')).mockResolvedValue({ items: [], next: null });
  await openPortal('/seller/dashboard/products', approvedSeller, 'ar');
  fireEvent.click(await screen.findByRole('button', { name: /^تصدير للتعديل/ }));
  expect(await screen.findByText('تعذّر التصدير')).toBeVisible();
  expect(book.abandon).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));
  expect(await screen.findByText('الملف بلا صفوف.')).toBeVisible();
  expect(book.begin).toHaveBeenLastCalledWith(expect.objectContaining({ isRightToLeft: true }));
});

test('reports that there is nothing to export', async () => {
  jest.mocked(listOwnProducts).mockResolvedValue(pageOf<OwnProduct>([]));
  await openPortal('/seller/dashboard/products?stock=out', approvedSeller);
  const reason = await screen.findByText('No products match, so there is nothing to save.');
  expect(reason).toBeVisible();
  const button = screen.getByRole('button', { name: 'Export for import' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason.textContent!);
});

test('hides the export from members who may not change products', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['stock']);
  await openPortal('/seller/dashboard/products', approvedSeller);
  await screen.findByRole('link', { name: /Count/ });
  expect(screen.queryByRole('button', { name: 'Export for import' })).not.toBeInTheDocument();
});

test('stops when the page is left', async () => {
  let signal: AbortSignal | undefined;
  read.mockImplementation((_db, _page, given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const { router } = await openPortal('/seller/dashboard/products', approvedSeller);
  await start();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => router.navigate('/seller/dashboard/nothing'));
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { openedSpreadsheet } from '@mawad/shared-ui/testing/opened-spreadsheet.tsx';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import {
  type BulkProgress,
  getBulkChange,
  previewStaffProductChange,
  startBulkChange,
  startStaffProductChange,
} from '@mawad/supabase/products/bulk-changes-queries';
import { type Category, listCategories } from '@mawad/supabase/catalogue/queries';
import { listAllProducts, type StaffProduct } from '@mawad/supabase/products/queries';
import { listSellers } from '@mawad/supabase/companies/sellers-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({ listAllProducts: jest.fn() }));
jest.mock('@mawad/supabase/products/bulk-changes-queries', () => ({
  getBulkChange: jest.fn(),
  previewStaffProductChange: jest.fn(),
  startBulkChange: jest.fn(),
  startStaffProductChange: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({ listCategories: jest.fn() }));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({ listSellers: jest.fn() }));
jest.mock('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts', () => ({
  sheetTypes: '.xlsx,.csv',
  openSpreadsheet: jest.fn(),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));

const products = [1, 2].map(
  (id) =>
    ({
      id,
      name_en: `Drill ${id}`,
      name_ar: `دريل ${id}`,
      sku: `DR-${id}`,
      moderation: 'visible',
      published: true,
      price: 1_000,
      stock: 4,
      company_id: 'c1',
      company_name: 'Tigris Tools',
      company_name_en: 'Tigris Tools',
      company_name_ar: 'Tigris Tools',
      category_name_en: 'Drills',
      category_name_ar: 'دريلات',
      updated_at: '2026-11-20T08:00:00Z',
    }) as StaffProduct,
);
const preview = jest.mocked(previewStaffProductChange);
const start = jest.mocked(startStaffProductChange);
const row = { ...products[0]!, main_image: null, problem: null };

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listAllProducts).mockResolvedValue(pageOf(products));
  jest.mocked(listSellers).mockResolvedValue(pageOf([]));
  jest
    .mocked(listCategories)
    .mockResolvedValue([{ id: 5, parent_id: null, name_en: 'Hand tools', name_ar: 'عدد يدوية' } as Category]);
  start.mockResolvedValue({} as BulkProgress);
  jest.mocked(getBulkChange).mockReturnValue(new Promise(() => undefined));
});

async function confirm(dialog: ReturnType<typeof within>, name: RegExp) {
  const button = await dialog.findByRole('button', { name });
  expect(button).toBeDisabled();
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Wrong shelf' } });
  fireEvent.click(button);
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(startBulkChange).not.toHaveBeenCalled();
  return start.mock.lastCall!.slice(2);
}

test('moves all products that match, as many as the database counts, with a reason', async () => {
  preview.mockResolvedValue({
    count: 230,
    rows: [{ ...row, before: { category_id: 1 }, after: { category_id: 5 } }],
  });
  await openConsole('/admin/products?company=c1');
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2 that match' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move to a category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to a category' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'Hand' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Hand tools' }));
  const [input, options] = await confirm(dialog, /Move 230 products/);
  expect(input).toMatchObject({ filter: { company_id: 'c1' }, change: { kind: 'category', category_id: 5 } });
  expect(options).toEqual({ expected: 230, reason: 'Wrong shelf' });
});

test('hides all products that match except an unticked one', async () => {
  preview.mockResolvedValue({
    count: 229,
    rows: [{ ...row, before: { hidden_reason: null }, after: { hidden_reason: '' } }],
  });
  await openConsole('/admin/products?company=c1');
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2 that match' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Drill 1/ }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  fireEvent.click(bar.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide products' }));
  expect(await dialog.findByLabelText('New: Hidden')).toBeVisible();
  const [input, options] = await confirm(dialog, /Hide 229 products/);
  expect(input).toMatchObject({ filter: { company_id: 'c1' }, except: [1], change: { kind: 'hide' } });
  expect(options).toEqual({ expected: 229, reason: 'Wrong shelf' });
});

test('hides ticked products as one change that the log can undo', async () => {
  preview.mockResolvedValue({ count: 2, rows: [] });
  await openConsole('/admin/products');
  await screen.findByRole('link', { name: 'Drill 1' });
  fireEvent.click(screen.getByRole('button', { name: 'Select page' }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  fireEvent.click(bar.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide products' }));
  const [input] = await confirm(dialog, /Hide 2 products/);
  expect(input).toEqual({ ids: [1, 2], change: { kind: 'hide' } });
});

test('shows all products that match again without a reason', async () => {
  preview.mockResolvedValue({ count: 2, rows: [] });
  await openConsole('/admin/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2 that match' }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  fireEvent.click(bar.getByRole('button', { name: 'Show again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show products again' }));
  fireEvent.click(await dialog.findByRole('button', { name: /Show 2 products again/ }));
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(start.mock.lastCall![2]).toMatchObject({ change: { kind: 'show' } });
});

test('sets a deal on all products that match', async () => {
  preview.mockResolvedValue({ count: 2, rows: [] });
  await openConsole('/admin/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2 that match' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set a deal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set deal prices' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Percent' }), { target: { value: '20' } });
  const [input] = await confirm(dialog, /Change 2 products/);
  expect(input).toMatchObject({ change: { kind: 'discount', percent: 20 } });
});

test('a file of names exported in Arabic changes names after a preview @staff-bulk-edit', async () => {
  jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob());
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  preview.mockResolvedValue({
    count: 1,
    rows: [
      {
        ...row,
        before: { name_en: 'Drill 1', name_ar: 'دريل 1' },
        after: { name_en: 'Drill 1', name_ar: 'مثقاب 1' },
      },
    ],
  });
  const { user } = await openConsole('/admin/products', 'ar');
  fireEvent.click(await screen.findByRole('button', { name: 'الأسماء في ملف' }));
  fireEvent.click(await screen.findByRole('button', { name: 'تنزيل الأسماء' }));
  await waitFor(() => expect(writeSpreadsheet).toHaveBeenCalled());
  const { rows } = jest.mocked(writeSpreadsheet).mock.calls[0]![0];
  const changed = rows
    .map((line, place) => (place === 1 ? [...line.slice(0, 4), 'مثقاب 1'] : line))
    .slice(0, 2);
  jest.mocked(openSpreadsheet).mockImplementation(async () => openedSpreadsheet(changed as never));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'names.xlsx'));
  expect(await screen.findByText(/مثقاب 1/)).toBeVisible();
  expect(preview.mock.lastCall![1]).toEqual({
    ids: [1],
    change: { kind: 'names', names: { 1: { name_en: 'Drill 1', name_ar: 'مثقاب 1' } } },
  });
});

test('says which columns a file of names needs', async () => {
  jest.mocked(openSpreadsheet).mockImplementation(async () => openedSpreadsheet([['Product', 'Price']]));
  const { user } = await openConsole('/admin/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Names in a file' }));
  await screen.findByRole('dialog');
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'names.xlsx'),
  );
  expect(await screen.findByText(/The first row needs a column “Product number”/)).toBeVisible();
});

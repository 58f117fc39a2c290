import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { recordListExport } from '@mawad/supabase/desk/exports-queries';
import { listAllOrders } from '@mawad/supabase/orders/queries';
import {
  deleteSavedView,
  listSavedViews,
  type SavedView,
  saveView,
} from '@mawad/supabase/desk/saved-views-queries';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';
import { standInWorkbook } from '@mawad/shared-ui/testing/stand-in-workbook.tsx';
import { openConsole } from '../testing/open-console.tsx';
import { orderSummary } from '../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listAllOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/desk/exports-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/desk/exports-queries'),
  recordListExport: jest.fn(),
}));
// The list of mails is below the settings and shown with them.
jest.mock('@mawad/supabase/mail/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/mail/queries'),
  getEmailSettings: jest.fn(async () => null),
}));
jest.mock('@mawad/shared-ui/spreadsheet/write-workbook.ts', () => ({ writeWorkbook: jest.fn() }));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));
jest.mock('@mawad/supabase/desk/saved-views-queries');

const save = jest.mocked(saveView);
const mine: SavedView = {
  id: 1,
  name: 'Mine',
  query: 'status=Shipped',
  is_shared: false,
  author: null,
  may_change: true,
};
const ofHuda: SavedView = {
  id: 2,
  name: 'Baghdad',
  query: 'governorate=IQ-BG&status=AwaitingApproval',
  is_shared: true,
  author: 'Huda',
  may_change: false,
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listAllOrders).mockResolvedValue(pageOf([orderSummary()]));
  jest.mocked(listSavedViews).mockResolvedValue([mine, ofHuda]);
});

test('shows who shared a view, and opens the view as the list’s address', async () => {
  const { user, router } = await openConsole('/admin/orders?page=1&q=cement');
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  const shared = await screen.findByRole('menuitem', { name: 'Baghdad Shared by \u2068Huda\u2069' });
  expect(listSavedViews).toHaveBeenCalledWith(expect.anything(), 'console-orders');
  await user.click(shared);
  await waitFor(() =>
    expect(router.state.location.search).toBe('?governorate=IQ-BG&status=AwaitingApproval'),
  );
  expect(await screen.findByRole('button', { name: 'Baghdad' })).toBeVisible();
});

test('shares a view only under a name that no shared view has (ar)', async () => {
  save.mockRejectedValueOnce(new AppError('invalid_input', { field: 'name', rule: 'taken' }));
  save.mockResolvedValueOnce([mine, ofHuda, { ...mine, id: 3, name: 'Basra', is_shared: true }]);
  const { user } = await openConsole('/admin/orders?status=Shipped&page=2', 'ar');
  await user.click(await screen.findByRole('button', { name: 'Mine' }));
  await user.click(await screen.findByRole('menuitem', { name: 'حفظ هذه القائمة' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'حفظ هذه القائمة' }));
  // Views shared by colleagues cannot be deleted.
  expect(dialog.getByRole('button', { name: 'حذف \u2068Mine\u2069' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'حذف \u2068Baghdad\u2069' })).not.toBeInTheDocument();
  const field = dialog.getByRole('textbox', { name: /^اسم القائمة/ });
  await user.type(field, 'Baghdad');
  await user.click(dialog.getByRole('checkbox', { name: 'شارك مع الفريق' }));
  await user.click(dialog.getByRole('button', { name: 'حفظ' }));
  expect(await dialog.findByText('توجد قائمة مشتركة بهذا الاسم. اختر اسمًا آخر.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Basra');
  await user.click(dialog.getByRole('button', { name: 'حفظ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(save).toHaveBeenLastCalledWith(expect.anything(), 'console-orders', {
    name: 'Basra',
    query: 'status=Shipped',
    shared: true,
  });
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  expect(await screen.findByRole('menuitem', { name: 'Basra متاحة للفريق' })).toBeVisible();
});

test('deletes a view that the reader may change', async () => {
  jest.mocked(deleteSavedView).mockResolvedValue([ofHuda]);
  const { user } = await openConsole('/admin/orders');
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await user.click(await screen.findByRole('button', { name: 'Remove \u2068Mine\u2069' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove \u2068Mine\u2069' })).not.toBeInTheDocument(),
  );
  expect(deleteSavedView).toHaveBeenCalledWith(expect.anything(), 'console-orders', 1);
});

test.each([
  ['console-synonyms', '/admin/search'],
  ['console-emails', '/admin/email'],
  ['console-duplicates', '/admin/products/duplicates'],
])('offers and opens the saved views of %s', async (list, path) => {
  const { user, router } = await openConsole(path);
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  expect(listSavedViews).toHaveBeenCalledWith(expect.anything(), list);
  await user.click(await screen.findByRole('menuitem', { name: 'Mine' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=Shipped'));
});

describe('file of a list', () => {
  const { book, reset } = standInWorkbook(new Blob(['x']));
  beforeEach(() => {
    reset();
    jest.mocked(writeWorkbook).mockReturnValue(book);
  });

  test('is recorded before the first row is read', async () => {
    jest.mocked(recordListExport).mockRejectedValueOnce(new AppError('not_allowed'));
    const { user } = await openConsole('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Export Failed')).toBeVisible();
    expect(book.begin).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The file has 1 row.')).toBeVisible();
    expect(recordListExport).toHaveBeenLastCalledWith(expect.anything(), 'console-orders', 1);
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  test('is offered only with the right to export', async () => {
    await openConsole('/admin/orders', 'en', 'admin', { role: 'support', rights: ['see_orders'] });
    expect(await screen.findByRole('button', { name: 'Columns' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

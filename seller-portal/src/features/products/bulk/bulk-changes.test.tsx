import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  type BulkProgress,
  type BulkRow,
  getBulkChange,
  listBulkChangeRows,
  listBulkChanges,
  previewBulkChange,
  previewBulkUndo,
  startBulkChange,
  steerBulkChange,
} from '@mawad/supabase/products/bulk-changes-queries';
import { listOwnProducts, type OwnProduct } from '@mawad/supabase/products/queries';
import { listSavedViews } from '@mawad/supabase/desk/saved-views-queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/products/queries'),
  listOwnProducts: jest.fn(),
}));
jest.mock('@mawad/supabase/products/bulk-changes-queries');
jest.mock('@mawad/supabase/desk/saved-views-queries');
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));

const product = (id: number, name: string) =>
  ({
    id,
    health: { causes: [], quality: 40, missing: [] },
    name_en: name,
    name_ar: name,
    sku: `S-${id}`,
    main_image: null,
    price: 10_000,
    discounted_price: null,
    list_discounted_price: null,
    stock: 30,
    unit: 'Bag',
    published: true,
    moderation: 'visible',
    variant_count: 0,
    category_name_en: 'Cement',
    category_name_ar: 'سمنت',
    updated_at: '2026-11-20T10:00:00Z',
  }) as unknown as OwnProduct;
const progress: BulkProgress = {
  id: 'b1',
  change: { kind: 'price', percent: 5 },
  status: 'done',
  row_count: 2,
  changed: 1,
  unchanged: 0,
  refused: 1,
  set_aside: false,
  may_undo: true,
  undone: 0,
  kept: 0,
  created_at: '2026-11-20T10:00:00Z',
  finished_at: '2026-11-20T10:00:00Z',
};
const preview = jest.mocked(previewBulkChange);
const start = jest.mocked(startBulkChange);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listOwnProducts).mockResolvedValue(pageOf([product(1, 'Cement'), product(2, 'Grout')]));
  jest.mocked(getOwnRights).mockResolvedValue(['products', 'see_money']);
  jest.mocked(listBulkChanges).mockResolvedValue([]);
  jest.mocked(listSavedViews).mockResolvedValue([]);
  jest.mocked(getBulkChange).mockResolvedValue(progress);
  jest.mocked(listBulkChangeRows).mockResolvedValue(
    pageOf([
      {
        id: 2,
        name_en: 'Grout',
        name_ar: 'ترويبة',
        sku: 'S-2',
        outcome: 'refused',
        problem: 'below_deal',
        changes: [],
      },
    ]),
  );
  preview.mockResolvedValue({
    count: 2,
    rows: [
      {
        ...product(1, 'Cement'),
        price: 10_000,
        before: { price: 10_000, variants: {} },
        after: { price: 10_500, variants: {} },
        problem: null,
      },
    ],
  });
});

async function openBulk(path = '') {
  const view = await openPortal(`/seller/dashboard/products${path}`, approvedSeller);
  await screen.findByRole('checkbox', { name: 'Select Cement' });
  const choose = async (verb: string) => {
    await view.user.click(screen.getByRole('button', { name: 'Change' }));
    await view.user.click(await screen.findByRole('menuitem', { name: verb }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...view, choose };
}

test('changes all matching products except unticked ones, by the database’s count, and undoes the change', async () => {
  start.mockResolvedValue(progress);
  jest.mocked(steerBulkChange).mockResolvedValue({ ...progress, status: 'undoing' });
  const { user, choose } = await openBulk('?visibility=published');
  await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Grout' }));
  expect(screen.getByRole('checkbox', { name: 'Select Cement' })).toBeChecked();
  const dialog = await choose('Change the price');
  expect(preview).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Percent/), '٥');
  expect(await dialog.findByLabelText(/^New: 10,500/)).toBeVisible();
  const input = {
    filter: expect.objectContaining({ published: true }),
    except: [2],
    change: { kind: 'price', percent: 5, round: 250 },
  };
  expect(preview).toHaveBeenLastCalledWith(expect.anything(), input);
  await user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  await waitFor(() => expect(start).toHaveBeenCalledWith(expect.anything(), expect.any(String), input, 2));
  expect(await dialog.findByText('1 changed')).toBeVisible();
  expect(await dialog.findByText('The price would not be above its deal price.')).toBeVisible();
  jest.mocked(previewBulkUndo).mockResolvedValue({ undone: 4, partly: 1, kept: 12, stays: [stays()] });
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  expect(await question.findByText('4 products get their old values back.')).toBeVisible();
  expect(question.getByText(/^One product gets some of its old values back/)).toBeVisible();
  expect(question.getByText('12 products stay as they are.')).toBeVisible();
  expect(
    within(question.getByRole('list', { name: 'What stays as it is' })).getByText('and 12 more'),
  ).toBeVisible();
  expect(steerBulkChange).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(steerBulkChange).toHaveBeenCalledWith(expect.anything(), expect.any(String), 'undo'),
  );
});

test('changes the stock by an amount, and shows it before and after', async () => {
  preview.mockResolvedValue({
    count: 1,
    rows: [
      {
        id: 1,
        name_en: 'Boot',
        name_ar: 'حذاء',
        sku: 'B-1',
        main_image: null,
        price: 10_000,
        before: { stock: { 7: 4, 8: 9 } },
        after: { stock: { 7: 2, 8: 7 } },
        problem: null,
      },
    ],
  });
  start.mockResolvedValue({ ...progress, change: { kind: 'stock', amount: -2 } });
  const { user, choose } = await openBulk();
  await user.click(screen.getByRole('checkbox', { name: 'Select Cement' }));
  const dialog = await choose('Change the stock');
  await user.selectOptions(dialog.getByLabelText('Stock'), 'Lower');
  await user.selectOptions(dialog.getByLabelText('By'), 'a quantity');
  await user.type(dialog.getByLabelText(/^Quantity/), '٢');
  expect(await dialog.findByLabelText('New: 2 · 7')).toBeVisible();
  expect(dialog.queryByLabelText('Round to 250 dinars')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Change the stock of 1 product' }));
  const input = { ids: [1], change: { kind: 'stock', amount: -2 } };
  await waitFor(() => expect(start).toHaveBeenCalledWith(expect.anything(), expect.any(String), input, 1));
});

test('confirms the prices of all matching products', async () => {
  start.mockResolvedValue({ ...progress, change: { kind: 'confirm' } });
  const { user, choose } = await openBulk('?age=30');
  await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
  const dialog = await choose('Confirm the prices');
  expect(dialog.getByText(/^The prices stay as they are/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Confirm 2 prices' }));
  const input = expect.objectContaining({
    filter: expect.objectContaining({ price_older_than_days: 30 }),
    change: { kind: 'confirm' },
  });
  await waitFor(() => expect(start).toHaveBeenCalledWith(expect.anything(), expect.any(String), input, 2));
});

/** Product that an undo leaves unchanged, because it was edited since. */
const stays = (change: Partial<BulkRow> = {}): BulkRow => ({
  id: 1,
  name_en: 'Boot',
  name_ar: 'حذاء',
  sku: 'B-1',
  outcome: 'kept',
  problem: 'changed_since',
  changes: [],
  ...change,
});

test.each([
  ['en', 'M / Red', 'by the Mawad team', 'Undo', 'Try again to undo the rest'],
  ['ar', 'M / أحمر', 'إدارة «مواد»', 'تراجع عن التغيير', 'محاولة التراجع عمّا بقي'],
] as const)(
  'disables an undo without effect and shows who changed what (%s)',
  async (language, variant, staff, undo, again) => {
    const none = { size: null, color: null, color_ar: null };
    const at = '2026-11-20T10:00:00Z';
    const kept = [
      stays({
        changes: [{ at, by_role: 'seller', by: 'Zainab', size: 'M', color: 'Red', color_ar: 'أحمر' }],
      }),
      stays({
        id: 2,
        name_en: null,
        name_ar: null,
        sku: null,
        problem: 'gone',
        changes: [{ ...none, at, by_role: 'admin', by: null }],
      }),
    ];
    jest.mocked(listBulkChangeRows).mockResolvedValue(pageOf(kept));
    jest.mocked(previewBulkUndo).mockResolvedValue({ undone: 0, partly: 0, kept: 2, stays: kept });
    const finished_at = new Date().toISOString();
    const undone = { ...progress, status: 'undone' as const, refused: 0, kept: 2, finished_at };
    jest.mocked(getBulkChange).mockResolvedValue(undone);
    jest.mocked(listBulkChanges).mockResolvedValue([undone]);
    const { user } = await openPortal('/seller/dashboard/products', approvedSeller, language);
    await user.click(await screen.findByRole('button', { name: language === 'en' ? 'Show' : 'عرض' }));
    const report = within(await screen.findByRole('dialog'));
    const byZainab = new RegExp(`${variant}.*: .*Zainab.*2026`);
    expect(await report.findByText(byZainab)).toBeVisible();
    expect(report.getByText(new RegExp(`^${staff} · .*2026`))).toBeVisible();
    await user.click(report.getByRole('button', { name: again }));
    const confirm = await screen.findByRole('button', { name: undo });
    const question = within(confirm.closest<HTMLElement>('[role=dialog]')!);
    expect(await question.findByText(byZainab)).toBeVisible();
    expect(question.getByText(/^(There is nothing to undo now|لا شيء يمكن التراجع عنه الآن)/)).toBeVisible();
    expect(confirm).toBeDisabled();
  },
);

test('asks about an ambiguous amount before the preview', async () => {
  const { user, choose } = await openBulk();
  await user.click(screen.getByRole('checkbox', { name: 'Select Cement' }));
  const dialog = await choose('Change the price');
  await user.selectOptions(dialog.getByLabelText(/^By/), 'amount');
  await user.click(dialog.getByLabelText(/^Dinars/));
  await user.paste('1.250');
  await user.tab();
  expect(dialog.getByLabelText(/^Dinars/)).toHaveAccessibleDescription(/1,250 or 1\.25/);
  expect(preview).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: '1,250' }));
  expect(dialog.getByLabelText(/^Dinars/)).toHaveValue('1250');
  await waitFor(() =>
    expect(preview).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ change: { kind: 'price', amount: 1250, round: 250 } }),
    ),
  );
});

test('reports newly matching products before the change starts', async () => {
  start.mockRejectedValue(new AppError('stale_version', { count: 3 }));
  const { user, choose } = await openBulk();
  await user.click(screen.getByRole('checkbox', { name: 'Select Cement' }));
  const dialog = await choose('Take off sale');
  preview.mockResolvedValue({ count: 3, rows: [] });
  await user.click(await dialog.findByRole('button', { name: 'Take 2 products off sale' }));
  expect(await dialog.findByText(/^The matching products have changed/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Take 3 products off sale' })).toBeEnabled();
  expect(preview).toHaveBeenLastCalledWith(expect.anything(), { ids: [1], change: { kind: 'unpublish' } });
});

test('clears the selection when the filter changes', async () => {
  const { user } = await openBulk();
  await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
  expect(screen.getByRole('checkbox', { name: 'Select Grout' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Not published' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Grout' })).not.toBeChecked());
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

test('shows a running change above the list, and hides bulk changes from members without the right', async () => {
  jest.mocked(listBulkChanges).mockResolvedValue([{ ...progress, status: 'working', finished_at: null }]);
  const { user, unmount } = await openBulk();
  expect(await screen.findByText('In progress: Change the price (2 products)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('1 changed')).toBeVisible();
  unmount();
  jest.mocked(getOwnRights).mockResolvedValue(['stock']);
  await openPortal('/seller/dashboard/products', approvedSeller);
  await screen.findByText('Cement', { selector: 'a' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

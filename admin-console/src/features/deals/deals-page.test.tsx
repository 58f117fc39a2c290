import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  type Deal,
  endDeals,
  findProductsByNumber,
  listDeals,
  type PlannedDeal,
  previewDealRestore,
  previewDeals,
  restoreDeals,
  setDeals,
} from '@mawad/supabase/deals/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/deals/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/deals/queries'),
  endDeals: jest.fn(),
  findProductsByNumber: jest.fn(),
  listDeals: jest.fn(),
  previewDealRestore: jest.fn(),
  previewDeals: jest.fn(),
  restoreDeals: jest.fn(),
  setDeals: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listCategories: jest.fn(async () => [
    {
      id: 1,
      parent_id: null,
      name_en: 'Tools',
      name_ar: 'عدد',
      slug_en: 'tools',
      slug_ar: 'ar',
      image: null,
    },
  ]),
}));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/sellers-queries'),
  listSellers: jest.fn(async () => pageOf([])),
}));

const list = jest.mocked(listDeals);
const end = jest.mocked(endDeals);
const preview = jest.mocked(previewDeals);
const set = jest.mocked(setDeals);
const restore = jest.mocked(restoreDeals);
const previewRestore = jest.mocked(previewDealRestore);

const deal = (id: number, values: Partial<Deal> = {}): Deal => ({
  id,
  name_en: `Drill ${id}`,
  name_ar: `دريل ${id}`,
  sku: `DR-${id}`,
  main_image: null,
  company_id: 'c1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  category_name_en: 'Drills',
  category_name_ar: 'دريلات',
  unit: 'Piece',
  is_listed: true,
  in_stock: true,
  price: 10_000,
  discounted_price: 8_000,
  starts_at: '2026-11-20T08:00:00Z',
  ends_at: '2099-11-30T08:00:00Z',
  state: 'running',
  mark: `m${id}`,
  figures: { units: 3, sales: 24_000 },
  ...values,
});
const planned = (id: number, values: Partial<PlannedDeal> = {}): PlannedDeal => ({
  id,
  name_en: `Drill ${id}`,
  name_ar: `دريل ${id}`,
  sku: `DR-${id}`,
  main_image: null,
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  price: 10_000,
  deal_price: 9_000,
  mark: `m${id}`,
  problem: null,
  replaces: null,
  ...values,
});

beforeEach(() => {
  [list, end, preview, set, restore, previewRestore].forEach((mock) => mock.mockReset());
  list.mockResolvedValue(
    pageOf([deal(1), deal(2, { state: 'scheduled', starts_at: '2099-11-20T08:00:00Z', figures: null })]),
  );
  preview.mockImplementation(async (_db, { products }) => products.map(({ id }) => planned(id)));
});

test('keeps filters in the address and sends them to the query; a running deal shows its sales', async () => {
  const { router } = await openConsole('/admin/deals?state=running&category=1&company=c1&sort=nonsense');
  await screen.findByText('Drill 1');
  expect(screen.getByText('3 pieces')).toBeVisible();
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ state: 'running', category_id: 1, company_id: 'c1', sort: undefined }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sort: 'discount' })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('state'));
});

/** A product whose deal a colleague changed since. */
const kept = {
  ...{ id: 2, name_en: 'Drill 2', name_ar: 'دريل 2', sku: 'DR-2', problem: 'changed_since' as const },
  ...{ by_role: 'seller' as const, by: 'Zainab', at: '2026-11-20T10:00:00Z' },
};

test('ends only the running ones of the ticked deals, with a reason and Undo', async () => {
  const former = [{ id: 1, discounted_price: 8_000, deal_starts_at: null, deal_ends_at: null, mark: 'n1' }];
  end.mockResolvedValue(former);
  previewRestore.mockResolvedValue({ undone: 1, kept: [kept] });
  restore.mockResolvedValue({ undone: 1, kept: [kept] });
  await openConsole('/admin/deals');
  await screen.findByText('Drill 1');
  fireEvent.click(screen.getByRole('button', { name: 'Select page' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'End now' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'End this deal now?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'End now' }));
  expect(dialog.getByText('Enter a reason; the seller sees it.')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Wrong price' } });
  fireEvent.click(dialog.getByRole('button', { name: 'End now' }));
  expect(await screen.findByText('The deal has ended')).toBeVisible();
  expect(end.mock.calls[0]![1].map(({ id }) => id)).toEqual([1]);
  expect(end.mock.calls[0]![2]).toEqual({ remove: false, reason: 'Wrong price' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this change of deals?' }));
  expect(await question.findByText(/^One product goes back to its earlier deal/)).toBeVisible();
  expect(question.getByText(/^by .Zainab. · .*2026/)).toBeVisible();
  expect(restore).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone, except one product')).toBeVisible();
  expect(restore).toHaveBeenCalledWith(expect.anything(), former, 'Undone');
  expect(screen.getByText('Show')).toBeVisible();
});

test('explains why no deal can be restored, and offers no confirmation', async () => {
  const former = [{ id: 1, discounted_price: 8_000, deal_starts_at: null, deal_ends_at: null, mark: 'n1' }];
  previewRestore.mockResolvedValue({ undone: 0, kept: [kept] });
  const { router } = await openConsole('/admin/deals?state=ended');
  await screen.findByText('Drill 1');
  await act(() => router.navigate('/admin/deals?state=ended', { state: { undo: former } }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this change of deals?' }));
  expect(await question.findByText(/^There is nothing to undo now/)).toBeVisible();
  expect(question.getByText('Its deal was changed since.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Undo' })).toBeDisabled();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ search: '?state=ended', state: null });
});

test('sets a deal for the products that passed the preview, at the previewed prices', async () => {
  preview.mockImplementation(async (_db, { products }) =>
    products.map(({ id }) => planned(id, id === 2 ? { problem: 'not_below', deal_price: 10_000 } : {})),
  );
  set.mockResolvedValue([]);
  const { router } = await openConsole('/admin/deals/new?products=1,2');
  expect(await screen.findByText('Drill 2')).toBeVisible();
  expect(screen.getByText(/is not below the current price/)).toBeVisible();
  expect(screen.getByText('1 product is left out')).toBeVisible();
  const percent = screen.getByRole('textbox', { name: 'Percent off' });
  fireEvent.change(percent, { target: { value: '95' } });
  expect(screen.getByText('Enter a number from 1 to 90.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set the deal for 1 product' })).toBeDisabled();
  fireEvent.change(percent, { target: { value: '٢٠' } });
  const submit = await screen.findByRole('button', { name: 'Set the deal for 1 product' });
  await waitFor(() => expect(submit).toBeEnabled());
  fireEvent.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/deals'));
  expect(set.mock.calls[0]![1]).toMatchObject({ percent: 20, products: [{ id: 1, mark: 'm1' }] });
});

test('asks which percentage "2.500 %" means', async () => {
  await openConsole('/admin/deals/new?products=1');
  const percent = await screen.findByRole('textbox', { name: 'Percent off' });
  fireEvent.change(percent, { target: { value: '2.500 %' } });
  expect(percent).toHaveAccessibleDescription(/can mean 2,500 or 2\.5/);
  expect(screen.getByRole('button', { name: 'Set the deal for 1 product' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: '2.5' }));
  expect(percent).toHaveValue('2.5');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Set the deal for 1 product' })).toBeEnabled(),
  );
});

test('marks prices that changed since the preview, and takes them only after confirmation', async () => {
  const news = { what: 'deal_changed', at: '2026-11-21T08:00:00Z', by_role: 'seller', by: 'Huda' };
  set
    .mockRejectedValueOnce(new AppError('changed_meanwhile', { products: [1], ...news }))
    .mockResolvedValue([]);
  await openConsole('/admin/deals/new?products=1');
  fireEvent.click(await screen.findByRole('button', { name: 'Set the deal for 1 product' }));
  preview.mockImplementation(async (_db, { products }) =>
    products.map(({ id, mark }) =>
      planned(id, { price: 12_000, mark: 'new', problem: mark && mark !== 'new' ? 'changed' : null }),
    ),
  );
  expect(await screen.findByText(/Some prices changed since you saw them/)).toBeVisible();
  expect(screen.getByText(/the price or the deal changed \(by Huda · /)).toBeVisible();
  expect(await screen.findByText('Changed since you opened it: check the new price')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Set the deal/ })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Use the new prices' }));
  const submit = await screen.findByRole('button', { name: 'Set the deal for 1 product' });
  await waitFor(() => expect(submit).toBeEnabled());
  fireEvent.click(submit);
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  expect(set.mock.calls[1]![1].products).toEqual([{ id: 1, price: undefined, mark: 'new' }]);
});

test('starts editing with the prices of the deals; unknown SKUs stay in the field', async () => {
  preview.mockImplementation(async (_db, { products }) =>
    products.map(({ id, price }) =>
      planned(id, {
        deal_price: price ?? null,
        problem: price ? null : 'no_price',
        replaces: id === 1 ? { price: 8_500, starts_at: null, ends_at: null } : null,
      }),
    ),
  );
  jest.mocked(findProductsByNumber).mockResolvedValue({ ids: [7], missing: ['X-9'] });
  const { router } = await openConsole('/admin/deals/new?products=1&change=1');
  const price = await screen.findByRole('textbox', { name: 'Deal price of Drill 1' });
  await waitFor(() => expect(price).toHaveValue('8500'));
  expect(await screen.findByRole('button', { name: 'Change 1 deal' })).toBeEnabled();
  const find = screen.getByRole('textbox', { name: 'Name, SKU or model' });
  fireEvent.change(find, { target: { value: 'DR-7\nX-9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add products for 2 numbers' }));
  expect(await screen.findByText('1 number matches no product and stays in the field.')).toBeVisible();
  expect(find).toHaveValue('X-9');
  expect(router.state.location.search).toContain('products=1%2C7');
});

test('does not end a deal that changed meanwhile; the dialog keeps the reason and names the colleague', async () => {
  const news = { what: 'deal_changed', at: '2026-11-21T08:00:00Z', by_role: 'seller', by: 'Huda' };
  end.mockRejectedValue(new AppError('changed_meanwhile', { products: [1], ...news }));
  await openConsole('/admin/deals');
  await screen.findByText('Drill 1');
  fireEvent.click(screen.getByRole('button', { name: 'Select page' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'End now' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'End this deal now?' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: 'Wrong price' } });
  list.mockResolvedValue(pageOf([deal(1, { mark: 'n1' })]));
  fireEvent.click(dialog.getByRole('button', { name: 'End now' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/the price or the deal changed \(by Huda · /);
  expect(reason).toHaveValue('Wrong price');
  fireEvent.click(dialog.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(end).toHaveBeenCalledTimes(2));
  expect(end.mock.calls.map((call) => call[1][0]!.mark)).toEqual(['m1', 'n1']);
});

import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listOwnProducts, type OwnProduct, setProductPrice } from '@mawad/supabase/products/queries';
import { listSavedViews, saveView } from '@mawad/supabase/desk/saved-views-queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  listOwnProducts: jest.fn(),
  setProductPrice: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries');
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));

const list = jest.mocked(listOwnProducts);

const product: OwnProduct = {
  id: 7,
  health: { causes: [{ cause: 'no_picture', blocks: false }], quality: 40, missing: [] },
  name_en: 'Portland cement',
  name_ar: 'سمنت بورتلاندي',
  slug_en: 'portland-cement',
  sku: 'CEM-50',
  brand: null,
  main_image: null,
  price: 12_500,
  discounted_price: 11_000,
  list_discounted_price: 11_000,
  deal_ends_at: null,
  price_confirmed_at: '2026-11-20T10:00:00Z',
  stock: 3,
  unit: 'Bag',
  published: true,
  moderation: 'visible',
  moderation_reason: null,
  moderation_version: 0,
  version: 1,
  deleted_at: null,
  variant_count: 0,
  category_id: 2,
  category_name_en: 'Cement',
  category_name_ar: 'سمنت',
  company_id: 'company-1',
  updated_at: '2026-11-20T10:00:00Z',
};

beforeEach(() => {
  jest.clearAllMocks();
  list.mockResolvedValue(pageOf([product]));
  jest.mocked(getOwnRights).mockResolvedValue(['products', 'see_money']);
  jest.mocked(listSavedViews).mockResolvedValue([]);
});

test('lists products with price, deal, stock and visibility @seller-products', async () => {
  await openPortal('/seller/dashboard/products', approvedSeller);
  const row = await screen.findByRole('row', { name: /Portland cement/ });
  expect(within(row).getByText(/^11,000\.00/)).toBeVisible();
  expect(
    within(row)
      .getByText(/^12,500\.00/)
      .closest('s'),
  ).toHaveAccessibleName('Price before the reduction');
  expect(within(row).getByText('Low stock')).toBeVisible();
  expect(within(row).getByText('Published')).toBeVisible();
});

test('edits a price in the list, refuses one below the deal, and undoes the change', async () => {
  const set = jest.mocked(setProductPrice).mockResolvedValue();
  await openPortal('/seller/dashboard/products', approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: /Price of .Portland cement/ }));
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: '10,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/more than the deal price/);
  expect(set).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '١٣ ألف' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(set.mock.calls.map(([, ...change]) => change)).toEqual([
    [7, { price: 13_000, expected: 12_500, confirmed: false }],
    [7, { price: 12_500, expected: 13_000, confirmed: true }],
  ]);
  expect(screen.queryByRole('button', { name: /Stock of/ })).not.toBeInTheDocument();
});

test('asks about a large price change, and again for another price', async () => {
  const set = jest.mocked(setProductPrice);
  set.mockRejectedValue(new AppError('price_jump', { percent: 50 }));
  await openPortal('/seller/dashboard/products', approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: /Price of .Portland cement/ }));
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: '125000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/changes by more than 50%/));
  fireEvent.change(field, { target: { value: '120000' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  await waitFor(() => expect(set).toHaveBeenCalledTimes(3));
  expect(set.mock.calls.map(([, , change]) => [change.price, change.confirmed])).toEqual([
    [125_000, false],
    [120_000, false],
    [120_000, true],
  ]);
});

test.each([
  ['en', /Price of .Portland cement/, /125,000 or 125/, 'Save'],
  ['ar', /سعر .سمنت/, /125,000 أو 125/, 'حفظ'],
] as const)('asks about an ambiguous price (%s)', async (language, price, question, submit) => {
  const set = jest.mocked(setProductPrice).mockResolvedValue();
  await openPortal('/seller/dashboard/products', approvedSeller, language);
  fireEvent.click(await screen.findByRole('button', { name: price }));
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: '125.000' } });
  fireEvent.click(screen.getByRole('button', { name: submit }));
  expect(field).toHaveAccessibleDescription(question);
  expect(set).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '125,000' }));
  expect(field).toHaveValue('125000');
  fireEvent.click(screen.getByRole('button', { name: submit }));
  await waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  expect(set.mock.calls[0]![2]).toMatchObject({ price: 125_000 });
});

test('hides editing from members who may not change products', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['stock']);
  const { user } = await openPortal('/seller/dashboard/products', approvedSeller);
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'View in the shop',
  ]);
  expect(screen.queryByText('Add a product')).not.toBeInTheDocument();
});

test('hides prices and sorting by price from members who may not see money', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['stock']);
  list.mockResolvedValue(
    pageOf([{ ...product, price: null, discounted_price: null, list_discounted_price: null }]),
  );
  await openPortal('/seller/dashboard/products', approvedSeller);
  expect(await screen.findByRole('row', { name: /Portland cement/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull());
  const order = screen.getByLabelText('Sort by');
  expect(within(order).queryByRole('option', { name: /price/i })).toBeNull();
});

test('shows the list in Arabic', async () => {
  await openPortal('/seller/dashboard/products', approvedSeller, 'ar');
  const row = await screen.findByRole('row', { name: /سمنت بورتلاندي/ });
  expect(within(row).getByText('مخزون قليل')).toBeVisible();
  expect(screen.getByText('منتج واحد')).toBeVisible();
});

test('passes the visibility filter to the query', async () => {
  const { user } = await openPortal('/seller/dashboard/products', approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Not published' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ published: false })),
  );
});

test('filters and sorts by the quality of the page', async () => {
  const { user } = await openPortal('/seller/dashboard/products', approvedSeller);
  await user.selectOptions(await screen.findByLabelText('Page quality'), 'Below 60%');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Weakest page first');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ quality_below: 60, sort: 'quality' }),
    ),
  );
});

const dearAndFew = {
  id: 1,
  name: 'Dear and few',
  query: 'sort=price_desc&stock=low',
  is_shared: false,
  author: null,
  may_change: true,
};

test('saves filter, order and columns as a view and restores them @seller-views', async () => {
  jest.mocked(listSavedViews).mockResolvedValue([dearAndFew]);
  jest.mocked(saveView).mockResolvedValue([]);
  const { user, router } = await openPortal('/seller/dashboard/products?stock=out', approvedSeller);
  await screen.findByRole('row', { name: /Portland cement/ });
  expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ in_stock: false }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Category' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Category' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await user.type(await screen.findByLabelText(/^Name of the view/), 'Gone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saveView).toHaveBeenCalledWith(expect.anything(), 'own-products', {
      name: 'Gone',
      query: 'hide=category&stock=out',
    }),
  );
  jest.mocked(listSavedViews).mockClear();
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  expect(screen.queryByRole('menuitem', { name: 'Dear and few' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(router.state.location.search).toBe('?stock=out&hide=category');
});

test('opens a saved view with its filter and order', async () => {
  jest.mocked(listSavedViews).mockResolvedValue([dearAndFew]);
  const { user } = await openPortal('/seller/dashboard/products', approvedSeller);
  await screen.findByRole('row', { name: /Portland cement/ });
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dear and few' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ low_stock: true, sort: 'price_desc' }),
    ),
  );
  expect(screen.getByRole('button', { name: 'Dear and few' })).toBeVisible();
});

test('shows an empty list, and an error if the list cannot be loaded', async () => {
  list.mockRejectedValueOnce(new AppError('unexpected')).mockResolvedValue(pageOf([]));
  const { user } = await openPortal('/seller/dashboard/products', approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
});

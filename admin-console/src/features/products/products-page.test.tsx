import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { type Category, listCategories } from '@mawad/supabase/catalogue/queries';
import { AppError } from '@mawad/supabase/errors';
import { listAllProducts, moderateProduct, type StaffProduct } from '@mawad/supabase/products/queries';
import { listSellers, type SellerSummary } from '@mawad/supabase/companies/sellers-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  listAllProducts: jest.fn(),
  moderateProduct: jest.fn(),
}));

jest.mock('@mawad/supabase/catalogue/queries', () => ({ listCategories: jest.fn() }));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({ listSellers: jest.fn() }));

const list = jest.mocked(listAllProducts);
const moderate = jest.mocked(moderateProduct);

const product = (id: number, values: Partial<StaffProduct> = {}): StaffProduct => ({
  id,
  name_en: `Drill ${id}`,
  name_ar: `دريل ${id}`,
  slug_en: `drill-${id}`,
  sku: `DR-${id}`,
  brand: null,
  main_image: null,
  price: 90_000,
  discounted_price: null,
  list_discounted_price: null,
  deal_ends_at: null,
  price_confirmed_at: '2026-11-20T08:00:00Z',
  stock: 4,
  unit: 'Each',
  published: true,
  moderation: 'visible',
  moderation_reason: null,
  moderation_version: 4,
  version: 1,
  deleted_at: null,
  variant_count: 0,
  category_id: 1,
  category_name_en: 'Drills',
  category_name_ar: 'دريلات',
  company_id: 'c1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  updated_at: '2026-11-20T08:00:00Z',
  ...values,
});

/** A product as the list shows it. */
const seen = (id: number) => expect.objectContaining({ id, moderation_version: 4 }) as StaffProduct;

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue(pageOf([product(1), product(2)]));
  jest.mocked(listCategories).mockResolvedValue([
    { id: 1, parent_id: null, name_en: 'Tools', name_ar: 'عدد' },
    { id: 2, parent_id: 1, name_en: 'Drills', name_ar: 'دريلات' },
  ] as Category[]);
  jest
    .mocked(listSellers)
    .mockResolvedValue(
      pageOf([{ id: 'c2', company_name_en: 'Basra Steel', company_name_ar: 'Basra Steel' } as SellerSummary]),
    );
});

test('hides a product with a reason', async () => {
  await openConsole('/admin/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Drill 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this product?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(dialog.getByText('Enter a reason so that the seller knows what to correct.')).toBeVisible();
  expect(moderate).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Fake brand' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The product was hidden')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(expect.anything(), seen(2), 'Fake brand');
});

test('shows why a product is hidden and shows it again; reports a failure', async () => {
  list.mockResolvedValue(pageOf([product(3, { moderation: 'hidden', moderation_reason: 'Wrong picture' })]));
  moderate.mockRejectedValueOnce(new AppError('not_allowed'));
  await openConsole('/admin/products');
  expect(await screen.findByText('Wrong picture')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show again: Drill 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show this product again?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('The products were not updated')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(expect.anything(), seen(3), undefined);
});

test('keeps filters in the address and sends them to the query', async () => {
  const { router } = await openConsole('/admin/products?company=c1&state=hidden&lacks=nonsense');
  await screen.findByText('Drill 1');
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ company_id: 'c1', moderation: 'hidden', page: 1 }),
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Missing' }), { target: { value: 'arabic' } });
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ without_arabic_name: true, company_id: 'c1' }),
    ),
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: '2' } });
  await waitFor(() => expect(router.state.location.search).toContain('category=2'));
  const seller = screen.getByRole('combobox', { name: 'Seller' });
  expect(seller).toHaveValue('Tigris Tools');
  fireEvent.change(seller, { target: { value: 'Basra' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Basra Steel' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ without_arabic_name: true, company_id: 'c2', category_id: 2 }),
    ),
  );
  expect(router.state.location.search).toBe('?company=c2&state=hidden&lacks=arabic&category=2');
});

test('does not hide a product that a colleague hid; the dialog names the colleague', async () => {
  const news = { what: 'product_hidden', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  const changed = { ...news, name_en: 'Drill 2', name_ar: 'دريل 2' };
  moderate.mockRejectedValueOnce(new AppError('changed_meanwhile', changed));
  await openConsole('/admin/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Drill 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this product?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Fake brand' } });
  list.mockResolvedValue(pageOf([product(1), product(2, { moderation_version: 5 })]));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /meanwhile the product was hidden \(Drill 2 · by Zainab · /,
  );
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(moderate).toHaveBeenCalledTimes(2));
  expect(moderate.mock.calls.map((call) => call[1].moderation_version)).toEqual([4, 5]);
});

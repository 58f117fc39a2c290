import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { moderateProduct } from '@mawad/supabase/products/queries';
import {
  type DuplicateProduct,
  getDuplicates,
  listDuplicates,
} from '@mawad/supabase/products/comparisons-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/products/queries'),
  moderateProduct: jest.fn(),
}));
jest.mock('@mawad/supabase/products/comparisons-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/products/comparisons-queries'),
  getDuplicates: jest.fn(),
  listDuplicates: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const list = jest.mocked(listDuplicates);
const get = jest.mocked(getDuplicates);
const moderate = jest.mocked(moderateProduct);

const group = {
  id: 'g1',
  kind: 'model' as const,
  products: 2,
  companies: 2,
  remaining: 2,
  name_en: 'Impact drill',
  name_ar: 'دريل',
  main_image: null,
  lowest: 80_000,
  highest: 90_000,
};
const offer = (id: number, company_name: string, values: object = {}) =>
  ({
    id,
    name_en: 'Impact drill',
    name_ar: 'دريل',
    sku: `DR-${id}`,
    brand: 'Bosch',
    model_number: 'GSB 13',
    main_image: null,
    price: 80_000,
    discounted_price: null,
    unit: 'Piece',
    stock: 4,
    quality: 75,
    published: true,
    moderation: 'visible',
    moderation_reason: null,
    moderation_version: 3,
    company_id: `c${id}`,
    company_name,
    company_name_en: company_name,
    company_name_ar: company_name,
    category_name_en: 'Drills',
    category_name_ar: 'دريلات',
    odd_price: null,
    ...values,
  }) as unknown as DuplicateProduct;

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue({ ...pageOf([group]), compared_at: '2026-11-20T08:00:00Z' });
  get.mockResolvedValue({
    kind: 'model',
    items: [
      offer(1, 'Tigris', { odd_price: { median: 160_000, basis: 'item' } }),
      offer(2, 'Basra', { price: 90_000 }),
    ],
  });
});

test('names what the products of a group share and links to them; the address keeps the scope', async () => {
  await openConsole('/admin/products/duplicates?scope=between');
  const link = await screen.findByRole('link', { name: 'Compare the offers of Impact drill' });
  expect(link).toHaveAttribute('href', '/admin/products/duplicates/g1');
  expect(screen.getByText('Brand and model')).toBeVisible();
  expect(list).toHaveBeenCalledWith(expect.anything(), {
    scope: 'between',
    page: 1,
    sort: 'products_desc',
  });
});

test('shows offers side by side, and hides one with a reason', async () => {
  const { user } = await openConsole('/admin/products/duplicates/g1');
  const first = await screen.findByRole('listitem', { name: 'Offer of Tigris' });
  expect(within(first).getByText(/Same item: 160,000\.00/)).toBeVisible();
  expect(within(first).getByText('75 of 100')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hide Impact drill (Basra)' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Twice');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(moderate).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id: 2, moderation_version: 3 }),
      'Twice',
    ),
  );
  expect(await screen.findByText('The product was hidden')).toBeVisible();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
});

test('reports that the products of a group are no longer the same item', async () => {
  get.mockRejectedValue(new AppError('product_not_found'));
  await openConsole('/admin/products/duplicates/g1');
  expect(
    await screen.findByRole('heading', { name: 'These products are no longer duplicates' }),
  ).toBeVisible();
});

import { act, screen, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { getProduct } from '@mawad/supabase/catalogue/queries';
import { productDetail } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  getProduct: jest.fn(),
}));

const strength = (value: string) => ({
  key: 'strength',
  label_en: 'Strength',
  label_ar: 'المقاومة',
  value_en: value,
  value_ar: value,
});
const offered = new Map([
  [7, productDetail({ attributes: [strength('42.5 MPa')] })],
  [
    8,
    productDetail({ id: 8, name_en: 'Lime', name_ar: 'نورة', price: 9_000, attributes: [strength('2 MPa')] }),
  ],
  [9, productDetail({ id: 9, name_en: 'Gloves', name_ar: 'كفوف', unit: 'Pack', has_variants: true })],
]);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(getProduct).mockImplementation(async (_, id) => {
    const product = offered.get(id);
    if (!product) throw new AppError(id === 410 ? 'product_gone' : 'product_not_found');
    return product;
  });
});

async function openCompare(ids: number[], language: 'en' | 'ar' = 'en') {
  const shop = await openShop('/compare', language, 'guest');
  await screen.findByRole('heading', { level: 1 });
  act(() => ids.forEach((id) => shop.app.store.getState().compare.toggle({ id })));
  return { ...shop, compared: () => shop.app.store.getState().compare.items.map(({ id }) => id) };
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

test.each([
  ['en', /^Strength/, /^Brand/, 'Differs', '1 attribute differs and is marked.'],
  ['ar', /^المقاومة/, /^الماركة/, 'مختلف', 'صفة واحدة مختلفة ومؤشَّرة.'],
] as const)(
  'marks different values with text in %s',
  async (language, strengthRow, brandRow, mark, count) => {
    await openCompare([7, 8], language);
    expect(await screen.findByText(count)).toBeVisible();
    expect(rowOf(strengthRow)).toHaveTextContent(mark);
    expect(rowOf(brandRow)).not.toHaveTextContent(mark);
  },
);

test('hides equal rows on request', async () => {
  const { user } = await openCompare([7, 8]);
  await user.click(await screen.findByRole('button', { name: 'Show differences only' }));
  expect(rowOf(/^Strength/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Brand/ })).toBeNull();
});

test('marks the cheapest product of the same unit', async () => {
  await openCompare([7, 8, 9]);
  const cheapest = await screen.findByRole('columnheader', { name: /Lime/ });
  expect(cheapest).toHaveTextContent('Lowest price');
  expect(screen.getAllByText('Lowest price')).toHaveLength(1);
});

test('adds a product to the cart or links to its options', async () => {
  const { user, app } = await openCompare([7, 9]);
  await user.click(await screen.findByRole('button', { name: 'Add to cart: Portland cement 42.5 R' }));
  expect(app.store.getState().cart.items[0]).toMatchObject({ product: { id: 7 }, quantity: 1 });
  expect(screen.getByRole('link', { name: 'Choose options: Gloves', hidden: true })).toHaveAttribute(
    'href',
    '/product/9',
  );
});

test('removes one product or all', async () => {
  const { user, compared } = await openCompare([7, 8, 9]);
  await user.click(await screen.findByRole('button', { name: 'Remove Lime' }));
  expect(compared()).toEqual([7, 9]);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(compared()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

test.each([
  ['en', '2 products in this list are no longer sold.', 'Remove from the list'],
  ['ar', 'منتجان من القائمة لم يعودا معروضين.', 'إزالة من القائمة'],
] as const)('reports unavailable products in %s and removes them', async (language, text, remove) => {
  const { user, compared } = await openCompare([7, 404, 410, 8], language);
  expect(await screen.findByText(text)).toBeVisible();
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: remove }));
  expect(compared()).toEqual([7, 8]);
  expect(screen.queryByText(text)).toBeNull();
});

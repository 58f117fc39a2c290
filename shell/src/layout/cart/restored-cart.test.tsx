import { screen, waitFor } from '@testing-library/react';
import { listProductsByIds, type ProductCard } from '@mawad/supabase/catalogue/queries';
import { cement, openShell, visitor } from '../../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  listTopCategories: jest.fn(async () => []),
  listProductsByIds: jest.fn(),
}));

const listed = jest.mocked(listProductsByIds);
const { unit, min_quantity, quantity_step, company_id, company_slug, ...named } = cement.product;
const { company_name_en, company_name_ar, ...sevenFields } = named;
const seller = { company_id, company_name_en, company_name_ar, company_slug };
const line = { product: sevenFields, quantity: 2 };

async function openWith(lines: unknown[], language: 'en' | 'ar' = 'en') {
  localStorage.setItem('e-commerce-cart', JSON.stringify(lines));
  const { app } = await openShell('/', visitor, language);
  await screen.findByRole('banner');
  return { ...app.store.getState(), cart: () => app.store.getState().cart };
}

beforeEach(() => {
  localStorage.clear();
  listed
    .mockReset()
    .mockResolvedValue([{ id: 1, unit, min_quantity, quantity_step, ...seller } as ProductCard]);
});

test('adds sellers and units to a stored cart without them', async () => {
  const { cart } = await openWith([line]);
  await waitFor(() => expect(cart().items[0]!.product).toEqual(cement.product));
  expect(listed).toHaveBeenCalledWith(expect.anything(), [1]);
  expect(screen.queryByText('Some of your saved cart could not be kept')).toBeNull();
});

test.each([
  [
    'en',
    'Some of your saved cart could not be kept',
    'Some items could not be read. No longer sold: Old cement.',
  ],
  ['ar', 'تعذّر الاحتفاظ بكل ما في سلتك المحفوظة', 'تعذّرت قراءة بعض المواد. لم يعد يُباع: سمنت قديم.'],
] as const)('reports unavailable goods once in %s', async (language, title, text) => {
  const old = { ...line, product: { ...line.product, id: 2, name_en: 'Old cement', name_ar: 'سمنت قديم' } };
  const { cart } = await openWith([line, { quantity: 3 }, old], language);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(cart().items.map(({ product }) => product.id)).toEqual([1]);
  expect(JSON.parse(localStorage.getItem('e-commerce-cart')!)).toMatchObject({
    items: [cement].map(({ product }) => ({ product })),
  });
});

test('reports a damaged line without an API request', async () => {
  const { cart } = await openWith([{ quantity: 3 }, cement]);
  expect(await screen.findByText('Some items could not be read.')).toBeVisible();
  expect(cart().items).toHaveLength(1);
  expect(listed).not.toHaveBeenCalled();
});

import { screen, waitFor, within } from '@testing-library/react';
import { listCategories, searchProducts } from '@mawad/supabase/queries/catalogue';
import { listWishlist } from '@mawad/supabase/queries/wishlist';
import { category, productCard, searchResult } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/catalogue');
jest.mock('@mawad/supabase/queries/wishlist');

const search = jest.mocked(searchProducts);
const tree = [
  category(),
  category({ id: 2, parent_id: 1, name_en: 'Cement', name_ar: 'السمنت', slug_en: 'cement', slug_ar: 'smnt' }),
];
const brands = [{ value: 'Karasta', label_en: 'Karasta', label_ar: 'كرستة', count: 30 }];

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listWishlist).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue(tree);
  const result = searchResult([productCard()], { total: 60 });
  search.mockResolvedValue({ ...result, facets: { ...result.facets, brands } });
});

test.each([
  ['en', '/category/building', 'Building', 'Cement', '/category/building/cement'],
  ['ar', '/category/binaa', 'البناء', 'السمنت', '/category/binaa/smnt'],
  ['ar', '/category/building', 'البناء', 'السمنت', '/category/binaa/smnt'],
] as const)(
  'in %s, %s shows the category and its subcategories',
  async (language, path, name, child, href) => {
    await openShop(path, language);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(`^${child}`) })).toHaveAttribute('href', href);
  },
);

test('a filter, the order and the page are kept in the address', async () => {
  const { user, router } = await openShop('/category/building?page=2');
  const filters = await screen.findAllByRole('navigation', { name: 'Filters' });
  await user.click(within(filters[0]!).getByRole('link', { name: /Karasta/ }));
  expect(router.state.location.search).toBe('?brand=Karasta');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Sort by/ }), 'price_asc');
  expect(router.state.location.search).toBe('?brand=Karasta&sort=price_asc');
  expect(search).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ category: 'building', brands: ['Karasta'], sort: 'price_asc', page: 1 }),
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/category/building?brand=Karasta&sort=price_asc&page=2',
    ),
  );
});

test('prices may be typed in Arabic digits and the wrong way round', async () => {
  const { user, router } = await openShop('/category/building', 'ar');
  await user.type(await screen.findByRole('textbox', { name: 'من' }), '٥٠٠٠٠');
  await user.type(screen.getByRole('textbox', { name: 'إلى' }), '1000{Enter}');
  expect(router.state.location.search).toBe('?price_min=1000&price_max=50000');
});

test('an unknown category is not found', async () => {
  const { router } = await openShop('/category/nothing');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(router.state.errors && Object.values(router.state.errors)[0]).toMatchObject({ status: 404 });
});

test('filters that leave nothing can be cleared', async () => {
  search.mockResolvedValue(searchResult([]));
  await openShop('/category/building?brand=Nobody&sort=newest');
  expect(await screen.findByRole('heading', { name: 'No products match these filters' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Clear all' })) {
    expect(link).toHaveAttribute('href', '/category/building?sort=newest');
  }
});

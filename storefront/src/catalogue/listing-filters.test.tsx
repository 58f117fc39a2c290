import { act, screen, waitFor, within } from '@testing-library/react';
import {
  getProduct,
  listCategories,
  searchProducts,
  type SearchResult,
} from '@mawad/supabase/catalogue/queries';
import { listWishlist } from '@mawad/supabase/wishlist/queries';
import { category, productCard, searchResult } from '../../testing/catalogue.ts';
import { openShop } from '../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');
jest.mock('@mawad/supabase/wishlist/queries');

const search = jest.mocked(searchProducts);
const facet = (value: string, count: number) => ({ value, label_en: value, label_ar: value, count });
const base = searchResult([productCard()], { total: 60 });
const result: SearchResult = {
  ...base,
  facets: {
    ...base.facets,
    in_stock: 12,
    brands: [facet('Karasta', 30), facet('Tasluja', 20)],
    categories: [facet('cement', 40), facet('steel', 20)],
    ratings: [
      { value: 4, count: 9 },
      { value: 3, count: 11 },
    ],
  },
};

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listWishlist).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue([category()]);
  search.mockResolvedValue(result);
});

async function openFilters(path = '/products', language: 'en' | 'ar' = 'en') {
  const shop = await openShop(path, language);
  const name = language === 'en' ? 'Filters' : 'التصفية';
  const filters = within((await screen.findAllByRole('navigation', { name }))[0]!);
  return { ...shop, filters };
}

/** Holds every search from now on until the returned function is called. */
function holdSearches() {
  let respond!: () => void;
  const released = new Promise<void>((resolve) => (respond = resolve));
  search.mockImplementation(() => released.then(() => result));
  return () => act(async () => respond());
}

test('keeps all filters selected before the first search responds', async () => {
  const { user, router, filters } = await openFilters();
  const respond = holdSearches();
  await user.click(filters.getByRole('checkbox', { name: 'Karasta 30' }));
  await user.click(filters.getByRole('checkbox', { name: 'Tasluja 20' }));
  await user.click(filters.getByRole('radio', { name: '4 stars and up 9' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Sort by/ }), 'price_asc');
  await user.type(filters.getByRole('textbox', { name: 'From' }), '500{Enter}');
  await user.click(filters.getByRole('checkbox', { name: 'Karasta 30' }));
  await respond();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?rating=4&sort=price_asc&price_min=500&brand=Tasluja'),
  );
});

test('shows a selected filter and the loading state at once', async () => {
  const { user, filters, container } = await openFilters();
  const respond = holdSearches();
  const brand = filters.getByRole('checkbox', { name: 'Karasta 30' });
  const rating = filters.getByRole('radio', { name: '4 stars and up 9' });
  expect(brand).not.toBeChecked();
  await user.click(brand);
  await user.click(rating);
  expect(brand).toBeChecked();
  expect(rating).toBeChecked();
  expect(container.querySelector('[aria-busy=true]')).toContainElement(screen.getByRole('article'));
  expect(screen.getByRole('link', { name: 'Remove filter: Karasta' })).toBeVisible();
  await respond();
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  expect(brand).toBeChecked();
});

test('does not mark the list as loading while a linked page loads', async () => {
  jest.mocked(getProduct).mockReturnValue(new Promise(() => {}));
  const { user } = await openFilters('/products?sort=newest');
  const article = screen.getByRole('article');
  const list = article.closest('[aria-busy]')!;
  const changes: (string | null)[] = [];
  const observer = new MutationObserver((seen) =>
    changes.push(...seen.map((change) => change.attributeName)),
  );
  observer.observe(list, { attributes: true, subtree: true });
  await user.click(within(article).getByRole('link', { name: productCard().name_en }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
  expect(changes).toEqual([]);
});

test('selects a filter with Space and moves between radio options with arrow keys', async () => {
  const { user, router, filters } = await openFilters();
  act(() => filters.getByRole('checkbox', { name: 'In stock 12' }).focus());
  await user.keyboard(' ');
  expect(router.state.location.search).toBe('?stock=1');
  const rating = within(filters.getByRole('radiogroup', { name: 'Rating' }));
  expect(rating.getByRole('radio', { name: 'Any rating' })).toBeChecked();
  act(() => rating.getByRole('radio', { name: 'Any rating' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(rating.getByRole('radio', { name: '4 stars and up 9' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?stock=1&rating=4'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(router.state.location.search).toBe('?stock=1'));
});

test.each([
  ['en', 'Availability', 'Brand', 'Category', 'All categories'],
  ['ar', 'التوفر', 'الماركة', 'القسم', 'كل الأقسام'],
] as const)('groups each filter under its name in %s', async (language, stock, brand, kind, all) => {
  const { filters } = await openFilters('/products', language);
  expect(within(filters.getByRole('group', { name: stock })).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(filters.getByRole('group', { name: brand })).getAllByRole('checkbox')).toHaveLength(2);
  const categories = within(filters.getByRole('radiogroup', { name: kind }));
  expect(categories.getAllByRole('radio')).toHaveLength(3);
  expect(categories.getByRole('radio', { name: all })).toBeChecked();
});

describe('price bars', () => {
  const priced = (price: SearchResult['facets']['price']) => ({
    ...result,
    facets: { ...result.facets, price },
  });
  const barsIn = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('form [aria-hidden] > i')].map((bar) => bar.dataset.chosen);

  test('show which products are in the selected range', async () => {
    search.mockResolvedValue(priced({ min: 1000, max: 16_000, bins: [3, 0, 1, 8] }));
    const { container, filters, router } = await openFilters();
    expect(barsIn(container)).toEqual(['false', 'false', 'false', 'false']);
    expect(filters.getByRole('textbox', { name: 'From' })).toHaveAttribute('placeholder', '1,000');
    // Bins begin at 1,000, 2,000, 4,000 and 8,000.
    await act(() => router.navigate('/products?price_min=2500&price_max=7000'));
    await waitFor(() => expect(barsIn(container)).toEqual(['false', 'true', 'true', 'false']));
    await act(() => router.navigate('/products?price_min=9000'));
    await waitFor(() => expect(barsIn(container)).toEqual(['false', 'false', 'false', 'true']));
  });

  test('are hidden if all products have the same price', async () => {
    search.mockResolvedValue(priced({ min: 1000, max: 1000, bins: [] }));
    const { container } = await openFilters();
    expect(barsIn(container)).toEqual([]);
  });
});

test('links every option for use without scripts', async () => {
  const { filters } = await openFilters('/products?brand=Karasta&page=2');
  expect(filters.getByRole('checkbox', { name: 'Karasta 30' })).toHaveAttribute('href', '/products');
  expect(filters.getByRole('checkbox', { name: 'Tasluja 20' })).toHaveAttribute(
    'href',
    '/products?brand=Karasta&brand=Tasluja',
  );
  expect(filters.getByRole('radio', { name: 'cement 40' })).toHaveAttribute(
    'href',
    '/products?brand=Karasta&category=cement',
  );
});

test('shows no counts of a sample', async () => {
  search.mockResolvedValue({ ...result, counts_are_estimates: true });
  const { filters } = await openFilters();
  expect(filters.getByRole('checkbox', { name: 'Karasta' })).toBeVisible();
  expect(filters.getByRole('radio', { name: '4 stars and up' })).toBeVisible();
});

test.each([
  ['an exact number', { total: 50_000 }, 'Page 2,084'],
  ['an estimate, whose last page is unknown', { total: 50_000, total_is_estimate: true }, 'Page 91'],
] as const)('links to further pages of %s', async (_name, found, last) => {
  const products = Array.from({ length: 24 }, (_, index) => productCard({ id: index + 1 }));
  search.mockResolvedValue(searchResult(products, found));
  await openShop('/products?page=90');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/products?page=91');
  expect(
    pages
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'))
      .at(-2),
  ).toBe(last);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  listCategories,
  listRelatedSearches,
  type SearchResult,
  searchProducts,
  suggest,
} from '@mawad/supabase/catalogue/queries';
import { reportVisit } from '@mawad/supabase/site/visits-queries';
import { listWishlist } from '@mawad/supabase/wishlist/queries';
import { toCartProduct } from '@mawad/shared-ui/desk/cart/cart-product.ts';
import { category, productCard, searchResult } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');
jest.mock('@mawad/supabase/wishlist/queries');
jest.mock('@mawad/supabase/site/visits-queries', () => ({ reportVisit: jest.fn() }));

const search = jest.mocked(searchProducts);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listWishlist).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue([]);
  jest.mocked(listRelatedSearches).mockResolvedValue([]);
  jest.mocked(suggest).mockResolvedValue({ products: [], categories: [], words: [], popular: [] });
});

test.each([
  ['en', 'No results for “zzz”', 'Browse categories'],
  ['ar', 'لم نجد «zzz»', 'تصفّح الأقسام'],
] as const)('offers other ways if nothing is found in %s', async (language, title, way) => {
  search.mockResolvedValue(searchResult([]));
  await openShop('/search?q=zzz', language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/categories');
  const quote = screen.getByRole('link', { name: /Request a quote|طلب عرض سعر/ });
  expect(quote).toHaveAttribute('href', '/request-quote?wanted=zzz');
  const ask = screen.getByRole('link', { name: /WhatsApp|واتساب/ });
  expect(ask.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/9647700000000\?text=.*zzz/);
});

test('shows the heading while results load slowly', async () => {
  let arrive!: (result: SearchResult) => void;
  search.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await openShop('/search?q=cement');
  expect(await screen.findByRole('heading', { level: 1, name: /cement/ })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await act(async () => arrive(searchResult([productCard()])));
  expect(await screen.findByRole('article')).toBeVisible();
});

describe('related searches', () => {
  test.each([
    ['en', 'Related searches'],
    ['ar', 'عمليات بحث ذات صلة'],
  ] as const)('are shown below the results in %s and link to their results', async (language, name) => {
    search.mockResolvedValue(searchResult([productCard()]));
    jest.mocked(listRelatedSearches).mockResolvedValue(['white cement', 'سمنت مقاوم']);
    await openShop('/search?q=cement', language);
    const related = within(await screen.findByRole('navigation', { name }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?q=white+cement',
      expect.stringMatching(/^\/search\?q=%D8%B3/),
    ]);
    expect(listRelatedSearches).toHaveBeenCalledWith(expect.anything(), 'cement', language);
  });

  test.each([
    ['when there are none', () => Promise.resolve([])],
    ['when they cannot be had', () => Promise.reject(new AppError('network'))],
  ])('are hidden %s', async (_, answer) => {
    search.mockResolvedValue(searchResult([productCard()]));
    jest.mocked(listRelatedSearches).mockImplementation(answer);
    await openShop('/search?q=cement');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText('Related searches')).toBeNull();
  });
});

test.each([
  ['en', 'No results for “cement” in this category', 'Building 1,200', 'Search all categories'],
  ['ar', 'لم نجد «cement» في هذا القسم', 'البناء 1,200', 'ابحث في كل الأقسام'],
] as const)(
  'lists categories with results if the selected one has none, in %s',
  async (language, title, way, all) => {
    search.mockResolvedValue(
      searchResult([], {
        other_categories: [{ value: 'building', label_en: 'Building', label_ar: 'البناء', count: 1200 }],
      }),
    );
    await openShop('/search?q=cement&category=pumps&brand=Karasta', language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      '/search?q=cement&category=building',
    );
    expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', '/search?q=cement');
  },
);

test('reports the corrected term of a misspelt one', async () => {
  search.mockResolvedValue(searchResult([productCard()], { corrected_term: 'cement' }));
  await openShop('/search?q=cemnet');
  expect(await screen.findByText(/No results for “cemnet”/)).toBeVisible();
  expect(screen.getByText('Showing results for “cement”.')).toBeVisible();
});

test.each([
  ['en', 'No product has all of these words. These products have some of them.'],
  ['ar', 'لا يوجد منتج فيه كل هذه الكلمات. هذه منتجات فيها بعضها.'],
] as const)('reports in %s that products match only some words', async (language, words) => {
  search.mockResolvedValue(searchResult([productCard()], { has_all_words: false }));
  await openShop('/search?q=cement+wizard', language);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['en', 'Products for sealing roofs.', 'Search for “seal roof” instead'],
  ['ar', 'هذه منتجات تُستخدم في: سد نضوح السطح.', 'ابحث عن «seal roof» بدلًا من ذلك'],
] as const)('names the job whose goods are shown, in %s', async (language, words, way) => {
  const purpose = { label_en: 'sealing roofs', label_ar: 'سد نضوح السطح' };
  search.mockResolvedValue(searchResult([productCard()], { purpose }));
  await openShop('/search?q=seal+roof', language);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/search?q=seal+roof&exact=1');
});

test.each([
  ['en', 'No product is named “parquet”. These mention it.'],
  ['ar', 'لا يوجد منتج باسم «parquet». هذه منتجات تذكره.'],
] as const)('reports in %s that products only mention the words', async (language, words) => {
  search.mockResolvedValue(searchResult([productCard()], { only_mentioned: true }));
  await openShop('/search?q=parquet', language);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['en', 'Did you mean', 'Similar products are in', 'Flooring'],
  ['ar', 'هل تقصد', 'منتجات مشابهة في', 'أرضيات'],
] as const)(
  'offers near words and categories if nothing is found, in %s',
  async (language, near, similar, name) => {
    const alternatives = {
      terms: ['parquet'],
      categories: [{ value: 'flooring', label_en: 'Flooring', label_ar: 'أرضيات', count: 3 }],
    };
    search.mockResolvedValue(searchResult([], { alternatives }));
    await openShop('/search?q=parqet', language);
    const words = within(await screen.findByRole('navigation', { name: near }));
    expect(words.getByRole('link', { name: 'parquet' })).toHaveAttribute('href', '/search?q=parquet');
    const categories = within(screen.getByRole('navigation', { name: similar }));
    expect(categories.getByRole('link', { name })).toHaveAttribute('href', '/category/flooring');
  },
);

test('adds products with some words below a short list', async () => {
  search.mockResolvedValue(
    searchResult([productCard()], {
      items_with_some_words: [productCard({ id: 8, name_en: 'White cement' })],
    }),
  );
  await openShop('/search?q=portland+cement');
  const title = 'More products with some of these words';
  expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeVisible();
  const more = within(screen.getByRole('list', { name: title }));
  expect(more.getByRole('link', { name: 'White cement' })).toBeVisible();
  expect(screen.queryByText(/No product has all/)).toBeNull();
});

describe('search engines', () => {
  test('index the results of a term without its filters', async () => {
    search.mockResolvedValue(searchResult([productCard()]));
    await openShop('/search?q=cement&brand=Karasta');
    await waitFor(() =>
      expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://shop.test/search?q=cement',
      ),
    );
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  test.each([
    ['what finds nothing', searchResult([])],
    ['a misspelt term', searchResult([productCard()], { corrected_term: 'cement' })],
  ])('do not index %s', async (_, result) => {
    search.mockResolvedValue(result);
    await openShop('/search?q=cemnet');
    await screen.findByText(/“cemnet”/, { selector: 'p, div, h2' });
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
    );
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});

test('shows the name of a filtered category and loads categories only for a filter', async () => {
  search.mockResolvedValue(searchResult([productCard()]));
  const { router } = await openShop('/search?q=cement', 'ar');
  await screen.findByRole('article');
  expect(listCategories).not.toHaveBeenCalled();
  jest.mocked(listCategories).mockResolvedValue([category()]);
  await act(() => router.navigate('/search?q=cement&category=building'));
  expect(await screen.findByRole('link', { name: 'إزالة التصفية: البناء' })).toBeVisible();
});

test('shows the list if category names cannot be loaded', async () => {
  search.mockResolvedValue(searchResult([productCard()]));
  jest.mocked(listCategories).mockRejectedValue(new AppError('network'));
  await openShop('/search?q=cement&category=building');
  expect(await screen.findByRole('link', { name: 'Remove filter: building' })).toBeVisible();
});

test('sends no request without a term', async () => {
  await openShop('/search?q=%20');
  expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  expect(search).not.toHaveBeenCalled();
});

test('trims the term and ignores an empty one', async () => {
  search.mockResolvedValue(searchResult([productCard()]));
  const { user, router } = await openShop('/search');
  const box = await screen.findByRole('combobox', { name: 'Search products' });
  await user.type(box, '   {Enter}');
  expect(router.state.location.search).toBe('');
  await user.type(box, 'cement {Enter}');
  expect(await screen.findByRole('heading', { name: 'Search results for “cement”' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=cement');
});

test('reports a failed search and recovers', async () => {
  search.mockRejectedValueOnce(new AppError('service_unavailable'));
  const { user } = await openShop('/search?q=cement');
  expect(await screen.findByText(/service is not responding/)).toBeVisible();
  search.mockResolvedValue(searchResult([productCard()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Portland cement 42.5 R' })).toBeVisible();
});

test('reports searches, opened products and cart additions anonymously, once per term', async () => {
  const products = [productCard({ id: 7 }), productCard({ id: 8, name_en: 'White cement' })];
  search.mockResolvedValue(searchResult(products));
  const { user, router, app } = await openShop('/search?q=cement');
  const reported = jest.mocked(reportVisit);
  const leave = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    return reported.mock.lastCall?.[1];
  };
  const link = await screen.findByRole('link', { name: 'White cement' });
  // The test does not need the product page.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  const ofThisVisit = () => reported.mock.calls.filter(([, { searches }]) => searches![0]!.position === 2);
  const opened = { term: 'cement', language: 'en', results: 2, position: 2, products: [8], ordered: false };
  expect(leave()).toEqual({
    visit: expect.any(String),
    searches: [{ ...opened, in_cart: false }],
  });

  act(() => void app.store.getState().cart.add({ product: toCartProduct(products[1]!) }));
  await act(() => router.navigate('/search?q=cement&brand=Karasta'));
  expect(leave()).toEqual({ visit: expect.any(String), searches: [{ ...opened, in_cart: true }] });
  expect(new Set(ofThisVisit().map(([, { visit }]) => visit)).size).toBe(1);
  const calls = reported.mock.calls.length;
  leave();
  expect(reported).toHaveBeenCalledTimes(calls);
});

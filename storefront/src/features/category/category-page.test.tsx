import { act, screen, waitFor, within } from '@testing-library/react';
import { getCategorySeo, listCategories, searchProducts } from '@mawad/supabase/catalogue/queries';
import { AppError } from '@mawad/supabase/errors';
import { listWishlist } from '@mawad/supabase/wishlist/queries';
import { category, productCard, searchResult } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');
jest.mock('@mawad/supabase/wishlist/queries');

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
  jest.mocked(getCategorySeo).mockRejectedValue(new AppError('network', {}, true));
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

test('shows the heading while products load slowly, and an error in place of failed products', async () => {
  let fail!: (error: Error) => void;
  search.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const { user } = await openShop('/category/building');
  expect(await screen.findByRole('heading', { level: 1, name: 'Building' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await act(async () => fail(new AppError('network')));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
});

test.each([
  ['en', '/category/binaa?sort=newest', '/category/building?sort=newest'],
  ['ar', '/category/building?brand=Karasta', '/category/binaa?brand=Karasta'],
  ['en', '/category/elsewhere/cement', '/category/building/cement'],
  ['en', '/category/smnt', '/category/building/cement'],
  ['ar', '/category/building/smnt?page=2', '/category/binaa/smnt?page=2'],
] as const)('in %s, replaces %s with %s', async (language, path, address) => {
  const { router } = await openShop(path, language);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['en', '/category/building?rating=1', ['1 star and up', '2 stars and up', '3 stars and up']],
  ['ar', '/category/binaa?rating=1', ['نجمة فأكثر', 'نجمتان فأكثر', '3 نجوم فأكثر']],
] as const)('in %s uses the plural of star ratings', async (language, path, labels) => {
  const result = searchResult([productCard()], { total: 60 });
  const ratings = [1, 2, 3].map((value) => ({ value, count: 5 }));
  search.mockResolvedValue({ ...result, facets: { ...result.facets, ratings } });
  await openShop(path, language);
  expect(
    await screen.findByRole('link', { name: new RegExp(`^(Remove filter|إزالة التصفية): ${labels[0]}$`) }),
  ).toBeVisible();
  for (const label of labels) expect(screen.getAllByText(label)[0]).toBeInTheDocument();
});

test('changes the address with the language and keeps the filters', async () => {
  const { app, router } = await openShop('/category/building/cement?brand=Karasta');
  await screen.findByRole('heading', { level: 1, name: 'Cement' });
  act(() => app.store.getState().language.setLanguage('ar'));
  await screen.findByRole('heading', { level: 1, name: 'السمنت' });
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/category/binaa/smnt',
      search: '?brand=Karasta',
    }),
  );
});

test('redirects a page beyond the last to the last', async () => {
  const full = searchResult([productCard()], { total: 60 });
  search.mockImplementation((_db, input) => Promise.resolve(input.page! > 3 ? { ...full, items: [] } : full));
  const { router } = await openShop('/category/building?brand=Karasta&page=40');
  expect(await screen.findByRole('link', { name: 'Page 3, current page' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Karasta&page=3'));
});

test.each(['-1', '0', '1', 'abc', '1e1', '2.5', '', '1&page=3'])(
  'redirects the invalid page “%s” to the first page',
  async (page) => {
    const { router } = await openShop(`/category/building?page=${page}&brand=Karasta`);
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.search).toBe('?brand=Karasta');
  },
);

test('filters by attributes with counts, and removes a filter with its chip', async () => {
  const result = searchResult([productCard()], { total: 60 });
  const values = ['50 kg', '25 kg'].map((value, index) => ({
    value,
    label_en: value,
    label_ar: value,
    count: 7 - index,
  }));
  const attributes = [{ key: 'weight', label_en: 'Weight', label_ar: 'الوزن', values }];
  search.mockResolvedValue({ ...result, facets: { ...result.facets, brands, attributes, in_stock: 12 } });
  const { user, router } = await openShop('/category/building?stock=1');
  const filters = within((await screen.findAllByRole('navigation', { name: 'Filters' }))[0]!);
  expect(filters.getByRole('checkbox', { name: 'In stock 12' })).toBeChecked();
  await user.click(filters.getByRole('checkbox', { name: '50 kg 7' }));
  await waitFor(() => expect(router.state.location.search).toBe('?stock=1&attr.weight=50+kg'));
  expect(search).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ attributes: { weight: ['50 kg'] }, in_stock: true }),
  );
  const weight = await screen.findByRole('link', { name: 'Remove filter: Weight: 50 kg' });
  await user.click(screen.getByRole('link', { name: 'Remove filter: In stock' }));
  await waitFor(() => expect(router.state.location.search).toBe('?attr.weight=50+kg'));
  await waitFor(() => expect(weight).toHaveAttribute('href', '/category/building'));
  await user.click(weight);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['en', 'building', 'Filters', 'Size: 42', 'Colour: Navy', 'Navy 4', 'Remove filter: '],
  ['ar', 'building', 'التصفية', 'القياس: 42', 'اللون: نيلي', 'نيلي 4', 'إزالة التصفية: '],
] as const)(
  'in %s, filters variants by size and colour',
  async (language, slug, nav, size, color, navy, remove) => {
    const result = searchResult([productCard()], { total: 60 });
    const sizes = ['41', '42'].map((value) => ({ value, label_en: value, label_ar: value, count: 7 }));
    const colors = [{ value: 'Navy', label_en: 'Navy', label_ar: 'نيلي', count: 4 }];
    search.mockResolvedValue({ ...result, facets: { ...result.facets, sizes, colors } });
    const { user, router } = await openShop(`/category/${slug}?page=2`, language);
    const filters = within((await screen.findAllByRole('navigation', { name: nav }))[0]!);
    await user.click(filters.getByRole('checkbox', { name: '42 7' }));
    await user.click(filters.getByRole('checkbox', { name: navy }));
    await waitFor(() => expect(router.state.location.search).toBe('?size=42&color=Navy'));
    expect(search).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ sizes: ['42'], colors: ['Navy'], page: 1 }),
    );
    expect(await screen.findByRole('link', { name: remove + size })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: remove + color }));
    await waitFor(() => expect(router.state.location.search).toBe('?size=42'));
  },
);

test('shows the attributes that differ most in the list view', async () => {
  search.mockResolvedValue(
    searchResult([productCard(), productCard({ id: 8 })], {
      comparison: [
        {
          key: 'weight',
          label_en: 'Weight',
          label_ar: 'الوزن',
          values: { 7: { en: '50 kg', ar: '50 كغم' } },
        },
      ],
    }),
  );
  const { user, router } = await openShop('/category/building', 'ar');
  await user.click(await screen.findByRole('link', { name: 'عرض كقائمة' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
  expect(search).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ with_comparison: true }),
  );
  const values = await screen.findAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual(['50 كغم', '–']);
});

test('stores filters, sort order and page in the address', async () => {
  const { user, router } = await openShop('/category/building?page=2');
  const filters = await screen.findAllByRole('navigation', { name: 'Filters' });
  await user.click(within(filters[0]!).getByRole('checkbox', { name: /Karasta/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Karasta'));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Sort by/ }), 'price_asc');
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Karasta&sort=price_asc'));
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

test('accepts prices in Arabic digits and in the wrong order', async () => {
  const { user, router } = await openShop('/category/building', 'ar');
  await user.type(await screen.findByRole('textbox', { name: 'من' }), '٥٠٠٠٠');
  await user.type(screen.getByRole('textbox', { name: 'إلى' }), '1000{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?price_min=1000&price_max=50000'));
});

test('keeps a typed price and the focus while another filter is selected', async () => {
  const { user, router } = await openShop('/category/building');
  await user.type(await screen.findByRole('textbox', { name: 'To' }), '٢٥٬٠٠٠');
  await user.click(screen.getByRole('checkbox', { name: /Karasta/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Karasta'));
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('٢٥٬٠٠٠');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('25000'));
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Karasta&price_max=25000'));
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /Remove filter: .*25,000/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue(''));
});

test.each([
  ['en', '/category/building', 'To', 'Enter a price in whole dinars, such as 25,000.'],
  ['ar', '/category/binaa', 'إلى', 'اكتب السعر بالدينار دون كسور، مثل 25,000.'],
] as const)('in %s, reports an invalid price below the fields', async (language, path, name, message) => {
  const { user, router } = await openShop(path, language);
  const field = await screen.findByRole('textbox', { name });
  await user.type(field, '12.5{Enter}');
  expect(screen.getByText(message)).toHaveRole('alert');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveValue('12.5');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.clear(field);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('requests the same list for both addresses of a category', async () => {
  await openShop('/category/binaa', 'ar');
  await waitFor(() =>
    expect(search).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ category: 'building' })),
  );
});

const seo = {
  seo_title_en: 'Building materials in Iraq',
  seo_title_ar: 'مواد البناء في العراق',
  seo_description_en: 'All for a house',
  seo_description_ar: 'كل ما يحتاجه البيت',
  focus_keywords: [],
};

test.each([
  ['en', seo.seo_title_en, seo.seo_description_en],
  ['ar', seo.seo_title_ar, seo.seo_description_ar],
] as const)('in %s, uses the search-engine texts of the category', async (language, title, text) => {
  jest.mocked(getCategorySeo).mockResolvedValue(seo);
  await openShop('/category/building', language);
  await waitFor(() => expect(document.title).toContain(title));
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', text);
  expect(getCategorySeo).toHaveBeenCalledWith(expect.anything(), 1);
});

test('uses default texts without them', async () => {
  await openShop('/category/building');
  await waitFor(() => expect(document.title).toMatch(/^Building \|/));
});

test('shows a 404 page for an unknown category', async () => {
  const { router } = await openShop('/category/nothing');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(router.state.errors && Object.values(router.state.errors)[0]).toMatchObject({ status: 404 });
});

test('offers to clear filters without results', async () => {
  search.mockResolvedValue(searchResult([]));
  await openShop('/category/building?brand=Nobody&sort=newest');
  expect(await screen.findByRole('heading', { name: 'No products match these filters' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Clear all' })) {
    expect(link).toHaveAttribute('href', '/category/building?sort=newest');
  }
});

import { act, screen, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listCategories, searchProducts, type SearchResult } from '@mawad/supabase/catalogue/queries';
import { productCard, searchResult } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');

const search = jest.mocked(searchProducts);
const deal = productCard({ price: 12_500, discounted_price: 10_000 });

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listCategories).mockResolvedValue([]);
  search.mockResolvedValue(searchResult([deal], { total: 60 }));
});

test.each([
  ['en', 'Sort by', 'Newest deals', 'Highest discount', 'On deal'],
  ['ar', 'الترتيب', 'أحدث العروض', 'أعلى خصم', 'ضمن العروض'],
] as const)(
  'offers two sort orders in %s and requests only deals',
  async (language, label, newest, highest, onDeal) => {
    const { user, router } = await openShop('/deals', language);
    const order = await screen.findByRole('combobox', { name: label });
    expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([newest, highest]);
    expect(screen.queryByRole('link', { name: new RegExp(`^${onDeal}`) })).toBeNull();
    expect(search).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ on_deal: true, sort: 'newest', page: 1 }),
    );
    await user.selectOptions(order, highest);
    expect(router.state.location.search).toBe('?sort=discount');
    expect(search).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ on_deal: true, sort: 'discount', page: 1 }),
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: label }), newest);
    expect(router.state.location.search).toBe('');
  },
);

test.each(['price_asc', 'rating', 'anything'])(
  'ignores the sort order %s, which deals do not have',
  async (sort) => {
    await openShop(`/deals?sort=${sort}`);
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest deals');
    expect(search).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sort: 'newest' }));
  },
);

test.each([
  ['en', 'No deals right now', 'All products'],
  ['ar', 'لا توجد عروض الآن', 'كل المنتجات'],
] as const)(
  'links to all products in %s if there are no deals @deals-empty',
  async (language, text, action) => {
    search.mockResolvedValue(searchResult([]));
    await openShop('/deals', language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);

test.each([
  ['en', 'Try again'],
  ['ar', 'حاول مرة أخرى'],
] as const)('reports a failure in %s and offers a retry', async (language, retry) => {
  search.mockRejectedValueOnce(new AppError('service_unavailable', {}, false));
  const { user } = await openShop('/deals', language);
  await user.click(await screen.findByRole('button', { name: retry }));
  expect(await screen.findByText(language === 'ar' ? deal.name_ar : deal.name_en)).toBeVisible();
});

test('shows the heading while deals load slowly', async () => {
  let arrive!: (result: SearchResult) => void;
  search.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await openShop('/deals');
  expect(await screen.findByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await act(async () => arrive(searchResult([deal])));
  expect(await screen.findByText(deal.name_en)).toBeVisible();
});

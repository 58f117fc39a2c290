import { act, screen, waitFor } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listProductsByIds } from '@mawad/supabase/catalogue/queries';
import { listSavedOffers, listWishlist, removeFromWishlist } from '@mawad/supabase/wishlist/queries';
import { productCard } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listProductsByIds: jest.fn(),
}));
jest.mock('@mawad/supabase/wishlist/queries');

const offered = [
  productCard(),
  productCard({ id: 8, name_en: 'Lime', name_ar: 'نورة' }),
  productCard({ id: 9, name_en: 'Gloves', name_ar: 'كفوف', has_variants: true }),
  productCard({ id: 10, name_en: 'Sand', name_ar: 'رمل', stock: 0 }),
];
const wished = jest.mocked(listWishlist);
const saved = jest.mocked(listSavedOffers);
const remove = jest.mocked(removeFromWishlist);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  saved.mockResolvedValue([]);
  jest
    .mocked(listProductsByIds)
    .mockImplementation(async (_, ids) => offered.filter(({ id }) => ids.includes(id)));
});

async function openAsGuest(ids: number[], language: 'en' | 'ar' = 'en') {
  const shop = await openShop('/wishlist', language, 'guest');
  await screen.findByRole('heading', { level: 1 });
  act(() => ids.forEach((id) => shop.app.store.getState().wishlist.add(id)));
  return shop;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('shows a guest the newest products first and a sign-in link', async () => {
  await openAsGuest([7, 8]);
  expect(await screen.findByRole('link', { name: 'Lime' })).toBeVisible();
  expect(names()).toEqual(['Lime', 'Portland cement 42.5 R']);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fwishlist&reason=page',
  );
});

test("shows the account's products in the order of the server", async () => {
  wished.mockResolvedValue([8, 7]);
  await openShop('/wishlist');
  expect(await screen.findByRole('link', { name: 'Lime' })).toBeVisible();
  expect(names()).toEqual(['Lime', 'Portland cement 42.5 R']);
});

test.each([
  ['en', /^2,000\.00.IQD less than when you saved it$/, 'Back in stock'],
  ['ar', /^أرخص بـ 2,000\.00.د\.ع مما كان عند حفظه$/, 'توفّر من جديد'],
] as const)(
  'shows in %s which products became cheaper or available since they were saved',
  async (...row) => {
    const [language, cheaper, back] = row;
    wished.mockResolvedValue([7, 8, 9, 10]);
    saved.mockResolvedValue([
      { product_id: 7, price: 14_500, in_stock: true },
      { product_id: 8, price: 12_500, in_stock: false },
      { product_id: 9, price: null, in_stock: null },
      { product_id: 10, price: 100, in_stock: false },
    ]);
    await openShop('/wishlist', language);
    const noted = await screen.findByText(cheaper);
    expect(noted.closest('article')).toHaveTextContent(language === 'en' ? 'Portland cement' : 'سمنت');
    expect(screen.getAllByText(back)).toHaveLength(1);
    expect(screen.getByText(back).closest('article')).toHaveTextContent(language === 'en' ? 'Lime' : 'نورة');
  },
);

test('shows the products without notes if saved prices cannot be loaded', async () => {
  wished.mockResolvedValue([7]);
  saved.mockRejectedValue(new AppError('not_allowed'));
  await openShop('/wishlist');
  expect(await screen.findByRole('link', { name: 'Portland cement 42.5 R' })).toBeVisible();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

test('restores a product if the server refuses its removal and reports it @wishlist-remove-failed', async () => {
  wished.mockResolvedValue([7]);
  let refuse: (error: unknown) => void = () => undefined;
  remove.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const { user } = await openShop('/wishlist');
  await user.click(
    await screen.findByRole('button', { name: 'Remove Portland cement 42.5 R from the wishlist' }),
  );
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await act(async () => refuse(new AppError('network', {}, true)));
  expect(
    await screen.findByText('The product could not be removed from your wishlist. It is still there.'),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Portland cement 42.5 R' })).toBeVisible();
});

test.each(['accepts', 'refuses'] as const)(
  'follows a server that %s a removal after the list was read again meanwhile',
  async (reply) => {
    wished.mockResolvedValue([7, 8]);
    let settle: (error?: unknown) => void = () => undefined;
    remove.mockReturnValue(
      new Promise<void>((resolve, reject) => (settle = (error) => (error ? reject(error) : resolve()))),
    );
    const { user, app } = await openShop('/wishlist');
    await user.click(await screen.findByRole('button', { name: 'Remove Lime from the wishlist' }));
    await act(() => app.services.queryClient.refetchQueries());
    await act(async () => settle(reply === 'refuses' ? new AppError('not_allowed') : undefined));
    await waitFor(() =>
      expect(names()).toEqual(
        reply === 'refuses' ? ['Portland cement 42.5 R', 'Lime'] : ['Portland cement 42.5 R'],
      ),
    );
  },
);

test.each([
  ['en', '2 products in your wishlist are no longer sold.', 'Remove from the wishlist'],
  ['ar', 'منتجان من مفضلتك لم يعودا معروضين.', 'إزالة من المفضلة'],
] as const)('reports unavailable products in %s and removes them', async (language, text, action) => {
  const { user, app } = await openAsGuest([7, 404, 405], language);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: action }));
  await waitFor(() => expect(app.store.getState().wishlist.ids).toEqual([7]));
});

test.each([
  ['en', 'Add all in stock to cart', '2 products added to your cart', 'They are all in your cart already'],
  ['ar', 'أضف كل المتوفر إلى السلة', 'أُضيف منتجان إلى سلتك', 'كلها في سلتك من قبل'],
] as const)(
  'adds all products without options to the cart once in %s',
  async (language, all, added, already) => {
    const { user, app } = await openAsGuest([7, 8, 9, 10], language);
    const button = await screen.findByRole('button', { name: all });
    await user.click(button);
    expect(app.store.getState().cart.items.map(({ product }) => product.id)).toEqual([8, 7]);
    expect(await screen.findByText(added)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(already)).toBeVisible();
    expect(app.store.getState().cart.units).toBe(2);
  },
);

import { screen, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/queries/catalogue';
import { addToWishlist, listWishlist } from '@mawad/supabase/queries/wishlist';
import { productDetail } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/catalogue', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/catalogue'),
  getProduct: jest.fn(),
  listRelatedProducts: jest.fn(),
  listCompatibleProducts: jest.fn(),
  listReviews: jest.fn(),
}));
jest.mock('@mawad/supabase/queries/wishlist');

const get = jest.mocked(getProduct);
const reviews = jest.mocked(listReviews);
const wished = jest.mocked(listWishlist);
const wish = jest.mocked(addToWishlist);

const variants = [
  { id: 11, size: 'M', color: 'Yellow', color_ar: 'أصفر', stock: 0 },
  { id: 12, size: 'M', color: 'Orange', color_ar: 'برتقالي', stock: 3 },
  { id: 13, size: 'L', color: 'Yellow', color_ar: 'أصفر', stock: 8 },
];

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  get.mockResolvedValue(productDetail());
  reviews.mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  wished.mockResolvedValue([]);
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
});

test('a product that was sold here once is gone, not lost', async () => {
  get.mockRejectedValue(new AppError('product_gone'));
  const { router } = await openShop('/product/7');
  expect(await screen.findByRole('heading', { name: 'This product is no longer sold here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/categories');
  expect(Object.values(router.state.errors!)[0]).toMatchObject({ status: 410 });
});

test.each([
  ['en', 'Add to cart', 'Not enough stock for Portland cement 42.5 R. Only 5 left.'],
  ['ar', 'أضف إلى السلة', 'الكمية المتوفرة من سمنت بورتلاندي 42.5 R لا تكفي. بقي 5 فقط.'],
] as const)(
  'adding beyond the stock is refused in %s with the number left',
  async (language, add, message) => {
    const { user, app } = await openShop('/product/7', language);
    const button = await screen.findByRole('button', { name: add });
    const field = screen.getByRole('textbox', { name: language === 'en' ? 'Quantity' : 'الكمية' });
    await user.clear(field);
    await user.type(field, '٤{Enter}');
    await user.click(button);
    expect(app.store.getState().cart.items[0]).toMatchObject({ quantity: 4, product: { id: 7 } });
    expect(app.store.getState().layout.cartOpen).toBe(true);
    await user.clear(field);
    await user.type(field, '2{Enter}');
    await user.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    expect(app.store.getState().cart.items[0]!.quantity).toBe(4);
  },
);

test('a variant in stock is chosen first; choosing another shows and buys its stock', async () => {
  get.mockResolvedValue(productDetail({ has_variants: true, stock: 11, variants }));
  const { user, app } = await openShop('/product/7');
  expect(await screen.findByText('Only 3 bags left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^L/ }));
  expect(screen.getByRole('button', { name: /^Yellow/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Only 8 bags left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(app.store.getState().cart.items[0]!.variant).toMatchObject({ id: 13, size: 'L', color_ar: 'أصفر' });
});

test('a variant without stock cannot be bought', async () => {
  get.mockResolvedValue(productDetail({ has_variants: true, stock: 3, variants: variants.slice(0, 2) }));
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: /^Yellow/ }));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
});

test('a video is asked of YouTube only when it is played', async () => {
  get.mockResolvedValue(productDetail({ video_url: 'https://youtu.be/dQw4w9WgXcQ' }));
  const { user } = await openShop('/product/7');
  const play = await screen.findByRole('button', { name: /Play the video/ });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play);
  expect(screen.getByTitle('Portland cement 42.5 R')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
});

test('the wishlist changes at once and changes back when the server refuses', async () => {
  wish.mockRejectedValue(new AppError('network', {}, true));
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(
    await screen.findByText('This product could not be added to your wishlist. Please try again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to wishlist' })).toHaveAttribute('aria-pressed', 'false');
});

test('a guest keeps the wishlist on the device', async () => {
  const { user, app } = await openShop('/product/7', 'en', 'guest');
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(app.store.getState().wishlist.ids).toEqual([7]);
  expect(wish).not.toHaveBeenCalled();
});

test('reviews show each star with its share', async () => {
  reviews.mockResolvedValue({
    items: [
      {
        id: 1,
        rating: 5,
        body: 'Good cement',
        author_name: 'Ali',
        verified_purchase: true,
        created_at: '2026-01-02T10:00:00Z',
      },
    ],
    total: 2,
    distribution: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 1 },
  });
  await openShop('/product/7');
  const section = await screen.findByRole('region', { name: 'Reviews' });
  expect(within(section).getByText('Good cement')).toBeVisible();
  expect(within(section).getByRole('listitem', { name: '5 stars: 50% of reviews' })).toBeVisible();
});

test.each([
  ['en', 'This product is not offered'],
  ['ar', 'هذا المنتج غير معروض'],
] as const)('a product that is not there is said so in %s', async (language, title) => {
  get.mockRejectedValue(new AppError('product_not_found'));
  const { router } = await openShop('/product/999', language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(router.state.errors && Object.values(router.state.errors)[0]).toMatchObject({ status: 404 });
});

test('structured data cannot be closed by a name', async () => {
  get.mockResolvedValue(productDetail({ name_en: '</script><script>alert(1)</script>' }));
  await openShop('/product/7');
  await screen.findByRole('heading', { level: 1 });
  const [product] = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(product!.innerHTML).not.toContain('</script>');
  expect(JSON.parse(product!.innerHTML)).toMatchObject({ '@type': 'Product', offers: { price: 12_500 } });
});

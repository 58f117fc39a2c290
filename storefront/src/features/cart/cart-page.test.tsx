import { act, screen, waitFor } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { quoteCart } from '@mawad/supabase/orders/queries';
import { addToWishlist, listWishlist } from '@mawad/supabase/wishlist/queries';
import { cartQuote, fillCart, quoteLine } from '../../../testing/cart.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { readGoods } from '../../lists/handed-goods.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  quoteCart: jest.fn(),
}));

jest.mock('@mawad/supabase/wishlist/queries');

const quote = jest.mocked(quoteCart);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  quote.mockResolvedValue(cartQuote());
  jest.mocked(listWishlist).mockResolvedValue([]);
});

async function openCart(language: 'en' | 'ar' = 'en', quantity = 2, visitor: 'buyer' | 'guest' = 'buyer') {
  const shop = await openShop('/cart', language, visitor);
  await screen.findByRole('heading', { level: 1 });
  act(() => fillCart(shop.app.store, quantity));
  return shop;
}

test.each([
  ['en', 'Your cart is empty', 'Browse products'],
  ['ar', 'سلتك فارغة', 'تصفّح المنتجات'],
] as const)('links an empty cart to the products in %s @cart-empty', async (language, title, action) => {
  await openShop('/cart', language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/products');
});

test('shows a total with two decimals and the amount missing for free delivery', async () => {
  await openCart();
  expect(
    await screen.findByText(/^Add 75,000\.00.IQD more for free delivery from this seller$/),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/25,000\.00.IQD/);
});

test.each([
  [
    'en',
    'Not enough stock for Portland cement 42.5 R. Only 1 left.',
    'Set to 1',
    'Correct the marked items before checkout.',
  ],
  [
    'ar',
    'الكمية المتوفرة من سمنت بورتلاندي 42.5 R لا تكفي. بقي 1 فقط.',
    'اجعلها 1',
    'عالج المواد المؤشَّرة قبل إتمام الطلب.',
  ],
] as const)(
  'blocks checkout in %s until a quantity above the stock is corrected',
  async (language, text, mend, blocked) => {
    quote.mockResolvedValue(cartQuote([quoteLine({ stock: 1 })]));
    const { user, app } = await openCart(language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(blocked)).toBeVisible();
    await user.click(screen.getByRole('button', { name: mend }));
    expect(app.store.getState().cart.items[0]!.quantity).toBe(1);
    expect(screen.queryByText(blocked)).toBeNull();
  },
);

test.each([
  [
    'en',
    '2.500',
    'Quantity of Portland cement 42.5 R',
    'Checkout',
    'Correct the quantity of Portland cement 42.5 R first.',
  ],
  [
    'en',
    '1.5',
    'Quantity of Portland cement 42.5 R',
    'Checkout',
    'Correct the quantity of Portland cement 42.5 R first.',
  ],
  ['ar', '2 طن', 'كمية سمنت بورتلاندي 42.5 R', 'إتمام الطلب', 'صحّح أولًا كمية سمنت بورتلاندي 42.5 R.'],
] as const)(
  'blocks checkout with an invalid typed quantity in %s: %s',
  async (language, typed, label, checkout, blocked) => {
    const { user, app, router } = await openCart(language);
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, typed);
    // The field reads its text on blur, when the link is clicked.
    await user.click(screen.getByRole('link', { name: checkout }));
    expect(router.state.location.pathname).toBe('/cart');
    expect(field).toHaveFocus();
    expect(field).toHaveValue(typed);
    expect(screen.getByText(blocked)).toBeVisible();
    expect(screen.getByRole('link', { name: checkout })).toHaveAccessibleDescription(blocked);
    await user.clear(field);
    await user.type(field, '3{Enter}');
    expect(screen.queryByText(blocked)).toBeNull();
    expect(app.store.getState().cart.items[0]!.quantity).toBe(3);
    await user.click(screen.getByRole('link', { name: checkout }));
    expect(router.state.location.pathname).toBe('/checkout');
  },
);

test('allows checkout after a line with an invalid quantity is removed and restored', async () => {
  const { user } = await openCart();
  const field = await screen.findByRole('textbox', { name: 'Quantity of Portland cement 42.5 R' });
  await user.clear(field);
  await user.type(field, '1.5{Enter}');
  expect(screen.getByText('Correct the quantity of Portland cement 42.5 R first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Portland cement 42.5 R' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(screen.queryByText(/Correct the quantity/)).toBeNull();
});

test('shows a changed price and accepts it @price-changed', async () => {
  quote.mockResolvedValue(cartQuote([quoteLine({ unit_price: 13_000 })]));
  const { user, app } = await openCart();
  expect(await screen.findByText(/Price changed from 12,500\.00.IQD to 13,000\.00.IQD/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the new price' }));
  expect(app.store.getState().cart.items[0]!.product.price).toBe(13_000);
  expect(screen.queryByText(/Price changed/)).toBeNull();
});

test('asks to remove an unavailable product and offers to undo the removal', async () => {
  quote.mockResolvedValue(cartQuote([quoteLine({ available: false })]));
  const { user, app } = await openCart();
  expect(await screen.findByText('No longer sold. Remove it to continue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Portland cement 42.5 R' }));
  expect(app.store.getState().cart.items).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(app.store.getState().cart.items).toHaveLength(1);
});

test.each([
  ['en', '1 item has changed since you added it.', 'Update the cart', 'Your cart is up to date', 'Undo'],
  ['ar', 'تغيّرت مادة واحدة منذ إضافتها.', 'حدّث السلة', 'سلتك محدَّثة', 'تراجع'],
] as const)(
  'accepts all changes with one button in %s and offers to undo them',
  async (language, note, mend, done, undo) => {
    quote.mockResolvedValue(cartQuote([quoteLine({ stock: 1, unit_price: 13_000 })]));
    const { user, app } = await openCart(language);
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: mend }));
    const line = () => app.store.getState().cart.items[0]!;
    expect(line()).toMatchObject({ quantity: 1, product: { price: 13_000 } });
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.getByText(done)).toBeVisible();
    await user.click(screen.getByRole('button', { name: undo }));
    expect(line()).toMatchObject({ quantity: 2, product: { price: 12_500 } });
  },
);

test('removes unavailable products with the same button', async () => {
  quote.mockResolvedValue(cartQuote([quoteLine({ available: false })]));
  const { user, app } = await openCart();
  await user.click(await screen.findByRole('button', { name: 'Update the cart' }));
  expect(app.store.getState().cart.items).toHaveLength(0);
});

test('moves a line to the wishlist and restores it with undo', async () => {
  const { user, app } = await openCart('en', 2, 'guest');
  await user.click(await screen.findByRole('button', { name: 'Save for later: Portland cement 42.5 R' }));
  expect(app.store.getState()).toMatchObject({ cart: { items: [] }, wishlist: { ids: [7] } });
  expect(await screen.findByText('Moved to your wishlist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(app.store.getState().cart.items[0]).toMatchObject({ quantity: 2 });
});

test('keeps a line in the cart if the wishlist refuses it', async () => {
  jest.mocked(listWishlist).mockResolvedValue([]);
  jest.mocked(addToWishlist).mockRejectedValue(new AppError('network', {}, true));
  const { user, app } = await openCart();
  await user.click(await screen.findByRole('button', { name: 'Save for later: Portland cement 42.5 R' }));
  expect(
    await screen.findByText('The product could not be added to your wishlist. Please try again.'),
  ).toBeVisible();
  expect(app.store.getState().cart.items).toHaveLength(1);
});

test('allows ordering more if the stock increased', async () => {
  quote.mockResolvedValue(cartQuote([quoteLine({ stock: 9 })]));
  const { app, user } = await openCart();
  const field = await screen.findByRole('textbox', { name: 'Quantity of Portland cement 42.5 R' });
  await waitFor(() => expect(app.store.getState().cart.items[0]!.product.quantity).toBe(9));
  await user.clear(field);
  await user.type(field, '8{Enter}');
  expect(app.store.getState().cart.items[0]!.quantity).toBe(8);
});

test('limits the quantity to the stock @only-n-left', async () => {
  const { app, user } = await openCart();
  const field = await screen.findByRole('textbox', { name: 'Quantity of Portland cement 42.5 R' });
  await user.clear(field);
  await user.type(field, '9{Enter}');
  expect(await screen.findByText('Not enough stock. Only 5 left.')).toBeVisible();
  expect(app.store.getState().cart.items[0]!.quantity).toBe(5);
  await user.clear(field);
  await user.type(field, '3{Enter}');
  expect(app.store.getState().cart.items[0]!.quantity).toBe(3);
  expect(screen.queryByText('Not enough stock. Only 5 left.')).toBeNull();
});

test('keeps the cart usable if prices cannot be checked', async () => {
  quote.mockRejectedValue(new AppError('network'));
  await openCart();
  expect(await screen.findByText('Prices and stock could not be checked')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

test.each([
  ['en', /Add 2 more for 11,000\.00.IQD \/ bag/],
  ['ar', /أضف 2 أخرى ليصبح السعر 11,000.* كيس$/],
] as const)('offers the next price by volume without reporting a change (%s)', async (language, text) => {
  quote.mockResolvedValue(cartQuote([quoteLine({ price_breaks: [{ quantity: 4, price: 11_000 }] })]));
  const { user, app } = await openCart(language);
  const more = await screen.findByRole('button', { name: text });
  await waitFor(() => expect(app.store.getState().cart.items[0]!.product.price_breaks).toHaveLength(1));
  await user.click(more);
  expect(app.store.getState().cart).toMatchObject({ total: 44_000, items: [{ quantity: 4 }] });
  expect(screen.queryByRole('button', { name: text })).toBeNull();
  expect(screen.queryByText(/Price fell|انخفض السعر/)).toBeNull();
  expect(screen.getAllByText(/44,000\.00/).length).toBeGreaterThan(0);
});

test.each([
  ['en', /The minimum order at this seller is 60,000\.00.IQD: 35,000\.00.IQD more to go/, 'Checkout'],
  ['ar', /الحد الأدنى للطلب من هذا البائع .*: بقي/, 'إتمام الطلب'],
] as const)(
  "shows a seller's minimum order and blocks checkout below it (%s)",
  async (language, text, go) => {
    const asked = cartQuote();
    quote.mockResolvedValue({ ...asked, sellers: [{ ...asked.sellers[0]!, minimum_order: 60_000 }] });
    const { app } = await openCart(language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: go })).toBeDisabled();
    act(() => void app.store.getState().cart.setQuantity('product-7', 5));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByRole('link', { name: go })).toBeVisible();
  },
);

test.each([
  ['en', '2026-12-06', /on holiday and takes orders again from 6 December 2026/, 'Checkout'],
  ['ar', '2026-12-06', /في إجازة، ويستقبل الطلبات من جديد ابتداءً من 6 كانون الأول 2026/, 'إتمام الطلب'],
  ['en', null, 'This seller is not taking orders at the moment.', 'Checkout'],
  ['ar', null, 'هذا البائع لا يستقبل الطلبات حاليًا.', 'إتمام الطلب'],
] as const)(
  'blocks checkout if a seller takes no orders (%s, until %s)',
  async (language, opens_on, text, go) => {
    const asked = cartQuote();
    const holiday = { opens_on, takes_orders: false };
    quote.mockResolvedValue({ ...asked, sellers: [{ ...asked.sellers[0]!, holiday }] });
    await openCart(language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: go })).toBeDisabled();
  },
);

test('shows the preparation date if a seller takes orders during a holiday', async () => {
  const asked = cartQuote();
  const holiday = { opens_on: '2026-12-06', takes_orders: true };
  quote.mockResolvedValue({ ...asked, sellers: [{ ...asked.sellers[0]!, holiday }] });
  await openCart('en');
  expect(await screen.findByText(/is prepared from 6 December 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

test.each([
  ['en', /In some areas .* is 60,000\.00.IQD/, 'View delivery areas'],
  ['ar', /في بعض المناطق يكون الحد الأدنى للطلب/, 'عرض مناطق التوصيل'],
] as const)(
  'shows the minimum order of distant areas without blocking checkout (%s)',
  async (language, text, go) => {
    const asked = cartQuote();
    quote.mockResolvedValue({ ...asked, sellers: [{ ...asked.sellers[0]!, highest_minimum: 60_000 }] });
    const { app } = await openCart(language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: go })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/seller-page\/.+#delivery$/),
    );
    expect(screen.getByRole('link', { name: language === 'en' ? 'Checkout' : 'إتمام الطلب' })).toBeVisible();
    act(() => void app.store.getState().cart.setQuantity('product-7', 5));
    expect(screen.queryByText(text)).toBeNull();
  },
);

test.each([
  ['en', '30_days', '30-day returns'],
  ['en', 'faulty_only', 'Returns only if wrong or faulty'],
  ['en', 'none', 'Not returnable'],
  ['ar', '30_days', 'إرجاع خلال 30 يومًا'],
  ['ar', 'faulty_only', 'الإرجاع فقط إن وصل مغلوطًا أو معيبًا'],
  ['ar', 'none', 'لا يُرجَع'],
] as const)('shows the return rule of a line in %s: %s', async (language, returns, text) => {
  quote.mockResolvedValue(cartQuote([quoteLine({ returns })]));
  await openCart(language);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['en', 'Save to a list'],
  ['ar', 'حفظ في قائمة'],
] as const)('hands its goods to the page that saves them to a list in %s', async (language, action) => {
  const { user } = await openCart(language);
  const link = await screen.findByRole('link', { name: action });
  expect(link).toHaveAttribute('href', expect.stringContaining('/quick-order/lists/save'));
  await user.click(link);
  expect(readGoods()).toEqual([{ product_id: 7, variant_id: null, quantity: 2 }]);
});

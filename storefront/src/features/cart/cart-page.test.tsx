import { screen } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { quoteCart } from '@mawad/supabase/queries/orders';
import { cartQuote, fillCart, quoteLine } from '../../../testing/cart.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/orders', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/orders'),
  quoteCart: jest.fn(),
}));

const quote = jest.mocked(quoteCart);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  quote.mockResolvedValue(cartQuote());
});

async function openCart(language: 'en' | 'ar' = 'en', quantity = 2) {
  const shop = await openShop('/cart', language);
  await screen.findByRole('heading', { level: 1 });
  fillCart(shop.app.store, quantity);
  return shop;
}

test.each([
  ['en', 'Your cart is empty', 'Browse products'],
  ['ar', 'سلّتك فارغة', 'تصفح المنتجات'],
] as const)('an empty cart in %s leads to the products', async (language, title, action) => {
  await openShop('/cart', language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/products');
});

test('the total has two decimals and the seller what is missing for free delivery', async () => {
  await openCart();
  expect(await screen.findByText(/75,000\.00.IQD more from this seller for free delivery/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/25,000\.00.IQD/);
});

test.each([
  [
    'en',
    'Not enough stock for Portland cement 42.5 R. Only 1 left.',
    'Set to 1',
    'Mend the marked lines before checkout.',
  ],
  [
    'ar',
    'الكمية المتوفرة من سمنت بورتلاندي 42.5 R لا تكفي. بقي 1 فقط.',
    'اجعلها 1',
    'عالج المواد المؤشَّرة قبل إتمام الطلب.',
  ],
] as const)(
  'stock that fell meanwhile stops checkout in %s until it is mended',
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

test('a price that changed is noted and can be taken over', async () => {
  quote.mockResolvedValue(cartQuote([quoteLine({ unit_price: 13_000 })]));
  const { user, app } = await openCart();
  expect(await screen.findByText(/Price changed from 12,500\.00.IQD to 13,000\.00.IQD/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the new price' }));
  expect(app.store.getState().cart.items[0]!.product.price).toBe(13_000);
  expect(screen.queryByText(/Price changed/)).toBeNull();
});

test('a product that is no longer offered asks to be removed, and removal can be undone', async () => {
  quote.mockResolvedValue(cartQuote([quoteLine({ available: false })]));
  const { user, app } = await openCart();
  expect(await screen.findByText('No longer offered. Remove it to go on.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Portland cement 42.5 R' }));
  expect(app.store.getState().cart.items).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(app.store.getState().cart.items).toHaveLength(1);
});

test('the quantity stops at the stock', async () => {
  const { app, user } = await openCart();
  const field = await screen.findByRole('textbox', { name: 'Quantity of Portland cement 42.5 R' });
  await user.clear(field);
  await user.type(field, '9{Enter}');
  expect(await screen.findByText('Not enough stock. Only 5 left.')).toBeVisible();
  expect(app.store.getState().cart.items[0]!.quantity).toBe(5);
});

test('prices that cannot be checked leave the cart usable', async () => {
  quote.mockRejectedValue(new AppError('network'));
  await openCart();
  expect(await screen.findByText('Prices and stock could not be checked')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/queries/delivery';
import { placeOrder, quoteCart } from '@mawad/supabase/queries/orders';
import { cartQuote, fillCart, quoteLine } from '../../../testing/cart.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/delivery');
jest.mock('@mawad/supabase/queries/orders', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/orders'),
  getOrderConfirmation: jest.fn(() => new Promise(() => undefined)),
  placeOrder: jest.fn(),
  quoteCart: jest.fn(),
}));

const quote = jest.mocked(quoteCart);
const place = jest.mocked(placeOrder);
const order = { id: 'order-1', number: 'MW-7K3F9Q', seller_id: 'seller-1', total: 30_000 };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  quote.mockImplementation(async (_, __, governorate) =>
    cartQuote([quoteLine()], governorate ? 5_000 : null),
  );
  place.mockReset().mockResolvedValue({ checkout_id: 'checkout-1', orders: [order] });
  jest.mocked(listGovernorates).mockResolvedValue([
    {
      code: 'IQ-BG',
      name_en: 'Baghdad',
      name_ar: 'بغداد',
      districts: [{ name_en: 'Karrada', name_ar: 'الكرادة' }],
    },
  ]);
});

/** Fills the cart on the cart page and goes on to checkout, as a buyer does. */
async function openCheckout(language: 'en' | 'ar' = 'en') {
  const shop = await openShop('/cart', language);
  await screen.findByRole('heading', { level: 1 });
  fillCart(shop.app.store);
  await shop.user.click(
    await screen.findByRole('link', { name: language === 'en' ? 'Checkout' : 'إتمام الطلب' }),
  );
  await screen.findByRole('button', { name: language === 'en' ? 'Place order' : 'تأكيد الطلب' });
  return shop;
}

type Shop = Awaited<ReturnType<typeof openCheckout>>;

async function fillForm({ user }: Shop) {
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ali Hassan');
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '٠٧٧٠١٢٣٤٥٦٧');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Governorate/ }), 'Baghdad');
  await user.selectOptions(screen.getByRole('combobox', { name: /District/ }), 'Karrada');
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'Street 52, house 7');
}

/** What stopped the order; the toasts' empty alert stands beside it. */
async function findProblem(heading: string): Promise<HTMLElement> {
  return (await screen.findByText(heading)).closest<HTMLElement>('[role="alert"]')!;
}

const placeButton = () => screen.getByRole('button', { name: 'Place order' });

test('an order is placed once, with today’s prices, and the cart is cleared afterwards', async () => {
  const shop = await openCheckout();
  await fillForm(shop);
  const summary = screen.getByRole('region', { name: 'Order summary' });
  await waitFor(() => expect(summary).toHaveTextContent(/To pay on delivery30,000\.00.IQD/));
  await shop.user.dblClick(placeButton());
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/order-confirmation/order-1'));
  expect(place).toHaveBeenCalledTimes(1);
  expect(place.mock.calls[0]![1]).toEqual({
    idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    language: 'en',
    lines: [{ product_id: 7, variant_id: null, quantity: 2, unit_price: 12_500 }],
    delivery: {
      full_name: 'Ali Hassan',
      phone: '+9647701234567',
      email: 'buyer@mawad.test',
      governorate: 'IQ-BG',
      district: 'Karrada',
      address: 'Street 52, house 7',
    },
  });
  await waitFor(() => expect(shop.app.store.getState().cart.items).toHaveLength(0));
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['en', 'Place order', 'Write your full name.', 'Choose a governorate.'],
  ['ar', 'تأكيد الطلب', 'اكتب اسمك الكامل.', 'اختر المحافظة.'],
] as const)(
  'what is missing is said at its field in %s, and the first gets the cursor',
  async (language, button, name, place) => {
    const { user } = await openCheckout(language);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByText(place, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Full name|الاسم الكامل/ })).toHaveFocus();
    expect(placeOrder).not.toHaveBeenCalled();
  },
);

test('a phone that is no Iraqi mobile is refused when its field is left', async () => {
  const { user } = await openCheckout();
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '12345');
  await user.tab();
  expect(await screen.findByText('Write an Iraqi phone number, for example 0770 123 4567.')).toBeVisible();
});

test('a price that changed is shown, and the next try carries the new one under the same key', async () => {
  const changed = { product_id: 7, variant_id: null, unit_price: 13_000 };
  place.mockRejectedValueOnce(new AppError('price_changed', { lines: [changed] }));
  const shop = await openCheckout();
  await fillForm(shop);
  quote.mockResolvedValue(cartQuote([quoteLine({ unit_price: 13_000 })], 5_000));
  await shop.user.click(placeButton());
  const alert = await findProblem('Prices have changed');
  expect(alert).toHaveTextContent(/Portland cement 42\.5 R: 12,500\.00.IQD is now 13,000\.00.IQD/);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/26,000\.00/),
  );
  await shop.user.click(placeButton());
  await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
  const [first, second] = place.mock.calls.map(([, input]) => input);
  expect(second!.idempotency_key).toBe(first!.idempotency_key);
  expect(second!.lines[0]!.unit_price).toBe(13_000);
});

test('stock that ran out is said with what is left and the way to the cart', async () => {
  const short = { product_id: 7, variant_id: null, available: 1 };
  place.mockRejectedValue(new AppError('out_of_stock', { ...short, lines: [short] }));
  const shop = await openCheckout();
  await fillForm(shop);
  await shop.user.click(placeButton());
  const alert = await findProblem('Stock has changed');
  expect(alert).toHaveTextContent('Not enough stock for Portland cement 42.5 R. Only 1 left.');
  expect(within(alert).getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  expect(shop.app.store.getState().cart.items).toHaveLength(1);
});

test('without a connection nothing typed is lost and another try is safe', async () => {
  place.mockRejectedValue(new AppError('network', {}, true));
  const shop = await openCheckout();
  await fillForm(shop);
  await shop.user.click(placeButton());
  expect(await findProblem('Checkout Error')).toHaveTextContent('It is never ordered twice.');
  expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ali Hassan');
  expect(JSON.parse(sessionStorage.getItem('mawad-checkout-draft')!)).toMatchObject({
    full_name: 'Ali Hassan',
    governorate: 'IQ-BG',
    district: 'Karrada',
  });
});

test('what was typed before a reload is there again', async () => {
  sessionStorage.setItem(
    'mawad-checkout-draft',
    JSON.stringify({ full_name: 'Sara', governorate: 'IQ-BG', district: 'Karrada', unknown: 1 }),
  );
  await openCheckout();
  expect(await screen.findByDisplayValue('Sara')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Governorate/ })).toHaveValue('IQ-BG'));
  expect(screen.getByRole('combobox', { name: /District/ })).toHaveValue('Karrada');
});

test('cards are announced but cannot be chosen', async () => {
  await openCheckout();
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Credit card.*Coming soon/ })).toBeDisabled();
});

test('an empty cart leads back to the cart', async () => {
  const { router } = await openShop('/checkout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});

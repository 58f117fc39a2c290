import { act, screen, waitFor, within } from '@testing-library/react';
import { cartReadKey } from '@mawad/shared-ui/desk/cart/cart-read.ts';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { AppError } from '@mawad/supabase/errors';
import { addAddress, getProfile, listAddresses } from '@mawad/supabase/people/account-queries';
import { getBuying, getPurchaseReasons } from '@mawad/supabase/buying/queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { findCheckout, placeOrder, quoteCart } from '@mawad/supabase/orders/queries';
import { governorates, savedAddress } from '../../../testing/addresses.ts';
import { buying } from '../../../testing/buying.ts';
import { cartQuote, fillCart, quoteLine } from '../../../testing/cart.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/people/account-queries');
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/buying/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/buying/queries'),
  getBuying: jest.fn(),
  getPurchaseReasons: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  getOrderConfirmation: jest.fn(() => new Promise(() => undefined)),
  placeOrder: jest.fn(),
  findCheckout: jest.fn(),
  quoteCart: jest.fn(),
}));

const quote = jest.mocked(quoteCart);
const place = jest.mocked(placeOrder);
const find = jest.mocked(findCheckout);
const order = { id: 'order-1', number: 'MW-7K3F9Q', company_id: 'seller-1', total: 30_000 };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  quote.mockImplementation(async (_, __, governorate) =>
    cartQuote([quoteLine()], governorate ? 5_000 : null),
  );
  place.mockReset().mockResolvedValue({ checkout_id: 'checkout-1', orders: [order] });
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(getBuying).mockResolvedValue(null);
  jest.mocked(getPurchaseReasons).mockResolvedValue([]);
  jest.mocked(listAddresses).mockResolvedValue([]);
  jest.mocked(addAddress).mockResolvedValue(undefined);
  jest.mocked(getProfile).mockResolvedValue({ full_name: '', phone: null, language: 'en' });
  jest.mocked(findCheckout).mockReset().mockResolvedValue(null);
});

/** Fills the cart on the cart page and opens checkout through its link, as a buyer does. */
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

/** Alert with the reason why the order was not placed; the toast region also contains an empty alert. */
async function findProblem(heading: string): Promise<HTMLElement> {
  return (await screen.findByText(heading)).closest<HTMLElement>('[role="alert"]')!;
}

const placeButton = () => screen.getByRole('button', { name: 'Place order' });

test.each([
  ['shows the goods that it brings', true, 'Place order'],
  ['leads to the cart if it is empty, too', false, 'Your cart is empty'],
])('on a device without goods waits for the cart of the account, and %s', async (_what, brings, text) => {
  const shop = await openShop('/checkout');
  expect(await screen.findByText('Checking your cart...')).toBeVisible();
  const { queryClient } = shop.app.services;
  await waitFor(() => expect(getBuying).toHaveBeenCalled());
  expect(shop.router.state.location.pathname).toBe('/checkout');
  const { id } = shop.app.store.getState().session.user!;
  act(() => {
    if (brings) fillCart(shop.app.store);
    queryClient.setQueryData(cartReadKey(id), true);
  });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

test('places an order once with current prices and clears the cart', async () => {
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
    pickup: [],
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
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(localStorage.getItem('mawad-checkout-key')).toBeNull();
});

test('sends company, tax number and purchase order of a company purchase, and keeps them after a reload', async () => {
  const shop = await openCheckout();
  await fillForm(shop);
  expect(screen.getByLabelText('Tax number')).not.toBeVisible();
  await shop.user.click(screen.getByText('Company purchase (optional)'));
  await shop.user.type(screen.getByLabelText('Company'), 'Al-Noor');
  await shop.user.type(screen.getByLabelText('Purchase order number'), 'PO-7');
  shop.unmount();
  const reloaded = await openCheckout();
  expect(screen.getByLabelText('Company')).toBeVisible();
  await reloaded.user.click(placeButton());
  await waitFor(() => expect(place).toHaveBeenCalled());
  const { delivery } = place.mock.calls[0]![1];
  expect(delivery).toMatchObject({ buyer_company: 'Al-Noor', purchase_order: 'PO-7' });
  expect(delivery).not.toHaveProperty('tax_number');
});

test('begins with the governorate for which the cart showed delivery fees', async () => {
  localStorage.setItem('mawad-governorate', 'IQ-BA');
  await openCheckout();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Governorate/ })).toHaveValue('IQ-BA'));
});

test('disables the button while the order is placed', async () => {
  place.mockReturnValue(new Promise(() => undefined));
  const shop = await openCheckout();
  await fillForm(shop);
  const button = placeButton();
  await shop.user.click(button);
  await waitFor(() => expect(place).toHaveBeenCalled());
  await expectWaiting(button, place);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['en', 'Place order', 'Enter your full name.', 'Choose a governorate.'],
  ['ar', 'تأكيد الطلب', 'اكتب اسمك الكامل.', 'اختر المحافظة.'],
] as const)(
  'shows missing entries at their fields in %s and focuses the first',
  async (language, button, name, place) => {
    const { user } = await openCheckout(language);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByText(place, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Full name|الاسم الكامل/ })).toHaveFocus();
    expect(placeOrder).not.toHaveBeenCalled();
  },
);

test('refuses an invalid phone number on blur', async () => {
  const { user } = await openCheckout();
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '12345');
  await user.tab();
  expect(await screen.findByText('Enter an Iraqi phone number, for example 0770 123 4567.')).toBeVisible();
});

test('shows old and new price of a refused order and retries with the accepted one under the same key @checkout-changes', async () => {
  const changed = { product_id: 7, variant_id: null, unit_price: 13_000 };
  place.mockRejectedValueOnce(new AppError('price_changed', { lines: [changed] }));
  const shop = await openCheckout();
  await fillForm(shop);
  quote.mockResolvedValue(cartQuote([quoteLine({ unit_price: 13_000 })], 5_000));
  await shop.user.click(placeButton());
  const alert = await findProblem('Nothing was ordered: this has just changed');
  expect(alert).toHaveTextContent(/Portland cement 42\.5 R: 12,500\.00.IQD → 13,000\.00.IQD/);
  expect(alert).toHaveFocus();
  expect(placeButton()).toBeDisabled();
  await shop.user.click(within(alert).getByRole('button', { name: 'Accept and continue' }));
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/26,000\.00/);
  await shop.user.click(placeButton());
  await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
  const [first, second] = place.mock.calls.map(([, input]) => input);
  expect(second!.idempotency_key).toBe(first!.idempotency_key);
  expect(second!.lines[0]!.unit_price).toBe(13_000);
});

test("shows a seller's minimum order and the reason for a refusal", async () => {
  place.mockRejectedValueOnce(new AppError('order_minimum', { company: 'Al-Rafidain', minimum: 60_000 }));
  const shop = await openCheckout();
  const asked = cartQuote([quoteLine()], 5_000);
  quote.mockResolvedValue({ ...asked, sellers: [{ ...asked.sellers[0]!, minimum_order: 60_000 }] });
  await fillForm(shop);
  const part = screen.getByRole('region', { name: 'Order from Al-Rafidain' });
  expect(await within(part).findByText(/is 60,000\.00.IQD: 35,000\.00.IQD more to go/)).toBeVisible();
  await shop.user.click(placeButton());
  expect(await findProblem('Checkout Error')).toHaveTextContent(/The minimum order at Al-Rafidain is 60,000/);
});

test.each([
  ['en', /^Order from/, /takes orders again from 6 December 2026/, /Remove its items/, 'Place order'],
  ['ar', /^طلب من/, /ابتداءً من 6 كانون الأول 2026/, /أزل مواده من السلة/, 'تأكيد الطلب'],
] as const)(
  'blocks the order if a seller takes no orders during a holiday (%s)',
  async (language, part, when, what, button) => {
    const shop = await openCheckout(language);
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
    const asked = cartQuote([quoteLine()], 5_000);
    const holiday = { opens_on: '2026-12-06', takes_orders: false };
    quote.mockResolvedValue({ ...asked, sellers: [{ ...asked.sellers[0]!, holiday }] });
    const place = language === 'en' ? 'Baghdad' : 'بغداد';
    await shop.user.selectOptions(
      await screen.findByRole('combobox', { name: /Governorate|المحافظة/ }),
      place,
    );
    expect(await within(screen.getByRole('region', { name: part })).findByText(when)).toBeVisible();
    expect(screen.getByText(what)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
  },
);

test('lists insufficient stock before ordering and accepts it with one button', async () => {
  const shop = await openCheckout('ar');
  quote.mockImplementation(async () => cartQuote([quoteLine({ stock: 1 })], 5_000));
  await shop.user.selectOptions(await screen.findByRole('combobox', { name: /المحافظة/ }), 'بغداد');
  const alert = await findProblem('تغيّر هذا منذ ملأت سلتك');
  expect(alert).toHaveTextContent(/سمنت بورتلاندي 42\.5 R: .*كيسان.*كيس.*وهو كل ما بقي/);
  expect(within(alert).getByRole('link', { name: 'إلى السلة' })).toHaveAttribute('href', '/cart');
  await shop.user.click(within(alert).getByRole('button', { name: 'موافق، أكمل الطلب' }));
  expect(shop.app.store.getState().cart.items[0]!.quantity).toBe(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'تأكيد الطلب' })).toBeEnabled());
});

test('removes unavailable products; an empty cart ends the checkout', async () => {
  const shop = await openCheckout();
  quote.mockImplementation(async () => cartQuote([quoteLine({ available: false })], null));
  await shop.user.selectOptions(await screen.findByRole('combobox', { name: /Governorate/ }), 'Baghdad');
  const alert = await findProblem('This has changed since you filled your cart');
  expect(alert).toHaveTextContent('Portland cement 42.5 R: no longer sold, removed from the order');
  await shop.user.click(within(alert).getByRole('button', { name: 'Accept and continue' }));
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/cart'));
});

test('looks up an order without a response and shows it if it was placed @checkout-lost-reply', async () => {
  place.mockRejectedValue(new AppError('network', {}, true));
  let answer: (found: null) => void = () => undefined;
  find
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockResolvedValue({ checkout_id: 'checkout-1', orders: [order] });
  const shop = await openCheckout();
  await fillForm(shop);
  await shop.user.click(placeButton());
  expect(await screen.findByText('Your order may have been placed: we are checking')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Checking your order' }));
  expect(place).toHaveBeenCalledTimes(1);
  answer(null);
  const alert = await findProblem('Checkout Error');
  expect(alert).toHaveTextContent('Nothing was ordered and nothing is lost.');
  expect(alert).toHaveTextContent('The order is never placed twice.');
  expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ali Hassan');
  await shop.user.click(placeButton());
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/order-confirmation/order-1'));
  const keys = place.mock.calls.map(([, input]) => input.idempotency_key);
  expect(new Set(keys).size).toBe(1);
  expect(find.mock.calls.every(([, key]) => key === keys[0])).toBe(true);
  await waitFor(() => expect(shop.app.store.getState().cart.items).toHaveLength(0));
});

test('finds an order after a reload and keeps goods added later in the cart', async () => {
  localStorage.setItem('mawad-checkout-key', '11111111-2222-4333-8444-555555555555');
  localStorage.setItem(
    'mawad-checkout-sent',
    JSON.stringify([{ product_id: 7, variant_id: null, quantity: 2 }]),
  );
  find.mockResolvedValue({ checkout_id: 'checkout-1', orders: [order] });
  const shop = await openShop('/cart');
  await screen.findByRole('heading', { level: 1 });
  fillCart(shop.app.store, 3);
  await shop.user.click(await screen.findByRole('link', { name: 'Checkout' }));
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/order-confirmation/order-1'));
  expect(find).toHaveBeenCalledWith(expect.anything(), '11111111-2222-4333-8444-555555555555');
  expect(place).not.toHaveBeenCalled();
  await waitFor(() => expect(localStorage.getItem('mawad-checkout-sent')).toBeNull());
  expect(shop.app.store.getState().cart.items).toMatchObject([{ product: { id: 7 }, quantity: 1 }]);
});

test('sends nothing offline and reports that nothing was ordered', async () => {
  const shop = await openCheckout();
  await fillForm(shop);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shop.user.click(placeButton());
  expect(await findProblem('Checkout Error')).toHaveTextContent('Nothing was ordered and nothing is lost.');
  onLine.mockRestore();
  expect(place).not.toHaveBeenCalled();
  expect(find).not.toHaveBeenCalled();
});

test('links to sign-in with a return address after the session ended @checkout-session-ended', async () => {
  place.mockRejectedValue(new AppError('not_signed_in'));
  const shop = await openCheckout();
  await fillForm(shop);
  await shop.user.click(placeButton());
  const alert = await findProblem('Checkout Error');
  expect(alert).toHaveTextContent('You must be logged in to proceed to checkout.');
  expect(within(alert).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=/checkout',
  );
});

test('reports an earlier successful attempt and offers a second order', async () => {
  place.mockRejectedValueOnce(new AppError('idempotency_mismatch'));
  const shop = await openCheckout();
  await fillForm(shop);
  await shop.user.click(placeButton());
  const alert = await findProblem('Checkout Error');
  expect(within(alert).getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/my-orders');
  await shop.user.click(within(alert).getByRole('button', { name: 'Order again' }));
  await shop.user.click(placeButton());
  await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
  const [first, second] = place.mock.calls.map(([, input]) => input.idempotency_key);
  expect(second).not.toBe(first);
});

describe('saved addresses', () => {
  const shopAddress = savedAddress({ id: 4, label: 'Shop', is_default: true });
  const siteAddress = savedAddress({
    id: 5,
    label: 'Site',
    full_name: 'Abu Ahmed',
    governorate: 'IQ-BA',
    district: 'Zubair',
    address: 'Plot 118',
  });

  test('selects the default, lets the buyer select another and needs no typing @checkout-addresses', async () => {
    jest.mocked(listAddresses).mockResolvedValue([shopAddress, siteAddress]);
    const shop = await openCheckout();
    expect(screen.getByRole('radio', { name: /Shop/ })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: /Governorate/ })).toBeNull();
    await shop.user.click(screen.getByRole('radio', { name: /Site/ }));
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Abu Ahmed');
    await shop.user.click(placeButton());
    await waitFor(() => expect(place).toHaveBeenCalled());
    expect(place.mock.calls[0]![1].delivery).toEqual({
      full_name: 'Abu Ahmed',
      phone: '+9647701234567',
      email: 'buyer@mawad.test',
      governorate: 'IQ-BA',
      district: 'Zubair',
      address: 'Plot 118',
    });
    expect(addAddress).not.toHaveBeenCalled();
  });

  test('accepts another address and saves it on request', async () => {
    jest.mocked(listAddresses).mockResolvedValue([shopAddress]);
    const shop = await openCheckout();
    await shop.user.click(screen.getByRole('radio', { name: 'Deliver to another address' }));
    await shop.user.selectOptions(await screen.findByRole('combobox', { name: /Governorate/ }), 'Basra');
    await shop.user.selectOptions(screen.getByRole('combobox', { name: /District/ }), 'Zubair');
    await shop.user.type(screen.getByRole('textbox', { name: /^Address/ }), 'Port road 5');
    await shop.user.click(screen.getByRole('checkbox', { name: 'Save this address for next time' }));
    await shop.user.click(placeButton());
    await waitFor(() => expect(addAddress).toHaveBeenCalled());
    expect(jest.mocked(addAddress).mock.calls[0]![1]).toMatchObject({
      full_name: 'Ali Hassan',
      governorate: 'IQ-BA',
      district: 'Zubair',
      address: 'Port road 5',
      landmark: null,
      is_default: false,
    });
  });

  test('allows checkout if the addresses cannot be loaded', async () => {
    jest.mocked(listAddresses).mockRejectedValue(new AppError('not_allowed'));
    await openCheckout();
    expect(await screen.findByRole('combobox', { name: /Governorate/ })).toBeVisible();
  });
});

test.each([
  [25_000, /Free delivery over 100,000\.00.IQD: 75,000\.00.IQD to go/],
  [100_000, /Free delivery: over 100,000\.00.IQD/],
])(
  'shows the amount missing for free delivery per seller at %d IQD @free-delivery',
  async (subtotal, words) => {
    const known = cartQuote();
    quote.mockResolvedValue({ ...known, sellers: [{ ...known.sellers[0]!, subtotal }] });
    await openCheckout();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Order from Al-Rafidain' })).toHaveTextContent(words),
    );
  },
);

test('restores entries after a reload', async () => {
  sessionStorage.setItem(
    'mawad-personal-checkout-draft',
    JSON.stringify({ full_name: 'Sara', governorate: 'IQ-BG', district: 'Karrada', unknown: 1 }),
  );
  await openCheckout();
  expect(await screen.findByDisplayValue('Sara')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Governorate/ })).toHaveValue('IQ-BG'));
  expect(screen.getByRole('combobox', { name: /District/ })).toHaveValue('Karrada');
});

test('shows payment by card as unavailable @payment-methods', async () => {
  await openCheckout();
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Credit card.*Coming soon/ })).toBeDisabled();
});

test('says in checkout that goods arrive by truck and who unloads them', async () => {
  const known = cartQuote([quoteLine()], 5_000);
  quote.mockResolvedValue({
    ...known,
    sellers: known.sellers.map((seller) => ({ ...seller, truck_needed: true })),
  });
  await openCheckout();
  expect(await screen.findByText(/^Delivered by truck/)).toBeVisible();
});

describe('pickup at the showroom', () => {
  const showroom = {
    address_en: 'Industrial quarter, street 4',
    address_ar: 'الحي الصناعي، شارع 4',
    note_en: 'Entrance from the back',
    note_ar: null,
    lead_days: 0,
    governorate: 'IQ-BA',
    governorate_en: 'Basra',
    governorate_ar: 'البصرة',
    hours_en: 'Daily, 8 to 5',
    hours_ar: null,
  };
  const pickUp = () => screen.findByRole('radio', { name: /Pick up at the showroom/ });

  /**
   * Lets the seller offer pickup; `delivers` is whether the seller also delivers to the buyer's governorate.
   */
  function offer(delivers = true) {
    quote.mockImplementation(async (_, __, governorate, ___, pickup = []) => {
      const picked_up = pickup.includes('seller-1');
      const known = cartQuote([quoteLine()], picked_up ? 0 : governorate && delivers ? 5_000 : null);
      const delivers_there = delivers || !governorate;
      return {
        ...known,
        sellers: [{ ...known.sellers[0]!, pickup: showroom, picked_up, delivers: delivers_there }],
      };
    });
  }

  test('needs no address, has no fee and is sent with the order', async () => {
    offer();
    const shop = await openCheckout();
    const choice = await pickUp();
    for (const words of [
      showroom.address_en,
      'Basra',
      showroom.hours_en,
      showroom.note_en,
      'Free · Ready today',
    ])
      expect(choice.closest('label')).toHaveTextContent(words);
    await shop.user.click(choice);
    expect(screen.queryByRole('combobox', { name: /Governorate/ })).toBeNull();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    await waitFor(() => expect(summary).toHaveTextContent(/To pay at pickup25,000\.00.IQD/));
    expect(summary).toHaveTextContent('Pick up at the showroom · Ready today');
    expect(screen.getByRole('radio', { name: /Cash at pickup/ })).toBeChecked();
    await shop.user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ali Hassan');
    await shop.user.type(screen.getByRole('textbox', { name: /Phone/ }), '07701234567');
    await shop.user.click(placeButton());
    await waitFor(() => expect(place).toHaveBeenCalled());
    expect(place.mock.calls[0]![1]).toMatchObject({ pickup: ['seller-1'] });
    expect(place.mock.calls[0]![1].delivery).toEqual({
      full_name: 'Ali Hassan',
      phone: '+9647701234567',
      email: 'buyer@mawad.test',
    });
    expect(addAddress).not.toHaveBeenCalled();
  });

  test('can be changed to delivery, which needs an address', async () => {
    offer();
    const shop = await openCheckout();
    await shop.user.click(await pickUp());
    await shop.user.click(screen.getByRole('radio', { name: /Delivery to your address/ }));
    await fillForm(shop);
    await shop.user.click(placeButton());
    await waitFor(() => expect(place).toHaveBeenCalled());
    expect(place.mock.calls[0]![1]).toMatchObject({ pickup: [], delivery: { governorate: 'IQ-BG' } });
  });

  test('is offered if the seller does not deliver', async () => {
    offer(false);
    const shop = await openCheckout();
    await fillForm(shop);
    const alert = (await screen.findByText(/does not deliver to Baghdad\. You can pick/)).closest(
      '[role="alert"]',
    )!;
    await shop.user.click(
      within(alert as HTMLElement).getByRole('button', { name: 'Pick up at the showroom' }),
    );
    expect(await pickUp()).toBeChecked();
    expect(screen.queryByText(/does not deliver to Baghdad/)).toBeNull();
  });

  test('stays selected after a reload and is dropped if no longer offered', async () => {
    const draft = JSON.stringify({ full_name: 'Sara', pickup: ['seller-1'] });
    sessionStorage.setItem('mawad-personal-checkout-draft', draft);
    offer();
    const shop = await openCheckout();
    expect(await pickUp()).toBeChecked();
    place.mockRejectedValueOnce(new AppError('no_pickup', { company: 'Al-Rafidain' }));
    await shop.user.type(screen.getByRole('textbox', { name: /Phone/ }), '07701234567');
    quote.mockImplementation(async () => cartQuote());
    await shop.user.click(placeButton());
    expect(await findProblem('Checkout Error')).toHaveTextContent(/Al-Rafidain no longer offers pickup/);
    expect(await screen.findByRole('combobox', { name: /Governorate/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Pick up at the showroom/ })).toBeNull();
  });

  test('ignores a damaged stored selection', async () => {
    sessionStorage.setItem(
      'mawad-personal-checkout-draft',
      JSON.stringify({ full_name: 'Sara', pickup: [7] }),
    );
    offer();
    await openCheckout();
    expect(await screen.findByDisplayValue('Sara')).toBeVisible();
    expect(await pickUp()).not.toBeChecked();
  });
});

test('starts with the site of the project that was chosen last, without an earlier landmark', async () => {
  const [project] = buying().projects;
  const site = { governorate: 'IQ-BG', district: 'Karrada', address: 'Gate 2', receiver: 'Site office' };
  jest.mocked(getBuying).mockResolvedValue(buying({ projects: [{ ...project!, ...site }] }));
  jest.mocked(listAddresses).mockResolvedValue([savedAddress()]);
  localStorage.setItem('mawad-personal-buying-for', JSON.stringify({ project: project!.id }));
  await openCheckout();
  expect(screen.getByRole('combobox', { name: 'Project' })).toHaveValue(project!.id);
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('Gate 2');
  expect(screen.getByRole('textbox', { name: /landmark/i })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Site office');
});

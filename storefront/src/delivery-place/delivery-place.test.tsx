import { act, screen, within } from '@testing-library/react';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/catalogue/queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { quoteCart } from '@mawad/supabase/orders/queries';
import { listOwnQuestions, listQuestions } from '@mawad/supabase/questions/queries';
import { listWishlist } from '@mawad/supabase/wishlist/queries';
import { cartQuote, fillCart, quoteLine } from '../../testing/cart.ts';
import { productDetail } from '../../testing/catalogue.ts';
import { openShop } from '../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  getProduct: jest.fn(),
  listRelatedProducts: jest.fn(),
  listCompatibleProducts: jest.fn(),
  listReviews: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  quoteCart: jest.fn(),
}));
jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  listQuestions: jest.fn(),
  listOwnQuestions: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/wishlist/queries');

const quote = jest.mocked(quoteCart);
const places = [
  { code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
  { code: 'IQ-BA', name_en: 'Basra', name_ar: 'البصرة', districts: [] },
];

/** A quote that depends on the governorate: Baghdad costs 5,000 IQD, nothing goes to Basra. */
function quoteOf(governorate: string | undefined) {
  const [withFee, without] = [cartQuote([quoteLine()], 5000), cartQuote()];
  if (governorate === undefined) return without;
  if (governorate === 'IQ-BG') return withFee;
  return { ...without, sellers: without.sellers.map((seller) => ({ ...seller, delivers: false })) };
}

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  quote.mockImplementation(async (_, __, governorate) => quoteOf(governorate));
  jest.mocked(listGovernorates).mockResolvedValue(places);
  jest.mocked(listWishlist).mockResolvedValue([]);
  jest.mocked(getProduct).mockResolvedValue(productDetail());
  jest
    .mocked(listReviews)
    .mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
  jest.mocked(listQuestions).mockResolvedValue({ items: [], total: 0 });
  jest.mocked(listOwnQuestions).mockResolvedValue([]);
});

test.each([
  [
    'en',
    'Show the fee for my governorate',
    'Baghdad',
    /Delivery to Baghdad: 5,000.*arrives in about 2 days · free from 100,000/,
  ],
  ['ar', 'اعرض الأجرة لمحافظتي', 'بغداد', /التوصيل إلى بغداد: .*5,000.*يصل خلال يومين تقريبًا · مجاني من/],
] as const)(
  'shows a guest the fee and days for the chosen governorate on the product page (%s)',
  async (language, ask, name, fee) => {
    const { user } = await openShop('/product/7', language, 'guest');
    await user.click(await screen.findByRole('button', { name: ask }));
    expect(quote).not.toHaveBeenCalled();
    expect(await screen.findByRole('combobox')).toHaveFocus();
    expect(screen.getByText(/15,000/)).toBeVisible();
    await user.selectOptions(
      await screen.findByRole('combobox'),
      await screen.findByRole('option', { name }),
    );
    expect(
      await screen.findByText(
        (_, element) => element?.role === 'status' && fee.test(element.textContent ?? ''),
      ),
    ).toBeVisible();
    expect(screen.queryByText(/15,000/)).toBeNull();
  },
);

test('keeps the choice for the cart, which adds the fee to the total', async () => {
  const product = await openShop('/product/7', 'en', 'guest');
  await product.user.click(await screen.findByRole('button', { name: 'Show the fee for my governorate' }));
  await product.user.selectOptions(
    await screen.findByRole('combobox'),
    await screen.findByRole('option', { name: 'Baghdad' }),
  );
  product.unmount();
  const cart = await openShop('/cart', 'en', 'guest');
  act(() => fillCart(cart.app.store));
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  expect(await within(summary).findByText(/^30,000/)).toBeVisible();
  expect(screen.getByText(/Delivery to Baghdad: 5,000/)).toBeVisible();
});

test('says in the cart that a seller does not deliver to the chosen governorate', async () => {
  const { user, app } = await openShop('/cart', 'en', 'guest');
  act(() => fillCart(app.store));
  await user.click(await screen.findByRole('button', { name: 'Show the fee for my governorate' }));
  await user.selectOptions(
    await screen.findByRole('combobox'),
    await screen.findByRole('option', { name: 'Basra' }),
  );
  expect(await screen.findByText('This seller does not deliver to Basra.')).toBeVisible();
  expect(screen.getByText('Shown at checkout')).toBeVisible();
});

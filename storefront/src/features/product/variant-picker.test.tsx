import { screen, within } from '@testing-library/react';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/catalogue/queries';
import { listOwnQuestions, listQuestions } from '@mawad/supabase/questions/queries';
import { productDetail } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  listQuestions: jest.fn(),
  listOwnQuestions: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  getProduct: jest.fn(),
  listRelatedProducts: jest.fn(),
  listCompatibleProducts: jest.fn(),
  listReviews: jest.fn(),
}));

const offer = { sku: null, price: 12_500, discounted_price: null, price_breaks: [] };
const variants = [
  { id: 11, size: 'M', color: 'Yellow', color_ar: 'أصفر', ...offer, stock: 0 },
  { id: 12, size: 'M', color: 'Orange', color_ar: 'برتقالي', ...offer, stock: 3 },
  { id: 13, size: 'L', color: 'Yellow', color_ar: 'أصفر', ...offer, stock: 8 },
];

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(getProduct).mockResolvedValue(productDetail({ has_variants: true, stock: 11, variants }));
  jest
    .mocked(listReviews)
    .mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listQuestions).mockResolvedValue({ items: [], total: 0 });
  jest.mocked(listOwnQuestions).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
});

const option = (name: RegExp) => screen.getByRole('button', { name });

test.each([
  ['size', /^L(?!ess)/, /^Yellow/],
  ['colour', /^Yellow/, /^L(?!ess)/],
] as const)(
  'lets the %s be selected first and uses the complete selection for cart and quote',
  async (_, first, second) => {
    const { user, app, router } = await openShop('/product/7', 'en', 'guest');
    expect(await screen.findByText('11 bags available')).toBeVisible();
    await user.click(option(first));
    await user.click(option(second));
    expect(screen.getByText('Only 8 bags left')).toBeVisible();
    expect(router.state.location.search).toBe('?variant=13');
    expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '/request-quote?product=7&variant=13&quantity=1',
    );
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(app.store.getState().cart.items[0]!.variant).toMatchObject({
      id: 13,
      size: 'L',
      color_ar: 'أصفر',
    });
  },
);

test.each([
  ['en', 'Add to cart', 'Choose a size first.', 'Size:'],
  ['ar', 'أضف إلى السلة', 'اختر القياس أولًا.', 'القياس:'],
] as const)(
  'asks for a missing selection beside its options in %s',
  async (language, add, message, group) => {
    const { user, app } = await openShop('/product/7', language);
    await user.click(await screen.findByRole('button', { name: add }));
    const size = within(screen.getByRole('group', { name: group }));
    expect(await size.findByRole('alert')).toHaveTextContent(message);
    await screen.findByRole('button', { name: /^M(?!ore)/ });
    expect(size.getByRole('button', { name: /^M(?!ore)/ })).toHaveFocus();
    expect(app.store.getState().cart.items).toHaveLength(0);
  },
);

test('disables options that do not exist together until the selection is cleared @variant-combinations', async () => {
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: /^L(?!ess)/ }));
  const orange = option(/^Orange/);
  expect(orange).toHaveAttribute('aria-disabled', 'true');
  expect(orange).toHaveTextContent('Not in this size');
  await user.click(orange);
  expect(orange).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
  expect(orange).toHaveAttribute('aria-disabled', 'false');
  await user.click(orange);
  expect(orange).toHaveAttribute('aria-pressed', 'true');
});

test('selects the variant of the address and blocks buying without stock', async () => {
  await openShop('/product/7?variant=11');
  expect(await screen.findByRole('button', { name: /^M(?!ore)/ })).toHaveAttribute('aria-pressed', 'true');
  expect(option(/^Yellow/)).toHaveAttribute('aria-pressed', 'true');
  const buy = screen.getAllByRole('button', { name: 'Out of stock' });
  expect(buy[0]).toBeDisabled();
});

test('ignores a variant of another product in the address', async () => {
  await openShop('/product/7?variant=999');
  expect(await screen.findByRole('button', { name: /^M(?!ore)/ })).toHaveAttribute('aria-pressed', 'false');
});

test('selects a dimension with a single value', async () => {
  jest
    .mocked(getProduct)
    .mockResolvedValue(productDetail({ has_variants: true, stock: 3, variants: variants.slice(0, 2) }));
  await openShop('/product/7');
  expect(await screen.findByRole('button', { name: /^M(?!ore)/ })).toHaveAttribute('aria-pressed', 'true');
});

import { screen, within } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { renderPart } from '@mawad/shared-ui/testing/render-part.tsx';
import { ProductCard, type CardProduct } from './product-card.tsx';

const grinder: CardProduct = {
  id: 3,
  name_en: 'Angle grinder 125 mm',
  name_ar: 'كوسرة 125 ملم',
  brand: 'Bosch',
  model_number: 'GWS 900-125',
  unit: 'Each',
  pack_quantity: null,
  pack_unit: null,
  main_image: 's1/grinder.webp',
  price: 100000,
  discounted_price: 85000,
  stock: 40,
  has_variants: false,
  rating_average: 4.5,
  rating_count: 3,
  company_name_en: 'Al-Rafidain',
  company_name_ar: 'الرافدين',
  company_slug: 'al-rafidain',
};

const add = jest.fn();
const toggle = jest.fn();

async function show(
  change: Partial<CardProduct> = {},
  language: Language = 'en',
  view: 'grid' | 'list' = 'grid',
) {
  const { user } = await renderPart(
    <ProductCard
      product={{ ...grinder, ...change }}
      href="/product/3"
      view={view}
      isWished={false}
      onToggleWishlist={toggle}
      onAddToCart={add}
      attributes={['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ label, value: `${label} value` }))}
    />,
    language,
  );
  const card = await screen.findByRole('article');
  return { user, card, inCard: within(card) };
}

beforeEach(() => jest.clearAllMocks());

test('shows name, brand, price, saving, stock, seller and rating', async () => {
  const { card, inCard } = await show();
  expect(inCard.getByRole('link', { name: 'Angle grinder 125 mm' })).toHaveAttribute('href', '/product/3');
  for (const text of [
    'Bosch',
    'GWS 900-125',
    '85,000.00 IQD',
    '/ each',
    '15% off',
    'In stock',
    'Sold byAl-Rafidain',
  ]) {
    expect(card).toHaveTextContent(text);
  }
  expect(inCard.getByText('100,000.00 IQD').closest('s')).not.toBeNull();
  expect(inCard.getByRole('img', { name: '4.5 out of 5 stars, 3 reviews' })).toBeVisible();
});

test('shows the price of one piece of a pack, during a deal of the deal', async () => {
  const { card } = await show({ unit: 'Box', pack_quantity: 50, pack_unit: 'Piece' });
  expect(card).toHaveTextContent('85,000.00 IQD/ box');
  expect(card).toHaveTextContent('1,700.00 IQD / piece');
});

test('shows Arabic texts and keeps the model number left-to-right', async () => {
  const { card, inCard } = await show({}, 'ar');
  expect(inCard.getByRole('link', { name: 'كوسرة 125 ملم' })).toBeVisible();
  expect(card).toHaveTextContent('85,000.00 د.ع');
  expect(card).toHaveTextContent('متوفر');
  expect(inCard.getByText('GWS 900-125')).toHaveAttribute('dir', 'ltr');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('adds to cart and wishlist with buttons that name the product', async () => {
  const { user, inCard } = await show();
  await user.click(inCard.getByRole('button', { name: 'Add to cart: Angle grinder 125 mm' }));
  await user.click(inCard.getByRole('button', { name: 'Add Angle grinder 125 mm to the wishlist' }));
  expect(add).toHaveBeenCalledTimes(1);
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('links a product with variants to its options', async () => {
  const { inCard } = await show({ has_variants: true });
  expect(inCard.getByRole('link', { name: 'Choose options for Angle grinder 125 mm' })).toHaveAttribute(
    'href',
    '/product/3',
  );
});

test('shows a low stock', async () => {
  const { card } = await show({ stock: 2 });
  expect(card).toHaveTextContent('Only 2 units left');
});

test('disables the cart button without stock', async () => {
  const { card, inCard } = await show({ stock: 0, discounted_price: null });
  expect(inCard.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  expect(card).toHaveTextContent('Out of stock');
  expect(card).not.toHaveTextContent('off');
});

test('hides the rating below three reviews', async () => {
  const { inCard } = await show({ rating_count: 2 });
  expect(inCard.queryByRole('img', { name: /stars/ })).toBeNull();
});

test('shows at most five attributes in the list view', async () => {
  const { inCard } = await show({}, 'en', 'list');
  expect(inCard.getAllByRole('term').map((term) => term.textContent)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

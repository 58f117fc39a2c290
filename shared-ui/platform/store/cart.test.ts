import { cartKey, type CartProduct, type CartVariant } from './cart.ts';
import { createStore } from './store.ts';

const cement: CartProduct = {
  id: 7,
  name_en: 'Cement',
  name_ar: 'أسمنت',
  image_url: null,
  price: 9500,
  discounted_price: null,
  quantity: 5,
  unit: 'Bag',
  min_quantity: 1,
  quantity_step: 1,
  company_id: 'a1',
  company_name_en: 'Al-Rafidain',
  company_name_ar: 'الرافدين',
  company_slug: 'al-rafidain',
};
const gloves: CartProduct = { ...cement, id: 8, name_en: 'Gloves', price: 3000, discounted_price: 2500 };
/** Sold by the metre: at least two metres, in steps of half a metre. */
const cable: CartProduct = {
  ...{ ...cement, id: 9, name_en: 'Cable', price: 1500, quantity: 10.3, unit: 'Meter' },
  ...{ min_quantity: 2, quantity_step: 0.5 },
};
const each = { min_quantity: 1, quantity_step: 1 };
const large: CartVariant = { id: 81, size: 'L', color: 'Blue', color_ar: 'أزرق', stock: 2 };
const medium: CartVariant = { ...large, id: 82, size: 'M', stock: 9 };

function openCart() {
  const store = createStore({ language: 'en', storage: null });
  return () => store.getState().cart;
}

test('adds up to the stock, and refuses more with the available quantity @stock-limit', () => {
  const cart = openCart();
  expect(cart().add({ product: cement }, 3)).toEqual({ ok: true });
  expect(cart().add({ product: cement }, 2)).toEqual({ ok: true });
  expect(cart().add({ product: cement })).toEqual({ ok: false, code: 'not_enough_stock', available: 5 });
  expect(cart().items).toMatchObject([{ product: { id: 7 }, quantity: 5 }]);
});

test('uses the stock of the variant, not of the product', () => {
  const cart = openCart();
  expect(cart().add({ product: gloves, variant: large }, 3)).toMatchObject({ ok: false, available: 2 });
  expect(cart().add({ product: gloves, variant: medium }, 9)).toEqual({ ok: true });
});

test('has one line per variant, or per product without variants @cart-lines', () => {
  const cart = openCart();
  cart().add({ product: gloves, variant: large });
  cart().add({ product: gloves, variant: medium });
  cart().add({ product: gloves, variant: large });
  cart().add({ product: cement, variant: { ...large, id: 'default', stock: undefined } });
  cart().add({ product: cement });
  expect(cart().items.map((item) => [cartKey(item), item.quantity])).toEqual([
    ['variant-81', 2],
    ['variant-82', 1],
    ['product-7', 2],
  ]);
});

test('limits a new quantity to the stock, and removes the line at zero @quantity-limits', () => {
  const cart = openCart();
  cart().add({ product: cement });
  expect(cart().setQuantity('product-7', 40)).toEqual({ ok: false, code: 'not_enough_stock', available: 5 });
  expect(cart().items[0]?.quantity).toBe(5);
  expect(cart().setQuantity('product-7', 0)).toEqual({ ok: true });
  expect(cart().items).toEqual([]);
});

test('counts lines and units and sums the current prices', () => {
  const cart = openCart();
  cart().add({ product: cement }, 2);
  cart().add({ product: gloves, variant: medium }, 3);
  expect(cart()).toMatchObject({ count: 2, units: 5, total: 2 * 9500 + 3 * 2500 });
  cart().clear();
  expect(cart()).toMatchObject({ count: 0, units: 0, total: 0 });
});

test('updates prices and stock without changing quantities', () => {
  const cart = openCart();
  cart().add({ product: cement }, 4);
  cart().add({ product: gloves, variant: medium }, 2);
  cart().refresh([
    { ...each, product_id: 7, variant_id: null, base_price: 9000, price_breaks: [], stock: 1 },
    { ...each, product_id: 8, variant_id: 82, base_price: 3200, price_breaks: [], stock: 6 },
  ]);
  expect(cart().items).toMatchObject([
    { quantity: 4, product: { price: 9500, discounted_price: 9000, quantity: 1 } },
    { quantity: 2, product: { price: 3200, discounted_price: null }, variant: { stock: 6 } },
  ]);
  expect(cart().setQuantity('product-7', 3)).toMatchObject({ ok: false, available: 1 });
});

test('keeps a sold-out line until the buyer removes it', () => {
  const cart = openCart();
  cart().add({ product: cement }, 2);
  cart().refresh([
    { ...each, product_id: 7, variant_id: null, base_price: 9500, price_breaks: [], stock: 0 },
  ]);
  expect(cart().setQuantity('product-7', 3)).toEqual({ ok: false, code: 'not_enough_stock', available: 0 });
  expect(cart().items[0]?.quantity).toBe(2);
});

test('restores a removed line at its position with its quantity, regardless of the stock', () => {
  const cart = openCart();
  cart().add({ product: cement }, 2);
  cart().add({ product: gloves, variant: medium }, 1);
  const [line] = cart().items;
  cart().remove('product-7');
  cart().restore({ ...line!, quantity: 9 }, 0);
  expect(cart().items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [7, 9],
    [8, 1],
  ]);
  cart().restore(line!, 0);
  expect(cart()).toMatchObject({ count: 2, units: 3 });
});

test('removes ordered quantities from the cart and leaves later additions', () => {
  const cart = openCart();
  cart().add({ product: cement }, 3);
  cart().add({ product: gloves, variant: large }, 2);
  cart().add({ product: gloves, variant: medium }, 1);
  cart().settle([
    { product_id: 7, variant_id: null, quantity: 2 },
    { product_id: 8, variant_id: 81, quantity: 2 },
    { product_id: 9, variant_id: null, quantity: 1 },
  ]);
  expect(cart().items.map((item) => [cartKey(item), item.quantity])).toEqual([
    ['product-7', 1],
    ['variant-82', 1],
  ]);
  expect(cart()).toMatchObject({ count: 2, units: 2 });
});

test('applies the minimum quantity and step of a product', () => {
  const cart = openCart();
  expect(cart().add({ product: cable })).toEqual({ ok: true });
  expect(cart().items[0]?.quantity).toBe(2);
  cart().add({ product: cable }, 2.7);
  expect(cart()).toMatchObject({ items: [{ quantity: 4.5 }], total: 6750 });
  cart().setQuantity('product-9', 1);
  expect(cart().items[0]?.quantity).toBe(2);
  expect(cart().setQuantity('product-9', 11)).toEqual({
    ok: false,
    code: 'not_enough_stock',
    available: 10.3,
  });
  expect(cart().items[0]?.quantity).toBe(10);
  cart().setQuantity('product-9', 0);
  expect(cart().items).toEqual([]);
});

test('subtracts fractional quantities exactly', () => {
  const cart = openCart();
  cart().add({ product: { ...cable, min_quantity: 0.1, quantity_step: 0.1 } }, 0.3);
  cart().settle([{ product_id: 9, variant_id: null, quantity: 0.1 }]);
  expect(cart().items[0]?.quantity).toBe(0.2);
});

test('applies volume prices to the total', () => {
  const cart = openCart();
  const price_breaks = [
    { quantity: 3, price: 9000 },
    { quantity: 5, price: 8500 },
  ];
  cart().add({ product: { ...cement, price_breaks } }, 2);
  expect(cart().total).toBe(19_000);
  cart().setQuantity('product-7', 4);
  expect(cart().total).toBe(36_000);
  cart().setQuantity('product-7', 5);
  expect(cart().total).toBe(42_500);
});

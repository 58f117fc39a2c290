import type { CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { cartQuote, quoteLine } from '../../../testing/cart.ts';
import { productCard } from '../../../testing/catalogue.ts';
import { orderLine } from '../../../testing/orders.ts';
import { toCartProduct } from '@mawad/shared-ui/desk/cart/cart-product.ts';
import { planReorder } from './plan-reorder.ts';

const card = productCard({ id: 7, stock: 5 });
const line = orderLine({ product_id: 7, quantity: 3 });

test('adds available goods at the current price', () => {
  const today = productCard({ id: 7, price: 13_000, stock: 5 });
  const plan = planReorder([line], [today], cartQuote([quoteLine({ stock: 5 })]), []);
  expect(plan.adds).toEqual([{ product: expect.objectContaining({ id: 7, price: 13_000 }), quantity: 3 }]);
  expect([plan.capped, plan.soldOut, plan.gone]).toEqual([[], [], []]);
});

test('names the old and the new price of a line that costs more or less now', () => {
  const dearer = [line, orderLine({ id: 2, product_id: 7 })].map((one, at) => ({
    ...one,
    unit_price: 12_000 + at * 500,
  }));
  const plan = planReorder(dearer, [card], cartQuote([quoteLine({ unit_price: 12_500, stock: 5 })]), []);
  expect(plan.repriced).toEqual([{ line: dearer[0], from: 12_000, to: 12_500 }]);
});

test('subtracts the quantity in the cart from the stock', () => {
  const items: CartItem[] = [{ product: toCartProduct(card), quantity: 4 }];
  const plan = planReorder([line], [card], cartQuote([quoteLine({ stock: 5 })]), items);
  expect(plan.adds[0]!.quantity).toBe(1);
  expect(plan.capped).toEqual([{ line, added: 1 }]);
});

test('adds nothing if the cart contains the whole stock', () => {
  const items: CartItem[] = [{ product: toCartProduct(card), quantity: 5 }];
  const plan = planReorder([line], [card], cartQuote([quoteLine({ stock: 5 })]), items);
  expect(plan.adds).toEqual([]);
  expect(plan.capped).toEqual([{ line, added: 0 }]);
});

test('adds a variant with its own stock', () => {
  const shirt = orderLine({
    product_id: 7,
    variant_id: 70,
    size: 'L',
    color: 'Blue',
    color_ar: 'أزرق',
    quantity: 9,
  });
  const quote = cartQuote([quoteLine({ variant_id: 70, stock: 4 })]);
  const plan = planReorder([shirt], [card], quote, []);
  expect(plan.adds[0]).toMatchObject({
    quantity: 4,
    variant: { id: 70, size: 'L', color: 'Blue', color_ar: 'أزرق', stock: 4 },
  });
  expect(plan.capped).toEqual([{ line: shirt, added: 4 }]);
});

test('uses the price of the variant and whole quantity steps of the remaining stock', () => {
  const pipe = orderLine({ product_id: 7, variant_id: 70, quantity: 9 });
  const quote = cartQuote([
    quoteLine({ variant_id: 70, unit_price: 17_000, stock: 7, min_quantity: 3, quantity_step: 3 }),
  ]);
  const plan = planReorder([pipe], [card], quote, []);
  expect(plan.adds[0]).toMatchObject({ quantity: 6, product: { price: 17_000, discounted_price: null } });
});

test.each([
  ['sold out', [card], quoteLine({ stock: 0 }), 'soldOut'],
  ['withdrawn', [], quoteLine({ available: false }), 'gone'],
  ['without its variant', [card], quoteLine({ available: false }), 'gone'],
] as const)('reports a product that is %s', (_what, cards, quoted, kind) => {
  const plan = planReorder([line], [...cards], cartQuote([quoted]), []);
  expect(plan.adds).toEqual([]);
  expect(plan[kind]).toEqual([line]);
});

test('reports a deleted product as gone', () => {
  const deleted = orderLine({ product_id: null });
  expect(planReorder([deleted], [card], cartQuote([quoteLine()]), []).gone).toEqual([deleted]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isSellable,
  lineTotal,
  nearestQuantities,
  sumOfMoney,
  leastSellable,
  mostSellable,
  nearestSellable,
  stepDown,
  stepUp,
  sum,
} from './quantity.ts';

const each = { min_quantity: 1, quantity_step: 1 };
const dozens = { min_quantity: 24, quantity_step: 12 };
const metres = { min_quantity: 0.5, quantity_step: 0.1 };

test('a quantity must be at least the minimum, in whole steps', () => {
  expect([0, 1, 2.5, 7].map((quantity) => isSellable(quantity, each))).toEqual([false, true, false, true]);
  expect([12, 24, 30, 36].map((quantity) => isSellable(quantity, dozens))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([0.4, 0.5, 0.7, 1.05].map((quantity) => isSellable(quantity, metres))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('only whole steps of the stock can be sold, and nothing below the minimum', () => {
  expect([0, 23, 24, 47].map((stock) => mostSellable(stock, dozens))).toEqual([0, 0, 24, 36]);
  expect(mostSellable(0.79, metres)).toBe(0.7);
});

test('rounds down to a step, and up to the minimum', () => {
  expect([1, 24, 35, 100].map((quantity) => nearestSellable(quantity, dozens))).toEqual([24, 24, 24, 96]);
  expect(nearestSellable(2.9, each)).toBe(2);
});

test('the buttons change by exact steps, and to zero below the minimum', () => {
  expect([stepUp(24, dozens), stepDown(36, dozens), stepDown(24, dozens)]).toEqual([36, 24, 0]);
  expect([stepUp(0.7, metres), stepDown(0.6, metres), stepDown(0.5, metres)]).toEqual([0.8, 0.5, 0]);
  expect(sum(0.1, 0.2)).toBe(0.3);
});

test('rounds up to the next step or the minimum', () => {
  const rule = { min_quantity: 6, quantity_step: 3 };
  expect([1, 6, 7, 9, 10].map((quantity) => leastSellable(quantity, rule))).toEqual([6, 6, 9, 9, 12]);
});

test('returns the nearest quantities below and above, or only the minimum', () => {
  const tons = { min_quantity: 0.5, quantity_step: 0.25 };
  expect(nearestQuantities(2.3, tons)).toEqual([2.25, 2.5]);
  expect(nearestQuantities(0.1, tons)).toEqual([0.5]);
});

/** Table that the database tests use too. */
const orders = JSON.parse(
  readFileSync(join(__dirname, '../../../supabase/tests/data/line-totals.json'), 'utf8'),
) as { lines: [number, number][]; totals: number[]; total: number }[];

test.each(orders)(
  'the total $total of an order is the sum of its rounded lines',
  ({ lines, totals, total }) => {
    expect(lines.map(([price, quantity]) => lineTotal(price, quantity))).toEqual(totals);
    expect(sumOfMoney(totals)).toBe(total);
  },
);

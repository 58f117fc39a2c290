import { nextBreak } from './next-break.ts';

const line = {
  quantity: 6,
  priceBreaks: [
    { quantity: 5, price: 95 },
    { quantity: 10, price: 90 },
  ],
  rule: { min_quantity: 1, quantity_step: 1 },
  stock: 50,
};

it('returns the quantity missing for the next lower price', () => {
  expect(nextBreak(line)).toEqual({ to: 10, more: 4, price: 90 });
});

it('respects the quantity step of the product', () => {
  const rule = { min_quantity: 3, quantity_step: 3 };
  expect(nextBreak({ ...line, rule })).toEqual({ to: 12, more: 6, price: 90 });
});

it('returns null if stock is too low or no lower price exists', () => {
  expect(nextBreak({ ...line, stock: 9 })).toBeNull();
  expect(nextBreak({ ...line, quantity: 10 })).toBeNull();
  expect(nextBreak({ ...line, priceBreaks: [] })).toBeNull();
});

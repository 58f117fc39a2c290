import { isRightWithin, ndcg, recall } from './judge.ts';

const ratings = new Map([
  ['meant', 3],
  ['fits', 2],
  ['related', 1],
]);

test('gives the best order 1 and an answer without anything that fits 0', () => {
  expect(ndcg(['meant', 'fits', 'related', 'other'], ratings, 10)).toBe(1);
  expect(ndcg(['other'], ratings, 10)).toBe(0);
  expect(ndcg([], ratings, 10)).toBe(0);
});

test('discounts gains by the logarithm of their place', () => {
  const best = 7 + 3 / Math.log2(3) + 1 / 2;
  expect(ndcg(['other', 'meant', 'fits'], ratings, 10)).toBeCloseTo((7 / Math.log2(3) + 3 / 2) / best, 12);
});

test('compares with what fits into the places', () => {
  expect(ndcg(['meant', 'other', 'fits'], ratings, 1)).toBe(1);
  expect(ndcg(['fits', 'meant'], ratings, 1)).toBeCloseTo(3 / 7, 12);
});

test('counts rated goods in the first places', () => {
  expect(recall(['fits', 'other', 'meant'], ratings, 50)).toBeCloseTo(2 / 3, 12);
  expect(recall(['fits', 'other', 'meant'], ratings, 2)).toBe(1 / 2);
  expect(recall(['fits', 'meant', 'related'], ratings, 2)).toBe(1);
});

test('counts a query as right when a product with its best rating is found first', () => {
  expect(isRightWithin(['fits', 'meant'], ratings, 1)).toBe(false);
  expect(isRightWithin(['fits', 'meant'], ratings, 3)).toBe(true);
  expect(isRightWithin(['fits'], new Map([['fits', 2]]), 1)).toBe(true);
});

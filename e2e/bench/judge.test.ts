import { isRightWithin, ndcg, recall } from './judge.ts';

const ratings = new Map([
  ['meant', 3],
  ['fits', 2],
  ['related', 1],
]);

test('scores the best order with 1 and results without a match with 0', () => {
  expect(ndcg(['meant', 'fits', 'related', 'other'], ratings, 10)).toBe(1);
  expect(ndcg(['other'], ratings, 10)).toBe(0);
  expect(ndcg([], ratings, 10)).toBe(0);
});

test('discounts gains by the logarithm of their rank', () => {
  const best = 7 + 3 / Math.log2(3) + 1 / 2;
  expect(ndcg(['other', 'meant', 'fits'], ratings, 10)).toBeCloseTo((7 / Math.log2(3) + 3 / 2) / best, 12);
});

test('compares with the best order of the same depth', () => {
  expect(ndcg(['meant', 'other', 'fits'], ratings, 1)).toBe(1);
  expect(ndcg(['fits', 'meant'], ratings, 1)).toBeCloseTo(3 / 7, 12);
});

test('recall is the share of rated products in the first results', () => {
  expect(recall(['fits', 'other', 'meant'], ratings, 50)).toBeCloseTo(2 / 3, 12);
  expect(recall(['fits', 'other', 'meant'], ratings, 2)).toBe(1 / 2);
  expect(recall(['fits', 'meant', 'related'], ratings, 2)).toBe(1);
});

test('a query is right if a product with the best rating is among the first results', () => {
  expect(isRightWithin(['fits', 'meant'], ratings, 1)).toBe(false);
  expect(isRightWithin(['fits', 'meant'], ratings, 3)).toBe(true);
  expect(isRightWithin(['fits'], new Map([['fits', 2]]), 1)).toBe(true);
});

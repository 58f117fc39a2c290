import { priceBreaksOf } from '../../../price-breaks.ts';
import { volumeDiscountsOf, volumeIssues } from './volume-discounts.ts';

const row = (quantity: string, percent: string) => ({ quantity, percent });

test('requires rising quantities and percentages, above the smallest order', () => {
  expect(volumeIssues([row('10', '5'), row('١٠٠', '7.5')], 2)).toEqual([]);
  expect(volumeIssues([row('2', '5')], 2)).toEqual([{ place: 0, field: 'quantity', rule: 'above_minimum' }]);
  expect(volumeIssues([row('10', '5'), row('10', '5')], 1)).toEqual([
    { place: 1, field: 'quantity', rule: 'rising' },
    { place: 1, field: 'percent', rule: 'rising' },
  ]);
  expect(volumeIssues([row('', '91')], 1)).toEqual([
    { place: 0, field: 'quantity', rule: 'required' },
    { place: 0, field: 'percent', rule: 'percent' },
  ]);
});

test('shows prices in whole dinars, and only those below the deal price', () => {
  const discounts = volumeDiscountsOf([row('10', '4.17'), row('50', '20'), row('', '')]);
  expect(priceBreaksOf(discounts, { price: 12_000, deal: null })).toEqual([
    { quantity: 10, price: 11_500 },
    { quantity: 50, price: 9600 },
  ]);
  expect(priceBreaksOf(discounts, { price: 12_000, deal: 11_000 })).toEqual([{ quantity: 50, price: 9600 }]);
});

import { readQuantity } from './read-quantity.ts';

test.each([
  ['2.5 t', 2.5, 'Ton'],
  ['2,5 طن', 2.5, 'Ton'],
  ['١,٢٥٠ كيس', 1250, 'Bag'],
  ['١٬٢٥٠ كيس', 1250, 'Bag'],
  ['1,5 m', 1.5, 'Meter'],
  ['1.5m', 1.5, 'Meter'],
  ['5m2', 5, 'Square meter'],
  ['٥ م²', 5, 'Square meter'],
  ['٥ آلاف', 5000, null],
  ['5 thousand bags', 5000, 'Bag'],
  ['1½', 1.5, null],
  ['½ طن', 0.5, 'Ton'],
  ['1 1/2 m', 1.5, 'Meter'],
  ['1500/-', 1500, null],
  ['٣', 3, null],
])('%s is read as %d of unit %s', (text, value, unit) => expect(readQuantity(text)).toEqual({ value, unit }));

test.each([
  ['2.500', { code: 'number_ambiguous', params: { high: 2500, low: 2.5 } }],
  ['2.500 m', { code: 'number_ambiguous', params: { high: 2500, low: 2.5 } }],
  ['5 barrels', { code: 'unit_unknown', params: { unit: 'barrels' } }],
  ['5²', { code: 'number_invalid' }],
  ['M20', { code: 'number_invalid' }],
  ['-3', { code: 'number_negative' }],
  ['', { code: 'number_invalid' }],
  ['many', { code: 'number_invalid' }],
])('refuses %s', (text, problem) => expect(readQuantity(text)).toEqual({ problem }));

test('refuses another unit than that of the product; Each and Piece are the same', () => {
  expect(readQuantity('2500 kg', 'Ton')).toEqual({
    problem: { code: 'unit_differs', params: { unit: 'Ton' } },
  });
  expect(readQuantity('2.5 طن', 'Ton')).toEqual({ value: 2.5, unit: 'Ton' });
  expect(readQuantity('5 قطع', 'Each')).toEqual({ value: 5, unit: 'Piece' });
});

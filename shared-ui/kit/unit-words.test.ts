import { readUnit } from './unit-words.ts';

test.each([
  ['Each', 'Each'],
  ['PCS.', 'Piece'],
  ['قطعه', 'Piece'],
  ['الكيس', 'Bag'],
  ['كغم', 'Kilogram'],
  ['طن', 'Ton'],
  ['م٢', 'Square meter'],
  ['م²', 'Square meter'],
  ['متر مربع', 'Square meter'],
  ['Sq. m', 'Square meter'],
  ['m³', 'Cubic meter'],
  ['متر مكعب', 'Cubic meter'],
  ['كارتون', 'Case'],
  ['رول', 'Roll'],
])('%s is read as %s', (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});

test.each(['درزن', 'dozen', 'gallon', 'كيس طن', ''])('%j is not a unit', (text) => {
  expect(readUnit(text)).toBeNull();
});

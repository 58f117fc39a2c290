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
  ['Sqm.', 'Square meter'],
  ['Sq. Mtr.', 'Square meter'],
  ['m^2', 'Square meter'],
  ['RMT', 'Meter'],
  ['Rmt.', 'Meter'],
  ['RM', 'Meter'],
  ['Mtrs.', 'Meter'],
  ['LM', 'Meter'],
  ['م.ط', 'Meter'],
  ['متر طولي', 'Meter'],
  ['Nos', 'Each'],
  ['عدد', 'Each'],
  ['Cum', 'Cubic meter'],
  ['MT', 'Ton'],
  ['شيكارة', 'Bag'],
  ['ITEM', 'Piece'],
])('%s is read as %s', (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});

test.each(['LS', 'مقطوع', 'Set', 'Sheet', 'درزن', 'dozen', 'gallon', 'كيس طن', ''])(
  '%j is not a unit',
  (text) => {
    expect(readUnit(text)).toBeNull();
  },
);

import arabic from '@mawad/shared-i18n/locales/ar/common.json';
import english from '@mawad/shared-i18n/locales/en/common.json';
import { readUnit, unitNames } from './unit-words.ts';

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
  ['درزن', 'Dozen'],
  ['dozen', 'Dozen'],
  ['دزينة', 'Dozen'],
  ['طقم', 'Set'],
  ['Sets', 'Set'],
  ['م طولي', 'Meter'],
])('%s is read as %s', (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});

// Codes of UN/ECE recommendation 20, or 21 for packages.
test.each([
  ['EA', 'Each'],
  ['C62', 'Each'],
  ['NAR', 'Each'],
  ['H87', 'Piece'],
  ['PCE', 'Piece'],
  ['PK', 'Pack'],
  ['NMP', 'Pack'],
  ['BX', 'Box'],
  ['CT', 'Case'],
  ['KGM', 'Kilogram'],
  ['MTR', 'Meter'],
  ['TNE', 'Ton'],
  ['BG', 'Bag'],
  ['MTK', 'Square meter'],
  ['MTQ', 'Cubic meter'],
  ['LTR', 'Liter'],
  ['ROL', 'Roll'],
  ['PR', 'Pair'],
  ['NPR', 'Pair'],
  ['SET', 'Set'],
  ['DZN', 'Dozen'],
])('reads the code %s as %s', (code, unit) => {
  expect(readUnit(code)).toBe(unit);
  expect(readUnit(code.toLowerCase())).toBe(unit);
});

test.each(unitNames)('reads %s as the site writes it in both languages', (unit) => {
  const key = unit.toLowerCase().replace(' ', '_') as keyof typeof english.unitNames;
  for (const text of [unit, english.unitNames[key], arabic.unitNames[key]]) expect(readUnit(text)).toBe(unit);
});

test.each(['LS', 'مقطوع', 'Sheet', 'gallon', 'كيس طن', ''])('%j is not a unit', (text) => {
  expect(readUnit(text)).toBeNull();
});

import { areaCosts, draftOf, problemsOf, ratesOf, readAmount, usualFree, withTerms } from './areas-draft.ts';

const baghdad = {
  governorate: 'IQ-BG',
  district: null,
  fee: 5000,
  minimum_order: null,
  lead_days: 0,
  truck_needed: false,
  free_from: null,
  never_free: false,
};
const faw = {
  ...baghdad,
  governorate: 'IQ-BA',
  district: 'Al-Faw',
  minimum_order: 50_000,
  truck_needed: true,
  free_from: 300_000,
};
const nineveh = { ...baghdad, governorate: 'IQ-NI', never_free: true };

test('a draft converts back to the same rates', () => {
  expect(ratesOf(draftOf([baghdad, faw, nineveh]))).toEqual([baghdad, faw, nineveh]);
});

test.each([
  ['5000', 5000],
  ['12,500', 12_500],
  ['12.500', null],
  ['12.500,50', 12_500.5],
  ['25 ألف', 25_000],
  ['١٢٬٥٠٠', 12_500],
  ['0', 0],
  ['-1', null],
  ['12,5', 12.5],
  ['free', null],
])('%s is read as %s', (text, amount) => expect(readAmount(text)).toBe(amount));

test('requires fee and days but no minimum', () => {
  expect(problemsOf({ fee: '', minimum: '', days: '', truck: false, free: usualFree })).toEqual({
    fee: 'required',
    days: 'required',
  });
  expect(problemsOf({ fee: 'x', minimum: 'y', days: '61', truck: false, free: usualFree })).toEqual({
    fee: 'number',
    minimum: 'number',
    days: 'days',
  });
});

test('sets or removes the terms of several places', () => {
  const draft = draftOf([baghdad]);
  const terms = draft['IQ-BG']!;
  expect(withTerms(draft, ['IQ-BA', 'IQ-NI'], terms)).toEqual({
    'IQ-BG': terms,
    'IQ-BA': terms,
    'IQ-NI': terms,
  });
  expect(withTerms(draft, ['IQ-BG'], null)).toEqual({});
});

describe('effective terms of an area', () => {
  const company = { minimum: 250_000, freeOver: 100_000 };
  const terms = draftOf([{ ...baghdad, fee: 15_000 }])['IQ-BG']!;

  test('reports a fee that is never charged because every allowed order is delivered free', () => {
    expect(areaCosts(terms, company)).toEqual({
      ...{ fee: 15_000, minimum: 250_000, freeOver: 100_000, isNeverCharged: true },
    });
  });

  test.each([
    ['never free', { mode: 'never', from: '' }, null],
    ['free from a higher sum', { mode: 'own', from: '٤٠٠٬٠٠٠' }, 400_000],
  ] as const)('is charged when delivery is %s', (_what, free, freeOver) => {
    expect(areaCosts({ ...terms, free }, company)).toMatchObject({ freeOver, isNeverCharged: false });
  });

  test('returns null while an amount is invalid', () => {
    expect(areaCosts({ ...terms, free: { mode: 'own', from: 'x' } }, company)).toBeNull();
  });
});

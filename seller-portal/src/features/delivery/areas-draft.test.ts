import { draftOf, problemsOf, ratesOf, readAmount, withTerms } from './areas-draft.ts';

const baghdad = {
  governorate: 'IQ-BG',
  district: null,
  fee: 5000,
  minimum_order: null,
  lead_days: 0,
  truck_needed: false,
};
const faw = {
  ...baghdad,
  governorate: 'IQ-BA',
  district: 'Al-Faw',
  minimum_order: 50_000,
  truck_needed: true,
};

test('rates come back from their draft as they were', () => {
  expect(ratesOf(draftOf([baghdad, faw]))).toEqual([baghdad, faw]);
});

test.each([
  ['5000', 5000],
  ['12,500', 12_500],
  ['12.500', 12_500],
  ['١٢٬٥٠٠', 12_500],
  ['0', 0],
  ['-1', null],
  ['12,5', null],
  ['free', null],
])('%s is read as %s', (text, amount) => expect(readAmount(text)).toBe(amount));

test('fee and days must be given, the minimum may stay empty', () => {
  expect(problemsOf({ fee: '', minimum: '', days: '', truck: false })).toEqual({
    fee: 'required',
    days: 'required',
  });
  expect(problemsOf({ fee: 'x', minimum: 'y', days: '61', truck: false })).toEqual({
    fee: 'number',
    minimum: 'number',
    days: 'days',
  });
});

test('some places get the same terms, or none', () => {
  const draft = draftOf([baghdad]);
  const terms = draft['IQ-BG']!;
  expect(withTerms(draft, ['IQ-BA', 'IQ-NI'], terms)).toEqual({
    'IQ-BG': terms,
    'IQ-BA': terms,
    'IQ-NI': terms,
  });
  expect(withTerms(draft, ['IQ-BG'], null)).toEqual({});
});

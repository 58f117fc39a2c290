import { bulkChangeOf, noTerms } from './bulk-terms.ts';

test.each([
  ['percent', '7,5', 7.5],
  ['percent', '٧٫٥ ٪', 7.5],
  ['percent', '1.250', null],
  ['amount', '١٬٢٥٠', 1250],
  ['amount', '25 ألف', 25_000],
  ['amount', '1.250', null],
  ['amount', '1.250,50', 1250.5],
  ['amount', '5 %', null],
] as const)('reads a price change by %s of %s as %s', (measure, value, read) => {
  expect(bulkChangeOf('price', { ...noTerms, measure, value })).toEqual(
    read === null ? null : { kind: 'price', [measure]: read, round: 250 },
  );
});

test('reads a discount as a percentage', () => {
  expect(bulkChangeOf('discount', { ...noTerms, value: '7,5 %' })).toMatchObject({ percent: 7.5 });
  expect(bulkChangeOf('discount', { ...noTerms, value: '1.250' })).toBeNull();
});

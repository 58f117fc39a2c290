import { readNumber } from './read-number.ts';

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1.250.000,5', 1_250_000.5],
  ['1 250 000', 1_250_000],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0.250', 0.25],
  ['1234.567', 1234.567],
  ['١٢٥٠', 1250],
  ['١٬٢٥٠', 1250],
  ['١٬٢٥٠٫٧٥', 1250.75],
  ['١٬٢٥٠٬٠٠٠', 1_250_000],
  ['١٢٫٢٥٠', 12.25],
  ['۱۲۵۰', 1250],
  ['1250 د.ع', 1250],
  ['١٬٢٥٠ دينار عراقي', 1250],
  ['IQD 1250', 1250],
  ['1,250IQD', 1250],
  ['25 ألف', 25_000],
  ['1.5 مليون دينار', 1_500_000],
  ['\u200f1,250\u200e', 1250],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toEqual({ value });
});

test.each([
  ['1.250', 1250, 1.25],
  ['12.500', 12_500, 12.5],
  ['١.٢٥٠ د.ع', 1250, 1.25],
  ['1.250 ألف', 1_250_000, 1250],
])('%s may be %d or %d and is refused', (text, high, low) => {
  expect(readNumber(text)).toEqual({ problem: { code: 'number_ambiguous', params: { high, low } } });
});

test.each([
  ['$12', 'currency_foreign'],
  ['12 دولار', 'currency_foreign'],
  ['-5', 'number_negative'],
  ['5-', 'number_negative'],
  ['1,2500', 'number_invalid'],
  ['1234,567', 'number_invalid'],
  ['1,25,000', 'number_invalid'],
  ['1,250.5.5', 'number_invalid'],
  ['12,', 'number_invalid'],
  ['12 50', 'number_invalid'],
  ['10-20', 'number_invalid'],
  ['1e5', 'number_invalid'],
  ['0x10', 'number_invalid'],
  ['call us', 'number_invalid'],
  ['5 bags', 'number_invalid'],
  ['5T', 'number_invalid'],
  ['', 'number_invalid'],
])('%j is refused as %s', (text, code) => {
  expect(readNumber(text)).toMatchObject({ problem: { code } });
});

import { toLatinDigits } from './digits.ts';

test('replaces Arabic and Persian digits and separators with Western ones', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 12')).toBe('0123456789 0123456789 12');
  expect(toLatinDigits('١٬٢٥٠٫٧٥')).toBe('1,250.75');
});

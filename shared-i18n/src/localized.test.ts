import { localized } from './localized.ts';

test('returns the text of the language, or of the other one if it is missing', () => {
  const row = { name_en: 'Cement', name_ar: 'أسمنت' };
  expect(localized(row, 'name', 'en')).toBe('Cement');
  expect(localized(row, 'name', 'ar')).toBe('أسمنت');
  expect(localized({ name_en: 'Cement', name_ar: '' }, 'name', 'ar')).toBe('Cement');
  expect(localized({ name_en: null, name_ar: 'أسمنت' }, 'name', 'en')).toBe('أسمنت');
  expect(localized({}, 'name', 'en')).toBe('');
});

import { foldText } from './fold.ts';

// Cases of Apache Lucene's Arabic normalization tests (Apache-2.0).
test.each([
  ['آجن', 'اجن'],
  ['أحمد', 'احمد'],
  ['إعاذ', 'اعاذ'],
  ['بنى', 'بني'],
  ['فاطمة', 'فاطمه'],
  ['روبرـــــت', 'روبرت'],
  ['مَبنا', 'مبنا'],
  ['علِي', 'علي'],
  ['بُوات', 'بوات'],
  ['ولداً', 'ولدا'],
  ['ولدٍ', 'ولد'],
  ['ولدٌ', 'ولد'],
  ['نلْسون', 'نلسون'],
  ['هتميّ', 'هتمي'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['الأسمنت', 'اسمنت'],
  ['مضخّة  المياه', 'مضخه مياه'],
  ['CEMENT', 'cement'],
  ['Café', 'cafe'],
  ['كابل ٢٫٥ ملم', 'كابل 2.5 ملم'],
  ['گێچ', 'كيج'],
])('folds %s and %s to the same text', (text, other) => {
  expect(foldText(text)).toBe(foldText(other));
});

test('keeps a word that only starts like the article', () => {
  expect(foldText('ال')).toBe('ال');
});

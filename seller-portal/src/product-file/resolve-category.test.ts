import { categoryFinder } from './resolve-category.ts';

const category = (
  id: number,
  parent_id: number | null,
  name_en: string,
  name_ar: string,
  slug = name_en,
) => ({
  id,
  parent_id,
  name_en,
  name_ar,
  slug_en: slug.toLowerCase().replaceAll(' ', '-'),
  slug_ar: `${slug.toLowerCase().replaceAll(' ', '-')}-ar`,
});

const find = categoryFinder([
  category(1, null, 'Tools', 'أدوات'),
  category(2, 1, 'Drills', 'مثاقب'),
  category(3, 1, 'Accessories', 'ملحقات', 'tool accessories'),
  category(4, null, 'Plumbing', 'سباكة'),
  category(5, 4, 'Accessories', 'ملحقات', 'plumbing accessories'),
  category(6, 4, 'Valves > Taps', 'صمامات'),
]);

test.each([
  ['Drills', 2],
  ['  drills ', 2],
  ['المثاقب', 2],
  ['tool-accessories', 3],
  ['plumbing-accessories-ar', 5],
  ['Tools > Accessories', 3],
  ['سباكة › ملحقات', 5],
  ['Plumbing>ملحقات', 5],
  ['Tools / Drills', 2],
  ['Valves > Taps', 6],
])('finds %s', (text, id) => {
  expect(find(text)).toEqual({ id });
});

test.each([
  ['Accessories', 'category_ambiguous'],
  ['Paint', 'category_unknown'],
  ['Plumbing > Drills', 'category_unknown'],
  ['Shop > Tools > Drills', 'category_unknown'],
  ['>', 'category_unknown'],
])('does not find %s', (text, problem) => {
  expect(find(text)).toEqual({ problem });
});

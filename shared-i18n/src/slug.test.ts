import { slugify } from './slug.ts';

test.each([
  ['Portland Cement 42.5 N', 'portland-cement-425-n'],
  ['  Steel   rebar -- 12 mm  ', 'steel-rebar-12-mm'],
  ['--Paint & brushes--', 'paint-brushes'],
  ['Béton armé', 'beton-arme'],
  ['snake_case stays', 'snake_case-stays'],
  ['أسمنت بورتلاندي', 'asmnt-bwrtlandy'],
  ['شيش تسليح ١٢ ملم', 'shysh-tslyh-12-mlm'],
  ['طابوق جمهوري', 'tabwq-jmhwry'],
  ['چاكوچ', 'chakwch'],
  ['ءع؟،', ''],
  ['', ''],
])('converts %s to %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('does not change a slug @slugs', () => {
  const slug = slugify('  مضخة ماء 1.5 حصان / Water Pump ');
  expect(slugify(slug)).toBe(slug);
  expect(slug).toMatch(/^[\w]+(-[\w]+)*$/);
});

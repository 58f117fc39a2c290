import type { Category } from '@mawad/supabase/catalogue/queries';
import { findCategory, isCategoryAddress } from './category-tree.ts';

const tools = { id: 1, slug_en: 'tools', slug_ar: 'أدوات-كهربائية' } as Category;

test.each(['tools', 'أدوات-كهربائية', 'أدوات-كهربائية'.normalize('NFD')])(
  'finds a category by %s',
  (slug) => {
    expect(findCategory([tools], slug)).toBe(tools);
  },
);

test("does not accept a decomposed slug as the category's own address", () => {
  const address = { slug: tools.slug_ar.normalize('NFD') };
  expect(isCategoryAddress(address, [tools], 'ar')).toBe(false);
});

import type { Language } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/queries/catalogue';

/** The category whose slug, in either language, is `slug`; its Arabic letters may be decomposed, as macOS writes them. */
export function findCategory(categories: Category[], slug: string): Category | undefined {
  const composed = slug.normalize('NFC');
  return categories.find(({ slug_en, slug_ar }) => slug_en === composed || slug_ar === composed);
}

/** Direct subcategories in display order; `null` gives the top level. */
export function childrenOf(categories: Category[], parentId: number | null): Category[] {
  return categories.filter((category) => category.parent_id === parentId);
}

/** From the top-level category down to the given one. */
export function pathTo(categories: Category[], category: Category): Category[] {
  const parent = categories.find((candidate) => candidate.id === category.parent_id);
  return parent ? [...pathTo(categories, parent), category] : [category];
}

type Slugs = Pick<Category, 'slug_en' | 'slug_ar'>;

/** Address of a category page in the reader's language, from its path (top level first). */
export function categoryHref(path: Slugs[], language: Language): string {
  return `/category/${slugsOf(path, language).map(encodeURIComponent).join('/')}`;
}

/** Whether an address (by its route parameters) is the category's own in the reader's language. */
export function isCategoryAddress(
  params: { slug?: string; parentSlug?: string; childSlug?: string },
  path: Slugs[],
  language: Language,
): boolean {
  const given = params.childSlug === undefined ? [params.slug] : [params.parentSlug, params.childSlug];
  return given.join('/') === slugsOf(path, language).join('/');
}

/** An address holds two levels at most: deeper categories stand below their parent alone. */
function slugsOf(path: Slugs[], language: Language): string[] {
  return path.slice(-2).map((step) => (language === 'ar' ? step.slug_ar : step.slug_en));
}

import type { Language } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/catalogue/queries';

/**
 * Category with this slug in either language. The slug may be decomposed (NFD), as macOS writes Arabic
 * letters.
 */
export function findCategory(categories: Category[], slug: string): Category | undefined {
  const composed = slug.normalize('NFC');
  return categories.find(({ slug_en, slug_ar }) => slug_en === composed || slug_ar === composed);
}

/** Direct subcategories in display order; `null` returns the top level. */
export function childrenOf(categories: Category[], parentId: number | null): Category[] {
  return categories.filter((category) => category.parent_id === parentId);
}

/** Path from the top-level category to the given one. */
export function pathTo(categories: Category[], category: Category): Category[] {
  const parent = categories.find((candidate) => candidate.id === category.parent_id);
  return parent ? [...pathTo(categories, parent), category] : [category];
}

type Slugs = Pick<Category, 'slug_en' | 'slug_ar'>;

/** Address of a category page in a language, from its path (top level first). */
export function categoryHref(path: Slugs[], language: Language): string {
  return `/category/${slugsOf(path, language).map(encodeURIComponent).join('/')}`;
}

/** Whether route parameters are the category's own address in a language. */
export function isCategoryAddress(
  params: { slug?: string; parentSlug?: string; childSlug?: string },
  path: Slugs[],
  language: Language,
): boolean {
  const slugs = params.childSlug === undefined ? [params.slug] : [params.parentSlug, params.childSlug];
  return slugs.join('/') === slugsOf(path, language).join('/');
}

/** An address has at most two levels: deeper categories are addressed below their direct parent. */
function slugsOf(path: Slugs[], language: Language): string[] {
  return path.slice(-2).map((step) => (language === 'ar' ? step.slug_ar : step.slug_en));
}

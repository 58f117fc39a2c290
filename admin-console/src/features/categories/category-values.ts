import type { ReturnsRule } from '@mawad/supabase/catalogue/queries';
import type { CategoryDetail, CategoryInput } from '@mawad/supabase/catalogue/categories-queries';

/** Form values of a category. */
export interface CategoryValues {
  name_en: string;
  name_ar: string;
  slug_en: string;
  slug_ar: string;
  image: string | null;
  is_hidden: boolean;
  /** Blank: inherited from the parent category. */
  returns: ReturnsRule | '';
  seo_title_en: string;
  seo_title_ar: string;
  seo_description_en: string;
  seo_description_ar: string;
  focus_keywords: string;
}

export function categoryValues(category?: CategoryDetail): CategoryValues {
  return {
    name_en: category?.name_en ?? '',
    name_ar: category?.name_ar ?? '',
    slug_en: category?.slug_en ?? '',
    slug_ar: category?.slug_ar ?? '',
    image: category?.image ?? null,
    is_hidden: category?.is_hidden ?? false,
    returns: category?.returns ?? '',
    seo_title_en: category?.seo_title_en ?? '',
    seo_title_ar: category?.seo_title_ar ?? '',
    seo_description_en: category?.seo_description_en ?? '',
    seo_description_ar: category?.seo_description_ar ?? '',
    focus_keywords: category?.focus_keywords.join(', ') ?? '',
  };
}

/** Values to save; keywords are separated by Latin or Arabic commas. */
export function categoryInput(values: CategoryValues): CategoryInput {
  return {
    ...values,
    returns: values.returns || null,
    focus_keywords: values.focus_keywords
      .split(/[,،\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  };
}

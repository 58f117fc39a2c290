import type { Language } from '@mawad/shared-i18n';
import type { Candidate } from '@mawad/shared-ui/spreadsheet/match-headings.ts';

/** Fields that a column of the file can be mapped to. */
export const fieldNames = [
  'name_en',
  'name_ar',
  'parent',
  'slug_en',
  'slug_ar',
  'image',
  'is_hidden',
  'returns',
  'seo_title_en',
  'seo_title_ar',
  'seo_description_en',
  'seo_description_ar',
  'focus_keywords',
  'id',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Optional fields, which a cell may clear; clearing the parent moves the category to the first level. */
export const clearable: ReadonlySet<FieldName> = new Set<FieldName>([
  'parent',
  'image',
  'returns',
  'seo_title_en',
  'seo_title_ar',
  'seo_description_en',
  'seo_description_ar',
  'focus_keywords',
]);

/** Fields read as displayed text: Excel stores the slug 0017 as the number 17 with a format. */
export const readAsShown: ReadonlySet<FieldName> = new Set<FieldName>(
  fieldNames.filter((field) => !['is_hidden', 'returns', 'id'].includes(field)),
);

/** Fields that identify a category; a file needs at least one. */
export const naming: readonly FieldName[] = ['name_en', 'name_ar', 'slug_en', 'slug_ar', 'id'];

/** Known headings of each field; the first two are the headings of the template. */
const headings: Record<FieldName, readonly [english: string, arabic: string, ...others: string[]]> = {
  name_en: [
    'Name (English)',
    'الاسم بالإنجليزية',
    'name',
    'english name',
    'category',
    'category name',
    'title',
    'الاسم الإنكليزي',
    'الاسم الإنجليزي',
    'القسم بالإنجليزية',
  ],
  name_ar: [
    'Name (Arabic)',
    'الاسم بالعربية',
    'arabic name',
    'category arabic',
    'الاسم',
    'الاسم العربي',
    'الاسم بالعربي',
    'القسم',
    'اسم القسم',
    'الفئة',
    'التصنيف',
  ],
  parent: [
    'Parent',
    'القسم الأعلى',
    'parent category',
    'below',
    'under',
    'parent slug',
    'parent path',
    'القسم الأب',
    'القسم الرئيسي',
    'الأب',
    'تحت',
    'يتبع',
  ],
  slug_en: [
    'URL slug (English)',
    'نهاية الرابط بالإنجليزية',
    'slug',
    'url slug',
    'url english',
    'slug english',
    'address english',
    'handle',
    'الرابط الإنجليزي',
    'الرابط بالإنجليزية',
  ],
  slug_ar: [
    'URL slug (Arabic)',
    'نهاية الرابط بالعربية',
    'slug arabic',
    'url arabic',
    'arabic slug',
    'address arabic',
    'الرابط',
    'نهاية الرابط',
    'الرابط العربي',
    'الرابط بالعربية',
  ],
  image: [
    'Picture',
    'الصورة',
    'image',
    'picture address',
    'image url',
    'picture url',
    'photo',
    'رابط الصورة',
    'صورة',
  ],
  is_hidden: ['Hidden', 'مخفي', 'is hidden', 'hide', 'إخفاء', 'مخفية'],
  returns: ['Returns', 'الإرجاع', 'return rule', 'return policy', 'قاعدة الإرجاع', 'سياسة الإرجاع'],
  seo_title_en: [
    'SEO title (English)',
    'عنوان SEO بالإنجليزية',
    'seo title',
    'meta title',
    'page title',
    'عنوان السيو',
    'عنوان البحث بالإنجليزية',
  ],
  seo_title_ar: [
    'SEO title (Arabic)',
    'عنوان SEO بالعربية',
    'meta title arabic',
    'عنوان SEO',
    'عنوان البحث بالعربية',
  ],
  seo_description_en: [
    'Meta description (English)',
    'وصف الصفحة بالإنجليزية',
    'meta description',
    'seo description',
    'description',
    'seo meta description',
    'seo description english',
    'وصف البحث بالإنجليزية',
  ],
  seo_description_ar: [
    'Meta description (Arabic)',
    'وصف الصفحة بالعربية',
    'meta description arabic',
    'seo description arabic',
    'description arabic',
    'وصف الصفحة',
    'الوصف',
    'وصف البحث بالعربية',
  ],
  focus_keywords: ['Focus keywords', 'الكلمات المفتاحية', 'keywords', 'focus keyword', 'كلمات مفتاحية'],
  id: ['ID', 'المعرّف', 'category id', 'رقم القسم'],
};

export const candidates: readonly Candidate<FieldName>[] = fieldNames.map((target) => ({
  target,
  names: [target, ...headings[target]],
}));

/** Heading of a field in files that the site writes. */
export const headingOf = (field: FieldName, language: Language): string =>
  headings[field][language === 'en' ? 0 : 1];

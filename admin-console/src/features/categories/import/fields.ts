import type { Language } from '@mawad/shared-i18n';
import type { Candidate } from '@mawad/shared-ui/spreadsheet/match-headings';

/** What a column of a file of categories may hold. */
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

/** Fields that a category may be without, so that a cell may empty them; without a parent it stands on the first level. */
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

/** Fields that are read as Excel shows them: a slug 0017 is the number 17 in a format. */
export const readAsShown: ReadonlySet<FieldName> = new Set<FieldName>(
  fieldNames.filter((field) => !['is_hidden', 'returns', 'id'].includes(field)),
);

/** One of these tells which category a row is about. */
export const naming: readonly FieldName[] = ['name_en', 'name_ar', 'slug_en', 'slug_ar', 'id'];

/** How people head such columns; the first two are the template's headings. */
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
    'slug english',
    'handle',
    'الرابط الإنجليزي',
  ],
  slug_ar: [
    'URL slug (Arabic)',
    'نهاية الرابط بالعربية',
    'slug arabic',
    'arabic slug',
    'الرابط',
    'نهاية الرابط',
    'الرابط العربي',
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
  ],
  seo_title_ar: ['SEO title (Arabic)', 'عنوان SEO بالعربية', 'meta title arabic', 'عنوان SEO'],
  seo_description_en: [
    'Meta description (English)',
    'وصف الصفحة بالإنجليزية',
    'meta description',
    'seo description',
    'description',
    'seo meta description',
  ],
  seo_description_ar: [
    'Meta description (Arabic)',
    'وصف الصفحة بالعربية',
    'meta description arabic',
    'seo description arabic',
    'description arabic',
    'وصف الصفحة',
    'الوصف',
  ],
  focus_keywords: ['Focus keywords', 'الكلمات المفتاحية', 'keywords', 'focus keyword', 'كلمات مفتاحية'],
  id: ['ID', 'المعرّف', 'category id', 'رقم القسم'],
};

export const candidates: readonly Candidate<FieldName>[] = fieldNames.map((target) => ({
  target,
  names: [target, ...headings[target]],
}));

/** How a column is headed in the files that we write. */
export const headingOf = (field: FieldName, language: Language): string =>
  headings[field][language === 'en' ? 0 : 1];

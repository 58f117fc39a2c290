import { useTranslation } from '@mawad/shared-i18n';

/** Labels of the category form, in the order of its fields. */
export function useCategoryLabels() {
  const { t } = useTranslation('admin-categories');
  return {
    name_en: t('form.nameEn'),
    name_ar: t('form.nameAr'),
    slug_en: t('form.slugEn'),
    slug_ar: t('form.slugAr'),
    returns: t('form.returns'),
    seo_title_en: t('form.seoTitleEn'),
    seo_title_ar: t('form.seoTitleAr'),
    seo_description_en: t('form.seoDescriptionEn'),
    seo_description_ar: t('form.seoDescriptionAr'),
    focus_keywords: t('form.keywords'),
  };
}

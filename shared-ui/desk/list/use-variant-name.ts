import { useLanguage } from '@mawad/shared-i18n';

interface NamedVariant {
  size?: string | null;
  color?: string | null;
  color_ar?: string | null;
}

/** Returns a formatter of a variant's size and color; empty for a product without variants. */
export function useVariantName(): (variant: NamedVariant) => string {
  const language = useLanguage();
  return ({ size, color, color_ar }) =>
    [size, language === 'ar' ? (color_ar ?? color) : color].filter(Boolean).join(' / ');
}

import type { Language } from '@mawad/shared-i18n';
import { variantIdOf, type CartItem } from '@mawad/shared-ui/platform/store/index.ts';

/** "size / color" of a cart item in a language; '' for a product without variants. */
export function variantLabel(item: CartItem, language: Language): string {
  const { variant } = item;
  if (!variant || variantIdOf(item) === null) return '';
  const color = language === 'ar' ? (variant.color_ar ?? variant.color) : variant.color;
  return [variant.size, color].filter(Boolean).join(' / ');
}

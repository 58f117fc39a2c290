import { useLanguage } from '@mawad/shared-i18n';
import { useReplaceAddress } from '@mawad/shared-ui/platform/replace-address.ts';
import { useLocation, useParams } from '@mawad/shared-ui/kit/router.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { categoryHref, isCategoryAddress } from '../../catalogue/category-tree.ts';

/**
 * Replaces the address with the category's own in the current language, e.g. after a language change or with
 * a wrong parent; filters, page and view stay.
 */
export function useCategoryAddress(path: Category[]): void {
  const language = useLanguage();
  const { search } = useLocation();
  const isOwn = isCategoryAddress(useParams(), path, language);
  useReplaceAddress(isOwn ? null : categoryHref(path, language) + search);
}

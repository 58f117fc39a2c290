import { useLanguage } from '@mawad/shared-i18n';
import { useReplaceAddress } from '@mawad/shared-ui/replace-address';
import { useLocation, useParams } from '@mawad/shared-ui/router';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { categoryHref, isCategoryAddress } from '../../catalogue/category-tree.ts';

/**
 * Gives the page of a category the address that it has in the reader's language, e.g. after the language
 * changed or when the parent in the address is not its own; filters, page and view stay.
 */
export function useCategoryAddress(path: Category[]): void {
  const language = useLanguage();
  const { search } = useLocation();
  const isOwn = isCategoryAddress(useParams(), path, language);
  useReplaceAddress(isOwn ? null : categoryHref(path, language) + search);
}

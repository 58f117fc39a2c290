import { useContext, useEffect } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { DataRouterContext, useLocation, useNavigate, useParams } from '@mawad/shared-ui/router';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { categoryHref, isCategoryAddress } from '../../catalogue/category-tree.ts';

/**
 * Gives the page of a category the address that it has in the reader's language, e.g. after the language
 * changed or when the parent in the address is not its own; filters, page and view stay.
 */
export function useOwnAddress(path: Category[]): void {
  const language = useLanguage();
  const { search, key } = useLocation();
  const { router } = useContext(DataRouterContext)!;
  const navigate = useNavigate();
  const isOwn = isCategoryAddress(useParams(), path, language);
  const address = categoryHref(path, language) + search;
  useEffect(() => {
    // What the reader asked for meanwhile goes first: this navigation would take its place, and its own address is given after it.
    const isNewest = router.state.navigation.state === 'idle' && router.state.location.key === key;
    if (!isOwn && isNewest) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isOwn, address, key, navigate, router]);
}

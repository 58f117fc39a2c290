import { useEffect, useRef, type RefObject } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import type { SearchResult } from '@mawad/supabase/catalogue/queries';
import { pageSize } from '../../catalogue/listing-input.ts';
import { beginTrail } from '../../catalogue/search-trail.ts';

interface ShownResults {
  term: string;
  page: number;
  /** Whether filters reduce the results. */
  isFiltered: boolean;
  /** Undefined until the results of this term are loaded. */
  result: SearchResult | undefined;
}

/** Records shown and opened results within the element of the returned ref. */
export function useSearchTrail({
  term,
  page,
  isFiltered,
  result,
}: ShownResults): RefObject<HTMLElement | null> {
  const services = useServices();
  const store = useStoreApi();
  const language = useLanguage();
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!result) return;
    beginTrail(services, store).show({
      term,
      language,
      total: isFiltered ? null : result.total,
      products: [...result.items, ...result.items_with_some_words].map(({ id }) => id),
      first: (page - 1) * pageSize + 1,
    });
  }, [services, store, language, term, page, isFiltered, result]);
  useEffect(() => {
    const recordClick = ({ target }: Event) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      const id = /\/product\/(\d+)/.exec(href ?? '')?.[1];
      if (id) beginTrail(services, store).open(Number(id));
    };
    const element = results.current;
    element?.addEventListener('click', recordClick, { capture: true });
    return () => element?.removeEventListener('click', recordClick, { capture: true });
  }, [services, store]);
  return results;
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useStoreApi } from '@mawad/shared-ui/store';
import type { SearchResult } from '@mawad/supabase/queries/catalogue';
import { pageSize } from '../../catalogue/listing-input.ts';
import { beginTrail } from '../../catalogue/search-trail.ts';

interface Answer {
  term: string;
  page: number;
  /** Whether filters leave out some of what the term finds. */
  isNarrowed: boolean;
  /** Undefined until this term's own answer is there. */
  result: SearchResult | undefined;
}

/** Notes what a search showed and what was opened of it, inside the element that the returned ref marks. */
export function useSearchTrail({ term, page, isNarrowed, result }: Answer): RefObject<HTMLElement | null> {
  const services = useServices();
  const store = useStoreApi();
  const language = useLanguage();
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!result) return;
    beginTrail(services, store).show({
      term,
      language,
      total: isNarrowed ? null : result.total,
      products: [...result.items, ...result.items_with_some_words].map(({ id }) => id),
      first: (page - 1) * pageSize + 1,
    });
  }, [services, store, language, term, page, isNarrowed, result]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      const id = /\/product\/(\d+)/.exec(href ?? '')?.[1];
      if (id) beginTrail(services, store).open(Number(id));
    };
    const element = results.current;
    element?.addEventListener('click', note, { capture: true });
    return () => element?.removeEventListener('click', note, { capture: true });
  }, [services, store]);
  return results;
}

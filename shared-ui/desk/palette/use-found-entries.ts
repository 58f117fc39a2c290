import { useDeferredValue } from 'react';
import { foldText, localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import {
  mdiAccountOutline,
  mdiArrowULeftTop,
  mdiClipboardTextOutline,
  mdiPackageVariantClosed,
  mdiReceiptTextOutline,
  mdiStoreOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { queryKey } from '@mawad/supabase/query-keys';
import type { PaletteEntry } from './palette-entry.ts';

/** A match as the queries `findInConsole` and `findInPortal` return it. */
interface Found {
  kind: keyof typeof icons;
  id: string | number;
  is_exact: boolean;
  name: string;
  name_en?: string;
  name_ar?: string;
  detail?: string | null;
  detail_en?: string;
  detail_ar?: string;
}

interface FoundEntries<T extends Found> {
  find: (term: string) => Promise<T[]>;
  addressOf: (found: T) => string;
  /** Pages of the navigation with the names that find them, in both languages. */
  pages: (Omit<PaletteEntry, 'detail'> & { names: string[] })[];
}

/** Minimum length of a term for a database search; shorter terms match pages only. */
const shortest = 2;

const icons = {
  order: mdiReceiptTextOutline,
  return: mdiArrowULeftTop,
  quote: mdiClipboardTextOutline,
  product: mdiPackageVariantClosed,
  company: mdiStoreOutline,
  person: mdiAccountOutline,
};

/** Entries for a term: exact matches, then pages, then similar matches. */
export function useFoundEntries<T extends Found>(typed: string, { find, addressOf, pages }: FoundEntries<T>) {
  const { t } = useTranslation('portal-list');
  const language = useLanguage();
  const term = useDeferredValue(typed.trim());
  const isAsked = term.length >= shortest;
  const query = useQuery({
    queryKey: queryKey('console', 'found', term),
    queryFn: () => find(term),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const folded = foldText(term);
  const tabs = pages
    .filter(({ names }) => names.some((name) => foldText(name).includes(folded)))
    .map(({ to, icon, label }) => ({ to, icon, label, detail: t('palette.tab') }));
  const found = isAsked ? (query.data ?? []) : [];
  const entryOf = (one: T): PaletteEntry => {
    const name =
      localized({ name_en: one.name_en ?? '', name_ar: one.name_ar ?? '' }, 'name', language) || one.name;
    const detail =
      localized({ detail_en: one.detail_en ?? '', detail_ar: one.detail_ar ?? '' }, 'detail', language) ||
      one.detail;
    const facts = [
      t(`palette.kind.${one.kind}`),
      one.kind === 'product' ? one.name : '',
      detail === name ? '' : detail,
    ];
    return {
      to: addressOf(one),
      icon: icons[one.kind],
      label: name,
      detail: facts
        .filter(Boolean)
        .map((fact) => `\u2068${fact}\u2069`)
        .join(' · '),
    };
  };
  return {
    entries: [
      ...found.filter(({ is_exact }) => is_exact).map(entryOf),
      ...tabs,
      ...found.filter(({ is_exact }) => !is_exact).map(entryOf),
    ],
    isSearching: isAsked && query.isFetching,
    error: isAsked ? query.error : null,
  };
}

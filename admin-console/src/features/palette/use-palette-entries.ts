import { useDeferredValue } from 'react';
import { foldText, localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import {
  mdiAccountOutline,
  mdiPackageVariantClosed,
  mdiReceiptTextOutline,
  mdiStoreOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ConsoleFind, findInConsole } from '@mawad/supabase/queries/console-search';
import { queryKey } from '@mawad/supabase/query-keys';
import { staffRightsQuery } from '../../staff-rights.ts';
import { tabsFor } from '../../tabs.ts';

/** Entry of the command palette. */
export interface PaletteEntry {
  to: string;
  icon: string;
  label: string;
  /** Kind of the entry and a fact that distinguishes it from similar ones. */
  detail: string;
}

/** Minimum length of a term for a database search; shorter terms match tabs only. */
const shortest = 2;

const icons = {
  order: mdiReceiptTextOutline,
  product: mdiPackageVariantClosed,
  company: mdiStoreOutline,
  person: mdiAccountOutline,
};

const addressOf = ({ kind, id, name }: ConsoleFind) =>
  ({
    order: `/admin/orders/${id}`,
    product: `/admin/products?q=${encodeURIComponent(name)}`,
    company: `/admin/sellers/${id}`,
    person: `/admin/users/${id}`,
  })[kind];

/** Entries for a term: exact matches, then tabs, then similar matches. */
export function usePaletteEntries(typed: string) {
  const { t } = useTranslation('admin-console');
  const language = useLanguage();
  const services = useServices();
  const term = useDeferredValue(typed.trim());
  const { data: rights } = useQuery(staffRightsQuery(services));
  const isAsked = term.length >= shortest;
  const query = useQuery({
    queryKey: queryKey('console', 'found', term),
    queryFn: () => findInConsole(backendOf(services).data, term),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const folded = foldText(term);
  const tabs: PaletteEntry[] = (rights ? tabsFor(rights) : [])
    .map(({ path, icon }) => ({ path, icon, label: t(`nav.${path}`) }))
    // Matches the tab's name in either language.
    .filter(({ path, label }) =>
      [label, t(`palette.also.${path}`)].some((name) => foldText(name).includes(folded)),
    )
    .map(({ path, icon, label }) => ({ to: `/admin/${path}`, icon, label, detail: t('palette.tab') }));
  const found = isAsked ? (query.data ?? []) : [];
  const entryOf = (one: ConsoleFind): PaletteEntry => {
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

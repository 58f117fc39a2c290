import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  listSearchedTerms,
  searchDays,
  type SearchedTerm,
  type SearchedTermFilter,
  searchKinds,
  termSorts,
} from '@mawad/supabase/search/insight-queries';
import { ConsoleViews } from '../../console-views.tsx';
import { searchedTermsQuery } from '../../searched-terms.ts';
import { SearchSections } from './search-sections.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { useTermColumns } from './term-columns.tsx';
import { useBanSearch } from './use-ban-search.ts';

const languages = ['en', 'ar'] as const;

function readFilter(list: ListParams): SearchedTermFilter {
  return {
    days: searchDays.find((days) => String(days) === list.filter('days')) ?? 7,
    kind: searchKinds.find((kind) => kind === list.filter('kind')),
    language: languages.find((language) => language === list.filter('language')),
    term: list.term || undefined,
    sort: termSorts.find((sort) => sort === list.filter('sort')),
    page: list.page,
    page_size: 20,
  };
}

/** Searched terms and their result counts; each term can be added to a synonym group. */
export function TermsPage() {
  const { t } = useTranslation('synonyms');
  const format = useFormat();
  const list = useListParams();
  const [added, setAdded] = useState<SearchedTerm | null>(null);
  const ban = useBanSearch();
  const columns = useShownColumns(
    useTermColumns(setAdded, ({ typed, banned }) => ban.mutate({ typed, banned: !banned })),
    list,
    'console-terms',
  );
  const services = useServices();
  const sort = sortOf(list, 'visits_desc');
  const query = useQuery(searchedTermsQuery(services, readFilter(list)));
  return (
    <PortalPage title={t('terms.title')} subtitle={t('terms.subtitle')}>
      <SearchSections />
      <TermFilters list={list} />
      <ConsoleViews
        list="console-terms"
        view={{
          name: t('terms.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listSearchedTerms(backendOf(services).data, { ...readFilter(list), ...place }),
        }}
      />
      <PortalList
        label={t('terms.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ term }) => term}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('terms.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`terms.${message}`)} />}
      />
      {added && <SynonymDialog term={added.typed} onClose={() => setAdded(null)} />}
    </PortalPage>
  );
}

function TermFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation('synonyms');
  const { days, kind, language } = readFilter(list);
  return (
    <PortalFilters>
      <PortalSearch label={t('terms.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('terms.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('terms.kinds.all') },
          ...searchKinds.map((value) => ({ value, label: t(`terms.kinds.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('kind', value)}
      />
      <PortalChoice
        label={t('terms.range')}
        value={String(days)}
        options={searchDays.map((value) => ({ value: String(value), label: t(`terms.days.${value}`) }))}
        onChoose={(value) => list.setFilter('days', value === '7' ? '' : value)}
      />
      <PortalChoice
        label={t('terms.language')}
        value={language ?? ''}
        options={[
          { value: '', label: t('terms.languages.all') },
          ...languages.map((value) => ({ value, label: t(`terms.languages.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('language', value)}
      />
    </PortalFilters>
  );
}

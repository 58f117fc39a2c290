import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { RemovalDialog } from '@mawad/shared-ui/desk/decision/removal-dialog.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  deleteSearchSynonyms,
  listSearchSynonyms,
  type SynonymGroup,
} from '@mawad/supabase/search/synonyms-queries';
import { ConsoleViews } from '../../console-views.tsx';
import { SearchSections } from './search-sections.tsx';
import { useSynonymColumns } from './synonym-columns.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { synonymsQuery, useChangeSynonyms } from './synonym-queries.ts';

const pageSize = 20;

/** Synonym groups of the search. */
export function SynonymsPage() {
  const { t } = useTranslation('synonyms');
  const format = useFormat();
  const list = useListParams();
  const [edited, setEdited] = useState<SynonymGroup | 'new' | null>(null);
  const [leaving, setLeaving] = useState<SynonymGroup | null>(null);
  const columns = useShownColumns(
    useSynonymColumns({ onEdit: setEdited, onDelete: setLeaving }),
    list,
    'console-synonyms',
  );
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { term: list.term || undefined, sort: readTimeSort(sort) };
  const query = useQuery(synonymsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        <Button variant="contained" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      <SearchSections />
      <PortalFilters>
        <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      </PortalFilters>
      <ConsoleViews
        list="console-synonyms"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listSearchSynonyms(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(group) => group.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
      {edited && (
        <SynonymDialog group={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {leaving && <DeleteGroup group={leaving} onClose={() => setLeaving(null)} />}
    </PortalPage>
  );
}

function DeleteGroup({ group, onClose }: { group: SynonymGroup; onClose: () => void }) {
  const { t } = useTranslation('synonyms');
  const messageOf = useErrorMessage();
  const remove = useChangeSynonyms(deleteSearchSynonyms, 'deleted', onClose);
  return (
    <RemovalDialog
      title={t('deleteTitle', { word: group.words[0] })}
      text={t('deleteText')}
      name={group.words[0] ?? ''}
      problem={remove.error ? { title: t('deleteFailed'), text: messageOf(remove.error) } : undefined}
      confirmLabel={t('delete')}
      busy={remove.isPending}
      onConfirm={(reason) => remove.mutate({ id: group.id, reason })}
      onClose={onClose}
    />
  );
}

import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { useAuditColumns } from '@mawad/shared-ui/desk/audit/audit-columns.tsx';
import type { BatchUndo } from '@mawad/shared-ui/desk/audit/undo-batch-button.tsx';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { dayBounds } from '@mawad/shared-ui/kit/day-bounds.ts';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { companyTables, listCompanyAudit } from '@mawad/supabase/audit/queries';
import { previewBulkUndo, steerBulkChange } from '@mawad/supabase/products/bulk-changes-queries';
import { OwnViews } from '../../own-views.tsx';
import { historyQuery, teamQuery } from './team-queries.ts';

const batchUndo: BatchUndo = {
  count: (services, batch) => previewBulkUndo(backendOf(services).data, batch),
  undo: (services, batch) => steerBulkChange(backendOf(services).data, batch, 'undo'),
};

const pageSize = 30;

/** Changes in the company by its members and by staff. */
export function HistoryPage() {
  const { t } = useTranslation(['company', 'audit']);
  const format = useFormat();
  const list = useListParams();
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = {
    sort: readTimeSort(sort),
    person: list.filter('by') || undefined,
    table_name: companyTables.find((name) => name === list.filter('thing')),
    batch: list.filter('batch') || undefined,
    ...dayBounds(list.filter('from'), list.filter('to')),
  };
  const query = useQuery(historyQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const columns = useShownColumns(useAuditColumns('company', batchUndo), list, 'own-history');
  const title = t('company:history.title');
  return (
    <PortalPage
      title={title}
      subtitle={t('company:history.lead')}
      back={{ to: '/seller/dashboard/team', label: t('company:history.back') }}
    >
      <HistoryFilters list={list} />
      <OwnViews
        view={{
          name: title,
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listCompanyAudit(backendOf(services).data, { ...filter, ...place }),
        }}
      >
        {list.filter('batch') && (
          <Button size="small" onClick={() => list.setFilter('batch', '')}>
            {t('audit:wholeLog')}
          </Button>
        )}
      </OwnViews>
      <PortalList
        label={title}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(entry) => entry.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('audit:count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`audit:${message}`)} />}
      />
    </PortalPage>
  );
}

function HistoryFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation('audit');
  const { data: team } = useQuery(teamQuery(useServices()));
  const people = team?.members ?? [];
  return (
    <PortalFilters>
      <PortalSelect
        label={t('person')}
        value={list.filter('by')}
        options={[
          { value: '', label: t('anybody') },
          ...people.map(({ user_id, full_name, email }) => ({ value: user_id, label: full_name || email })),
        ]}
        onChoose={(person) => list.setFilter('by', person)}
      />
      <PortalSelect
        label={t('thing')}
        value={list.filter('thing')}
        options={[
          { value: '', label: t('anything') },
          ...companyTables.map((name) => ({ value: name, label: t(`things.${name}`) })),
        ]}
        onChoose={(name) => list.setFilter('thing', name)}
      />
      <PortalDay
        label={t('from')}
        value={list.filter('from')}
        onChoose={(day) => list.setFilter('from', day)}
      />
      <PortalDay label={t('to')} value={list.filter('to')} onChoose={(day) => list.setFilter('to', day)} />
    </PortalFilters>
  );
}

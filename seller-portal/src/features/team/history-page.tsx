import { useTranslation } from '@mawad/shared-i18n';
import { useAuditColumns } from '@mawad/shared-ui/desk/audit/audit-columns.tsx';
import { AuditList } from '@mawad/shared-ui/desk/audit/audit-list.tsx';
import type { BatchUndo } from '@mawad/shared-ui/desk/audit/undo-batch-button.tsx';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
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
  const { t } = useTranslation('company');
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
  const title = t('history.title');
  return (
    <PortalPage
      title={title}
      subtitle={t('history.lead')}
      back={{ to: '/seller/dashboard/team', label: t('history.back') }}
    >
      <AuditList
        list={list}
        label={title}
        tables={companyTables}
        query={query}
        columns={columns.shown}
        sort={sort}
        filters={<PersonFilter list={list} />}
        views={(wholeLog) => (
          <OwnViews
            view={{
              name: title,
              columns,
              sort,
              count: query.data?.count,
              read: (place) => listCompanyAudit(backendOf(services).data, { ...filter, ...place }),
            }}
          >
            {wholeLog}
          </OwnViews>
        )}
      />
    </PortalPage>
  );
}

function PersonFilter({ list }: { list: ListParams }) {
  const { t } = useTranslation('audit');
  const { data: team } = useQuery(teamQuery(useServices()));
  const people = team?.members ?? [];
  return (
    <PortalSelect
      label={t('person')}
      value={list.filter('by')}
      options={[
        { value: '', label: t('anybody') },
        ...people.map(({ user_id, full_name, email }) => ({ value: user_id, label: full_name || email })),
      ]}
      onChoose={(person) => list.setFilter('by', person)}
    />
  );
}

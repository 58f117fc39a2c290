import { useTranslation } from '@mawad/shared-i18n';
import { useAuditColumns } from '@mawad/shared-ui/desk/audit/audit-columns.tsx';
import { AuditList } from '@mawad/shared-ui/desk/audit/audit-list.tsx';
import type { BatchUndo } from '@mawad/shared-ui/desk/audit/undo-batch-button.tsx';
import { PortalChoice, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { dayBounds } from '@mawad/shared-ui/kit/day-bounds.ts';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { actorKinds, auditedTables, listAuditLog } from '@mawad/supabase/audit/queries';
import { previewBulkUndo, steerBulkChange } from '@mawad/supabase/products/bulk-changes-queries';
import { ConsoleViews } from '../../console-views.tsx';
import { auditLogQuery } from './audit-queries.ts';

const pageSize = 20;

const batchUndo: BatchUndo = {
  count: (services, batch) => previewBulkUndo(backendOf(services).data, batch),
  undo: (services, batch) => steerBulkChange(backendOf(services).data, batch, 'undo'),
};

export function AuditPage() {
  const { t } = useTranslation('admin-audit');
  const list = useListParams();
  const columns = useShownColumns(useAuditColumns('all', batchUndo), list, 'console-audit');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = {
    sort: readTimeSort(sort),
    term: list.term || undefined,
    table_name: auditedTables.find((name) => name === list.filter('thing')),
    actor_kind: actorKinds.find((kind) => kind === list.filter('by')),
    batch: list.filter('batch') || undefined,
    ...dayBounds(list.filter('from'), list.filter('to')),
  };
  const query = useQuery(auditLogQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <PortalPage title={t('title')} subtitle={t('subtitle')}>
      <AuditList
        list={list}
        label={t('title')}
        tables={auditedTables}
        query={query}
        columns={columns.shown}
        sort={sort}
        filters={<AuditFilters list={list} />}
        views={(wholeLog) => (
          <ConsoleViews
            list="console-audit"
            view={{
              name: t('title'),
              columns,
              sort,
              count: query.data?.count,
              read: (place) => listAuditLog(backendOf(services).data, { ...filter, ...place }),
            }}
          >
            {wholeLog}
          </ConsoleViews>
        )}
      />
    </PortalPage>
  );
}

function AuditFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation(['admin-audit', 'audit']);
  return (
    <>
      <PortalSearch label={t('admin-audit:search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('admin-audit:by')}
        value={actorKinds.find((kind) => kind === list.filter('by')) ?? ''}
        options={[
          { value: '', label: t('audit:anybody') },
          ...actorKinds.map((kind) => ({ value: kind, label: t(`audit:kinds.${kind}`) })),
        ]}
        onChoose={(kind) => list.setFilter('by', kind)}
      />
    </>
  );
}

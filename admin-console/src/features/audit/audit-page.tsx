import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { useAuditColumns } from '@mawad/shared-ui/desk/audit/audit-columns.tsx';
import type { BatchUndo } from '@mawad/shared-ui/desk/audit/undo-batch-button.tsx';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
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
  const { t } = useTranslation(['admin-audit', 'audit']);
  const format = useFormat();
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
    <PortalPage title={t('admin-audit:title')} subtitle={t('admin-audit:subtitle')}>
      <AuditFilters list={list} />
      <ConsoleViews
        list="console-audit"
        view={{
          name: t('admin-audit:title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listAuditLog(backendOf(services).data, { ...filter, ...place }),
        }}
      >
        {list.filter('batch') && (
          <Button size="small" onClick={() => list.setFilter('batch', '')}>
            {t('audit:wholeLog')}
          </Button>
        )}
      </ConsoleViews>
      <PortalList
        label={t('admin-audit:title')}
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

function AuditFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation(['admin-audit', 'audit']);
  return (
    <PortalFilters>
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
      <PortalSelect
        label={t('audit:thing')}
        value={list.filter('thing')}
        options={[
          { value: '', label: t('audit:anything') },
          ...auditedTables.map((name) => ({ value: name, label: t(`audit:things.${name}`) })),
        ]}
        onChoose={(name) => list.setFilter('thing', name)}
      />
      <PortalDay
        label={t('audit:from')}
        value={list.filter('from')}
        onChoose={(day) => list.setFilter('from', day)}
      />
      <PortalDay
        label={t('audit:to')}
        value={list.filter('to')}
        onChoose={(day) => list.setFilter('to', day)}
      />
    </PortalFilters>
  );
}

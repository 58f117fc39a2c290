import { useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { useAuditColumns } from '@mawad/shared-ui/desk/audit/audit-columns.tsx';
import type { BatchUndo } from '@mawad/shared-ui/desk/audit/undo-batch-button.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { PortalTable, PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { dayBounds } from '@mawad/shared-ui/kit/day-bounds.ts';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useInfiniteQuery, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { companyTables } from '@mawad/supabase/audit/queries';
import { previewBulkUndo, steerBulkChange } from '@mawad/supabase/products/bulk-changes-queries';
import { historyQuery, teamQuery } from './team-queries.ts';

const batchUndo: BatchUndo = {
  count: (services, batch) => previewBulkUndo(backendOf(services).data, batch),
  undo: (services, batch) => steerBulkChange(backendOf(services).data, batch, 'undo'),
};

/** Changes in the company by its members and by staff. */
export function HistoryPage() {
  const { t } = useTranslation(['company', 'audit']);
  const list = useListParams();
  const query = useInfiniteQuery(
    historyQuery(useServices(), {
      person: list.filter('by') || undefined,
      table_name: companyTables.find((name) => name === list.filter('thing')),
      batch: list.filter('batch') || undefined,
      ...dayBounds(list.filter('from'), list.filter('to')),
    }),
  );
  const columns = useAuditColumns('company', batchUndo);
  const entries = query.data?.pages.flatMap(({ items }) => items);
  return (
    <PortalPage
      title={t('company:history.title')}
      subtitle={t('company:history.lead')}
      back={{ to: '/seller/dashboard/team', label: t('company:history.back') }}
    >
      <HistoryFilters list={list} />
      {list.filter('batch') && (
        <Button size="small" onClick={() => list.setFilter('batch', '')}>
          {t('audit:wholeLog')}
        </Button>
      )}
      {query.isError && !entries ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Panel sx={{ overflow: 'hidden' }}>
          {!entries ? (
            <PortalTableSkeleton />
          ) : entries.length === 0 ? (
            <ListEmpty list={list} text={(message) => t(`audit:${message}`)} />
          ) : (
            <PortalTable
              label={t('company:history.title')}
              columns={columns}
              rows={entries}
              rowKey={(entry) => entry.id}
              stale={query.isPlaceholderData}
            />
          )}
          {query.hasNextPage && (
            <Box sx={{ padding: 1, borderBlockStart: 1, borderColor: 'divider' }}>
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('company:history.older')}
              </Button>
            </Box>
          )}
        </Panel>
      )}
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

import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ImportOutcome, ImportProgress } from '@mawad/supabase/queries/imports';
import { HeldBar } from './held-bar.tsx';
import { importRowsQuery, isUnderWay } from './import-queries.ts';
import { RefusedButton } from './refused-button.tsx';
import { useRowColumns } from './row-columns.tsx';

const pageSize = 20;

/** Outcomes that need the seller's attention come first. */
const outcomes: readonly ImportOutcome[] = [
  'held',
  'refused',
  'change',
  'create',
  'changed',
  'created',
  'kept',
  'undone',
  'unchanged',
  'waiting',
];

/** Rows of an import, one tab with a count for each outcome. */
export function ImportRows({ one }: { one: ImportProgress }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const list = useListParams();
  const there = outcomes.filter((outcome) => (one.counts[outcome] ?? 0) > 0);
  const outcome = there.find((name) => name === list.filter('rows')) ?? there[0];
  if (outcome === undefined || isUnderWay(one.status)) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('rows.title')}
      </Typography>
      <Box sx={{ justifySelf: 'start', maxInlineSize: '100%' }}>
        <PortalChoice
          label={t('rows.tabs')}
          value={outcome}
          options={there.map((name) => ({
            value: name,
            label: t('rows.tab', {
              outcome: t(`outcome.${name}`),
              number: format.number(one.counts[name] ?? 0),
            }),
          }))}
          onChoose={(name) => list.setFilter('rows', name)}
        />
      </Box>
      {outcome === 'held' && one.status === 'checked' && <HeldBar one={one} />}
      {outcome === 'refused' && <RefusedButton id={one.id} />}
      <Rows one={one} outcome={outcome} />
    </Box>
  );
}

function Rows({ one, outcome }: { one: ImportProgress; outcome: ImportOutcome }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const list = useListParams();
  const columns = useRowColumns(one, outcome);
  const query = useQuery(
    importRowsQuery(useServices(), one, { outcome, page: list.page, page_size: pageSize }),
  );
  return (
    <PortalList
      label={t('rows.title')}
      query={query}
      columns={columns}
      rowKey={({ row }) => row}
      page={list.page}
      hrefOfPage={list.hrefOfPage}
      countLabel={(count) => t('rows.count', { count, number: format.number(count) })}
      empty={<EmptyState title={t('rows.empty')} />}
    />
  );
}

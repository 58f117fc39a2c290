import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFormatListBulleted, mdiPencilOutline } from '@mawad/shared-ui/kit/icons.ts';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ImportOutcome, ImportProgress } from '@mawad/supabase/imports/queries';
import { HeldBar } from './held-bar.tsx';
import type { ImportDraftState } from './import-draft.ts';
import { importRowsQuery, isCorrectable, isUnderWay } from './import-queries.ts';
import { ProblemGroups } from './problem-groups.tsx';
import { RefusedButton } from './refused-button.tsx';
import { RefusedGrid } from './refused-grid.tsx';
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
export function ImportRows({ one, state }: { one: ImportProgress; state: ImportDraftState }) {
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
      {outcome === 'refused' ? <RefusedRows one={one} state={state} /> : <Rows one={one} outcome={outcome} />}
    </Box>
  );
}

/** Refused rows: by kind of problem, then as a list or as a table of cells. */
function RefusedRows({ one, state }: { one: ImportProgress; state: ImportDraftState }) {
  const { t } = useTranslation('import');
  const list = useListParams();
  const correctable = isCorrectable(one);
  const isTable = correctable && list.filter('as') === 'table';
  return (
    <>
      {correctable && <ProblemGroups one={one} state={state} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {correctable && (
          <Button
            variant="outlined"
            startIcon={<Icon path={isTable ? mdiFormatListBulleted : mdiPencilOutline} />}
            onClick={() => list.setFilter('as', isTable ? '' : 'table')}
          >
            {t(isTable ? 'correct.asList' : 'correct.asTable')}
          </Button>
        )}
        <RefusedButton id={one.id} />
      </Box>
      {isTable ? (
        <RefusedGrid one={one} state={state} pageSize={pageSize} />
      ) : (
        <Rows one={one} outcome="refused" />
      )}
    </>
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

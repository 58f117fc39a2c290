import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalTable, PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { SignedMoney } from './signed-money.tsx';
import { type StatementLinks, useStatementColumns } from './statement-columns.tsx';
import { statementSheet } from './statement-sheet.ts';
import {
  periodQuery,
  readStatementPeriod,
  type Statement,
  type StatementPeriod,
  usualPeriods,
} from './statement.ts';

/** The lines of the period in the address, page by page. */
interface StatementQuery {
  data: { pages: Statement[] } | undefined;
  isError: boolean;
  isLoading: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface StatementPanelProps extends StatementLinks {
  query: StatementQuery;
  readWhole: (period: StatementPeriod) => Promise<Statement>;
  /** Address of the print view. */
  print: string;
  /** Named in the file. */
  company: string;
}

/** Statement of a period with its sums; the period is in the address. */
export function StatementPanel({ query, print, ...props }: StatementPanelProps) {
  const { t } = useTranslation('money');
  const list = useListParams();
  const period = readStatementPeriod(list);
  const isWrong = period.first_day > period.last_day;
  return (
    <Box component="section" aria-labelledby="statement" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id="statement" variant="h2" sx={{ fontSize: 'var(--text-20)', flex: '1 1 160px' }}>
          {t('statement.title')}
        </Typography>
        {!isWrong && (
          <Box
            role="group"
            aria-label={t('statement.tools')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            <ButtonLink
              to={`${print}${periodQuery(period)}`}
              variant="outlined"
              startIcon={<Icon path={mdiPrinterOutline} />}
            >
              {t('statement.print')}
            </ButtonLink>
            <SaveButton {...props} period={period} />
          </Box>
        )}
      </Box>
      <Period list={list} period={period} />
      {isWrong && <Alert severity="error">{t('statement.wrongPeriod')}</Alert>}
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isLoading && (
        <Panel>
          <PortalTableSkeleton />
        </Panel>
      )}
      {query.data && !isWrong && (
        <Lines
          pages={query.data.pages}
          links={props}
          more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
        />
      )}
    </Box>
  );
}

function Period({ list, period }: { list: ListParams; period: StatementPeriod }) {
  const { t } = useTranslation('money');
  const usual = usualPeriods();
  const choose = ({ first_day, last_day }: StatementPeriod) =>
    list.setFilters({ from: first_day, to: last_day });
  return (
    <Box
      role="group"
      aria-label={t('statement.period')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <PortalDay
        label={t('statement.from')}
        value={period.first_day}
        onChoose={(day) => list.setFilter('from', day)}
      />
      <PortalDay
        label={t('statement.to')}
        value={period.last_day}
        onChoose={(day) => list.setFilter('to', day)}
      />
      {(Object.keys(usual) as (keyof typeof usual)[]).map((name) => (
        <Button
          key={name}
          size="small"
          aria-pressed={
            usual[name].first_day === period.first_day && usual[name].last_day === period.last_day
          }
          onClick={() => choose(usual[name])}
          sx={{ '&[aria-pressed="true"]': { backgroundColor: 'action.selected', fontWeight: 700 } }}
        >
          {t(`statement.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

interface LinesProps {
  pages: Statement[];
  links: StatementLinks;
  /** Reads the following page; absent at the end. */
  more?: () => void;
  busy: boolean;
}

function Lines({ pages, links, more, busy }: LinesProps) {
  const { t } = useTranslation('money');
  const columns = useStatementColumns(links);
  const [first] = pages;
  const rows = pages.flatMap(({ items }) => items);
  if (!first) return null;
  const sums = (['opening', 'debit', 'credit', 'closing'] as const).map((name) => ({
    name,
    amount: name === 'credit' ? -first[name] : first[name],
  }));
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <Box component="dl" sx={sumsStyle}>
        {sums.map(({ name, amount }) => (
          <div key={name}>
            <dt>{t(`statement.${name}`)}</dt>
            <dd>
              <SignedMoney amount={amount} />
            </dd>
          </div>
        ))}
      </Box>
      {rows.length === 0 ? (
        <EmptyState title={t('statement.emptyTitle')} text={t('statement.emptyText')} />
      ) : (
        <PortalTable label={t('statement.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      {more && (
        <Box sx={{ padding: 1.5, textAlign: 'center' }}>
          <Button variant="outlined" loading={busy} onClick={more}>
            {t('statement.more')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}

type SaveButtonProps = Pick<StatementPanelProps, 'readWhole' | 'company'> & {
  period: StatementPeriod;
};

function SaveButton({ readWhole, company, period }: SaveButtonProps) {
  const { t } = useTranslation(['money', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const saving = useSaveSheet(
    `${t('money:statement.fileName')}-${period.first_day}-${period.last_day}.xlsx`,
    async () => statementSheet(await readWhole(period), { company, period, language, t, format }),
  );
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('money:statement.save')}
    </Button>
  );
}

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 2,
  margin: 0,
  padding: 2,
  borderBlockEnd: 1,
  borderColor: 'divider',
  '& dt': { fontSize: 'var(--text-12)', color: 'text.secondary' },
  '& dd': { margin: 0, fontWeight: 600 },
} as const;

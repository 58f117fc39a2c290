import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { SignedMoney, signedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { type Adjustment, adjustmentStates } from '@mawad/supabase/ledger/queries';
import { DecideAdjustment } from './decide-adjustment.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { adjustmentsQuery } from './money-queries.ts';

interface Question {
  adjustment: Adjustment;
  accept: boolean;
}

/** Adjustments and write-offs, those that wait for a second person first. */
export function AdjustmentsPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const list = useListParams();
  const [question, setQuestion] = useState<Question | null>(null);
  const state = adjustmentStates.find((one) => one === list.filter('state')) ?? 'waiting';
  const query = useQuery(adjustmentsQuery(useServices(), { state, page: list.page, page_size: 20 }));
  const columns = useAdjustmentColumns((adjustment, accept) => setQuestion({ adjustment, accept }));
  return (
    <PortalPage title={t('adjustments.title')} subtitle={t('adjustments.lead')}>
      <MoneyNav />
      <PortalFilters>
        <PortalChoice
          label={t('adjustments.state')}
          value={state}
          options={adjustmentStates.map((value) => ({ value, label: t(`adjustments.states.${value}`) }))}
          onChoose={(value) => list.setFilter('state', value === 'waiting' ? '' : value)}
        />
      </PortalFilters>
      <PortalList
        label={t('adjustments.title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('adjustments.count', { count, number: format.number(count) })}
        empty={
          <EmptyState
            title={t(state === 'waiting' ? 'adjustments.emptyTitle' : 'adjustments.noneTitle')}
            text={t('adjustments.emptyText')}
            action={{ label: t('nav.balances'), to: '/admin/money' }}
          />
        }
      />
      {question && <DecideAdjustment {...question} onClose={() => setQuestion(null)} />}
    </PortalPage>
  );
}

function useAdjustmentColumns(
  onAsk: (adjustment: Adjustment, accept: boolean) => void,
): PortalColumn<Adjustment>[] {
  const { t } = useTranslation('money');
  const format = useFormat();
  const language = useLanguage();
  const by = (person: string | null, time: string) =>
    t('adjustments.by', { person: person ?? '–', time: format.dateTime(time) });
  return [
    {
      id: 'company',
      header: t('adjustments.company'),
      lead: true,
      cell: ({ company, kind }) => (
        <>
          <AppLink to={`/admin/money/${company.id}`} sx={{ fontWeight: 600 }}>
            <LocalizedText>{localized(company, 'name', language)}</LocalizedText>
          </AppLink>
          <Box sx={quiet}>{t(`adjustments.kinds.${kind}`)}</Box>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('adjustments.amount'),
      align: 'end',
      cell: ({ amount, kind }) => <SignedMoney amount={kind === 'write_off' ? -Math.abs(amount) : amount} />,
    },
    {
      id: 'reason',
      header: t('adjustments.reason'),
      cell: ({ reason }) => <bdi>{reason}</bdi>,
    },
    {
      id: 'proposed',
      header: t('adjustments.proposed'),
      cell: (row) => <Box sx={quiet}>{by(row.created_by_name, row.created_at)}</Box>,
    },
    {
      id: 'decided',
      header: t('adjustments.decided'),
      cell: (row) =>
        row.decided_at ? (
          <Box sx={quiet}>
            {by(row.decided_by_name, row.decided_at)}
            {row.note && <bdi style={{ display: 'block' }}>{row.note}</bdi>}
          </Box>
        ) : (
          row.state === 'waiting' && row.is_own && <Box sx={quiet}>{t('adjustments.own')}</Box>
        ),
    },
    {
      id: 'actions',
      header: t('adjustments.actions'),
      silentHeader: true,
      align: 'end',
      acts: true,
      cell: (row) => row.state === 'waiting' && !row.is_own && <Decisions row={row} onAsk={onAsk} />,
    },
  ];
}

function Decisions(props: { row: Adjustment; onAsk: (adjustment: Adjustment, accept: boolean) => void }) {
  const { row, onAsk } = props;
  const { t } = useTranslation('money');
  const named = {
    company: localized(row.company, 'name', useLanguage()),
    amount: signedMoney(useFormat(), row.amount),
  };
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      <Button
        size="small"
        color="error"
        aria-label={t('adjustments.refuseNamed', named)}
        onClick={() => onAsk(row, false)}
      >
        {t('adjustments.refuse')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        data-primary
        aria-label={t('adjustments.acceptNamed', named)}
        onClick={() => onAsk(row, true)}
      >
        {t('adjustments.accept')}
      </Button>
    </Box>
  );
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;

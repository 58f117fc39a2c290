import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { SignedMoney, signedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type Adjustment, adjustmentStates, listAdjustments } from '@mawad/supabase/ledger/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { DecideAdjustment } from './decide-adjustment.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { adjustmentsQuery } from './money-queries.ts';
import { useByPerson } from './use-by-person.ts';

const sorts = ['newest', 'oldest', 'amount', 'amount_desc'] as const;

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
  const services = useServices();
  const columns = useShownColumns(
    useAdjustmentColumns((adjustment, accept) => setQuestion({ adjustment, accept })),
    list,
    'console-adjustments',
  );
  const sort = sortOf(list, 'newest');
  const filter = { state, sort: sorts.find((one) => one === sort.value) };
  const query = useQuery(adjustmentsQuery(services, { ...filter, page: list.page, page_size: 20 }));
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
      <ConsoleViews
        list="console-adjustments"
        view={{
          name: t('adjustments.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listAdjustments(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('adjustments.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
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
  const { t } = useTranslation(['money', 'common', 'file-export']);
  const format = useFormat();
  const language = useLanguage();
  const signed = ({ amount, kind }: Adjustment) => (kind === 'write_off' ? -Math.abs(amount) : amount);
  const byPerson = useByPerson();
  const by = (person: string | null, time: string) => byPerson(person, format.dateTime(time));
  return [
    {
      id: 'company',
      header: t('money:adjustments.company'),
      lead: true,
      file: [
        { value: ({ company }) => localized(company, 'name', language) },
        { heading: t('money:transactions.kind'), value: ({ kind }) => t(`money:adjustments.kinds.${kind}`) },
      ],
      cell: ({ company, kind }) => (
        <>
          <AppLink to={`/admin/money/${company.id}`} sx={{ fontWeight: 600 }}>
            <LocalizedText>{localized(company, 'name', language)}</LocalizedText>
          </AppLink>
          <Box sx={quiet}>{t(`money:adjustments.kinds.${kind}`)}</Box>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('money:adjustments.amount'),
      align: 'end',
      sort: { up: 'amount', down: 'amount_desc', first: 'down' },
      cell: (row) => <SignedMoney amount={signed(row)} />,
      file: {
        heading: `${t('money:adjustments.amount')} (${t('common:currency')})`,
        kind: 'number',
        value: signed,
      },
    },
    {
      id: 'reason',
      header: t('money:adjustments.reason'),
      cell: ({ reason }) => <bdi>{reason}</bdi>,
      file: { value: ({ reason }) => reason },
    },
    {
      id: 'proposed',
      header: t('money:adjustments.proposed'),
      sort: timeSort,
      file: [
        { kind: 'time', value: (row) => row.created_at },
        { heading: t('file-export:headings.author'), value: (row) => row.created_by_name },
      ],
      cell: (row) => <Box sx={quiet}>{by(row.created_by_name, row.created_at)}</Box>,
    },
    {
      id: 'decided',
      header: t('money:adjustments.decided'),
      file: [
        { value: ({ state }) => t(`money:adjustments.states.${state}`) },
        { heading: t('file-export:headings.date'), kind: 'time', value: (row) => row.decided_at },
        { heading: t('money:rates.note'), value: ({ note }) => note },
      ],
      cell: (row) =>
        row.decided_at ? (
          <Box sx={quiet}>
            {by(row.decided_by_name, row.decided_at)}
            {row.note && <bdi style={{ display: 'block' }}>{row.note}</bdi>}
          </Box>
        ) : (
          row.state === 'waiting' && row.is_own && <Box sx={quiet}>{t('money:adjustments.own')}</Box>
        ),
    },
    {
      id: 'actions',
      header: t('money:adjustments.actions'),
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

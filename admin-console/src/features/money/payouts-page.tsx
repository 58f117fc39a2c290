import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { readTimeSort, timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ListedPayoutRun, listPayoutRuns } from '@mawad/supabase/ledger/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { SecondPerson } from '../../second-person.tsx';
import { payoutRunsQuery } from './money-queries.ts';
import { PayoutState } from './payout-state.tsx';
import { useByPerson } from './use-by-person.ts';
import { ProposePayouts } from './propose-payouts.tsx';

/** Lists of payouts, newest first. */
export function PayoutsPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const list = useListParams();
  const [asking, setAsking] = useState(false);
  const services = useServices();
  const columns = useShownColumns(usePayoutColumns(), list, 'console-payouts');
  const sort = sortOf(list, 'newest');
  const filter = { sort: readTimeSort(sort) };
  const query = useQuery(payoutRunsQuery(services, { ...filter, page: list.page, page_size: 20 }));
  return (
    <PortalPage
      title={t('payouts.title')}
      subtitle={t('payouts.lead')}
      action={
        <Button variant="contained" onClick={() => setAsking(true)}>
          {t('payouts.propose')}
        </Button>
      }
    >
      <MoneyNav />
      <ConsoleViews
        list="console-payouts"
        view={{
          name: t('payouts.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listPayoutRuns(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('payouts.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('payouts.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('payouts.emptyTitle')} text={t('payouts.emptyText')} />}
      />
      {asking && <ProposePayouts onClose={() => setAsking(false)} />}
    </PortalPage>
  );
}

function usePayoutColumns(): PortalColumn<ListedPayoutRun>[] {
  const { t } = useTranslation(['money', 'common', 'file-export']);
  const by = useByPerson();
  const format = useFormat();
  return [
    {
      id: 'run',
      header: t('money:payouts.day'),
      lead: true,
      sort: timeSort,
      file: { kind: 'day', value: (run) => run.effective_on },
      cell: (run) => (
        <AppLink to={`/admin/money/payouts/${run.id}`} sx={{ fontWeight: 600 }}>
          {t('money:payouts.run', { day: format.date(run.effective_on) })}
        </AppLink>
      ),
    },
    {
      id: 'state',
      header: t('money:payouts.state'),
      cell: ({ state, second_person: second }) => (
        <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
          <PayoutState state={state} />
          <SecondPerson of={second} />
        </Box>
      ),
      file: { value: ({ state }) => t(`money:payouts.states.${state}`) },
    },
    {
      id: 'companies',
      header: t('money:payouts.companies'),
      align: 'end',
      cell: ({ companies }) => format.number(companies),
      file: { kind: 'number', value: ({ companies }) => companies },
    },
    {
      id: 'total',
      header: t('money:payouts.total'),
      align: 'end',
      cell: ({ total }) => <Money amount={total} />,
      file: {
        heading: `${t('money:payouts.total')} (${t('common:currency')})`,
        kind: 'number',
        value: ({ total }) => total,
      },
    },
    {
      id: 'created',
      header: t('money:payouts.created'),
      file: [
        { value: (run) => run.created_by_name },
        { heading: t('file-export:headings.date'), kind: 'time', value: (run) => run.created_at },
      ],
      cell: (run) => by(run.created_by_name, format.dateTime(run.created_at)),
    },
  ];
}

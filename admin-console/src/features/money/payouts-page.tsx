import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ListedPayoutRun } from '@mawad/supabase/ledger/queries';
import { MoneyNav } from '../../money-nav.tsx';
import { payoutRunsQuery } from './money-queries.ts';
import { PayoutState } from './payout-state.tsx';
import { ProposePayouts } from './propose-payouts.tsx';

/** Lists of payouts, newest first. */
export function PayoutsPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const list = useListParams();
  const [asking, setAsking] = useState(false);
  const query = useQuery(payoutRunsQuery(useServices(), list.page));
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
      <PortalList
        label={t('payouts.title')}
        query={query}
        columns={usePayoutColumns()}
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
  const { t } = useTranslation('money');
  const format = useFormat();
  return [
    {
      id: 'run',
      header: t('payouts.day'),
      lead: true,
      cell: (run) => (
        <AppLink to={`/admin/money/payouts/${run.id}`} sx={{ fontWeight: 600 }}>
          {t('payouts.run', { day: format.date(run.effective_on) })}
        </AppLink>
      ),
    },
    { id: 'state', header: t('payouts.state'), cell: ({ state }) => <PayoutState state={state} /> },
    {
      id: 'companies',
      header: t('payouts.companies'),
      align: 'end',
      cell: ({ companies }) => format.number(companies),
    },
    { id: 'total', header: t('payouts.total'), align: 'end', cell: ({ total }) => <Money amount={total} /> },
    {
      id: 'created',
      header: t('payouts.created'),
      cell: (run) =>
        t('adjustments.by', {
          person: run.created_by_name ?? '–',
          time: format.dateTime(run.created_at),
        }),
    },
  ];
}

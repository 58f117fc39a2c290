import { useFormat, useTranslation } from '@mawad/shared-i18n';
import {
  type PortalColumn,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ListedInvoice } from '@mawad/supabase/ledger/queries';
import { invoicesQuery } from './money-queries.ts';

/** Commission invoices by month, each leading to its print. */
export function Invoices({ companyId }: { companyId: string }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const query = useQuery(invoicesQuery(useServices(), companyId));
  const columns: PortalColumn<ListedInvoice>[] = [
    {
      id: 'month',
      header: t('invoices.month'),
      lead: true,
      cell: ({ month }) => (
        <AppLink
          to={`/seller/dashboard/money/invoices/${month.slice(0, 7)}`}
          aria-label={t('invoices.print', { month: format.month(month) })}
          sx={{ fontWeight: 600 }}
        >
          {format.month(month)}
        </AppLink>
      ),
    },
    {
      id: 'number',
      header: t('invoices.number'),
      cell: ({ number }) => (number ? <Ltr>{number}</Ltr> : t('invoices.running')),
    },
    {
      id: 'commission',
      header: t('invoices.commission'),
      align: 'end',
      cell: ({ commission }) => <Money amount={commission} />,
    },
  ];
  return (
    <Box component="section" aria-labelledby="invoices">
      <Typography id="invoices" variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 1.5 }}>
        {t('invoices.title')}
      </Typography>
      {query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Panel sx={{ overflow: 'hidden' }}>
          {query.isPending && <PortalTableSkeleton rows={3} />}
          {query.data?.length === 0 && (
            <Typography color="textSecondary" sx={{ padding: 2 }}>
              {t('invoices.emptyText')}
            </Typography>
          )}
          {query.data && query.data.length > 0 && (
            <PortalTable
              label={t('invoices.title')}
              columns={columns}
              rows={query.data}
              rowKey={({ month }) => month}
              room={480}
            />
          )}
        </Panel>
      )}
    </Box>
  );
}

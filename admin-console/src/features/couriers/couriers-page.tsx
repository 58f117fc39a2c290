import { useState } from 'react';
import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import {
  type PortalColumn,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery, type UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import type { CashInTransit, Courier } from '@mawad/supabase/couriers/queries';
import { CourierDialog } from './courier-dialog.tsx';
import { cashQuery, couriersQuery } from './courier-queries.ts';

/** Couriers of the marketplace and the cash that they have not remitted. */
export function CouriersPage() {
  const { t } = useTranslation('couriers');
  const services = useServices();
  const couriers = useQuery(couriersQuery(services));
  const cash = useQuery(cashQuery(services));
  const [edited, setEdited] = useState<Courier | 'new' | null>(null);
  const courierColumns = useCourierColumns(setEdited);
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('lead')}
      action={
        <>
          <ButtonLink to="/admin/couriers/remittances" variant="contained">
            {t('remittances.title')}
          </ButtonLink>
          <Button variant="outlined" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Section
          title={t('cash.title')}
          query={cash}
          columns={useCashColumns()}
          keyOf={(row) => row.courier_id}
          empty={t('cash.empty')}
        />
        {!cash.isPending && (
          <Section
            title={t('list')}
            query={couriers}
            columns={courierColumns}
            keyOf={(row) => row.id}
            empty={t('empty')}
          />
        )}
      </Box>
      {edited && <CourierDialog courier={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </PortalPage>
  );
}

interface SectionProps<Row> {
  title: string;
  query: UseQueryResult<Row[]>;
  columns: PortalColumn<Row>[];
  keyOf: (row: Row) => number;
  empty: string;
}

function Section<Row>({ title, query, columns, keyOf, empty }: SectionProps<Row>) {
  const { data, isError, error, refetch } = query;
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {title}
      </Typography>
      {isError && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <PortalTableSkeleton />}
      {data?.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {data && data.length > 0 && (
        <Panel sx={{ overflow: 'hidden' }}>
          <PortalTable label={title} columns={columns} rows={data} rowKey={keyOf} />
        </Panel>
      )}
    </Box>
  );
}

function useCourierColumns(onEdit: (courier: Courier) => void): PortalColumn<Courier>[] {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ name }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
      ),
      lead: true,
    },
    {
      id: 'phone',
      header: t('phone'),
      cell: ({ phone }) =>
        phone && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Ltr>{formatPhone(phone)}</Ltr>
          </Box>
        ),
    },
    {
      id: 'delivered',
      header: t('feeDelivered'),
      cell: (row) => format.money(row.fee_delivered),
      align: 'end',
    },
    { id: 'returned', header: t('feeReturned'), cell: (row) => format.money(row.fee_returned), align: 'end' },
    { id: 'state', header: t('state'), cell: (row) => t(row.is_active ? 'active' : 'inactive') },
    {
      id: 'actions',
      header: t('actions'),
      silentHeader: true,
      align: 'end',
      cell: (row) => (
        <Button size="small" onClick={() => onEdit(row)} aria-label={t('editNamed', { name: row.name })}>
          {t('edit')}
        </Button>
      ),
    },
  ];
}

function useCashColumns(): PortalColumn<CashInTransit>[] {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const days = (count: number) => t('cash.days', { count, number: format.number(count) });
  return [
    {
      id: 'name',
      header: t('courier'),
      cell: ({ name }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
      ),
      lead: true,
    },
    {
      id: 'amount',
      header: t('cash.amount'),
      cell: ({ amount }) => <strong>{format.money(amount)}</strong>,
      align: 'end',
    },
    { id: 'orders', header: t('cash.orders'), cell: ({ orders }) => format.number(orders), align: 'end' },
    { id: 'age', header: t('cash.age'), cell: (row) => days(row.age_days) },
    {
      id: 'byDay',
      header: t('cash.byDay'),
      cell: (row) => (
        <Box component="details" sx={{ fontSize: 'var(--text-13)' }}>
          <summary>{t('cash.showDays', { name: row.name })}</summary>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2 }}>
            {row.days.map((one) => (
              <li key={one.day}>
                {t('cash.day', {
                  day: format.date(one.day),
                  amount: format.money(one.amount),
                  age: days(one.age_days),
                })}
              </li>
            ))}
          </Box>
        </Box>
      ),
    },
  ];
}

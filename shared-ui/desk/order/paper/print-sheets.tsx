import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheets } from '@mawad/shared-ui/desk/order/paper/invoice-sheets.tsx';
import { PickSheet } from '@mawad/shared-ui/desk/order/paper/pick-sheet.tsx';
import { PrintBar } from '@mawad/shared-ui/desk/order/paper/print-bar.tsx';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { isVoid, type PaperOrder, type PaperPlace } from './paper-order.ts';
import { printKinds } from '@mawad/shared-ui/desk/order/print-kinds.ts';

interface PrintSheetsProps {
  requested: number;
  query: { data: PaperOrder[] | undefined; error: unknown; isLoading: boolean; refetch: () => unknown };
  places: PaperPlace[];
  /** Address of the list in which the orders were selected. */
  back: string;
}

/** Picking list, packing slips or invoices of several orders, on A4 sheets. */
export function PrintSheets({ requested, query, places, back }: PrintSheetsProps) {
  const { t } = useTranslation(['desk', 'common']);
  const format = useFormat();
  const list = useListParams();
  const orders = query.data ?? [];
  // Orders have no amounts if the reader may not see money.
  const kinds = printKinds.filter((one) => one !== 'invoices' || orders.every(({ total }) => total !== null));
  const kind = kinds.find((one) => one === list.filter('kind')) ?? 'pick';
  const sheets = orders.flatMap((order) =>
    (kind === 'slips' ? (['slip'] as const) : billsOf(order)).map((bill) => ({ order, bill })),
  );
  const missing = query.data ? requested - query.data.length : 0;
  return (
    <>
      <title>{`${t(`print.${kind}`)} | ${t('common:siteName')}`}</title>
      <PrintBar
        back={{ to: back, label: t('print.back') }}
        print={t('print.print')}
        isEmpty={kind === 'pick' ? orders.length === 0 : sheets.length === 0}
      >
        <PortalChoice
          label={t('print.choose')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`print.${value}`) }))}
          onChoose={(value) => list.setFilter('kind', value)}
        />
      </PrintBar>
      {query.error !== null && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isLoading && <Skeleton variant="rounded" height={640} />}
      {(requested === 0 || query.data?.length === 0) && (
        <EmptyState
          title={t('print.emptyTitle')}
          text={t('print.emptyText')}
          action={{ label: t('print.back'), to: back }}
        />
      )}
      {orders.length > 0 && missing > 0 && (
        <Alert severity="warning" sx={noteStyle}>
          {t('print.lost', { count: missing, number: format.number(missing) })}
        </Alert>
      )}
      {kind === 'invoices' && orders.some((order) => billsOf(order).length === 0) && (
        <Alert severity="info" sx={noteStyle}>
          {t('print.withoutInvoice')}
        </Alert>
      )}
      {orders.length > 0 && kind === 'pick' && orders.some(isVoid) && (
        <Alert severity="info" sx={noteStyle}>
          {t('print.withoutVoid')}
        </Alert>
      )}
      {kind !== 'pick' && <InvoiceSheets sheets={sheets} places={places} />}
      {kind === 'pick' && orders.length > 0 && <PickSheet orders={orders} />}
    </>
  );
}

const noteStyle = { displayPrint: 'none', maxInlineSize: '210mm', marginInline: 'auto', marginBlockEnd: 2 };

import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheet } from '@mawad/shared-ui/desk/order/paper/invoice-sheet.tsx';
import { PickSheet } from '@mawad/shared-ui/desk/order/paper/pick-sheet.tsx';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, GlobalStyles, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { isVoid, type PaperOrder, type PaperPlace } from './paper-order.ts';
import { paperStyles, sheetPage } from '@mawad/shared-ui/desk/order/paper-styles.ts';
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
      <GlobalStyles styles={paperStyles} />
      <Box sx={barStyle}>
        <AppLink to={back} sx={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Icon path={mdiArrowLeft} mirrored />
          {t('print.back')}
        </AppLink>
        <PortalChoice
          label={t('print.choose')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`print.${value}`) }))}
          onChoose={(value) => list.setFilter('kind', value)}
        />
        <Button
          variant="contained"
          disabled={kind === 'pick' ? orders.length === 0 : sheets.length === 0}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t('print.print')}
        </Button>
      </Box>
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
      {kind === 'pick'
        ? orders.length > 0 && <PickSheet orders={orders} />
        : sheets.map(({ order, bill }) => (
            <Box key={`${order.id} ${bill === 'slip' ? bill : bill.number}`} sx={sheetPage}>
              <InvoiceSheet order={order} places={places} bill={bill} />
            </Box>
          ))}
    </>
  );
}

const barStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlockEnd: 2,
  maxInlineSize: '210mm',
  marginInline: 'auto',
};

const noteStyle = { displayPrint: 'none', maxInlineSize: '210mm', marginInline: 'auto', marginBlockEnd: 2 };

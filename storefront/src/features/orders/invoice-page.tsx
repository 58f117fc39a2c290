import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheet } from '@mawad/shared-ui/desk/order/paper/invoice-sheet.tsx';
import { paperStyles, sheetPage } from '@mawad/shared-ui/desk/order/paper-styles.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, GlobalStyles, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppError } from '@mawad/supabase/errors';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { SignedIn } from '../../account/signed-in.tsx';
import { OrderFailure } from './order-failure.tsx';
import { orderQuery } from './order-queries.ts';

/** Pro forma, or invoice and credit notes, of an order as printable A4 sheets. */
export function InvoicePage() {
  const { t } = useTranslation('ordering');
  const { orderId = '' } = useParams();
  return (
    <SignedIn title={t('orders.invoice')}>
      <GlobalStyles styles={paperStyles} />
      <Invoice key={orderId} id={orderId} />
    </SignedIn>
  );
}

function Invoice({ id }: { id: string }) {
  const { t } = useTranslation('ordering');
  const services = useServices();
  const { data: order, error, refetch } = useQuery(orderQuery(services, id));
  const { data: places = [] } = useQuery(governoratesQuery(services));
  if (error && !order) return <OrderFailure error={error} onRetry={() => void refetch()} />;
  // Amounts are null for members of a company who may not see money.
  if (order && order.total === null)
    return <OrderFailure error={new AppError('order_not_found')} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton variant="rounded" height={640} aria-busy sx={{ marginBlockStart: 4 }} />;
  const bills = billsOf(order);
  if (bills.length === 0) {
    return (
      <EmptyState
        title={t('orders.noInvoice')}
        text={t('orders.noInvoiceText')}
        action={{ label: t('orders.back'), to: `/orders/${id}` }}
      />
    );
  }
  return (
    <>
      <Box sx={barStyle}>
        <AppLink
          to={`/orders/${id}`}
          sx={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
        >
          <Icon path={mdiArrowLeft} mirrored />
          {t('orders.back')}
        </AppLink>
        <Button
          variant="contained"
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t(bills[0]!.kind === 'proforma' ? 'orders.printProforma' : 'orders.printInvoice')}
        </Button>
      </Box>
      {bills.map((bill) => (
        <Box key={bill.number} sx={sheetPage}>
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
  paddingBlock: 2,
  maxInlineSize: '210mm',
  marginInline: 'auto',
};

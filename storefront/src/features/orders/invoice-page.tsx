import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheets } from '@mawad/shared-ui/desk/order/paper/invoice-sheets.tsx';
import { PrintBar } from '@mawad/shared-ui/desk/order/paper/print-bar.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
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
      <PrintBar
        back={{ to: `/orders/${id}`, label: t('orders.back') }}
        print={t(bills[0]!.kind === 'proforma' ? 'orders.printProforma' : 'orders.printInvoice')}
        spaceAbove={2}
      />
      <InvoiceSheets sheets={bills.map((bill) => ({ order, bill }))} places={places} />
    </>
  );
}

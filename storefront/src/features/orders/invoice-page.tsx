import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink } from '@mawad/shared-ui/components/link';
import { InvoiceSheet } from '@mawad/shared-ui/components/order/paper/invoice-sheet';
import { paperStyles } from '@mawad/shared-ui/order/paper-styles';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/icons';
import { Box, Button, GlobalStyles, Skeleton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useParams } from '@mawad/shared-ui/router';
import { tapArea } from '@mawad/shared-ui/tap-area';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { SignedIn } from '../../account/signed-in.tsx';
import { OrderFailure } from './order-failure.tsx';
import { orderQuery } from './order-queries.ts';

/** The invoice of an order on an A4 sheet, to print or to keep as a PDF. */
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
  if (!order) return <Skeleton variant="rounded" height={640} aria-busy sx={{ marginBlockStart: 4 }} />;
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
          {t('orders.printInvoice')}
        </Button>
      </Box>
      <InvoiceSheet order={order} places={places} />
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

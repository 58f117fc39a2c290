import { useEffect, useRef, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { OrderGoods } from '@mawad/shared-ui/desk/order/order-goods.tsx';
import { DueDay } from '@mawad/shared-ui/desk/order/due-day.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiReceiptTextOutline, mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { OrderBuying } from './order-buying.tsx';
import { OrderDestination } from './order-destination.tsx';
import { OrderFailure } from './order-failure.tsx';
import { OrderPickup } from './order-pickup.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { OrderProgress } from './order-progress.tsx';
import { orderQuery } from './order-queries.ts';
import { OrderReturns } from './order-returns.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReorderResult } from './reorder-result.tsx';
import { ReviewLinks } from './review-links.tsx';
import { useReorder } from './use-reorder.ts';
import { SaveOrder } from './save-order.tsx';
import { ShortageNotice } from './shortage-notice.tsx';
import { ReplacedReturn } from '../../account/replaced-return.tsx';
import { SignedIn } from '../../account/signed-in.tsx';

export function OrderPage() {
  const { t } = useTranslation('ordering');
  const { orderId = '' } = useParams();
  return (
    <SignedIn title={t('orders.heading')}>
      <OrderView key={orderId} id={orderId} />
    </SignedIn>
  );
}

function OrderView({ id }: { id: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(useServices(), id));
  if (error && !order) return <OrderFailure error={error} onRetry={() => void refetch()} />;
  if (!order) return <OrderSkeleton />;
  // Colleagues read an order of the company; its person alone changes it.
  const isOwn = order.buying?.is_own ?? true;
  return (
    <>
      <OrderHeading order={order} isOwn={isOwn} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ShortageNotice order={order} />
        <AttemptNotice order={order} />
        {isOwn && <ConfirmOrder order={order} />}
        <OrderProgress order={order} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            <OrderGoods
              lines={order.lines}
              subtotal={order.subtotal}
              delivery_fee={order.delivery_fee}
              total={order.total}
              is_pickup={order.is_pickup}
            />
            {isOwn && <OrderReturns order={order} />}
            {isOwn && <ReviewLinks order={order} />}
          </Box>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <OrderPickup order={order} />
            <OrderShipment order={order} />
            <OrderDestination delivery={order.delivery} needsTruck={order.needs_truck} />
            <OrderBuying order={order} />
            <OrderHelp order={order} />
          </Box>
        </Box>
      </Box>
    </>
  );
}

function OrderHeading({ order, isOwn }: { order: OrderDetail; isOwn: boolean }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const reorder = useReorder(order.id);
  const format = useFormat();
  const title = t('orders.title', { number: order.number });
  const isCancellable = isOwn && order.status === 'Processing' && order.approved_at === null;
  const status = useRef<HTMLElement>(null);
  const [isDialogClosed, setDialogClosed] = useState(false);
  // Focuses the status, because the cancel button that had the focus is removed.
  useEffect(() => {
    if (isDialogClosed && !isCancellable) status.current?.focus();
  }, [isDialogClosed, isCancellable]);
  return (
    <>
      <Breadcrumbs items={[{ label: t('orders.heading'), to: '/my-orders' }, { label: title }]} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingBlock: 3 }}>
        <Box sx={{ flex: '1 1 360px' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
            <Typography variant="h1" sx={{ fontSize: { xs: 'var(--text-24)', md: 'var(--text-32)' } }}>
              {title}
            </Typography>
            <Box component="span" ref={status} tabIndex={-1} sx={{ borderRadius: '6px' }}>
              <StatusChip kind="order" status={shownOrderStatus(order)} />
            </Box>
          </Box>
          <Typography color="textSecondary">
            {`${t('confirmation.from', { company: localized(order, 'company_name', language) })} · ${t('orders.placedOn', { date: format.dateTime(order.created_at) })}`}
          </Typography>
          <DueDay order={order} />
          <ReplacedReturn order={order} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <ReorderButton
            reorder={reorder}
            label={t('orders.reorder')}
            name={t('orders.reorderNamed', { number: order.number })}
          />
          <SaveOrder lines={order.lines} />
          <InvoiceLink order={order} variant="outlined" startIcon={<Icon path={mdiReceiptTextOutline} />} />
          <CancelOrder
            order={order}
            isCancellable={isCancellable}
            onDialogClosed={() => setDialogClosed(true)}
          />
        </Box>
      </Box>
      <ReorderResult reorder={reorder} />
    </>
  );
}

function OrderHelp({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const { contact } = useServices().site;
  const sellersPhone = order.seller.phone;
  return (
    <Panel component="section" sx={{ padding: 2, displayPrint: 'none' }}>
      <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('orders.help')}
      </Typography>
      <Button
        component="a"
        variant="outlined"
        fullWidth
        href={whatsappHref(t('orders.askMessage', { number: order.number }), sellersPhone ?? contact.phone)}
        target="_blank"
        rel="noopener"
        startIcon={<Icon path={mdiWhatsapp} />}
      >
        {t(sellersPhone ? 'orders.askSeller' : 'orders.ask')}
      </Button>
    </Panel>
  );
}

function OrderSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 3, paddingBlockStart: 3 }}>
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}

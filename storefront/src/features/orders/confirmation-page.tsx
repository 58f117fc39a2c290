import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { OrderGoods } from '@mawad/shared-ui/desk/order/order-goods.tsx';
import { DueDay } from '@mawad/shared-ui/desk/order/due-day.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { DeliveryScene } from './delivery-scene.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { OrderDestination } from './order-destination.tsx';
import { OrderPickup } from './order-pickup.tsx';
import { OrderFailure } from './order-failure.tsx';
import { confirmationQuery } from './order-queries.ts';
import { SignedIn } from '../../account/signed-in.tsx';

/** All orders of a checkout, shown after ordering and whenever the address is opened again. */
export function ConfirmationPage() {
  const { t } = useTranslation('ordering');
  const { orderId = '' } = useParams();
  return (
    <SignedIn title={t('confirmation.title')}>
      <Confirmation orderId={orderId} />
    </SignedIn>
  );
}

function Confirmation({ orderId }: { orderId: string }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  // Emails go to the account's confirmed address, not to the one typed in checkout.
  const account = useStore((state) => state.session.user?.email ?? '');
  const { data, error, refetch } = useQuery(confirmationQuery(useServices(), orderId));
  if (error && !data) return <OrderFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ marginBlockStart: 4 }} />;
  const { orders, delivery, total } = data;
  const hasPickup = orders.some(({ is_pickup }) => is_pickup);
  const hasDelivery = orders.some(({ is_pickup }) => !is_pickup);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 1.5,
          paddingBlock: { xs: 3, md: 5 },
        }}
      >
        <DeliveryScene />
        <Typography variant="h1" sx={{ fontSize: { xs: 'var(--text-24)', md: 'var(--text-32)' } }}>
          {t('confirmation.headingMany', { count: orders.length, number: format.number(orders.length) })}
        </Typography>
        <Typography color="textSecondary" sx={{ maxInlineSize: '37em' }}>
          {t(
            hasPickup
              ? hasDelivery
                ? 'confirmation.leadMixed'
                : 'confirmation.leadPickup'
              : 'confirmation.lead',
            {
              email: isolate(account),
              phone: isolate(formatPhone(delivery.phone)),
            },
          )}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          {orders.map((order) => (
            <PlacedOrder key={order.id} order={order} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Panel sx={{ padding: 2, display: 'grid', gap: 0.5 }}>
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
              {t('confirmation.totalAll')}
            </Box>
            <Box component="strong" sx={{ fontSize: 'var(--text-24)', fontVariantNumeric: 'tabular-nums' }}>
              {total !== null && format.cartTotal(total)}
            </Box>
            <Box sx={{ fontSize: 'var(--text-14)' }}>
              {hasDelivery && <div>{t('orders.cash')}</div>}
              {hasPickup && <div>{t('checkout.cashAtPickup')}</div>}
            </Box>
          </Panel>
          <NextSteps hasDelivery={hasDelivery} hasPickup={hasPickup} />
          <OrderDestination delivery={delivery} needsTruck={orders.some((one) => one.needs_truck)} />
          <Box sx={{ display: 'grid', gap: 1, displayPrint: 'none' }}>
            <ButtonLink to="/my-orders" variant="contained">
              {t('confirmation.myOrders')}
            </ButtonLink>
            <ButtonLink to="/products">{t('confirmation.continue')}</ButtonLink>
          </Box>
        </Box>
      </Box>
    </>
  );
}

function PlacedOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  return (
    <Box
      component="section"
      aria-label={t('confirmation.order', { number: order.number })}
      sx={{ '@media print': { breakInside: 'avoid' } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          marginBlockEnd: 1.5,
        }}
      >
        <Typography variant="h3" component="h2">
          {t('confirmation.order', { number: order.number })}
        </Typography>
        <StatusChip kind="order" status={shownOrderStatus(order)} />
        <DueDay order={order} />
        <Box sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {t('confirmation.from', { company: localized(order, 'company_name', language) })}
        </Box>
        <Box sx={{ displayPrint: 'none' }}>
          <InvoiceLink order={order} size="small" />
          <ButtonLink to={`/orders/${order.id}`} size="small">
            {t('confirmation.view')}
          </ButtonLink>
        </Box>
      </Box>
      <OrderGoods
        lines={order.lines}
        subtotal={order.subtotal}
        delivery_fee={order.delivery_fee}
        total={order.total}
        is_pickup={order.is_pickup}
      />
      {order.is_pickup && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <OrderPickup order={order} />
        </Box>
      )}
    </Box>
  );
}

function NextSteps({ hasDelivery, hasPickup }: { hasDelivery: boolean; hasPickup: boolean }) {
  const { t } = useTranslation('ordering');
  return (
    <Panel component="section" sx={{ padding: 2 }}>
      <Typography variant="h4" component="h2">
        {t('confirmation.next')}
      </Typography>
      <Box
        component="ol"
        sx={{
          margin: 0,
          marginBlockStart: 1,
          paddingInlineStart: 2.5,
          fontSize: 'var(--text-14)',
          display: 'grid',
          gap: 0.75,
        }}
      >
        <li>{t('confirmation.nextApprove')}</li>
        {hasDelivery && <li>{t('confirmation.nextShip')}</li>}
        {hasDelivery && <li>{t('confirmation.nextPay')}</li>}
        {hasPickup && <li>{t('confirmation.nextReady')}</li>}
        {hasPickup && <li>{t('confirmation.nextCollect')}</li>}
      </Box>
    </Panel>
  );
}

/** Keeps an email address or a number left-to-right and on one line within text of either direction. */
function isolate(text: string): string {
  return `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`;
}

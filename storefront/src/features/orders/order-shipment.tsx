import { useTranslation } from '@mawad/shared-i18n';
import { ShipmentFacts } from '@mawad/shared-ui/desk/order/shipment-facts.tsx';
import type { OrderDetail } from '@mawad/supabase/orders/queries';

/** Courier and tracking number; null if the seller's own driver carries the order. */
export function OrderShipment({ order: { shipment } }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const labels = { title: t('orders.courier'), trackingNumber: t('orders.trackingNumber') };
  return shipment && <ShipmentFacts shipment={shipment} labels={labels} />;
}

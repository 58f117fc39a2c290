import { localized, useLanguage } from '@mawad/shared-i18n';
import { PickupPlace } from '@mawad/shared-ui/desk/order/pickup-place.tsx';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';

/** Pickup place of an order; null if the order is delivered. */
export function OrderPickup({ order }: { order: OrderDetail }) {
  const { governorate } = usePlaceNames()({ governorate: order.pickup?.governorate });
  const company = localized(order, 'company_name', useLanguage());
  return order.pickup && <PickupPlace pickup={{ ...order.pickup, governorate }} company={company} />;
}

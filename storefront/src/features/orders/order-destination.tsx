import { DeliveryAddress } from '@mawad/shared-ui/desk/order/delivery-address.tsx';
import type { DeliveryAddress as Delivery } from '@mawad/supabase/orders/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';

export function OrderDestination({ delivery }: { delivery: Delivery }) {
  const namesOf = usePlaceNames();
  return <DeliveryAddress destination={{ ...delivery, ...namesOf(delivery) }} />;
}

import { useTranslation } from '@mawad/shared-i18n';
import { DeliveryAddress } from '@mawad/shared-ui/desk/order/delivery-address.tsx';
import type { DeliveryAddress as Delivery } from '@mawad/supabase/orders/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';

interface OrderDestinationProps {
  delivery: Delivery;
  /** Whether the goods arrive by truck; the buyer unloads it. */
  needsTruck?: boolean;
}

export function OrderDestination({ delivery, needsTruck = false }: OrderDestinationProps) {
  const { t } = useTranslation('ordering');
  const namesOf = usePlaceNames();
  return (
    <DeliveryAddress
      destination={{ ...delivery, ...namesOf(delivery) }}
      handover={needsTruck && t('checkout.truck')}
    />
  );
}

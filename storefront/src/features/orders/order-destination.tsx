import { localized, useLanguage } from '@mawad/shared-i18n';
import { DeliveryAddress } from '@mawad/shared-ui/components/delivery-address';
import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import type { DeliveryAddress as Delivery } from '@mawad/supabase/queries/orders';
import { governoratesQuery } from '../../cart/order-queries.ts';

/** The delivery address with its governorate and district in the reader's language. */
export function OrderDestination({ delivery }: { delivery: Delivery }) {
  const language = useLanguage();
  const { data = [], isPending } = useQuery(governoratesQuery(useServices()));
  const governorate = data.find(({ code }) => code === delivery.governorate);
  const district = governorate?.districts.find(
    ({ name_en, name_ar }) => name_en === delivery.district || name_ar === delivery.district,
  );
  const unnamed = isPending ? '' : delivery.governorate;
  const destination = {
    ...delivery,
    governorate: governorate ? localized(governorate, 'name', language) : unnamed,
    district: district ? localized(district, 'name', language) : delivery.district,
  };
  return <DeliveryAddress destination={destination} />;
}

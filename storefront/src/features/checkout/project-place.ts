import { formatPhone } from '@mawad/shared-i18n';
import type { Buying } from '@mawad/supabase/buying/queries';
import type { DeliveryValues } from '../../address/delivery-schema.ts';

/** Receiver and site of a project as delivery fields; without those that the project does not have. */
export function placeOfProject(project: Buying['projects'][number]): Partial<DeliveryValues> {
  const { receiver, phone, governorate, district, address } = project;
  return {
    ...(receiver && { full_name: receiver }),
    ...(phone && { phone: formatPhone(phone) }),
    ...(governorate &&
      address && {
        ...{ address_id: '', governorate, district: district ?? '', address },
        ...{ landmark: '', postal_code: '' },
      }),
  };
}

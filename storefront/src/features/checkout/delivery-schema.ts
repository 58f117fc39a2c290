import * as z from 'zod/mini';
import { formatPhone } from '@mawad/shared-i18n';
import type { Address } from '@mawad/supabase/queries/account';
import {
  addressShape,
  emptyAddress,
  normalAddress,
  optionalText,
  requiredText,
  type AddressValues,
} from '../../address/address-schema.ts';
import type { PlaceOrderInput } from '@mawad/supabase/queries/orders';

/** The checkout form. Messages are codes: `required` or `invalid`, translated per field. */
export const deliverySchema = z.object({
  ...addressShape,
  email: requiredText(3, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'invalid')),
  notes: optionalText(500),
  /** The saved address that was picked; '' for one that is typed. */
  address_id: z.string(),
  save_address: z.boolean(),
});

export type DeliveryValues = z.infer<typeof deliverySchema>;
export type DeliveryField = keyof DeliveryValues;

export const emptyDelivery: DeliveryValues = {
  ...emptyAddress,
  email: '',
  notes: '',
  address_id: '',
  save_address: false,
};

/** What the server receives: E.164 phone, Western digits in the postal code, no empty optional fields. */
export function toDeliveryAddress(values: DeliveryValues): PlaceOrderInput['delivery'] {
  const {
    landmark,
    postal_code,
    notes,
    address_id: _picked,
    save_address: _saved,
    ...rest
  } = normalAddress(values);
  return {
    ...rest,
    ...(landmark && { landmark }),
    ...(postal_code && { postal_code }),
    ...(notes && { notes }),
  };
}

/** The part of the form that an address keeps. */
export function addressOf(values: DeliveryValues): AddressValues {
  const { full_name, phone, governorate, district, address, landmark, postal_code } = normalAddress(values);
  return { full_name, phone, governorate, district, address, landmark, postal_code };
}

/** What picking a saved address fills in. */
export function valuesOfAddress(address: Address): Partial<DeliveryValues> {
  const { id, full_name, phone, governorate, district, landmark, postal_code } = address;
  return {
    address_id: String(id),
    full_name,
    phone: formatPhone(phone),
    governorate,
    district,
    address: address.address,
    landmark: landmark ?? '',
    postal_code: postal_code ?? '',
  };
}

import * as z from 'zod/mini';
import { formatPhone } from '@mawad/shared-i18n';
import type { Address, Profile } from '@mawad/supabase/people/account-queries';
import {
  addressShape,
  emptyAddress,
  normalAddress,
  optionalText,
  requiredText,
  type AddressValues,
} from './address-schema.ts';
import type { PlaceOrderInput } from '@mawad/supabase/orders/queries';

/** Schema of the checkout form. Messages are the codes `required` and `invalid`, translated per field. */
export const deliverySchema = z.object({
  ...addressShape,
  email: requiredText(3, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'invalid')),
  notes: optionalText(500),
  buyer_company: optionalText(160),
  tax_number: optionalText(40),
  purchase_order: optionalText(40),
  /** Id of the selected saved address; '' if the address is typed. */
  address_id: z.string(),
  save_address: z.boolean(),
  /** Ids of the sellers whose goods the buyer wants to pick up. */
  pickup: z.array(z.string()),
});

/** Schema for an order without delivery, which needs no address. */
export const pickupSchema = z.extend(deliverySchema, {
  governorate: z.string(),
  district: z.string(),
  address: z.string(),
  landmark: z.string(),
  postal_code: z.string(),
});

export type DeliveryValues = z.infer<typeof deliverySchema>;
export type DeliveryField = keyof DeliveryValues;

export const emptyDelivery: DeliveryValues = {
  ...emptyAddress,
  email: '',
  notes: '',
  buyer_company: '',
  tax_number: '',
  purchase_order: '',
  address_id: '',
  save_address: false,
  pickup: [],
};

/**
 * Converts the form values for the server: E.164 phone, Western digits in the postal code, no empty optional
 * fields, and an address only if something is delivered.
 */
export function toDeliveryAddress(values: DeliveryValues, needsPlace: boolean): PlaceOrderInput['delivery'] {
  const { full_name, phone, email, ...rest } = normalAddress(values);
  const { governorate, district, address, landmark, postal_code } = rest;
  const { notes, buyer_company, tax_number, purchase_order } = rest;
  return {
    ...{ full_name, phone, email },
    ...(needsPlace && { governorate, district, address, ...filled({ landmark, postal_code }) }),
    ...filled({ notes, buyer_company, tax_number, purchase_order }),
  };
}

/** The members that are not empty. */
function filled<T extends Record<string, string>>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')) as Partial<T>;
}

export function addressOf(values: DeliveryValues): AddressValues {
  const { full_name, phone, governorate, district, address, landmark, postal_code } = normalAddress(values);
  return { full_name, phone, governorate, district, address, landmark, postal_code };
}

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

/** Values of the default address, otherwise the account's name and phone. */
export function savedDelivery(
  email: string,
  addresses: Address[],
  profile: Profile | undefined,
): DeliveryValues {
  const start = { ...emptyDelivery, email };
  if (addresses[0]) return { ...start, ...valuesOfAddress(addresses[0]) };
  const { full_name = '', phone = null } = profile ?? {};
  return { ...start, full_name, phone: phone ? formatPhone(phone) : '', save_address: true };
}

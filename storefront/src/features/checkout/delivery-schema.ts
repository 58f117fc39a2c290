import * as z from 'zod/mini';
import { parsePhone, toLatinDigits } from '@mawad/shared-i18n';
import type { DeliveryAddress } from '@mawad/supabase/queries/orders';

const required = (min: number, max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.minLength(min, 'invalid'), z.maxLength(max, 'invalid'));

const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'invalid'));

/** The checkout form. Messages are codes: `required` or `invalid`, translated per field. */
export const deliverySchema = z.object({
  full_name: required(2, 120),
  email: required(3, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'invalid')),
  phone: required(1, 40).check(z.refine((text) => parsePhone(text) !== null, 'invalid')),
  governorate: required(1, 10),
  district: required(1, 120),
  address: required(5, 300),
  landmark: optional(200),
  postal_code: optional(12),
  notes: optional(500),
});

export type DeliveryValues = z.infer<typeof deliverySchema>;
export type DeliveryField = keyof DeliveryValues;

export const emptyDelivery: DeliveryValues = {
  full_name: '',
  email: '',
  phone: '',
  governorate: '',
  district: '',
  address: '',
  landmark: '',
  postal_code: '',
  notes: '',
};

/** What the server receives: E.164 phone, Western digits in the postal code, no empty optional fields. */
export function toDeliveryAddress(values: DeliveryValues): DeliveryAddress {
  const { landmark, postal_code, notes, phone, ...rest } = values;
  return {
    ...rest,
    phone: parsePhone(phone) ?? phone,
    ...(landmark && { landmark }),
    ...(postal_code && { postal_code: toLatinDigits(postal_code) }),
    ...(notes && { notes }),
  };
}

import * as z from 'zod/mini';
import { parsePhone, toLatinDigits } from '@mawad/shared-i18n';

// Messages are the codes `required` and `invalid`, translated per field.
export const requiredText = (min: number, max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.minLength(min, 'invalid'), z.maxLength(max, 'invalid'));

export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'invalid'));

/** Recipient and place fields shared by checkout and saved addresses. */
export const addressShape = {
  full_name: requiredText(2, 120),
  phone: requiredText(1, 40).check(z.refine((text) => parsePhone(text) !== null, 'invalid')),
  governorate: requiredText(1, 10),
  district: requiredText(1, 120),
  address: requiredText(5, 300),
  landmark: optionalText(200),
  postal_code: optionalText(12),
};

/** Form values as typed; '' for empty fields. */
export type AddressValues = Record<keyof typeof addressShape, string>;

export const emptyAddress: AddressValues = {
  full_name: '',
  phone: '',
  governorate: '',
  district: '',
  address: '',
  landmark: '',
  postal_code: '',
};

/** Normalizes values for the server: E.164 phone and Western digits in the postal code. */
export function normalAddress<Values extends AddressValues>(values: Values): Values {
  return {
    ...values,
    phone: parsePhone(values.phone) ?? values.phone,
    postal_code: toLatinDigits(values.postal_code),
  };
}

import * as z from 'zod/mini';
import { baghdadDay, parsePhone } from '@mawad/shared-i18n';
import type { QuoteRequest } from '@mawad/supabase/queries/quotes';

const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'invalid'), z.maxLength(max, 'invalid'));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'invalid'));

/** Schema of the contact fields. Each field has one message: `quote:invalid.<field>`. */
export const askerSchema = z.object({
  full_name: required(120),
  company_name: optional(120),
  email: optional(254).check(z.regex(/^([^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+)?$/, 'invalid')),
  phone: required(40).check(z.refine((text) => parsePhone(text) !== null, 'invalid')),
  governorate: required(10),
  needed_by: z
    .string()
    .check(z.refine((text) => text === '' || (text >= baghdadDay() && text <= baghdadDay(730)), 'invalid')),
  message: optional(4000),
});

export type AskerValues = z.infer<typeof askerSchema>;
export type AskerField = keyof AskerValues;

export const emptyAsker: AskerValues = {
  full_name: '',
  company_name: '',
  email: '',
  phone: '',
  governorate: '',
  needed_by: '',
  message: '',
};

/** Fields in the order of the form. */
export const askerFields = Object.keys(emptyAsker) as AskerField[];

export const requiredFields: readonly AskerField[] = ['full_name', 'phone', 'governorate'];

/** Converts the contact fields for the server: E.164 phone, no empty optional fields. */
export function toAsker(values: AskerValues): Omit<QuoteRequest, 'language' | 'lines'> {
  const { company_name, email, needed_by, message, phone, ...rest } = values;
  return {
    ...rest,
    phone: parsePhone(phone) ?? phone,
    ...(company_name && { company_name }),
    ...(email && { email }),
    ...(needed_by && { needed_by }),
    ...(message && { message }),
  };
}

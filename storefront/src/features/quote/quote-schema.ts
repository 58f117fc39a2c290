import * as z from 'zod/mini';
import { baghdadDay, formatPhone, parsePhone } from '@mawad/shared-i18n';
import { quoteLimits, type OwnQuote, type QuoteRequestInput } from '@mawad/supabase/quotes/queries';

const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'invalid'), z.maxLength(max, 'invalid'));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'invalid'));
const dayWithin = (first: number, last: number, isOptional: boolean) =>
  z
    .string()
    .check(
      z.refine(
        (text) => (isOptional && text === '') || (text >= baghdadDay(first) && text <= baghdadDay(last)),
        'invalid',
      ),
    );

export const paymentWishes = ['cash', 'transfer', 'credit_30', 'credit_60'] as const;

/** Which sellers are asked: every suitable one, only the listed ones, or every suitable one but those. */
export const sellerModes = ['all', 'named', 'excluded'] as const;

/** Most files that are attached at a time, as in the database. */
export const maxFiles = 10;

/** Days that a request stays open by default. */
const defaultOpenDays = 3;

/** Schema of the contact fields and wishes. Each field has one message: `quote:invalid.<field>`. */
export const askerSchema = z
  .object({
    full_name: required(120),
    company_name: optional(120),
    email: optional(254).check(z.regex(/^([^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+)?$/, 'invalid')),
    phone: required(40).check(z.refine((text) => parsePhone(text) !== null, 'invalid')),
    hides_buyer: z.boolean(),
    is_pickup: z.boolean(),
    governorate: required(10),
    district: optional(120),
    needed_by: dayWithin(0, 730, true),
    closes_on: dayWithin(1, quoteLimits.openDays, false),
    payment: z.enum(paymentWishes),
    sellers_mode: z.enum(sellerModes),
    sellers: z
      .array(z.object({ company_id: z.string(), name: z.string() }))
      .check(z.maxLength(50, 'invalid')),
    message: optional(4000),
    files: z.array(z.object({ path: z.string(), name: z.string() })).check(z.maxLength(maxFiles, 'invalid')),
  })
  .check(
    z.refine(({ sellers_mode: mode, sellers }) => mode === 'all' || sellers.length > 0, {
      path: ['sellers'],
      error: 'invalid',
    }),
  );

export type AskerValues = z.infer<typeof askerSchema>;
export type AskerField = keyof AskerValues;
/** Fields with text inputs or selects. */
export type AskerTextField = {
  [Name in AskerField]: AskerValues[Name] extends string ? Name : never;
}[AskerField];

export const emptyAsker = (): AskerValues => ({
  full_name: '',
  company_name: '',
  email: '',
  phone: '',
  hides_buyer: false,
  is_pickup: false,
  governorate: '',
  district: '',
  needed_by: '',
  closes_on: baghdadDay(defaultOpenDays),
  payment: 'cash',
  sellers_mode: 'all',
  sellers: [],
  message: '',
  files: [],
});

/** Fields in the order of the form. */
export const askerFields = Object.keys(emptyAsker()) as AskerField[];

export const requiredFields: readonly AskerField[] = ['full_name', 'phone', 'governorate', 'closes_on'];

/** Fields of the form by the names that the database uses in errors, where they differ. */
const fieldsOfErrors: Partial<Record<string, AskerField>> = {
  closes_at: 'closes_on',
  named_sellers: 'sellers',
  excluded_sellers: 'sellers',
};

/** Form field of an error's `field`; undefined if it concerns no single field. */
export function askerFieldOf(name: unknown): AskerField | undefined {
  return fieldsOfErrors[String(name)] ?? askerFields.find((field) => field === name);
}

/** Stored values of an earlier visit: unknown fields and values of another type are left out, a past closing day is renewed. */
export function readAsker(stored: Record<string, unknown>): Partial<AskerValues> {
  const empty: Record<string, unknown> = emptyAsker();
  const known = Object.entries(stored).filter(([name, value]) => {
    const example = empty[name];
    return Array.isArray(example)
      ? Array.isArray(value)
      : example !== undefined && typeof value === typeof example;
  });
  const values = Object.fromEntries(known) as Partial<AskerValues>;
  if ((values.closes_on ?? '') >= baghdadDay(1)) return values;
  return { ...values, closes_on: baghdadDay(defaultOpenDays) };
}

/** The form's values of a request, to amend or repeat it. */
export function askerOf(
  quote: OwnQuote,
  nameOf: (seller: OwnQuote['named_sellers'][number]) => string,
): AskerValues {
  const { named_sellers: named, excluded_sellers: excluded } = quote;
  const mode = named.length > 0 ? 'named' : excluded.length > 0 ? 'excluded' : 'all';
  const sellers = mode === 'named' ? named : excluded;
  const closesOn = quote.closes_at ? dayOf(quote.closes_at) : '';
  return {
    full_name: quote.full_name,
    company_name: quote.company_name ?? '',
    email: quote.email ?? '',
    phone: quote.phone ? formatPhone(quote.phone) : '',
    hides_buyer: quote.hides_buyer,
    is_pickup: quote.is_pickup,
    governorate: quote.governorate ?? '',
    district: quote.district ?? '',
    needed_by: quote.needed_by && quote.needed_by >= baghdadDay() ? quote.needed_by : '',
    closes_on: closesOn >= baghdadDay(1) ? closesOn : baghdadDay(defaultOpenDays),
    payment: quote.payment,
    sellers_mode: mode,
    sellers: sellers.map((seller) => ({ company_id: seller.company_id, name: nameOf(seller) })),
    message: quote.message,
    files: quote.files.map(({ path, name }) => ({ path, name })),
  };
}

/** Day in Baghdad of a moment, as 2026-12-31. */
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Baghdad' }).format(new Date(moment));

/** Converts the values for the server: E.164 phone, end of the closing day, no empty optional fields. */
export function toAsker(values: AskerValues): Omit<QuoteRequestInput, 'language' | 'lines'> {
  const { phone, closes_on: closesOn, sellers_mode: mode, sellers, is_pickup: isPickup } = values;
  const { company_name, email, district, needed_by, message } = values;
  const ids = sellers.map(({ company_id: id }) => id);
  return {
    full_name: values.full_name,
    phone: parsePhone(phone) ?? phone,
    hides_buyer: values.hides_buyer,
    governorate: values.governorate,
    is_pickup: isPickup,
    closes_at: `${closesOn}T23:59:00+03:00`,
    payment: values.payment,
    ...(company_name && { company_name }),
    ...(email && { email }),
    ...(district && !isPickup && { district }),
    ...(needed_by && { needed_by }),
    ...(message && { message }),
    ...(mode === 'named' && { named_sellers: ids }),
    ...(mode === 'excluded' && { excluded_sellers: ids }),
    ...(values.files.length > 0 && { files: values.files }),
  };
}

import { toLatinDigits } from '@mawad/shared-i18n';
import type { DeliveryRate } from '@mawad/supabase/queries/delivery';

/** What is typed about one place. */
export interface Terms {
  fee: string;
  minimum: string;
  days: string;
  truck: boolean;
}
export type TermsField = Exclude<keyof Terms, 'truck'>;
export type Problem = 'required' | 'number' | 'days';

/** The places that the company delivers to, each by `placeKey`. */
export type AreasDraft = Readonly<Record<string, Terms>>;

export const noTerms: Terms = { fee: '', minimum: '', days: '', truck: false };

/** A governorate by its code, or one of its districts by its English name. */
export const placeKey = (governorate: string, district?: string | null) =>
  district ? `${governorate}/${district}` : governorate;

/** An amount as typed, in either digits and with or without separators of thousands; null when it is none. */
export function readAmount(text: string): number | null {
  const plain = toLatinDigits(text).replace(/\s/g, '');
  if (/^\d{1,3}([.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ''));
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

function problemOf(terms: Terms, field: TermsField): Problem | undefined {
  const text = terms[field].trim();
  if (!text) return field === 'minimum' ? undefined : 'required';
  const amount = readAmount(text);
  if (field === 'days')
    return amount !== null && Number.isInteger(amount) && amount <= 60 ? undefined : 'days';
  return amount === null ? 'number' : undefined;
}

const fields = ['fee', 'minimum', 'days'] as const;

/** What is wrong with the terms of a place, by field. */
export function problemsOf(terms: Terms): Partial<Record<TermsField, Problem>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(terms, field);
      return problem ? [[field, problem]] : [];
    }),
  );
}

export function draftOf(rates: DeliveryRate[]): AreasDraft {
  return Object.fromEntries(
    rates.map((rate) => [
      placeKey(rate.governorate, rate.district),
      {
        fee: String(rate.fee),
        minimum: rate.minimum_order === null ? '' : String(rate.minimum_order),
        days: String(rate.lead_days),
        truck: rate.truck_needed,
      },
    ]),
  );
}

/** The rates of a draft without problems. */
export function ratesOf(draft: AreasDraft): DeliveryRate[] {
  return Object.entries(draft).map(([key, terms]) => {
    const [governorate = '', district = null] = key.split('/');
    return {
      governorate,
      district,
      fee: readAmount(terms.fee) ?? 0,
      minimum_order: terms.minimum.trim() ? readAmount(terms.minimum) : null,
      lead_days: readAmount(terms.days) ?? 0,
      truck_needed: terms.truck,
    };
  });
}

/** The draft with the same terms for some places, or with those places gone. */
export function withTerms(draft: AreasDraft, keys: readonly string[], terms: Terms | null): AreasDraft {
  const kept = Object.entries(draft).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(terms ? [...kept, ...keys.map((key) => [key, terms] as const)] : kept);
}

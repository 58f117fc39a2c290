import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import type { DeliveryRate } from '@mawad/supabase/delivery/queries';

/** Free delivery: by the next wider rule (`usual`), from the own sum `from`, or never. */
export interface FreeRule {
  mode: 'usual' | 'own' | 'never';
  from: string;
}

export const usualFree: FreeRule = { mode: 'usual', from: '' };

/** Terms of one place as typed. */
export interface Terms {
  fee: string;
  minimum: string;
  days: string;
  truck: boolean;
  free: FreeRule;
}
export type TermsField = 'fee' | 'minimum' | 'days' | 'free';
export type Problem = 'required' | 'number' | 'days';

/** Terms by `placeKey` of each place that the company delivers to. */
export type AreasDraft = Readonly<Record<string, Terms>>;

export const noTerms: Terms = { fee: '', minimum: '', days: '', truck: false, free: usualFree };

/** Key of a governorate (its code) or of one of its districts (code and English name). */
export const placeKey = (governorate: string, district?: string | null) =>
  district ? `${governorate}/${district}` : governorate;

/** Reads a typed amount; null if it is invalid or ambiguous. */
export function readAmount(text: string): number | null {
  const result = readNumber(text);
  return 'value' in result && result.value < 1e12 ? result.value : null;
}

export const freeRuleOf = (never: boolean, from: number | null): FreeRule => ({
  mode: never ? 'never' : from === null ? 'usual' : 'own',
  from: from === null ? '' : numberText(from),
});

/** Own sum of a rule; null for other modes. */
export const ownSumOf = ({ mode, from }: FreeRule): number | null =>
  mode === 'own' ? readAmount(from) : null;

/** Problem of a free-delivery rule, or undefined. An own sum of 0 is refused. */
export function freeProblem(rule: FreeRule): Problem | undefined {
  if (rule.mode !== 'own') return undefined;
  if (!rule.from.trim()) return 'required';
  return ownSumOf(rule) ? undefined : 'number';
}

function problemOf(terms: Terms, field: TermsField): Problem | undefined {
  if (field === 'free') return freeProblem(terms.free);

  const text = terms[field].trim();
  if (!text) return field === 'minimum' ? undefined : 'required';
  const amount = readAmount(text);
  if (field === 'days')
    return amount !== null && Number.isInteger(amount) && amount <= 60 ? undefined : 'days';
  return amount === null ? 'number' : undefined;
}

const fields = ['fee', 'minimum', 'days', 'free'] as const;

/** Problems by field. */
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
        fee: numberText(rate.fee),
        minimum: rate.minimum_order === null ? '' : numberText(rate.minimum_order),
        days: String(rate.lead_days),
        truck: rate.truck_needed,
        free: freeRuleOf(rate.never_free, rate.free_from),
      },
    ]),
  );
}

/** Converts a draft without problems to rates. */
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
      free_from: ownSumOf(terms.free),
      never_free: terms.free.mode === 'never',
    };
  });
}

/** Sets the same terms for several places, or removes the places if `terms` is null. */
export function withTerms(draft: AreasDraft, keys: readonly string[], terms: Terms | null): AreasDraft {
  const others = Object.entries(draft).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(terms ? [...others, ...keys.map((key) => [key, terms] as const)] : others);
}

/** Company-wide terms in IQD: smallest order (null: none) and sum for free delivery (null: never). */
export interface CompanyTerms {
  minimum: number | null;
  freeOver: number | null;
}

/** Effective terms of an area, by the database's rule; null while an amount is invalid. */
export function areaCosts(terms: Terms, company: CompanyTerms) {
  const fee = readAmount(terms.fee);
  if (fee === null || freeProblem(terms.free)) return null;
  const minimum = Math.max(readAmount(terms.minimum) ?? 0, company.minimum ?? 0);
  const freeOver = { usual: company.freeOver, own: ownSumOf(terms.free), never: null }[terms.free.mode];
  return { fee, minimum, freeOver, isNeverCharged: fee > 0 && freeOver !== null && minimum >= freeOver };
}

import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import type { DeliveryRate } from '@mawad/supabase/queries/delivery';

/** From which sum on delivery is free: as the wider rule says, from `from` on, or never. */
export interface FreeRule {
  mode: 'usual' | 'own' | 'never';
  from: string;
}

export const usualFree: FreeRule = { mode: 'usual', from: '' };

/** What is typed about one place. */
export interface Terms {
  fee: string;
  minimum: string;
  days: string;
  truck: boolean;
  free: FreeRule;
}
export type TermsField = 'fee' | 'minimum' | 'days' | 'free';
export type Problem = 'required' | 'number' | 'days';

/** The places that the company delivers to, each by `placeKey`. */
export type AreasDraft = Readonly<Record<string, Terms>>;

export const noTerms: Terms = { fee: '', minimum: '', days: '', truck: false, free: usualFree };

/** A governorate by its code, or one of its districts by its English name. */
export const placeKey = (governorate: string, district?: string | null) =>
  district ? `${governorate}/${district}` : governorate;

/** An amount as typed; null when it is none, or may be two. */
export function readAmount(text: string): number | null {
  const result = readNumber(text);
  return 'value' in result && result.value < 1e12 ? result.value : null;
}

export const freeRuleOf = (never: boolean, from: number | null): FreeRule => ({
  mode: never ? 'never' : from === null ? 'usual' : 'own',
  from: from === null ? '' : numberText(from),
});

/** The sum that a rule of its own names, null for any other rule. */
export const ownSumOf = ({ mode, from }: FreeRule): number | null =>
  mode === 'own' ? readAmount(from) : null;

/** Problem of a free-delivery rule, or none. An own sum of 0 is refused. */
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
        fee: numberText(rate.fee),
        minimum: rate.minimum_order === null ? '' : numberText(rate.minimum_order),
        days: String(rate.lead_days),
        truck: rate.truck_needed,
        free: freeRuleOf(rate.never_free, rate.free_from),
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
      free_from: ownSumOf(terms.free),
      never_free: terms.free.mode === 'never',
    };
  });
}

/** The draft with the same terms for some places, or with those places gone. */
export function withTerms(draft: AreasDraft, keys: readonly string[], terms: Terms | null): AreasDraft {
  const kept = Object.entries(draft).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(terms ? [...kept, ...keys.map((key) => [key, terms] as const)] : kept);
}

/** What holds in every area: the company's smallest order, and from which sum on it delivers free; null: any, never. IQD. */
export interface CompanyTerms {
  minimum: number | null;
  freeOver: number | null;
}

/** What holds in an area, as the database decides it; null while a number of it cannot be read. */
export function areaCosts(terms: Terms, company: CompanyTerms) {
  const fee = readAmount(terms.fee);
  if (fee === null || freeProblem(terms.free)) return null;
  const minimum = Math.max(readAmount(terms.minimum) ?? 0, company.minimum ?? 0);
  const freeOver = { usual: company.freeOver, own: ownSumOf(terms.free), never: null }[terms.free.mode];
  return { fee, minimum, freeOver, isNeverCharged: fee > 0 && freeOver !== null && minimum >= freeOver };
}

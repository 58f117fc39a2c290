import { baghdadDay, type TFunction } from '@mawad/shared-i18n';
import { readPercent } from '@mawad/shared-i18n/read-number';
import type { RateInput } from '@mawad/supabase/ledger/queries';
import { optionalDinars } from './read-amount.ts';

/** Values of the form of a rate, as typed. */
export interface RateValues {
  company: { id: string; name: string } | null;
  /** '': all categories. */
  category_id: string;
  percent: string;
  minimum: string;
  maximum: string;
  first_day: string;
  last_day: string;
  note: string;
}

/** Rate for all sellers and categories from tomorrow on. */
export const emptyRate = (): RateValues => ({
  company: null,
  category_id: '',
  percent: '',
  minimum: '',
  maximum: '',
  first_day: baghdadDay(1),
  last_day: '',
  note: '',
});

/** Percentage from 0 to 100 with up to two decimals; null for another text. */
function percentOf(text: string): number | null {
  const result = readPercent(text);
  if (!('value' in result) || result.value > 100) return null;
  return Math.round(result.value * 100) === result.value * 100 ||
    /^\d+(\.\d{1,2})?$/.test(String(result.value))
    ? result.value
    : null;
}

export function toRateInput(values: RateValues): RateInput {
  return {
    company_id: values.company?.id ?? null,
    category_id: values.category_id ? Number(values.category_id) : null,
    percent: percentOf(values.percent) ?? 0,
    minimum: optionalDinars(values.minimum) ?? null,
    maximum: optionalDinars(values.maximum) ?? null,
    first_day: values.first_day,
    last_day: values.last_day || null,
    note: values.note.trim() || null,
  };
}

const isDay = (text: string) => /^20\d\d-/.test(text);

/** Errors of the form by field. */
export function checkRate(values: RateValues, t: TFunction<['money', 'common']>) {
  const wrong = t('common:numbers.number_invalid');
  const [minimum, maximum] = [optionalDinars(values.minimum), optionalDinars(values.maximum)];
  return {
    percent: percentOf(values.percent) === null ? t('money:rates.percentProblem') : undefined,
    minimum: minimum === undefined ? wrong : undefined,
    maximum:
      maximum === undefined
        ? wrong
        : typeof maximum === 'number' && typeof minimum === 'number' && maximum < minimum
          ? t('money:rates.maximumProblem')
          : undefined,
    first_day: !isDay(values.first_day)
      ? t('common:forms.invalidDate')
      : values.first_day < baghdadDay()
        ? t('money:rates.pastDay')
        : undefined,
    last_day:
      values.last_day === ''
        ? undefined
        : !isDay(values.last_day)
          ? t('common:forms.invalidDate')
          : values.last_day < values.first_day
            ? t('money:rates.dayOrder')
            : undefined,
  };
}

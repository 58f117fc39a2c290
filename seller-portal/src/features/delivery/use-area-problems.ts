import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import { type DaysOff, daysOffProblems } from './days-off.ts';
import { type PickupDraft, pickupProblems } from './pickup-draft.ts';
import {
  type AreasDraft,
  freeProblem,
  type FreeRule,
  type Problem,
  problemsOf,
  readAmount,
  type Terms,
  type TermsField,
} from './areas-draft.ts';

/** Invalid field, named `<place>.<field>`, with its translated label and message. */
export interface AreaProblem {
  name: string;
  label: string;
  message: string;
}

/** Typed values outside the terms of places. */
interface OtherTerms {
  free: FreeRule;
  minimum: string;
  /** Longest time for which goods are held, days. */
  hold?: string;
  daysOff?: DaysOff;
  pickup?: PickupDraft;
}

const typedText = (terms: Terms, field: TermsField) => (field === 'free' ? terms.free.from : terms[field]);

/** Returns a validator of the form with translated problems. */
export function useAreaProblems(places: Governorate[]) {
  const { t } = useTranslation(['company', 'common']);
  const language = useLanguage();
  const numberMessage = useNumberMessage();
  const words: Record<Problem, string> = {
    required: t('common:forms.required'),
    number: t('common:numbers.number_invalid'),
    days: t('company:delivery.daysProblem'),
  };

  function messageFor(problem: Problem, text: string): string {
    const result = readNumber(text);
    return problem === 'number' && 'problem' in result ? numberMessage(result.problem) : words[problem];
  }

  const labelOf = (field: TermsField) =>
    field === 'free' ? t('company:delivery.free.label') : t(`company:delivery.${field}`);

  function placeName(key: string): string {
    const [code, districtName] = key.split('/');
    const governorate = places.find((place) => place.code === code);
    const district = governorate?.districts.find(({ name_en }) => name_en === districtName);
    const place = district ?? governorate;
    return place ? localized(place, 'name', language) : key;
  }

  function listOf(
    draft: AreasDraft,
    { free, minimum, hold = '', daysOff, pickup }: OtherTerms,
  ): AreaProblem[] {
    const ofDaysOff = daysOff
      ? daysOffProblems(daysOff).map(({ field, problem }) => ({
          name: field,
          label: t(`company:delivery.daysOff.${field}`),
          message: t(`company:delivery.daysOff.${problem}`),
        }))
      : [];
    const ofPickup = pickup
      ? pickupProblems(pickup, language).map(({ field, problem }) => ({
          name: `pickup.${field}`,
          label: t(`company:delivery.pickup.${field}`),
          message: words[problem],
        }))
      : [];
    const wrongFree = freeProblem(free);
    const ofFree = wrongFree
      ? [{ name: 'free', label: t('company:delivery.free.label'), message: messageFor(wrongFree, free.from) }]
      : [];
    // No minimum is an empty field, so 0 is refused.
    const ofMinimum =
      minimum.trim() && !readAmount(minimum)
        ? [
            {
              name: 'minimum',
              label: t('company:delivery.orders.minimum'),
              message: messageFor('number', minimum),
            },
          ]
        : [];
    const holdDays = readAmount(hold);
    const isHoldRight = holdDays !== null && Number.isInteger(holdDays) && holdDays >= 1 && holdDays <= 60;
    const ofHold =
      hold.trim() && !isHoldRight
        ? [
            {
              name: 'hold',
              label: t('company:delivery.orders.hold'),
              message: t('company:delivery.orders.holdProblem'),
            },
          ]
        : [];
    const ofPlaces = Object.entries(draft).flatMap(([key, terms]) =>
      Object.entries(problemsOf(terms)).map(([field, problem]) => ({
        name: `${key}.${field}`,
        label: `${placeName(key)} – ${labelOf(field as TermsField)}`,
        message: messageFor(problem, typedText(terms, field as TermsField)),
      })),
    );
    const nowhere =
      Object.keys(draft).length === 0 && !pickup?.offered
        ? [
            {
              name: `tick.${places[0]?.code}`,
              label: t('company:delivery.title'),
              message: t('company:delivery.nowhere'),
            },
          ]
        : [];
    return [...ofMinimum, ...ofHold, ...ofFree, ...ofDaysOff, ...ofPickup, ...ofPlaces, ...nowhere];
  }

  return {
    listOf,
    messageOf: (name: string, problems: AreaProblem[]) =>
      problems.find((problem) => problem.name === name)?.message,
  };
}

import type { Language } from '@mawad/shared-i18n';
import type { PickupOffer } from '@mawad/supabase/delivery/queries';
import { type Problem, readAmount } from './areas-draft.ts';

/** Pickup offer as typed. */
export interface PickupDraft {
  offered: boolean;
  /** ISO 3166-2 code, or empty. */
  governorate: string;
  address_en: string;
  address_ar: string;
  note_en: string;
  note_ar: string;
  days: string;
}
export type PickupField = Exclude<keyof PickupDraft, 'offered' | `note_${Language}`>;

export function pickupDraftOf(pickup: PickupOffer): PickupDraft {
  return {
    offered: pickup.offered,
    governorate: pickup.governorate ?? '',
    address_en: pickup.address_en ?? '',
    address_ar: pickup.address_ar ?? '',
    note_en: pickup.note_en ?? '',
    note_ar: pickup.note_ar ?? '',
    days: pickup.lead_days === null ? '' : String(pickup.lead_days),
  };
}

function daysOf(text: string): number | null {
  const days = readAmount(text);
  return days !== null && Number.isInteger(days) && days <= 60 ? days : null;
}

/** Converts a draft without problems to an offer. */
export function pickupOf({ offered, governorate, days, ...texts }: PickupDraft): PickupOffer {
  return {
    offered,
    governorate: governorate || null,
    address_en: texts.address_en.trim() || null,
    address_ar: texts.address_ar.trim() || null,
    note_en: texts.note_en.trim() || null,
    note_ar: texts.note_ar.trim() || null,
    lead_days: daysOf(days),
  };
}

/**
 * Problems by field; none while pickup is not offered. The address is required in one language only, so an empty one is
 * reported at the field of the reader's language.
 */
export function pickupProblems(
  { offered, governorate, address_en, address_ar, days }: PickupDraft,
  language: Language,
): { field: PickupField; problem: Problem }[] {
  if (!offered) return [];
  return [
    ...(governorate ? [] : [{ field: 'governorate', problem: 'required' } as const]),
    ...(address_en.trim() || address_ar.trim()
      ? []
      : [{ field: `address_${language}`, problem: 'required' } as const]),
    ...(daysOf(days) !== null
      ? []
      : [{ field: 'days', problem: days.trim() ? 'days' : 'required' } as const]),
  ];
}

import type { PickupOffer } from '@mawad/supabase/queries/delivery';
import { type Problem, readAmount } from './areas-draft.ts';

/** What is typed about picking up at the showroom. */
export interface PickupDraft {
  offered: boolean;
  /** ISO 3166-2, or empty. */
  governorate: string;
  address: string;
  note: string;
  days: string;
}
export type PickupField = Exclude<keyof PickupDraft, 'offered' | 'note'>;

export function pickupDraftOf(pickup: PickupOffer): PickupDraft {
  return {
    offered: pickup.offered,
    governorate: pickup.governorate ?? '',
    address: pickup.address ?? '',
    note: pickup.note ?? '',
    days: pickup.lead_days === null ? '' : String(pickup.lead_days),
  };
}

function daysOf(text: string): number | null {
  const days = readAmount(text);
  return days !== null && Number.isInteger(days) && days <= 60 ? days : null;
}

/** The offer of a draft without problems. */
export function pickupOf({ offered, governorate, address, note, days }: PickupDraft): PickupOffer {
  return {
    offered,
    governorate: governorate || null,
    address: address.trim() || null,
    note: note.trim() || null,
    lead_days: daysOf(days),
  };
}

/** What is missing or wrong, by field; what is not offered may be left half written. */
export function pickupProblems({
  offered,
  governorate,
  address,
  days,
}: PickupDraft): { field: PickupField; problem: Problem }[] {
  if (!offered) return [];
  return [
    ...(governorate ? [] : [{ field: 'governorate', problem: 'required' } as const]),
    ...(address.trim() ? [] : [{ field: 'address', problem: 'required' } as const]),
    ...(daysOf(days) !== null
      ? []
      : [{ field: 'days', problem: days.trim() ? 'days' : 'required' } as const]),
  ];
}

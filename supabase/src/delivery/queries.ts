import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { DeliveryAreas, PickupOffer } from './answers.ts';

export type { DeliveryAreas, DeliveryRate, Holiday, PickupOffer, Showroom } from './answers.ts';

export interface Governorate {
  /** ISO 3166-2, e.g. IQ-BG. */
  code: string;
  name_en: string;
  name_ar: string;
  districts: { name_en: string; name_ar: string }[];
}

/** The 19 governorates with their districts, Baghdad first, then by name. */
export async function listGovernorates(db: DataClient): Promise<Governorate[]> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('governorates')
      .select('code, name_en, name_ar, districts (name_en, name_ar)')
      .order('position')
      .order('name_en', { referencedTable: 'districts' }),
  );
}

/** Delivery settings of the caller's company. Throws AppError `not_approved`. */
export async function getDeliveryAreas(db: DataClient): Promise<DeliveryAreas> {
  return call(db, 'get_delivery_areas');
}

/**
 * Replaces all delivery settings of the caller's company. Throws AppError `stale_version` if somebody saved them after
 * `areas.version` was read, `invalid_input` {field, rule}, `not_allowed`, `not_approved`.
 */
export async function saveDeliveryAreas(
  db: DataClient,
  areas: Omit<
    DeliveryAreas,
    'site_free_delivery_from' | 'site_purchase_hold_days' | 'may_edit' | 'pickup'
  > & { pickup?: PickupOffer },
): Promise<void> {
  await call(db, 'save_delivery_areas', {
    rates: areas.rates,
    expected_version: areas.version,
    free_delivery_from: areas.free_delivery_from ?? undefined,
    never_free: areas.never_free,
    order_minimum: areas.order_minimum ?? undefined,
    purchase_hold_days: areas.purchase_hold_days ?? undefined,
    closed_weekdays: areas.closed_weekdays,
    holiday_from: areas.holiday_from ?? undefined,
    holiday_until: areas.holiday_until ?? undefined,
    holiday_takes_orders: areas.holiday_takes_orders,
    pickup: areas.pickup,
  });
}

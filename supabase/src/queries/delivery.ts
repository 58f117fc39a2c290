import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';

export interface Governorate {
  /** ISO 3166-2, e.g. IQ-BG. */
  code: string;
  name_en: string;
  name_ar: string;
  districts: { name_en: string; name_ar: string }[];
}

/** The 19 governorates with their districts, Baghdad first, then by name. */
export async function listGovernorates(db: DataClient): Promise<Governorate[]> {
  return answerOf(
    await db
      .from('governorates')
      .select('code, name_en, name_ar, districts (name_en, name_ar)')
      .order('position')
      .order('name_en', { referencedTable: 'districts' }),
  );
}

/** What a company asks for delivering to a governorate, or to one of its districts as an exception. Money is IQD. */
export interface DeliveryRate {
  governorate: string;
  /** English name; null is the whole governorate. */
  district: string | null;
  fee: number;
  /** Goods of at least so much; null: any. */
  minimum_order: number | null;
  lead_days: number;
  truck_needed: boolean;
}

/** Where a company delivers. Where nothing is said it does not. */
export interface DeliveryAreas {
  rates: DeliveryRate[];
  /** Null: as the site does, `site_free_delivery_from`. */
  free_delivery_from: number | null;
  /** Goods of at least so much in every order, wherever it goes; null: any. */
  order_minimum: number | null;
  site_free_delivery_from: number;
  may_edit: boolean;
  version: string;
}

/** Where the caller's company delivers. Throws AppError `not_approved`. */
export async function getDeliveryAreas(db: DataClient): Promise<DeliveryAreas> {
  return answerOf(await db.rpc('get_delivery_areas'));
}

/**
 * Writes where the caller's company delivers, whole. Throws AppError `stale_version` when somebody saved meanwhile,
 * `invalid_input` {field, rule}, `not_allowed`, `not_approved`.
 */
export async function saveDeliveryAreas(
  db: DataClient,
  areas: Pick<DeliveryAreas, 'rates' | 'free_delivery_from' | 'order_minimum' | 'version'>,
): Promise<void> {
  answerOf(
    await db.rpc('save_delivery_areas', {
      rates: areas.rates as unknown as Json,
      expected_version: areas.version,
      free_delivery_from: areas.free_delivery_from ?? undefined,
      order_minimum: areas.order_minimum ?? undefined,
    }),
  );
}

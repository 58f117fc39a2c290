import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';
import type { StaffProduct } from './own-products.ts';

/** By what goods are one item: the barcode that is their SKU, brand and model, or one company's name and unit. */
export type DuplicateKind = 'barcode' | 'model' | 'name';

export const duplicateScopes = ['between', 'within'] as const;
/** Of several companies, or of one company more than once. */
export type DuplicateScope = (typeof duplicateScopes)[number];

/** An item that stands in the shop more than once. Prices are IQD. */
export interface DuplicateGroup {
  id: string;
  kind: DuplicateKind;
  products: number;
  companies: number;
  /** Those that are in the shop still. */
  remaining: number;
  name_en: string;
  name_ar: string;
  main_image: string | null;
  lowest: number;
  highest: number;
}

export interface DuplicateProduct extends StaffProduct {
  model_number: string | null;
  /** 0 to 100. */
  quality: number;
}

/** Staff: items that stand in the shop more than once, as a job found them, the most repeated first. */
export async function listDuplicates(
  db: DataClient,
  filter: { scope?: DuplicateScope; page?: number; page_size?: number },
): Promise<Page<DuplicateGroup> & { compared_at: string | null }> {
  return answerOf(await db.rpc('list_duplicates', { filter: filter as Json }));
}

/** Staff: the goods of one item, the cheapest first, at most a hundred. Throws AppError `product_not_found`. */
export async function getDuplicates(
  db: DataClient,
  id: string,
): Promise<{ kind: DuplicateKind; items: DuplicateProduct[] }> {
  return answerOf(await db.rpc('get_duplicates', { group_id: id }));
}

import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type { DuplicateKind, DuplicateGroup, DuplicateProduct } from './product-comparisons.schema.ts';

export type { DuplicateKind, DuplicateGroup, DuplicateProduct } from './product-comparisons.schema.ts';

export const duplicateScopes = ['between', 'within'] as const;
/** Of several companies, or of one company more than once. */
export type DuplicateScope = (typeof duplicateScopes)[number];

/** Staff: items that stand in the shop more than once, as a job found them, the most repeated first. */
export async function listDuplicates(
  db: DataClient,
  filter: { scope?: DuplicateScope; page?: number; page_size?: number },
): Promise<Page<DuplicateGroup> & { compared_at: string | null }> {
  return call(db, 'list_duplicates', { filter: filter });
}

/** Staff: the goods of one item, the cheapest first, at most a hundred. Throws AppError `product_not_found`. */
export async function getDuplicates(
  db: DataClient,
  id: string,
): Promise<{ kind: DuplicateKind; items: DuplicateProduct[] }> {
  return call(db, 'get_duplicates', { group_id: id });
}

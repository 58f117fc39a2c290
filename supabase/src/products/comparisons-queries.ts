import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { DuplicateKind, DuplicateGroup, DuplicateProduct } from './comparisons-answers.ts';

export type { DuplicateKind, DuplicateGroup, DuplicateProduct } from './comparisons-answers.ts';

export const duplicateScopes = ['between', 'within'] as const;
/** Duplicates between companies, or within one company. */
export type DuplicateScope = (typeof duplicateScopes)[number];

export const duplicateSorts = ['products_desc', 'products'] as const;
/** Sorts by the number of products of a group. */
export type DuplicateSort = (typeof duplicateSorts)[number];

/** Groups of duplicates as found by a job, largest first by default; staff only. */
export async function listDuplicates(
  db: DataClient,
  filter: { scope?: DuplicateScope; sort?: DuplicateSort } & PageRequest,
): Promise<Page<DuplicateGroup> & { compared_at: string | null }> {
  return call(db, 'list_duplicates', { filter: filter });
}

/** Products of one group, cheapest first, at most 100; staff only. Throws AppError `product_not_found`. */
export async function getDuplicates(
  db: DataClient,
  id: string,
): Promise<{ kind: DuplicateKind; items: DuplicateProduct[] }> {
  return call(db, 'get_duplicates', { group_id: id });
}

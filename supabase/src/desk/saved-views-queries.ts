import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { SavedView } from './saved-views-answers.ts';

export type { SavedView } from './saved-views-answers.ts';

/** Console lists whose views can be saved and shared with other staff. */
export const consoleLists = [
  'console-users',
  'console-sellers',
  'console-orders',
  'console-returns',
  'console-return-figures',
  'console-quotes',
  'console-balances',
  'console-transactions',
  'console-rates',
  'console-payouts',
  'console-adjustments',
  'console-remittances',
  'console-messages',
  'console-reviews',
  'console-questions',
  'console-products',
  'console-deals',
  'console-terms',
  'console-synonyms',
  'console-duplicates',
  'console-emails',
  'console-audit',
] as const;
export type ConsoleList = (typeof consoleLists)[number];

/** Seller portal lists whose views can be saved. */
export type OwnList = 'own-products' | 'own-orders' | 'own-returns' | 'own-return-figures';

/**
 * Views of the caller, oldest first, then the shared views of others. Throws AppError `not_signed_in`, and for console lists
 * `not_allowed` if the caller lacks the right to the list.
 */
export async function listSavedViews(db: DataClient, list: OwnList | ConsoleList): Promise<SavedView[]> {
  return call(db, 'list_saved_views', { list });
}

/**
 * Saves a view, replacing the caller's view with the same name; returns all views of the list. A view that an admin shares
 * replaces a shared view of others with the same name. Throws AppError `invalid_input` {field: name, rule}, with the rule
 * `taken` if somebody else shares a view with the name, or `too_many` beyond 20 views.
 */
export async function saveView(
  db: DataClient,
  list: OwnList | ConsoleList,
  { name, query, shared }: { name: string; query: string; shared?: boolean },
): Promise<SavedView[]> {
  return call(db, 'save_view', { list, name, query, ...(shared !== undefined && { is_shared: shared }) });
}

/** Deletes an own view or, as an admin, a shared one; returns the remaining views. Throws AppError `not_allowed`. */
export async function deleteSavedView(
  db: DataClient,
  list: OwnList | ConsoleList,
  id: number,
): Promise<SavedView[]> {
  return call(db, 'delete_saved_view', { list, id });
}

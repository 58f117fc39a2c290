import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { SavedView } from './saved-views.schema.ts';

export type { SavedView } from './saved-views.schema.ts';

/** Lists of the console whose views people keep, and share with the staff. */
export type ConsoleList =
  | 'console-users'
  | 'console-sellers'
  | 'console-orders'
  | 'console-quotes'
  | 'console-messages'
  | 'console-reviews'
  | 'console-questions'
  | 'console-products'
  | 'console-deals'
  | 'console-terms'
  | 'console-synonyms'
  | 'console-duplicates'
  | 'console-emails'
  | 'console-audit';

/** A seller's own lists whose views people keep. */
export type OwnList = 'own-products' | 'own-orders';

/**
 * The person's views of a list, the oldest first, then those that others share. Throws AppError `not_signed_in`, of the
 * console's lists `not_allowed` to whoever lacks their tab's right.
 */
export async function listSavedViews(db: DataClient, list: OwnList | ConsoleList): Promise<SavedView[]> {
  return call(db, 'list_saved_views', { list });
}

/**
 * Keeps a view in place of the person's own with its name; answers all. An admin who shares changes what others share under
 * the name. Throws AppError `invalid_input` {field: name, rule}: taken by what another shares, or too_many beyond twenty.
 */
export async function saveView(
  db: DataClient,
  list: OwnList | ConsoleList,
  { name, query, shared }: { name: string; query: string; shared?: boolean },
): Promise<SavedView[]> {
  return call(db, 'save_view', { list, name, query, ...(shared !== undefined && { is_shared: shared }) });
}

/** Takes away a view of one's own, or as an admin a shared one; answers what is left. Throws AppError `not_allowed`. */
export async function deleteSavedView(
  db: DataClient,
  list: OwnList | ConsoleList,
  id: number,
): Promise<SavedView[]> {
  return call(db, 'delete_saved_view', { list, id });
}

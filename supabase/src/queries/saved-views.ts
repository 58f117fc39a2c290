import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

/** Lists whose views people keep. */
export type ViewedList = 'own-products';

/** A view of a list under a name: `query` is the address's, without its question mark. */
export interface SavedView {
  name: string;
  query: string;
}

/** The person's views of a list, the oldest first. Throws AppError `not_signed_in`. */
export async function listSavedViews(db: DataClient, list: ViewedList): Promise<SavedView[]> {
  return answerOf(await db.rpc('list_saved_views', { list }));
}

/**
 * Keeps a view in place of one with its name, or without a query takes that away; answers all. Throws AppError `invalid_input`
 * {field: name, rule: too_many} beyond twenty.
 */
export async function saveView(
  db: DataClient,
  list: ViewedList,
  { name, query }: { name: string; query?: string },
): Promise<SavedView[]> {
  return answerOf(await db.rpc('save_view', { list, name, ...(query !== undefined && { query }) }));
}

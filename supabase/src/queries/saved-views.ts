import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { SavedView } from './saved-views.schema.ts';

export type { SavedView } from './saved-views.schema.ts';

/** Lists whose views people keep. */
export type ViewedList = 'own-products';

/** The person's views of a list, the oldest first. Throws AppError `not_signed_in`. */
export async function listSavedViews(db: DataClient, list: ViewedList): Promise<SavedView[]> {
  return call(db, 'list_saved_views', { list });
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
  return call(db, 'save_view', { list, name, ...(query !== undefined && { query }) });
}

import { queryKey } from '@mawad/supabase/query-keys';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';

/** A named view of a list; `query` is the query string without question mark. */
export interface SavedView {
  id: number;
  name: string;
  query: string;
  is_shared: boolean;
  /** Name of the author who shares the view; null if it is the reader. */
  author: string | null;
  /** True if the reader may delete the view. */
  may_change: boolean;
}

/**
 * Calls of a portal that read and change the saved views of one list; each returns all views of the reader,
 * or rejects with AppError.
 */
export interface ViewSource {
  /** Name of the list in the database. */
  list: string;
  /** True if a view can be shared with the team. */
  canShare: boolean;
  read(): Promise<SavedView[]>;
  save(view: { name: string; query: string; shared: boolean }): Promise<SavedView[]>;
  remove(id: number): Promise<SavedView[]>;
}

export function viewsQuery({ list, read }: ViewSource) {
  return queryOptions({ queryKey: queryKey('views', 'list', list), queryFn: read, staleTime: 5 * 60_000 });
}

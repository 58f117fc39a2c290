import { queryKey } from '@mawad/supabase/query-keys';
import { queryOptions } from '../query.ts';

/** A view of a list under a name: `query` is the address's, without its question mark. */
export interface SavedView {
  id: number;
  name: string;
  query: string;
  is_shared: boolean;
  /** Who shares it; null for one's own. */
  author: string | null;
  /** Whether the reader may take it away. */
  may_change: boolean;
}

/** How a portal keeps the views of one of its lists; every call answers all that the reader sees, or throws AppError. */
export interface ViewSource {
  /** Its name in the database. */
  list: string;
  /** Whether a view can be shared with the team. */
  canShare: boolean;
  read(): Promise<SavedView[]>;
  save(view: { name: string; query: string; shared: boolean }): Promise<SavedView[]>;
  remove(id: number): Promise<SavedView[]>;
}

/** The views of a list. */
export function viewsQuery({ list, read }: ViewSource) {
  return queryOptions({ queryKey: queryKey('views', 'list', list), queryFn: read, staleTime: 5 * 60_000 });
}

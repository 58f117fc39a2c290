import { useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import type { BulkTarget } from '@mawad/supabase/products/bulk-changes-queries';
import type { OwnProduct, OwnProductFilter } from '@mawad/supabase/products/queries';

/** Selection for a bulk change: ticked products, or all that match the filter except unticked ones. */
export function useBulkTarget(filter: OwnProductFilter) {
  const selection = useListSelection<OwnProduct>(filter);
  const ids = selection.marked.rows.map(({ id }) => id);
  const target: BulkTarget = selection.allId ? { filter, except: ids } : { ids };
  return { ...selection, target };
}

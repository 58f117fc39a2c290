import { useState } from 'react';
import { useSelection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import type { BulkTarget } from '@mawad/supabase/queries/bulk-changes';
import type { OwnProduct, OwnProductFilter } from '@mawad/supabase/queries/own-products';

/** Selection for a bulk change: ticked products, or all that match the filter except unticked ones. */
export function useBulkTarget(filter: OwnProductFilter) {
  const marked = useSelection<OwnProduct>();
  const [allOf, setAllOf] = useState<string | null>(null);
  const key = JSON.stringify(filter);
  const isAll = allOf === key;
  // A new filter matches other products, so the selection would include products that nobody has seen.
  if (allOf !== null && !isAll) {
    setAllOf(null);
    marked.clear();
  }
  const ids = marked.rows.map(({ id }) => id);
  const target: BulkTarget = isAll ? { filter, except: ids } : { ids };
  return {
    marked,
    isAll,
    target,
    /** Whether the product is selected. */
    has: (id: number) => isAll !== marked.has(id),
    chooseAll() {
      marked.clear();
      setAllOf(key);
    },
    clear() {
      marked.clear();
      setAllOf(null);
    },
  };
}

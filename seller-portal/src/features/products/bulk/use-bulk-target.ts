import { useState } from 'react';
import { useSelection } from '@mawad/shared-ui/portal/use-selection';
import type { BulkTarget } from '@mawad/supabase/queries/bulk-changes';
import type { OwnProduct, OwnProductFilter } from '@mawad/supabase/queries/own-products';

/** Which products a change is meant for: ticked ones, or all that match the list's filter but those that are unticked. */
export function useBulkTarget(filter: OwnProductFilter) {
  const marked = useSelection<OwnProduct>();
  const [allOf, setAllOf] = useState<string | null>(null);
  const key = JSON.stringify(filter);
  const isAll = allOf === key;
  // Another filter lets others through: what was chosen would mean what nobody has seen.
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
    /** Whether a change reaches the product. */
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

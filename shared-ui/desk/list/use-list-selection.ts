import { useState } from 'react';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { type RowId, type Selection, useSelection } from '@mawad/shared-ui/desk/list/use-selection.ts';

export interface ListSelection<Row extends { id: RowId }> {
  /** Ticked rows, or the unticked ones if all rows are selected. */
  marked: Selection<Row>;
  /** Identifies one selection of all matching rows; null while rows are ticked one by one. */
  allId: string | null;
  /** Whether a row is selected. */
  has: (id: Row['id']) => boolean;
  chooseAll: () => void;
  clear: () => void;
}

/** Selection of ticked rows, or of all rows that match the filter except unticked ones. */
export function useListSelection<Row extends { id: RowId }>(filter: object): ListSelection<Row> {
  const marked = useSelection<Row>();
  const [all, setAll] = useState<{ of: string; id: string } | null>(null);
  const key = JSON.stringify(filter);
  const isAll = all?.of === key;
  // A new filter matches other rows, so the selection would include rows that nobody has seen.
  if (all !== null && !isAll) {
    setAll(null);
    marked.clear();
  }
  const change = (next: typeof all) => {
    marked.clear();
    setAll(next);
  };
  return {
    marked,
    allId: isAll ? all.id : null,
    has: (id) => isAll !== marked.has(id),
    chooseAll: () => change({ of: key, id: mintUuid() }),
    clear: () => change(null),
  };
}

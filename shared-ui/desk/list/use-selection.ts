import { useCallback, useState } from 'react';

/** Identifies a row of a list. */
export type RowId = string | number;

/** Selected rows of a list; the selection spans pages. */
export interface Selection<Row extends { id: RowId }> {
  rows: Row[];
  has(id: Row['id']): boolean;
  toggle(row: Row): void;
  set(rows: Row[], selected: boolean): void;
  drop(ids: Row['id'][]): void;
  clear(): void;
}

export function useSelection<Row extends { id: RowId }>(): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<RowId, Row>>(new Map());
  const change = useCallback((edit: (rows: Map<RowId, Row>) => void) => {
    setSelected((before) => {
      const after = new Map(before);
      edit(after);
      return after;
    });
  }, []);
  return {
    rows: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (row) => change((rows) => void (rows.delete(row.id) || rows.set(row.id, row))),
    set: (some, on) =>
      change((rows) => some.forEach((row) => (on ? rows.set(row.id, row) : rows.delete(row.id)))),
    drop: (ids) => change((rows) => ids.forEach((id) => rows.delete(id))),
    clear: () => setSelected(new Map()),
  };
}

/** Selected rows with the data of the current page; rows of other pages are as they were when selected. */
export function asShown<Row extends { id: RowId }>(selected: Row[], page: Row[] = []): Row[] {
  const shown = new Map(page.map((row) => [row.id, row]));
  return selected.map((row) => shown.get(row.id) ?? row);
}

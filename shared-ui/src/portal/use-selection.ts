import { useCallback, useState } from 'react';

/** What rows of a list are told apart by. */
export type RowId = string | number;

/** The rows of a list that are ticked, kept from page to page. */
export interface Selection<Row extends { id: RowId }> {
  rows: Row[];
  has(id: Row['id']): boolean;
  toggle(row: Row): void;
  /** Ticks or unticks several rows at once. */
  set(rows: Row[], ticked: boolean): void;
  /** Unticks by id. */
  drop(ids: Row['id'][]): void;
  clear(): void;
}

/** Rows that people tick to do one thing with all of them. */
export function useSelection<Row extends { id: RowId }>(): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<RowId, Row>>(new Map());
  const change = useCallback((edit: (rows: Map<RowId, Row>) => void) => {
    setTicked((before) => {
      const after = new Map(before);
      edit(after);
      return after;
    });
  }, []);
  return {
    rows: [...ticked.values()],
    has: (id) => ticked.has(id),
    toggle: (row) => change((rows) => void (rows.delete(row.id) || rows.set(row.id, row))),
    set: (some, on) =>
      change((rows) => some.forEach((row) => (on ? rows.set(row.id, row) : rows.delete(row.id)))),
    drop: (ids) => change((rows) => ids.forEach((id) => rows.delete(id))),
    clear: () => setTicked(new Map()),
  };
}

/** Ticked rows as the page in view shows them now; rows of other pages as they were ticked. */
export function asShown<Row extends { id: RowId }>(ticked: Row[], page: Row[] = []): Row[] {
  const shown = new Map(page.map((row) => [row.id, row]));
  return ticked.map((row) => shown.get(row.id) ?? row);
}

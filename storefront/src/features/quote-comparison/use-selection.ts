import { useCallback, useState } from 'react';
import type { Selection } from './selection.ts';
import { storedSelection } from './selection-storage.ts';

export interface SelectionState {
  selection: Selection;
  choose: (lineId: string, offerId: string) => void;
  setQuantity: (lineId: string, quantity: string) => void;
  /** Removes the choices of lines. */
  drop: (lineIds: string[]) => void;
  replace: (change: (before: Selection) => Selection) => void;
}

/** Chosen prices of a request, restored after a reload. */
export function useSelection(requestId: string): SelectionState {
  const [selection, setSelection] = useState(() => storedSelection(requestId).read());
  const replace = useCallback(
    (change: (before: Selection) => Selection) =>
      setSelection((before) => {
        const after = change(before);
        storedSelection(requestId).write(after);
        return after;
      }),
    [requestId],
  );
  const choose = useCallback(
    (lineId: string, offerId: string) =>
      replace((before) => ({ ...before, [lineId]: { offerId, quantity: before[lineId]?.quantity ?? '' } })),
    [replace],
  );
  const setQuantity = useCallback(
    (lineId: string, quantity: string) =>
      replace((before) =>
        before[lineId] ? { ...before, [lineId]: { ...before[lineId], quantity } } : before,
      ),
    [replace],
  );
  const drop = useCallback(
    (lineIds: string[]) =>
      replace((before) =>
        Object.fromEntries(Object.entries(before).filter(([lineId]) => !lineIds.includes(lineId))),
      ),
    [replace],
  );
  return { selection, choose, setQuantity, drop, replace };
}

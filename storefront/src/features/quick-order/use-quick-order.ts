import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { type CartItem, useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { codesOf, judgeLines, type JudgedLine } from './judge-lines.ts';
import {
  makeLine,
  maxLines,
  readOrder,
  storeOrder,
  type OrderLine,
  type QuickOrder,
  type ReadLine,
} from './order-lines.ts';
import { matchedCodesQuery } from './quick-order-queries.ts';

/** Changes of the order; the object stays the same, so that rows that did not change are not drawn again. */
export interface OrderChanges {
  setText: (text: string) => void;
  /** Adds lines below the others, up to the limit. */
  add: (read: ReadLine[]) => void;
  change: (key: string, values: Partial<Omit<OrderLine, 'key'>>) => void;
  /** Adds one to the line with this code, or a line for it. */
  count: (code: string) => void;
  replace: (lines: OrderLine[]) => void;
}

export interface QuickOrderForm {
  text: string;
  judged: JudgedLine[];
  /** Why the codes could not be looked up. */
  error: Error | null;
  retry: () => void;
  changes: OrderChanges;
}

/** One more of a code: its line's quantity, or a new line. */
function countCode(lines: OrderLine[], code: string): OrderLine[] {
  const known = lines.find((line) => line.code.trim() === code);
  if (!known) return [...lines, makeLine({ code, quantity: '1' })].slice(0, maxLines);
  const quantity = String((Number(known.quantity) || 0) + 1);
  return lines.map((line) => (line === known ? { ...line, quantity } : line));
}

/** Lines of a person's or guest's quick order: stored while typing, restored after a reload. */
export function useQuickOrder(owner: string | null): QuickOrderForm {
  const items = useStore((state) => state.cart.items);
  const [order, setOrder] = useState<QuickOrder>(() => readOrder(owner));
  useEffect(() => storeOrder(owner, order), [owner, order]);
  return useOrderForm(order, setOrder, items);
}

/** Checks the lines of an order against the shop; the stock must also cover the goods already in the cart. */
export function useOrderForm(
  { text, lines }: QuickOrder,
  setOrder: Dispatch<SetStateAction<QuickOrder>>,
  items: readonly CartItem[],
): QuickOrderForm {
  const codes = useMemo(() => codesOf(lines), [lines]);
  const { data, error, refetch } = useQuery(matchedCodesQuery(useServices(), codes));
  const judged = useMemo(() => judgeLines(lines, data, items), [lines, data, items]);
  const changes = useMemo((): OrderChanges => {
    const update = (step: (lines: OrderLine[]) => OrderLine[]) =>
      setOrder((before) => ({ ...before, lines: step(before.lines) }));
    return {
      setText: (next) => setOrder((before) => ({ ...before, text: next })),
      add: (read) => update((before) => [...before, ...read.map(makeLine)].slice(0, maxLines)),
      change: (key, values) =>
        update((before) => before.map((line) => (line.key === key ? { ...line, ...values } : line))),
      count: (code) => update((before) => countCode(before, code)),
      replace: (next) => update(() => next),
    };
  }, [setOrder]);
  return { text, judged, error, retry: () => void refetch(), changes };
}

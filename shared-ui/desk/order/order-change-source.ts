import { queryKey } from '@mawad/supabase/query-keys';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import type { OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import type { RefusedOrder } from '@mawad/shared-ui/desk/order/bulk-report.tsx';
import type { StepChoice } from '@mawad/shared-ui/desk/order/step-buttons.tsx';

/** A step that many orders take, worked on by a job. */
export interface OrderChange {
  id: string;
  status: 'selected' | 'working' | 'stopped' | 'done';
  row_count: number;
  changed: number;
  refused: number;
  /** The job failed three times and waits for `retry`. */
  set_aside: boolean;
}

/** Calls of a portal that select all orders of a list and take a step with them; all reject with AppError. */
export interface OrderChangeSource {
  /** Selects all orders that match `filter` under a new id, or counts them again; `except` has excluded ids. */
  select(id: string, filter: object, except: string[]): Promise<{ count: number; steps: StepChoice[] }>;
  start(
    id: string,
    step: OrderStep,
    input: { note?: string; courierId?: number; except: string[]; expected: number },
  ): Promise<OrderChange>;
  read(id: string): Promise<OrderChange>;
  steer(id: string, action: 'stop' | 'retry'): Promise<OrderChange>;
  refused(id: string): Promise<{ items: RefusedOrder[]; count: number }>;
}

/** Polling interval of a running change, ms. */
const pollInterval = 1_000;

export const isWorking = ({ status, set_aside }: OrderChange) => status === 'working' && !set_aside;

export function orderSelectionQuery(source: OrderChangeSource, id: string, filter: object, except: string[]) {
  return queryOptions({
    queryKey: queryKey('orders', 'selection', id, except),
    queryFn: () => source.select(id, filter, except),
    placeholderData: keepPreviousData,
    // The selection is a snapshot, which the database no longer counts once the change has started.
    staleTime: 'static',
  });
}

export function orderChangeQuery(source: OrderChangeSource, id: string) {
  return queryOptions({
    queryKey: queryKey('orders', 'change', id),
    queryFn: () => source.read(id),
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data) ? false : pollInterval),
  });
}

/** Refused orders of a change. Their number is part of the key, so new ones are fetched. */
export function refusedOrdersQuery(source: OrderChangeSource, { id, refused }: OrderChange) {
  return queryOptions({
    queryKey: queryKey('orders', 'refused', id, refused),
    queryFn: () => source.refused(id),
    enabled: refused > 0,
  });
}

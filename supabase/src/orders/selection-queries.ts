import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { OrderChangeProgress, OrderSelection } from '../products/bulk-changes-answers.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { OrderFilter } from './queries.ts';
import type { RefusedOrder } from './answers.ts';

export type { OrderChangeProgress, OrderSelection } from '../products/bulk-changes-answers.ts';

type OrderStep = OrderSelection['steps'][number]['step'];

interface BulkStepInput {
  note?: string;
  /** Courier of the orders that are shipped. */
  courierId?: number;
  except: string[];
  expected: number;
}

/**
 * Selects all orders that match the filter, in their present state, for one change. Repeated calls with the same id count the
 * selected orders again, without `except`. Throws AppError `not_allowed`, `bulk_change_state` {status} after the start.
 */
export async function selectOrders(
  db: DataClient,
  id: string,
  { scope, filter, except }: { scope: 'seller' | 'admin'; filter: OrderFilter; except: string[] },
): Promise<OrderSelection> {
  return call(db, 'select_orders', { change_id: id, scope, filter, except_ids: except });
}

/**
 * Starts a step of the selected orders that could take it when they were selected; a repeated call returns the started change.
 * Throws AppError `stale_version` {count} if they are not `expected` many, `reason_required`.
 */
export async function startOrderChange(
  db: DataClient,
  id: string,
  step: OrderStep,
  { note, courierId, except, expected }: BulkStepInput,
): Promise<OrderChangeProgress> {
  return call(db, 'start_order_change', {
    change_id: id,
    step,
    note: note ?? '',
    except_ids: except,
    expected,
    courier_id: courierId,
  });
}

/** Throws AppError `bulk_change_not_found`, also for changes of others. */
export async function getOrderChange(db: DataClient, id: string): Promise<OrderChangeProgress> {
  return (await call(db, 'get_bulk_change', { change_id: id })) as OrderChangeProgress;
}

/** `stop` leaves the waiting orders as they are, `retry` continues a change that was set aside. Throws `bulk_change_state`. */
export async function steerOrderChange(
  db: DataClient,
  id: string,
  action: 'stop' | 'retry',
): Promise<OrderChangeProgress> {
  return (await call(db, 'steer_bulk_change', { change_id: id, action })) as OrderChangeProgress;
}

/** Orders that the change refused, with the reasons. */
export async function listRefusedOrders(
  db: DataClient,
  id: string,
  filter: PageRequest = {},
): Promise<Page<RefusedOrder>> {
  return call(db, 'list_refused_orders', { change_id: id, filter });
}

/** The calls above for one portal: sellers select orders of their company, staff all orders. */
export function orderChangeSource(db: () => DataClient, scope: 'seller' | 'admin') {
  return {
    select: (id: string, filter: OrderFilter, except: string[]) =>
      selectOrders(db(), id, { scope, filter, except }),
    start: (id: string, step: OrderStep, input: BulkStepInput) => startOrderChange(db(), id, step, input),
    read: (id: string) => getOrderChange(db(), id),
    steer: (id: string, action: 'stop' | 'retry') => steerOrderChange(db(), id, action),
    refused: (id: string) => listRefusedOrders(db(), id, { page_size: 50 }),
  };
}

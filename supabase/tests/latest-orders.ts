import type { DataClient } from '../src/client.ts';
import * as orders from '../src/orders/queries.ts';
import { clientFor, secretKey } from './actors.ts';

/** Orders in their current version; a missing order gets version 1. */
async function latest(ids: string[]): Promise<orders.SeenOrder[]> {
  const { data } = await clientFor(secretKey(), secretKey())
    .from('orders')
    .select('id, version')
    .in('id', ids);
  const versions = new Map((data ?? []).map(({ id, version }) => [id, version]));
  return ids.map((id) => ({ id, version: versions.get(id) ?? 1 }));
}

/** Wraps a decision to take only the order and use its current version, for tests in which no page is stale. */
const onLatest =
  <Input extends unknown[], Answer>(
    decide: (db: DataClient, order: orders.SeenOrder, ...input: Input) => Promise<Answer>,
  ) =>
  async (db: DataClient, id: string, ...input: Input): Promise<Answer> =>
    decide(db, (await latest([id]))[0]!, ...input);

const onLatestOnes =
  <Input extends unknown[], Answer>(
    decide: (db: DataClient, seen: orders.SeenOrder[], ...input: Input) => Promise<Answer>,
  ) =>
  async (db: DataClient, ids: string[], ...input: Input): Promise<Answer> =>
    decide(db, await latest(ids), ...input);

export const approveOrder = onLatest(orders.approveOrder);
export const changeOrderStatus = onLatest(orders.changeOrderStatus);
export const reportShortage = onLatest(orders.reportShortage);
export const logCall = onLatest(orders.logCall);
export const confirmOrder = onLatest(orders.confirmOrder);
export const logAttempt = onLatest(orders.logAttempt);
export const deliverOrder = onLatest(orders.deliverOrder);
export const refuseOrder = onLatest(orders.refuseOrder);
export const changeShipment = onLatest(orders.changeShipment);
export const changeOrders = onLatestOnes(orders.changeOrders);
export const settleCash = onLatestOnes(orders.settleCash);

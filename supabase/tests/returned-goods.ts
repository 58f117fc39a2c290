import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import { placeOrder } from '../src/orders/queries.ts';
import {
  getReturn,
  getReturnable,
  requestReturn,
  type ReturnCase,
  type ReturnWish,
} from '../src/returns/queries.ts';
import { type ActorName, type Actors, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus, deliverOrder } from './latest-orders.ts';

/** Actors of a test with goods of the seller: pieces, and cable by the metre. 10 % commission. */
export interface ReturnWorld {
  sql: Sql;
  actors: Actors;
  company: string;
  piece: number;
  cable: number;
  reasons: Map<string, number>;
}

export async function createReturnWorld(sql: Sql): Promise<ReturnWorld> {
  const actors = await createActors(sql);
  const company = actors.seller.company!;
  const goods = {
    company_id: company,
    category_id: await createCategory(sql),
    quantity: 1000,
    price: 10_001,
  };
  await sql`insert into private.commission_rates (company_id, percent, first_day) values (${company}, 10, '2026-01-01')`;
  const rows = await sql<{ code: string; id: number }[]>`
    select code, id::float8 as id from private.return_reasons`;
  return {
    ...{ sql, actors, company },
    piece: await createProduct(sql, goods),
    cable: await createProduct(sql, { ...goods, unit: 'Meter', quantity_step: 0.5 }),
    reasons: new Map(rows.map(({ code, id }) => [code, id])),
  };
}

/** Delivers an order of the buyer for pieces and metres of cable; returns its id. */
export async function deliverGoods(world: ReturnWorld, pieces: number, metres = 0): Promise<string> {
  const { actors, piece, cable } = world;
  const { orders } = await placeOrder(actors.buyer.db, {
    ...{ idempotency_key: randomUUID(), language: 'en', delivery },
    lines: [
      { product_id: piece, variant_id: null, quantity: pieces, unit_price: 10_001 },
      { product_id: cable, variant_id: null, quantity: metres, unit_price: 10_001 },
    ].filter(({ quantity }) => quantity > 0),
  });
  const id = orders[0]!.id;
  await approveOrder(actors.admin.db, id);
  await changeOrderStatus(actors.seller.db, id, 'Shipped');
  await deliverOrder(actors.seller.db, id, null);
  return id;
}

/** Asks for quantities of an order's lines, in their order, as the buyer; returns the id of the return. */
export async function askBack(
  world: ReturnWorld,
  order: string,
  quantities: number[],
  { reason = 'damaged', wish = 'refund' as ReturnWish, phone = '+9647701234567' } = {},
): Promise<string> {
  const { lines } = await getReturnable(world.actors.buyer.db, order);
  const { id } = await requestReturn(world.actors.buyer.db, order, randomUUID(), {
    ...{ wish, phone, note: 'Two are broken' },
    lines: quantities.flatMap((quantity, index) =>
      quantity > 0
        ? [{ order_line_id: lines[index]!.order_line_id, quantity, reason_id: world.reasons.get(reason)! }]
        : [],
    ),
  });
  return id;
}

/** Takes a step as an actor on the present version of a return. */
export async function takeStep<Input extends unknown[], Answer>(
  world: ReturnWorld,
  name: ActorName,
  step: (
    db: Actors[ActorName]['db'],
    seen: { id: string; version: number },
    ...input: Input
  ) => Promise<Answer>,
  id: string,
  ...input: Input
): Promise<Answer> {
  const [row] = await world.sql<{ version: number }[]>`select version from private.returns where id = ${id}`;
  return step(world.actors[name].db, { id, version: row!.version }, ...input);
}

/** Lines of a return as received in full, all of it as new unless `restock` says less. */
export const wholeLines = ({ lines }: ReturnCase, restock?: number) =>
  lines.map(({ id, quantity }) => ({
    ...{ id, quantity, condition: 'as_new' as const },
    restock: Math.min(quantity, restock ?? quantity),
  }));

export const read = (world: ReturnWorld, id: string, name: ActorName = 'buyer') =>
  getReturn(world.actors[name].db, id);

export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: AppError) => error.code,
  );

/** Day in Iraq, ISO. */
export const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Baghdad' });

/** Commission of the seller's orders that the ledger has, by order. */
export async function ledgerCommission(sql: Sql, order: string): Promise<number> {
  const [row] = await sql<{ sum: number }[]>`
    select coalesce(sum(-e.amount), 0)::float8 as sum
    from private.ledger_transactions t
    join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission'
    where t.order_id = ${order}`;
  return row!.sum;
}

import { randomUUID } from 'node:crypto';
import { placeOrder } from '../src/orders/queries.ts';
import { type Actors, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus, deliverOrder } from './latest-orders.ts';

/** New actors whose seller has goods for 10,000 IQD and owes 10 % commission. */
export interface LedgerSeller {
  actors: Actors;
  company: string;
  product: number;
}

export async function createLedgerSeller(sql: Sql, percent = 10): Promise<LedgerSeller> {
  const actors = await createActors(sql);
  const company = actors.seller.company!;
  const product = await createProduct(sql, {
    ...{ company_id: company, category_id: await createCategory(sql), quantity: 1_000_000, price: 10_000 },
  });
  await sql`insert into private.commission_rates (company_id, percent, first_day) values (${company}, ${percent}, '2026-01-01')`;
  return { actors, company, product };
}

/** Places an order of the buyer; returns its id. */
export async function placeLedgerOrder({ actors, product }: LedgerSeller, quantity = 1): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    ...{ idempotency_key: randomUUID(), language: 'en', delivery },
    lines: [{ product_id: product, variant_id: null, quantity, unit_price: 10_000 }],
  });
  return orders[0]!.id;
}

/** Places an order and ships it; returns its id. */
export async function shipLedgerOrder(seller: LedgerSeller, quantity = 1): Promise<string> {
  const id = await placeLedgerOrder(seller, quantity);
  await approveOrder(seller.actors.admin.db, id);
  await changeOrderStatus(seller.actors.seller.db, id, 'Shipped');
  return id;
}

/** Places, ships and delivers an order: a debt of a tenth of its goods; returns its id. */
export async function deliverLedgerOrder(seller: LedgerSeller, quantity = 1): Promise<string> {
  const id = await shipLedgerOrder(seller, quantity);
  await deliverOrder(seller.actors.seller.db, id, null);
  return id;
}

/** Gives a company a credit as if a courier had collected its cash, without an order. */
export async function creditCompany(sql: Sql, company: string, amount: number): Promise<void> {
  await sql`
    select private.post_transaction('adjustment', 'test', ${randomUUID()}, array[
      row('owed_to_company', ${company}::uuid, null, ${-amount})::private.ledger_line,
      row('bank', null, null, ${amount})::private.ledger_line], ${company}, null, null, null)`;
}

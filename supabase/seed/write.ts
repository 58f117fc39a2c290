import type postgres from 'postgres';
import type { Plan } from './plan.ts';
import { admin } from './sellers.ts';
import { writeAddressesAndWishlists } from './write/addresses-and-wishlists.ts';
import { writeBuying } from './write/buying.ts';
import { writeAttributeDefinitions, writeCategories, writeProducts } from './write/catalogue.ts';
import { writeContactMessages } from './write/contact.ts';
import type { Sql } from './write/insert.ts';
import { writeCheckouts } from './write/orders.ts';
import { writeMoney } from './write/money.ts';
import { writeCompanies, writeUsers } from './write/people.ts';
import { writeQuotes } from './write/quotes.ts';
import { writeReturnedOrders, writeReturns } from './write/returns.ts';
import { writeQuestions, writeReviews } from './write/reviews.ts';

/** Moves sequences behind the ids that were inserted explicitly. */
async function advanceSequences(sql: Sql): Promise<void> {
  for (const table of [
    'categories',
    'products',
    'product_variants',
    'attribute_definitions',
    'attribute_options',
  ]) {
    await sql.unsafe(
      `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select max(id) from public.${table}))`,
    );
  }
}

/** Fills the search index in one pass instead of row by row. */
async function indexProducts(sql: Sql, plan: Plan): Promise<void> {
  await sql`select private.index_products(${plan.offers.map(({ id }) => id)}::bigint[])`;
  await sql`select private.refresh_search_statistics()`;
  await sql`select private.refresh_popularity(1000000)`;
}

export async function isSeeded(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql`select exists (select 1 from auth.users where id = ${admin.id}) as seeded`;
  return row?.seeded === true;
}

/** Writes the whole plan in one transaction. */
export async function writePlan(
  connection: postgres.Sql,
  plan: Plan,
  options: { password: string; now: number },
): Promise<void> {
  const { password, now } = options;
  await connection.begin(async (sql) => {
    await writeUsers(sql, password, now);
    await writeCompanies(sql, now);
    await writeCategories(sql, plan);
    await sql`alter table public.product_offers disable trigger index_new_offers`;
    await writeProducts(sql, plan, await writeAttributeDefinitions(sql, plan));
    await sql`alter table public.product_offers enable trigger index_new_offers`;
    await writeCheckouts(sql, plan, plan.checkouts);
    await writeReviews(sql, plan);
    await writeQuestions(sql, plan);
    await writeAddressesAndWishlists(sql, plan, now);
    await writeQuotes(sql, plan);
    await writeReturnedOrders(sql, plan);
    await writeBuying(sql, plan);
    await writeMoney(sql, plan);
    await writeReturns(sql, plan, now);
    await writeContactMessages(sql, now);
    await advanceSequences(sql);
    await indexProducts(sql, plan);
    // The hourly job would leave the figures of sellers empty until its first run.
    await sql`select private.write_store_figures(array(select id from public.companies where is_approved))`;
  });
}

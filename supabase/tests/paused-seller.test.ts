import { getProduct } from '../src/catalogue/queries.ts';
import { quoteCart } from '../src/orders/queries.ts';
import { getStore } from '../src/companies/stores-queries.ts';
import { connect, type Sql } from './actors.ts';
import { createLedgerSeller, type LedgerSeller, placeLedgerOrder } from './ledger-sellers.ts';

let sql: Sql;
let seller: LedgerSeller;
const paused = { opens_on: null, takes_orders: false };

beforeAll(async () => {
  sql = connect();
  seller = await createLedgerSeller(sql);
});
afterAll(() => sql.end());

/** Closures of the seller as a visitor reads them: of the product, the store and the cart. */
async function readClosures() {
  const { db } = seller.actors.anonymous;
  const [{ slug }] = await sql<[{ slug: string }]>`
    select slug from public.companies where id = ${seller.company}`;
  const { sellers } = await quoteCart(db, [{ product_id: seller.product, variant_id: null, quantity: 1 }]);
  const [product, store] = [await getProduct(db, seller.product), await getStore(db, slug)];
  return [product.holiday, store.holiday, sellers[0]!.holiday];
}

it('says on product, store and cart that a seller is paused, and refuses its orders until it is not', async () => {
  expect(await readClosures()).toEqual([null, null, null]);
  await sql`
    insert into private.company_debts (company_id, state, over_since, grace_ends_on)
    values (${seller.company}, 'paused', '2026-10-01', '2026-10-08')
    on conflict (company_id) do update
      set state = excluded.state, over_since = excluded.over_since, grace_ends_on = excluded.grace_ends_on`;
  await sql`
    update public.companies set holiday_from = current_date - 1, holiday_until = current_date + 9, holiday_takes_orders = true
    where id = ${seller.company}`;
  expect(await readClosures()).toEqual([paused, paused, paused]);
  await expect(placeLedgerOrder(seller)).rejects.toMatchObject({
    code: 'seller_paused',
    context: { company_id: seller.company },
  });
  await sql`
    update public.companies set holiday_from = null, holiday_until = null where id = ${seller.company}`;
  await sql`
    update private.company_debts set state = 'open', over_since = null, grace_ends_on = null
    where company_id = ${seller.company}`;
  expect(await readClosures()).toEqual([null, null, null]);
  await expect(placeLedgerOrder(seller)).resolves.toEqual(expect.any(String));
});

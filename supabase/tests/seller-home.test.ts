import { randomUUID } from 'node:crypto';
import { askQuestion } from '../src/questions/queries.ts';
import { getReturnable, requestReturn } from '../src/returns/queries.ts';
import { submitReview } from '../src/reviews/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import { getOwnBalance } from '../src/ledger/queries.ts';
import { getSellerHome } from '../src/companies/seller-account-queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus, logCall } from './latest-orders.ts';
import { moderateProduct } from './latest-decisions.ts';
import { createQuote } from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  const company_id = actors.seller.company!;
  product = await createProduct(sql, { company_id, category_id, quantity: 500 });
  await createProduct(sql, { company_id, category_id, quantity: 0 });
  await createProduct(sql, { company_id, category_id, quantity: 2 });
  const stale = await createProduct(sql, { company_id, category_id });
  await sql`update public.product_offers set price_confirmed_at = now() - interval '400 days' where product_id = ${stale}`;
  const hidden = await createProduct(sql, { company_id, category_id });
  await moderateProduct(actors.admin.db, hidden, 'A picture of something else');
});
afterAll(() => sql.end());

async function approvedOrder(): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  await approveOrder(actors.admin.db, orders[0]!.id);
  return orders[0]!.id;
}

it('counts open work that each member may do', async () => {
  const before = await getSellerHome(actors.seller.db);
  const [asked, shipped, delivered] = [await approvedOrder(), await approvedOrder(), await approvedOrder()];
  await logCall(actors.seller.db, asked, 'confirmed');
  for (const id of [shipped, delivered]) await changeOrderStatus(actors.seller.db, id, 'Shipped');
  await changeOrderStatus(actors.seller.db, delivered, 'Delivered');
  await approvedOrder();
  const { lines, reasons } = await getReturnable(actors.buyer.db, delivered);
  await requestReturn(actors.buyer.db, delivered, randomUUID(), {
    ...{ wish: 'refund', phone: '+9647701234567' },
    lines: [{ order_line_id: lines[0]!.order_line_id, quantity: 1, reason_id: reasons[0]!.id }],
  });
  await submitReview(actors.buyer.db, product, 2, 'Late');
  await askQuestion(actors.buyer.db, product, 'Is it waterproof?');
  const companies = [actors.seller.company!];
  await createQuote(sql, { buyer: actors.buyer, companies });
  const answered = await createQuote(sql, { buyer: actors.buyer, companies });
  await sql`update private.quote_sellers set state = 'Answered' where request_id = ${answered.id}`;
  const { tasks } = await getSellerHome(actors.seller.db);
  const more = Object.fromEntries(
    Object.entries(tasks).map(([task, count]) => [task, count - (before.tasks[task as 'ship'] ?? 0)]),
  );
  expect(more).toEqual({
    quotes: 1,
    confirm: 1,
    ship: 2,
    deliver: 1,
    returns: 1,
    settle: 1,
    out_of_stock: 0,
    low_stock: 0,
    old_prices: 0,
    hidden: 0,
    reviews: 1,
    documents: 0,
    questions: 1,
  });
  expect(tasks).toMatchObject({ out_of_stock: 1, low_stock: 1, old_prices: 1, hidden: 1 });
  const keysOf = async (name: 'warehouse' | 'finance' | 'sales') =>
    Object.keys((await getSellerHome(actors[name].db)).tasks).sort();
  expect(await keysOf('warehouse')).toEqual([
    'confirm',
    'deliver',
    'low_stock',
    'out_of_stock',
    'returns',
    'ship',
  ]);
  expect(await keysOf('finance')).toEqual(['settle']);
  expect(await keysOf('sales')).toEqual([
    'confirm',
    'deliver',
    'questions',
    'quotes',
    'returns',
    'reviews',
    'ship',
  ]);
});

it('shows the debt of the company to members who see money', async () => {
  const debt = async (name: 'finance' | 'warehouse') => (await getSellerHome(actors[name].db)).debt;
  const { debt_limit, ...ownBalance } = await getOwnBalance(actors.finance.db, actors.seller.company!);
  expect(await debt('finance')).toEqual({
    state: ownBalance.state,
    debt: ownBalance.debt,
    debt_limit,
    grace_ends_on: null,
  });
  expect(await debt('warehouse')).toBeNull();
});

it('reports the steps missing before the first sale', async () => {
  const company = actors.otherSeller.company!;
  await sql`delete from public.delivery_rates where company_id = ${company}`;
  expect((await getSellerHome(actors.otherSeller.db)).steps).toEqual({
    documents: false,
    delivery: false,
    product: false,
    store: false,
  });
  await createProduct(sql, { company_id: company, category_id: await createCategory(sql) });
  await sql`update public.companies set about_ar = 'مواد بناء' where id = ${company}`;
  await sql`insert into public.delivery_rates (company_id, governorate_code, fee, lead_days) values (${company}, 'IQ-BG', 5000, 2)`;
  expect((await getSellerHome(actors.otherSeller.db)).steps).toEqual({
    documents: false,
    delivery: true,
    product: true,
    store: true,
  });
});

it.each(['anonymous', 'buyer', 'pendingSeller', 'rejectedSeller', 'suspendedSeller', 'admin'] as const)(
  'is refused to %s',
  async (name) => {
    await expect(getSellerHome(actors[name].db)).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_approved',
    });
  },
);

import { randomUUID } from 'node:crypto';
import { getOrder, placeOrder } from '../src/orders/queries.ts';
import {
  closeQuoteRequestAsStaff,
  getAskedQuote,
  getOwnQuote,
  getStaffQuote,
} from '../src/quotes/queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus } from './latest-orders.ts';
import { createQuote, priced, refusal, sendOffer } from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let product_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product_id = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    quantity: 1000,
  });
});
afterAll(() => sql.end());

describe('history of an order', () => {
  const names = async (reader: ActorName, id: string) =>
    (await getOrder(actors[reader].db, id)).events.map(({ actor }) => actor);
  async function shippedOrder(): Promise<string> {
    const { orders } = await placeOrder(actors.buyer.db, {
      ...{ idempotency_key: randomUUID(), language: 'en', delivery },
      lines: [{ product_id, variant_id: null, quantity: 1, unit_price: 10_000 }],
    });
    const { id } = orders[0]!;
    await approveOrder(actors.support.db, id);
    await changeOrderStatus(actors.warehouse.db, id, 'Shipped');
    return id;
  }

  it('names colleagues to each side, and never the people of another side', async () => {
    const id = await shippedOrder();
    expect(await names('buyer', id)).toEqual(['Test buyer', null, null]);
    for (const reader of ['seller', 'warehouse', 'finance'] as const)
      expect([reader, ...(await names(reader, id))]).toEqual([reader, null, null, 'Test warehouse']);
    for (const reader of ['admin', 'support'] as const)
      expect([reader, ...(await names(reader, id))]).toEqual([
        ...[reader, 'Test buyer', 'Test support', 'Test warehouse'],
      ]);
  });

  it('names a former member only to the staff', async () => {
    const id = await shippedOrder();
    const member = actors.warehouse;
    await sql`delete from public.company_members where user_id = ${member.id}`;
    expect(await names('seller', id)).toEqual([null, null, null]);
    expect(await names('admin', id)).toEqual(['Test buyer', 'Test support', 'Test warehouse']);
    await sql`insert into public.company_members (company_id, user_id, role)
      values (${member.company}, ${member.id}, 'warehouse')`;
  });
});

describe('history of a quote request', () => {
  async function offeredRequest() {
    const companies = [actors.seller.company!, actors.otherSeller.company!];
    const request = await createQuote(sql, { buyer: actors.buyer, companies });
    await sendOffer(actors.sales, request, [priced(request.lines[0]!)]);
    await sendOffer(actors.otherSeller, request, [priced(request.lines[0]!)]);
    return request;
  }

  it('names colleagues to each side, and never the people of another side', async () => {
    const { id } = await offeredRequest();
    await closeQuoteRequestAsStaff(actors.support.db, id, 1, 'Sent twice');
    const actorsOf = (events: { actor: string | null }[]) => events.map(({ actor }) => actor);
    expect(actorsOf((await getOwnQuote(actors.buyer.db, id)).events)).toEqual([null, null, null]);
    expect(actorsOf((await getAskedQuote(actors.manager.db, id)).events)).toEqual(['Test sales', null]);
    expect(actorsOf((await getAskedQuote(actors.otherSeller.db, id)).events)).toEqual([
      ...['Test otherSeller', null],
    ]);
    expect(actorsOf((await getStaffQuote(actors.admin.db, id)).events)).toEqual([
      ...['Test sales', 'Test otherSeller', 'Test support'],
    ]);
  });

  it('says who changed a request meanwhile, in the words of other changes', async () => {
    const request = await createQuote(sql, { buyer: actors.buyer, companies: [actors.seller.company!] });
    await closeQuoteRequestAsStaff(actors.support.db, request.id, 1, 'Sent twice');
    const news = { what: 'quote_closed', by_role: 'admin', by: 'Test support' };
    expect(await refusal(closeQuoteRequestAsStaff(actors.admin.db, request.id, 1, 'again'))).toMatchObject({
      code: 'changed_meanwhile',
      context: news,
    });
  });
});

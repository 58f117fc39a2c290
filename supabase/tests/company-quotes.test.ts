import { randomUUID } from 'node:crypto';
import {
  approvePurchase,
  getPurchaseRequest,
  leaveBuyingCompany,
  refusePurchase,
  type DecidedLine,
} from '../src/buying/queries.ts';
import { getOrder } from '../src/orders/queries.ts';
import {
  acceptQuote,
  getOwnQuote,
  getQuoteComparison,
  listOwnQuotes,
  requestQuotePurchase,
  submitQuoteRequest,
  withdrawQuoteOffer,
  withdrawQuoteRequest,
} from '../src/quotes/queries.ts';
import { type Actor, type Actors, connect, createActors, type Sql } from './actors.ts';
import { type BuyingCompany, createBuyers, createProject } from './buying-company.ts';
import { formGuard, quoteRequest } from './forms.ts';
import { createCategory, createProduct } from './goods.ts';
import {
  type CreatedQuote,
  createQuote,
  day,
  place,
  priced,
  type QuoteLineRow,
  refusal,
  sendOffer,
} from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let company: BuyingCompany;
let other: BuyingCompany;
let project: string;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  other = await createBuyers(sql);
  category_id = await createCategory(sql);
}, 60_000);
beforeEach(async () => {
  company = await createBuyers(sql);
  project = await createProject(company.owner, { number: 'Q-1' });
}, 60_000);
afterAll(() => sql.end());

type Offered = Awaited<ReturnType<typeof offered>>;

/** A request of a person for the company with an offer for ten of each line at this price; private without `isFor`. */
async function offered(buyer: Actor, price: number, isFor = true, lines: QuoteLineRow[] = [{}], days = 14) {
  const quote = await createQuote(sql, {
    buyer,
    companies: [actors.seller.company!],
    lines,
    ...(isFor && { buying_company_id: company.id, project_id: project }),
  });
  const goods = lines.map(({ product_id, quantity = 10 }, place) =>
    priced(quote.lines[place]!, {
      ...{ unit_price: price, quantity: quantity ?? undefined, product_id: product_id ?? undefined },
    }),
  );
  const { offer_id } = await sendOffer(actors.seller, quote, goods, { valid_until: day(days) });
  return { quote, offer_id, price };
}
const acceptance = ({ quote, offer_id, price }: Offered) => ({
  idempotency_key: randomUUID(),
  lines: quote.lines.map((line_id) => ({ line_id, offer_id, unit_price: price })),
  ...{ delivery: place, language: 'en' as const, cost_code: 'CC-7' },
});
const accept = (person: Actor, { quote, offer_id, price }: Offered) =>
  acceptQuote(person.db, quote.id, acceptance({ quote, offer_id, price }));
const mayRead = async (person: Actor, { id }: CreatedQuote) => {
  const { items } = await listOwnQuotes(person.db, {});
  const isListed = items.some((quote) => quote.id === id);
  const answers = await Promise.allSettled([getOwnQuote(person.db, id), getQuoteComparison(person.db, id)]);
  const isRead = answers.map(({ status }) => status === 'fulfilled');
  expect(isRead).toEqual([isListed, isListed]);
  return isListed;
};

it('sent for a company names it and the project', async () => {
  const guard = await formGuard(sql);
  const buying = { company_id: company.id, project_id: project };
  const { id } = await submitQuoteRequest(company.buyer.db, guard, quoteRequest({ buying }));
  expect((await getOwnQuote(company.owner.db, id)).buying).toMatchObject({
    ...{ project_name: 'Hospital', requester: 'Foreman', is_own: false },
  });
});

it('is refused for another company, its project, and by a member who may not order', async () => {
  const foreign = await createProject(other.owner);
  for (const [person, buying, code] of [
    [company.buyer, { company_id: other.id, project_id: null }, 'not_buying'],
    [company.buyer, { company_id: company.id, project_id: foreign }, 'project_not_found'],
    [company.viewer, { company_id: company.id, project_id: null }, 'not_allowed'],
    [actors.buyer, { company_id: company.id, project_id: null }, 'not_buying'],
  ] as const) {
    const guard = await formGuard(sql);
    const request = quoteRequest({ buying });
    expect(await refusal(submitQuoteRequest(person.db, guard, request))).toMatchObject({ code });
  }
});

it('is read by the person and members who see orders, by nobody of another company; private ones stay private', async () => {
  const { quote } = await offered(company.buyer, 1000);
  const { quote: own } = await offered(company.buyer, 1000, false);
  const readers = { ...company, stranger: actors.buyer };
  for (const role of ['owner', 'approver', 'buyer', 'accountant', 'viewer', 'stranger'] as const) {
    expect([role, await mayRead(readers[role], quote)]).toEqual([role, role !== 'stranger']);
    expect([role, await mayRead(readers[role], own)]).toEqual([role, role === 'buyer']);
  }
  for (const role of ['owner', 'approver', 'buyer', 'accountant', 'viewer'] as const)
    expect([role, await mayRead(other[role], quote)]).toEqual([role, false]);
  const mate = await offered(company.owner, 1000);
  expect(await mayRead(company.buyer, mate.quote)).toBe(false);
  const { version } = await getOwnQuote(company.owner.db, quote.id);
  expect(await refusal(withdrawQuoteRequest(company.owner.db, quote.id, version))).toMatchObject({
    code: 'quote_not_found',
  });
});

it('becomes an order of the company within the limits, and is refused above them', async () => {
  const small = await accept(company.buyer, await offered(company.buyer, 1000));
  expect(await getOrder(company.viewer.db, small.orders[0]!.id)).toMatchObject({
    buying: { project: { name: 'Hospital' }, person: 'Foreman', cost_code: 'CC-7' },
  });
  const large = await offered(company.buyer, 50_000);
  expect(await refusal(accept(company.buyer, large))).toMatchObject({
    code: 'purchase_approval_required',
    context: { reasons: ['order_limit'] },
  });
  for (const [person, code] of [
    [company.viewer, 'not_allowed'],
    [other.owner, 'quote_not_found'],
  ] as const)
    expect(await refusal(accept(person, large))).toMatchObject({ code });
  const { orders } = await accept(company.approver, large);
  expect(await getOrder(company.owner.db, orders[0]!.id)).toMatchObject({ buying: { person: 'Approver' } });
});

describe('acceptance above a limit', () => {
  const ask = (person: Actor, given: Offered) =>
    requestQuotePurchase(person.db, given.quote.id, { ...acceptance(given), note: 'For the roof' });
  const mayAccept = async (person: Actor, { quote }: Offered) =>
    (await getQuoteComparison(person.db, quote.id)).request.may_accept;
  const stockOf = async (id: number) =>
    (
      await sql<{ quantity: number }[]>`
      select quantity::float8 as quantity from public.product_stock where product_id = ${id}`
    )[0]!.quantity;
  const approveAll = async (person: Actor, id: string, lines: DecidedLine[] = []) => {
    const seen = await getPurchaseRequest(person.db, id, lines);
    return approvePurchase(person.db, seen, { lines, total: seen.now!.total });
  };

  it('waits for approval, with notification, mail, history and held stock, and becomes the order of the offer', async () => {
    const product_id = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id,
      quantity: 50,
    });
    const given = await offered(company.buyer, 50_000, true, [{ product_id }, {}]);
    const { id } = await ask(company.buyer, given);
    expect(await stockOf(product_id)).toBe(40);
    for (const person of [company.approver, company.owner]) {
      const [news] = await sql`
        select kind, subject ->> 'purchase_request_id' as id from public.notifications
        where user_id = ${person.id} order by id desc limit 1`;
      expect(news).toEqual({ kind: 'purchase_requested', id });
      const [mail] = await sql`
        select template from private.outbox where address = ${person.email} order by id desc limit 1`;
      expect(mail).toEqual({ template: 'purchase_requested' });
    }
    expect(await getPurchaseRequest(company.approver.db, id)).toMatchObject({
      ...{ state: 'waiting', reasons: ['order_limit'], requester: 'Foreman', note: 'For the roof' },
      ...{ cost_code: 'CC-7', project_name: 'Hospital', may_decide: true },
      quote: { id: given.quote.id },
      now: { subtotal: 1_000_000, delivery_total: 5000, total: 1_005_000, problem: null },
      lines: [
        { product_id, quantity: 10, unit_price: 50_000, is_fixed: true },
        { product_id: null, quantity: 10, unit_price: 50_000, is_fixed: true },
      ],
      events: [{ kind: 'requested', by: 'Foreman', note: 'For the roof' }],
    });
    const { orders } = await approveAll(company.approver, id);
    expect(await stockOf(product_id)).toBe(40);
    expect(await getOrder(company.owner.db, orders[0]!.id)).toMatchObject({
      ...{ total: 1_005_000, buying: { person: 'Foreman', cost_code: 'CC-7' } },
    });
    expect(await getOwnQuote(company.buyer.db, given.quote.id)).toMatchObject({
      ...{ status: 'Awarded', orders: [{ id: orders[0]!.id }] },
    });
  });

  it('is held for the days of the site, at most to the end of the last day of the offer', async () => {
    const given = await offered(company.buyer, 50_000, true, [{}], 2);
    const { expires_at } = await ask(company.buyer, given);
    expect(Date.parse(expires_at)).toBe(Date.parse(`${day(3)}T00:00:00+03:00`));
  });

  it('is approved without a removed line, whose offer can be accepted again; offered quantities stay', async () => {
    const product_id = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id,
      quantity: 50,
    });
    const given = await offered(company.buyer, 50_000, true, [{ product_id }, {}, { quantity: null }]);
    const chosen = acceptance(given);
    chosen.lines[2] = { ...chosen.lines[2]!, quantity: 4 } as never;
    const { id } = await requestQuotePurchase(company.buyer.db, given.quote.id, chosen);
    const { lines } = await getPurchaseRequest(company.approver.db, id);
    expect(lines.map(({ is_fixed }) => is_fixed)).toEqual([true, true, false]);
    const lowered = [{ line_id: lines[1]!.id, quantity: 5 }];
    expect(await refusal(approveAll(company.approver, id, lowered))).toMatchObject({
      ...{ code: 'invalid_input', context: { field: 'lines' } },
    });
    await approveAll(company.approver, id, [
      { line_id: lines[0]!.id, quantity: 0 },
      { line_id: lines[2]!.id, quantity: 3 },
    ]);
    expect(await stockOf(product_id)).toBe(50);
    const quote = await getOwnQuote(company.buyer.db, given.quote.id);
    expect(quote.lines.map(({ awarded_to }) => awarded_to !== null)).toEqual([false, true, true]);
  });

  it('blocks its lines for other acceptances until it is refused, then returns the stock', async () => {
    const product_id = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id,
      quantity: 50,
    });
    const given = await offered(company.buyer, 50_000, true, [{ product_id }]);
    const { id, number } = await ask(company.buyer, given);
    const shown = await getQuoteComparison(company.owner.db, given.quote.id);
    expect(shown.request.waiting).toEqual([{ id, number }]);
    expect(shown.offers[0]!.lines[0]!.blocked).toBe('requested');
    for (const again of [accept(company.owner, given), ask(company.buyer, given)])
      expect(await refusal(again)).toMatchObject({
        code: 'offer_changed',
        context: { lines: [{ reason: 'requested' }] },
      });
    const seen = await getPurchaseRequest(company.approver.db, id);
    await refusePurchase(company.approver.db, seen, 'Too dear');
    expect(await stockOf(product_id)).toBe(50);
    await accept(company.owner, given);
  });

  it('shows the approver that the seller changed or withdrew the offer, and is not ordered', async () => {
    const given = await offered(company.buyer, 50_000);
    const { id } = await ask(company.buyer, given);
    await withdrawQuoteOffer(actors.seller.db, given.quote.id, 1);
    const { now } = await getPurchaseRequest(company.approver.db, id);
    expect(now).toMatchObject({ total: 505_000, problem: { code: 'offer_changed' } });
    expect(await refusal(approveAll(company.approver, id))).toMatchObject({ code: 'offer_changed' });
  });

  it('is requested by members who may order alone, and repeated once', async () => {
    const given = await offered(company.buyer, 50_000);
    const own = await offered(company.buyer, 50_000, false);
    for (const role of ['owner', 'approver', 'buyer', 'accountant', 'viewer'] as const)
      expect([role, await mayAccept(company[role], given)]).toEqual([
        role,
        !['accountant', 'viewer'].includes(role),
      ]);
    for (const [person, quote, code] of [
      [company.viewer, given, 'not_allowed'],
      [company.accountant, given, 'not_allowed'],
      [other.owner, given, 'quote_not_found'],
      [actors.buyer, given, 'quote_not_found'],
      [actors.seller, given, 'quote_not_found'],
      [company.buyer, own, 'not_buying'],
    ] as const)
      expect(await refusal(ask(person, quote))).toMatchObject({ code });
    const once = acceptance(given);
    const [first, second] = await Promise.all([
      requestQuotePurchase(company.buyer.db, given.quote.id, once),
      requestQuotePurchase(company.buyer.db, given.quote.id, once),
    ]);
    expect(second).toEqual(first);
    expect(await refusal(approveAll(company.buyer, first.id))).toMatchObject({ code: 'own_request' });
  });
});

it('stays with the company when the person leaves', async () => {
  const { quote } = await offered(company.buyer, 1000);
  await leaveBuyingCompany(company.buyer.db);
  expect(await mayRead(company.buyer, quote)).toBe(false);
  expect((await getOwnQuote(company.owner.db, quote.id)).buying).toMatchObject({ is_own: true });
});

import { randomUUID } from 'node:crypto';
import { leaveBuyingCompany } from '../src/buying/queries.ts';
import { getOrder } from '../src/orders/queries.ts';
import {
  acceptQuote,
  getOwnQuote,
  getQuoteComparison,
  listOwnQuotes,
  submitQuoteRequest,
  withdrawQuoteRequest,
} from '../src/quotes/queries.ts';
import { type Actor, type Actors, connect, createActors, type Sql } from './actors.ts';
import { type BuyingCompany, createBuyers, createProject } from './buying-company.ts';
import { formGuard, quoteRequest } from './forms.ts';
import { type CreatedQuote, createQuote, place, priced, refusal, sendOffer } from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let company: BuyingCompany;
let other: BuyingCompany;
let project: string;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  other = await createBuyers(sql);
}, 60_000);
beforeEach(async () => {
  company = await createBuyers(sql);
  project = await createProject(company.owner, { number: 'Q-1' });
}, 60_000);
afterAll(() => sql.end());

/** A request of a person for the company with an offer of one line at this price; private without `isFor`. */
async function offered(buyer: Actor, price: number, isFor = true) {
  const quote = await createQuote(sql, {
    buyer,
    companies: [actors.seller.company!],
    ...(isFor && { buying_company_id: company.id, project_id: project }),
  });
  const { offer_id } = await sendOffer(actors.seller, quote, [
    priced(quote.lines[0]!, { unit_price: price, quantity: 10 }),
  ]);
  return { quote, offer_id, price };
}
const accept = (person: Actor, { quote, offer_id, price }: Awaited<ReturnType<typeof offered>>) =>
  acceptQuote(
    person.db,
    quote.id,
    randomUUID(),
    [{ line_id: quote.lines[0]!, offer_id, unit_price: price }],
    place,
    'en',
  );
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

it('becomes an order of the company within the limits, above them by a member with higher ones', async () => {
  const small = await accept(company.buyer, await offered(company.buyer, 1000));
  expect(await getOrder(company.viewer.db, small.orders[0]!.id)).toMatchObject({
    buying: { project: { name: 'Hospital' }, person: 'Foreman' },
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

it('stays with the company when the person leaves', async () => {
  const { quote } = await offered(company.buyer, 1000);
  await leaveBuyingCompany(company.buyer.db);
  expect(await mayRead(company.buyer, quote)).toBe(false);
  expect((await getOwnQuote(company.owner.db, quote.id)).buying).toMatchObject({ is_own: true });
});

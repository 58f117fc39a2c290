import { randomUUID } from 'node:crypto';
import { acceptQuote, getQuoteComparison, type OfferLineInput } from '../src/quotes/queries.ts';
import {
  type ActorName,
  actorNames,
  type Actors,
  connect,
  createActors,
  createCompany,
  type Sql,
} from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import {
  createQuote,
  type CreatedQuote,
  day,
  place,
  priced,
  type QuoteLineRow,
  refusal,
  routeTo,
  sendOffer,
} from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

const ask = (lines: QuoteLineRow[] = [{}], values: object = {}): Promise<CreatedQuote> =>
  createQuote(sql, {
    buyer: actors.buyer,
    companies: [actors.seller.company!, actors.otherSeller.company!],
    lines,
    ...values,
  });
const offer = async (
  name: 'seller' | 'otherSeller',
  request: CreatedQuote,
  lines: OfferLineInput[],
  values: object = {},
) => (await sendOffer(actors[name], request, lines, values)).offer_id;
const compare = (request: CreatedQuote, name: ActorName = 'buyer') =>
  getQuoteComparison(actors[name].db, request.id);

it.each(actorNames)('shows %s the offers only for an own request', async (name) => {
  const request = await ask();
  await offer('seller', request, [priced(request.lines[0]!)]);
  if (name === 'buyer') expect((await compare(request)).offers).toHaveLength(1);
  else
    expect((await refusal(compare(request, name))).code).toBe(
      name === 'anonymous' ? 'not_signed_in' : 'quote_not_found',
    );
});

it('compares prices in the requested unit, with partial quantities, refusals and the seller', async () => {
  const bags = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id,
    unit: 'Bag',
    quantity: 500,
  });
  await sql`update public.companies set store_phone = '+9647800000001' where id = ${actors.seller.company}`;
  const request = await ask([
    { quantity: 3, unit: 'Ton' },
    { quantity: null, unit: 'm2' },
  ]);
  const [cement, tiles] = request.lines as [string, string];
  const first = await offer('seller', request, [
    priced(cement, {
      product_id: bags,
      unit: 'Bag',
      units_per_requested: 20,
      unit_price: 8000,
      quantity: 40,
      is_equivalent: true,
    }),
    priced(tiles, {
      unit: 'Box',
      units_per_requested: 0.5,
      unit_price: 30_000,
      quantity: undefined,
      lead_days: 7,
    }),
  ]);
  await offer('otherSeller', request, [
    priced(cement, { unit: 'Ton', unit_price: 200_000, quantity: 3 }),
    { line_id: tiles, refusal: 'not_sold' },
  ]);
  const { offers, ...rest } = await compare(request);
  expect(rest).toMatchObject({
    request: {
      id: request.id,
      number: request.number,
      status: 'Open',
      version: 1,
      revision: 1,
      governorate: 'IQ-BG',
    },
    lines: [{ id: cement, seller_count: 2, awarded_to: null }, { id: tiles }],
    split_saves: null,
  });
  expect(offers).toMatchObject([
    {
      ...{
        id: first,
        company_id: actors.seller.company,
        company_phone: '+9647800000001',
        rating_count: 0,
        valid_until: day(14),
      },
      ...{ quoted_count: 2, is_complete: false, is_exact: false, max_lead_days: 7, landed_total: 325_000 },
      lines: [
        {
          ...{
            line_id: cement,
            price_per_requested: 160_000,
            supplied: 2,
            is_partial: true,
            is_best: true,
            above_best: 0,
          },
          ...{ blocked: null, line_total: 320_000, product: { name_en: 'Claw hammer' } },
        },
        {
          line_id: tiles,
          price_per_requested: 15_000,
          supplied: null,
          is_partial: false,
          line_total: null,
          product: null,
        },
      ],
    },
    {
      ...{ quoted_count: 1, is_complete: false, is_exact: true, landed_total: 605_000 },
      lines: [
        { price_per_requested: 200_000, supplied: 3, is_partial: false, is_best: false, above_best: 25 },
        { refusal: 'not_sold', price_per_requested: null, is_best: false, above_best: null, blocked: null },
      ],
    },
  ]);
});

it('does not call a quantity partial because its unit was divided and rounded', async () => {
  const request = await ask([{ quantity: 10, unit: 'm' }]);
  await offer('seller', request, [
    priced(request.lines[0]!, {
      unit: 'roll',
      units_per_requested: 1 / 3,
      unit_price: 1000,
      quantity: 3.333,
    }),
  ]);
  expect((await compare(request)).offers[0]).toMatchObject({
    is_complete: true,
    lines: [{ is_partial: false }],
  });
});

it('proposes the cheapest seller, the cheapest lines and the earliest, with each delivery fee once', async () => {
  const request = await ask([{}, {}, {}]);
  const [a, b, c] = request.lines as [string, string, string];
  const first = await offer('seller', request, [
    priced(a, { unit_price: 1000, lead_days: 9 }),
    priced(b, { unit_price: 3000, lead_days: 9 }),
    priced(c, { unit_price: 2000, lead_days: 2 }),
  ]);
  const second = await offer(
    'otherSeller',
    request,
    [
      priced(a, { unit_price: 2000, lead_days: 1 }),
      priced(b, { unit_price: 1000, lead_days: 3 }),
      priced(c, { unit_price: 2500, lead_days: 2 }),
    ],
    { delivery_fee: 8000 },
  );
  const comparison = await compare(request);
  const picks = (offers: string[]) =>
    request.lines.map((line_id, index) => ({ line_id, offer_id: offers[index] }));
  expect(comparison.proposals).toEqual([
    {
      kind: 'cheapest_seller',
      lines: picks([second, second, second]),
      total: 63_000,
      order_count: 1,
      max_lead_days: 3,
      partial_count: 0,
      missing_count: 0,
    },
    {
      kind: 'cheapest_lines',
      lines: picks([first, second, first]),
      total: 53_000,
      order_count: 2,
      max_lead_days: 9,
      partial_count: 0,
      missing_count: 0,
    },
    {
      kind: 'earliest',
      lines: picks([second, second, first]),
      total: 63_000,
      order_count: 2,
      max_lead_days: 3,
      partial_count: 0,
      missing_count: 0,
    },
  ]);
  expect(comparison.split_saves).toBe(10_000);
  expect(comparison.offers.map(({ id, is_complete }) => [id, is_complete])).toEqual([
    [second, true],
    [first, true],
  ]);
});

it('saves nothing by splitting if the fees of several sellers cost more than one seller', async () => {
  const request = await ask([{}, {}]);
  const [a, b] = request.lines as [string, string];
  await offer('seller', request, [priced(a, { unit_price: 100 }), priced(b, { unit_price: 100 })], {
    delivery_fee: 10_000,
  });
  await offer('otherSeller', request, [priced(a, { unit_price: 99 })], { delivery_fee: 10_000 });
  const { proposals, split_saves } = await compare(request);
  const [single, split] = proposals.map(({ total }) => total);
  expect(split).toBeGreaterThan(single!);
  expect(split_saves).toBe(0);
});

it('prefers a seller with fewer missing lines to a cheaper one, and full quantities to partial ones', async () => {
  const request = await ask([{}, {}, {}]);
  const [a, b] = request.lines as [string, string];
  const cheap = await offer('seller', request, [priced(a, { unit_price: 1, quantity: 5, lead_days: 0 })]);
  const full = await offer('otherSeller', request, [priced(a), priced(b)]);
  const { proposals, split_saves } = await compare(request);
  for (const { lines, missing_count } of proposals) {
    expect(lines).toEqual([a, b].map((line_id) => ({ line_id, offer_id: full })));
    expect(missing_count).toBe(1);
  }
  expect(split_saves).toBeNull();
  expect(JSON.stringify(proposals)).not.toContain(cheap);
});

it('counts lines of which a seller supplies only a part, because their total looks cheaper than it is', async () => {
  const request = await ask([{}, {}]);
  const [a, b] = request.lines as [string, string];
  await offer('seller', request, [priced(a, { quantity: 5 }), priced(b)]);
  const { proposals } = await compare(request);
  expect(proposals.map(({ partial_count, missing_count }) => [partial_count, missing_count])).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

it('says why a price cannot be accepted, and leaves it out of every proposal', async () => {
  const own = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 9 });
  const request = await ask([{}, {}, {}]);
  const [a, b, c] = request.lines as [string, string, string];
  await offer('seller', request, [priced(a, { product_id: own }), priced(b), priced(c)]);
  const blocks = async () => (await compare(request)).offers[0]!.lines.map(({ blocked }) => blocked);
  expect(await blocks()).toEqual(['out_of_stock', null, null]);
  await sql`update private.quote_lines set revision = 2 where id = ${b}`;
  expect(await blocks()).toEqual(['out_of_stock', 'line_changed', null]);
  expect(
    (await compare(request)).proposals.map(({ lines, missing_count }) => [lines.length, missing_count]),
  ).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  await sql`update private.quote_lines set awarded_to = ${actors.otherSeller.company} where id = ${c}`;
  expect(await blocks()).toEqual(['out_of_stock', 'line_changed', 'awarded']);
  expect(await compare(request)).toMatchObject({
    proposals: [],
    offers: [{ quoted_count: 0, landed_total: 0, is_complete: false }],
  });
  for (const [blocked, change, undo] of [
    [
      'expired',
      sql`update private.quote_offers set valid_until = '2026-01-01' where request_id = ${request.id}`,
      sql`
      update private.quote_offers set valid_until = ${day(3)} where request_id = ${request.id}`,
    ],
    [
      'seller_closed',
      sql`update public.companies set status = 'suspended' where id = ${actors.seller.company}`,
      sql`
      update public.companies set status = 'approved' where id = ${actors.seller.company}`,
    ],
    [
      'refused',
      sql`update private.quote_offers set delivery_fee = null where request_id = ${request.id}`,
      sql`
      update private.quote_offers set delivery_fee = 0 where request_id = ${request.id}`,
    ],
  ] as const) {
    await change;
    expect((await blocks())[0]).toBe(blocked);
    await undo;
  }
});

it('proposes only what acceptance accepts, at the total that it charges', async () => {
  const request = await ask([{}, {}, {}, {}]);
  const lines = request.lines;
  await offer(
    'seller',
    request,
    lines.slice(0, 3).map((line, index) => priced(line, { unit_price: 100.25 * (index + 1) })),
  );
  await offer(
    'otherSeller',
    request,
    lines.slice(1).map((line, index) => priced(line, { unit_price: 150.5 * (3 - index) })),
  );
  const comparison = await compare(request);
  const proposal = comparison.proposals.find(({ kind }) => kind === 'cheapest_lines')!;
  const price = new Map(
    comparison.offers.flatMap((seller) =>
      seller.lines.map((line) => [`${seller.id} ${line.line_id}`, line.unit_price!]),
    ),
  );
  const { orders } = await acceptQuote(actors.buyer.db, request.id, {
    idempotency_key: randomUUID(),
    lines: proposal.lines.map((line) => ({
      ...line,
      unit_price: price.get(`${line.offer_id} ${line.line_id}`)!,
    })),
    ...{ delivery: place, language: 'ar' },
  });
  expect(orders).toHaveLength(proposal.order_count);
  expect(orders.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(proposal.total, 2);
  expect((await compare(request)).proposals).toEqual([]);
});

it('compares 100 lines of 12 sellers', async () => {
  const companies = await Promise.all(Array.from({ length: 11 }, () => createCompany(sql)));
  const request = await ask(Array.from({ length: 100 }, () => ({})));
  await routeTo(sql, request.id, companies);
  await offer(
    'seller',
    request,
    request.lines.map((line) => priced(line)),
  );
  await sql`
    with copied as (
      insert into private.quote_offers (request_id, company_id, revision, request_revision, delivery_fee, valid_until, line_count, subtotal,
        idempotency_key)
      select request_id, c.id, 1, 1, 1000, valid_until, line_count, subtotal, gen_random_uuid()
      from private.quote_offers cross join unnest(${companies}::uuid[]) as c (id) where request_id = ${request.id}
      returning id)
    insert into private.quote_offer_lines (offer_id, line_id, unit, units_per_requested, unit_price, quantity, lead_days)
    select c.id, l.id, 'Each', 1, 500 + floor(random() * 1000), 10, floor(random() * 9)
    from copied c cross join private.quote_lines l where l.request_id = ${request.id}`;
  const { offers, proposals } = await compare(request);
  expect(offers).toHaveLength(12);
  expect(offers.every(({ is_complete, lines }) => is_complete && lines.length === 100)).toBe(true);
  expect(proposals.map(({ lines }) => lines.length)).toEqual([100, 100, 100]);
});

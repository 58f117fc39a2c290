import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { getOrder } from '../src/orders/queries.ts';
import {
  type AcceptedLine,
  acceptQuote,
  getAskedQuote,
  getOwnQuote,
  type OfferLineInput,
  withdrawQuoteOffer,
} from '../src/quotes/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, setStock, stockOf } from './goods.ts';
import {
  createQuote,
  type CreatedQuote,
  notified,
  place,
  priced,
  type QuoteLineRow,
  refusal,
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
const product = (values: object = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id, ...values });
const offer = async (
  name: 'seller' | 'otherSeller',
  request: CreatedQuote,
  lines: OfferLineInput[],
  values: object = {},
) => (await sendOffer(actors[name], request, lines, values)).offer_id;
const take = (line_id: string, offer_id: string, unit_price = 1000, quantity?: number): AcceptedLine => ({
  ...{ line_id, offer_id, unit_price },
  ...(quantity === undefined ? {} : { quantity }),
});
const accept = (
  request: CreatedQuote,
  lines: AcceptedLine[],
  { key = randomUUID(), delivery = place as object, name = 'buyer' as ActorName } = {},
) => acceptQuote(actors[name].db, request.id, { idempotency_key: key, lines, delivery, language: 'en' });
/** An open request of one line with an offer of `seller`. */
const offered = async (line: QuoteLineRow = {}, values: object = {}) => {
  const request = await ask([line], values);
  return {
    request,
    line: request.lines[0]!,
    id: await offer('seller', request, [priced(request.lines[0]!)]),
  };
};
const reasons = async (call: Promise<unknown>) => {
  const { code, context } = await refusal(call);
  expect(code).toBe('offer_changed');
  return (context.lines as { line_id: string; offer_id: string; reason: string }[]).map(
    ({ reason }) => reason,
  );
};
const orderCount = async (request: CreatedQuote) => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from public.orders where quote_request_id = ${request.id}`;
  return row!.count;
};
const sellerStates = async (request: CreatedQuote) => {
  const rows = await sql<{ state: string }[]>`
    select s.state from private.quote_sellers s where s.request_id = ${request.id}
    order by s.company_id = ${actors.seller.company} desc`;
  return rows.map(({ state }) => state);
};
const kinds = async (name: ActorName, request: CreatedQuote) =>
  (await notified(sql, actors[name], request)).map(({ kind }) => kind);

it('makes one order per seller at the quoted prices, takes the stock and notifies both sides', async () => {
  const own = await product({
    unit: 'Bag',
    price: 9000,
    quantity: 80,
    sku: 'CEM-50',
    returns: 'none',
    main_image: 'seller/c.webp',
  });
  const shirt = await product({ price: 5000 });
  const large = await createVariant(sql, shirt, { size: 'L', sku: 'SH-L', stock: 30 });
  const request = await ask([
    { description: 'Cement', quantity: 3, unit: 'Ton' },
    { product_id: shirt, variant_id: large },
    { description: 'Washed sand', description_ar: 'رمل مغسول', code: 'S-1', unit: 'm3' },
    { description: 'Labour' },
  ]);
  const [cement, shirts, sand, labour] = request.lines as [string, string, string, string];
  const first = await offer('seller', request, [
    priced(cement, {
      ...{
        product_id: own,
        unit: 'Bag',
        units_per_requested: 20,
        unit_price: 8000,
        quantity: 60,
        lead_days: 4,
      },
    }),
    priced(shirts, { product_id: shirt, variant_id: large, unit_price: 4000 }),
    priced(labour, { offered_name: 'Two workers' }),
  ]);
  const second = await offer('otherSeller', request, [priced(sand, { unit: 'm3', lead_days: 1 })], {
    delivery_fee: 7000,
  });
  const placed = await accept(request, [
    take(labour, first),
    take(sand, second),
    take(shirts, first, 4000),
    take(cement, first, 8000),
  ]);

  expect(placed.orders).toHaveLength(2);
  const orders = await Promise.all(placed.orders.map(({ id }) => getOrder(actors.buyer.db, id)));
  const own1 = orders.find(({ delivery_fee }) => delivery_fee === 5000)!;
  expect(own1).toMatchObject({
    ...{ subtotal: 530_000, total: 535_000, line_count: 3 },
    lines: [
      {
        ...{
          product_id: own,
          name_en: 'Claw hammer',
          sku: 'CEM-50',
          unit: 'Bag',
          returns: 'none',
          main_image: 'seller/c.webp',
        },
        ...{ quantity: 60, unit_price: 8000, line_total: 480_000 },
      },
      { product_id: shirt, size: 'L', sku: 'SH-L', quantity: 10, unit_price: 4000 },
      {
        product_id: null,
        name_en: 'Two workers',
        name_ar: 'Two workers',
        sku: '',
        returns: 'faulty_only',
        line_total: 10_000,
      },
    ],
  });
  expect(orders.find(({ delivery_fee }) => delivery_fee === 7000)).toMatchObject({
    ...{ total: 17_000 },
    lines: [{ name_en: 'Washed sand', name_ar: 'رمل مغسول', sku: 'S-1', unit: 'm3', returns: 'faulty_only' }],
  });
  const [row] = await sql<{ lead_days: number }[]>`select lead_days from public.orders where id = ${own1.id}`;
  expect(row!.lead_days).toBe(4);
  expect([await stockOf(sql, own), await stockOf(sql, shirt, large)]).toEqual([20, 20]);

  const quote = await getOwnQuote(actors.buyer.db, request.id);
  expect(quote).toMatchObject({ status: 'Awarded', awarded_count: 4, version: 2 });
  expect(quote.orders).toHaveLength(2);
  expect(quote.lines.map(({ awarded_to }) => awarded_to)).toEqual([
    actors.seller.company,
    actors.seller.company,
    actors.otherSeller.company,
    actors.seller.company,
  ]);
  const asked = await getAskedQuote(actors.seller.db, request.id);
  expect(asked).toMatchObject({ state: 'Won', orders: [{ id: own1.id, number: own1.number }] });
  expect(asked.lines.map(({ awarded }) => awarded)).toEqual(['won', 'won', 'lost', 'won']);
  expect(asked.events.at(-1)).toMatchObject({
    kind: 'accepted',
    details: { lines: 3, order_numbers: [own1.number] },
  });
  expect(await kinds('sales', request)).toContain('quote_won');
  const mails = await sql<{ template: string }[]>`
    select template from private.outbox where params -> 'orders' @> ${sql.json([{ number: own1.number }])}`;
  expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(['order_placed', 'order_received']));
});

it('accepts in parts: winners win at once, the others lose when nothing is left', async () => {
  const request = await ask([{}, {}]);
  const [one, two] = request.lines as [string, string];
  const first = await offer('seller', request, [priced(one), priced(two)]);
  await offer('otherSeller', request, [priced(one), priced(two)]);
  await accept(request, [take(one, first)]);
  expect(await getOwnQuote(actors.buyer.db, request.id)).toMatchObject({
    status: 'PartlyAwarded',
    awarded_count: 1,
  });
  expect(await sellerStates(request)).toEqual(['Won', 'Answered']);
  expect(await kinds('otherSeller', request)).toEqual([]);
  expect(await refusal(withdrawQuoteOffer(actors.seller.db, request.id, 1))).toMatchObject({
    code: 'offer_accepted',
  });
  expect(await refusal(offer('seller', request, [priced(two)], { revision: 1 }))).toMatchObject({
    code: 'offer_accepted',
  });
  expect(await refusal(offer('otherSeller', request, [priced(two)], { revision: 1 }))).toMatchObject({
    code: 'quote_closed',
  });

  await accept(request, [take(two, first)]);
  expect(await getOwnQuote(actors.buyer.db, request.id)).toMatchObject({
    status: 'Awarded',
    awarded_count: 2,
  });
  expect(await sellerStates(request)).toEqual(['Won', 'Lost']);
  expect(await notified(sql, actors.otherSeller, request)).toEqual([
    {
      kind: 'quote_lost',
      subject: {
        quote_request_id: request.id,
        number: request.number,
        company_id: actors.otherSeller.company,
      },
    },
  ]);
  const other = await getAskedQuote(actors.otherSeller.db, request.id);
  expect(other.orders).toEqual([]);
  expect(other.events.map(({ kind }) => kind)).toEqual(['offered']);
});

it.each(actorNames)('lets %s accept only an own request', async (name) => {
  const { request, line, id } = await offered();
  const call = accept(request, [take(line, id)], { name });
  if (name === 'buyer') expect((await call).orders).toHaveLength(1);
  else expect((await refusal(call)).code).toBe(name === 'anonymous' ? 'not_signed_in' : 'quote_not_found');
  expect(await orderCount(request)).toBe(name === 'buyer' ? 1 : 0);
});

it('refuses a suspended buyer', async () => {
  const { request, line, id } = await offered();
  await sql`update public.profiles set suspended_at = now(), suspension_reason = 'Spam' where id = ${actors.buyer.id}`;
  const { code } = await refusal(accept(request, [take(line, id)]));
  await sql`update public.profiles set suspended_at = null, suspension_reason = null where id = ${actors.buyer.id}`;
  expect(code).toBe('account_suspended');
});

it.each(['Open', 'Closed', 'PartlyAwarded', 'Awarded', 'Withdrawn', 'Expired'])(
  'accepts a request that is %s only if its state allows',
  async (status) => {
    const { request, line, id } = await offered();
    await sql`update private.quote_requests set status = ${status} where id = ${request.id}`;
    const call = accept(request, [take(line, id)]);
    if (['Open', 'Closed', 'PartlyAwarded'].includes(status)) await call;
    else expect(await refusal(call)).toMatchObject({ code: 'quote_state', context: { status } });
  },
);

it('reports every line that cannot be accepted, and accepts none', async () => {
  const own = await product({ quantity: 50 });
  const request = await ask([{}, {}, {}, { quantity: null }, { quantity: null }, { quantity: null }, {}, {}]);
  const [kept, changed, dearer, open, fractional, huge, declined, gone] = request.lines as [
    string,
    ...string[],
  ];
  const old = await offer('seller', request, [priced(kept)]);
  const id = await offer(
    'seller',
    request,
    [
      priced(kept, { product_id: own }),
      priced(changed!),
      priced(dearer!),
      ...[open!, fractional!, huge!].map((line) => priced(line, { quantity: undefined })),
      { line_id: declined!, refusal: 'other' as const },
      priced(gone!),
    ],
    { revision: 1 },
  );
  const withdrawn = await offer('otherSeller', request, [priced(gone!)]);
  await withdrawQuoteOffer(actors.otherSeller.db, request.id, 1);
  await sql`update private.quote_lines set revision = 2 where id = ${changed!}`;
  await sql`update private.quote_lines set removed_in = 2 where id = ${gone!}`;
  const lines = [
    take(kept, id),
    take(changed!, id),
    take(dearer!, id, 900),
    take(open!, id),
    take(fractional!, id, 1000, 1.5),
    take(huge!, id, 1000, 10_000_000),
    take(declined!, id, 0),
    take(gone!, id),
  ];
  expect(await reasons(accept(request, lines))).toEqual([
    'line_changed',
    'price_changed',
    'quantity_required',
    'quantity_required',
    'quantity_too_large',
    'refused',
    'line_changed',
  ]);
  const reason = async (line: AcceptedLine) => (await reasons(accept(request, [line])))[0];
  expect(await reason(take(kept, old))).toBe('superseded');
  expect(await reason(take(kept, randomUUID()))).toBe('withdrawn');
  expect(await reason(take(randomUUID(), id))).toBe('line_changed');
  await sql`update private.quote_lines set removed_in = null where id = ${gone!}`;
  expect(await reason(take(gone!, withdrawn))).toBe('withdrawn');
  expect(await orderCount(request)).toBe(0);
  expect(await stockOf(sql, own)).toBe(50);
  await accept(request, [take(kept, id), take(open!, id, 1000, 3)]);
  expect(await reasons(accept(request, [take(kept, id)]))).toEqual(['awarded']);
});

it('refuses an expired offer, a company that may not sell, goods no longer sold, and goods nobody hands over', async () => {
  const own = await product();
  const request = await ask();
  const line = request.lines[0]!;
  const id = await offer('seller', request, [priced(line, { product_id: own })]);
  const refusedFor = async () => (await reasons(accept(request, [take(line, id)])))[0];
  await sql`update private.quote_offers set valid_until = (now() at time zone 'Asia/Baghdad')::date - 1 where id = ${id}`;
  expect(await refusedFor()).toBe('expired');
  await sql`update private.quote_offers set valid_until = (now() at time zone 'Asia/Baghdad')::date where id = ${id}`;
  await sql`update public.companies set status = 'suspended' where id = ${actors.seller.company}`;
  expect(await refusedFor()).toBe('seller_closed');
  await sql`update public.companies set status = 'approved' where id = ${actors.seller.company}`;
  await sql`update public.products set deleted_at = now() where id = ${own}`;
  expect(await refusedFor()).toBe('refused');
  await sql`update public.products set deleted_at = null, unit = 'Box' where id = ${own}`;
  expect(await refusedFor()).toBe('refused');
  await sql`update public.products set unit = 'Each' where id = ${own}`;
  await sql`update private.quote_offers set delivery_fee = null where id = ${id}`;
  expect(await refusedFor()).toBe('refused');
  await sql`update private.quote_offers set delivery_fee = 0 where id = ${id}`;
  await accept(request, [take(line, id)]);
});

it('hands over at the showroom without a fee if the buyer collects and the company offers it', async () => {
  const pickup = {
    offers_pickup: true,
    governorate: 'IQ-BA',
    pickup_address_en: '7 Port Road',
    pickup_lead_days: 1,
  };
  await sql`update public.companies set ${sql(pickup)} where id = ${actors.seller.company}`;
  const request = await ask([{}, {}], { is_pickup: true });
  const [one, two] = request.lines as [string, string];
  const collected = await offer('seller', request, [priced(one)], { delivery_fee: undefined });
  const sent = await offer('otherSeller', request, [priced(two)]);
  const nobody = { full_name: place.full_name, phone: place.phone };
  expect(
    await refusal(accept(request, [take(one, collected), take(two, sent)], { delivery: nobody })),
  ).toMatchObject({
    code: 'invalid_delivery',
    context: { field: 'governorate' },
  });
  const { orders } = await accept(request, [take(one, collected)], { delivery: nobody });
  const [order] = await sql<Record<string, unknown>[]>`
    select is_pickup, governorate, delivery_fee::float8 from public.orders where id = ${orders[0]!.id}`;
  expect(order).toEqual({ is_pickup: true, governorate: 'IQ-BA', delivery_fee: 0 });
  expect((await accept(request, [take(two, sent)])).orders[0]!.total).toBe(15_000);
  await sql`update public.companies set offers_pickup = false where id = ${actors.seller.company}`;
});

it('refuses an incomplete delivery, another governorate, and malformed lines', async () => {
  const { request, line, id } = await offered();
  for (const [field, value] of Object.entries({
    full_name: '',
    phone: '12',
    address: '',
    governorate: 'IQ-BA',
  }))
    expect(
      await refusal(accept(request, [take(line, id)], { delivery: { ...place, [field]: value } })),
    ).toMatchObject({
      code: 'invalid_delivery',
      context: { field },
    });
  for (const [lines, rule] of [
    [[], 'required'],
    [['one'], 'format'],
    [[{ line_id: line, offer_id: id }], 'format'],
    [[take('1', id)], 'format'],
    [[take(line, id, -1)], 'format'],
    [[take(line, id, 1000, -1)], 'format'],
    [[take(line, id), take(line, id)], 'repeated'],
  ] as const)
    expect(await refusal(accept(request, lines as unknown as AcceptedLine[]))).toMatchObject({
      code: 'invalid_input',
      context: { field: 'lines', rule },
    });
  expect(await refusal(accept(request, [take(line, id)], { key: null as never }))).toMatchObject({
    code: 'invalid_input',
  });
});

it('takes stock at the quoted price whatever the catalogue price is, and reports all missing goods', async () => {
  const [one, two] = [
    await product({ quantity: 15, price: 77 }),
    await product({ quantity: 3, published: false }),
  ];
  const request = await ask([{}, {}, {}]);
  const [a, b, c] = request.lines as [string, string, string];
  const id = await offer('seller', request, [
    priced(a, { product_id: one }),
    priced(b, { product_id: one }),
    priced(c, { product_id: two }),
  ]);
  expect(await refusal(accept(request, [take(a, id), take(b, id), take(c, id)]))).toMatchObject({
    code: 'out_of_stock',
    context: {
      product_id: one,
      lines: [
        { product_id: one, available: 15, name_ar: 'مطرقة' },
        { product_id: two, available: 3 },
      ],
    },
  });
  expect([await stockOf(sql, one), await stockOf(sql, two), await orderCount(request)]).toEqual([15, 3, 0]);
  await setStock(sql, { product_id: two, quantity: 10 });
  await accept(request, [take(a, id), take(c, id)]);
  expect([await stockOf(sql, one), await stockOf(sql, two)]).toEqual([5, 0]);
});

it('makes one order set of parallel calls, with one key and with many', async () => {
  const own = await product({ quantity: 100 });
  const request = await ask();
  const line = request.lines[0]!;
  const id = await offer('seller', request, [priced(line, { product_id: own })]);
  const key = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      accept(request, [take(line, id)], index % 2 ? { key } : {}).then(
        ({ checkout_id }) => checkout_id,
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  const placed = outcomes.filter((outcome) => /-/.test(outcome));
  expect(new Set(placed).size).toBe(1);
  expect(
    outcomes
      .filter((outcome) => !/-/.test(outcome))
      .every((code) => ['quote_state', 'offer_changed'].includes(code)),
  ).toBe(true);
  expect(await orderCount(request)).toBe(1);
  expect(await stockOf(sql, own)).toBe(90);
});

it('returns the same result for a repeated call, and refuses its key for other lines', async () => {
  const { request, line, id } = await offered();
  const key = randomUUID();
  const placed = await accept(request, [take(line, id)], { key });
  expect(await accept(request, [take(line, id)], { key })).toEqual(placed);
  expect(await refusal(accept(request, [take(line, id, 900)], { key }))).toMatchObject({
    code: 'idempotency_mismatch',
  });
});

it('accepts either the offer as seen or none of it while the seller revises', async () => {
  for (let round = 0; round < 5; round++) {
    const { request, line, id } = await offered();
    const [accepted, revised] = await Promise.all([
      accept(request, [take(line, id)]).then(
        ({ orders }) => orders[0]!.total,
        ({ code }: { code: string }) => code,
      ),
      offer('seller', request, [priced(line, { unit_price: 2000 })], { revision: 1 }).then(
        () => 'revised',
        ({ code }: { code: string }) => code,
      ),
    ]);
    expect([
      [15_000, 'offer_accepted'],
      ['offer_changed', 'revised'],
    ]).toContainEqual([accepted, revised]);
  }
});

type Step =
  | {
      kind: 'offer';
      by: number;
      lines: { price: number; quantity: number; refused: boolean; own: boolean }[];
      fee: number;
    }
  | { kind: 'withdraw'; by: number }
  | { kind: 'accept'; picks: (number | null)[] };

it('keeps one award per line, totals of the quoted lines and exact stock through any sequence of steps', async () => {
  const lineCount = 3;
  const sellers = ['seller', 'otherSeller'] as const;
  const by = fc.integer({ min: 0, max: 1 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      kind: fc.constant('offer' as const),
      by,
      fee: fc.integer({ min: 0, max: 20_000 }),
      lines: fc.array(
        fc.record({
          price: fc.integer({ min: 1, max: 50_000 }),
          quantity: fc.integer({ min: 1, max: 15 }),
          refused: fc.boolean(),
          own: fc.boolean(),
        }),
        { minLength: lineCount, maxLength: lineCount },
      ),
    }),
    fc.record({ kind: fc.constant('withdraw' as const), by }),
    fc.record({
      kind: fc.constant('accept' as const),
      picks: fc.array(fc.option(by, { nil: null }), { minLength: lineCount, maxLength: lineCount }),
    }),
  );

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const stock = 20;
      const goods = await Promise.all(
        sellers.map((name) =>
          createProduct(sql, { company_id: actors[name].company!, category_id, quantity: stock }),
        ),
      );
      const request = await ask(Array.from({ length: lineCount }, () => ({})));
      const current: ({ id: string; fee: number; lines: OfferLineInput[] } | null)[] = [null, null];
      const revisions = [0, 0];
      const awards: { by: number; line: string; quantity: number; own: boolean }[] = [];
      const won = (seller: number) => awards.some((award) => award.by === seller);
      for (const move of steps) {
        if (move.kind === 'offer') {
          const lines = move.lines.map(({ price, quantity, refused, own }, index): OfferLineInput =>
            refused
              ? { line_id: request.lines[index]!, refusal: 'other' }
              : priced(request.lines[index]!, {
                  unit_price: price,
                  quantity,
                  ...(own ? { product_id: goods[move.by] } : {}),
                }),
          );
          const call = sendOffer(actors[sellers[move.by]!], request, lines, {
            revision: revisions[move.by],
            delivery_fee: move.fee,
          });
          if (awards.length > 0) {
            expect((await refusal(call)).code).toBe(won(move.by) ? 'offer_accepted' : 'quote_closed');
          } else {
            const { offer_id, revision } = await call;
            revisions[move.by] = revision;
            current[move.by] = { id: offer_id, fee: move.fee, lines };
          }
        } else if (move.kind === 'withdraw') {
          const done = awards.length === lineCount;
          const call = withdrawQuoteOffer(actors[sellers[move.by]!].db, request.id, revisions[move.by]!);
          if (won(move.by)) expect((await refusal(call)).code).toBe('offer_accepted');
          else if (done) expect((await refusal(call)).code).toBe('quote_state');
          else {
            await call;
            current[move.by] = null;
          }
        } else {
          const chosen = move.picks.flatMap((seller, index) => {
            const source = seller === null ? null : current[seller];
            const line = source?.lines[index];
            return source && line && 'unit_price' in line ? [{ by: seller!, source, line }] : [];
          });
          if (chosen.length === 0) continue;
          const call = accept(
            request,
            chosen.map(({ source, line }) => take(line.line_id, source.id, line.unit_price)),
          );
          const again = chosen.some(({ line }) => awards.some((award) => award.line === line.line_id));
          const wanted = [0, 1].map((seller) =>
            [
              ...awards,
              ...chosen.map(({ by: from, line }) => ({
                by: from,
                own: Boolean(line.product_id),
                quantity: line.quantity!,
              })),
            ]
              .filter((award) => award.by === seller && award.own)
              .reduce((sum, { quantity }) => sum + quantity, 0),
          );
          if (awards.length === lineCount) expect((await refusal(call)).code).toBe('quote_state');
          else if (again) expect((await refusal(call)).code).toBe('offer_changed');
          else if (wanted.some((quantity) => quantity > stock))
            expect((await refusal(call)).code).toBe('out_of_stock');
          else {
            const { orders } = await call;
            for (const seller of [0, 1]) {
              const lines = chosen.filter((pick) => pick.by === seller);
              const order = orders.find(({ company_id }) => company_id === actors[sellers[seller]!].company);
              expect(order?.total).toBe(
                lines.length === 0
                  ? undefined
                  : lines.reduce(
                      (sum, { line }) => sum + line.unit_price * line.quantity!,
                      lines[0]!.source.fee,
                    ),
              );
            }
            for (const { by: from, line } of chosen)
              awards.push({
                by: from,
                line: line.line_id,
                quantity: line.quantity!,
                own: Boolean(line.product_id),
              });
          }
        }
      }
      const rows = await sql<{ id: string; awarded_to: string | null }[]>`
        select id, awarded_to from private.quote_lines where request_id = ${request.id}`;
      for (const { id, awarded_to } of rows) {
        const award = awards.filter(({ line }) => line === id);
        expect(award.length).toBeLessThanOrEqual(1);
        expect(awarded_to).toBe(award[0] ? actors[sellers[award[0].by]!].company : null);
      }
      for (const seller of [0, 1]) {
        const sold = awards
          .filter(({ by: from, own }) => from === seller && own)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(await stockOf(sql, goods[seller]!)).toBe(stock - sold);
      }
    }),
    { numRuns: 25, seed: 42 },
  );
});

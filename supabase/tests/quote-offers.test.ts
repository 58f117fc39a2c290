import { randomUUID } from 'node:crypto';
import {
  discardQuoteOfferDraft,
  findOfferedGoods,
  getAskedQuote,
  listAskedQuotes,
  type OfferLineInput,
  saveQuoteOfferDraft,
  seeAskedQuote,
  sendQuoteOffer,
  withdrawQuoteOffer,
} from '../src/quotes/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';
import {
  createQuote,
  type CreatedQuote,
  day,
  notified,
  offerWith,
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
  createQuote(sql, { buyer: actors.buyer, companies: [actors.seller.company!], lines, ...values });
const product = (values: object = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id, ...values });
const state = async (request: CreatedQuote, name: ActorName = 'seller') => {
  const [row] = await sql<{ state: string; answered_at: Date | null; offers: number }[]>`
    select s.state, s.answered_at, q.offer_count as offers
    from private.quote_sellers s join private.quote_requests q on q.id = s.request_id
    where s.request_id = ${request.id} and s.company_id = ${actors[name].company}`;
  return row!;
};
const kinds = async (name: ActorName, request: CreatedQuote) =>
  (await notified(sql, actors[name], request)).map(({ kind }) => kind);

const entitled: readonly ActorName[] = ['seller', 'manager', 'sales'];
/** Refusal of each actor who may not work on requests of the asked company. */
const refused: Partial<Record<ActorName, string>> = {
  anonymous: 'not_signed_in',
  buyer: 'not_approved',
  otherBuyer: 'not_approved',
  otherSeller: 'quote_not_found',
  pendingSeller: 'not_approved',
  rejectedSeller: 'not_approved',
  suspendedSeller: 'not_approved',
  warehouse: 'not_allowed',
  finance: 'not_allowed',
  admin: 'not_approved',
  support: 'not_approved',
  catalogueStaff: 'not_approved',
  financeStaff: 'not_approved',
};

it.each(actorNames)(
  'lets %s read and answer a request only with the right in an asked company',
  async (name) => {
    const request = await ask();
    const { db } = actors[name];
    let saved = day(0);
    const calls: (() => Promise<unknown>)[] = [
      () => getAskedQuote(db, request.id),
      () => seeAskedQuote(db, request.id),
      async () => (saved = await saveQuoteOfferDraft(db, request.id, { step: 1 }, null)),
      () => discardQuoteOfferDraft(db, request.id, saved),
      () => sendOffer(actors[name], request, [priced(request.lines[0]!)]),
      () => withdrawQuoteOffer(db, request.id, 1),
    ];
    if (entitled.includes(name)) {
      for (const call of calls) await call();
      expect((await listAskedQuotes(db, {})).items.map((item) => item.request_id)).toContain(request.id);
    } else {
      for (const call of calls) expect((await refusal(call())).code).toBe(refused[name]);
      const list = listAskedQuotes(db, {});
      if (name === 'otherSeller')
        expect((await list).items.map((item) => item.request_id)).not.toContain(request.id);
      else expect((await refusal(list)).code).toBe(refused[name]);
    }
  },
);

it('shows a request with the lines of the company alone, and records that it was seen', async () => {
  const request = await ask([{ description: 'Rebar 12 mm', code: 'B-1' }, { description: 'Sand' }], {
    message: 'On site before noon',
  });
  await sql`delete from private.quote_routes where line_id = ${request.lines[1]!}`;
  await routeTo(sql, request.id, [actors.otherSeller.company!]);
  await seeAskedQuote(actors.sales.db, request.id);
  const asked = await getAskedQuote(actors.seller.db, request.id);
  expect(asked).toMatchObject({
    ...{ number: request.number, state: 'New', status: 'Open', message: 'On site before noon', buyer: null },
    ...{ delivery_fee: 5000, delivery_lead_days: 2, offers: [], draft: null, orders: [], is_outdated: false },
    lines: [{ id: request.lines[0], code: 'B-1', quantity: 10, suggestion: null, awarded: null }],
    first_lines: ['Rebar 12 mm'],
  });
  expect(asked.lines).toHaveLength(1);
  expect(asked.seen_at).not.toBeNull();
});

it('suggests the company’s own product with its price for the quantity, its unit and its lowest price', async () => {
  const own = await product({ unit: 'Kilogram', price: 2000, quantity: 9000, sku: 'RB-12' });
  await sql`update public.product_offers set volume_discounts = '[{"quantity": 1000, "percent": 10}]' where product_id = ${own}`;
  await sql`insert into private.price_limits (product_id, lowest) values (${own}, 1500)`;
  const shirt = await product({ price: 3000 });
  const large = await createVariant(sql, shirt, { size: 'L', stock: 4, price: 3500 });
  const foreign = await createProduct(sql, { company_id: actors.otherSeller.company!, category_id });
  const request = await ask([
    { product_id: own, quantity: 2, unit: 'Ton' },
    { product_id: own, quantity: null, unit: 'Box' },
    { product_id: shirt, variant_id: large, quantity: 1 },
    { product_id: foreign },
  ]);
  const { lines } = await getAskedQuote(actors.seller.db, request.id);
  expect(lines.map(({ suggestion }) => suggestion)).toMatchObject([
    {
      product_id: own,
      sku: 'RB-12',
      units_per_requested: 1000,
      unit_price: 1800,
      lowest_price: 1500,
      stock: 9000,
    },
    { unit: 'Kilogram', units_per_requested: null, unit_price: 2000 },
    { variant_id: large, units_per_requested: 1, unit_price: 3500, lowest_price: null, stock: 4 },
    null,
  ]);
});

it('keeps one draft per company and refuses to replace or delete a newer one', async () => {
  const request = await ask();
  const [sales, manager] = [actors.sales.db, actors.manager.db];
  const read = async () => (await getAskedQuote(manager, request.id)).draft;
  const save = (db: typeof sales, step: number, expected: string | null) =>
    saveQuoteOfferDraft(db, request.id, { step }, expected);
  const first = await save(sales, 1, null);
  expect(await read()).toEqual({ content: { step: 1 }, updated_at: first });
  expect(await save(sales, 1, null)).toBe(first);
  const second = await save(manager, 2, first);
  const stale = { code: 'stale_version', context: { updated_at: second } };
  for (const seen of [null, first]) await expect(save(sales, 3, seen)).rejects.toMatchObject(stale);
  await expect(discardQuoteOfferDraft(sales, request.id, first)).rejects.toMatchObject(stale);
  expect(await read()).toEqual({ content: { step: 2 }, updated_at: second });
  for (const _reply of ['lost', 'read']) await discardQuoteOfferDraft(sales, request.id, second);
  expect(await read()).toBeNull();
  await expect(save(manager, 4, second)).rejects.toMatchObject({
    code: 'stale_version',
    context: { updated_at: null },
  });
  const both = await Promise.allSettled([save(sales, 5, null), save(manager, 6, null)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('finds own goods by SKU for an offer, products in variants by the SKUs of the variants', async () => {
  const code = randomUUID();
  const [one, several, removed, foreign] = ['a', 'b', 'c', 'd'].map((letter) => `${letter}-${code}`);
  const id = await product({ sku: one, unit: 'Bag' });
  const parent = await product({ sku: several });
  const variant_id = await createVariant(sql, parent, { sku: `v-${code}`, size: '2', stock: 1 });
  await product({ sku: removed, deleted_at: new Date() });
  await createProduct(sql, { company_id: actors.otherSeller.company!, category_id, sku: foreign });
  const codes = [one!.toUpperCase(), several!, removed!, foreign!, `v-${code}`, one!.toUpperCase()];
  const found = await findOfferedGoods(actors.sales.db, codes);
  expect(found.sort((a, b) => a.product_id - b.product_id)).toMatchObject([
    { code: one!.toUpperCase(), product_id: id, variant_id: null, unit: 'Bag' },
    { code: `v-${code}`, product_id: parent, variant_id },
  ]);
  const many = Array.from({ length: 5001 }, (_, place) => `${place}`);
  await expect(findOfferedGoods(actors.sales.db, many)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(findOfferedGoods(actors.warehouse.db, codes)).rejects.toMatchObject({ code: 'not_allowed' });
});

it('sends an offer, shows it to nobody else, and then shows the buyer, unless the buyer hides', async () => {
  const own = await product({ unit: 'Bag' });
  const phone = '+9647701234567';
  for (const hides_buyer of [false, true]) {
    const request = await ask([{ quantity: 3, unit: 'Ton' }, {}], { hides_buyer, phone });
    await routeTo(sql, request.id, [actors.otherSeller.company!]);
    await saveQuoteOfferDraft(actors.sales.db, request.id, { note: 'half done' }, null);
    const sent = await sendOffer(actors.sales, request, [
      priced(request.lines[0]!, {
        ...{ product_id: own, unit: 'Bag', units_per_requested: 20, unit_price: 8000, quantity: 60 },
      }),
      { line_id: request.lines[1]!, refusal: 'not_sold' },
    ]);
    expect(sent.revision).toBe(1);
    const asked = await getAskedQuote(actors.seller.db, request.id);
    expect(asked).toMatchObject({
      ...{ state: 'Answered', subtotal: 480_000, draft: null },
      buyer: hides_buyer ? null : { full_name: 'Zainab Karim', phone },
      offers: [
        {
          ...{
            id: sent.offer_id,
            revision: 1,
            status: 'Sent',
            line_count: 1,
            delivery_fee: 5000,
            valid_until: day(14),
          },
          lines: [
            { product_id: own, quantity: 60, units_per_requested: 20, line_total: 480_000 },
            { refusal: 'not_sold', unit: null, unit_price: null },
          ],
        },
      ],
    });
    expect(asked.events.map(({ kind }) => kind)).toContain('offered');
    expect(await state(request)).toMatchObject({ state: 'Answered', offers: 1 });
    expect(await kinds('buyer', request)).toEqual(['quote_offered']);
    const other = await getAskedQuote(actors.otherSeller.db, request.id);
    expect(other).toMatchObject({ state: 'New', offers: [], own_files: [], messages: [], buyer: null });
    expect(other.events).toEqual([]);
    expect(JSON.stringify(other)).not.toContain(sent.offer_id);
  }
});

it('names the offered product of every revision with its variant and lowest price', async () => {
  const own = await product({ name_en: 'Gypsum 20 kg', sku: 'GYP-20', unit: 'Bag' });
  const variant = await createVariant(sql, own, { color: 'White', sku: 'GYP-20-W', stock: 5 });
  await sql`insert into private.price_limits (product_id, lowest) values (${own}, 4000)`;
  const request = await ask([{ unit: 'Bag' }, {}]);
  await sendOffer(actors.seller, request, [
    priced(request.lines[0]!, { product_id: own, variant_id: variant, unit: 'Bag' }),
    priced(request.lines[1]!, { offered_name: 'Anything' }),
  ]);
  const { offers } = await getAskedQuote(actors.seller.db, request.id);
  expect(offers[0]!.lines.map((line) => line.product)).toEqual([
    { name_en: 'Gypsum 20 kg', name_ar: expect.any(String), sku: 'GYP-20-W', lowest_price: 4000 },
    null,
  ]);
});

it('keeps replaced revisions readable, and declines with refusals alone', async () => {
  const request = await ask();
  await sendOffer(actors.seller, request, [priced(request.lines[0]!)]);
  const first = (await state(request)).answered_at;
  await sendOffer(actors.seller, request, [priced(request.lines[0]!, { unit_price: 900 })], { revision: 1 });
  await sendOffer(actors.seller, request, [{ line_id: request.lines[0]!, refusal: 'out_of_stock' }], {
    revision: 2,
  });
  const { offers, events, subtotal } = await getAskedQuote(actors.seller.db, request.id);
  expect(subtotal).toBeNull();
  expect(offers.map((offer) => [offer.revision, offer.status, offer.subtotal])).toEqual([
    [3, 'Sent', 0],
    [2, 'Superseded', 9000],
    [1, 'Superseded', 10_000],
  ]);
  expect(events.map(({ kind }) => kind)).toEqual(['offered', 'revised', 'declined']);
  expect(await state(request)).toEqual({ state: 'Declined', answered_at: first, offers: 0 });
  expect(await kinds('buyer', request)).toEqual(['quote_offered', 'quote_offered']);
});

it('returns the same revision for a repeated key, and refuses the key of another company', async () => {
  const request = await ask();
  await routeTo(sql, request.id, [actors.otherSeller.company!]);
  const key = randomUUID();
  const lines = [priced(request.lines[0]!)];
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => sendOffer(actors.seller, request, lines, { key })),
  );
  expect(new Set(sent.map(({ offer_id }) => offer_id)).size).toBe(1);
  expect(await refusal(sendOffer(actors.otherSeller, request, lines, { key }))).toMatchObject({
    code: 'idempotency_mismatch',
  });
});

it('lets one of two colleagues revise at once', async () => {
  const request = await ask();
  const outcomes = await Promise.all(
    (['seller', 'sales', 'manager'] as const).map((name) =>
      sendOffer(actors[name], request, [priced(request.lines[0]!)]).then(
        () => 'sent',
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(outcomes.sort()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'sent']);
});

it('refuses an answer to an old revision of the request, and after the closing time', async () => {
  const request = await ask();
  const lines = [priced(request.lines[0]!)];
  await sql`update private.quote_requests set revision = 2 where id = ${request.id}`;
  expect(await refusal(sendOffer(actors.seller, request, lines))).toMatchObject({
    code: 'changed_meanwhile',
  });
  await sendOffer(actors.seller, request, lines, { request_revision: 2 });
  for (const [status, closes_at] of [
    ['Open', '2026-01-01T00:00:00Z'],
    ['Closed', '2099-01-01T00:00:00Z'],
    ['Withdrawn', '2099-01-01T00:00:00Z'],
  ]) {
    await sql`update private.quote_requests set status = ${status!}, closes_at = ${closes_at!} where id = ${request.id}`;
    expect(
      await refusal(sendOffer(actors.seller, request, lines, { request_revision: 2, revision: 1 })),
    ).toMatchObject({
      code: 'quote_closed',
    });
  }
});

it('sends twenty revisions an hour, because each is mailed to the buyer', async () => {
  const request = await createQuote(sql, { buyer: actors.buyer, companies: [actors.seller.company!] });
  const lines = [priced(request.lines[0]!)];
  await sendOffer(actors.seller, request, lines);
  await sql`
    insert into private.quote_events (request_id, company_id, kind, actor_role)
    select ${request.id}, ${actors.seller.company!}, 'revised', 'seller' from generate_series(1, 19)`;
  await expect(sendOffer(actors.seller, request, lines, { revision: 1 })).rejects.toMatchObject({
    code: 'rate_limited',
  });
  await sql`
    update private.quote_events set created_at = now() - interval '61 minutes' where request_id = ${request.id}`;
  await sendOffer(actors.seller, request, lines, { revision: 1 });
});

it('marks an answer as outdated once one of its lines changed', async () => {
  const request = await ask([{}, {}]);
  await sendOffer(actors.seller, request, [priced(request.lines[0]!)]);
  await sql`update private.quote_requests set revision = 2 where id = ${request.id}`;
  expect((await getAskedQuote(actors.seller.db, request.id)).is_outdated).toBe(false);
  await sql`update private.quote_lines set removed_in = 2 where id = ${request.lines[1]!}`;
  expect(await getAskedQuote(actors.seller.db, request.id)).toMatchObject({ is_outdated: true, lines: [{}] });
});

it('names the first line and field that is invalid', async () => {
  const bag = await product({ unit: 'Bag' });
  const shirt = await product();
  const large = await createVariant(sql, shirt, { size: 'L', stock: 4 });
  const foreign = await createProduct(sql, { company_id: actors.otherSeller.company!, category_id });
  const request = await ask([{}, { quantity: null }]);
  const elsewhere = await createQuote(sql, { buyer: actors.buyer, companies: [actors.seller.company!] });
  const [firm, open] = request.lines as [string, string];
  const wrong: [OfferLineInput[], string, string][] = [
    [[], 'lines', 'required'],
    [['cement' as never], 'lines', 'format'],
    [[priced('one')], 'line_id', 'not_found'],
    [[priced(randomUUID())], 'line_id', 'not_found'],
    [[priced(elsewhere.lines[0]!)], 'line_id', 'not_found'],
    [[priced(firm), priced(firm)], 'line_id', 'repeated'],
    [[{ line_id: firm, refusal: 'tired' as never }], 'refusal', 'one_of'],
    [[{ ...priced(firm), refusal: 'other' } as never], 'refusal', 'one_of'],
    [[priced(firm, { unit_price: 0 })], 'unit_price', 'positive'],
    [[priced(firm, { unit_price: -1 })], 'unit_price', 'positive'],
    [[priced(firm, { unit_price: 0.001 })], 'unit_price', 'positive'],
    [[priced(firm, { unit_price: 'NaN' as never })], 'unit_price', 'positive'],
    [[priced(firm, { unit_price: undefined })], 'unit_price', 'required'],
    [[priced(firm, { unit_price: 999_999_999_999, quantity: 2 })], 'unit_price', 'out_of_range'],
    [[priced(firm, { quantity: undefined })], 'quantity', 'required'],
    [[priced(firm, { quantity: 0 })], 'quantity', 'positive'],
    [[priced(firm, { quantity: 1.5 })], 'quantity', 'whole'],
    [[priced(firm, { units_per_requested: 0.000_000_1 })], 'units_per_requested', 'positive'],
    [[priced(firm, { units_per_requested: undefined })], 'units_per_requested', 'required'],
    [[priced(firm, { lead_days: 366 })], 'lead_days', 'out_of_range'],
    [[priced(firm, { lead_days: undefined })], 'lead_days', 'required'],
    [[priced(firm, { unit: ' ' })], 'unit', 'required'],
    [[priced(firm, { unit: 'x'.repeat(41) })], 'unit', 'too_long'],
    [[priced(firm, { offered_name: 'x'.repeat(201) })], 'offered_name', 'too_long'],
    [[priced(firm, { product_id: foreign })], 'product_id', 'not_found'],
    [[priced(firm, { product_id: bag })], 'unit', 'one_of'],
    [[priced(firm, { product_id: shirt })], 'variant_id', 'required'],
    [[priced(firm, { product_id: bag, unit: 'Bag', variant_id: large })], 'variant_id', 'not_found'],
    [[priced(open, { quantity: undefined }), priced(firm, { lead_days: 1.5 })], 'lead_days', 'out_of_range'],
  ];
  for (const [lines, field, rule] of wrong) {
    const { code, context } = await refusal(sendOffer(actors.seller, request, lines));
    expect([code, context.field, context.rule]).toEqual(['invalid_input', field, rule]);
    if (field !== 'lines') expect(context.line_id).toBe(lines.at(-1)!.line_id);
  }
  for (const [values, field] of [
    [{ valid_until: day(-1) }, 'valid_until'],
    [{ valid_until: day(181) }, 'valid_until'],
    [{ valid_until: '2026-02-30' }, 'valid_until'],
    [{ delivery_fee: -1 }, 'delivery_fee'],
    // The company offers no pickup.
    [{ delivery_fee: undefined }, 'delivery_fee'],
    [{ terms: 'x'.repeat(2001) }, 'terms'],
    [{ note: 'x'.repeat(2001) }, 'note'],
  ] as const) {
    expect(await refusal(sendOffer(actors.seller, request, [priced(firm)], values))).toMatchObject({
      code: 'invalid_input',
      context: { field },
    });
  }
  for (const revision of [null, -1, 1]) {
    const call = sendQuoteOffer(
      actors.seller.db,
      request.id,
      revision as number,
      randomUUID(),
      offerWith([priced(firm)]),
    );
    expect((await refusal(call)).code).toBe(revision === null ? 'invalid_input' : 'changed_meanwhile');
  }
  expect(await state(request)).toEqual({ state: 'New', answered_at: null, offers: 0 });
});

it('withdraws an offer once, and refuses after lines of it were accepted or the request ended', async () => {
  const request = await ask();
  await sendOffer(actors.seller, request, [priced(request.lines[0]!)]);
  expect(await refusal(withdrawQuoteOffer(actors.seller.db, request.id, 0))).toMatchObject({
    code: 'changed_meanwhile',
    context: { what: 'quote_offered', by_role: 'self' },
  });
  await withdrawQuoteOffer(actors.sales.db, request.id, 1);
  await withdrawQuoteOffer(actors.sales.db, request.id, 1);
  const { offers, events } = await getAskedQuote(actors.seller.db, request.id);
  expect(offers.map(({ status }) => status)).toEqual(['Withdrawn']);
  expect(events.map(({ kind }) => kind)).toEqual(['offered', 'offer_withdrawn']);
  expect(await state(request)).toMatchObject({ state: 'Declined', offers: 0 });

  await sendOffer(actors.seller, request, [priced(request.lines[0]!)], { revision: 1 });
  await sql`update private.quote_requests set status = 'Withdrawn' where id = ${request.id}`;
  expect(await refusal(withdrawQuoteOffer(actors.seller.db, request.id, 2))).toMatchObject({
    code: 'quote_state',
  });
  await sql`update private.quote_requests set status = 'Open' where id = ${request.id}`;
  await sql`update private.quote_sellers set state = 'Won' where request_id = ${request.id}`;
  for (const call of [
    () => withdrawQuoteOffer(actors.seller.db, request.id, 2),
    () => sendOffer(actors.seller, request, [priced(request.lines[0]!)], { revision: 2 }),
  ])
    expect((await refusal(call())).code).toBe('offer_accepted');
});

it('lists requests by state, place, number and words of the company’s lines, never by the buyer', async () => {
  const tag = randomUUID().slice(0, 8);
  const [soon, late] = [
    await ask([{ description: `Cement ${tag}`, description_ar: `أسمنت ${tag}` }], {
      closes_at: new Date(Date.now() + 3_600_000),
      full_name: `Buyer ${tag}`,
    }),
    await ask([{ description: 'Paint' }, { description: `Hidden ${tag}` }], { governorate: 'IQ-BA' }),
  ];
  await sql`delete from private.quote_routes where line_id = ${late.lines[1]!}`;
  const found = async (filter: object) =>
    (await listAskedQuotes(actors.seller.db, { page_size: 100, ...filter })).items.map(
      (item) => item.request_id,
    );
  expect(await found({ term: tag })).toEqual([soon.id]);
  expect(await found({ term: `اسمنت ${tag}` })).toEqual([soon.id]);
  expect(await found({ term: late.number.toLowerCase() })).toEqual([late.id]);
  expect(await found({ term: `Buyer ${tag}` })).toEqual([]);
  expect(await found({ governorate: 'IQ-BA' })).toEqual([late.id]);
  expect((await found({})).slice(0, 2)).toEqual([late.id, soon.id]);
  expect((await found({ sort: 'closing' }))[0]).toBe(soon.id);
  await sendOffer(actors.seller, soon, [priced(soon.lines[0]!)]);
  expect(await found({ state: 'Answered' })).toContain(soon.id);
  const list = await listAskedQuotes(actors.seller.db, { state: 'New', page_size: 1 });
  expect(list.counts.New).toBe(list.count);
  expect(list.items).toHaveLength(1);
});

it('answers a request of 5,000 lines', async () => {
  const request = await ask(Array.from({ length: 5000 }, () => ({})));
  const sent = await sendOffer(
    actors.seller,
    request,
    request.lines.map((line) => priced(line)),
  );
  expect(await getAskedQuote(actors.seller.db, request.id)).toMatchObject({
    subtotal: 50_000_000,
    offers: [{ id: sent.offer_id, line_count: 5000 }],
  });
});

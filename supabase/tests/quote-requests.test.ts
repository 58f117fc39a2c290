import { randomUUID } from 'node:crypto';
import { listNotifications } from '../src/notifications/queries.ts';
import {
  amendQuoteRequest,
  claimQuoteRequest,
  closeQuoteRequest,
  closeQuoteRequestAsStaff,
  deleteQuoteDraft,
  getOwnQuote,
  getStaffQuote,
  listOwnQuotes,
  listQuoteMessages,
  listStaffQuotes,
  postQuoteMessage,
  type QuoteLineInput,
  type QuoteRequestInput,
  readQuoteMessages,
  remindQuoteSellers,
  routeLinesToSeller,
  saveQuoteDraft,
  submitQuoteRequest,
  withdrawQuoteRequest,
} from '../src/quotes/queries.ts';
import {
  type ActorName,
  type Actors,
  clientFor,
  connect,
  createActors,
  createUser,
  openSessions,
  type Sql,
} from './actors.ts';
import { formGuard, mailsTo, quoteRequest, sendQuoteRequest, someAddress, somePhone } from './forms.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';
import { createQuote } from './quote-requests.ts';
import { indexProducts } from './jobs.ts';

let sql: Sql;
let actors: Actors;
/** Category sold by both sellers, and one below it that only otherSeller sells. */
let shared: number;
let single: number;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  shared = await createCategory(sql);
  single = await createCategory(sql, { parent_id: shared });
  const { seller, otherSeller } = actors;
  product = await createProduct(sql, { company_id: seller.company!, category_id: shared });
  await createProduct(sql, { company_id: otherSeller.company!, category_id: shared });
  await createProduct(sql, { company_id: otherSeller.company!, category_id: single });
});
// All requests come from one address and few accounts; the limits are tested elsewhere.
beforeEach(async () => {
  await sql`delete from private.form_submissions`;
  // Only this file's people: the update would wait for other tests, and they for it.
  await sql`
    with own as (
      -- In the order in which the job locks them.
      select id from private.quote_requests
      where user_id = any (${Object.values(actors).flatMap(({ id }) => id ?? [])}) order by id for update)
    update private.quote_requests q set created_at = q.created_at - interval '2 days', sent_at = q.sent_at - interval '2 days'
    from own where q.id = own.id`;
});
afterAll(() => sql.end());

const dbOf = (actor: ActorName) => actors[actor].db;
const line = (values: Partial<QuoteLineInput> = {}): QuoteLineInput => ({
  description: 'Ball valve',
  quantity: 4,
  category_id: shared,
  ...values,
});
const send = (values: Partial<QuoteRequestInput> = {}, actor: ActorName = 'buyer') =>
  sendQuoteRequest(sql, actors[actor], { lines: [line()], ...values });
const work = () => sql`select private.work_quotes()`;
const own = (id: string) => getOwnQuote(dbOf('buyer'), id);
const sellers = () => [actors.seller.company!, actors.otherSeller.company!].sort();

/** Companies asked about each line of a request, in the order of the lines. */
async function askedAbout(id: string): Promise<string[][]> {
  const rows = await sql<{ companies: string[] }[]>`
    select array_remove(array_agg(r.company_id order by r.company_id), null) as companies
    from private.quote_lines l left join private.quote_routes r on r.line_id = l.id
    where l.request_id = ${id} and l.removed_in is null group by l.id order by l.position`;
  return rows.map(({ companies }) => companies);
}

/** A sent request whose sellers were asked. */
async function asked(values: Partial<QuoteRequestInput> = {}) {
  const { id } = await send(values);
  await work();
  return own(id);
}

/** Amends a request to what it was, with changed values. */
async function amend(id: string, values: Partial<QuoteRequestInput>, version?: number) {
  const present = await own(id);
  return amendQuoteRequest(dbOf('buyer'), id, version ?? present.version, {
    full_name: present.full_name,
    phone: present.phone!,
    governorate: present.governorate!,
    language: 'en',
    lines: present.lines.map(({ id: lineId, description, quantity, unit, product_id }) => ({
      ...{ id: lineId, description, unit, quantity: quantity ?? undefined },
      product_id: product_id ?? undefined,
    })),
    ...values,
  });
}

describe('a quote request', () => {
  it('is open with its lines as the buyer’s bill has them', async () => {
    const { id, number } = await send({
      district: 'Karrada',
      payment: 'credit_30',
      lines: [
        { product_id: product, description: ' Hammer \n big ', quantity: 12 },
        {
          description: 'Copper pipe — 34.9 mm',
          description_ar: 'أنبوب نحاس',
          code: 'C-7.1',
          unit: 'Meter',
          section: 'Copper',
          row_number: 9,
        },
      ],
    });
    const request = await own(id);
    expect(request).toMatchObject({
      number,
      status: 'Open',
      line_count: 2,
      district: 'Karrada',
      payment: 'credit_30',
    });
    expect(request.number).toMatch(/^RQ-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(request.lines).toMatchObject([
      { description: 'Hammer big', product_id: product, quantity: 12, unit: 'Each', row_number: null },
      {
        code: 'C-7.1',
        quantity: null,
        unit: 'Meter',
        section: 'Copper',
        row_number: 9,
        description_ar: 'أنبوب نحاس',
      },
    ]);
    const days = (Date.parse(request.closes_at!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
  });

  it('has codes without invisible marks, and no line of marks alone', async () => {
    const request = await asked({ lines: [line({ code: ' \u200fVLV\u20113\u200e ' })] });
    expect(request.lines).toMatchObject([{ code: 'VLV-3' }]);
    await expect(asked({ lines: [line({ description: ' \u200f ' })] })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'description', rule: 'required' },
    });
  });

  it('takes 5,000 lines and no more', async () => {
    const lines = Array.from({ length: 5_001 }, (_, index) => line({ description: `Item ${index}` }));
    await expect(send({ lines })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'lines', rule: 'too_many' },
    });
    const { id } = await send({ lines: lines.slice(1) });
    expect((await own(id)).lines.at(-1)).toMatchObject({ description: 'Item 5000', position: 5_000 });
  });

  it('is stored once even if sent repeatedly @quote-request-once', async () => {
    const guard = await formGuard(sql);
    const body = quoteRequest();
    const { db } = actors.anonymous;
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitQuoteRequest(db, guard, body)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await mailsTo(sql, body.email!)).toHaveLength(1);
    await expect(submitQuoteRequest(db, guard, { ...body, full_name: 'Other' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    await expect(submitQuoteRequest(actors.buyer.db, guard, body)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('needs no email address if it has a phone, and is mailed to the staff', async () => {
    await sql`delete from private.outbox where address = ${actors.admin.email}`;
    const phone = somePhone();
    const { mailed_to, number } = await send({ email: undefined, phone }, 'anonymous');
    expect(mailed_to).toBeNull();
    const mail = (await mailsTo(sql, actors.admin.email)).at(-1)!;
    expect(mail).toMatchObject({ template: 'quote_received', params: { quote: { number, phone } } });
    expect(mail.params).not.toHaveProperty('reply_to');
    await send({ email: undefined, phone }, 'anonymous');
    expect((await mailsTo(sql, actors.admin.email)).at(-1)).toMatchObject({
      template: 'received_digest',
      params: { entries: [{ contact: phone }] },
    });
  });

  it('is accepted ten times an hour from one phone', async () => {
    const phone = somePhone();
    for (let turn = 0; turn < 10; turn += 1) await send({ email: undefined, phone }, 'anonymous');
    await expect(send({ phone }, 'anonymous')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it.each<[string, Partial<QuoteRequestInput>, object]>([
    ['no name', { full_name: ' ' }, { field: 'full_name', rule: 'required' }],
    ['a wrong address', { email: 'x' }, { field: 'email' }],
    ['a phone that is too short', { phone: '0770123456' }, { field: 'phone' }],
    ['an unknown governorate', { governorate: 'IQ-XX' }, { field: 'governorate' }],
    ['a date in the past', { needed_by: '2020-01-01' }, { field: 'needed_by', rule: 'out_of_range' }],
    ['a date that does not exist', { needed_by: '2026-02-31' }, { field: 'needed_by', rule: 'format' }],
    ['a long message', { message: 'x'.repeat(4001) }, { field: 'message', rule: 'too_long' }],
    ['no lines', { lines: [] }, { field: 'lines', rule: 'required' }],
    ['a closing time in the past', { closes_at: '2020-01-01T00:00:00Z' }, { field: 'closes_at' }],
    [
      'a closing time after 61 days',
      { closes_at: new Date(Date.now() + 62 * 86_400_000).toISOString() },
      { field: 'closes_at' },
    ],
    ['a quantity of zero', { lines: [line({ quantity: 0 })] }, { field: 'quantity', line: 1 }],
    [
      'a long section',
      { lines: [line(), line({ section: 'x'.repeat(301) })] },
      { field: 'section', line: 2 },
    ],
    ...(['hides_buyer', 'is_pickup'] as const).map((field): [string, Partial<QuoteRequestInput>, object] => [
      `a ${field} that is no boolean`,
      { [field]: 'maybe' } as unknown as Partial<QuoteRequestInput>,
      { field, rule: 'format' },
    ]),
    ...(['named_sellers', 'excluded_sellers'] as const).map(
      (field): [string, Partial<QuoteRequestInput>, object] => [
        `${field} that are no list`,
        { [field]: { id: 1 } } as unknown as Partial<QuoteRequestInput>,
        { field, rule: 'format' },
      ],
    ),
    [
      'more than 100 named sellers',
      { named_sellers: Array(101).fill('x') },
      { field: 'named_sellers', rule: 'too_many' },
    ],
    ['an unknown payment wish', { payment: 'gold' as 'cash' }, { field: 'payment' }],
  ])('is refused with %s', async (_reason, values, context) => {
    await expect(send(values)).rejects.toMatchObject({ code: 'invalid_input', context });
  });

  it.each([
    [{ description: ' ', quantity: 1 }, 'description'],
    [{ description: 'x'.repeat(501), quantity: 1 }, 'description'],
    [{ description: 'x', quantity: -3 }, 'quantity'],
    [{ description: 'x', quantity: 1.0005 }, 'quantity'],
    [{ description: 'x', quantity: 1e12 }, 'quantity'],
    [{ description: 'x', quantity: 1, unit: 'x'.repeat(41) }, 'unit'],
    [{ description: 'x', quantity: 1, product_id: -1 }, 'product_id'],
  ])('names the wrong line: %j', async (wrong, field) => {
    await expect(send({ lines: [line(), wrong] })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field, line: 2 },
    });
  });

  it('is listed newest first, in pages, and found by number and words', async () => {
    const { db } = actors.otherBuyer;
    for (const description of ['first', 'second', 'third qzx'])
      await send({ lines: [line({ description })] }, 'otherBuyer');
    const first = await listOwnQuotes(db, { page_size: 2 });
    expect(first).toMatchObject({ count: 3, pages: 2 });
    const rest = await listOwnQuotes(db, { page: 2, page_size: 2 });
    expect(first.items[0]!.created_at > rest.items[0]!.created_at).toBe(true);
    const newest = first.items[0]!;
    for (const term of [newest.number, 'QZX'])
      expect((await listOwnQuotes(db, { term })).items).toMatchObject([{ id: newest.id }]);
    expect((await listStaffQuotes(dbOf('support'), { term: newest.number })).items).toMatchObject([
      { id: newest.id },
    ]);
    for (const actor of ['anonymous', 'buyer', 'seller', 'catalogueStaff', 'financeStaff'] as const)
      await expect(listStaffQuotes(dbOf(actor), {})).rejects.toMatchObject({
        code: actor === 'anonymous' ? 'not_signed_in' : 'not_allowed',
      });
  });

  it('is read by its buyer and the staff alone', async () => {
    const { id } = await send();
    for (const actor of ['otherBuyer', 'seller', 'admin'] as const)
      await expect(getOwnQuote(dbOf(actor), id)).rejects.toMatchObject({ code: 'quote_not_found' });
    expect((await getStaffQuote(dbOf('support'), id)).id).toBe(id);
    for (const actor of ['buyer', 'seller', 'catalogueStaff'] as const)
      await expect(getStaffQuote(dbOf(actor), id)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

it('is marked for the staff if its buyer asked five times in a year and accepted nothing', async () => {
  const user_id = await createUser(sql, { email: someAddress() });
  const made: string[] = [];
  const listed = async () => {
    const { items } = await listStaffQuotes(dbOf('support'), { suspect: true, page_size: 100 });
    return items.filter(({ id }) => made.includes(id)).map(({ collects_prices }) => collects_prices);
  };
  const request = async (values: object = {}) => {
    const buyer = { ...actors.buyer, id: user_id };
    made.push((await createQuote(sql, { buyer, companies: [], ...values })).id);
  };
  await request({ created_at: new Date(Date.now() - 400 * 86_400_000), status: 'Expired' });
  for (const status of ['Open', 'Open', 'Withdrawn', 'Expired']) await request({ status });
  expect(await listed()).toEqual([]);
  await request();
  expect(await listed()).toEqual([true, true, true]);
  expect(await getStaffQuote(dbOf('support'), made[1]!)).toMatchObject({
    collects_prices: true,
    buyer_asked: 5,
  });
  await sql`update private.quote_requests set awarded_count = 1 where id = ${made[3]!}`;
  expect(await listed()).toEqual([]);
});

it('is not listed for a filter whose flag is no boolean', async () => {
  await expect(
    listStaffQuotes(dbOf('admin'), { unrouted: 'maybe' as unknown as true }),
  ).rejects.toMatchObject({
    ...{ code: 'invalid_input', context: { field: 'unrouted' } },
  });
});

describe('a draft', () => {
  it('is kept for its author, becomes the request with the same number, and is then no draft', async () => {
    const draftId = randomUUID();
    const first = await saveQuoteDraft(dbOf('buyer'), draftId, { lines: [{}, {}] }, null);
    const second = await saveQuoteDraft(
      dbOf('buyer'),
      draftId,
      { lines: [{}, {}, {}], message: 'to do' },
      first,
    );
    // The reply to a save may be lost.
    const again = await saveQuoteDraft(
      dbOf('buyer'),
      draftId,
      { message: 'to do', lines: [{}, {}, {}] },
      first,
    );
    expect(again).toBe(second);
    for (const seen of [first, null])
      await expect(saveQuoteDraft(dbOf('buyer'), draftId, {}, seen)).rejects.toMatchObject({
        code: 'stale_version',
        context: { updated_at: second },
      });
    const { number } = await own(draftId);
    expect(await own(draftId)).toMatchObject({
      updated_at: second,
      status: 'Draft',
      line_count: 3,
      draft: { message: 'to do' },
      lines: [],
    });
    await expect(saveQuoteDraft(dbOf('otherBuyer'), draftId, {}, null)).rejects.toMatchObject({
      code: 'quote_not_found',
    });
    await expect(getStaffQuote(dbOf('support'), draftId)).rejects.toMatchObject({ code: 'quote_not_found' });
    const sent = await send({ id: draftId });
    expect(sent).toMatchObject({ id: draftId, number });
    expect(await own(draftId)).toMatchObject({ status: 'Open', draft: null });
    await expect(saveQuoteDraft(dbOf('buyer'), draftId, {}, second)).rejects.toMatchObject({
      code: 'quote_state',
    });
    await deleteQuoteDraft(dbOf('buyer'), draftId);
    expect((await own(draftId)).status).toBe('Open');
  });

  it('is not deleted by a form that knows an older one', async () => {
    const [db, id] = [dbOf('buyer'), randomUUID()];
    const first = await saveQuoteDraft(db, id, { message: 'first' }, null);
    const second = await saveQuoteDraft(db, id, { message: 'second' }, first);
    await expect(deleteQuoteDraft(db, id, first)).rejects.toMatchObject({
      ...{ code: 'stale_version', context: { updated_at: second } },
    });
    for (const _reply of ['lost', 'read']) await deleteQuoteDraft(db, id, second);
    await expect(own(id)).rejects.toMatchObject({ code: 'quote_not_found' });
  });

  it('of another person does not become a request', async () => {
    const draftId = randomUUID();
    await saveQuoteDraft(dbOf('otherBuyer'), draftId, { lines: [] }, null);
    expect((await send({ id: draftId })).id).not.toBe(draftId);
  });

  it('is one of twenty at most', async () => {
    const { db } = actors.sales;
    for (let count = 0; count < 20; count += 1) await saveQuoteDraft(db, randomUUID(), {}, null);
    await expect(saveQuoteDraft(db, randomUUID(), {}, null)).rejects.toMatchObject({
      code: 'quote_draft_limit',
      context: { limit: 20 },
    });
    const { items } = await listOwnQuotes(db, { status: 'Draft' });
    await deleteQuoteDraft(db, items[0]!.id);
    await saveQuoteDraft(db, randomUUID(), {}, null);
  });
});

describe('the sellers of a line', () => {
  it('are those of its category and of the categories below, and of its product', async () => {
    const request = await asked({
      lines: [line(), line({ category_id: single }), line({ category_id: undefined, product_id: product })],
    });
    const both = sellers();
    expect(await askedAbout(request.id)).toEqual([both, [actors.otherSeller.company], both]);
    expect(request.lines.map(({ seller_count }) => seller_count)).toEqual([2, 1, 2]);
    expect(request.seller_count).toBe(2);
    const [row] = await sql`select line_count, state from private.quote_sellers
      where request_id = ${request.id} and company_id = ${actors.seller.company}`;
    expect(row).toEqual({ line_count: 2, state: 'New' });
  });

  it('are notified once, with the request’s id and number only', async () => {
    const request = await asked();
    await work();
    const rows = await sql`select subject from public.notifications
      where kind = 'quote_asked' and user_id = ${actors.sales.id} and subject ->> 'quote_request_id' = ${request.id}`;
    expect(rows).toEqual([
      {
        subject: { quote_request_id: request.id, number: request.number, company_id: actors.seller.company },
      },
    ]);
    const others = await sql`select from public.notifications
      where kind = 'quote_asked' and user_id in (${actors.warehouse.id}, ${actors.finance.id})`;
    expect(others).toHaveLength(0);
  });

  it('are only the named ones if the buyer names any, and never excluded ones', async () => {
    const { seller, otherSeller } = actors;
    const named = await asked({ lines: [line({ category_id: single })], named_sellers: [seller.company!] });
    expect(await askedAbout(named.id)).toEqual([[seller.company]]);
    const excluding = await asked({ excluded_sellers: [otherSeller.company!] });
    expect(await askedAbout(excluding.id)).toEqual([[seller.company]]);
    expect(excluding.excluded_sellers).toMatchObject([{ company_id: otherSeller.company }]);
  });

  it('deliver to the place, or offer pickup if the buyer collects', async () => {
    expect(await askedAbout((await asked({ governorate: 'IQ-NI' })).id)).toEqual([[]]);
    expect(await askedAbout((await asked({ is_pickup: true })).id)).toEqual([[]]);
    await sql`update public.companies set offers_pickup = true, governorate = 'IQ-BG', pickup_address_en = 'Street 1', pickup_address_ar = 'شارع ١', pickup_lead_days = 1
      where id = ${actors.seller.company}`;
    expect(await askedAbout((await asked({ is_pickup: true })).id)).toEqual([[actors.seller.company]]);
  });

  it('are not the buyer’s own company, nor one on a holiday until after the closing', async () => {
    const { id } = await send({}, 'manager');
    await work();
    expect(await askedAbout(id)).toEqual([[actors.otherSeller.company]]);
    await sql`update public.companies set holiday_from = now()::date - 1, holiday_until = now()::date + 30, holiday_takes_orders = false
      where id = ${actors.otherSeller.company}`;
    expect(await askedAbout((await asked()).id)).toEqual([[actors.seller.company]]);
    await sql`update public.companies set holiday_from = null, holiday_until = null where id = ${actors.otherSeller.company}`;
  });

  it('are found by the words of a description without product and category', async () => {
    const category = await createCategory(sql);
    const product = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: category,
      name_en: 'Zephyrine gasket DN 50',
    });
    await indexProducts(sql, [product]);
    await sql`select private.refresh_search_statistics()`;
    const request = await asked({
      lines: [line({ category_id: undefined, description: 'Supply of zephyrine gasket' })],
    });
    expect(request.lines[0]).toMatchObject({ category_id: category, seller_count: 1 });
  });

  it('are chosen by the staff if none was found', async () => {
    const request = await asked({ lines: [line({ category_id: undefined, description: 'qwxzj' })] });
    expect(await askedAbout(request.id)).toEqual([[]]);
    const list = await listStaffQuotes(dbOf('support'), { unrouted: true });
    expect(list.items).toContainEqual(expect.objectContaining({ id: request.id, unrouted_count: 1 }));
    expect((await listNotifications(dbOf('support'))).items[0]).toMatchObject({
      kind: 'quote_unrouted',
      subject: { quote_request_id: request.id, number: request.number },
    });
    const lineId = request.lines[0]!.id;
    for (const actor of ['buyer', 'seller', 'catalogueStaff'] as const)
      await expect(routeLinesToSeller(dbOf(actor), [lineId], actors.seller.company!)).rejects.toMatchObject({
        code: 'not_allowed',
      });
    await expect(
      routeLinesToSeller(dbOf('support'), [lineId], actors.suspendedSeller.company!),
    ).rejects.toMatchObject({
      code: 'company_not_found',
    });
    await routeLinesToSeller(dbOf('support'), [lineId], actors.seller.company!);
    await routeLinesToSeller(dbOf('support'), [lineId], actors.seller.company!);
    expect((await getStaffQuote(dbOf('support'), request.id)).sellers).toMatchObject([
      { company_id: actors.seller.company, state: 'New', line_count: 1 },
    ]);
  });

  it('are sent to a company all at once or not at all', async () => {
    const unknown = (description: string) => line({ category_id: undefined, description });
    const request = await asked({ lines: ['qwxzj', 'qwxzk', 'qwxzl'].map(unknown) });
    const other = await asked({ lines: [unknown('qwxzm')] });
    const ids = request.lines.map(({ id }) => id);
    const route = (lines: string[]) => routeLinesToSeller(dbOf('support'), lines, actors.seller.company!);
    for (const foreign of [other.lines[0]!.id, randomUUID()])
      await expect(route([ids[0]!, foreign])).rejects.toMatchObject({ code: 'quote_not_found' });
    expect(await askedAbout(request.id)).toEqual([[], [], []]);
    await route(ids);
    expect((await getStaffQuote(dbOf('support'), request.id)).sellers).toMatchObject([
      { company_id: actors.seller.company, line_count: 3 },
    ]);
    expect(await own(request.id)).toMatchObject({ lines: ids.map(() => ({ seller_count: 1 })) });
  });
});

describe('amending', () => {
  it('marks only what changed, keeps the ids of lines and asks about new ones', async () => {
    const request = await asked({
      lines: [line(), line({ description: 'Gate valve' }), line({ description: 'Removed' })],
    });
    const [kept, changed] = request.lines;
    const answer = await amend(request.id, {
      lines: [
        { id: changed!.id, description: 'Gate valve', quantity: 9, unit: changed!.unit },
        { description: 'Check valve', quantity: 1, category_id: single },
        { id: kept!.id, description: kept!.description, quantity: 4, unit: kept!.unit },
      ],
    });
    expect(answer).toEqual({ revision: 2, version: request.version + 1 });
    await work();
    const after = await own(request.id);
    expect(
      after.lines.map(({ description, revision, position }) => [description, revision, position]),
    ).toEqual([
      ['Gate valve', 2, 1],
      ['Check valve', 2, 2],
      ['Ball valve', 1, 3],
    ]);
    expect([after.lines[0]!.id, after.lines[2]!.id]).toEqual([changed!.id, kept!.id]);
    expect((await askedAbout(request.id))[1]).toEqual([actors.otherSeller.company]);
    expect(after.events.at(-1)).toMatchObject({ kind: 'asked', details: { lines: 3 } });
    expect(after.events.find(({ kind }) => kind === 'amended')).toMatchObject({
      details: { revision: 2, lines: 3 },
    });
  });

  it('to another place makes every line new, and a later time opens a closed request again', async () => {
    const request = await asked();
    await closeQuoteRequest(dbOf('buyer'), request.id, request.version);
    expect((await own(request.id)).status).toBe('Closed');
    await amend(request.id, { governorate: 'IQ-BA' });
    expect(await own(request.id)).toMatchObject({
      status: 'Open',
      governorate: 'IQ-BA',
      lines: [{ revision: 2 }],
    });
  });

  it('leaves no link to a variant of other goods or to a category that does not exist', async () => {
    const request = await asked();
    const [first] = request.lines;
    const product_id = await createProduct(sql, { company_id: actors.seller.company!, category_id: single });
    const other = await createProduct(sql, { company_id: actors.seller.company!, category_id: single });
    const variant_id = await createVariant(sql, other, { size: 'S', stock: 1 });
    const changed = { description: 'Gate valve', quantity: 1, product_id };
    await amend(request.id, {
      lines: [
        { ...changed, id: first!.id, variant_id },
        { ...changed, variant_id: 999_999_999, category_id: 999_999_999 },
      ],
    });
    expect((await own(request.id)).lines).toMatchObject([
      { product_id, variant_id: null },
      { product_id, variant_id: null, category_id: single },
    ]);
    await amend(request.id, {
      lines: [{ ...changed, id: first!.id, variant_id: 999_999_999, category_id: 999_999_999 }],
    });
    expect((await own(request.id)).lines).toMatchObject([{ variant_id: null, category_id: single }]);
  });

  it('is possible twenty times an hour, because it notifies every seller', async () => {
    const request = await asked();
    await sql`
      insert into private.quote_events (request_id, kind, actor_id, actor_role)
      select ${request.id}, 'amended', ${actors.buyer.id}, 'buyer' from generate_series(1, 20)`;
    await expect(amend(request.id, { message: 'Once more' })).rejects.toMatchObject({ code: 'rate_limited' });
    await sql`
      update private.quote_events set created_at = now() - interval '61 minutes' where request_id = ${request.id}`;
    await amend(request.id, { message: 'Once more' });
  });

  it('is refused to others, from an outdated page and after withdrawal', async () => {
    const request = await asked();
    await expect(
      amendQuoteRequest(dbOf('otherBuyer'), request.id, request.version, {
        full_name: 'X',
        phone: somePhone(),
        governorate: 'IQ-BG',
        language: 'en',
        lines: [line()],
      }),
    ).rejects.toMatchObject({ code: 'quote_not_found' });
    await amend(request.id, { message: 'sooner' });
    await expect(amend(request.id, {}, request.version)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      context: { what: 'quote_amended' },
    });
    await withdrawQuoteRequest(dbOf('buyer'), request.id, request.version + 1, 'bought elsewhere');
    await expect(amend(request.id, {})).rejects.toMatchObject({
      code: 'quote_state',
      context: { status: 'Withdrawn' },
    });
    const [state] =
      await sql`select state from private.quote_sellers where request_id = ${request.id} limit 1`;
    expect(state).toEqual({ state: 'Withdrawn' });
  });
});

describe('a request without an account', () => {
  const guest = (values: Partial<QuoteRequestInput> = {}) => send(values, 'anonymous');

  it('is claimed by number and phone, once and only with both', async () => {
    // A number of an operator, because the local form is read back.
    const phone = somePhone().replace(/^\+9647./, '+96477');
    const { id, number } = await guest({ phone, email: undefined });
    const claim = (actor: ActorName, ofPhone: string) =>
      claimQuoteRequest(dbOf(actor), number.toLowerCase(), ofPhone);
    await expect(claim('buyer', somePhone())).rejects.toMatchObject({ code: 'quote_not_found' });
    expect((await claim('buyer', phone.replace('+964', '0'))).id).toBe(id);
    expect((await claim('buyer', phone)).id).toBe(id);
    await expect(claim('otherBuyer', phone)).rejects.toMatchObject({ code: 'quote_not_found' });
    expect((await own(id)).number).toBe(number);
  });

  it('may be tried ten times an hour', async () => {
    const { db } = actors.finance;
    for (let turn = 0; turn < 10; turn += 1)
      await expect(claimQuoteRequest(db, 'RQ-000000', somePhone())).rejects.toMatchObject({
        code: 'quote_not_found',
      });
    await expect(claimQuoteRequest(db, 'RQ-000000', somePhone())).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });

  it('belongs to the person who confirms its email address', async () => {
    const email = someAddress();
    const { id } = await guest({ email });
    const person = await createUser(sql, { email: email.toUpperCase() });
    const [token] = await openSessions(sql, [{ id: person, email }]);
    expect((await getOwnQuote(clientFor(token!), id)).id).toBe(id);
  });
});

describe('time', () => {
  it('closes a due request, and expires it once no offer is valid', async () => {
    const request = await asked();
    await sql`update private.quote_requests set closes_at = now() - interval '1 minute' where id = ${request.id}`;
    await work();
    expect((await own(request.id)).status).toBe('Closed');
    await sql`select private.remind_quotes()`;
    expect((await own(request.id)).status).toBe('Closed');
    await sql`update private.quote_requests set closes_at = now() - interval '2 days' where id = ${request.id}`;
    await sql`select private.remind_quotes()`;
    expect((await own(request.id)).status).toBe('Expired');
  });

  it('does not close a request whose buyer has just moved the closing time', async () => {
    const request = await asked();
    await sql`update private.quote_requests set closes_at = now() where id = ${request.id}`;
    const other = connect();
    const closing = await sql.begin(async (tx) => {
      await tx`update private.quote_requests set closes_at = now() + interval '1 day' where id = ${request.id}`;
      const [{ pid } = { pid: 0 }] = await other<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const waiting = other`select private.close_due_quotes(array[${request.id}])`.execute();
      for (let isBlocked = false; !isBlocked;) {
        const [row] = await sql`select cardinality(pg_blocking_pids(${pid})) > 0 as blocked`;
        isBlocked = row!.blocked as boolean;
      }
      return { waiting };
    });
    await closing.waiting;
    await other.end();
    expect((await own(request.id)).status).toBe('Open');
  });

  it('reminds sellers who have not answered, a day before closing and once a day', async () => {
    const request = await asked();
    await sql`update private.quote_requests set closes_at = now() + interval '5 hours', sent_at = now() - interval '2 days' where id = ${request.id}`;
    await sql`update private.quote_sellers set asked_at = now() - interval '2 days' where request_id = ${request.id}`;
    await sql`select private.remind_quotes()`;
    await sql`select private.remind_quotes()`;
    const rows = await sql`select from public.notifications
      where kind = 'quote_closing' and user_id = ${actors.sales.id} and subject ->> 'quote_request_id' = ${request.id}`;
    expect(rows).toHaveLength(1);
    expect(await remindQuoteSellers(dbOf('admin'), request.id)).toBe(0);
  });
});

test('the staff closes a request for a reason that the buyer reads', async () => {
  const request = await asked();
  await expect(
    closeQuoteRequestAsStaff(dbOf('support'), request.id, request.version, ' '),
  ).rejects.toMatchObject({
    code: 'reason_required',
  });
  await closeQuoteRequestAsStaff(dbOf('support'), request.id, request.version, 'no such goods');
  await expect(
    closeQuoteRequestAsStaff(dbOf('admin'), request.id, request.version, 'again'),
  ).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const after = await own(request.id);
  expect(after).toMatchObject({ status: 'Closed' });
  expect(after.events.at(-1)).toMatchObject({
    kind: 'closed',
    actor_role: 'staff',
    details: { reason: 'no such goods' },
  });
});

describe('messages', () => {
  it('are read by the buyer and the one seller; one to all by every seller', async () => {
    const { id } = await asked();
    const { seller, otherSeller, buyer } = actors;
    await postQuoteMessage(buyer.db, id, 'Which brand?', seller.company!);
    await postQuoteMessage(actors.sales.db, id, 'Local', undefined);
    await postQuoteMessage(buyer.db, id, 'Site opens at 8');
    const bodies = async (db = seller.db, company?: string) =>
      (await listQuoteMessages(db, id, company)).map(({ body }) => body);
    expect(await bodies()).toEqual(['Which brand?', 'Local', 'Site opens at 8']);
    expect(await bodies(otherSeller.db)).toEqual(['Site opens at 8']);
    // A seller cannot read another's thread by naming it.
    expect(await bodies(otherSeller.db, seller.company!)).toEqual(['Site opens at 8']);
    expect(await bodies(buyer.db, seller.company!)).toEqual(['Which brand?', 'Local', 'Site opens at 8']);
    expect((await own(id)).unread_count).toBe(1);
    await readQuoteMessages(buyer.db, id, seller.company!);
    expect((await own(id)).unread_count).toBe(0);
  });

  it.each<[ActorName, string]>([
    ['otherBuyer', 'not_approved'],
    ['warehouse', 'not_allowed'],
    ['finance', 'not_allowed'],
    ['pendingSeller', 'not_approved'],
    ['anonymous', 'not_signed_in'],
    ['admin', 'not_approved'],
  ])('are refused to %s', async (actor, code) => {
    const { id } = await asked();
    await expect(listQuoteMessages(dbOf(actor), id)).rejects.toMatchObject({ code });
    await expect(postQuoteMessage(dbOf(actor), id, 'Hello')).rejects.toMatchObject({ code });
  });
});

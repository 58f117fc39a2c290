import { randomUUID } from 'node:crypto';
import { listNotifications } from '../src/queries/notifications.ts';
import {
  getQuoteRequest,
  listOwnQuotes,
  listQuoteRequests,
  readOwnQuote,
  submitQuoteRequest,
  type QuoteRequest,
} from '../src/queries/quotes.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { formGuard, mailsTo, quoteRequest, sendQuoteRequest, somePhone } from './forms.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let product: number;
let hidden: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const goods = { company_id: actors.seller.company!, category_id: await createCategory(sql) };
  product = await createProduct(sql, goods);
  hidden = await createProduct(sql, { ...goods, published: false });
});
// All these forms come from one address; its limit is tested separately.
beforeEach(() => sql`delete from private.form_submissions`);
afterAll(() => sql.end());

const ask = (actor: ActorName, values: Partial<QuoteRequest> = {}) =>
  sendQuoteRequest(sql, actors[actor], values);

describe('a quote request', () => {
  it('is stored with its lines, number and date, and linked to products on sale', async () => {
    const answer = await ask('buyer', {
      company_name: 'Tower',
      needed_by: '2099-01-01'.replace('2099', String(new Date().getFullYear() + 1)),
      lines: [
        { product_id: product, description: ' Hammer \n big ', quantity: 12 },
        { product_id: hidden, description: 'Secret', quantity: 1, unit: ' ' },
        { description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' },
      ],
    });
    expect(answer.number).toMatch(/^RQ-[0-9A-HJKMNP-TV-Z]{6}$/);
    const { lines, ...kept } = await readOwnQuote(actors.buyer.db, actors.buyer.id!, answer.id);
    expect(kept).toMatchObject({
      number: answer.number,
      status: 'New',
      line_count: 3,
      company_name: 'Tower',
    });
    expect(kept.needed_by).toMatch(/-01-01$/);
    expect(lines.map(({ id: _id, ...line }) => line)).toEqual([
      { product_id: product, description: 'Hammer big', quantity: 12, unit: 'Each' },
      { product_id: null, description: 'Secret', quantity: 1, unit: 'Each' },
      { product_id: null, description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' },
    ]);
  });

  it('is stored once even if sent repeatedly', async () => {
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

  it('needs no email address if it has a phone, and is read by admins', async () => {
    await sql`delete from private.outbox where address = ${actors.admin.email}`;
    const phone = somePhone();
    const { mailed_to, number } = await ask('anonymous', { email: undefined, phone });
    expect(mailed_to).toBeNull();
    const mail = (await mailsTo(sql, actors.admin.email)).at(-1)!;
    expect(mail).toMatchObject({ template: 'quote_received', params: { quote: { number, phone } } });
    expect(mail.params).not.toHaveProperty('reply_to');
    await ask('anonymous', { email: undefined, phone });
    expect((await mailsTo(sql, actors.admin.email)).at(-1)).toMatchObject({
      template: 'received_digest',
      params: { entries: [{ contact: phone }] },
    });
  });

  it('is accepted ten times an hour from one phone', async () => {
    const phone = somePhone();
    for (let turn = 0; turn < 10; turn += 1) await ask('anonymous', { email: undefined, phone });
    await expect(ask('anonymous', { phone })).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it.each<[string, Partial<QuoteRequest>, object]>([
    ['no name', { full_name: ' ' }, { field: 'full_name', rule: 'required' }],
    ['a wrong address', { email: 'x' }, { field: 'email' }],
    ['a phone that is too short', { phone: '0770123456' }, { field: 'phone' }],
    ['an unknown governorate', { governorate: 'IQ-XX' }, { field: 'governorate' }],
    ['yesterday', { needed_by: '2020-01-01' }, { field: 'needed_by', rule: 'out_of_range' }],
    ['no date', { needed_by: '2026-02-31' }, { field: 'needed_by', rule: 'format' }],
    ['a long message', { message: 'x'.repeat(4001) }, { field: 'message', rule: 'too_long' }],
    ['no lines', { lines: [] }, { field: 'lines', rule: 'required' }],
    [
      '101 lines',
      { lines: Array.from({ length: 101 }, () => ({ description: 'x', quantity: 1 })) },
      { field: 'lines', rule: 'too_many' },
    ],
  ])('is refused with %s', async (_name, values, context) => {
    await expect(ask('anonymous', values)).rejects.toMatchObject({ code: 'invalid_input', context });
  });

  it.each([
    [{ description: ' ', quantity: 1 }, 'description'],
    [{ description: 'x'.repeat(501), quantity: 1 }, 'description'],
    [{ description: 'x', quantity: 0 }, 'quantity'],
    [{ description: 'x', quantity: -3 }, 'quantity'],
    [{ description: 'x', quantity: 1.0005 }, 'quantity'],
    [{ description: 'x', quantity: 1e12 }, 'quantity'],
    [{ description: 'x', quantity: 1, unit: 'x'.repeat(41) }, 'unit'],
    [{ description: 'x', quantity: 1, product_id: -1 }, 'product_id'],
  ])('names the wrong line: %j', async (line, field) => {
    const lines = [{ description: 'Good', quantity: 1 }, line];
    await expect(ask('anonymous', { lines })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field, line: 2 },
    });
  });

  it('is read by its asker and admins, with the day of its last change', async () => {
    const { id } = await ask('buyer');
    for (const [name, found] of [
      ['anonymous', 0],
      ['otherBuyer', 0],
      ['seller', 0],
      ['buyer', 1],
      ['admin', 1],
    ] as const) {
      const { db } = actors[name];
      const rows = await db.from('quote_requests').select('id').eq('id', id);
      const lines = await db.from('quote_lines').select('id').eq('quote_request_id', id);
      expect([name, rows.data?.length ?? 0, lines.data?.length ?? 0]).toEqual([name, found, found]);
    }
    await sql`update public.quote_requests set status = 'Answered' where id = ${id}`;
    const changed = await readOwnQuote(actors.buyer.db, actors.buyer.id!, id);
    expect(changed.status).toBe('Answered');
    expect(changed.status_changed_at).not.toBeNull();
    await expect(readOwnQuote(actors.otherBuyer.db, actors.otherBuyer.id!, id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is listed newest first, in pages', async () => {
    const { db, id } = actors.otherSeller;
    for (const description of ['first', 'second', 'third'])
      await ask('otherSeller', { lines: [{ description, quantity: 1 }] });
    const { quotes, total } = await listOwnQuotes(db, id!, { page: 1, size: 2 });
    expect(total).toBe(3);
    expect(quotes).toHaveLength(2);
    const rest = await listOwnQuotes(db, id!, { page: 2, size: 2 });
    expect(rest.quotes).toHaveLength(1);
    expect(quotes[0]!.created_at > rest.quotes[0]!.created_at).toBe(true);
    expect(await listOwnQuotes(db, id!, { page: 9, size: 2 })).toEqual({ quotes: [], total: 3 });
  });

  it('hides the key and hash of the call', async () => {
    const answer = await actors.admin.db.from('quote_requests').select('idempotency_key, body_hash');
    expect(answer.error?.code).toBe('42501');
  });
});

describe('the staff', () => {
  it('lists and reads quote requests with the right for it', async () => {
    const word = randomUUID().slice(0, 8);
    const { id, number } = await ask('buyer', { message: `Please ${word}`, needed_by: undefined });
    const { db } = actors.support;
    for (const term of [number, word]) {
      const { items } = await listQuoteRequests(db, { term, status: 'New' });
      expect(items).toMatchObject([{ id, number, governorate: 'IQ-BG', line_count: 1, status: 'New' }]);
    }
    expect((await listQuoteRequests(db, { term: word, status: 'Closed' })).items).toEqual([]);
    expect(await getQuoteRequest(db, id)).toMatchObject({
      number,
      has_account: true,
      message: `Please ${word}`,
      lines: [{ description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
    });
    await expect(getQuoteRequest(db, randomUUID())).rejects.toMatchObject({
      code: 'quote_request_not_found',
    });
  });

  it('is notified of a new one', async () => {
    const { id, number } = await ask('buyer');
    expect((await listNotifications(actors.support.db)).items[0]).toMatchObject({
      kind: 'quote_received',
      subject: { quote_request_id: id, number },
    });
  });

  it.each(['anonymous', 'buyer', 'seller', 'catalogueStaff', 'financeStaff'] as const)(
    'lets %s neither list nor read them',
    async (name) => {
      const { id } = await ask('buyer');
      const { db } = actors[name];
      const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
      await expect(listQuoteRequests(db, {})).rejects.toMatchObject({ code });
      await expect(getQuoteRequest(db, id)).rejects.toMatchObject({ code });
    },
  );
});

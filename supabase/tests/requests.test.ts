import { randomUUID } from 'node:crypto';
import { answerOf } from '../src/errors.ts';
import {
  listOwnQuotes,
  openForm,
  readOwnQuote,
  submitContact,
  submitQuoteRequest,
  type FormGuard,
  type QuoteRequest,
} from '../src/queries/requests.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let product: number;
let hidden: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const goods = { seller_id: actors.seller.id!, category_id: await createCategory(sql) };
  product = await createProduct(sql, goods);
  hidden = await createProduct(sql, { ...goods, published: false });
});
afterAll(() => sql.end());

/** A guard whose token was issued `seconds` ago. */
async function guardOf(seconds = 60): Promise<FormGuard> {
  const [row] = await sql<{ token: string }[]>`
    select private.form_token(now() - make_interval(secs => ${seconds})) as token`;
  const ticket = { token: row!.token, readyAt: 0, endsAt: Infinity };
  return { ticket, idempotencyKey: randomUUID(), website: '' };
}

const someAddress = () => `${randomUUID().slice(0, 13)}@example.com`;
const request = (values: Partial<QuoteRequest> = {}): QuoteRequest => ({
  full_name: 'Huda',
  email: someAddress(),
  phone: '+9647701234567',
  governorate: 'IQ-BG',
  language: 'en',
  lines: [{ description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
  ...values,
});
const ask = async (actor: ActorName, values: Partial<QuoteRequest> = {}) =>
  submitQuoteRequest(actors[actor].db, await guardOf(), request(values));
const write = async (actor: ActorName, values: object = {}) =>
  submitContact(actors[actor].db, await guardOf(), {
    full_name: 'Ali',
    email: someAddress(),
    message: 'مرحبا',
    language: 'ar',
    ...values,
  });

/** Mails of the outbox to an address, newest last. */
const mailsTo = (address: string) => sql<
  { template: string; language: string; params: Record<string, unknown> }[]
>`
  select template, language, params from private.email_outbox where to_email = ${address.toLowerCase()} order by id`;

/** Calls the function without the client's waiting and second try. */
const callRaw = (name: 'submit_contact' | 'submit_quote_request', body: object) =>
  actors.anonymous.db.rpc(name, { request: body as never }).then(answerOf);

describe('a quote request', () => {
  it('is stored with its lines, number and date, and linked to goods that are offered', async () => {
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

  it('is one request however often it is sent', async () => {
    const guard = await guardOf();
    const body = request();
    const { db } = actors.anonymous;
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitQuoteRequest(db, guard, body)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await mailsTo(body.email)).toHaveLength(1);
    await expect(submitQuoteRequest(db, guard, { ...body, full_name: 'Other' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    await expect(submitQuoteRequest(actors.buyer.db, guard, body)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it.each<[string, Partial<QuoteRequest>, object]>([
    ['no name', { full_name: ' ' }, { field: 'full_name', rule: 'required' }],
    ['a wrong address', { email: 'x' }, { field: 'email' }],
    ['a local phone', { phone: '07701234567' }, { field: 'phone' }],
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
    [{ description: 'x', quantity: 1.005 }, 'quantity'],
    [{ description: 'x', quantity: 1e12 }, 'quantity'],
    [{ description: 'x', quantity: 1, unit: 'x'.repeat(41) }, 'unit'],
    [{ description: 'x', quantity: 1, product_id: -1 }, 'product_id'],
  ])('names the line that is wrong: %j', async (line, field) => {
    const lines = [{ description: 'Good', quantity: 1 }, line];
    await expect(ask('anonymous', { lines })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field, line: 2 },
    });
  });

  it('is read by whoever asked and by admins, with the day of its last change', async () => {
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
    answerOf(await actors.admin.db.from('quote_requests').update({ status: 'Answered' }).eq('id', id));
    const changed = await readOwnQuote(actors.buyer.db, actors.buyer.id!, id);
    expect(changed.status).toBe('Answered');
    expect(changed.status_changed_at).not.toBeNull();
    await expect(readOwnQuote(actors.otherBuyer.db, actors.otherBuyer.id!, id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is listed newest first, page by page', async () => {
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

  it('keeps the key and the hash of the call inside', async () => {
    const answer = await actors.admin.db.from('quote_requests').select('idempotency_key, body_hash');
    expect(answer.error?.code).toBe('42501');
  });
});

describe('mails about requests', () => {
  it('confirm to the account with the lines, in the language of the form', async () => {
    const typed = someAddress();
    const answer = await ask('buyer', { email: typed, language: 'ar' });
    expect(answer.mailed_to).toBe(actors.buyer.email);
    expect(await mailsTo(typed)).toHaveLength(0);
    expect((await mailsTo(actors.buyer.email)).at(-1)).toMatchObject({
      template: 'quote_confirmed',
      language: 'ar',
      params: {
        buyer_name: 'Huda',
        quote: {
          number: answer.number,
          lines: [{ description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
          governorate_ar: 'بغداد',
        },
      },
    });
  });

  it('tell the address of a guest the number and nothing that was typed', async () => {
    const email = someAddress();
    const { number } = await ask('anonymous', {
      email,
      full_name: 'Buy now http://evil.example',
      message: 'http://evil.example',
    });
    expect([...(await mailsTo(email))]).toEqual([
      { template: 'quote_acknowledged', language: 'en', params: { number } },
    ]);
    const writer = someAddress();
    expect(await write('anonymous', { email: writer, full_name: 'http://evil.example' })).toEqual({
      mailed_to: writer,
    });
    expect([...(await mailsTo(writer))]).toEqual([
      { template: 'contact_acknowledged', language: 'ar', params: {} },
    ]);
  });

  it('tell the admins everything, with the address to answer to', async () => {
    const email = someAddress();
    await ask('anonymous', { email });
    expect((await mailsTo(actors.admin.email)).at(-1)).toMatchObject({
      template: 'quote_received',
      params: { reply_to: email, quote: { email, phone: '+9647701234567', full_name: 'Huda' } },
    });
    await write('anonymous', { email });
    expect((await mailsTo(actors.admin.email)).at(-1)).toMatchObject({
      template: 'contact_received',
      params: { reply_to: email, message: 'مرحبا', full_name: 'Ali' },
    });
  });

  it('go to one address of a guest three times a day at most; what was asked is stored all the same', async () => {
    const email = someAddress();
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await ask('anonymous', { email }));
    expect(answers.map(({ mailed_to }) => mailed_to)).toEqual([email, email, email, null, null]);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('a contact message', () => {
  it('is stored once however often it is sent, and confirmed to the account', async () => {
    const guard = await guardOf();
    const message = { full_name: 'Ali', email: someAddress(), message: ' مرحبا ', language: 'ar' as const };
    const { db, email } = actors.buyer;
    expect(await submitContact(db, guard, message)).toEqual({ mailed_to: email });
    expect(await submitContact(db, guard, message)).toEqual({ mailed_to: email });
    const kept = await sql`
      select full_name, message, language, user_id from public.contact_messages where email = ${message.email}`;
    expect([...kept]).toEqual([
      { full_name: 'Ali', message: 'مرحبا', language: 'ar', user_id: actors.buyer.id },
    ]);
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'contact_confirmed',
      params: { buyer_name: 'Ali', message: 'مرحبا' },
    });
  });

  it.each([
    [{ email: 'x' }, { field: 'email' }],
    [{ full_name: '' }, { field: 'full_name', rule: 'required' }],
    [{ message: ' ' }, { field: 'message', rule: 'required' }],
    [{ message: 'x'.repeat(4001) }, { field: 'message', rule: 'too_long' }],
    [{ language: 'fr' }, { field: 'language' }],
  ])('is refused: %j', async (values, context) => {
    await expect(write('anonymous', values)).rejects.toMatchObject({ code: 'invalid_input', context });
  });

  it('is read by admins only', async () => {
    const email = someAddress();
    await write('buyer', { email });
    const read = (name: ActorName) =>
      actors[name].db.from('contact_messages').select('message').eq('email', email);
    expect((await read('buyer')).data ?? []).toEqual([]);
    expect((await read('seller')).data ?? []).toEqual([]);
    expect((await read('admin')).data).toEqual([{ message: 'مرحبا' }]);
  });
});

describe.each(['submit_contact', 'submit_quote_request'] as const)('protection of %s', (name) => {
  const body = () => ({ ...request(), message: 'Hello', idempotency_key: randomUUID() });
  const tokenOf = async (seconds: number) => (await guardOf(seconds)).ticket!.token;

  it('refuses a filled hidden field', async () => {
    const token = await tokenOf(60);
    await expect(callRaw(name, { ...body(), token, website: 'http://x' })).rejects.toMatchObject({
      code: 'form_refused',
    });
  });

  it.each([
    ['missing', async () => null],
    ['forged', async () => (await tokenOf(60)).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['redated', async () => (await tokenOf(1)).replace(/^\d+/, (issued) => String(Number(issued) - 60))],
    ['too young', () => tokenOf(1)],
    ['too old', () => tokenOf(86_500)],
    ['no token', async () => '1.2'],
    ['garbage', async () => 'a.b.c'],
  ])('refuses a token that is %s', async (_state, make) => {
    await expect(callRaw(name, { ...body(), token: await make() })).rejects.toMatchObject({
      code: 'form_expired',
    });
  });

  it('takes ten an hour from one address, in any spelling', async () => {
    const token = await tokenOf(60);
    const email = someAddress();
    const send = (address: string) => callRaw(name, { ...body(), token, email: address });
    for (let turn = 0; turn < 10; turn += 1) await send(email);
    await expect(send(email.toUpperCase())).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

it('a form opens for everybody, and a young ticket waits instead of failing', async () => {
  const { db } = actors.anonymous;
  const ticket = await openForm(db);
  expect(ticket.readyAt).toBeGreaterThan(Date.now());
  const old = await guardOf(86_500);
  const answer = await submitContact(db, old, {
    full_name: 'Ali',
    email: someAddress(),
    message: 'Hello',
    language: 'en',
  });
  expect(answer.mailed_to).not.toBeNull();
});

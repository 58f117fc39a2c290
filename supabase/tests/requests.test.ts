import { getEnquiry, setEnquiryStatus } from '../src/queries/enquiries.ts';
import {
  listOwnQuotes,
  readOwnQuote,
  submitContact,
  submitQuoteRequest,
  type QuoteRequest,
} from '../src/queries/requests.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { formGuard, quoteRequest, someAddress, somePhone } from './forms.ts';
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

const guardOf = (seconds?: number) => formGuard(sql, seconds);
const ask = async (actor: ActorName, values: Partial<QuoteRequest> = {}) =>
  submitQuoteRequest(actors[actor].db, await guardOf(), quoteRequest(values));
const write = async (actor: ActorName, values: object = {}) =>
  submitContact(actors[actor].db, await guardOf(), {
    full_name: 'Ali',
    email: someAddress(),
    message: 'مرحبا',
    language: 'ar',
    ...values,
  });

/** Mails to an address in the outbox, newest last. */
const mailsTo = (address: string) => sql<
  { template: string; language: string; params: Record<string, unknown> }[]
>`
  select template, language, params from private.outbox where address = ${address.toLowerCase()} order by id`;

interface Gathered {
  quotes: number;
  messages: number;
  entries: { full_name: string; number?: string; message?: string }[];
}
/** Deletes mails to the admin, as if nobody had written for a long time. */
const forgetMailsToAdmin = () => sql`delete from private.outbox where address = ${actors.admin.email}`;

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
    const guard = await guardOf();
    const body = quoteRequest();
    const { db } = actors.anonymous;
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitQuoteRequest(db, guard, body)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await mailsTo(body.email!)).toHaveLength(1);
    await expect(submitQuoteRequest(db, guard, { ...body, full_name: 'Other' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    await expect(submitQuoteRequest(actors.buyer.db, guard, body)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('needs no email address if it has a phone, and is read by admins', async () => {
    await forgetMailsToAdmin();
    const phone = somePhone();
    const { mailed_to, number } = await ask('anonymous', { email: undefined, phone });
    expect(mailed_to).toBeNull();
    const mail = (await mailsTo(actors.admin.email)).at(-1)!;
    expect(mail).toMatchObject({ template: 'quote_received', params: { quote: { number, phone } } });
    expect(mail.params).not.toHaveProperty('reply_to');
    await ask('anonymous', { email: undefined, phone });
    expect((await mailsTo(actors.admin.email)).at(-1)).toMatchObject({
      template: 'enquiries_gathered',
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
    const seen = await getEnquiry(actors.admin.db, 'quote', id);
    await setEnquiryStatus(actors.admin.db, 'quote', seen, 'Answered');
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

  it('give a guest only the number and nothing that was typed', async () => {
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

  it('give admins everything, with the reply address', async () => {
    const email = someAddress();
    const phone = somePhone();
    await forgetMailsToAdmin();
    await ask('anonymous', { email, phone });
    expect((await mailsTo(actors.admin.email)).at(-1)).toMatchObject({
      template: 'quote_received',
      params: { reply_to: email, quote: { email, phone, full_name: 'Huda' } },
    });
    await forgetMailsToAdmin();
    await write('anonymous', { email });
    expect((await mailsTo(actors.admin.email)).at(-1)).toMatchObject({
      template: 'contact_received',
      params: { reply_to: email, message: 'مرحبا', full_name: 'Ali' },
    });
  });

  it('are sent to an admin immediately, then at most once an hour', async () => {
    await forgetMailsToAdmin();
    const { number } = await ask('anonymous');
    for (let turn = 0; turn < 3; turn += 1) await ask('anonymous');
    await write('anonymous', { message: 'x'.repeat(400) });
    for (let turn = 0; turn < 20; turn += 1) {
      await sql`select private.queue_admin_email('contact_received', ${sql.json({ full_name: 'Ali', message: 'Hi' })})`;
    }
    const read = () => sql<{ template: string; params: Gathered; wait: number; id: string }[]>`
      select id, template, params, round(extract(epoch from next_attempt_at - created_at) / 60)::int as wait
      from private.outbox where address = ${actors.admin.email} order by id`;
    const [first, gathered, ...others] = await read();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ template: 'quote_received', params: { quote: { number } } });
    expect(gathered).toMatchObject({
      template: 'enquiries_gathered',
      params: { quotes: 3, messages: 21 },
      wait: 60,
    });
    expect(gathered!.params.entries).toHaveLength(20);
    expect(gathered!.params.entries[0]).toMatchObject({
      full_name: 'Huda',
      number: expect.stringMatching(/^RQ-/),
    });
    expect(gathered!.params.entries[3]).toMatchObject({ full_name: 'Ali', message: 'x'.repeat(300) });

    // Sent half an hour ago, so the next waits for the rest of the hour.
    await sql`update private.outbox set created_at = created_at - interval '1 hour', attempts = 1,
      sent_at = now() - interval '30 minutes' where address = ${actors.admin.email}`;
    await write('anonymous');
    expect((await read()).slice(2)).toMatchObject([{ params: { quotes: 0, messages: 1 }, wait: 30 }]);

    // After a quiet hour the next mail is sent immediately.
    await sql`update private.outbox set created_at = created_at - interval '2 hours', attempts = 1,
      sent_at = now() - interval '61 minutes' where address = ${actors.admin.email}`;
    await write('anonymous');
    expect((await read()).at(-1)).toMatchObject({ template: 'contact_received', wait: 0 });
  });

  it('are limited to three a day for a guest’s address; the request is stored anyway', async () => {
    const email = someAddress();
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await ask('anonymous', { email }));
    expect(answers.map(({ mailed_to }) => mailed_to)).toEqual([email, email, email, null, null]);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('a contact message', () => {
  it('is stored once even if sent repeatedly, and confirmed to the account', async () => {
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

import type { ContactMessage } from '../src/contact/queries.ts';
import type { QuoteRequestInput } from '../src/quotes/queries.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { mailsTo, sendContactMessage, sendQuoteRequest, someAddress, somePhone } from './forms.ts';

interface Digest {
  quotes: number;
  messages: number;
  entries: { full_name: string; number?: string; message?: string }[];
}

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
// All these forms come from one address; its limit is tested separately.
beforeEach(() => sql`delete from private.form_submissions`);
afterAll(() => sql.end());

const ask = (actor: ActorName, values: Partial<QuoteRequestInput> = {}) =>
  sendQuoteRequest(sql, actors[actor], values);
const write = (actor: ActorName, values: Partial<ContactMessage> = {}) =>
  sendContactMessage(sql, actors[actor], values);
/** Deletes mails to the admin, as if nobody had written for a long time. */
const forgetMailsToAdmin = () => sql`delete from private.outbox where address = ${actors.admin.email}`;

describe('mails about quote requests and messages', () => {
  it('confirm to the account with the lines, in the language of the form', async () => {
    const typed = someAddress();
    const answer = await ask('buyer', { email: typed, language: 'ar' });
    expect(answer.mailed_to).toBe(actors.buyer.email);
    expect(await mailsTo(sql, typed)).toHaveLength(0);
    expect((await mailsTo(sql, actors.buyer.email)).at(-1)).toMatchObject({
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
    expect([...(await mailsTo(sql, email))]).toEqual([
      { template: 'quote_acknowledged', language: 'en', params: { number } },
    ]);
    const writer = someAddress();
    expect(await write('anonymous', { email: writer, full_name: 'http://evil.example' })).toEqual({
      mailed_to: writer,
    });
    expect([...(await mailsTo(sql, writer))]).toEqual([
      { template: 'contact_acknowledged', language: 'ar', params: {} },
    ]);
  });

  it('give admins everything, with the reply address', async () => {
    const email = someAddress();
    const phone = somePhone();
    await forgetMailsToAdmin();
    await ask('anonymous', { email, phone });
    expect((await mailsTo(sql, actors.admin.email)).at(-1)).toMatchObject({
      template: 'quote_received',
      params: { reply_to: email, quote: { email, phone, full_name: 'Huda' } },
    });
    await forgetMailsToAdmin();
    await write('anonymous', { email });
    expect((await mailsTo(sql, actors.admin.email)).at(-1)).toMatchObject({
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
    const read = () => sql<{ template: string; params: Digest; wait: number; id: string }[]>`
      select id, template, params, round(extract(epoch from next_attempt_at - created_at) / 60)::int as wait
      from private.outbox where address = ${actors.admin.email} order by id`;
    const [first, digest, ...others] = await read();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ template: 'quote_received', params: { quote: { number } } });
    expect(digest).toMatchObject({
      template: 'received_digest',
      params: { quotes: 3, messages: 21 },
      wait: 60,
    });
    expect(digest!.params.entries).toHaveLength(20);
    expect(digest!.params.entries[0]).toMatchObject({
      full_name: 'Huda',
      number: expect.stringMatching(/^RQ-/),
    });
    expect(digest!.params.entries[3]).toMatchObject({ full_name: 'Ali', message: 'x'.repeat(300) });

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
    expect(await mailsTo(sql, email)).toHaveLength(3);
  });
});

import type postgres from 'postgres';
import { eventually } from '../local/testing.ts';
import { answerOf } from '../src/errors.ts';
import {
  getTestEmail,
  listEmails,
  retryEmails,
  getEmail,
  getEmailSettings,
  removeEmailSettings,
  retryEmail,
  saveEmailSettings,
  sendTestEmail,
} from '../src/mail/queries.ts';
import {
  clientFor,
  connect,
  createActors,
  parsedAnswers,
  secretKey,
  type Actors,
  type Sql,
} from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

interface Claimed {
  id: string;
  lease: string;
  message_id: string;
}

/** Runs `work` in a transaction of its own, with an outbox of `count` mails. */
async function withMails(count: number, work: (tx: postgres.TransactionSql) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await sql
    .begin(async (tx) => {
      await tx`delete from private.outbox`;
      await tx`
        insert into private.outbox (address, language, template, params)
        select 'to' || i || '@example.com', 'en', 'order_placed', ${sql.json({ total: 1 })} from generate_series(1, ${count}) i`;
      await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

it('hands each mail to one sender, and again if that sender vanished', async () => {
  await withMails(3, async (tx) => {
    const first = await tx`select * from public.claim_emails(2)`;
    expect(first).toHaveLength(2);
    expect(first[0]).toMatchObject({
      template: 'order_placed',
      language: 'en',
      params: { total: 1 },
      attempts: 1,
    });
    expect(await tx`select * from public.claim_emails(10)`).toHaveLength(1);
    expect(await tx`select * from public.claim_emails(10)`).toHaveLength(0);
    await tx`update private.outbox set next_attempt_at = now() where id = ${first[0]!.id as string}`;
    expect(await tx`select id, attempts from public.claim_emails(10)`).toMatchObject([{ attempts: 2 }]);
  });
});

it('holds a mail back while another sender has an earlier one to the same address', async () => {
  await withMails(4, async (tx) => {
    await tx`update private.outbox set address = 'buyer@example.com' where address in ('to1@example.com', 'to3@example.com')`;
    const [first] = await tx<Claimed[]>`select * from public.claim_emails(1)`;
    const others = await tx<{ to_email: string }[]>`select to_email from public.claim_emails(10)`;
    expect(others.map(({ to_email }) => to_email)).toEqual(['to2@example.com', 'to4@example.com']);
    await tx`select public.finish_email(${first!.id}, ${first!.lease})`;
    expect(await tx`select to_email from public.claim_emails(10)`).toEqual([
      { to_email: 'buyer@example.com' },
    ]);
  });
});

it('retries a failed mail at growing intervals and gives up after twelve attempts', async () => {
  await withMails(1, async (tx) => {
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await tx`update private.outbox set next_attempt_at = now()`;
      const [mail] = await tx<Claimed[]>`select id, lease from public.claim_emails(1)`;
      await tx`select public.finish_email(${mail!.id}, ${mail!.lease}, 'connection refused')`;
      const [row] = await tx`
        select last_error, sent_at, gave_up_at is not null as gave_up, extract(epoch from next_attempt_at - now())::float8 as wait from private.outbox`;
      expect(row).toMatchObject({
        ...{ last_error: 'connection refused', sent_at: null },
        gave_up: attempt === 12,
      });
      waits.push(row!.wait as number);
    }
    expect(waits.slice(0, 4)).toEqual([60, 120, 240, 480]);
    expect(Math.max(...waits.slice(0, 11))).toBe(21_600);
    expect(waits[11]).toBe(Infinity);
    // The staff overview reports it.
    const [health] = await tx`select private.machine_health() -> 'mail' as mail`;
    expect(health!.mail).toMatchObject({ waiting: 0, gave_up: 1, gave_up_at: expect.any(String) });
  });
});

it('never sends a finished mail again', async () => {
  await withMails(1, async (tx) => {
    const [mail] = await tx<Claimed[]>`select id, lease from public.claim_emails(1)`;
    await tx`select public.finish_email(${mail!.id}, ${mail!.lease})`;
    await tx`select public.finish_email(${mail!.id}, ${mail!.lease}, 'late failure')`;
    await tx`update private.outbox set next_attempt_at = now()`;
    expect(await tx`select * from public.claim_emails(1)`).toHaveLength(0);
    expect(await tx`select sent_at is not null as sent, last_error from private.outbox`).toMatchObject([
      { sent: true, last_error: null },
    ]);
  });
});

it('ignores a sender whose claim expired and whose mail another sender took', async () => {
  await withMails(1, async (tx) => {
    const [late] = await tx<Claimed[]>`select id, lease, message_id from public.claim_emails(1)`;
    await tx`update private.outbox set next_attempt_at = now()`;
    const [next] = await tx<Claimed[]>`select id, lease, message_id from public.claim_emails(1)`;
    expect(next!.message_id).toBe(late!.message_id);
    await tx`select public.finish_email(${late!.id}, ${late!.lease}, 'timed out')`;
    expect(await tx`select last_error, lease from private.outbox`).toMatchObject([
      { last_error: null, lease: next!.lease },
    ]);
  });
});

it('starts a sender only if mails are due and no sender is running', async () => {
  await withMails(60, async (tx) => {
    const waits = async () => (await tx`select private.emails_wait() as waits`)[0]!.waits as boolean;
    expect(await waits()).toBe(true);
    const mails = await tx<Claimed[]>`select id, lease from public.claim_emails(50)`;
    expect(await waits()).toBe(false);
    for (const { id, lease } of mails) await tx`select public.finish_email(${id}, ${lease})`;
    expect(await waits()).toBe(true);
    await tx`update private.outbox set next_attempt_at = now() + interval '1 minute'`;
    expect(await waits()).toBe(false);
  });
});

it('deletes the content of a mail an hour after sending, and the mail after 30 days', async () => {
  await withMails(4, async (tx) => {
    await tx`
      update private.outbox set sent_at = now() - case address
        when 'to1@example.com' then interval '59 minutes'
        when 'to2@example.com' then interval '61 minutes'
        when 'to3@example.com' then interval '31 days' end`;
    await tx`select private.clear_sent_emails()`;
    expect(await tx`select address, params from private.outbox order by address`).toMatchObject([
      { address: 'to1@example.com', params: { total: 1 } },
      { address: 'to2@example.com', params: {} },
      { address: 'to4@example.com', params: { total: 1 } },
    ]);
  });
});

describe('SMTP settings', () => {
  const settings = {
    sender_email: 'shop@example.com',
    smtp_host: 'smtp.example.com',
    smtp_port: 587,
    encryption: 'starttls',
    app_password: 'abcd efgh ijkl mnop',
  };
  const save = (actor: keyof Actors, values: object) =>
    actors[actor].db.rpc('save_email_settings', { settings: { ...settings, ...values } }).then(answerOf);

  afterEach(() => sql`delete from public.email_settings`.then(() => sql`delete from private.email_secrets`));

  it('are saved by admins only, and no person can read the password', async () => {
    await expect(save('seller', {})).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(save('anonymous', {})).rejects.toMatchObject({ code: 'not_signed_in' });
    await save('admin', {});
    const shown = answerOf(await actors.admin.db.from('email_settings').select('*'));
    expect(shown).toMatchObject([{ sender_email: 'shop@example.com', password_set: true }]);
    expect(parsedAnswers).toContain('email_settings.encryption');
    expect(JSON.stringify(shown)).not.toContain('abcdefgh');
    const [stored] = await sql<{ password: Buffer }[]>`select password from private.email_secrets`;
    expect(stored!.password.toString('latin1')).not.toContain('abcdefgh');
    const [audited] = await sql<{ text: string }[]>`
      select string_agg(a::text, '') as text from public.audit_log a where table_name = 'email_settings'`;
    expect(audited!.text).not.toContain('abcdefgh');
    expect(answerOf(await clientFor(null, secretKey()).rpc('get_smtp_settings'))).toMatchObject([
      { smtp_host: 'smtp.example.com', smtp_port: 587, app_password: 'abcdefghijklmnop' },
    ]);
  });

  it('keep the password if none is given, and need one at first', async () => {
    await expect(save('admin', { app_password: '' })).rejects.toMatchObject({
      context: { field: 'app_password' },
    });
    await save('admin', {});
    await save('admin', { app_password: null, smtp_port: 465, encryption: 'tls' });
    expect(answerOf(await clientFor(null, secretKey()).rpc('get_smtp_settings'))).toMatchObject([
      { smtp_port: 465, encryption: 'tls', app_password: 'abcdefghijklmnop' },
    ]);
  });

  it('take the password as Google shows it, and refuse one that cannot be right', async () => {
    const google = { smtp_host: 'smtp.gmail.com' };
    await save('admin', { ...google, app_password: 'abcd\u00a0efgh ijkl mnop' });
    expect(answerOf(await clientFor(null, secretKey()).rpc('get_smtp_settings'))).toMatchObject([
      { app_password: 'abcdefghijklmnop' },
    ]);
    for (const app_password of ['abcde', 'abcdefgh', 'abcdefghijklmnopq']) {
      await expect(save('admin', { ...google, app_password })).rejects.toMatchObject({
        context: { field: 'app_password', rule: 'sixteen' },
      });
    }
    await expect(save('admin', { app_password: 'ab cde' })).rejects.toMatchObject({
      context: { field: 'app_password', rule: 'short' },
    });
  });

  it('are removed by admins with the password', async () => {
    await save('admin', {});
    await expect(removeEmailSettings(actors.support.db, 'Moved')).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(removeEmailSettings(actors.admin.db, '')).rejects.toMatchObject({ code: 'reason_required' });
    await removeEmailSettings(actors.admin.db, 'Moved');
    const [entry] = await sql`
      select action, reason from public.audit_log where table_name = 'email_settings' order by id desc limit 1`;
    expect(entry).toMatchObject({ action: 'DELETE', reason: 'Moved' });
    expect(await getEmailSettings(actors.admin.db)).toBeNull();
    expect(answerOf(await clientFor(null, secretKey()).rpc('get_smtp_settings'))).toEqual([]);
  });

  it.each([
    [{ sender_email: 'a@b.c\r\nBcc: x@y.z' }, 'sender_email'],
    [{ sender_name: 'Shop\r\nBcc: x@y.z' }, 'sender_name'],
    [{ smtp_host: 'host name' }, 'smtp_host'],
    [{ smtp_port: 70_000 }, 'smtp_port'],
    [{ encryption: 'rot13' }, 'encryption'],
  ])('refuse %j', async (values, field) => {
    await expect(save('admin', values)).rejects.toMatchObject({ code: 'invalid_input', context: { field } });
  });
});

it('shows admins whether a test mail was sent and where it failed, and retries failed mails', async () => {
  const { db } = actors.admin;
  const until = (id: number, state: string) =>
    eventually(async () => (await getTestEmail(db, id)).state === state, `the test mail is ${state}`);
  for (const actor of ['seller', 'support'] as const)
    await expect(sendTestEmail(actors[actor].db, 'trial@example.com')).rejects.toMatchObject({
      code: 'not_allowed',
    });
  await expect(sendTestEmail(db, 'nobody')).rejects.toMatchObject({ context: { field: 'to_email' } });
  await until(await sendTestEmail(db, 'trial@example.com'), 'sent');

  await saveEmailSettings(db, {
    sender_email: 'shop@example.com',
    sender_name: 'Shop',
    smtp_host: 'localhost',
    smtp_port: 465,
    encryption: 'tls',
    app_password: 'abcdefghijklmnop',
  });
  const refused = await sendTestEmail(db, 'trial@example.com');
  await until(refused, 'failing');
  expect(await getTestEmail(db, refused)).toEqual({ state: 'failing', error: 'smtp_host_refused' });
  expect((await listEmails(db, { state: 'failing', term: 'TRIAL@' })).items).toMatchObject([
    { id: refused, template: 'test', attempts: 1, sent_at: null },
  ]);

  await sql`delete from public.email_settings`;
  await sql`delete from private.email_secrets`;
  expect(await retryEmails(db)).toBeGreaterThan(0);
  await until(refused, 'sent');
}, 90_000);

it('admins read a mail without its token, and try one failed mail again', async () => {
  const [mail] = await sql<{ id: number }[]>`
    insert into private.outbox (address, language, template, params, last_error, gave_up_at, next_attempt_at)
    values ('guest@example.com', 'en', 'team_invited', '{"token": "secret-token", "company_name": "Tigris"}', 'EAUTH', now(), 'infinity')
    returning id::int`;
  const [other] = await sql<{ id: number }[]>`
    insert into private.outbox (address, language, template, last_error, gave_up_at, next_attempt_at)
    values ('other@example.com', 'en', 'test', 'EAUTH', now(), 'infinity') returning id::int`;
  const shown = await getEmail(actors.admin.db, mail!.id);
  expect(shown).toMatchObject({ template: 'team_invited', to_email: 'guest@example.com' });
  expect(JSON.stringify(shown)).not.toContain('secret-token');
  await expect(getEmail(actors.support.db, mail!.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(retryEmail(actors.support.db, mail!.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await retryEmail(actors.admin.db, mail!.id);
  const states = await sql<{ due: boolean }[]>`
    select gave_up_at is null as due from private.outbox where id in (${mail!.id}, ${other!.id}) order by id`;
  expect(states.map(({ due }) => due)).toEqual([true, false]);
  await expect(retryEmail(actors.admin.db, 999_999_999)).rejects.toMatchObject({ code: 'email_not_found' });
  await sql`delete from private.outbox where id in (${mail!.id}, ${other!.id})`;
});

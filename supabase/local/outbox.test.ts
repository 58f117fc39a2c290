import postgres from 'postgres';
import { callApi, eventually, startTestStack, waitForMail } from './testing.ts';

let stack: Awaited<ReturnType<typeof startTestStack>>;
let sql: postgres.Sql;

beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.postgresUrl, { max: 1 });
});

afterAll(async () => {
  await sql?.end();
  await stack?.end();
});

const queue = (to: string, template: string, params: postgres.JSONValue) => sql`
  insert into private.email_outbox (to_email, language, template, params)
  values (${to}, 'ar', ${template}, ${sql.json(params)})`;

const tries = () => sql`
  select 1 from private.email_outbox
  where to_email = 'late@mawad.test' and (last_error is not null or sent_at is not null)`;

describe('The outbox', () => {
  it('is delivered over SMTP as soon as something is in it', async () => {
    await queue('seller@mawad.test', 'seller_approved', { company_name: 'شركة النور' });
    const mail = await waitForMail(stack, 'seller@mawad.test');
    expect(mail.subject).toBe('تمت الموافقة على حساب البائع في مواد');
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.html).toContain('http://localhost:3999/seller/dashboard');
    expect(mail.from[0]!.address).toBe('no-reply@mawad.test');
  });

  it('keeps a mail that cannot be written, with the reason and another try later', async () => {
    await sql`alter table private.email_outbox drop constraint email_outbox_template_check`;
    await queue('nobody@mawad.test', 'birthday', {});
    await queue('after@mawad.test', 'seller_rejected', { company_name: 'ب' });
    await waitForMail(stack, 'after@mawad.test');
    const [row] = await sql`
      select attempts, sent_at, last_error, next_attempt_at > now() as later
      from private.email_outbox where to_email = 'nobody@mawad.test'`;
    expect(row).toMatchObject({ attempts: 1, sent_at: null, later: true });
    expect(row!.last_error).toContain('unknown_template');
  });

  it('survives a mail server that is away: the mail arrives when it is back', async () => {
    process.kill(stack.pids().mail!, 'SIGKILL');
    await queue('late@mawad.test', 'seller_approved', { company_name: 'ج' });
    await eventually(async () => (await tries()).length > 0, 'a try');
    await eventually(async () => (await callApi(stack, '/health')).status === 200, 'all parts answer');
    await sql`update private.email_outbox set next_attempt_at = now() where to_email = 'late@mawad.test' and sent_at is null`;
    await sql`select pg_notify('email_outbox', '')`;
    await waitForMail(stack, 'late@mawad.test');
    const [row] =
      await sql`select sent_at is not null as sent from private.email_outbox where to_email = 'late@mawad.test'`;
    expect(row!.sent).toBe(true);
  });
});

import postgres from 'postgres';
import { toCron } from './scheduler.ts';
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
  insert into private.outbox (address, language, template, params)
  values (${to}, 'ar', ${template}, ${sql.json(params)})`;

/** Jobs of this test that ran; they record their names in a separate table, because the jobs of the stack run, too. */
const ranJobs = () => sql<{ name: string }[]>`select name from ran_jobs order by name`;

const attempts = () => sql`
  select 1 from private.outbox
  where address = 'late@mawad.test' and (last_error is not null or sent_at is not null)`;

describe('The outbox', () => {
  it('is delivered over SMTP by the job for due mails', async () => {
    await queue('seller@mawad.test', 'seller_approved', {
      company_name: 'شركة النور',
      company_name_en: 'شركة النور',
      company_name_ar: 'شركة النور',
    });
    const mail = await waitForMail(stack, 'seller@mawad.test');
    expect(mail.subject).toBe('تمت الموافقة على حساب البائع في «مواد»');
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.html).toContain('http://localhost:3999/seller/dashboard');
    expect(mail.from[0]!.address).toBe('no-reply@mawad.test');
  });

  it('stores the error of a mail that cannot be rendered and schedules another attempt', async () => {
    await sql`alter table private.outbox drop constraint outbox_template_check`;
    await queue('nobody@mawad.test', 'birthday', {});
    await queue('after@mawad.test', 'seller_rejected', {
      company_name: 'ب',
      company_name_en: 'ب',
      company_name_ar: 'ب',
    });
    await waitForMail(stack, 'after@mawad.test');
    const [row] = await sql`
      select attempts, sent_at, last_error, next_attempt_at > now() as later
      from private.outbox where address = 'nobody@mawad.test'`;
    expect(row).toMatchObject({ attempts: 1, sent_at: null, later: true });
    expect(row!.last_error).toContain('unknown_template');
  });

  it('delivers a mail after the mail server was down', async () => {
    process.kill(stack.pids().mail!, 'SIGKILL');
    await queue('late@mawad.test', 'seller_approved', {
      company_name: 'ج',
      company_name_en: 'ج',
      company_name_ar: 'ج',
    });
    await eventually(async () => (await attempts()).length > 0, 'an attempt');
    await eventually(async () => (await callApi(stack, '/health')).status === 200, 'all parts are up');
    await sql`update private.outbox set next_attempt_at = now() where address = 'late@mawad.test' and sent_at is null`;
    await waitForMail(stack, 'late@mawad.test');
    // The function marks a mail as sent only after the server has accepted it.
    const sent = () =>
      sql`select 1 from private.outbox where address = 'late@mawad.test' and sent_at is not null`;
    await eventually(async () => (await sent()).length > 0, 'the mail is marked as sent');
  });
});

describe('Jobs', () => {
  it('run by their schedule, also after another job failed', async () => {
    await sql`create table ran_jobs (name text primary key)`;
    await sql`alter table ran_jobs owner to migrator`;
    await sql`select cron.schedule('broken', '1 seconds', 'select 1 / 0')`;
    await sql`select cron.schedule('never', '0 0 31 2 *', ${"insert into public.ran_jobs values ('never')"})`;
    await sql`select cron.schedule('soon', '1 seconds',
      ${"insert into public.ran_jobs values ('soon') on conflict do nothing"})`;
    await eventually(async () => (await ranJobs()).length > 0, 'a job ran');
    expect(await ranJobs()).toEqual([{ name: 'soon' }]);
    for (const job of ['broken', 'never', 'soon']) await sql`select cron.unschedule(${job})`;
  });

  it('start again after a run during which they became due', async () => {
    await sql`create table counted_runs (name text)`;
    await sql`alter table counted_runs owner to migrator`;
    const count = async (name: string) => (await sql`select from counted_runs where name = ${name}`).length;
    const waiting = () =>
      sql`select from pg_locks where locktype = 'advisory' and objid = 4646 and not granted`;
    await sql`select pg_advisory_lock(4646)`;
    await sql`select cron.schedule('held', '1 seconds', ${`
      with held as materialized (select pg_advisory_xact_lock(4646))
      insert into public.counted_runs select 'held' from held`})`;
    await eventually(async () => (await waiting()).length > 0, 'the job runs');
    await sql`select cron.schedule('other', '1 seconds', ${"insert into public.counted_runs values ('other')"})`;
    await eventually(async () => (await count('other')) > 1, 'the job became due again');
    // From now on it does not become due.
    await sql`select cron.schedule('held', '0 0 31 2 *', command) from cron.job where jobname = 'held'`;
    await sql`select pg_advisory_unlock(4646)`;
    await eventually(async () => (await count('held')) > 1, 'the job ran again');
    for (const job of ['held', 'other']) await sql`select cron.unschedule(${job})`;
  });

  it('accept the schedule formats of pg_cron', () => {
    const after = (schedule: string) =>
      toCron(schedule).nextRun(new Date('2026-01-01T00:00:01Z'))?.toISOString();
    expect(after('5 seconds')).toBe('2026-01-01T00:00:05.000Z');
    expect(after('41 3 * * *')).toBe('2026-01-01T03:41:00.000Z');
    expect(() => toCron('soon')).toThrow();
  });
});

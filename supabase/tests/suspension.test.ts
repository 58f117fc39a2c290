import { GoTrueClient } from '@supabase/auth-js';
import { submitReview } from '../src/reviews/queries.ts';
import { listMyOrders } from '../src/orders/queries.ts';
import { getOwnRights } from '../src/companies/seller-account-queries.ts';
import { getSellerProfile, listSellers } from '../src/companies/sellers-queries.ts';
import { getUser, listUsers } from '../src/people/users-queries.ts';
import { answerOf } from '../src/errors.ts';
import {
  type Actor,
  type Actors,
  apiUrl,
  connect,
  createActor,
  createActors,
  headersFor,
  password,
  publishableKey,
  signIn,
  type Sql,
} from './actors.ts';
import { delivery } from './goods.ts';
import { removeSecondFactors, restoreUser, suspendUser } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const admin = () => actors.admin.db;
const refused = (code: string) => ({ code });

async function tokenAnswer(body: Record<string, string>, grant: 'password' | 'refresh_token') {
  const response = await fetch(`${apiUrl()}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string | undefined>;
}

describe('a suspended person', () => {
  let person: Actor;
  let session: Record<string, string | undefined>;

  beforeAll(async () => {
    person = await createActor(sql, 'buyer', { full_name: 'Sara', language: 'ar' });
    answerOf(await person.db.from('addresses').insert({ ...delivery, email: undefined } as never));
    session = await tokenAnswer({ email: person.email, password: 'correct horse 42 battery' }, 'password');
    await suspendUser(admin(), person.id!, ' Orders that nobody takes ');
  });

  it('can do nothing with the token of an open page', async () => {
    await expect(listMyOrders(person.db, {})).rejects.toMatchObject(refused('account_suspended'));
    await expect(submitReview(person.db, 1, 5, '')).rejects.toMatchObject(refused('account_suspended'));
    for (const table of ['profiles', 'addresses', 'orders', 'notifications', 'staff'] as const) {
      const key = table === 'staff' ? 'user_id' : 'id';
      expect(answerOf(await person.db.from(table).select(key))).toEqual([]);
    }
    const saved = await person.db.from('addresses').insert({ ...delivery, email: undefined } as never);
    expect(saved.status).toBe(403);
  });

  it('can neither sign in nor renew a session', async () => {
    expect(session.refresh_token).toBeTruthy();
    const renewed = await tokenAnswer({ refresh_token: session.refresh_token! }, 'refresh_token');
    expect(renewed.access_token).toBeUndefined();
    expect(
      await tokenAnswer({ email: person.email, password: 'correct horse 42 battery' }, 'password'),
    ).toMatchObject({ error_code: 'user_banned' });
    const auth = new GoTrueClient({ url: `${apiUrl()}/auth/v1`, headers: { apikey: publishableKey() } });
    expect((await auth.getUser(session.access_token)).error).not.toBeNull();
  });

  it('gets the reason in their own language, and the log records it', async () => {
    const [mail] = await sql`
      select language, params from private.outbox
      where address = ${person.email} and template = 'account_suspended'`;
    expect(mail).toEqual({
      language: 'ar',
      params: { buyer_name: 'Sara', note: 'Orders that nobody takes' },
    });
    expect(await getUser(admin(), person.id!)).toMatchObject({
      suspension_reason: 'Orders that nobody takes',
      session_count: 0,
      suspensions: [{ suspended: true, reason: 'Orders that nobody takes', decided_by: 'Test admin' }],
    });
    const { items } = await listUsers(admin(), { suspended: true, term: person.email });
    expect(items).toMatchObject([{ id: person.id, suspended: true }]);
  });

  it('gets everything back when restored', async () => {
    await restoreUser(admin(), person.id!);
    expect(await signIn(person.email)).toBeTruthy();
    expect(answerOf(await person.db.from('addresses').select('id'))).toHaveLength(1);
    const kinds = answerOf(await person.db.from('notifications').select('kind').order('id'));
    expect(kinds.map(({ kind }) => kind)).toEqual(['account_suspended', 'account_restored']);
    expect(await getUser(actors.support.db, person.id!)).toMatchObject({
      suspended_at: null,
      suspensions: [{ suspended: false }, { suspended: true }],
    });
  });
});

it('removes company rights of a suspended member and staff rights of suspended staff', async () => {
  const member = await createActor(sql, 'manager', {}, actors.seller.company);
  const colleague = await createActor(sql, 'support');
  await suspendUser(admin(), member.id!, 'Left in anger');
  await suspendUser(admin(), colleague.id!, 'Left in anger');
  expect(await getOwnRights(member.db)).toEqual([]);
  expect(await getSellerProfile(member.db, member.id!)).toBeNull();
  await expect(listSellers(colleague.db, {})).rejects.toMatchObject(refused('account_suspended'));
});

it('lets only admins suspend, with a reason, and never themselves', async () => {
  const { id } = await createActor(sql, 'buyer');
  for (const name of ['buyer', 'seller', 'support', 'catalogueStaff', 'financeStaff'] as const) {
    await expect(suspendUser(actors[name].db, id!, 'x')).rejects.toMatchObject(refused('not_allowed'));
    await expect(restoreUser(actors[name].db, id!)).rejects.toMatchObject(refused('not_allowed'));
  }
  for (const name of ['buyer', 'seller', 'catalogueStaff', 'financeStaff'] as const)
    await expect(getUser(actors[name].db, id!)).rejects.toMatchObject(refused('not_allowed'));
  await expect(suspendUser(admin(), id!, ' ')).rejects.toMatchObject(refused('reason_required'));
  await expect(suspendUser(admin(), actors.admin.id!, 'x')).rejects.toMatchObject(refused('own_account'));
  await expect(getUser(admin(), crypto.randomUUID())).rejects.toMatchObject(refused('user_not_found'));
  await expect(getUser(actors.anonymous.db, id!)).rejects.toMatchObject(refused('not_signed_in'));
});

describe('a pending change of e-mail address', () => {
  async function changeUser({ token }: Actor, changes: Record<string, string>): Promise<void> {
    const response = await fetch(`${apiUrl()}/auth/v1/user`, {
      method: 'PUT',
      headers: { ...headersFor(token), 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    });
    expect(response.status).toBe(200);
  }

  it.each<[string, (person: Actor) => Promise<unknown>]>([
    [
      'somebody is suspended, and stays over when they are restored',
      async ({ id }) => {
        await suspendUser(admin(), id!, 'Taken over');
        await restoreUser(admin(), id!);
      },
    ],
    [
      'the staff removes two-factor sign-in',
      async ({ id }) => {
        await sql`
          insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
          values (gen_random_uuid(), ${id}, 'totp', 'verified', now(), now())`;
        await removeSecondFactors(admin(), id!, 'Lost phone');
      },
    ],
    [
      'the password changes',
      (person) => changeUser(person, { password: 'another horse 43 battery', current_password: password }),
    ],
  ])('ends when %s', async (_how, act) => {
    const person = await createActor(sql, 'buyer');
    const wanted = `thief-${person.email}`;
    await changeUser(person, { email: wanted });
    const [pending] = await sql<{ email_change: string; link: string }[]>`
      select email_change, email_change_token_current as link from auth.users where id = ${person.id}`;
    expect(pending!.email_change).toBe(wanted);
    await act(person);
    await fetch(`${apiUrl()}/auth/v1/verify?type=email_change&token=${pending!.link}`, {
      redirect: 'manual',
      headers: { apikey: publishableKey() },
    });
    const [now] = await sql`select email, email_change from auth.users where id = ${person.id}`;
    expect(now).toEqual({ email: person.email, email_change: '' });
  });

  it('ends with the confirmed address otherwise', async () => {
    const person = await createActor(sql, 'buyer');
    await changeUser(person, { email: `new-${person.email}` });
    const [pending] = await sql<{ link: string }[]>`
      select email_change_token_current as link from auth.users where id = ${person.id}`;
    await fetch(`${apiUrl()}/auth/v1/verify?type=email_change&token=${pending!.link}`, {
      redirect: 'manual',
      headers: { apikey: publishableKey() },
    });
    const [now] = await sql`select email from auth.users where id = ${person.id}`;
    expect(now).toEqual({ email: `new-${person.email}` });
  });
});

it('does not count a suspended admin when protecting the last admin', async () => {
  await expect(
    sql.begin(async (tx) => {
      await tx`update public.profiles p set suspended_at = now(), suspension_reason = 'x'
        from public.staff s where s.user_id = p.id and s.role = 'admin' and p.id <> ${actors.admin.id}`;
      await tx`delete from public.staff where user_id = ${actors.admin.id}`;
    }),
  ).rejects.toMatchObject({ message: 'last_admin' });
});

/** Functions that may read the id of the token or job although the person may be suspended. */
const mayAskTheToken = [
  'caller_id', // reads it for the others
  'my_id', // decides
  'is_recovered_session', // reports what the session has shown, which is no right
  'second_factor_gap', // says what is lacking, which is no right
  'require_person', // tells a visitor from a suspended person
  'viewed_company', // itself leaves out suspended staff: my_id is null by a call that looks at a company
  'get_staff_view', // of that company
  'write_audit_log', // names the writer of what was allowed
  'audit_actor', // the same
  'write_audit_entry', // the same
  'erase_person', // the same
  'may_show_file', // a row that no person writes
  'validate_product', // the same
];

it('every policy and function identifies the caller through my_id, which excludes suspended people', async () => {
  const functions = await sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc ~ '(auth\\.(uid|jwt)|private\\.caller_id)\\('
      and p.prosrc !~ '(require_person|require_staff|my_company|lock_[a-z]+|my_id)\\('`;
  expect(functions.map(({ name }) => name).filter((name) => !mayAskTheToken.includes(name))).toEqual([]);
  const policies = await sql`
    select policyname from pg_policies
    where schemaname in ('public', 'private', 'storage', 'realtime')
      and coalesce(qual, '') || coalesce(with_check, '') ~ '(auth\\.(uid|jwt)|private\\.caller_id)\\('`;
  expect(policies).toEqual([]);
});

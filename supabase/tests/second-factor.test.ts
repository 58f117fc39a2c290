import { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import type postgres from 'postgres';
import { listAuditLog } from '../src/audit/queries.ts';
import { listOwnProducts } from '../src/products/queries.ts';
import { getOwnRights } from '../src/companies/seller-account-queries.ts';
import { getSellerProfile } from '../src/companies/sellers-queries.ts';
import { getStaffRights, listStaff, requireStaffTwoFactor } from '../src/people/staff-queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { getUser } from '../src/people/users-queries.ts';
import { answerOf } from '../src/errors.ts';
import { identityMatrix } from './access-matrix.ts';
import {
  type Actor,
  type Actors,
  apiUrl,
  asActor,
  become,
  clientFor,
  connect,
  createActor,
  createActors,
  headersFor,
  password,
  type Sql,
} from './actors.ts';
import { removeSecondFactors } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

/** Enables two-factor sign-in in a new session; the actor's own token stays without the code. */
async function enrol({ email }: Actor) {
  const auth = new AuthClient({
    ...{ url: `${apiUrl()}/auth/v1`, headers: headersFor(null) },
    ...{ persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  await auth.signInWithPassword({ email, password });
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
  const code = new TOTP({ secret: Secret.fromBase32(factor!.totp.secret) }).generate();
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code });
  if (error) throw error;
  return { auth, token: data.access_token, db: clientFor(data.access_token) };
}

const lacksCode = { code: 'second_factor_required' };

it('gives an owner with a second factor company rights only after the session has proved it', async () => {
  const { seller, manager } = actors;
  expect(await getSellerProfile(seller.db, seller.id!)).toMatchObject({ second_factor: null });
  const { db } = await enrol(seller);

  await expect(listOwnProducts(seller.db, {})).rejects.toMatchObject(lacksCode);
  expect(await getOwnRights(seller.db)).toEqual([]);
  expect(
    answerOf(await seller.db.from('company_decisions').select('id').eq('company_id', seller.company!)),
  ).toEqual([]);
  // Data that the portal needs to request the code.
  expect(await getSellerProfile(seller.db, seller.id!)).toMatchObject({
    ...{ role: 'seller', is_approved: true, company_id: seller.company, second_factor: 'code' },
  });
  // Buying does not need the second factor.
  expect(answerOf(await seller.db.from('profiles').select('id'))).toEqual([{ id: seller.id }]);

  expect((await listOwnProducts(db, {})).items).toEqual([]);
  expect(await getOwnRights(db)).toContain('team');
  expect(await getSellerProfile(db, seller.id!)).toMatchObject({ second_factor: null });
  // Other members are not affected.
  expect((await listOwnProducts(manager.db, {})).items).toEqual([]);
});

it('shows an applicant with a second factor that an application exists', async () => {
  const { pendingSeller: applicant } = actors;
  const { db } = await enrol(applicant);
  for (const client of [applicant.db, db])
    expect(await getSellerProfile(client, applicant.id!)).toMatchObject({
      role: 'seller',
      status: 'pending',
    });
  expect((await applicant.db.rpc('get_own_documents')).error).toMatchObject({
    message: 'second_factor_required',
  });
  expect((await db.rpc('get_own_documents')).error).toBeNull();
});

it('gives staff with a second factor rights only after the session has proved it', async () => {
  const { support } = actors;
  const { db } = await enrol(support);
  expect(await getStaffRights(support.db)).toEqual({ role: null, rights: [] });
  await expect(getUser(support.db, actors.buyer.id!)).rejects.toMatchObject(lacksCode);
  expect(answerOf(await support.db.from('profiles').select('id').eq('id', actors.buyer.id!))).toEqual([]);
  expect(await getSellerProfile(support.db, support.id!)).toMatchObject({
    role: 'admin',
    second_factor: 'code',
  });
  expect((await getStaffRights(db)).rights).toContain('see_users');
  expect(await getUser(db, actors.buyer.id!)).toMatchObject({ two_factor: false });
});

/** Rights of a staff member without a factor at an aal, while the setting requires a factor or not. */
const staffWhile = (required: boolean, aal: 'aal1' | 'aal2', actor: Actor) =>
  asActor(
    sql,
    actor,
    (tx) => tx`update public.site_settings set staff_two_factor = ${required}`,
    async (tx) => {
      await become(tx, actor, aal);
      const [row] = await tx`
        select private.staff_may('see_orders') as may, public.get_staff_rights() ->> 'role' as role,
          (select second_factor from public.sellers where id = ${actor.id}) as lacks,
          (select count(*)::int from public.staff) as colleagues`;
      return row;
    },
  );

it('gives staff without a factor no rights if the marketplace requires it', async () => {
  const { financeStaff: person } = actors;
  expect(await staffWhile(true, 'aal1', person)).toEqual({
    may: false,
    role: null,
    lacks: 'setup',
    colleagues: 1,
  });
  const allowed = { may: true, role: 'finance', lacks: null };
  expect(await staffWhile(true, 'aal2', person)).toMatchObject(allowed);
  expect(await staffWhile(false, 'aal1', person)).toMatchObject(allowed);
  await expect(
    asActor(
      sql,
      person,
      (tx) => tx`update public.site_settings set staff_two_factor = true`,
      (tx) => tx`select public.list_staff()`,
    ),
  ).rejects.toMatchObject({ code: 'PT403', message: 'second_factor_not_set' });
});

it('is required of staff in a new installation, and only an admin changes that', async () => {
  const [column] = await sql`
    select column_default from information_schema.columns
    where table_name = 'site_settings' and column_name = 'staff_two_factor'`;
  expect(column).toEqual({ column_default: 'true' });
  const { admin, support, anonymous } = actors;
  expect(await listStaff(admin.db)).toMatchObject({ two_factor_required: false });
  await requireStaffTwoFactor(admin.db, false);
  await expect(requireStaffTwoFactor(actors.catalogueStaff.db, false)).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const changed = await asActor(
    sql,
    admin,
    async () => undefined,
    async (tx) => {
      await tx`select public.require_staff_two_factor(true)`;
      await tx`reset role`;
      return tx`select staff_two_factor from public.site_settings`;
    },
  );
  expect(changed).toEqual([{ staff_two_factor: true }]);
  for (const { db } of [anonymous, support])
    expect((await db.from('site_settings').select('staff_two_factor' as 'id')).error?.code).toBe('42501');
});

it('lets another admin switch it off after a lost phone, with a reason in the log', async () => {
  const { admin, otherSeller: owner } = actors;
  const { auth } = await enrol(owner);
  expect(await getUser(admin.db, owner.id!)).toMatchObject({ two_factor: true });
  for (const name of ['seller', 'catalogueStaff', 'financeStaff'] as const)
    await expect(removeSecondFactors(actors[name].db, owner.id!, 'Mine now')).rejects.toMatchObject({
      code: name === 'seller' ? 'second_factor_required' : 'not_allowed',
    });
  await expect(removeSecondFactors(admin.db, owner.id!, ' ')).rejects.toMatchObject({
    code: 'reason_required',
  });
  await expect(removeSecondFactors(admin.db, admin.id!, 'Lost')).rejects.toMatchObject({
    code: 'own_account',
  });

  await removeSecondFactors(admin.db, owner.id!, ' Lost the phone ');
  expect(await getUser(admin.db, owner.id!)).toMatchObject({ two_factor: false, session_count: 0 });
  expect((await auth.refreshSession()).error).not.toBeNull();
  expect((await listOwnProducts(owner.db, {})).items).toEqual([]);
  const { items } = await listAuditLog(admin.db, { table_name: 'mfa_factors', company_id: owner.company! });
  expect(items).toMatchObject([
    { action: 'DELETE', row_id: owner.id, reason: 'Lost the phone', actor_kind: 'staff' },
  ]);

  // One notification is sent even if no factor was left; it does not give author and reason.
  await removeSecondFactors(admin.db, owner.id!, 'Again');
  const told = (await listNotifications(owner.db)).items;
  expect(told).toMatchObject([{ kind: 'second_factor_removed', subject: {} }]);
  const mails = await sql`
    select address, params from private.outbox where template = 'second_factor_removed' and address = ${owner.email}`;
  expect(mails).toEqual([{ address: owner.email, params: { buyer_name: expect.any(String) } }]);
});

it('every function that needs a proof of identity is in the matrix', async () => {
  const functions = await sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.prosrc like '%private.require_identity()%' order by p.proname`;
  const called = new Set(identityMatrix.map(({ call }) => call.slice(0, call.indexOf('('))));
  expect(functions.map(({ name }) => name)).toEqual([...called].sort());
});

describe.each(identityMatrix)('$actor calls $call', ({ call, actor, on, buys }) => {
  /** Outcome of the call in a session of the actor, rolled back: `done`, or the error's message and details. */
  const tryWith = async (hasFactor: boolean, aal: 'aal1' | 'aal2', passwordAge: number) => {
    // A separate account, without the factor that another test enabled.
    const { id } = await createActor(sql, actor, {}, actor === 'manager' ? actors.seller.company : undefined);
    const prepare = async (tx: postgres.TransactionSql) => {
      if (actor === 'seller' && on)
        await tx`update public.company_members m set company_id = o.company_id
          from public.company_members o where o.user_id = ${id} and m.user_id = ${actors[on].id}`;
      if (buys)
        await tx`
          with company as (insert into public.companies (name, status) values ('Dijla', 'buying') returning id)
          insert into private.buying_members (user_id, company_id, role)
          select m.user_id, c.id, m.role from company c
          cross join (values (${id}::uuid, 'owner'), (${on ? actors[on].id! : null}::uuid, 'buyer')) m (user_id, role)
          where m.user_id is not null`;
      if (hasFactor)
        await tx`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
          values (gen_random_uuid(), ${id}, 'totp', 'verified', now(), now())`;
    };
    return asActor(sql, { id }, prepare, async (tx) => {
      await become(tx, { id }, aal, passwordAge);
      try {
        await tx.unsafe(`select public.${call}`, call.includes('$1') ? [actors[on!].id!] : []);
        return 'done';
      } catch (error) {
        const { message, detail } = error as postgres.PostgresError;
        return [message, detail];
      }
    });
  };
  const minutes = 60;

  it('succeeds just after a password sign-in', async () => {
    expect(await tryWith(false, 'aal1', 9 * minutes)).toBe('done');
  });

  it('is refused long after a password sign-in', async () => {
    expect(await tryWith(false, 'aal1', 11 * minutes)).toEqual(['identity_required', '{"code": false}']);
    expect(await tryWith(true, 'aal2', 11 * minutes)).toEqual(['identity_required', '{"code": true}']);
  });

  it('is refused without the code of a second factor, and succeeds with it', async () => {
    expect([
      ['identity_required', '{"code": true}'],
      ['second_factor_required', '{}'],
    ]).toContainEqual(await tryWith(true, 'aal1', 0));
    expect(await tryWith(true, 'aal2', 0)).toBe('done');
  });
});

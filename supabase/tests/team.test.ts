import { randomUUID } from 'node:crypto';
import { eraseAccount } from '../src/people/account-queries.ts';
import {
  acceptInvitation,
  getInvitation,
  inviteMember,
  leaveCompany,
  listTeam,
  revokeInvitation,
} from '../src/companies/team-queries.ts';
import {
  type Actor,
  type ActorName,
  type Actors,
  connect,
  createActor,
  createActors,
  type Sql,
} from './actors.ts';
import { restoreUser, setMemberRole, suspendUser } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeEach(async () => {
  actors = await createActors(sql);
}, 60_000);
beforeAll(() => void (sql = connect()));
afterAll(() => sql.end());

const db = (actor: ActorName) => actors[actor].db;
const refusedWith = (code: string) => ({ code });

/** Latest mailed token for an address, and the language of its mail. */
async function mailed(email: string): Promise<{ token: string; language: string }> {
  const [mail] = await sql<{ token: string; language: string }[]>`
    select params ->> 'token' as token, language from private.outbox
    where address = ${email.toLowerCase()} and template = 'team_invited' order by id desc limit 1`;
  return mail!;
}

async function invite(person: Pick<Actor, 'email'>, role = 'sales' as const): Promise<string> {
  await inviteMember(db('seller'), { email: person.email.toUpperCase(), role, language: 'ar' });
  return (await mailed(person.email)).token;
}

const rolesOf = async (actor: ActorName) =>
  (await listTeam(db(actor))).members.map(({ email, role }) => `${email.split('-')[0]} ${role}`);

it('accepts an invitation once, by the account with its address', async () => {
  const token = await invite(actors.buyer);
  expect(await getInvitation(db('anonymous'), token)).toMatchObject({
    email: actors.buyer.email,
    role: 'sales',
  });
  await expect(acceptInvitation(db('otherBuyer'), token)).rejects.toMatchObject({
    code: 'invitation_other_address',
    context: { email: actors.buyer.email },
  });
  await expect(acceptInvitation(db('anonymous'), token)).rejects.toMatchObject(refusedWith('not_signed_in'));
  await acceptInvitation(db('buyer'), token);
  expect(await rolesOf('buyer')).toContain('buyer sales');
  await expect(acceptInvitation(db('buyer'), token)).rejects.toMatchObject(refusedWith('invitation_gone'));
  await expect(invite(actors.buyer)).rejects.toMatchObject(refusedWith('already_member'));
});

it('mails an invitation in the language of the account, or else the chosen one', async () => {
  await invite(actors.buyer);
  expect((await mailed(actors.buyer.email)).language).toBe('en');
  const stranger = `new-${randomUUID()}@example.com`;
  await invite({ email: stranger });
  expect((await mailed(stranger)).language).toBe('ar');
});

it('stores no token once the mail is sent', async () => {
  await invite(actors.buyer);
  await sql`
    update private.outbox set lease = gen_random_uuid()
    where address = ${actors.buyer.email} and template = 'team_invited'`;
  await sql`
    select private.finish_email(id, lease, null) from private.outbox
    where address = ${actors.buyer.email} and template = 'team_invited'`;
  expect((await mailed(actors.buyer.email)).token).toBeNull();
});

it('refuses a link that expired, was withdrawn or was replaced', async () => {
  const first = await invite(actors.buyer);
  const second = await invite(actors.buyer);
  await expect(getInvitation(db('buyer'), first)).rejects.toMatchObject(refusedWith('invitation_gone'));
  const { invitations } = await listTeam(db('seller'));
  expect(invitations).toMatchObject([{ email: actors.buyer.email, expired: false }]);
  await expect(revokeInvitation(db('otherSeller'), invitations[0]!.id)).rejects.toMatchObject(
    refusedWith('invitation_gone'),
  );
  await revokeInvitation(db('seller'), invitations[0]!.id);
  await expect(acceptInvitation(db('buyer'), second)).rejects.toMatchObject(refusedWith('invitation_gone'));
  const third = await invite(actors.buyer);
  await sql`update private.invitations set expires_at = now() where email = ${actors.buyer.email}`;
  await expect(acceptInvitation(db('buyer'), third)).rejects.toMatchObject(refusedWith('invitation_gone'));
});

it('limits a person to one company, and staff to none', async () => {
  for (const name of ['otherSeller', 'pendingSeller', 'support'] as const) {
    const token = await invite(actors[name]);
    await expect(acceptInvitation(db(name), token)).rejects.toMatchObject(refusedWith('already_seller'));
  }
});

it.each([
  ['manager', 'not_allowed'],
  ['sales', 'not_allowed'],
  ['warehouse', 'not_allowed'],
  ['finance', 'not_allowed'],
  ['buyer', 'not_approved'],
  ['admin', 'not_approved'],
  ['suspendedSeller', 'not_approved'],
] as const)('refuses inviting members and changing roles to %s', async (actor, code) => {
  const input = { email: 'x@example.com', role: 'sales', language: 'en' } as const;
  await expect(inviteMember(db(actor), input)).rejects.toMatchObject(refusedWith(code));
  await expect(setMemberRole(db(actor), actors.sales.id!, 'owner')).rejects.toMatchObject(refusedWith(code));
  await expect(setMemberRole(db(actor), actors.sales.id!, null, 'Left')).rejects.toMatchObject(
    refusedWith(code),
  );
});

it('does not find people of another company', async () => {
  await expect(setMemberRole(db('otherSeller'), actors.sales.id!, null, 'Left')).rejects.toMatchObject(
    refusedWith('user_not_found'),
  );
  expect(await rolesOf('otherSeller')).toEqual(['otherseller owner']);
});

it('refuses a change of role or departure of the last owner', async () => {
  const { id } = actors.seller;
  await expect(setMemberRole(db('seller'), id!, 'sales')).rejects.toMatchObject(refusedWith('last_owner'));
  await expect(setMemberRole(db('seller'), id!, null, 'Left')).rejects.toMatchObject(
    refusedWith('last_owner'),
  );
  await expect(leaveCompany(db('seller'))).rejects.toMatchObject(refusedWith('last_owner'));
  await setMemberRole(db('seller'), actors.manager.id!, 'owner');
  await leaveCompany(db('seller'));
  expect(await rolesOf('manager')).toEqual([
    'manager owner',
    'sales sales',
    'warehouse warehouse',
    'finance finance',
  ]);
  await expect(listTeam(db('seller'))).rejects.toMatchObject(refusedWith('not_approved'));
});

it('applies a new role immediately, removes all rights of a removed member, and lets everyone leave', async () => {
  await setMemberRole(db('seller'), actors.sales.id!, 'owner');
  await expect(setMemberRole(db('sales'), actors.finance.id!, null)).rejects.toMatchObject(
    refusedWith('reason_required'),
  );
  await setMemberRole(db('sales'), actors.finance.id!, null, 'Left');
  const [entry] = await sql`
    select action, reason from public.audit_log
    where table_name = 'company_members' and row_id = ${actors.finance.id} order by id desc limit 1`;
  expect(entry).toMatchObject({ action: 'DELETE', reason: 'Left' });
  await expect(listTeam(db('finance'))).rejects.toMatchObject(refusedWith('not_approved'));
  await leaveCompany(db('warehouse'));
  expect(await rolesOf('manager')).toEqual(['seller owner', 'sales owner', 'manager manager']);
});

it('refuses an earlier invitation to the address of a removed member', async () => {
  const { id } = actors.buyer;
  const back = await invite(actors.buyer);
  await sql`
    insert into public.company_members (company_id, user_id, role) values (${actors.seller.company}, ${id}, 'sales')`;
  await setMemberRole(db('seller'), id!, null, 'Left');
  await expect(acceptInvitation(db('buyer'), back)).rejects.toMatchObject(refusedWith('invitation_gone'));
});

it('limits the number of invitations, and shows them only to owners', async () => {
  await sql`
    insert into private.invitations (company_id, invited_by, email, role, token_hash)
    select ${actors.seller.company}, ${actors.seller.id}, 'p' || n || '@example.com', 'sales', decode(md5(random()::text), 'hex')
    from generate_series(1, 30) n`;
  await expect(invite(actors.buyer)).rejects.toMatchObject(refusedWith('rate_limited'));
  expect((await listTeam(db('manager'))).invitations).toEqual([]);
});

it('is deleted with an erased account', async () => {
  const person = await createActor(sql, 'buyer');
  await invite(person);
  expect((await listTeam(db('seller'))).invitations).toMatchObject([{ email: person.email }]);
  await eraseAccount(person.db);
  expect((await listTeam(db('seller'))).invitations).toEqual([]);
});

describe('an invitation ends with the right of its sender', () => {
  const owner = () => actors.manager;
  const company = () => actors.seller.company!;
  const setCompany = (status: string) =>
    sql`update public.companies set status = ${status} where id = ${company()}`;

  it.each<[string, () => Promise<unknown>]>([
    ['removed', () => setMemberRole(db('seller'), owner().id!, null, 'Left')],
    ['demoted', () => setMemberRole(db('seller'), owner().id!, 'sales')],
    ['gone by choice', () => leaveCompany(owner().db)],
    ['suspended', () => suspendUser(db('admin'), owner().id!, 'Left in anger')],
    ['erased', () => eraseAccount(owner().db)],
    ['of a suspended company', () => setCompany('suspended')],
  ])('sender %s', async (how, loseRight) => {
    await setMemberRole(db('seller'), owner().id!, 'owner');
    await inviteMember(owner().db, { email: actors.buyer.email, role: 'owner', language: 'en' });
    const { token } = await mailed(actors.buyer.email);
    const kept = await invite(actors.otherBuyer);
    await loseRight();
    const refused = refusedWith('invitation_gone');
    await expect(getInvitation(db('anonymous'), token)).rejects.toMatchObject(refused);
    await expect(acceptInvitation(db('buyer'), token)).rejects.toMatchObject(refused);
    if (how !== 'of a suspended company') {
      const { invitations } = await listTeam(db('seller'));
      expect(invitations.map(({ email }) => email)).toEqual([actors.otherBuyer.email]);
      await acceptInvitation(db('otherBuyer'), kept);
    }
  });

  it('and stays ended when the sender is restored or the company sells again', async () => {
    await setMemberRole(db('seller'), owner().id!, 'owner');
    await inviteMember(owner().db, { email: actors.buyer.email, role: 'owner', language: 'en' });
    const { token } = await mailed(actors.buyer.email);
    const other = await invite(actors.otherBuyer);
    await suspendUser(db('admin'), owner().id!, 'A mistake');
    await restoreUser(db('admin'), owner().id!);
    await expect(acceptInvitation(db('buyer'), token)).rejects.toMatchObject(refusedWith('invitation_gone'));
    await setCompany('suspended');
    await setCompany('approved');
    await expect(acceptInvitation(db('otherBuyer'), other)).rejects.toMatchObject(
      refusedWith('invitation_gone'),
    );
  });

  it('also if the lost right left no trace in the list of invitations', async () => {
    const token = await invite(actors.buyer);
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.company_members set role = 'sales' where user_id = ${actors.seller.id}`;
    });
    await expect(acceptInvitation(db('buyer'), token)).rejects.toMatchObject(refusedWith('invitation_gone'));
  });
});

it('stops a member’s jobs when the member may no longer change products', async () => {
  const { id } = actors.manager;
  const company = actors.seller.company!;
  const undo = new Error('undo');
  // In one transaction, so that the jobs that continue such work never see it.
  await sql
    .begin(async (tx) => {
      await tx`
        insert into public.imports (id, company_id, created_by, file_name, file_hash, mode, status)
        values (gen_random_uuid(), ${company}, ${id}, 'a.csv', ${'a'.repeat(64)}, 'both', 'applying')`;
      await tx`
        insert into private.bulk_changes (id, company_id, actor_id, change)
        values (gen_random_uuid(), ${company}, ${id}, '{"kind": "publish"}')`;
      const giveRole = (role: string) =>
        tx`update public.company_members set role = ${role} where user_id = ${id}`;
      const states = () => tx`
        select (select status from public.imports where created_by = ${id}) as import,
          (select status from private.bulk_changes where actor_id = ${id}) as change`;
      await giveRole('owner');
      expect(await states()).toEqual([{ import: 'applying', change: 'working' }]);
      await giveRole('sales');
      expect(await states()).toEqual([{ import: 'paused', change: 'stopped' }]);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
});

import { randomUUID } from 'node:crypto';
import { eraseAccount } from '../src/queries/account.ts';
import {
  acceptInvitation,
  getInvitation,
  inviteMember,
  leaveCompany,
  listTeam,
  revokeInvitation,
  setMemberRole,
} from '../src/queries/team.ts';
import {
  type Actor,
  type ActorName,
  type Actors,
  connect,
  createActor,
  createActors,
  type Sql,
} from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeEach(async () => {
  actors = await createActors(sql);
}, 60_000);
beforeAll(() => void (sql = connect()));
afterAll(() => sql.end());

const db = (actor: ActorName) => actors[actor].db;
const refusedWith = (code: string) => ({ code });

/** The newest mailed token to an address, and the language of its mail. */
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

it('an invitation is accepted once, by the account with its address', async () => {
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

it('its mail is in the language of the account, else in the one chosen', async () => {
  await invite(actors.buyer);
  expect((await mailed(actors.buyer.email)).language).toBe('en');
  const stranger = `new-${randomUUID()}@example.com`;
  await invite({ email: stranger });
  expect((await mailed(stranger)).language).toBe('ar');
});

it('its token is stored nowhere once the mail is sent', async () => {
  await invite(actors.buyer);
  await sql`
    update private.outbox set lease = gen_random_uuid()
    where address = ${actors.buyer.email} and template = 'team_invited'`;
  await sql`
    select private.finish_email(id, lease, null) from private.outbox
    where address = ${actors.buyer.email} and template = 'team_invited'`;
  expect((await mailed(actors.buyer.email)).token).toBeNull();
});

it('a link ends when it runs out, is taken back, or a newer one is sent', async () => {
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

it('nobody works in two companies, and no staff in any', async () => {
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
] as const)('%s cannot invite members or change roles', async (actor, code) => {
  const input = { email: 'x@example.com', role: 'sales', language: 'en' } as const;
  await expect(inviteMember(db(actor), input)).rejects.toMatchObject(refusedWith(code));
  await expect(setMemberRole(db(actor), actors.sales.id!, 'owner')).rejects.toMatchObject(refusedWith(code));
  await expect(setMemberRole(db(actor), actors.sales.id!, null)).rejects.toMatchObject(refusedWith(code));
});

it('another company’s people are not there', async () => {
  await expect(setMemberRole(db('otherSeller'), actors.sales.id!, null)).rejects.toMatchObject(
    refusedWith('user_not_found'),
  );
  expect(await rolesOf('otherSeller')).toEqual(['otherseller owner']);
});

it('the last owner cannot change role or leave', async () => {
  const { id } = actors.seller;
  await expect(setMemberRole(db('seller'), id!, 'sales')).rejects.toMatchObject(refusedWith('last_owner'));
  await expect(setMemberRole(db('seller'), id!, null)).rejects.toMatchObject(refusedWith('last_owner'));
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

it('a new role holds at once, a member taken out sees nothing more, everybody may leave', async () => {
  await setMemberRole(db('seller'), actors.sales.id!, 'owner');
  await setMemberRole(db('sales'), actors.finance.id!, null);
  await expect(listTeam(db('finance'))).rejects.toMatchObject(refusedWith('not_approved'));
  await leaveCompany(db('warehouse'));
  expect(await rolesOf('manager')).toEqual(['seller owner', 'sales owner', 'manager manager']);
});

it('the number of invitations is limited, and only owners see them', async () => {
  await sql`
    insert into private.invitations (company_id, email, role, token_hash)
    select ${actors.seller.company}, 'p' || n || '@example.com', 'sales', decode(md5(random()::text), 'hex')
    from generate_series(1, 30) n`;
  await expect(invite(actors.buyer)).rejects.toMatchObject(refusedWith('rate_limited'));
  expect((await listTeam(db('manager'))).invitations).toEqual([]);
});

it('goes with an erased account', async () => {
  const person = await createActor(sql, 'buyer');
  await invite(person);
  await eraseAccount(person.db);
  expect((await listTeam(db('seller'))).invitations).toEqual([]);
});

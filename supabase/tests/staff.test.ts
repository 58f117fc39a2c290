import { randomUUID } from 'node:crypto';
import { acceptInvitation, getInvitation, listTeam } from '../src/companies/team-queries.ts';
import { listUsers } from '../src/people/users-queries.ts';
import {
  getStaffRights,
  inviteStaff,
  listStaff,
  revokeStaffInvitation,
  type StaffRight,
} from '../src/people/staff-queries.ts';
import { addCompanyNote, getSeller, type StaffRole } from '../src/companies/sellers-queries.ts';
import { listAuditLog } from '../src/audit/queries.ts';
import { type Actor, type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { eraseUser, setStaffRole, suspendUser } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const admin = () => actors.admin.db;
const refusedWith = (code: string) => ({ code });

async function invite({ email }: Pick<Actor, 'email'>, role: StaffRole = 'support'): Promise<string> {
  await inviteStaff(admin(), { email: ` ${email.toUpperCase()}`, role, language: 'ar' });
  const [mail] = await sql<{ token: string }[]>`
    select params ->> 'token' as token from private.outbox
    where address = ${email} and template = 'staff_invited' order by id desc limit 1`;
  return mail!.token;
}

it('lets an invited person join the staff once with the role, with a log entry', async () => {
  const person = await createActor(sql, 'buyer');
  const token = await invite(person);
  expect(await getInvitation(actors.anonymous.db, token)).toMatchObject({
    company_name: null,
    role: 'support',
    email: person.email,
  });
  await expect(acceptInvitation(actors.otherBuyer.db, token)).rejects.toMatchObject(
    refusedWith('invitation_other_address'),
  );
  await acceptInvitation(person.db, token);
  await expect(acceptInvitation(person.db, token)).rejects.toMatchObject(refusedWith('invitation_gone'));
  expect(await getStaffRights(person.db)).toMatchObject({ role: 'support' });
  expect((await listUsers(person.db, {})).items.length).toBeGreaterThan(0);
  await expect(invite(person)).rejects.toMatchObject(refusedWith('already_member'));
  const [entry] = await sql`
    select action, after ->> 'role' as role from public.audit_log where table_name = 'staff' and row_id = ${person.id}`;
  expect(entry).toEqual({ action: 'INSERT', role: 'support' });
});

it('refuses a withdrawn or replaced invitation, and hides staff invitations from companies', async () => {
  const email = `new-${randomUUID()}@example.com`;
  const first = await invite({ email });
  const second = await invite({ email }, 'finance');
  await expect(getInvitation(actors.anonymous.db, first)).rejects.toMatchObject(
    refusedWith('invitation_gone'),
  );
  const open = (await listStaff(admin())).invitations.filter((invitation) => invitation.email === email);
  expect(open).toMatchObject([{ role: 'finance', expired: false }]);
  expect((await listTeam(actors.seller.db)).invitations).toEqual([]);
  await revokeStaffInvitation(admin(), open[0]!.id);
  await expect(getInvitation(actors.anonymous.db, second)).rejects.toMatchObject(
    refusedWith('invitation_gone'),
  );
});

it.each<[string, (sender: Actor) => Promise<unknown>]>([
  ['removed', (sender) => setStaffRole(admin(), sender.id!, null, 'Left')],
  ['demoted', (sender) => setStaffRole(admin(), sender.id!, 'support')],
  ['suspended', (sender) => suspendUser(admin(), sender.id!, 'Left in anger')],
  ['erased', (sender) => eraseUser(admin(), sender.id!, 'Asked')],
])('refuses an invitation of an admin who was %s', async (_how, loseRight) => {
  const sender = await createActor(sql, 'admin');
  const person = await createActor(sql, 'buyer');
  await inviteStaff(sender.db, { email: person.email, role: 'admin', language: 'en' });
  const [mail] = await sql<{ token: string }[]>`
    select params ->> 'token' as token from private.outbox
    where address = ${person.email} and template = 'staff_invited'`;
  await loseRight(sender);
  await expect(acceptInvitation(person.db, mail!.token)).rejects.toMatchObject(
    refusedWith('invitation_gone'),
  );
  const { invitations } = await listStaff(admin());
  expect(invitations.map(({ email }) => email)).not.toContain(person.email);
});

it('refuses to invite members of companies', async () => {
  await expect(invite(actors.seller)).rejects.toMatchObject(refusedWith('already_seller'));
});

it('applies a role immediately, and makes a removed staff member a buyer', async () => {
  const person = await createActor(sql, 'support');
  await setStaffRole(admin(), person.id!, 'catalogue');
  expect(await getStaffRights(person.db)).toMatchObject({ role: 'catalogue' });
  await expect(listUsers(person.db, {})).rejects.toMatchObject(refusedWith('not_allowed'));
  await expect(setStaffRole(admin(), person.id!, null)).rejects.toMatchObject({ code: 'reason_required' });
  await setStaffRole(admin(), person.id!, null, 'Left');
  const [entry] = await sql`
    select action, reason from public.audit_log
    where table_name = 'staff' and row_id = ${person.id} order by id desc limit 1`;
  expect(entry).toMatchObject({ action: 'DELETE', reason: 'Left' });
  expect(await getStaffRights(person.db)).toEqual({ role: null, rights: [] });
});

it('limits reading and changing the staff to admins', async () => {
  for (const name of ['support', 'catalogueStaff', 'financeStaff', 'seller', 'buyer'] as const) {
    const { db } = actors[name];
    await expect(listStaff(db)).rejects.toMatchObject(refusedWith('not_allowed'));
    await expect(
      inviteStaff(db, { email: 'x@example.com', role: 'admin', language: 'en' }),
    ).rejects.toMatchObject(refusedWith('not_allowed'));
    await expect(revokeStaffInvitation(db, randomUUID())).rejects.toMatchObject(refusedWith('not_allowed'));
    await expect(setStaffRole(db, actors[name].id!, 'admin')).rejects.toMatchObject(
      refusedWith('not_allowed'),
    );
  }
  await expect(listStaff(actors.anonymous.db)).rejects.toMatchObject(refusedWith('not_signed_in'));
});

it('every right of a role is known to the interface', async () => {
  const known: Record<StaffRight, true> = {
    audit: true,
    categories: true,
    change_orders: true,
    change_users: true,
    contact: true,
    export: true,
    money: true,
    products: true,
    pause_companies: true,
    quotes: true,
    review_companies: true,
    reviews: true,
    search: true,
    see_companies: true,
    see_orders: true,
    see_users: true,
    settings: true,
    staff: true,
    view_as_seller: true,
  };
  const rows = await sql<{ right_name: string }[]>`select distinct right_name from private.staff_rights`;
  expect(rows.map(({ right_name }) => right_name).filter((name) => !(name in known))).toEqual([]);
});

it('lets staff who see companies write notes, which no company reads', async () => {
  const company = actors.seller.company!;
  for (const name of ['support', 'catalogueStaff', 'financeStaff', 'admin'] as const)
    await addCompanyNote(actors[name].db, company, ` Note of ${name} `);
  const { notes } = await getSeller(actors.support.db, company);
  expect(notes.map(({ body, author }) => [body, author])).toEqual([
    ['Note of support', 'Test support'],
    ['Note of catalogueStaff', 'Test catalogueStaff'],
    ['Note of financeStaff', 'Test financeStaff'],
    ['Note of admin', 'Test admin'],
  ]);
  for (const name of ['anonymous', 'buyer', 'seller', 'manager', 'otherSeller'] as const)
    await expect(addCompanyNote(actors[name].db, company, 'Mine')).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_allowed',
    });
  await expect(addCompanyNote(actors.admin.db, company, ' ')).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(addCompanyNote(actors.admin.db, randomUUID(), 'Gone')).rejects.toMatchObject({
    code: 'seller_not_found',
  });
  const { items } = await listAuditLog(actors.admin.db, {
    table_name: 'company_notes',
    term: actors.admin.email,
  });
  expect(items[0]).toMatchObject({ actor_name: 'Test admin', label: 'Note of admin' });
  const seen = await actors.seller.db
    .from('audit_log')
    .select('table_name')
    .eq('table_name', 'company_notes');
  expect(seen.data).toEqual([]);
});

it('lists the rights of each role as get_staff_rights returns them to its members', async () => {
  const { rights } = await listStaff(admin());
  for (const [role, actor] of [
    ['support', 'support'],
    ['catalogue', 'catalogueStaff'],
    ['finance', 'financeStaff'],
  ] as const)
    expect([role, rights[role]]).toEqual([role, (await getStaffRights(actors[actor].db)).rights.toSorted()]);
});

import { randomUUID } from 'node:crypto';
import type { DataClient } from '../src/client.ts';
import type { AppError } from '../src/errors.ts';
import * as documents from '../src/companies/documents-queries.ts';
import * as products from '../src/products/queries.ts';
import * as sellers from '../src/companies/sellers-queries.ts';
import type { StaffMember } from '../src/people/staff-queries.ts';
import * as staff from '../src/people/staff-queries.ts';
import * as team from '../src/companies/team-queries.ts';
import * as users from '../src/people/users-queries.ts';
import { type Actor, connect, createActor, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import * as latest from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let otherAdmin: Actor;
let otherOwner: Actor;
let category: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  otherAdmin = await createActor(sql, 'admin');
  otherOwner = await createActor(sql, 'manager', {}, actors.seller.company);
  await sql`update public.company_members set role = 'owner' where user_id = ${otherOwner.id}`;
  category = await createCategory(sql);
});
afterAll(() => sql.end());

/** A thing to decide on, as one person sees it now. */
interface Case<Seen = unknown> {
  see(): Promise<Seen>;
  act(db: DataClient, seen: Seen): Promise<unknown>;
  /** Row of the audit log, and the reader of mails about it. */
  row: [table: string, id: string];
  reader: Actor;
}

type CompanyStatus = sellers.CompanyStatus;

/** Puts the pending company into a status through a staff decision. */
async function companyIn(status: CompanyStatus): Promise<{ id: string; reader: Actor }> {
  const id = actors.pendingSeller.company!;
  await sql`update public.companies set status = ${status} where id = ${id}`;
  await sql`insert into public.company_decisions (company_id, to_status) values (${id}, ${status})`;
  return { id, reader: actors.pendingSeller };
}

async function decideOnCompany(
  status: CompanyStatus,
  decision: 'approved' | 'rejected' | 'suspended',
): Promise<Case<sellers.SeenCompany>> {
  const { id, reader } = await companyIn(status);
  return {
    see: () => sellers.getSeller(actors.admin.db, id),
    act: (db, seen) => sellers.reviewCompany(db, seen, decision, 'No licence'),
    row: ['companies', id],
    reader,
  };
}

const companyOfDocuments = () => actors.seller.company!;
const newPath = () => `${companyOfDocuments()}/${randomUUID()}.pdf`;

async function storeFile(): Promise<string> {
  const path = newPath();
  await sql`insert into storage.objects (bucket_id, name) values ('company-documents', ${path})`;
  return path;
}

const latestDocument = async (db: DataClient = actors.seller.db) =>
  (await documents.getOwnDocuments(db)).kinds.find(({ kind }) => kind === 'identity')!.documents[0]!;

async function newDocument(state: 'submitted' | 'accepted'): Promise<void> {
  const company = companyOfDocuments();
  await sql`
    update private.company_documents set superseded_at = now()
    where company_id = ${company} and superseded_at is null`;
  await sql`
    insert into private.company_documents (company_id, kind, path, state)
    values (${company}, 'identity', ${newPath()}, ${state})`;
}

async function judgeDocument(
  state: 'submitted' | 'accepted',
  decision: 'accepted' | 'refused',
): Promise<Case<documents.SeenDocument>> {
  await newDocument(state);
  const { id } = await latestDocument();
  return {
    see: latestDocument,
    act: (db, seen) =>
      documents.reviewDocument(db, seen, decision, decision === 'refused' ? 'Blurred' : undefined),
    row: ['company_documents', String(id)],
    reader: actors.seller,
  };
}

async function replaceDocument(): Promise<Case<documents.CompanyDocument>> {
  await newDocument('submitted');
  const path = await storeFile();
  const { id } = await latestDocument();
  return {
    see: latestDocument,
    act: (db, seen) => documents.submitDocument(db, { kind: 'identity', path, number: '7' }, seen),
    row: ['company_documents', String(id)],
    reader: actors.seller,
  };
}

async function decideOnUser(suspended: boolean): Promise<Case<users.SeenUser>> {
  const person = await createActor(sql, 'buyer');
  if (suspended) await latest.suspendUser(otherAdmin.db, person.id!, 'Fakes');
  return {
    see: () => users.getUser(actors.admin.db, person.id!),
    act: (db, seen) => (suspended ? users.restoreUser(db, seen) : users.suspendUser(db, seen, 'Fakes')),
    row: ['profiles', person.id!],
    reader: person,
  };
}

async function removeFactor(): Promise<Case<users.SeenUser>> {
  const person = await createActor(sql, 'buyer');
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${person.id}, 'totp', 'verified', now(), now())`;
  return {
    see: () => users.getUser(actors.admin.db, person.id!),
    act: (db, seen) => users.removeSecondFactors(db, seen, 'Lost phone'),
    row: ['mfa_factors', person.id!],
    reader: person,
  };
}

async function erase(): Promise<Case<users.SeenUser>> {
  const person = await createActor(sql, 'buyer');
  return {
    see: () => users.getUser(actors.admin.db, person.id!),
    act: (db, seen) => users.eraseUser(db, seen, 'Asked'),
    row: ['users', person.id!],
    reader: person,
  };
}

async function changeRole(role: 'finance' | null): Promise<Case<team.SeenMember>> {
  const person = await createActor(sql, 'sales', {}, actors.seller.company);
  return {
    see: async () =>
      (await team.listTeam(actors.seller.db)).members.find(({ user_id }) => user_id === person.id)!,
    act: (db, seen) => team.setMemberRole(db, seen, role, role ? undefined : 'Left'),
    row: ['company_members', person.id!],
    reader: person,
  };
}

async function changeStaffRole(role: 'finance' | null): Promise<Case<StaffMember>> {
  const person = await createActor(sql, 'support');
  return {
    see: async () =>
      (await staff.listStaff(actors.admin.db)).members.find(({ user_id }) => user_id === person.id)!,
    act: (db, seen) => staff.setStaffRole(db, seen, role, role ? undefined : 'Left'),
    row: ['staff', person.id!],
    reader: person,
  };
}

const newProduct = () => createProduct(sql, { company_id: actors.seller.company!, category_id: category });

async function moderate(hidden: boolean): Promise<Case<products.ModeratedProduct>> {
  const id = await newProduct();
  if (hidden) await latest.moderateProduct(actors.admin.db, id, 'Fake brand');
  return {
    see: () => latest.moderated(id),
    act: (db, seen) => products.moderateProduct(db, seen, hidden ? undefined : 'Fake brand'),
    row: ['products', String(id)],
    reader: actors.seller,
  };
}

async function decideOnOwnProduct(
  act: (db: DataClient, seen: products.SeenProduct) => Promise<unknown>,
  deleted = false,
): Promise<Case<products.SeenProduct>> {
  const id = await newProduct();
  if (deleted) await latest.deleteProduct(actors.seller.db, id);
  return {
    see: () => latest.product(id),
    act,
    row: ['products', String(id)],
    reader: actors.seller,
  };
}

/** Rows that a decision writes. */
async function written({ row: [table, id], reader }: Case) {
  const [counts] = await sql`
    select (select count(*)::int from public.audit_log where table_name = ${table} and row_id = ${id}) as audit,
      (select count(*)::int from private.outbox where address = ${reader.email}) as mails,
      (select count(*)::int from public.notifications where user_id = ${reader.id}) as notifications,
      (select count(*)::int from public.company_decisions where company_id::text = ${id}) as decisions,
      (select count(*)::int from private.company_documents where company_id = ${reader.company}) as documents`;
  return counts;
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: AppError) => ({ code: error.code, ...error.context }),
  );

interface CaseOf {
  make: () => Promise<Case>;
  /** The actor who decides, and a colleague with the same right. */
  deciders: () => [Actor, Actor];
  what: string;
}

const admins = (): [Actor, Actor] => [actors.admin, otherAdmin];
const owners = (): [Actor, Actor] => [actors.seller, otherOwner];
const colleagues = (): [Actor, Actor] => [actors.seller, actors.manager];

const cases: Record<string, CaseOf> = {
  'approve a company': {
    make: () => decideOnCompany('pending', 'approved'),
    deciders: admins,
    what: 'company_approved',
  },
  'reject a company': {
    make: () => decideOnCompany('pending', 'rejected'),
    deciders: admins,
    what: 'company_rejected',
  },
  'suspend a company': {
    make: () => decideOnCompany('approved', 'suspended'),
    deciders: admins,
    what: 'company_suspended',
  },
  'restore a company': {
    make: () => decideOnCompany('suspended', 'approved'),
    deciders: admins,
    what: 'company_approved',
  },
  'accept a document': {
    make: () => judgeDocument('submitted', 'accepted'),
    deciders: admins,
    what: 'document_accepted',
  },
  'refuse a document': {
    make: () => judgeDocument('accepted', 'refused'),
    deciders: admins,
    what: 'document_refused',
  },
  'replace a document': { make: replaceDocument, deciders: colleagues, what: 'document_submitted' },
  'suspend a person': { make: () => decideOnUser(false), deciders: admins, what: 'user_suspended' },
  'restore a person': { make: () => decideOnUser(true), deciders: admins, what: 'user_restored' },
  'remove two-factor sign-in': { make: removeFactor, deciders: admins, what: 'user_changed' },
  'erase a person': { make: erase, deciders: admins, what: 'user_erased' },
  'change a role in a company': { make: () => changeRole('finance'), deciders: owners, what: 'role_changed' },
  'take a member out': { make: () => changeRole(null), deciders: owners, what: 'member_removed' },
  'change a role on the staff': {
    make: () => changeStaffRole('finance'),
    deciders: admins,
    what: 'role_changed',
  },
  'take somebody off the staff': {
    make: () => changeStaffRole(null),
    deciders: admins,
    what: 'member_removed',
  },
  'hide a product': {
    make: () => moderate(false),
    deciders: () => [actors.catalogueStaff, actors.admin],
    what: 'product_hidden',
  },
  'show a product': {
    make: () => moderate(true),
    deciders: () => [actors.catalogueStaff, actors.admin],
    what: 'product_shown',
  },
  'take a product off sale': {
    make: () => decideOnOwnProduct((db, seen) => products.setProductPublished(db, seen, false)),
    deciders: colleagues,
    what: 'product_changed',
  },
  'delete a product': {
    make: () => decideOnOwnProduct(products.deleteProduct),
    deciders: colleagues,
    what: 'product_deleted',
  },
  'restore a product': {
    make: () => decideOnOwnProduct(products.restoreProduct, true),
    deciders: colleagues,
    what: 'product_changed',
  },
};

describe.each(Object.entries(cases))('%s', (_name, { make, deciders, what }) => {
  it('repeated by the same person reports the success and writes nothing', async () => {
    const thing = await make();
    const [decider] = deciders();
    const seen = await thing.see();
    const untouched = await written(thing);
    await thing.act(decider.db, seen);
    const before = await written(thing);
    expect(before).not.toEqual(untouched);
    expect(await outcomeOf(thing.act(decider.db, seen))).toBe('done');
    expect(await written(thing)).toEqual(before);
  });

  it('is taken once by two simultaneous callers, and the other learns by whom', async () => {
    const thing = await make();
    const [decider, colleague] = deciders();
    const seen = await thing.see();
    await thing.act(decider.db, seen);
    const before = await written(thing);
    expect(await outcomeOf(thing.act(colleague.db, seen))).toMatchObject({
      code: 'changed_meanwhile',
      what,
      by: `Test ${decider.name}`,
      by_role: decider.company ? 'seller' : 'admin',
      at: expect.stringMatching(/^\d{4}-/),
    });
    expect(await written(thing)).toEqual(before);
  });
});

it('refuses to reject a company approved meanwhile, also in the approver’s other tab', async () => {
  const thing = await decideOnCompany('pending', 'rejected');
  const seen = await thing.see();
  await sellers.reviewCompany(actors.admin.db, seen, 'approved', 'Known to us');
  const before = await written(thing);
  expect(await outcomeOf(thing.act(otherAdmin.db, seen))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'company_approved',
    by: 'Test admin',
  });
  expect(await outcomeOf(thing.act(actors.admin.db, seen))).toMatchObject({
    code: 'changed_meanwhile',
    by_role: 'self',
    by: null,
  });
  expect(await written(thing)).toEqual(before);
});

it('refuses to suspend a company suspended and restored meanwhile', async () => {
  const company = await decideOnCompany('approved', 'suspended');
  const person = await decideOnUser(false);
  const [seenCompany, seenPerson] = [await company.see(), await person.see()];
  await latest.reviewCompany(otherAdmin.db, seenCompany.id, 'suspended', 'Fakes');
  await latest.reviewCompany(otherAdmin.db, seenCompany.id, 'approved');
  await latest.suspendUser(otherAdmin.db, seenPerson.id, 'A mistake');
  await latest.restoreUser(otherAdmin.db, seenPerson.id);
  expect(await outcomeOf(company.act(actors.admin.db, seenCompany))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'company_approved',
  });
  expect(await outcomeOf(person.act(actors.admin.db, seenPerson))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'user_restored',
  });
});

it('decides on a repeated application in its current version', async () => {
  const id = actors.rejectedSeller.company!;
  const seen = await sellers.getSeller(actors.admin.db, id);
  await sellers.applyAsSeller(actors.rejectedSeller.db, 'Rafidain Tools');
  expect(
    await outcomeOf(sellers.reviewCompany(actors.admin.db, seen, 'approved', 'Known to us')),
  ).toMatchObject({
    code: 'changed_meanwhile',
    what: 'company_pending',
    by_role: 'seller',
  });
});

it('refuses to erase, and to restore, a person whose two-factor sign-in was removed since', async () => {
  const person = await removeFactor();
  const seen = await person.see();
  await person.act(otherAdmin.db, seen);
  for (const act of [users.eraseUser, users.suspendUser])
    expect(await outcomeOf(act(actors.admin.db, seen, 'Asked'))).toMatchObject({
      code: 'changed_meanwhile',
      what: 'user_changed',
    });
});

it('hides what happened to a former member of another company', async () => {
  const person = await createActor(sql, 'sales', {}, actors.otherSeller.company);
  await latest.setMemberRole(actors.otherSeller.db, person.id!, null, 'Left');
  const seen = { user_id: person.id!, role: 'sales' } as const;
  expect(await outcomeOf(team.setMemberRole(actors.seller.db, seen, null, 'Left'))).toEqual({
    code: 'user_not_found',
  });
});

it('refuses to review a replaced file, and to replace a reviewed one', async () => {
  const judged = await judgeDocument('submitted', 'accepted');
  const seen = await judged.see();
  await latest.submitDocument(actors.manager.db, { kind: 'identity', path: await storeFile() });
  expect(await outcomeOf(judged.act(actors.admin.db, seen))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'document_replaced',
    by: 'Test manager',
  });
  const replaced = await replaceDocument();
  const shown = await replaced.see();
  await documents.reviewDocument(actors.admin.db, shown, 'accepted');
  expect(await outcomeOf(replaced.act(actors.seller.db, shown))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'document_accepted',
    by_role: 'admin',
    by: null,
  });
  expect(await latestDocument()).toMatchObject({ id: shown.id, state: 'accepted' });
});

it('lets a document that expired meanwhile be refused in the version seen', async () => {
  const thing = await judgeDocument('accepted', 'refused');
  const seen = await thing.see();
  await sql`
    update private.company_documents set expires_on = (now() at time zone 'Asia/Baghdad')::date - 1
    where id = ${seen.id}`;
  expect(await outcomeOf(thing.act(actors.admin.db, seen))).toBe('done');
});

it('does not let a seller’s save and a staff decision refuse each other', async () => {
  const id = await newProduct();
  const [moderated, seen] = [await latest.moderated(id), await latest.product(id)];
  await products.setProductPublished(actors.seller.db, seen, false);
  await products.moderateProduct(actors.catalogueStaff.db, moderated, 'Fake brand');
  const now = await latest.product(id);
  expect(await products.setProductPublished(actors.seller.db, now, true)).toBe(now.version + 1);
});

it('refuses to delete a product whose price somebody changed', async () => {
  const id = await newProduct();
  const seen = await latest.product(id);
  const [offer] = await sql<{ price: number }[]>`
    select price::int from public.product_offers where product_id = ${id}`;
  await products.setProductPrice(actors.manager.db, id, {
    price: 9_500,
    expected: offer!.price,
    confirmed: true,
  });
  expect(await outcomeOf(products.deleteProduct(actors.seller.db, seen))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'product_changed',
    by: 'Test manager',
  });
});

it.each([
  ['review_company', { company_id: randomUUID(), decision: 'approved' }],
  ['review_document', { document_id: 1, decision: 'accepted' }],
  ['submit_document', { kind: 'identity', path: 'a/b.pdf' }],
  ['suspend_user', { user_id: randomUUID(), reason: 'No' }],
  ['restore_user', { user_id: randomUUID() }],
  ['remove_second_factors', { user_id: randomUUID(), reason: 'No' }],
  ['erase_user', { user_id: randomUUID(), reason: 'No' }],
  ['set_member_role', { user_id: randomUUID(), role: 'sales' }],
  ['set_staff_role', { user_id: randomUUID(), role: 'support' }],
  ['moderate_product', { product_id: 1 }],
  ['set_product_published', { product_id: 1, published: true }],
  ['delete_product', { product_id: 1 }],
  ['restore_product', { product_id: 1 }],
] as const)('refuses a call of %s without the version', async (name, input) => {
  const { error } = await actors.admin.db.rpc(name, input as never);
  expect(error?.code).toBe('PGRST202');
});

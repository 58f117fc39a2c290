import { randomUUID } from 'node:crypto';
import { createBackend } from '../src/client.ts';
import { answerOf, type AppError } from '../src/errors.ts';
import { getOwnDocuments, signDocument, type DocumentKind } from '../src/companies/documents-queries.ts';
import { getStaffQueues } from '../src/site/overview-queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { getSellerHome } from '../src/companies/seller-account-queries.ts';
import { getSeller, listSellers } from '../src/companies/sellers-queries.ts';
import {
  apiUrl,
  asActor,
  connect,
  createActors,
  headersFor,
  publishableKey,
  type Actor,
  type ActorName,
  type Actors,
  type Sql,
} from './actors.ts';
import { reviewDocument, submitDocument } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
const kinds: DocumentKind[] = ['registration', 'identity', 'chamber'];

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const pdf = () => Buffer.from(`%PDF-1.4\n% ${randomUUID()}\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);

async function upload(actor: Actor, path: string, body = pdf()): Promise<number> {
  const response = await fetch(`${apiUrl()}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': 'application/pdf' },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.status;
}

async function publish(actor: Actor, path: string, company = actor.company!) {
  const response = await fetch(`${apiUrl()}/functions/v1/publish-media`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: company, kind: 'document', paths: [path] }),
  });
  const answer = (await response.json()) as { code?: string; files?: { path?: string; code?: string }[] };
  return { status: response.status, ...answer };
}

/** Uploads a new file as an actor and returns its path. */
async function store(actor: Actor): Promise<string> {
  const name = `${actor.company!}/${randomUUID()}.pdf`;
  expect(await upload(actor, `uploads/${name}`)).toBe(200);
  const { files } = await publish(actor, name);
  expect(files?.[0]?.code).toBeUndefined();
  return files![0]!.path!;
}

const submit = async (actor: Actor, kind: DocumentKind, change: { expires_on?: string } = {}) =>
  submitDocument(actor.db, { kind, path: await store(actor), ...change });

const latest = async (actor: Actor, kind: DocumentKind) =>
  (await getOwnDocuments(actor.db)).kinds.find((one) => one.kind === kind)!.documents[0]!;

const mailed = async (template: string, address: string) =>
  (
    await sql`select params from private.outbox where template = ${template} and address = ${address} order by id`
  ).map(({ params }) => params as Record<string, unknown>);

/** Date in Baghdad `days` days from now. */
const dayIn = async (days: number) =>
  (
    await sql<
      { day: string }[]
    >`select ((now() at time zone 'Asia/Baghdad')::date + ${days}::int)::text as day`
  )[0]!.day;

/** Opens a stored document by a URL signed by the actor; returns the HTTP status, or the code of a refusal. */
async function openAs(actor: Actor, path: string): Promise<number | string> {
  const backend = createBackend({ url: apiUrl(), publishableKey: publishableKey() });
  backend.setAccessToken(actor.token);
  const address = await signDocument(backend, path).catch((error: AppError) => error);
  if (typeof address !== 'string') return address.code;
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

it('lets a pending company submit its documents, and refuses everyone else', async () => {
  const path = await store(actors.pendingSeller);
  await submitDocument(actors.pendingSeller.db, { kind: 'registration', path, number: ' 12345 ' });
  expect(await latest(actors.pendingSeller, 'registration')).toMatchObject({
    ...{ path, number: '12345', state: 'submitted', expires_on: null, reason: null, decided_by: null },
  });
  for (const name of ['rejectedSeller', 'suspendedSeller', 'seller', 'manager'] as const)
    await submit(actors[name], 'registration');
  const others: ActorName[] = ['anonymous', 'buyer', 'sales', 'warehouse', 'finance', 'admin', 'support'];
  for (const name of others) {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    await expect(getOwnDocuments(actors[name].db)).rejects.toMatchObject({ code });
    await expect(submitDocument(actors[name].db, { kind: 'chamber', path })).rejects.toMatchObject({ code });
    const answer = await publish(actors[name], path, actors.pendingSeller.company!);
    expect([answer.status >= 400, answer.code]).toEqual([true, code]);
    const own = actors[name].company ?? actors.pendingSeller.company!;
    expect(await upload(actors[name], `company-documents/${own}/one.pdf`)).not.toBe(200);
    if (name !== 'admin') expect(await openAs(actors[name], path)).toBe('not_found');
  }
  expect(await upload(actors.buyer, `uploads/${actors.pendingSeller.company!}/one.pdf`)).not.toBe(200);
  expect(await upload(actors.warehouse, `uploads/${actors.warehouse.company!}/one.pdf`)).not.toBe(200);
});

it('accepts only checked files of the same company', async () => {
  const { seller, otherSeller, pendingSeller } = actors;
  expect(await upload(seller, `company-documents/${seller.company!}/one.pdf`)).not.toBe(200);
  const foreign = await store(otherSeller);
  for (const path of [foreign, `${seller.company!}/none.pdf`, 'none'])
    await expect(submitDocument(seller.db, { kind: 'identity', path })).rejects.toMatchObject({
      code: 'upload_missing',
    });
  const page = `${pendingSeller.company!}/${randomUUID()}.pdf`;
  await upload(pendingSeller, `uploads/${page}`, Buffer.from('<script>alert(1)</script>'));
  expect((await publish(pendingSeller, page)).files).toMatchObject([{ code: 'not_a_document' }]);
  const path = await store(seller);
  await expect(
    submitDocument(seller.db, { kind: 'identity', path, expires_on: await dayIn(-1) }),
  ).rejects.toMatchObject({ code: 'invalid_input', context: { field: 'expires_on', rule: 'future' } });
  await expect(
    submitDocument(seller.db, { kind: 'identity', path, expires_on: '9999-12-31' }),
  ).rejects.toMatchObject({ code: 'invalid_input', context: { field: 'expires_on', rule: 'date_range' } });
  await expect(
    seller.db.rpc('submit_document', { kind: 'passport', path, expected_version: '' }).then(answerOf),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});

it('opens a file by a signed URL for its company and for staff who review it', async () => {
  const path = await store(actors.seller);
  for (const name of ['seller', 'manager', 'admin'] as const)
    expect([name, await openAs(actors[name], path)]).toEqual([name, 200]);
  const others: ActorName[] = ['anonymous', 'buyer', 'otherSeller', 'pendingSeller', 'sales', 'support'];
  for (const name of [...others, 'catalogueStaff' as const, 'financeStaff' as const]) {
    expect([name, await openAs(actors[name], path)]).toEqual([name, 'not_found']);
    const direct = await fetch(`${apiUrl()}/storage/v1/object/company-documents/${path}`, {
      headers: headersFor(actors[name].token),
    });
    await direct.text();
    expect(direct.ok).toBe(false);
  }
  const open = await fetch(`${apiUrl()}/storage/v1/object/public/company-documents/${path}`);
  await open.text();
  expect(open.ok).toBe(false);
});

it('notifies staff once until they have reviewed the pending documents', async () => {
  const { otherSeller, admin } = actors;
  const told = async () =>
    (await listNotifications(admin.db, { pageSize: 100 })).items.filter(
      ({ kind, subject }) => kind === 'document_submitted' && subject.company_id === otherSeller.company,
    ).length;
  for (const kind of kinds) await submit(otherSeller, kind);
  const names = (await mailed('document_submitted', admin.email)).map(({ company_name }) => company_name);
  const [company] = await sql`select name from public.companies where id = ${otherSeller.company}`;
  expect([await told(), names.filter((name) => name === company!.name).length]).toEqual([1, 1]);
  for (const kind of kinds) await reviewDocument(admin.db, (await latest(otherSeller, kind)).id, 'accepted');
  await submit(otherSeller, 'chamber');
  expect(await told()).toBe(2);
});

it('is refused with a reason, replaced and accepted, and keeps its history', async () => {
  const { pendingSeller, admin } = actors;
  await submit(pendingSeller, 'identity');
  const first = await latest(pendingSeller, 'identity');
  await expect(reviewDocument(admin.db, first.id, 'refused', '  ')).rejects.toMatchObject({
    code: 'reason_required',
  });
  await reviewDocument(admin.db, first.id, 'refused', 'Only one side can be read');
  expect(await latest(pendingSeller, 'identity')).toMatchObject({
    ...{ state: 'refused', reason: 'Only one side can be read', decided_by: null },
  });
  expect((await listNotifications(pendingSeller.db)).items[0]).toMatchObject({
    kind: 'document_refused',
    subject: { document: 'identity', reason: 'Only one side can be read', company_id: pendingSeller.company },
  });
  expect(await mailed('document_refused', pendingSeller.email)).toMatchObject([
    { document: 'identity', note: 'Only one side can be read' },
  ]);
  await expect(reviewDocument(admin.db, first.id, 'accepted')).rejects.toMatchObject({
    code: 'document_state_changed',
  });
  await submit(pendingSeller, 'identity');
  const second = await latest(pendingSeller, 'identity');
  await reviewDocument(admin.db, second.id, 'accepted');
  await reviewDocument(admin.db, second.id, 'accepted');
  await expect(reviewDocument(admin.db, first.id, 'refused', 'Again')).rejects.toMatchObject({
    code: 'document_state_changed',
    context: { state: 'replaced' },
  });
  const { documents } = (await getSeller(admin.db, pendingSeller.company!)).documents[1]!;
  expect(documents.map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'accepted'],
    [first.id, 'refused'],
  ]);
  expect(documents[0]!.decided_by).toBe('Test admin');
  const entries = await sql`
    select action, actor_kind, after ->> 'state' as state from public.audit_log
    where table_name = 'company_documents' and row_id = ${String(second.id)} order by id`;
  expect(entries).toEqual([
    { action: 'INSERT', actor_kind: 'member', state: 'submitted' },
    { action: 'UPDATE', actor_kind: 'staff', state: 'accepted' },
  ]);
});

it('lets only reviewers decide; other staff see the state without the file', async () => {
  await submit(actors.seller, 'chamber');
  const { id } = await latest(actors.seller, 'chamber');
  for (const name of ['support', 'catalogueStaff', 'financeStaff', 'seller', 'buyer', 'anonymous'] as const)
    await expect(reviewDocument(actors[name].db, id, 'accepted')).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_allowed',
    });
  await expect(reviewDocument(actors.admin.db, 0, 'accepted')).rejects.toMatchObject({
    code: 'document_not_found',
  });
  const seen = async (name: 'support' | 'admin') =>
    (await getSeller(actors[name].db, actors.seller.company!)).documents[2]!.documents[0]!;
  expect(await seen('support')).toMatchObject({ id, state: 'submitted', path: null, number: null });
  expect((await seen('admin')).path).toMatch(/\.pdf$/);
});

it('counts and lists pending documents, and reports missing ones of an application', async () => {
  const { admin, support, rejectedSeller } = actors;
  const before = (await getStaffQueues(admin.db)).documents!;
  expect((await getStaffQueues(support.db)).documents).toBeUndefined();
  await submit(rejectedSeller, 'chamber');
  expect((await getStaffQueues(admin.db)).documents).toBe(before + 1);
  const { items } = await listSellers(admin.db, { documents: 'waiting', page_size: 100 });
  expect(items.find(({ id }) => id === rejectedSeller.company)).toMatchObject({
    missing_documents: 1,
    waiting_documents: 2,
  });
  await reviewDocument(admin.db, (await latest(rejectedSeller, 'chamber')).id, 'refused', 'Of last year');
  await reviewDocument(admin.db, (await latest(rejectedSeller, 'registration')).id, 'accepted');
  const waiting = await listSellers(admin.db, { documents: 'waiting', page_size: 100 });
  expect(waiting.items.map(({ id }) => id)).not.toContain(rejectedSeller.company);
});

it('notifies a company once 30 days before a document expires, and once when it has expired', async () => {
  const { seller, sales, admin } = actors;
  const expires_on = await dayIn(40);
  await submit(seller, 'identity', { expires_on });
  await reviewDocument(admin.db, (await latest(seller, 'identity')).id, 'accepted');
  const told = async (kind: string) => [
    (await listNotifications(seller.db, { pageSize: 100 })).items.filter((item) => item.kind === kind).length,
    (await mailed(kind, seller.email)).length,
    (await mailed(kind, sales.email)).length,
  ];
  const runOn = async (days: number) => sql`select private.watch_documents(${await dayIn(days)}::date)`;
  await runOn(9);
  expect(await told('document_expiring')).toEqual([0, 0, 0]);
  await runOn(10);
  await runOn(11);
  expect(await told('document_expiring')).toEqual([1, 1, 0]);
  await runOn(40);
  expect(await told('document_expired')).toEqual([0, 0, 0]);
  await runOn(41);
  await runOn(42);
  expect([await told('document_expired'), await told('document_expiring')]).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ]);
  expect(await mailed('document_expired', seller.email)).toMatchObject([
    { document: 'identity', expires_on },
  ]);
});

it('counts refused, expiring and expired documents on the home page of members who manage them', async () => {
  const { otherSeller: owner, admin } = actors;
  await submit(owner, 'chamber');
  for (const kind of kinds) await submit(owner, kind, { expires_on: await dayIn(31) });
  expect((await getSellerHome(owner.db)).steps.documents).toBe(true);
  for (const kind of kinds) await reviewDocument(admin.db, (await latest(owner, kind)).id, 'accepted');
  const home = async () => {
    const { tasks, steps } = await getSellerHome(owner.db);
    return [tasks.documents, steps.documents];
  };
  expect(await home()).toEqual([0, true]);
  const expire = async (kind: DocumentKind, days: number) => sql`
    update private.company_documents set expires_on = ${await dayIn(days)}::date
    where company_id = ${owner.company} and kind = ${kind} and superseded_at is null`;
  await expire('chamber', 30);
  expect([await home(), (await latest(owner, 'chamber')).state]).toEqual([[1, true], 'expiring']);
  await expire('identity', -1);
  expect([await home(), (await latest(owner, 'identity')).state]).toEqual([[2, false], 'expired']);
  await reviewDocument(admin.db, (await latest(owner, 'registration')).id, 'refused', 'A false stamp');
  expect(await home()).toEqual([3, false]);
  expect((await getSellerHome(actors.sales.db)).tasks.documents).toBeUndefined();
});

it('lists files not submitted within a day as unused, to the service only', async () => {
  const path = await store(actors.pendingSeller);
  const kept = (await latest(actors.pendingSeller, 'registration')).path!;
  const loose = async (): Promise<string[]> =>
    asActor(
      sql,
      { id: null },
      (tx) => tx`update storage.objects set created_at = now() - interval '25 hours',
        updated_at = now() - interval '25 hours' where bucket_id = 'company-documents' and name in ${sql([path, kept])}`,
      async (tx) => {
        await tx`reset role`;
        const [row] = await tx<{ names: string[] }[]>`select private.list_loose_documents() as names`;
        return row!.names;
      },
    );
  expect(await loose()).toEqual([path]);
  for (const name of ['anonymous', 'seller', 'admin'] as const)
    await expect(actors[name].db.rpc('list_loose_documents').then(answerOf)).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_allowed',
    });
});

it('deletes the documents of an erased owner', async () => {
  const { suspendedSeller, admin } = actors;
  // The last owner of a company that sold cannot be erased; the owner of a rejected application can.
  await sql`update public.companies set status = 'rejected' where id = ${suspendedSeller.company}`;
  const { id } = await latest(suspendedSeller, 'registration');
  await answerOf(
    await admin.db.rpc('erase_user', {
      user_id: suspendedSeller.id!,
      expected_version: 0,
      reason: 'Asked for it by letter',
    }),
  );
  expect(
    await sql`select 1 from private.company_documents where company_id = ${suspendedSeller.company}`,
  ).toEqual([]);
  expect(
    await sql`select after from public.audit_log where table_name = 'company_documents' and row_id = ${String(id)}`,
  ).toEqual([{ after: null }]);
});

it('limits uploads of a company that is not approved, and documents per day of every company', async () => {
  const { pendingSeller } = actors;
  await sql`insert into storage.objects (bucket_id, name)
    select 'uploads', ${pendingSeller.company} || '/' || i || '.pdf' from generate_series(1, 20) i`;
  expect(await upload(pendingSeller, `uploads/${pendingSeller.company!}/more.pdf`)).not.toBe(200);
  await sql`delete from storage.objects where bucket_id = 'uploads' and starts_with(name, ${pendingSeller.company})`;
  const path = (await latest(pendingSeller, 'registration')).path!;
  await sql`insert into private.company_documents (company_id, kind, path, superseded_at)
    select ${pendingSeller.company}, 'identity', ${path}, now() from generate_series(1, 30)`;
  await expect(submitDocument(pendingSeller.db, { kind: 'chamber', path })).rejects.toMatchObject({
    code: 'rate_limited',
  });
});

import { randomUUID } from 'node:crypto';
import { zipSync } from 'fflate';
import { createBackend } from '../src/client.ts';
import { answerOf, type AppError } from '../src/errors.ts';
import { workbookType } from '../src/file-type.ts';
import { eraseAccount } from '../src/people/account-queries.ts';
import { signQuoteFile } from '../src/quotes/files-queries.ts';
import { amendQuoteRequest, getOwnQuote } from '../src/quotes/queries.ts';
import {
  actorNames,
  apiUrl,
  asActor,
  connect,
  createActor,
  createActors,
  headersFor,
  publishableKey,
  secretKey,
  type Actor,
  type ActorName,
  type Actors,
  type Sql,
  type SqlRunner,
} from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const pdf = () => Buffer.from(`%PDF-1.4\n% ${randomUUID()}\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
const part = new TextEncoder().encode('<xml/>');
const workbook = (parts: Record<string, Uint8Array> = {}) =>
  Buffer.from(zipSync({ '[Content_Types].xml': part, 'xl/workbook.xml': part, ...parts }));

async function upload(actor: Actor, path: string, body = pdf(), type = 'application/pdf'): Promise<boolean> {
  const response = await fetch(`${apiUrl()}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': type },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.ok;
}

async function publish(actor: Actor, folder: string, path: string) {
  const response = await fetch(`${apiUrl()}/functions/v1/publish-media`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: folder, kind: 'quote_file', paths: [path] }),
  });
  const answer = (await response.json()) as { code?: string; files?: { path?: string; code?: string }[] };
  return { status: response.status, ...answer };
}

/** Uploads a new file as an actor to a folder, by default the actor's own, and returns its path. */
async function store(actor: Actor, folder = actor.id!, body = pdf()): Promise<string> {
  const name = `${folder}/${randomUUID()}.pdf`;
  expect(await upload(actor, `uploads/${name}`, body)).toBe(true);
  const { files } = await publish(actor, folder, name);
  expect(files?.[0]?.code).toBeUndefined();
  return files![0]!.path!;
}

/** Creates an open request of a buyer that the companies were asked to answer. */
async function createRequest(buyer: Actor, companies: string[] = []): Promise<string> {
  const id = randomUUID();
  await sql`insert into private.quote_requests (id, user_id, status, full_name, phone, governorate, closes_at, sent_at, line_count)
    values (${id}, ${buyer.id}, 'Open', 'Layla', '+9647701234567', 'IQ-BG', now() + interval '3 days', now(), 1)`;
  for (const company of companies)
    await sql`insert into private.quote_sellers (request_id, company_id) values (${id}, ${company})`;
  return id;
}

const attach = (request: string, company: string | null, owner: string | null, paths: string[]) =>
  sql`select private.attach_quote_files(${request}, ${company}, ${owner},
    ${sql.json(paths.map((path) => ({ path, name: 'Plan of the roof.pdf' })))})`;

/** Actors who can open a stored file. */
async function readersOf(path: string): Promise<ActorName[]> {
  const readers: ActorName[] = [];
  for (const name of actorNames) {
    const backend = createBackend({ url: apiUrl(), publishableKey: publishableKey() });
    backend.setAccessToken(actors[name].token);
    const url = await signQuoteFile(backend, { path, name: 'plan' }).catch(({ code }: AppError) => {
      expect(code).toBe('not_found');
      return null;
    });
    if (!url) continue;
    const response = await fetch(url);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    readers.push(name);
  }
  return readers;
}

const loose = (tx: SqlRunner) =>
  tx<{ names: string[] }[]>`select private.list_loose_quote_files() as names`.then(([row]) => row!.names);

it('shows a file only to its uploader before it is attached', async () => {
  expect(await readersOf(await store(actors.buyer))).toEqual(['buyer']);
  expect(await readersOf(await store(actors.sales, actors.sales.company!))).toEqual([
    'seller',
    'manager',
    'sales',
  ]);
});

it('shows a file of a request to the buyer, asked sellers and the staff for quotes', async () => {
  const path = await store(actors.buyer);
  const request = await createRequest(actors.buyer, [
    actors.seller.company!,
    actors.suspendedSeller.company!,
  ]);
  await attach(request, null, actors.buyer.id, [path]);
  expect(await readersOf(path)).toEqual(['buyer', 'seller', 'manager', 'sales', 'admin', 'support']);
});

it('an amendment keeps, adds and removes the files of a request, and none without a list', async () => {
  const { buyer, seller } = actors;
  const request = await createRequest(buyer, [seller.company!]);
  const [removed, kept, added] = [await store(buyer), await store(buyer), await store(buyer)];
  await attach(request, null, buyer.id, [removed, kept]);
  const amend = async (files?: string[]) => {
    const { version } = await getOwnQuote(buyer.db, request);
    await amendQuoteRequest(buyer.db, request, version, {
      ...{ full_name: 'Layla', phone: '+9647701234567', governorate: 'IQ-BG', language: 'en' },
      lines: [{ description: 'Roof sheets', quantity: 5 }],
      ...(files && { files: files.map((path) => ({ path, name: 'Plan.pdf' })) }),
    });
    return (await getOwnQuote(buyer.db, request)).files.map(({ path }) => path).sort();
  };
  expect(await amend([kept, added])).toEqual([kept, added].sort());
  expect(await readersOf(removed)).toEqual(['buyer']);
  expect(await amend()).toEqual([kept, added].sort());
  expect(await amend([])).toEqual([]);
});

it('shows a file of an offer to its company and the buyer, never to other asked sellers', async () => {
  const { buyer, seller, otherSeller } = actors;
  const path = await store(seller, seller.company!);
  const request = await createRequest(buyer, [seller.company!, otherSeller.company!]);
  await attach(request, seller.company, seller.company, [path]);
  expect(await readersOf(path)).toEqual(['buyer', 'seller', 'manager', 'sales']);
});

it('downloads a file by the name that its owner gave, with the extension of its type', async () => {
  const backend = createBackend({ url: apiUrl(), publishableKey: publishableKey() });
  backend.setAccessToken(actors.buyer.token);
  const path = await store(actors.buyer);
  const nameOf = async (name: string) => {
    const response = await fetch(await signQuoteFile(backend, { path, name }));
    await response.arrayBuffer();
    return response.headers.get('content-disposition');
  };
  expect(await nameOf('مخطط.pdf')).toContain(`filename*=UTF-8''${encodeURIComponent('مخطط.pdf')}`);
  expect(await nameOf('plan.exe')).toContain('plan.exe.pdf');
});

it('stores only checked files, uploaded by the person or by a member with the right', async () => {
  const { anonymous, buyer, otherBuyer, sales, warehouse, pendingSeller, seller, admin } = actors;
  for (const actor of [buyer, seller, admin])
    expect(await upload(actor, `quote-files/${actor.id}/one.pdf`)).toBe(false);
  const codeOf = async (actor: Actor, folder: string) => {
    const { status, code } = await publish(actor, folder, `${folder}/one.pdf`);
    return [status, code];
  };
  expect(await codeOf(anonymous, buyer.id!)).toEqual([401, 'not_signed_in']);
  expect(await codeOf(otherBuyer, buyer.id!)).toEqual([403, 'not_allowed']);
  expect(await codeOf(admin, buyer.id!)).toEqual([403, 'not_allowed']);
  expect(await codeOf(buyer, seller.company!)).toEqual([403, 'not_allowed']);
  expect(await codeOf(warehouse, seller.company!)).toEqual([403, 'not_allowed']);
  expect(await codeOf(pendingSeller, pendingSeller.company!)).toEqual([403, 'not_approved']);
  expect((await codeOf(sales, seller.company!))[0]).toBe(200);
  expect(await upload(warehouse, `uploads/${seller.company}/quote.xlsx`, workbook(), workbookType)).toBe(
    false,
  );
});

it('accepts a workbook and refuses one with macros', async () => {
  const { buyer } = actors;
  const resultOf = async (body: Buffer<ArrayBuffer>) => {
    const name = `${buyer.id}/${randomUUID()}.xlsx`;
    expect(await upload(buyer, `uploads/${name}`, body, workbookType)).toBe(true);
    return (await publish(buyer, buyer.id!, name)).files![0];
  };
  const { path } = (await resultOf(workbook()))!;
  expect(path).toMatch(new RegExp(`^${buyer.id}/[0-9a-f]{32}\\.xlsx$`));
  const [object] = await sql`select metadata ->> 'mimetype' as type from storage.objects
    where bucket_id = 'quote-files' and name = ${path!}`;
  expect(object).toEqual({ type: workbookType });
  expect(await resultOf(workbook({ 'xl/vbaProject.bin': part }))).toMatchObject({ code: 'workbook_macros' });
  expect(await resultOf(Buffer.from('PK\u0003\u0004'))).toMatchObject({ code: 'file_damaged' });
});

it('attaches a file to several requests, once each, and never one of another folder', async () => {
  const { buyer, otherBuyer } = actors;
  const path = await store(buyer);
  const requests = [await createRequest(buyer), await createRequest(buyer)];
  for (const request of requests)
    for (const paths of [[path], [path, path]]) await attach(request, null, buyer.id, paths);
  const rows =
    await sql`select request_id, bytes from private.quote_files where path = ${path} order by request_id`;
  expect(rows.map(({ request_id }) => request_id as string)).toEqual(requests.toSorted());
  expect(rows[0]).toMatchObject({ bytes: pdf().length });
  const foreign = await createRequest(otherBuyer);
  for (const owner of [otherBuyer.id, null])
    await expect(attach(foreign, null, owner, [path])).rejects.toMatchObject({ message: 'invalid_input' });
  await expect(attach(requests[0]!, null, buyer.id, [`${buyer.id}/none.pdf`])).rejects.toMatchObject({
    message: 'invalid_input',
  });
});

it('lists files that nothing uses for a day, to the service only', async () => {
  const { buyer, seller } = actors;
  const [unused, young, attached, drafted] = [
    await store(buyer),
    await store(buyer),
    await store(buyer),
    await store(buyer),
  ];
  const [offered, unoffered] = [await store(seller, seller.company!), await store(seller, seller.company!)];
  const request = await createRequest(buyer, [seller.company!]);
  await attach(request, null, buyer.id, [attached]);
  await sql`insert into private.quote_requests (user_id, draft) values (${buyer.id}, ${sql.json({ files: [{ path: drafted, name: 'x' }] })})`;
  await sql`insert into private.quote_offer_drafts (request_id, company_id, content)
    values (${request}, ${seller.company}, ${sql.json({ files: [{ path: offered, name: 'x' }] })})`;
  const mine = [unused, young, attached, drafted, offered, unoffered];
  const old = mine.filter((path) => path !== young);
  const listed = await asActor(
    sql,
    { id: null },
    (
      tx,
    ) => tx`update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'
      where bucket_id = 'quote-files' and name in ${tx(old)}`,
    async (tx) => {
      await tx`reset role`;
      return loose(tx);
    },
  );
  expect(listed.filter((path) => mine.includes(path)).toSorted()).toEqual([unused, unoffered].toSorted());
  for (const name of ['anonymous', 'seller', 'admin'] as const)
    await expect(actors[name].db.rpc('list_loose_quote_files').then(answerOf)).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_allowed',
    });
});

it('clears the files of an erased person', async () => {
  const buyer = await createActor(sql, 'buyer');
  const path = await store(buyer);
  const request = await createRequest(buyer, [actors.seller.company!]);
  await attach(request, null, buyer.id, [path]);
  await eraseAccount(buyer.db);
  expect(await sql`select 1 from private.quote_files where path = ${path}`).toEqual([]);
  expect(await readersOf(path)).toEqual([]);
  await sql`update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'
    where bucket_id = 'quote-files' and name = ${path}`;
  const response = await fetch(`${apiUrl()}/functions/v1/clear-uploads`, {
    method: 'POST',
    headers: { apikey: secretKey() },
  });
  expect(response.ok).toBe(true);
  await response.text();
  expect(await sql`select 1 from storage.objects where bucket_id = 'quote-files' and name = ${path}`).toEqual(
    [],
  );
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CompanyAuditFilter, listAuditLog, listCompanyAudit } from '../src/audit/queries.ts';
import { startBulkChange } from '../src/products/bulk-changes-queries.ts';
import { createImport, stageImportRows, steerImport } from '../src/imports/queries.ts';
import { getOwnProduct, saveProduct } from '../src/products/queries.ts';
import { endStaffView, startStaffView } from '../src/companies/staff-views-queries.ts';
import {
  type Actor,
  type Actors,
  clientFor,
  connect,
  createActors,
  type Sql,
  type SqlRunner,
} from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { reviewCompany } from './latest-decisions.ts';
import { finish } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
});
afterAll(() => sql.end());

/** Sets the person who writes in a transaction; its database role keeps all rights. */
const be = (tx: SqlRunner, { id }: Actor) => tx`
  select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true), set_config('request.jwt.claim.sub', ${id}, true)`;

const entries = (table: string, row: string) => sql`
  select actor_id, actor_name, actor_kind, company_id, reason, action, before, after
  from public.audit_log where table_name = ${table} and row_id = ${row} order by id`;

it('records what a member changed, limited to values that differ before and after', async () => {
  const {
    version,
    variants: _v,
    compatibilities: _c,
    ...read
  } = await getOwnProduct(actors.manager.db, product);
  await saveProduct(
    actors.manager.db,
    { ...read, brand: 'Sumer', price: 12_000 },
    { expectedVersion: version },
  );
  expect(await entries('products', String(product))).toEqual([
    {
      actor_id: actors.manager.id,
      actor_name: 'Test manager',
      actor_kind: 'member',
      company_id: actors.seller.company,
      reason: null,
      action: 'UPDATE',
      before: expect.objectContaining({ brand: null, version: 1 }),
      after: expect.objectContaining({ brand: 'Sumer', version: 2 }),
    },
  ]);
  const [offer] = await entries('product_offers', String(product));
  expect(offer).toMatchObject({ before: { price: 10_000 }, after: { price: 12_000 } });
  expect(Object.keys(offer!.after as object)).not.toContain('in_stock');
});

it('records the reason of a decision', async () => {
  await reviewCompany(actors.admin.db, actors.otherSeller.company!, 'suspended', 'Never delivers');
  const all = await entries('companies', actors.otherSeller.company!);
  expect(all.at(-1)).toMatchObject({
    actor_kind: 'staff',
    reason: 'Never delivers',
    after: { status: 'suspended' },
  });
});

it('limits direct reads to admins', async () => {
  const seen = async (actor: 'seller' | 'manager' | 'otherSeller' | 'support' | 'admin') => {
    const { data } = await actors[actor].db
      .from('audit_log')
      .select('id')
      .eq('table_name', 'products')
      .eq('row_id', String(product));
    return data?.length ?? 0;
  };
  expect(await seen('admin')).toBeGreaterThan(0);
  for (const actor of ['seller', 'manager', 'otherSeller', 'support'] as const)
    expect([actor, await seen(actor)]).toEqual([actor, 0]);
});

it.each([
  ['sales', 'not_allowed'],
  ['warehouse', 'not_allowed'],
  ['finance', 'not_allowed'],
  ['buyer', 'not_approved'],
  ['pendingSeller', 'not_approved'],
  ['suspendedSeller', 'not_approved'],
  ['admin', 'not_approved'],
  ['anonymous', 'not_signed_in'],
] as const)('refuses the audit log of a company to %s', async (actor, code) => {
  await expect(listCompanyAudit(actors[actor].db, {})).rejects.toMatchObject({ code });
});

it('lets nobody edit it, not even the owner of the table', async () => {
  await expect(sql`update public.audit_log set row_id = 'x'`).rejects.toMatchObject({
    message: 'not_allowed',
  });
  await expect(sql`delete from public.audit_log`).rejects.toMatchObject({ message: 'not_allowed' });
});

it('has a partition for this month and the next two, and an empty default one', async () => {
  const [row] =
    await sql`select tableoid::regclass::text as place from public.audit_log order by id desc limit 1`;
  expect(row!.place).toMatch(/^private\.audit_log_\d{4}_\d{2}$/);
  const [parts] = await sql`
    select count(*)::int as parts, (select count(*)::int from private.audit_log_default) as rest
    from pg_inherits where inhparent = 'public.audit_log'::regclass`;
  expect(parts).toEqual({ parts: 4, rest: 0 });
});

it('lets admins search by person, subject and time', async () => {
  const { db } = actors.admin;
  const { items } = await listAuditLog(db, { term: actors.manager.email, table_name: 'products' });
  expect(items).toMatchObject([
    {
      actor_name: 'Test manager',
      actor_kind: 'member',
      action: 'UPDATE',
      row_id: String(product),
      changes: expect.arrayContaining([{ field: 'brand', before: null, after: 'Sumer' }]),
    },
  ]);
  const { created_at } = items[0]!;
  // The id of a product may also occur in an address.
  const one = { term: String(product), table_name: 'products', company_id: actors.seller.company! } as const;
  const count = async (filter: object) => (await listAuditLog(db, { ...one, ...filter })).count;
  expect(await count({ actor_kind: 'member' })).toBe(1);
  expect(await count({ from: created_at })).toBe(1);
  expect(await count({ to: created_at })).toBe(0);
  expect(await count({ actor_kind: 'staff' })).toBe(0);
  await expect(listAuditLog(actors.support.db, {})).rejects.toMatchObject({ code: 'not_allowed' });
});

it('shows owner and manager what people did in their company, without names of staff and buyers', async () => {
  const { seller, manager, admin, otherSeller, warehouse } = actors;
  await reviewCompany(admin.db, otherSeller.company!, 'approved');
  await sql.begin(async (tx) => {
    await be(tx, admin);
    await tx`update public.products set moderation = 'hidden', moderation_reason = 'Wrong' where id = ${product}`;
    await be(tx, actors.buyer);
    await tx`update public.companies set phone = '+9647701234599' where id = ${seller.company!}`;
    // A member of another company counts as a buyer here.
    await be(tx, otherSeller);
    await tx`update public.companies set phone = '+9647701234598' where id = ${seller.company!}`;
    await be(tx, warehouse);
    await tx`
      insert into public.stock_movements (company_id, product_id, kind, delta, quantity, actor_id)
      values (${seller.company!}, ${product}, 'counted', -2, 8, ${warehouse.id})`;
  });
  const { items } = await listCompanyAudit(manager.db, {});
  const [name] = await sql`select name_en, name_ar from public.products where id = ${product}`;
  expect(items.slice(0, 2)).toMatchObject([
    {
      actor_name: 'Test warehouse',
      table_name: 'stock_movements',
      names: name,
      changes: [
        { field: 'delta', before: null, after: '-2.000' },
        { field: 'kind', before: null, after: 'counted' },
        { field: 'quantity', before: null, after: '8.000' },
      ],
    },
    { actor_name: null, actor_kind: 'staff', table_name: 'products' },
  ]);
  expect(new Set(items.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['member', 'staff']));
  expect(items.filter(({ table_name }) => table_name === 'companies')).toEqual([]);

  const oldest = await listCompanyAudit(seller.db, { sort: 'oldest', page_size: 100 });
  expect(oldest.items.toReversed()).toEqual(items);
  const whole = await listCompanyAudit(seller.db, { after: '', page_size: 1000 });
  expect(whole).toMatchObject({ count: items.length, next: null });
  expect(whole.items).toEqual(items);

  const count = async (filter: CompanyAuditFilter) =>
    (await listCompanyAudit(seller.db, filter)).items.length;
  expect(await count({ person: warehouse.id! })).toBe(1);
  expect(await count({ person: admin.id! })).toBe(0);
  expect(await count({ table_name: 'product_offers' })).toBe(1);
  expect(await count({ to: items.at(-1)!.created_at })).toBe(0);
  expect(await count({ from: items[0]!.created_at })).toBeGreaterThan(0);
  expect((await listCompanyAudit(actors.otherSeller.db, {})).items).not.toContainEqual(
    expect.objectContaining({ row_id: String(product) }),
  );
});

it('names who changed each row of a batch, and skips rows of which only the version changed', async () => {
  const id = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
  await sql.begin(async (tx) => {
    for (const actor of [actors.manager, actors.admin]) {
      await be(tx, actor);
      await tx`select private.enter_context('{"batch": "b0000000-0000-4000-8000-000000000001"}')`;
      await tx`update public.products set version = version + 1, brand = ${String(actor.id).slice(0, 8)} where id = ${id}`;
      await tx`update public.products set version = version + 1 where id = ${id}`;
    }
  });
  const written = await entries('products', String(id));
  expect(written.map(({ actor_id, actor_kind }) => [actor_id, actor_kind])).toEqual([
    [actors.manager.id, 'member'],
    [actors.admin.id, 'staff'],
  ]);
});

it('names the member for whom a job works, also with a second factor, suspended or deleted', async () => {
  const { manager, seller } = actors;
  const begun: ['bulk_changes' | 'imports', string][] = [];
  const change = async () => {
    const id = await createProduct(sql, {
      company_id: seller.company!,
      category_id: await createCategory(sql),
    });
    const bulk = randomUUID();
    await startBulkChange(manager.db, bulk, { ids: [id], change: { kind: 'price', percent: 5 } }, 1);
    begun.push(['bulk_changes', bulk]);
    return String(id);
  };
  const load = async () => {
    const sku = `AUD-${randomUUID().slice(0, 8)}`;
    const id = randomUUID();
    const fileHash = 'a'.repeat(32) + randomUUID().replaceAll('-', '');
    await createImport(manager.db, { id, fileName: 'prices.xlsx', fileHash, mode: 'both' });
    const product = await createProduct(sql, {
      ...{ company_id: seller.company!, category_id: await createCategory(sql), sku },
    });
    await stageImportRows(manager.db, id, [{ row: 2, values: { sku, price: 10_500 }, problems: [] }]);
    await steerImport(manager.db, id, 'check');
    await finish(sql, 'imports', id);
    await steerImport(manager.db, id, 'apply');
    begun.push(['imports', id]);
    return String(product);
  };
  const work = async () => {
    for (const [kind, id] of begun.splice(0)) await finish(sql, kind, id);
  };
  const actorOf = async (id: string) => {
    const written = await entries('product_offers', id);
    return written.map(({ actor_id, actor_name, actor_kind }) => [actor_id, actor_name, actor_kind]);
  };
  const asManager = [[manager.id, 'Test manager', 'member']];

  const first = [await change(), await load()];
  await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${manager.id}, 'totp', 'verified', 'x', now(), now())`;
  await work();
  for (const id of first) expect(await actorOf(id)).toEqual(asManager);
  await sql`delete from auth.mfa_factors where user_id = ${manager.id}`;

  const second = await change();
  await sql`update public.profiles set suspended_at = now(), suspension_reason = 'Asked' where id = ${manager.id}`;
  await work();
  expect(await actorOf(second)).toEqual(asManager);
  await sql`update public.profiles set suspended_at = null, suspension_reason = null where id = ${manager.id}`;

  const third = await change();
  await sql`delete from public.company_members where user_id = ${manager.id}`;
  await work();
  expect(await actorOf(third)).toEqual(asManager);
  await sql`
    insert into public.company_members (company_id, user_id, role) values (${seller.company}, ${manager.id}, 'manager')`;
  // The audit page of the company shows all of them.
  const shown = (await listCompanyAudit(seller.db, { table_name: 'product_offers' })).items;
  for (const id of [...first, second, third])
    expect(shown).toContainEqual(expect.objectContaining({ row_id: id, actor_name: 'Test manager' }));
});

it('shows a document’s number only to people who may read the document', async () => {
  const { seller, support, admin } = actors;
  await sql.begin(async (tx) => {
    await be(tx, seller);
    await tx`insert into private.company_documents (company_id, kind, path, number, submitted_by)
      values (${seller.company}, 'registration', ${`${seller.company}/${randomUUID()}.pdf`}, 'REG-4711', ${seller.id})`;
  });
  const read = async (db: Actor['db']) =>
    JSON.stringify((await listCompanyAudit(db, { table_name: 'company_documents' })).items);
  expect(await read(seller.db)).toContain('REG-4711');
  for (const viewer of [support, admin]) {
    await startStaffView(viewer.db, seller.company!);
    const viewed = await read(clientFor(viewer.token, undefined, { 'x-viewing-company': seller.company! }));
    expect(viewed).toContain('registration');
    expect(viewed).not.toContain('REG-4711');
    await endStaffView(viewer.db);
  }
});

it.each(['en', 'ar'])(
  'has words in %s for every table, field and code that an entry may show',
  async (language) => {
    const path = new URL(`../../shared-i18n/locales/${language}/audit.json`, import.meta.url);
    const words = JSON.parse(readFileSync(path, 'utf8')) as {
      things: Record<string, string>;
      fields: Record<string, string>;
      values: Record<string, Record<string, string>>;
    };
    const fields = await sql`
    select c.relname as table_name, a.attname as field, (
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ARRAY[%' limit 1) as codes
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid and p.proname = 'write_audit_log'
    join pg_class c on c.oid = t.tgrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where not private.is_technical_field(a.attname::text) order by 1, 2`;
    expect(fields.length).toBeGreaterThan(100);
    const missing = fields.flatMap(({ table_name, field, codes }) => [
      ...(words.things[table_name] ? [] : [table_name]),
      ...(words.fields[field] ? [] : [`${table_name}.${field}`]),
      ...[...String(codes).matchAll(/'([a-zA-Z0-9_]+)'/g)]
        .map(([, code]) => code!)
        .filter((code) => !words.values[field]?.[code])
        .map((code) => `${table_name}.${field} = ${code}`),
    ]);
    expect([...new Set(missing)]).toEqual([]);
  },
);

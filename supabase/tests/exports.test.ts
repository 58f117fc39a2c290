import { randomUUID } from 'node:crypto';
import {
  beginExport,
  type ExportChoice,
  type ExportCode,
  exportCodes,
  type ExportKind,
  exportChoices,
  exportColumns,
  type ExportEntity,
  exportRights,
  listRestoreTests,
  readExportRows,
  recordRestoreTest,
} from '../src/desk/exports-queries.ts';
import { recordPayment } from '../src/ledger/queries.ts';
import { listAuditLog } from '../src/audit/queries.ts';
import { exportMatrix } from './access-matrix.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { createWorld } from './subjects.ts';

let sql: Sql;
let actors: Actors;
const entities = Object.keys(exportColumns) as ExportEntity[];

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

it('reads every row of a kind once, in pages', async () => {
  const category_id = await createCategory(sql);
  const ids: number[] = [];
  for (let made = 0; made < 5; made += 1)
    ids.push(
      await createProduct(sql, {
        company_id: actors.seller.company!,
        category_id,
        name_ar: '=مطرقة',
        price: 9_000,
      }),
    );
  const { db } = actors.admin;
  const { id, counts } = await beginExport(db, ['products']);
  const read = [];
  let after: string | undefined;
  do {
    const { rows, next } = await readExportRows(db, { id, entity: 'products', after, limit: 3 });
    read.push(...rows);
    after = next ?? undefined;
  } while (after);
  expect(read.length).toBeGreaterThanOrEqual(5);
  expect(counts.products).toBe(read.length);
  expect(new Set(read.map((row) => row.id)).size).toBe(read.length);
  expect(read.find((row) => row.id === ids[4])).toMatchObject({
    name_ar: '=مطرقة',
    price: 9_000,
    stock: 100,
  });
});

/** Columns of tables whose values are codes, with the kind of their column in a sheet. */
const codeColumns: Record<ExportCode, string> = {
  company_status: 'public.companies.status',
  account_role: '',
  staff_role: 'public.staff.role',
  company_role: 'public.company_members.role',
  unit: '',
  returns_rule: '',
  moderation: 'public.products.moderation',
  order_status: 'public.orders.status',
  // One code alone has no list in its check.
  payment_method: '',
  quote_status: 'private.quote_requests.status',
  quote_payment: 'private.quote_requests.payment',
  language: 'public.contact_messages.language',
  message_status: 'public.contact_messages.status',
  return_status: 'private.returns.status',
  return_wish: 'private.returns.wish',
  return_outcome: 'private.returns.outcome',
  ledger_kind: 'private.ledger_transactions.kind',
  actor_kind: 'public.audit_log.actor_kind',
};

it('knows every code that the exported columns may have', async () => {
  for (const [kind, place] of Object.entries(codeColumns).filter(([, column]) => column !== '')) {
    const [schema, table, column] = place.split('.');
    const [row] = await sql`
      select pg_get_constraintdef(c.oid) as check from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attname = ${column!}
      where c.conrelid = ${`${schema}.${table}`}::regclass and c.contype = 'c' and c.conkey = array[a.attnum]
        and pg_get_constraintdef(c.oid) like '%ARRAY[%'`;
    const allowed = [...(row!.check as string).matchAll(/'([^']*)'/g)].map(([, code]) => code);
    // Drafts are not exported.
    expect([kind, allowed.filter((code) => code !== 'Draft').sort()]).toEqual([
      kind,
      [...exportCodes[kind as ExportCode]].sort(),
    ]);
  }
  const units = await sql`select code from public.units`;
  expect(units.map(({ code }) => code).sort()).toEqual([...exportCodes.unit].sort());
});

const codes = new Set<unknown>(Object.values(exportCodes).flat());
const isCode = (value: unknown) =>
  typeof value === 'string' &&
  (codes.has(value) || /^IQ-|^[{[]|[\da-f]{8}-[\da-f]{4}-|^[a-z]+_[a-z_]+$/.test(value));

it('returns for every kind the columns of its sheet, and no code or id as text', async () => {
  const { order, product, quoteRequest } = await createWorld(sql, actors);
  await sql`insert into public.order_lines (order_id, product_id, name_en, name_ar, sku, unit, unit_price, quantity)
    values (${order}, ${product}, 'Hammer', 'مطرقة', 'H-1', 'Each', 10000, 2)`;
  await sql`insert into private.quote_lines (request_id, position, description, quantity) values (${quoteRequest}, 1, 'Cement', 5)`;
  await sql`insert into public.contact_messages (full_name, email, message) values ('Ali', 'ali@example.com', 'Hello')`;
  await sql`insert into public.reviews (product_id, rating, author_name) values (${product}, 4, 'Ali')`;
  await sql`insert into private.returns (order_id, company_id, wish, phone, way_back_by, order_number, buyer_name, company_name,
      delivered_at, goods, line_count, value, idempotency_key, body_hash)
    select o.id, o.company_id, 'refund', '', 'buyer', o.number, 'Ali', o.company_name, now(), 'Hammer', 1, 10000, gen_random_uuid(), ''
    from public.orders o where o.id = ${order}`;
  const [today] = await sql`select private.today_in_iraq()::text as day`;
  await recordPayment(actors.admin.db, actors.seller.company!, randomUUID(), {
    ...{
      amount: 1_000,
      effective_on: today!.day as string,
      way: 'cash',
      reference: '',
      note: '',
      allow_credit: true,
    },
  });
  await sql`
    insert into public.product_questions (product_id, company_id, author_name, body)
    select id, company_id, 'Ali', 'Does it rust?' from public.products where id = ${product}`;
  const { db } = actors.admin;
  const { id, counts } = await beginExport(db, entities);
  expect(Object.keys(counts).sort()).toEqual([...entities].sort());
  for (const entity of entities) {
    const { rows } = await readExportRows(db, { id, entity, limit: 1000 });
    const texts = Object.entries<ExportKind>(exportColumns[entity]).filter(([, kind]) => kind === 'text');
    // Other tests leave rows whose names and addresses look like codes; a column of codes has nothing else.
    const columnsOfCodes = texts.filter(([column]) => {
      const values = rows.map((row) => row[column]).filter((value) => value != null && value !== '');
      return values.length > 0 && values.every(isCode);
    });
    expect([entity, columnsOfCodes]).toEqual([entity, []]);
    expect([entity, Object.keys(rows[0]!).sort()]).toEqual([
      entity,
      Object.keys(exportColumns[entity]).sort(),
    ]);
  }
});

it('writes one audit entry per export, and only its creator reads it', async () => {
  const { db, id: person } = actors.financeStaff;
  const begun = await beginExport(db, ['orders', 'sellers']);
  const { items } = await listAuditLog(actors.admin.db, { term: begun.id });
  expect(items).toMatchObject([
    { table_name: 'exports', action: 'INSERT', actor_name: 'Test financeStaff', label: 'orders, sellers' },
  ]);
  expect(person).not.toBeNull();
  const page = (as: keyof Actors, entity: ExportEntity) =>
    readExportRows(actors[as].db, { id: begun.id, entity, limit: 1 });
  await expect(page('financeStaff', 'orders')).resolves.toMatchObject({ rows: expect.any(Array) });
  await expect(page('financeStaff', 'order_lines')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(page('admin', 'orders')).rejects.toMatchObject({ code: 'not_allowed' });
});

const nights = { order: '2019-03-01T20:30:00Z', category: '2019-03-01T21:30:00Z' };

it.each([
  [{ first_day: '2019-03-01', last_day: '2019-03-01' }, [1, 1, 0]],
  [{ first_day: '2019-03-02', last_day: '2019-03-02' }, [0, 0, 1]],
  [{ last_day: '2019-03-02' }, [1, 1, 1]],
])(
  'exports only rows of the days %j in Baghdad, and lines of orders of these days',
  async (period, wanted) => {
    const { order, product } = await createWorld(sql, actors);
    await sql`insert into public.order_lines (order_id, product_id, name_en, name_ar, sku, unit, unit_price, quantity)
    values (${order}, ${product}, 'Hammer', 'مطرقة', 'H-1', 'Each', 10000, 2)`;
    const category = await createCategory(sql);
    await sql`update public.orders set created_at = ${nights.order} where id = ${order}`;
    await sql`update public.categories set created_at = ${nights.category} where id = ${category}`;
    const kinds = ['orders', 'order_lines', 'categories'] as const;
    const { id, counts } = await beginExport(actors.admin.db, kinds, period);
    const read = [];
    for (const entity of kinds)
      read.push((await readExportRows(actors.admin.db, { id, entity, limit: 100 })).rows.length);
    expect([read, kinds.map((kind) => counts[kind])]).toEqual([wanted, wanted]);
    const { items } = await listAuditLog(actors.admin.db, { term: id });
    expect(items).toMatchObject([{ label: 'orders, categories, order_lines' }]);
    await sql`update public.orders set created_at = now() where id = ${order}`;
    await sql`update public.categories set created_at = now() where id = ${category}`;
  },
);

it('refuses a period that ends before it begins, and days out of reach', async () => {
  const period = { first_day: '2026-02-01', last_day: '2026-01-31' };
  await expect(beginExport(actors.admin.db, ['orders'], period)).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'last_day' },
  });
  await expect(beginExport(actors.admin.db, ['orders'], { first_day: 'infinity' })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'first_day' },
  });
});

it('exports only the named kinds, and nothing without the right', async () => {
  const { db } = actors.admin;
  await expect(beginExport(db, ['email_settings' as ExportEntity])).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'entities' },
  });
  await expect(beginExport(db, [])).rejects.toMatchObject({ code: 'invalid_input' });
  const { id } = await beginExport(db, ['users']);
  await expect(readExportRows(db, { id, entity: 'users', after: 'x', limit: 1 })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  for (const name of actorNames.filter((actor) => actor !== 'admin' && actor !== 'financeStaff')) {
    await expect(readExportRows(actors[name].db, { id, entity: 'users', limit: 1 })).rejects.toMatchObject({
      code: expect.stringMatching(/^not_(allowed|signed_in)$/),
    });
  }
});

it.each(entities)('refuses the export of %s to everyone who may not see such rows', async (entity) => {
  const allowed: string[] = [];
  for (const name of actorNames) {
    const begun = await beginExport(actors[name].db, [entity]).catch((error: { code: string }) => error);
    if ('id' in begun) allowed.push(name);
    else expect(begun.code).toMatch(/^not_(allowed|signed_in)$/);
  }
  expect(allowed).toEqual(exportMatrix[entity]);
});

it('refuses the whole export if one kind is not allowed, and the next page once the right is removed', async () => {
  const { db } = actors.financeStaff;
  await expect(beginExport(db, ['orders', 'users'])).rejects.toMatchObject({ code: 'not_allowed' });
  const { id } = await beginExport(db, ['orders', 'sellers']);
  await sql`delete from private.staff_rights where role = 'finance' and right_name = 'see_orders'`;
  try {
    await expect(readExportRows(db, { id, entity: 'orders', limit: 1 })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(readExportRows(db, { id, entity: 'sellers', limit: 1 })).resolves.toMatchObject({
      rows: expect.any(Array),
    });
  } finally {
    await sql`insert into private.staff_rights (role, right_name) values ('finance', 'see_orders')`;
  }
});

it('needs the same rights as the console', async () => {
  for (const [choice, kinds] of Object.entries(exportChoices))
    for (const kind of kinds) {
      const [row] = await sql`select private.export_right(${kind}) as needed`;
      expect([kind, row!.needed]).toEqual([kind, exportRights[choice as ExportChoice]]);
    }
});

describe('restore tests', () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

  it('are due until one succeeded within 90 days, and are in the audit log', async () => {
    const { db } = actors.admin;
    await sql`delete from private.restore_tests`;
    await recordRestoreTest(db, { tested_on: day(100), succeeded: true });
    await recordRestoreTest(db, { tested_on: day(2), succeeded: false, note: ' Disk full ' });
    expect(await listRestoreTests(actors.financeStaff.db)).toMatchObject({
      is_due: true,
      items: [
        { tested_on: day(2), succeeded: false, note: 'Disk full' },
        { tested_on: day(100), succeeded: true, note: null },
      ],
    });
    await recordRestoreTest(db, { tested_on: day(1), succeeded: true });
    expect((await listRestoreTests(db)).is_due).toBe(false);
    const { items } = await listAuditLog(db, {
      table_name: 'restore_tests',
      term: actors.admin.email,
    });
    expect(
      items.slice(0, 3).map(({ changes }) => changes.find(({ field }) => field === 'tested_on')?.after),
    ).toEqual([day(1), day(2), day(100)]);
  });

  it('are refused without a date or with a future one', async () => {
    for (const tested_on of [day(-3), null as unknown as string])
      await expect(recordRestoreTest(actors.admin.db, { tested_on, succeeded: true })).rejects.toMatchObject({
        code: 'invalid_input',
        context: { field: 'tested_on' },
      });
  });

  it.each(actorNames.filter((name) => name !== 'admin' && name !== 'financeStaff'))(
    'are neither read nor written by %s',
    async (name) => {
      const { db } = actors[name];
      await expect(listRestoreTests(db)).rejects.toMatchObject({ code: expect.stringMatching(/^not_/) });
      await expect(recordRestoreTest(db, { tested_on: day(1), succeeded: true })).rejects.toMatchObject({
        code: expect.stringMatching(/^not_/),
      });
    },
  );
});

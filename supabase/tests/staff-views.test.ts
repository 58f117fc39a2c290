import { randomUUID } from 'node:crypto';
import type { LoadedDataClient } from '../src/client.ts';
import { listAuditLog, listCompanyAudit } from '../src/audit/queries.ts';
import { getDeliveryAreas } from '../src/delivery/queries.ts';
import { getOwnDocuments } from '../src/companies/documents-queries.ts';
import { listImports } from '../src/imports/queries.ts';
import { addOrderNote, getOrder, listSellerOrders, placeOrder } from '../src/orders/queries.ts';
import { getOwnProduct, listOwnProducts } from '../src/products/queries.ts';
import { listCompanyQuestions } from '../src/questions/queries.ts';
import { listCompanyReviews } from '../src/reviews/queries.ts';
import { getCompanyFigures, getOwnRights, getSellerHome } from '../src/companies/seller-account-queries.ts';
import { getStaffView, startStaffView, endStaffView } from '../src/companies/staff-views-queries.ts';
import { getOwnStore } from '../src/companies/stores-queries.ts';
import { listTeam } from '../src/companies/team-queries.ts';
import {
  apiUrl,
  asActor,
  clientFor,
  connect,
  createActors,
  headersFor,
  type ActorName,
  type Actors,
  type Sql,
} from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { setStaffRole } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let company: string;
let product: number;
let order: string;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  company = actors.seller.company!;
  product = await createProduct(sql, { company_id: company, category_id: await createCategory(sql) });
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  order = orders[0]!.id;
  await addOrderNote(actors.seller.db, order, 'Only for our team');
});
afterAll(() => sql.end());

/** Data API client of an actor whose tab views a company. */
const viewing = (name: ActorName, viewed = company): LoadedDataClient =>
  clientFor(actors[name].token, undefined, { 'x-viewing-company': viewed });

const reads: [string, (db: LoadedDataClient) => Promise<unknown>][] = [
  ['first page', getSellerHome],
  ['rights', getOwnRights],
  ['products', (db) => listOwnProducts(db, {})],
  ['product', (db) => getOwnProduct(db, product)],
  ['orders', (db) => listSellerOrders(db, {})],
  ['order', (db) => getOrder(db, order)],
  ['figures', (db) => getCompanyFigures(db, 'day')],
  ['reviews', (db) => listCompanyReviews(db, {})],
  ['questions', (db) => listCompanyQuestions(db, {})],
  ['delivery', getDeliveryAreas],
  ['store', getOwnStore],
  ['team', listTeam],
  ['documents', getOwnDocuments],
  ['history', (db) => listCompanyAudit(db, {})],
  ['imports', (db) => listImports(db, {})],
];

it.each(['admin', 'support'] as const)('shows %s a company as its team sees it', async (name) => {
  await startStaffView(actors[name].db, company);
  const db = viewing(name);
  expect(await getStaffView(db)).toMatchObject({ company_id: company, expires_at: expect.any(String) });
  for (const [, read] of reads) await read(db);
  expect((await listOwnProducts(db, {})).items.map(({ id }) => id)).toContain(product);
  expect((await listSellerOrders(db, {})).items.map(({ id }) => id)).toContain(order);
  expect((await getOwnStore(db)).may_edit).toBe(false);
  expect((await getDeliveryAreas(db)).may_edit).toBe(false);
  expect((await listTeam(db)).may_edit).toBe(false);
  expect(await getOwnRights(db)).toEqual([
    'delivery',
    'history',
    'profile',
    'reviews',
    'see_money',
    'see_orders',
  ]);
  // Only the team reads its notes, and no member reads a buyer's email address.
  const seen = await getOrder(db, order);
  expect(seen).toMatchObject({ notes: [] });
  expect(seen.delivery.email).toBeUndefined();
  expect((await getOrder(actors.seller.db, order)).delivery.email).toBeUndefined();
  await endStaffView(actors[name].db);
});

it('refuses all writes in a view, whatever the caller’s rights', async () => {
  await startStaffView(actors.admin.db, company);
  const db = viewing('admin');
  // Every API function that may write, with arguments of the right types.
  const functions = await sql<{ name: string; args: string[]; types: string[] }[]>`
    select p.proname as name, coalesce(p.proargnames, '{}') as args,
      array(select coalesce(b.typname, t.typname)::text from unnest(p.proargtypes::oid[]) with ordinality a (oid, place)
        join pg_type t on t.oid = a.oid left join pg_type b on b.oid = t.typbasetype order by place) as types
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
      and has_function_privilege('authenticated', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`;
  const sample = (type: string): unknown =>
    ({
      uuid: company,
      _uuid: [order],
      int8: product,
      _int8: [product],
      int4: 1,
      _int2: [1],
      _int4: [1],
      bool: true,
      json: {},
      jsonb: {},
      timestamptz: '2030-01-01T00:00:00Z',
      date: '2030-01-01',
      _text: ['x'],
      numeric: 1,
    })[type] ?? 'x';
  expect(functions.length).toBeGreaterThan(40);
  const passed: string[] = [];
  for (const { name, args, types } of functions) {
    const values = types.map((type, index) => [args[index]!, sample(type)] as const);
    const body = {
      ...Object.fromEntries(values),
      ...(args.includes('outcome') && { outcome: name === 'log_attempt' ? 'not_home' : 'refused' }),
    };
    const response = await fetch(`${apiUrl()}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        ...headersFor(actors.admin.token),
        'x-viewing-company': company,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (response.ok || !/viewing_only|not_allowed|not_signed_in/.test(answer))
      passed.push(`${name}: ${answer}`);
  }
  expect(passed.filter((line) => !forNobody.includes(line.split(':')[0]!))).toEqual([]);
  for (const [table, row] of [
    ['wishlists', { user_id: actors.admin.id, product_id: product }],
    ['delivery_rates', { company_id: company, governorate_code: 'IQ-NI', fee: 1, lead_days: 1 }],
    ['notification_choices', { user_id: actors.admin.id, kind: 'order_received', channel: 'email' }],
  ] as const) {
    const { error } = await db.from(table as 'wishlists').insert(row as never);
    expect([table, error?.message]).toEqual([table, 'viewing_only']);
  }
  const renamed = await db.from('profiles').update({ full_name: 'Changed' }).eq('id', actors.admin.id!);
  expect(renamed.error?.message).toBe('viewing_only');
  // If the API passes the headers to SQL, the policies refuse by themselves.
  const refused = asActor(
    sql,
    actors.admin,
    (tx) =>
      tx`select set_config('request.headers', ${JSON.stringify({ 'x-viewing-company': company })}, true)`,
    (tx) => tx`insert into public.wishlists (user_id, product_id) values (${actors.admin.id}, ${product})`,
  );
  await expect(refused).rejects.toMatchObject({ code: '42501' });
  const [left] = await sql`
    select count(*)::int as n from public.audit_log a
    where a.actor_id = ${actors.admin.id} and a.table_name <> 'staff_views'`;
  expect(left).toEqual({ n: 0 });
  await endStaffView(actors.admin.db);
});

/** Functions for visitors without an account, and one that finds nothing without a person. */
const forNobody = [
  'open_form',
  'report_visit',
  'submit_contact',
  'submit_quote_request',
  'discard_product_draft',
];

it('ignores the header without an open view of the same person and company', async () => {
  await startStaffView(actors.admin.db, company);
  const refused = async (db: LoadedDataClient) => {
    for (const [what, read] of reads) {
      if (what === 'rights') expect(await read(db)).toEqual([]);
      else await expect(read(db)).rejects.toMatchObject({ code: 'view_over' });
    }
  };
  await refused(viewing('admin', actors.otherSeller.company!));
  await refused(viewing('admin', 'nonsense'));
  await refused(viewing('support'));
  await refused(viewing('buyer'));
  await refused(viewing('seller'));
  await expect(getSellerHome(viewing('anonymous'))).rejects.toMatchObject({ code: 'not_signed_in' });
  await sql`update private.staff_views set expires_at = now() where staff_id = ${actors.admin.id} and ended_at is null`;
  await refused(viewing('admin'));
  await startStaffView(actors.admin.db, company);
  await getSellerHome(viewing('admin'));
  await startStaffView(actors.admin.db, actors.otherSeller.company!);
  await refused(viewing('admin'));
  await endStaffView(actors.admin.db);
  await refused(viewing('admin', actors.otherSeller.company!));
});

it('changes nothing for staff without the header', async () => {
  await startStaffView(actors.support.db, company);
  await expect(getSellerHome(actors.support.db)).rejects.toMatchObject({ code: 'not_approved' });
  await expect(listOwnProducts(actors.support.db, {})).rejects.toMatchObject({ code: 'not_approved' });
  await endStaffView(actors.support.db);
});

it('ends a view with the right, the staff membership or the company’s approval', async () => {
  const { support, admin, otherSeller } = actors;
  await startStaffView(support.db, otherSeller.company!);
  const home = () => getSellerHome(viewing('support', otherSeller.company!));
  await home();
  await sql`update public.companies set status = 'suspended' where id = ${otherSeller.company}`;
  await expect(home()).rejects.toMatchObject({ code: 'view_over' });
  await sql`update public.companies set status = 'approved' where id = ${otherSeller.company}`;
  await sql`update public.profiles set suspended_at = now(), suspension_reason = 'x' where id = ${support.id}`;
  await expect(home()).rejects.toMatchObject({ code: 'view_over' });
  await sql`update public.profiles set suspended_at = null, suspension_reason = null where id = ${support.id}`;
  await home();
  await setStaffRole(admin.db, support.id!, 'finance');
  await expect(home()).rejects.toMatchObject({ code: 'view_over' });
  await setStaffRole(admin.db, support.id!, 'support');
  await endStaffView(support.db);
});

it('lets staff with the right open a view of an approved company, with a log entry', async () => {
  const others = ['anonymous', 'buyer', 'seller', 'otherSeller', 'catalogueStaff', 'financeStaff'] as const;
  for (const name of others)
    await expect(startStaffView(actors[name].db, company)).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_allowed',
    });
  await expect(startStaffView(actors.admin.db, actors.pendingSeller.company!)).rejects.toMatchObject({
    code: 'not_approved',
  });
  await expect(startStaffView(actors.admin.db, randomUUID())).rejects.toMatchObject({
    code: 'seller_not_found',
  });
  await startStaffView(actors.admin.db, company);
  await endStaffView(actors.admin.db);
  const { items } = await listAuditLog(actors.admin.db, { table_name: 'staff_views', company_id: company });
  expect(
    items.slice(0, 2).map(({ action, actor_name, actor_kind }) => [action, actor_name, actor_kind]),
  ).toEqual([
    ['UPDATE', 'Test admin', 'staff'],
    ['INSERT', 'Test admin', 'staff'],
  ]);
  await expect(endStaffView(actors.anonymous.db)).rejects.toMatchObject({ code: 'not_signed_in' });
});

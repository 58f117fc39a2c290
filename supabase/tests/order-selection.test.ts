import { randomUUID } from 'node:crypto';
import { listAuditLog } from '../src/audit/queries.ts';
import {
  getOrderChange,
  listRefusedOrders,
  selectOrders,
  startOrderChange,
  steerOrderChange,
} from '../src/orders/selection-queries.ts';
import { listAllOrders, type OrderFilter, placeOrder } from '../src/orders/queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder } from './latest-orders.ts';
import { finish, withoutJob } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 1000 });
});
afterAll(() => sql.end());

/** Orders of a buyer name that no other test uses. */
async function orders(count: number) {
  const full_name = `Buyer ${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const placed = await placeOrder(actors.buyer.db, {
      idempotency_key: randomUUID(),
      language: 'ar',
      delivery: { ...delivery, full_name },
      lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
    });
    ids.push(placed.orders[0]!.id);
  }
  return { ids, filter: { term: full_name } };
}

/** Copies an order as often as needed for a bulk change that takes more than one batch. */
async function copies(id: string, count: number) {
  await sql`
    insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, buyer_phone, governorate,
      subtotal, delivery_fee, lead_days, line_count)
    select 'MW-' || upper(substr(md5(random()::text), 1, 10)), o.checkout_id, o.buyer_id, o.company_id, o.company_name,
      o.buyer_name, o.buyer_phone, o.governorate, o.subtotal, o.delivery_fee, o.lead_days, o.line_count
    from public.orders o, generate_series(1, ${count}) where o.id = ${id}`;
}

const select = (
  actor: ActorName,
  scope: 'seller' | 'admin',
  filter: OrderFilter,
  { id = randomUUID() as string, except = [] as string[] } = {},
) => selectOrders(actors[actor].db, id, { scope, filter, except });

it('approves all orders that match except excluded ones, and skips those that changed since the selection', async () => {
  const { ids, filter } = await orders(4);
  const [first, second, changed, excluded] = ids as [string, string, string, string];
  const chosen = await select('admin', 'admin', filter);
  expect(chosen).toMatchObject({
    count: 4,
    steps: expect.arrayContaining([{ step: 'approve', count: 4, pickups: 0 }]),
  });
  expect(await select('admin', 'admin', filter, { id: chosen.id, except: [excluded] })).toMatchObject({
    count: 3,
  });
  await approveOrder(actors.support.db, changed);
  // An order placed after the selection matches the filter but was not selected.
  await copies(first, 1);

  const started = await startOrderChange(actors.admin.db, chosen.id, 'approve', {
    except: [excluded],
    expected: 3,
  });
  expect(started).toMatchObject({ change: { kind: 'orders', step: 'approve' }, row_count: 3 });
  await finish(sql, 'bulk_changes', chosen.id);
  expect(await getOrderChange(actors.admin.db, chosen.id)).toMatchObject({
    status: 'done',
    changed: 2,
    refused: 1,
  });
  const { items } = await listRefusedOrders(actors.admin.db, chosen.id);
  expect(items).toMatchObject([
    { id: changed, code: 'changed_meanwhile', context: { what: 'order_approved' } },
  ]);
  expect(items[0]!.number).toMatch(/^MW-/);
  const left = await listAllOrders(actors.admin.db, { ...filter, status: 'AwaitingApproval' });
  expect(left.count).toBe(2);
  expect(left.items.map(({ id }) => id)).toContain(excluded);
  const approved = await listAllOrders(actors.admin.db, { ...filter, status: 'Processing' });
  expect(approved.items.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));

  // A repeated start returns the same change.
  const again = await startOrderChange(actors.admin.db, chosen.id, 'approve', {
    except: [excluded],
    expected: 3,
  });
  expect(again).toMatchObject({ status: 'done', changed: 2 });
});

it('works on more orders than one batch, with one entry in the log that names their number', async () => {
  const { ids, filter } = await orders(1);
  await copies(ids[0]!, 149);
  const chosen = await select('admin', 'admin', filter);
  expect(chosen.count).toBe(150);
  await expect(
    startOrderChange(actors.admin.db, chosen.id, 'approve', { except: [], expected: 149 }),
  ).rejects.toMatchObject({ code: 'stale_version', context: { count: 150 } });
  const started = await startOrderChange(actors.admin.db, chosen.id, 'approve', {
    except: [],
    expected: 150,
  });
  expect(started).toMatchObject({ status: 'working', changed: 0 });
  await finish(sql, 'bulk_changes', chosen.id);
  expect(await getOrderChange(actors.admin.db, chosen.id)).toMatchObject({
    status: 'done',
    changed: 150,
    refused: 0,
  });
  const log = await sql`select table_name, count(*)::int, min(actor_kind) as kind from public.audit_log
    where batch_id = ${chosen.id} group by table_name order by 1`;
  expect([...log]).toEqual([
    // One of the staff and one of the company.
    { table_name: 'bulk_changes', count: 2, kind: 'staff' },
    { table_name: 'orders', count: 150, kind: 'staff' },
  ]);
  // The log shows the change as one entry, which opens its rows.
  const [entry, next] = (await listAuditLog(actors.admin.db, { page_size: 2 })).items;
  expect(entry).toMatchObject({ table_name: 'bulk_changes', row_id: chosen.id });
  expect(entry!.changes).toContainEqual({ field: 'orders', before: null, after: '150' });
  expect(next).not.toMatchObject({ table_name: 'orders', names: { name_en: expect.stringMatching(/^MW-/) } });
  const rows = await listAuditLog(actors.admin.db, { batch: chosen.id });
  expect(rows.count).toBe(150);
  expect(rows.items[0]).toMatchObject({ table_name: 'orders', actor_kind: 'staff' });
});

it('offers a seller the steps of members, and takes them with the orders of the own company', async () => {
  const { ids, filter } = await orders(2);
  await approveOrder(actors.admin.db, ids[0]!);
  const chosen = await select('seller', 'seller', filter);
  expect(chosen).toMatchObject({ count: 2 });
  expect(Object.fromEntries(chosen.steps.map(({ step, count }) => [step, count]))).toEqual({
    Shipped: 1,
    Cancelled: 2,
  });
  await startOrderChange(actors.seller.db, chosen.id, 'Shipped', { except: [], expected: 1 });
  await finish(sql, 'bulk_changes', chosen.id);
  expect(await getOrderChange(actors.seller.db, chosen.id)).toMatchObject({ status: 'done', changed: 1 });
});

it('is closed to others, needs a reason for a cancellation, and can be stopped', async () => {
  const { ids, filter } = await orders(1);
  await copies(ids[0]!, 24);
  const chosen = await select('seller', 'seller', filter);
  for (const other of ['buyer', 'otherSeller'] as const) {
    await expect(getOrderChange(actors[other].db, chosen.id)).rejects.toMatchObject({
      code: expect.stringMatching(/^(bulk_change_not_found|not_approved)$/),
    });
    await expect(select(other, 'admin', filter)).rejects.toMatchObject({ code: 'not_allowed' });
  }
  await expect(select('anonymous', 'admin', filter)).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(
    startOrderChange(actors.seller.db, chosen.id, 'Cancelled', { except: [], expected: 25 }),
  ).rejects.toMatchObject({ code: 'reason_required' });
  await withoutJob(sql, 'bulk_changes', chosen.id, async () => {
    await startOrderChange(actors.seller.db, chosen.id, 'Cancelled', {
      note: 'Sold out',
      except: [],
      expected: 25,
    });
    const stopped = await steerOrderChange(actors.seller.db, chosen.id, 'stop');
    expect(stopped).toMatchObject({ status: 'stopped', changed: 0 });
  });
  await sql`select private.work_bulk_changes()`;
  expect(await getOrderChange(actors.seller.db, chosen.id)).toMatchObject({ status: 'stopped', changed: 0 });
  await expect(select('seller', 'seller', filter, { id: chosen.id })).rejects.toMatchObject({
    code: 'bulk_change_state',
  });
});

it('sorts orders by total, place and status, in both directions and stably across pages', async () => {
  const { ids, filter } = await orders(1);
  await copies(ids[0]!, 5);
  await sql`update public.orders o set subtotal = 1000 * x.place, governorate = case x.place % 2 when 0 then 'IQ-BG' else 'IQ-BA' end
    from (select id, row_number() over (order by id) as place from public.orders where buyer_name = ${filter.term}) x
    where x.id = o.id`;
  const totals = async (sort: OrderFilter['sort'], page: number) => {
    const { items } = await listAllOrders(actors.admin.db, { ...filter, sort, page, page_size: 3 });
    return items.map(({ total, governorate }) => ({ total: total!, governorate }));
  };
  const both = async (sort: OrderFilter['sort']) => [...(await totals(sort, 1)), ...(await totals(sort, 2))];
  const up = (await both('total')).map(({ total }) => total);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  expect(new Set(up).size).toBe(6);
  expect((await both('total_desc')).map(({ total }) => total)).toEqual([...up].reverse());
  expect((await both('governorate')).map(({ governorate }) => governorate)).toEqual([
    ...Array<string>(3).fill('IQ-BA'),
    ...Array<string>(3).fill('IQ-BG'),
  ]);
  await expect(
    listAllOrders(actors.admin.db, { sort: 'cheapest' as unknown as 'total' }),
  ).rejects.toMatchObject({ code: 'invalid_input', context: { field: 'sort' } });
});

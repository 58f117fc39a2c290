import {
  acceptReturn,
  exchangeReturn,
  getReturnFigures,
  receiveReturn,
  withdrawReturn,
} from '../src/returns/queries.ts';
import { connect, type Sql } from './actors.ts';
import { approveOrder, changeOrderStatus, deliverOrder } from './latest-orders.ts';
import {
  askBack,
  createReturnWorld,
  deliverGoods,
  read,
  type ReturnWorld,
  takeStep,
  wholeLines,
} from './returned-goods.ts';

let sql: Sql;

beforeAll(() => {
  sql = connect();
});
afterAll(() => sql.end());

/** Runs the job as its schedule does. */
async function runJob(): Promise<void> {
  const [job] = await sql<[{ command: string }]>`
    select command from cron.job where jobname = 'refresh-return-days'`;
  await sql.unsafe(job.command);
}

const byProduct = { by: 'product' } as const;

const faultsOf = async ({ company }: ReturnWorld, db: Sql = sql) => [
  ...(await db`select dimension, subject from private.return_day_faults() where company_id = ${company}`),
];

describe('Figures of returns', () => {
  let world: ReturnWorld;

  beforeAll(async () => {
    world = await createReturnWorld(sql);
    const order = await deliverGoods(world, 4, 2);
    await deliverGoods(world, 1);
    await askBack(world, order, [1]);
    await askBack(world, order, [1], { reason: 'no_longer_needed' });
    await askBack(world, order, [1]);
    await takeStep(world, 'buyer', withdrawReturn, await askBack(world, order, [0, 1]));
    await runJob();
  });

  it('count a line once as returned, each of its returns, and no withdrawn one @return-figures', async () => {
    const { seller, admin } = world.actors;
    const reasons = [
      expect.objectContaining({ code: 'damaged', count: 2 }),
      expect.objectContaining({ code: 'no_longer_needed', count: 1 }),
    ];
    expect(await getReturnFigures(seller.db, { by: 'product' })).toMatchObject({
      ...{ count: 1, cases: 3, delivered_lines: 3, rate: 33.3 },
      items: [{ id: String(world.piece), cases: 3, delivered_lines: 2, rate: 50, reasons }],
    });
    expect(await getReturnFigures(seller.db, { by: 'category', sort: 'rate' })).toMatchObject({
      items: [{ cases: 3, delivered_lines: 3, rate: 33.3, reasons }],
    });
    expect(await getReturnFigures(seller.db, { by: 'seller' })).toMatchObject({
      items: [{ id: world.company, cases: 3, delivered_lines: 3, rate: 33.3, reasons }],
    });
    const { items } = await getReturnFigures(admin.db, { by: 'seller', page_size: 100 });
    expect(items.find(({ id }) => id === world.company)).toMatchObject({ cases: 3, rate: 33.3, reasons });
  });

  it('count returns of goods that replaced others as cases of the paid line', async () => {
    const replaced = await createReturnWorld(sql);
    const paid = await deliverGoods(replaced, 2);
    const id = await askBack(replaced, paid, [2], { wish: 'exchange' });
    await takeStep(replaced, 'seller', acceptReturn, id, { handover: 'showroom' });
    await takeStep(replaced, 'seller', receiveReturn, id, {
      lines: wholeLines(await read(replaced, id, 'seller')),
    });
    const follow = await takeStep(replaced, 'seller', exchangeReturn, id);
    await approveOrder(replaced.actors.admin.db, follow);
    await changeOrderStatus(replaced.actors.seller.db, follow, 'Shipped');
    await deliverOrder(replaced.actors.seller.db, follow, null);
    await runJob();
    const figures = () => getReturnFigures(replaced.actors.seller.db, byProduct);
    expect(await figures()).toMatchObject({ cases: 1, delivered_lines: 1, rate: 100 });
    // Only the return of the replacement changed lately.
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update private.returns set updated_at = now() - interval '1 day' where id = ${id}`;
      await tx`
        update public.order_events set created_at = created_at - interval '1 day'
        where order_id in (${paid}, ${follow}) and to_status = 'Delivered'`;
    });
    await askBack(replaced, follow, [1], { reason: 'wrong_item' });
    await runJob();
    expect(await faultsOf(replaced)).toEqual([]);
    expect((await figures()).items[0]!.reasons.map(({ code, count }) => [code, count])).toEqual([
      ['damaged', 1],
      ['wrong_item', 1],
    ]);
  });

  it('are of goods delivered in the chosen days', async () => {
    const days = { ...byProduct, from: '2026-01-01', to: '2026-01-31' };
    expect(await getReturnFigures(world.actors.seller.db, days)).toMatchObject({
      ...{ items: [], cases: 0, delivered_lines: 0, rate: 0 },
    });
  });

  it('are those of the seller alone', async () => {
    expect(await getReturnFigures(world.actors.otherSeller.db, byProduct)).toMatchObject({
      items: [],
      cases: 0,
    });
  });

  it('follow orders and returns that change, and equal them', async () => {
    const id = await askBack(world, await deliverGoods(world, 2), [1]);
    await runJob();
    expect(await faultsOf(world)).toEqual([]);
    expect(await getReturnFigures(world.actors.seller.db, byProduct)).toMatchObject({
      cases: 4,
      delivered_lines: 4,
    });
    await takeStep(world, 'buyer', withdrawReturn, id);
    await runJob();
    expect(await faultsOf(world)).toEqual([]);
    expect(await getReturnFigures(world.actors.seller.db, byProduct)).toMatchObject({
      cases: 3,
      delivered_lines: 4,
    });
  });

  it.each([
    [
      'changed',
      (company: string) =>
        `update private.return_days set delivered_lines = 99 where company_id = '${company}'`,
      4,
    ],
    ['lost', (company: string) => `delete from private.return_days where company_id = '${company}'`, 4],
    [
      'invented',
      (company: string) =>
        `insert into private.return_days values ('product', private.today_in_iraq(), '${company}', 9000000000, 1, 0, '{}')`,
      1,
    ],
  ])('that were %s differ from the orders until the job counts them again', async (_kind, damage, count) => {
    const single = connect(1);
    try {
      await single`begin`;
      await single.unsafe(damage(world.company));
      expect(await faultsOf(world, single)).toHaveLength(count);
      await single`select private.refresh_return_days(interval '1 hour')`;
      expect(await faultsOf(world, single)).toEqual([]);
    } finally {
      await single.end();
    }
  });
});

describe('In a database with many returns', () => {
  const orders = 6000;
  let world: ReturnWorld;
  /** Connection whose transaction contains the filled tables; closing it rolls back. */
  let filled: Sql;

  beforeAll(async () => {
    world = await createReturnWorld(sql);
    filled = connect(1);
    await filled`begin`;
    await fillReturns();
  });
  afterAll(() => filled.end());

  /** Delivered orders of 60 days for 300 products, a third of them with a return. */
  async function fillReturns(): Promise<void> {
    const { id } = world.actors.buyer;
    await filled`set local session_replication_role = replica`;
    await filled`
      insert into public.checkouts (id, user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district,
        address, language, subtotal, delivery_total)
      select md5('figures checkout ' || n)::uuid, ${id!}, gen_random_uuid(), '', 'Buyer', '+9647700000001', 'b@example.com',
        'IQ-BG', 'Mansour', 'Street ' || n, 'en', 10000, 5000
      from generate_series(1, ${orders}::int) n`;
    await filled`
      insert into public.orders (id, number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status,
        cash_collected, subtotal, delivery_fee, lead_days, due_on, line_count, created_at)
      select md5('figures ' || n)::uuid, 'MW-FIGURE' || n, md5('figures checkout ' || n)::uuid, ${id!}, ${world.company}, 'C', 'B', 'IQ-BG',
        'Delivered', 15000, 10000, 5000, 2, current_date, 1, now() - n % 60 * interval '1 day'
      from generate_series(1, ${orders}::int) n`;
    await filled`
      insert into public.order_lines (order_id, product_id, category_id, name_en, name_ar, sku, unit, unit_price, quantity)
      select md5('figures ' || n)::uuid, 8000000000 + n % 300, 1 + n % 7, 'A', 'أ', 'F-' || n, 'piece', 10000, 1
      from generate_series(1, ${orders}::int) n`;
    await filled`
      insert into public.order_events (order_id, kind, from_status, to_status, actor_role, created_at)
      select o.id, 'status', 'Shipped', 'Delivered', 'seller', o.created_at from public.orders o where o.number like 'MW-FIGURE%'`;
    await filled`
      insert into private.returns (order_id, company_id, status, wish, phone, way_back_by, order_number, buyer_name, company_name,
        delivered_at, goods, line_count, value, outcome, idempotency_key, body_hash, created_at, updated_at)
      select o.id, o.company_id, 'Closed', 'refund', '', 'seller', o.number, 'B', 'C', o.created_at, 'A', 1, 10000, 'refunded',
        gen_random_uuid(), '', o.created_at, o.created_at - interval '1 hour'
      from generate_series(1, ${orders}::int, 3) n join public.orders o on o.id = md5('figures ' || n)::uuid`;
    await filled`
      insert into private.return_lines (return_id, order_line_id, reason_id, quantity, value)
      select r.id, l.id, ${world.reasons.get('damaged')!}, 1, 10000
      from private.returns r join public.order_lines l on l.order_id = r.order_id where r.order_number like 'MW-FIGURE%'`;
    await filled`select private.refresh_return_days(null)`;
    await filled`set local session_replication_role = origin`;
    await filled`analyze private.return_days, private.returns, public.orders, public.checkouts, private.return_lines, public.order_lines, public.order_events`;
  }

  /** Result of an expression evaluated by a person, and the number of 8 KiB blocks read. */
  async function measure(id: string, expression: string): Promise<{ blocks: number; result: unknown }> {
    await filled`
      select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true),
        set_config('request.jwt.claim.sub', ${id}, true)`;
    // Evaluated once before measuring, because the first call also reads the system catalogue.
    const [first] = await filled.unsafe<{ result: unknown }[]>(`select ${expression} as result`);
    const [row] = await filled.unsafe<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }[]>(
      `explain (analyze, buffers, format json) select ${expression}`,
    );
    const plan = row!['QUERY PLAN'][0]!.Plan;
    return { blocks: plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!, result: first!.result };
  }

  it.each([
    ['product', 100],
    ['category', 7],
    ['seller', 1],
  ])('the figures by %s are read without orders and returns', async (by, count) => {
    const { seller } = world.actors;
    const { blocks, result } = await measure(seller.id!, `private.get_return_figures('{"by": "${by}"}')`);
    expect(result).toMatchObject({ count, cases: orders / 3, delivered_lines: orders });
    // Each delivered line takes more than a block.
    expect(blocks).toBeLessThan(orders);
  });

  it('the job reads the days of what changed, not all orders', async () => {
    await filled`
      update private.returns set updated_at = now() where order_number like 'MW-FIGURE%' and created_at = (
        select min(created_at) from private.returns where order_number like 'MW-FIGURE%')`;
    const read = async () => {
      const [row] = await filled<{ count: number }[]>`
        select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_all_tables
        where relid = 'public.order_events'::regclass`;
      return row!.count;
    };
    const before = await read();
    await filled`select private.refresh_return_days(interval '0')`;
    expect((await read()) - before).toBeLessThan(orders / 3);
    expect(await faultsOf(world, filled)).toEqual([]);
  });

  it('a page of the staff’s list reads the returns of its buyers, not all', async () => {
    const list = `private.list_staff_returns('{"company_id": "${world.company}"}')`;
    const { blocks, result } = await measure(world.actors.admin.id!, list);
    expect(result).toMatchObject({ count: orders / 3 });
    expect(blocks).toBeLessThan(4000);
  });
});

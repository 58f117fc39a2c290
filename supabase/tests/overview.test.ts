import { getStaffQueues, getStaffOverview } from '../src/site/overview-queries.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const staff = ['admin', 'support', 'catalogueStaff', 'financeStaff'];
/** Orders of one past day, and the overview's count of them. */
const figuresOf = async (day: string) => {
  const [row] = await sql<{ orders: number; revenue: string; sellers: number; buyers: number }[]>`
    select orders, revenue, sellers, buyers from private.figures_of(${day}::date, ${day}::date)`;
  return row && { ...row, revenue: Number(row.revenue) };
};

async function placeOrder(at: string, total: number, status = 'Delivered'): Promise<void> {
  const { id: buyer } = actors.buyer;
  const [checkout] = await sql<{ id: string }[]>`
    insert into public.checkouts (user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district, address,
      language, subtotal, delivery_total)
    values (${buyer}, gen_random_uuid(), '', 'Buyer', '+9647700000001', 'b@example.com', 'IQ-BG', 'Mansour', 'Street 1', 'en',
      ${total}, 0) returning id`;
  await sql`
    insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status,
      cash_collected, approved_at, subtotal, delivery_fee, lead_days, line_count, created_at)
    values ('MW-O' || upper(substr(md5(random()::text), 1, 8)), ${checkout!.id}, ${buyer}, ${actors.seller.company}, 'C', 'B',
      'IQ-BG', ${status}, case when ${status} = 'Delivered' then ${total}::int end, case when ${status} = 'Processing' then null else now() end, ${total}, 0, 2, 1, ${at}::timestamptz)`;
}

it('is limited to staff, each role by its rights', async () => {
  for (const name of actorNames.filter((each) => !staff.includes(each))) {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    await expect([name, getStaffOverview(actors[name].db, 'day')][1]).rejects.toMatchObject({ code });
  }
  const admin = await getStaffOverview(actors.admin.db, 'day');
  expect(Object.keys(admin.queues).sort()).toEqual([
    'adjustments',
    'documents',
    'email',
    'messages',
    'orders',
    'payouts',
    'questions',
    'quotes',
    'remittances',
    'returns',
    'reviews',
    'sellers',
  ]);
  expect(admin).toMatchObject({
    low_stock: expect.any(Number),
    health: { mail: { waiting: expect.any(Number) }, jobs: { failing: expect.any(Array) } },
  });
  const finance = await getStaffOverview(actors.financeStaff.db, 'day');
  expect(finance).toMatchObject({ queues: {}, low_stock: null, health: null });
  expect(finance.points![0]).toMatchObject({ orders: expect.any(Number), buyers: null });
  const catalogue = await getStaffOverview(actors.catalogueStaff.db, 'day');
  expect(catalogue.points?.[0]?.revenue ?? null).toBeNull();
  expect(catalogue.low_stock).toEqual(expect.any(Number));
});

it('refuses an unknown period', async () => {
  await expect(getStaffOverview(actors.admin.db, 'year' as 'day')).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

it('has a point for each day, week from Sunday and month, up to today in Baghdad', async () => {
  const [now] = await sql<
    { today: string }[]
  >`select (now() at time zone 'Asia/Baghdad')::date::text as today`;
  const starts = async (period: 'day' | 'week' | 'month') =>
    (await getStaffOverview(actors.admin.db, period)).points!.map(({ start }) => start);
  const days = await starts('day');
  expect([days.length, days.at(-1)]).toEqual([30, now!.today]);
  const weeks = await starts('week');
  expect(weeks).toHaveLength(12);
  expect(weeks.map((start) => new Date(start).getUTCDay())).toEqual(weeks.map(() => 0));
  const months = await starts('month');
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toBe(`${now!.today.slice(0, 7)}-01`);
});

it('counts an order on its day in Baghdad, and no revenue of a cancelled one', async () => {
  const day = '2026-02-03';
  await placeOrder(`${day}T00:30:00+03:00`, 10_000);
  await placeOrder(`${day}T23:30:00+03:00`, 5_000);
  await placeOrder(`${day}T12:00:00+03:00`, 70_000, 'Cancelled');
  await placeOrder('2026-02-04T00:10:00+03:00', 1_000);
  // The stack's job may have run already.
  await sql`select private.refresh_daily_figures(null)`;
  expect(await figuresOf(day)).toMatchObject({ orders: 3, revenue: 15_000 });
});

it('writes whole days in the job, and corrects them in its next run', async () => {
  const day = '2026-03-05';
  await placeOrder(`${day}T12:00:00+03:00`, 10_000);
  await sql`select private.refresh_daily_figures(null)`;
  const written = async () => {
    const [row] = await sql`select orders, revenue from private.daily_figures where day = ${day}`;
    return row && { orders: row.orders, revenue: Number(row.revenue) };
  };
  expect(await written()).toEqual({ orders: 1, revenue: 10_000 });
  const [today] = await sql`
    select 1 from private.daily_figures where day >= (now() at time zone 'Asia/Baghdad')::date`;
  expect(today).toBeUndefined();
  // Triggers are off because they would refuse to skip the steps before the cancellation.
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.orders set status = 'Cancelled', cash_collected = null
      where company_id = ${actors.seller.company} and created_at = ${`${day}T12:00:00+03:00`}`;
  });
  await sql`select private.refresh_daily_figures(null)`;
  expect(await written()).toEqual({ orders: 1, revenue: 0 });
  // Stored days are read; today is counted live.
  const before = (await getStaffOverview(actors.admin.db, 'day')).points!.at(-1)!;
  await placeOrder(new Date().toISOString(), 2_000);
  const after = (await getStaffOverview(actors.admin.db, 'day')).points!.at(-1)!;
  // Other tests place orders at the same time.
  expect(after.orders).toBeGreaterThan(before.orders!);
});

it('counts a day that the job skipped although it wrote later ones', async () => {
  const day = '2026-02-17';
  await placeOrder(`${day}T12:00:00+03:00`, 8_000);
  await sql`select private.refresh_daily_figures(null)`;
  await sql`delete from private.daily_figures where day = ${day}`;
  expect(await figuresOf(day)).toMatchObject({ orders: 1, revenue: 8_000 });
});

it('counts queues as the navigation does, with the age of the oldest entry', async () => {
  await placeOrder('2026-01-02T12:00:00+03:00', 3_000, 'Processing');
  const { queues } = await getStaffOverview(actors.admin.db, 'day');
  const counts = await getStaffQueues(actors.admin.db);
  // Other tests add to the queues at the same time.
  expect(Object.keys(queues).sort()).toEqual(Object.keys(counts).sort());
  expect(counts.orders).toBeGreaterThan(0);
  const [first] = await sql<{ at: Date }[]>`
    select min(created_at) as at from public.orders where status = 'Processing' and approved_at is null`;
  expect(new Date(queues.orders!.oldest!)).toEqual(first!.at);
});

// Measures the ledger in a large marketplace, in SQL with the rights of each reader:
// node e2e/bench/money.ts [posted orders, default 200000]. A tenth of the orders belong to the demo seller, the others to 300 more
// companies; a courier has the cash of one in twenty. Fills a temporary stack, which takes minutes, and removes it at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { quantile } from './quantile.ts';
import { timeStatement } from './statements.ts';

type Sql = postgres.Sql;

const orders = Number(process.argv[2] ?? 200_000);
const deliveries = 200;
const remitted = 10_000;

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
  const origins = { shell: 'http://localhost:3000' };
  const stack = await startStack({ dataDir, seed: true, origins, log: console.log });
  const sql = postgres(stack.postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    const started = performance.now();
    // Complete rows are written without triggers.
    await sql`set session_replication_role = replica`;
    await fillOrders(sql);
    await fillLedger(sql);
    await fillReports(sql);
    await sql`set session_replication_role = origin`;
    await sql`vacuum analyze`;
    console.log(`${orders} posted orders in ${Math.round((performance.now() - started) / 1000)} s`);
    const faults = await sql`select * from private.ledger_faults()`;
    if (faults.length > 0) throw new Error(`The filled ledger is not sound: ${JSON.stringify(faults[0])}`);
    console.table(await measure(stack.postgresUrl));
    console.table(await measurePosting(sql));
    console.table(await measureRemittance(sql));
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Delivered orders over a year with one line each; a tenth is the demo seller's, one in twenty was collected by a courier. */
async function fillOrders(sql: Sql): Promise<void> {
  await sql`
    insert into public.companies (name, status) select 'Company of the benchmark ' || n, 'approved' from generate_series(1, 300) n`;
  await sql`
    insert into private.couriers (name, fee_delivered, fee_returned) values ('Courier of the benchmark', 3000, 1000)`;
  await sql`
    create temporary table made as
    select n, md5('money' || n)::uuid as id, now() - n * interval '1 year' / ${orders}::int as at, 1000 + n % 900 as commission,
      c.id as company_id, g.code as governorate, k.id as category_id,
      case when n % 20 = 1 and n > ${deliveries} then (select x.id from private.couriers x where x.name = 'Courier of the benchmark') end as courier_id
    from generate_series(1, ${orders}::int) n
    join (select row_number() over (order by (m.user_id is null), c.id) - 1 as place, count(*) over () as companies, c.id
      from public.companies c
      left join public.company_members m on m.company_id = c.id and m.user_id = (select id from auth.users where email = 'seller@mawad.test')
      where c.is_approved) c on c.place = case when n % 10 = 0 then 0 else 1 + n % (c.companies - 1) end
    join (select row_number() over (order by g.code) - 1 as place, count(*) over () as all_of, g.code from public.governorates g) g
      on g.place = n % g.all_of
    join (select row_number() over (order by k.id) - 1 as place, count(*) over () as all_of, k.id from public.categories k) k
      on k.place = n % k.all_of`;
  await sql`
    insert into public.orders (id, number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status, approved_at,
      subtotal, delivery_fee, cash_collected, cash_by, courier_id, lead_days, due_on, line_count, created_at)
    select m.id, 'MW-B' || m.n, (select id from public.checkouts limit 1), null, m.company_id, 'Company', 'Buyer', m.governorate,
      'Delivered', m.at, m.commission * 20, 0, m.commission * 20, case when m.courier_id is null then 'seller' else 'courier' end,
      m.courier_id, 1, m.at::date, 1, m.at from made m`;
  await sql`
    insert into public.order_lines (order_id, name_en, name_ar, sku, unit, unit_price, quantity, commission_rate_id, commission_percent,
      commission, category_id)
    select m.id, 'Goods', 'مواد', 'S', 'Each', m.commission * 20, 1, (select id from private.commission_rates where category_id is null), 5,
      m.commission, m.category_id from made m`;
}

/** Posts all orders but the newest, which the deliveries take, and every tenth with a payment, as post_transaction would one by one. */
async function fillLedger(sql: Sql): Promise<void> {
  await sql`
    insert into private.ledger_accounts (kind, company_id, courier_id)
    select distinct x.kind, x.company_id, x.courier_id
    from made m cross join lateral (values ('owed_to_market', m.company_id, null::bigint), ('owed_to_company', m.company_id, null),
      ('cash_in_transit', null, m.courier_id)) x (kind, company_id, courier_id)
    where num_nonnulls(x.company_id, x.courier_id) > 0 on conflict do nothing`;
  await sql`
    insert into private.ledger_transactions (kind, source_kind, source_id, company_id, order_id, debt_change, effective_on, recorded_at)
    select 'delivery', 'order_delivered', m.id::text, m.company_id, m.id, m.commission * case when m.courier_id is null then 1 else -19 end,
      (m.at at time zone 'Asia/Baghdad')::date, m.at
    from made m where m.n > ${deliveries} order by m.at`;
  await sql`
    insert into private.ledger_transactions (kind, source_kind, source_id, company_id, debt_change, effective_on, recorded_at)
    select 'payment', 'payment', m.id::text, m.company_id, -m.commission * 9, (m.at at time zone 'Asia/Baghdad')::date, m.at
    from made m where m.n % 20 in (0, 9)`;
  await sql`
    create temporary table posted as
    select t.id as transaction_id, a.id as account_id, x.amount from private.ledger_transactions t
    left join made m on m.id = t.order_id
    cross join lateral (values
      (case when m.courier_id is null then 'owed_to_market' else 'owed_to_company' end, t.company_id, null::bigint, t.debt_change),
      (case t.kind when 'payment' then 'bank' else 'commission' end, null, null, case when m.courier_id is null then -t.debt_change
        else -m.commission end),
      ('cash_in_transit', null, m.courier_id, case when m.courier_id is not null then m.commission * 20 end)) x (kind, company_id, courier_id, amount)
    join private.ledger_accounts a on a.kind = x.kind and a.company_id is not distinct from x.company_id
      and a.courier_id is not distinct from x.courier_id
    where x.amount is not null and not exists (select from private.ledger_entries e where e.transaction_id = t.id)`;
  await sql`
    insert into private.ledger_entries (transaction_id, account_id, amount, balance_after)
    select p.transaction_id, p.account_id, p.amount,
      a.balance + sum(p.amount) over (partition by p.account_id order by p.transaction_id)
    from posted p join private.ledger_accounts a on a.id = p.account_id`;
  await sql`
    update private.ledger_accounts a set balance = x.total, entry_count = x.entries
    from (select e.account_id, sum(e.amount) as total, count(*) as entries from private.ledger_entries e group by e.account_id) x
    where x.account_id = a.id`;
  await sql`
    insert into private.courier_cash (courier_id, order_id, amount, since)
    select m.courier_id, m.id, m.commission * 20, (m.at at time zone 'Asia/Baghdad')::date from made m where m.courier_id is not null`;
  await sql`truncate private.ledger_days, private.company_debts`;
  await sql`
    insert into private.ledger_days (company_id, day, debit, credit)
    select t.company_id, t.effective_on, sum(greatest(t.debt_change, 0)), sum(greatest(-t.debt_change, 0))
    from private.ledger_transactions t where t.company_id is not null and t.debt_change <> 0 group by 1, 2`;
  await sql`
    insert into private.company_debts (company_id, owed_to_market, owed_to_company, oldest_due_on)
    select x.company_id, x.to_market, x.to_company, private.oldest_due(x.company_id, x.to_market - x.to_company)
    from (select a.company_id, coalesce(sum(a.balance) filter (where a.kind = 'owed_to_market'), 0) as to_market,
      coalesce(-sum(a.balance) filter (where a.kind = 'owed_to_company'), 0) as to_company
      from private.ledger_accounts a where a.company_id is not null group by a.company_id) x`;
}

/** Adds the posted orders to the figures, as add_to_report would one by one. */
async function fillReports(sql: Sql): Promise<void> {
  await sql`
    insert into private.report_changes (day, company_id, governorate, category_id, orders, revenue, commission, refusals, refused,
      shortages, short, returns, returned, cash_change)
    select (m.at at time zone 'Asia/Baghdad')::date, m.company_id, m.governorate, x.category_id, 1, m.commission * 20, m.commission,
      0, 0, 0, 0, 0, 0, case when m.courier_id is not null and x.category_id is null then m.commission * 20 else 0 end
    from made m cross join lateral (values (null::bigint), (m.category_id)) x (category_id)
    where m.n > ${deliveries}`;
  for (let left = 1; left > 0;) {
    await sql`select private.fold_report_changes()`;
    const [waiting] = await sql<
      { count: number }[]
    >`select count(*)::int as count from private.report_changes`;
    left = waiting!.count;
  }
  await sql`select private.sum_months(private.today_in_iraq())`;
}

const own = `(select m.company_id from public.company_members m join auth.users u on u.id = m.user_id
  where u.email = 'seller@mawad.test')`;

async function measure(address: string): Promise<object[]> {
  const statement = (from: string, after = '') =>
    `select private.get_statement(${own}, private.today_in_iraq() - ${from}, private.today_in_iraq(), ${after || 'null'}, 100)`;
  const cases: [name: string, who: string, query: string][] = [
    ['balance', 'seller', `select private.get_own_balance(${own})`],
    ['statement of a month', 'seller', statement('30')],
    ['statement of a year', 'seller', statement('365')],
    ['a later page of it', 'seller', statement('365', `(private.today_in_iraq() - 100)::text || '/1'`)],
    [
      'invoice of the running month',
      'seller',
      `select private.get_commission_invoice(${own}, private.today_in_iraq())`,
    ],
    ['balances by debt', 'admin', `select private.list_balances('{"sort": "debt_desc"}')`],
    ['balances by age', 'admin', `select private.list_balances('{"sort": "age_desc"}')`],
    ['totals', 'admin', 'select private.get_money_totals()'],
    ...[
      '{"sort": "name_en"}',
      '{"sort": "owed_to_company_desc"}',
      '{"term": "benchmark 17"}',
      '{"state": "over"}',
    ].map((filter): [string, string, string] => [
      `balances ${filter}`,
      'admin',
      `select private.list_balances('${filter}')`,
    ]),
    ...[
      '{}',
      '{"page": 400}',
      '{"after": ""}',
      '{"kind": "payment"}',
      '{"kind": "adjustment"}',
      '{"term": "benchmark 17"}',
      '{"term": "benchmark"}',
      '{"term": "nobody"}',
      '{"term": "MW-B777"}',
      '{"term": "benchmark 17", "kind": "payment"}',
      '{"from": "2026-01-01", "to": "2026-03-31"}',
      '{"kind": "payment", "from": "2026-01-01", "to": "2026-03-31"}',
    ].map((filter): [string, string, string] => [
      `transactions ${filter}`,
      'admin',
      `select private.list_transactions('${filter}')`,
    ]),
    ['cash in transit', 'admin', 'select private.list_cash_in_transit()'],
    ['adjustments', 'admin', `select private.list_adjustments('{}')`],
    ['rates', 'admin', `select private.list_commission_rates('{}')`],
    ['remittances', 'admin', `select private.list_remittances('{}')`],
    ['couriers', 'admin', 'select private.list_couriers()'],
    ...(['company', 'category', 'governorate'] as const).map((by): [string, string, string] => [
      `report of a year by ${by}, compared`,
      'admin',
      `select private.get_report(private.today_in_iraq() - 364, private.today_in_iraq(), '${by}', 'year', null, null, null)`,
    ]),
    [
      'report of a month by company, compared',
      'admin',
      `select private.get_report(private.today_in_iraq() - 29, private.today_in_iraq(), 'company', 'previous', null, null, null)`,
    ],
    [
      'report of a year of one company',
      'admin',
      `select private.get_report(private.today_in_iraq() - 364, private.today_in_iraq(), null, null, ${own}, null, null)`,
    ],
    [
      'report of a year of one company by category, compared',
      'admin',
      `select private.get_report(private.today_in_iraq() - 364, private.today_in_iraq(), 'category', 'year', ${own}, null, null)`,
    ],
    [
      'report of a year of one company in a governorate by category, compared',
      'admin',
      `select private.get_report(private.today_in_iraq() - 364, private.today_in_iraq(), 'category', 'year', ${own}, null, 'IQ-BG')`,
    ],
    [
      'report of a year of one governorate by company, compared',
      'admin',
      `select private.get_report(private.today_in_iraq() - 364, private.today_in_iraq(), 'company', 'year', null, null, 'IQ-BG')`,
    ],
    [
      'report of a year of one category by company, compared',
      'admin',
      `select private.get_report(private.today_in_iraq() - 364, private.today_in_iraq(), 'company', 'year', null,
        (select min(id) from public.categories), null)`,
    ],
  ];
  const rows: object[] = [];
  for (const [name, who, query] of cases) rows.push(await timeStatement(address, name, who, query));
  return rows;
}

/** Time of a delivery with and without its posting, in turns. */
async function measurePosting(sql: Sql): Promise<object[]> {
  await sql`set session_replication_role = replica`;
  const ids = await sql<{ id: string }[]>`
    update public.orders o set status = 'Shipped', cash_collected = null
    from (select id, row_number() over () as place from made order by n limit ${deliveries}) m where o.id = m.id returning o.id`;
  await sql`set session_replication_role = origin`;
  await sql`
    create temporary table claims as
    select u.id::text as id, jsonb_build_object('sub', u.id, 'role', 'authenticated', 'aal', 'aal2')::text as claims from auth.users u
    where u.email = 'admin@mawad.test'`;
  const times = { 'without posting': [] as number[], 'with posting': [] as number[] };
  for (const [index, { id }] of ids.entries()) {
    const name = index % 2 === 0 ? 'without posting' : 'with posting';
    await sql.unsafe(
      `alter table public.order_events ${name === 'with posting' ? 'enable' : 'disable'} trigger post_order_event`,
    );
    const started = performance.now();
    await sql.begin(async (tx) => {
      await tx`
        select set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', id, true) from claims`;
      await tx`select private.deliver_order(${id}, null, null, (select version from public.orders where id = ${id}))`;
    });
    times[name].push(performance.now() - started);
  }
  return Object.entries(times).map(([name, all]) => ({
    name: `delivery ${name}`,
    'p50 ms': Math.round(quantile(all, 0.5) * 100) / 100,
    'p95 ms': Math.round(quantile(all, 0.95) * 100) / 100,
  }));
}

/** Time to read a courier's file of 10,000 lines, to match it again, and to book it. */
async function measureRemittance(sql: Sql): Promise<object[]> {
  const rows = await sql<{ number: string; amount: number }[]>`
    select o.number, o.cash_collected::float8 as amount from public.orders o join private.courier_cash c on c.order_id = o.id
    where o.number like 'MW-B%' order by o.created_at limit ${remitted}`;
  const file = rows.map((row, index) => ({ row: index + 2, ...row }));
  const as = <T>(work: (tx: postgres.TransactionSql) => Promise<T>) =>
    sql.begin(async (tx) => {
      await tx`
        select set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', id, true) from claims`;
      return work(tx);
    }) as Promise<T>;
  const times: object[] = [];
  const time = async <T>(name: string, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await as(work);
    times.push({ name, ms: Math.round(performance.now() - started) });
    return result;
  };
  const [{ id }] = await time(
    `match a file of ${file.length} lines`,
    (tx) => tx<[{ id: string }]>`
      select private.start_remittance((select x.id from private.couriers x where x.name = 'Courier of the benchmark'), 'file.csv',
        ${'a'.repeat(64)}, ${tx.json(file)}, '{}') ->> 'id' as id`,
  );
  await time('match it again', (tx) => tx`select private.match_remittance(${id})`);
  await time('its page', (tx) => tx`select private.get_remittance(${id})`);
  await time('its lines', (tx) => tx`select private.list_remittance_lines(${id}, '{}')`);
  for (let state = 'open', call = 1; state !== 'booked'; call += 1) {
    const booked = await time(
      `book 500 lines, call ${call}`,
      (tx) =>
        tx<[{ state: string }]>`select private.book_remittance(${id}, 1, 'bank', 500) ->> 'state' as state`,
    );
    state = booked[0].state;
    if (state === 'open' || call > 40) break;
  }
  return times;
}

await main();

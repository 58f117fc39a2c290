// Measures the ledger in a large marketplace, in SQL with the rights of each reader:
// node e2e/bench/money.ts [posted orders, default 200000]. A tenth of the orders belong to the demo seller. Fills a temporary stack,
// which takes minutes, and removes it at the end.
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
    await sql`set session_replication_role = origin`;
    await sql`vacuum analyze`;
    console.log(`${orders} posted orders in ${Math.round((performance.now() - started) / 1000)} s`);
    const faults = await sql`select * from private.ledger_faults()`;
    if (faults.length > 0) throw new Error(`The filled ledger is not sound: ${JSON.stringify(faults[0])}`);
    console.table(await measure(stack.postgresUrl));
    console.table(await measurePosting(sql));
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Delivered orders over a year with one line each; a tenth is the demo seller's. */
async function fillOrders(sql: Sql): Promise<void> {
  await sql`
    create temporary table made as
    select n, md5('money' || n)::uuid as id, now() - n * interval '1 year' / ${orders}::int as at, 1000 + n % 900 as commission, c.id as company_id
    from generate_series(1, ${orders}::int) n
    join (select row_number() over (order by (m.user_id is null), c.id) - 1 as place, count(*) over () as companies, c.id
      from public.companies c
      left join public.company_members m on m.company_id = c.id and m.user_id = (select id from auth.users where email = 'seller@mawad.test')
      where c.is_approved) c on c.place = case when n % 10 = 0 then 0 else 1 + n % (c.companies - 1) end`;
  await sql`
    insert into public.orders (id, number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status, approved_at,
      subtotal, delivery_fee, cash_collected, cash_by, lead_days, due_on, line_count, created_at)
    select m.id, 'MN-' || m.n, (select id from public.checkouts limit 1), null, m.company_id, 'Company', 'Buyer', 'IQ-BG', 'Delivered',
      m.at, m.commission * 20, 0, m.commission * 20, 'seller', 1, m.at::date, 1, m.at from made m`;
  await sql`
    insert into public.order_lines (order_id, name_en, name_ar, sku, unit, unit_price, quantity, commission_rate_id, commission_percent,
      commission)
    select m.id, 'Goods', 'مواد', 'S', 'Each', m.commission * 20, 1, (select id from private.commission_rates where category_id is null), 5,
      m.commission from made m`;
}

/** Posts all orders but the newest, which the deliveries take, and every twentieth with a payment, as post_transaction would one by one. */
async function fillLedger(sql: Sql): Promise<void> {
  await sql`
    insert into private.ledger_accounts (kind, company_id)
    select distinct 'owed_to_market', m.company_id from made m on conflict do nothing`;
  await sql`
    insert into private.ledger_transactions (kind, source_kind, source_id, company_id, order_id, debt_change, effective_on, recorded_at)
    select 'delivery', 'order_delivered', m.id::text, m.company_id, m.id, m.commission, (m.at at time zone 'Asia/Baghdad')::date, m.at
    from made m where m.n > ${deliveries} order by m.at`;
  await sql`
    insert into private.ledger_transactions (kind, source_kind, source_id, company_id, debt_change, effective_on, recorded_at)
    select 'payment', 'payment', m.id::text, m.company_id, -m.commission * 19, (m.at at time zone 'Asia/Baghdad')::date, m.at
    from made m where m.n % 20 in (0, 1)`;
  await sql`
    create temporary table posted as
    select t.id as transaction_id, a.id as account_id, x.amount from private.ledger_transactions t
    cross join lateral (values ('owed_to_market', t.company_id, t.debt_change),
      (case t.kind when 'payment' then 'bank' else 'commission' end, null, -t.debt_change)) x (kind, company_id, amount)
    join private.ledger_accounts a on a.kind = x.kind and a.company_id is not distinct from x.company_id
    where not exists (select from private.ledger_entries e where e.transaction_id = t.id)`;
  await sql`
    insert into private.ledger_entries (transaction_id, account_id, amount, balance_after)
    select p.transaction_id, p.account_id, p.amount,
      a.balance + sum(p.amount) over (partition by p.account_id order by p.transaction_id)
    from posted p join private.ledger_accounts a on a.id = p.account_id`;
  await sql`
    update private.ledger_accounts a set balance = x.total, entry_count = x.entries
    from (select e.account_id, sum(e.amount) as total, count(*) as entries from private.ledger_entries e group by e.account_id) x
    where x.account_id = a.id`;
  await sql`truncate private.ledger_days, private.company_debts`;
  await sql`
    insert into private.ledger_days (company_id, day, debit, credit)
    select t.company_id, t.effective_on, sum(greatest(t.debt_change, 0)), sum(greatest(-t.debt_change, 0))
    from private.ledger_transactions t group by 1, 2`;
  await sql`
    insert into private.company_debts (company_id, owed_to_market, oldest_due_on)
    select a.company_id, a.balance, private.oldest_due(a.company_id, a.balance)
    from private.ledger_accounts a where a.kind = 'owed_to_market'`;
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
    ['balances by debt', 'admin', `select private.list_balances('{"sort": "debt"}')`],
    ['balances by age', 'admin', `select private.list_balances('{"sort": "age"}')`],
    ['totals', 'admin', 'select private.get_money_totals()'],
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

await main();

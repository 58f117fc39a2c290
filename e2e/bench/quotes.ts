// Measures quotes in a large marketplace, in SQL with the rights of each reader:
// node e2e/bench/quotes.ts [open requests, default 20000]. Every request has 10 lines, 12 asked sellers and 10 offers; a quarter
// more are over. Fills a temporary stack, which takes minutes, and removes it at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { timeStatement } from './statements.ts';

type Sql = postgres.Sql;

const requests = Number(process.argv[2] ?? 20_000);
const companies = 500;

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
  const origins = { shell: 'http://localhost:3000' };
  const stack = await startStack({ dataDir, seed: true, origins, log: console.log });
  const sql = postgres(stack.postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    const started = performance.now();
    // Complete rows are written without triggers.
    await sql`set session_replication_role = replica`;
    await fillCompanies(sql);
    await fillRequests(sql);
    await fillOffers(sql);
    await sql`set session_replication_role = origin`;
    await sql`vacuum analyze`;
    console.log(`${requests} open requests in ${Math.round((performance.now() - started) / 1000)} s`);
    console.table(await measure(stack.postgresUrl));
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Approved companies by place; the demo seller has place 0. */
async function fillCompanies(sql: Sql): Promise<void> {
  await sql`
    insert into public.companies (name, slug, phone, governorate, status)
    select 'Company ' || n, 'company-' || n, '+96477' || lpad(n::text, 8, '0'), 'IQ-BG', 'approved'
    from generate_series(1, ${companies}::int - (select count(*)::int from public.companies where is_approved)) n`;
  await sql`
    create temporary table companies_of as
    select row_number() over (order by u.email is null, c.created_at, c.id) - 1 as place, c.id
    from public.companies c
    left join public.company_members m on m.company_id = c.id
    left join auth.users u on u.id = m.user_id and u.email = 'seller@mawad.test'
    where c.is_approved`;
  // Goods that every acceptance can take from stock.
  await sql`update public.product_stock set quantity = 1000000`;
  await sql`
    create temporary table goods as
    select row_number() over (order by p.id) - 1 as place, p.* from public.products p
    where not exists (select from public.product_variants v where v.product_id = p.id)`;
}

/**
 * Requests with their lines and asked sellers. Request 0 has 100 lines. The demo buyer has every two hundredth, and the demo seller
 * was asked about every fourth.
 */
async function fillRequests(sql: Sql): Promise<void> {
  await sql`
    create temporary table made as
    select n, md5('request' || n)::uuid as id, case n when 0 then 100 else 10 end as lines,
      case when n <= ${requests}::int then 'Open' else (array['Closed', 'Awarded', 'Withdrawn', 'Expired'])[1 + n % 4] end as status,
      case when n % 200 = 0 then (select id from auth.users where email = 'buyer@mawad.test') else md5('buyer' || n % 2000)::uuid end
        as user_id
    from generate_series(0, ${Math.round(requests * 1.25)}::int) n`;
  await sql`
    insert into private.quote_requests (id, number, user_id, status, full_name, company_name, phone, governorate, message, line_count,
      unrouted_count, offer_count, sent_at, created_at, closes_at)
    select m.id, 'RQ-' || lpad(upper(to_hex(m.n)), 6, '0'), m.user_id, m.status, 'Buyer ' || m.n, 'Site ' || m.n % 300,
      '+96477' || lpad(m.n::text, 8, '0'), (array['IQ-BG', 'IQ-BA', 'IQ-NI'])[1 + m.n % 3], 'Price of the whole list', m.lines,
      (m.n % 50 = 7)::int, case when m.n % 20 = 3 then 0 else 10 end, now() - m.n * interval '1 minute',
      now() - m.n * interval '1 minute', case m.status when 'Open' then now() + (1 + m.n % 20000) * interval '1 minute' + interval '1 day'
        else now() - interval '1 hour' end
    from made m`;
  await sql`
    insert into private.quote_lines (id, request_id, position, product_id, category_id, description, quantity, unit, routed_at)
    select md5('line' || m.n || '/' || p)::uuid, m.id, p, case when p % 2 = 0 then g.id end, g.category_id, g.name_en, 1 + p % 7,
      g.unit, now()
    from made m cross join lateral generate_series(1, m.lines) p
    join goods g on g.place = (m.n * 10 + p) % (select count(*) from goods)`;
  await sql`
    create temporary table asked as
    select distinct m.n, m.id, m.lines, m.status, c.id as company_id, min(k) as k
    from made m cross join generate_series(0, 11) k
    join companies_of c on c.place = case when k = 0 and m.n % 4 = 0 then 0 else (m.n + k * 37) % ${companies}::int end
    group by m.n, m.id, m.lines, m.status, c.id`;
  await sql`
    insert into private.quote_sellers (request_id, company_id, state, line_count, asked_at)
    select a.id, a.company_id, case when a.k >= 10 then 'New' else 'Answered' end, a.lines, now() - a.n * interval '1 minute'
    from asked a`;
  await sql`
    insert into private.quote_routes (line_id, company_id, source, is_announced)
    select md5('line' || a.n || '/' || p)::uuid, a.company_id, 'category', true from asked a cross join lateral generate_series(1, a.lines) p`;
  await sql`
    insert into private.quote_events (request_id, kind, actor_role) select m.id, 'sent', 'buyer' from made m`;
  await sql`
    insert into private.quote_messages (request_id, company_id, side, body)
    select a.id, a.company_id, 'seller', 'Which colour?' from asked a where a.k = 1`;
}

/** Offers of the first ten companies asked, of all twelve for request 0; two of them offer goods of the catalogue. */
async function fillOffers(sql: Sql): Promise<void> {
  await sql`
    insert into private.quote_offers (id, request_id, company_id, revision, request_revision, delivery_fee, valid_until, line_count,
      subtotal, idempotency_key)
    select md5('offer' || a.n || '/' || a.k)::uuid, a.id, a.company_id, 1, 1, 5000, current_date + 20, a.lines, 100000, gen_random_uuid()
    from asked a where (a.k < 10 or a.n = 0) and a.n % 20 <> 3`;
  await sql`
    insert into private.quote_offer_lines (offer_id, line_id, product_id, unit, units_per_requested, unit_price, quantity, lead_days)
    select o.id, l.id, case when l.product_id is not null and a.k < 2 then l.product_id end, l.unit, 1, 1000 + 50 * (a.k * 7 % 11), l.quantity,
      1 + a.k % 5
    from asked a join private.quote_offers o on o.id = md5('offer' || a.n || '/' || a.k)::uuid
    join private.quote_lines l on l.request_id = a.id`;
  await sql`
    insert into private.quote_events (request_id, company_id, kind, actor_role)
    select o.request_id, o.company_id, 'offered', 'seller' from private.quote_offers o`;
}

type Reads = Record<string, [who: string, query: string]>;

async function measure(address: string): Promise<object[]> {
  const call = (name: string, filter: object) => `select private.${name}('${JSON.stringify(filter)}')`;
  const request = (n: number) => `md5('request${n}')::uuid`;
  const reads: Reads = {
    'inbox of a seller': ['seller', call('list_asked_quotes', {})],
    'inbox, new': ['seller', call('list_asked_quotes', { state: 'New' })],
    'inbox, closing first': ['seller', call('list_asked_quotes', { sort: 'closing' })],
    'inbox, a governorate': ['seller', call('list_asked_quotes', { governorate: 'IQ-BA' })],
    'inbox, a word': ['seller', call('list_asked_quotes', { term: 'cement' })],
    'inbox, an Arabic word': ['seller', call('list_asked_quotes', { term: 'سمنت' })],
    'inbox, a number': ['seller', call('list_asked_quotes', { term: 'RQ-0000C8' })],
    'inbox, page 100': ['seller', call('list_asked_quotes', { page: 100 })],
    'asked request, 10 lines': ['seller', `select private.get_asked_quote(${request(200)})`],
    'asked request, 100 lines': ['seller', `select private.get_asked_quote(${request(0)})`],
    'comparison, 10 lines and 10 offers': ['buyer', `select private.get_quote_comparison(${request(200)})`],
    'comparison, 100 lines and 12 offers': ['buyer', `select private.get_quote_comparison(${request(0)})`],
    'acceptance of 10 lines': ['buyer', accept(request(200))],
    'acceptance of 100 lines': ['buyer', accept(request(0))],
    'own requests': ['buyer', call('list_own_quotes', {})],
    'own requests, open': ['buyer', call('list_own_quotes', { status: 'Open' })],
    'own requests, a word': ['buyer', call('list_own_quotes', { term: 'cement' })],
    'all requests': ['admin', call('list_staff_quotes', {})],
    'all requests, open': ['admin', call('list_staff_quotes', { status: 'Open' })],
    'all requests, expired': ['admin', call('list_staff_quotes', { status: 'Expired' })],
    'all requests, without sellers': ['admin', call('list_staff_quotes', { unrouted: true })],
    'all requests, unanswered': ['admin', call('list_staff_quotes', { unanswered: true })],
    'all requests, a name': ['admin', call('list_staff_quotes', { term: 'buyer 1999' })],
    'all requests, a word of all': ['admin', call('list_staff_quotes', { term: 'price' })],
    'all requests, page 400': ['admin', call('list_staff_quotes', { page: 400 })],
    'request for the staff, 100 lines': ['admin', `select private.get_staff_quote(${request(0)})`],
    'job with nothing due': ['system', 'select private.work_quotes()'],
    'hourly job with nothing due': ['system', 'select private.remind_quotes()'],
  };
  const rows: object[] = [];
  for (const [name, [who, query]] of Object.entries(reads))
    rows.push(await timeStatement(address, name, who, query));
  return rows;
}

/** Accepts all lines of a request, in turn from two of its offers. */
const accept = (request: string) => `
  select private.accept_quote(${request}, gen_random_uuid(), (
    select jsonb_agg(jsonb_build_object('line_id', x.line_id, 'offer_id', x.offer_id, 'unit_price', x.unit_price))
    from private.quote_lines l
    cross join lateral (select * from private.quote_offer_lines x where x.line_id = l.id order by x.product_id, x.unit_price, x.offer_id
      offset l.position % 2 limit 1) x
    where l.request_id = ${request}),
    ('{"full_name": "Mariam", "phone": "+9647701234567", "governorate": "' || (
      select q.governorate from private.quote_requests q where q.id = ${request}) || '", "district": "Mansour", "address": "Street 14"}')::jsonb, 'en')`;

await main();

// Measures the portals' lists and decisions in a large marketplace, in SQL with the rights of each reader:
// node e2e/bench/lists.ts [products, default 1000000] [orders, default 200000]. Fills a temporary stack,
// which takes minutes, and removes it at the end. The slowest plan node is printed beside the times.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { fillReturns, returnReads } from './fill-returns.ts';
import { timeStatement } from './statements.ts';

type Sql = postgres.Sql;

const products = Number(process.argv[2] ?? 1_000_000);
const orders = Number(process.argv[3] ?? 200_000);
const demoSeller = 'seller@mawad.test';

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
  const origins = { shell: 'http://localhost:3000' };
  const stack = await startStack({ dataDir, seed: true, origins, log: console.log });
  const sql = postgres(stack.postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    await fillProducts(sql);
    await fillOrders(sql);
    await fillReturns(sql, orders);
    // The daily figures, which jobs write.
    await sql`select private.refresh_daily_figures(null)`;
    await sql`select private.refresh_company_figures(null)`;
    await sql`select private.refresh_return_days(null)`;
    await sql`vacuum analyze`;
    console.table(await measure(sql, stack.postgresUrl));
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Copies the demo catalogue; a seventh of it belongs to the demo seller. Writes complete rows without
 * triggers.
 */
async function fillProducts(sql: Sql): Promise<void> {
  const started = performance.now();
  await sql`set session_replication_role = replica`;
  await sql`
    create temporary table source as
    select row_number() over (order by p.id) - 1 as place, p.*, o.price as list_price, d.vector
    from public.products p join public.product_offers o on o.product_id = p.id
    join private.search_documents d on d.product_id = p.id`;
  const [{ own } = { own: 0 }] = await sql<{ own: number }[]>`select count(*)::int as own from source`;
  await sql`create index on source (place)`;
  await sql`
    create temporary table companies_of as
    select row_number() over (order by c.created_at) - 1 as place, c.id from public.companies c where c.is_approved`;
  const [demo] = await sql`
    select m.company_id from public.company_members m join auth.users u on u.id = m.user_id where u.email = ${demoSeller}`;
  await sql`
    insert into public.products (id, company_id, category_id, sku, slug_en, slug_ar, name_en, name_ar, description_en,
      description_ar, brand, model_number, unit, attributes, main_image, published, created_at, updated_at)
    select 10000000 + n.n,
      case when n.n % 7 = 0 then ${demo!.company_id}::uuid
        else (select c.id from companies_of c where c.place = n.n % (select count(*) from companies_of)) end,
      p.category_id, left(p.sku, 40) || '-' || n.n, 'copy-' || n.n, 'copy-' || n.n, left(p.name_en, 180) || ' ' || n.n,
      left(p.name_ar, 180) || ' ' || n.n, p.description_en, p.description_ar, p.brand, left(p.model_number, 60) || '-' || n.n,
      p.unit, p.attributes, p.main_image, n.n % 10 > 0, now() - n.n * interval '1 minute', now() - n.n * interval '1 second'
    from generate_series(1, ${products}::int) n (n) join source p on p.place = n.n % ${own}`;
  await sql`
    insert into public.product_offers (product_id, company_id, price, discounted_price, in_stock, low_stock, price_confirmed_at)
    select p.id, p.company_id, x.list_price, case when p.id % 20 = 0 then round(x.list_price * 0.9) end, p.id % 6 > 0,
      p.id % 6 = 0 or p.id % 200 < 6, now() - (p.id % 90) * interval '1 day'
    from public.products p join source x on x.place = (p.id - 10000000) % ${own} where p.id > 10000000`;
  await sql`
    insert into private.product_codes (company_id, code, product_id)
    select p.company_id, private.code_key(p.sku), p.id from public.products p where p.id > 10000000`;
  // One of fifty has a size with a code of its own.
  await sql`
    insert into public.product_variants (id, product_id, company_id, sku, size)
    select p.id, p.id, p.company_id, 'V-' || p.id, 'S' from public.products p where p.id > 10000000 and p.id % 50 = 0`;
  await sql`
    insert into private.product_codes (company_id, code, product_id, variant_id)
    select v.company_id, private.code_key(v.sku), v.product_id, v.id from public.product_variants v where v.id > 10000000`;
  await sql`
    insert into public.product_stock (product_id, quantity)
    select p.id, case when p.id % 6 = 0 then 0 else p.id % 200 end from public.products p where p.id > 10000000`;
  await sql`
    insert into private.search_documents (product_id, category_id, company_id, brand, vector, popularity, created_at)
    select p.id, p.category_id, p.company_id, p.brand, x.vector, random(), p.created_at
    from public.products p join source x on x.place = (p.id - 10000000) % ${own} where p.id > 10000000 and p.published`;
  await sql`
    insert into private.category_counts (category_id, company_id, products)
    select category_id, company_id, count(*) from private.search_documents group by 1, 2
    on conflict (category_id, company_id) do update set products = excluded.products`;
  await sql`set session_replication_role = origin`;
  console.log(`${products} products in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Orders of the demo buyer and others, 30 % of them from the demo seller. */
async function fillOrders(sql: Sql): Promise<void> {
  const started = performance.now();
  await sql`set session_replication_role = replica`;
  await sql`
    insert into public.checkouts (id, user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district,
      address, language, subtotal, delivery_total)
    select md5('checkout' || n.n)::uuid, u.id, gen_random_uuid(), '', 'Buyer ' || n.n,
      '+96477' || lpad(n.n::text, 8, '0'), 'bench@example.com', 'IQ-BG', 'Mansour', 'Street ' || n.n, 'en', 10000, 5000
    from generate_series(1, ${orders}::int) n (n)
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_users from auth.users) u
      on u.place = n.n % u.all_users`;
  await sql`
    insert into public.orders (id, number, checkout_id, buyer_id, company_id, company_name, buyer_name, buyer_phone, governorate,
      status, cash_collected, approved_at, invoice_number, subtotal, delivery_fee, lead_days, due_on, line_count, created_at, updated_at)
    select md5('order' || n.n)::uuid, 'MW-B' || n.n, c.id, c.user_id, s.id, s.name, c.full_name, c.phone,
      (array['IQ-BG', 'IQ-BA', 'IQ-NI'])[1 + n.n % 3],
      (array['Processing', 'Shipped', 'Delivered', 'Delivered', 'Cancelled'])[1 + n.n % 5],
      case when n.n % 5 in (2, 3) then 15000 end, now(), 'INV-B' || n.n, 10000, 5000, 2, (now() - n.n * interval '1 minute')::date + 2, 1,
      now() - n.n * interval '1 minute', now()
    from generate_series(1, ${orders}::int) n (n)
    join public.checkouts c on c.id = md5('checkout' || n.n)::uuid
    join (select id, name, row_number() over (order by created_at) - 1 as place, count(*) over () as all_companies
      from public.companies where is_approved) s on s.place = case when n.n % 10 < 3 then 0 else n.n % s.all_companies end`;
  await sql`
    insert into public.order_lines (order_id, product_id, category_id, name_en, name_ar, sku, unit, unit_price, quantity)
    select md5('order' || n.n)::uuid, p.id, p.category_id, p.name_en, p.name_ar, p.sku, p.unit, 10000, 1
    from generate_series(1, ${orders}::int) n (n) join public.products p on p.id = 10000000 + 1 + n.n % ${products}`;
  await sql`set session_replication_role = origin`;
  console.log(`${orders} orders in ${Math.round((performance.now() - started) / 1000)} s`);
}

type Reads = Record<string, [who: string, query: string]>;

async function measure(sql: Sql, address: string): Promise<object[]> {
  const [line] =
    await sql`select sku, product_id from public.order_lines where sku like '%-%' order by id desc limit 1`;
  const [largest] =
    await sql`select company_id from public.products group by 1 order by count(*) desc limit 1`;
  const [variant] =
    await sql`select v.product_id from public.product_variants v join public.products p on p.id = v.product_id
    join public.company_members m on m.company_id = p.company_id join auth.users u on u.id = m.user_id
    where u.email = ${demoSeller} and v.sku like 'V-%' order by v.id desc limit 1`;
  const own = (filter: object) => `select private.list_own_products('${JSON.stringify(filter)}')`;
  const all = (filter: object) => `select private.list_all_products('${JSON.stringify(filter)}')`;
  const list = (scope: string, filter: object) =>
    `select private.list_orders('${scope}', '${JSON.stringify(filter)}')`;
  const reads: Reads = {
    'own products': ['seller', own({})],
    'own products, page 400': ['seller', own({ page: 400 })],
    'own products, a word': ['seller', own({ term: 'cement' })],
    'own products, an Arabic word': ['seller', own({ term: 'سمنت' })],
    'own products, a SKU': ['seller', own({ term: line!.sku })],
    'own products, two letters': ['seller', own({ term: 'ce' })],
    'own products, two Arabic letters': ['seller', own({ term: 'سم' })],
    'own products, the SKU of a variant': ['seller', own({ term: `V-${variant!.product_id}` })],
    'own products, nothing found': ['seller', own({ term: 'zzqqxx' })],
    'own products, out of stock': ['seller', own({ in_stock: false })],
    'own products, few left': ['seller', own({ low_stock: true })],
    'own products, a category': ['seller', own({ category_id: 1 })],
    'own products by price': ['seller', own({ sort: 'price' })],
    'own products by name': ['seller', own({ sort: 'name_ar' })],
    'own products, old prices': ['seller', own({ price_older_than_days: 60 })],
    'own products as a file, what it holds': ['seller', `select private.plan_product_export('{}')`],
    'own products as a file, a page': ['seller', `select private.export_own_products('{}', 'en', null, 500)`],
    'seller home': ['seller', 'select private.get_seller_home()'],
    'figures of a company': ['seller', `select private.get_company_figures('month')`],
    'received orders, cash outstanding': ['seller', list('seller', { cash: 'unsettled' })],
    'received orders': ['seller', list('seller', {})],
    'received orders, to ship': ['seller', list('seller', { status: 'Processing' })],
    'received orders, a name': ['seller', list('seller', { term: 'buyer 1999' })],
    'received orders, a phone': ['seller', list('seller', { term: '0770000' })],
    'received orders, a SKU': ['seller', list('seller', { term: line!.sku })],
    'own orders of a buyer': ['buyer', list('buyer', {})],
    ...returnReads,
    'all orders': ['admin', list('admin', {})],
    'all orders, a number': ['admin', list('admin', { term: 'MW-B77777' })],
    'all orders, a governorate': ['admin', list('admin', { governorate: 'IQ-BA', status: 'Shipped' })],
    'all products': ['admin', all({})],
    'all products, a word': ['admin', all({ term: 'cement' })],
    'all products, a category': ['admin', all({ category_id: 1 })],
    companies: ['admin', `select private.list_sellers('{}')`],
    'companies, a word': ['admin', `select private.list_sellers('{"term": "steel"}')`],
    'quote requests': ['admin', `select private.list_staff_quotes('{}')`],
    'quote requests, a word': ['admin', `select private.list_staff_quotes('{"term": "steel"}')`],
    messages: ['admin', `select private.list_contact_messages('{}')`],
    'what waits': ['admin', `select private.get_staff_queues()`],
    'overview by day': ['admin', `select private.get_staff_overview('day')`],
    'overview by month': ['admin', `select private.get_staff_overview('month')`],
    'anything, an order number': ['admin', `select private.find_in_console('MW-B77777')`],
    'anything, a SKU': ['admin', `select private.find_in_console('${line!.sku}')`],
    'anything, a word': ['admin', `select private.find_in_console('cement')`],
    'anything, nothing found': ['admin', `select private.find_in_console('zzqqxx')`],
    users: ['admin', `select private.list_users('{}')`],
    'users, a word': ['admin', `select private.list_users('{"term": "ali"}')`],
    'home page': ['visitor', 'select private.get_home_page()'],
    'site map, the last products': [
      'visitor',
      `select private.list_sitemap_products(10000000 + ${Math.round(products * 0.95)}, null, 1000)`,
    ],
    'category tree': ['visitor', 'select private.list_categories()'],
  };
  const rows: object[] = [];
  for (const [name, [who, query]] of Object.entries(reads))
    rows.push(await timeStatement(address, name, who, query));
  const decisions: Reads = {
    'suspend the largest company': [
      'admin',
      `select private.review_company('${largest!.company_id}', 'suspended', private.company_version('${largest!.company_id}'), 'Bench')`,
    ],
    'rename a company': ['system', `update public.companies set name = name || '.' where is_approved`],
    'rename a category': ['admin', `update public.categories set name_en = name_en || '.' where id = 1`],
    'hide a product': [
      'admin',
      `select private.moderate_product(p.id, p.moderation_version, 'Bench') from public.products p where p.id = ${line!.product_id}`,
    ],
  };
  for (const [name, [who, query]] of Object.entries(decisions))
    rows.push(await timeStatement(address, name, who, query));
  return rows;
}

await main();

// Measures how many checkouts per second the product handles, each with goods of two sellers, spread over
// many products and all for the same two: node e2e/bench/orders.ts [checkouts of each kind, default 2000].
// Starts a temporary stack with an empty catalogue and measures both bare SQL and the API through the
// gateway.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { quantile } from './quantile.ts';

type Sql = postgres.Sql;

const checkouts = Number(process.argv[2] ?? 2_000);
const clientCounts = [1, 8, 16];
const password = 'correct horse 42 battery';
const price = 10_000;
const stock = 100_000_000;
const delivery = {
  full_name: 'Zainab Karim',
  phone: '+9647701234567',
  email: 'zainab@example.com',
  governorate: 'IQ-BG',
  district: 'Mansour',
  address: '14 Ramadan Street, house 7',
};

interface Buyer {
  id: string;
  token: string;
}

/** Two products of two sellers. */
type Pair = [string, string];

interface Body {
  idempotency_key: string;
  lines: object[];
  delivery: object;
  language: string;
}

type Place = (buyer: Buyer, body: Body) => Promise<void>;

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
  const limits = { requestsPerAddress: { count: 10_000_000, window: 60_000 } };
  const origins = { shell: 'http://localhost:3000' };
  const stack = await startStack({ dataDir, seed: false, origins, limits, log: console.log });
  const sql = postgres(stack.postgresUrl, { max: 16, onnotice: () => undefined });
  try {
    const spread = await makePairs(sql, 200);
    const buyers = await makeBuyers(stack, sql, Math.max(...clientCounts));
    const ways: [string, Place][] = [
      ['API', throughApi(stack)],
      ['SQL', inSql(sql)],
    ];
    const rows: object[] = [];
    for (const [way, place] of ways)
      for (const clients of clientCounts)
        for (const [goods, pairs] of [
          ['spread', spread],
          ['one pair', spread.slice(0, 1)],
        ] as const)
          rows.push({ way, clients, goods, ...(await run(buyers.slice(0, clients), pairs, place)) });
    console.table(rows);
    await checkStock(sql);
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function makeUser(sql: Sql, email: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
    values (${id}, ${email}, extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(), '{}',
      ${sql.json({ provider: 'email', providers: ['email'] })})`;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}, ${sql.json({ sub: id, email })})`;
  return id;
}

async function makePairs(sql: Sql, count: number): Promise<Pair[]> {
  const [category] = await sql<{ id: string }[]>`
    insert into public.categories (name_en, name_ar, slug_en, slug_ar) values ('Tools', 'عدد', 'tools', 'عدد') returning id`;
  const goods: string[][] = [];
  for (const company_name of ['First Company', 'Second Company']) {
    const owner = await makeUser(sql, `${randomUUID()}@mawad.test`);
    const [company] = await sql<{ id: string }[]>`
      insert into public.companies ${sql({ status: 'approved', name: company_name })} returning id`;
    const company_id = company!.id;
    await sql`insert into public.company_members ${sql({ company_id, user_id: owner, role: 'owner' })}`;
    await sql`
      insert into public.delivery_rates (company_id, governorate_code, fee, lead_days)
      select ${company_id}, code, 5000, 2 from public.governorates`;
    const products = Array.from({ length: count }, (_, place) => ({
      ...{ company_id, category_id: category!.id, sku: `SKU-${place}`, published: true },
      ...{ name_en: `Claw hammer ${place}`, name_ar: `مطرقة ${place}` },
    }));
    const made = await sql<{ id: string }[]>`insert into public.products ${sql(products)} returning id`;
    await sql`
      update public.product_stock set quantity = ${stock} where product_id = any (${made.map(({ id }) => id)}::bigint[])`;
    await sql`
      insert into public.product_offers (product_id, price)
      select id, ${price} from unnest(${made.map(({ id }) => id)}::bigint[]) id`;
    goods.push(made.map(({ id }) => id));
  }
  return goods[0]!.map((id, place) => [id, goods[1]![place]!]);
}

async function makeBuyers({ apiUrl, publishableKey }: Stack, sql: Sql, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let made = 0; made < count; made += 1) {
    const email = `${randomUUID()}@mawad.test`;
    const id = await makeUser(sql, email);
    const response = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    buyers.push({ id, token });
  }
  return buyers;
}

const throughApi =
  ({ apiUrl, publishableKey }: Stack): Place =>
  async ({ token }, body) => {
    const response = await fetch(`${apiUrl}/rest/v1/rpc/place_order`, {
      method: 'POST',
      headers: {
        ...{ apikey: publishableKey, authorization: `Bearer ${token}` },
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`place_order returned ${response.status}: ${text}`);
  };

const inSql =
  (sql: Sql): Place =>
  async ({ id }, { idempotency_key, lines, delivery: to, language }) => {
    await sql.begin(async (transaction) => {
      await transaction`
        select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${id}, true)`;
      await transaction`
        select public.place_order(${idempotency_key}, ${sql.json(lines as never)}, ${sql.json(to as never)}, ${language})`;
    });
  };

/** Each buyer places one checkout after another until all are placed. */
async function run(buyers: Buyer[], pairs: readonly Pair[], place: Place): Promise<object> {
  const times: number[] = [];
  let next = 0;
  const work = async (buyer: Buyer) => {
    while (next < checkouts) {
      const pair = pairs[next++ % pairs.length]!;
      const lines = pair.map((product_id) => ({
        ...{ product_id: Number(product_id), variant_id: null },
        ...{ quantity: 1, unit_price: price },
      }));
      const began = performance.now();
      await place(buyer, { idempotency_key: randomUUID(), lines, delivery, language: 'en' });
      times.push(performance.now() - began);
    }
  };
  const started = performance.now();
  await Promise.all(buyers.map(work));
  const seconds = (performance.now() - started) / 1000;
  const ms = (part: number) => Math.round(quantile(times, part) * 10) / 10;
  return { 'checkouts a second': Math.round(checkouts / seconds), 'p50 ms': ms(0.5), 'p95 ms': ms(0.95) };
}

/** Throws if the remaining stock and the ordered quantities do not add up. */
async function checkStock(sql: Sql): Promise<void> {
  const wrong = await sql`
    select s.product_id from public.product_stock s
    left join (select product_id, sum(quantity) as ordered from public.order_lines group by product_id) l using (product_id)
    where s.quantity + coalesce(l.ordered, 0) <> ${stock}`;
  if (wrong.length > 0) throw new Error(`The stock of ${wrong.length} products is wrong`);
  console.log('Stock and orders add up.');
}

await main();

import { getOwnProduct, saveProduct } from '../src/products/queries.ts';
import { connect, createActors, headersFor, apiUrl, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id });
});
afterAll(() => sql.end());

const patch = (path: string, values: object) =>
  fetch(`${apiUrl()}/rest/v1/${path}`, {
    method: 'PATCH',
    headers: { ...headersFor(actors.seller.token), 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });

const save = async (values: object) => {
  const {
    version,
    variants,
    compatibilities: _fits,
    ...read
  } = await getOwnProduct(actors.seller.db, product);
  await saveProduct(
    actors.seller.db,
    { ...read, price: read.price!, ...values },
    { variants, expectedVersion: version },
  );
};

describe.each(['NaN', 'Infinity', '-Infinity', '-1', '1e13'])('%s', (value) => {
  it.each(['price', 'discounted_price'])('is refused as %s of a product', async (column) => {
    await expect(save({ [column]: value })).rejects.toMatchObject({ code: 'invalid_input' });
    const [kept] = await sql`
      select price, discounted_price from public.product_offers where product_id = ${product}`;
    expect(kept).toEqual({ price: '10000.00', discounted_price: null });
  });

  it('is refused as a delivery fee', async () => {
    const response = await patch(`delivery_rates?company_id=eq.${actors.seller.company}`, { fee: value });
    expect([response.status, await response.text()]).toEqual([400, expect.any(String)]);
    const wrong = await sql`
      select fee from public.delivery_rates where company_id = ${actors.seller.company} and fee not in (5000, 10000)`;
    expect(wrong).toHaveLength(0);
  });
});

it('stores two decimals of an amount', async () => {
  await save({ price: 12_500.25 });
  const [kept] = await sql`select price from public.product_offers where product_id = ${product}`;
  expect(kept).toEqual({ price: '12500.25' });
});

interface NumberColumn {
  name: string;
  type: string;
  is_domain: boolean;
  checks: string;
}

it('no column accepts NaN or Infinity', async () => {
  const columns = await sql<NumberColumn[]>`
    select c.oid::regclass || '.' || a.attname as name, format_type(t.oid, null) as type, t.typtype = 'd' as is_domain,
      coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)), '') as checks
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.attnum > 0 and not a.attisdropped
      and coalesce(nullif(t.typbasetype, 0), t.oid) in ('numeric'::regtype, 'float4'::regtype, 'float8'::regtype)`;
  expect(columns.length).toBeGreaterThan(15);
  expect(columns.filter(({ is_domain, checks }) => !is_domain && !checks.includes('Infinity'))).toEqual([]);
  for (const type of new Set(columns.filter((column) => column.is_domain).map((column) => column.type))) {
    await expect(sql.unsafe(`select 'NaN'::${type}`)).rejects.toMatchObject({ code: '23514' });
    await expect(sql.unsafe(`select 'Infinity'::${type}`)).rejects.toMatchObject({ code: '22003' });
  }
});

it('amounts of money share one type', async () => {
  const others = await sql`
    select c.oid::regclass || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.attnum > 0 and not a.attisdropped
      and a.attname ~ '(price|fee|total)$'
      and a.atttypid not in ('public.iqd'::regtype, 'public.iqd_change'::regtype, 'boolean'::regtype)`;
  expect([...others]).toEqual([]);
  const loose = await sql`
    select p.oid::regprocedure::text as name from pg_proc p, unnest(p.proargtypes) type
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and type = 'numeric'::regtype
      and p.proname <> 'product_popularity'`;
  expect([...loose]).toEqual([]);
});

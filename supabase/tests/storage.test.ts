import sharp from 'sharp';
import { getProduct } from '../src/queries/catalogue.ts';
import { getOwnProduct, saveProduct } from '../src/queries/own-products.ts';
import { apiUrl, connect, createActors, headersFor, type Actor, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let picture: Buffer;
const datasheet = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5C63' } })
    .webp()
    .toBuffer();
});
afterAll(() => sql.end());

async function upload(actor: Actor, path: string, body = picture, type = 'image/webp'): Promise<boolean> {
  const response = await fetch(`${apiUrl()}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': type },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.ok;
}

const list = async (actor: Actor, bucket: string, prefix: string): Promise<string[]> => {
  const response = await fetch(`${apiUrl()}/storage/v1/object/list/${bucket}`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefix, limit: 100, offset: 0 }),
  });
  const answer = (await response.json()) as { name: string }[];
  return Array.isArray(answer) ? answer.map(({ name }) => name.split('/').at(-1)!) : [];
};

it('takes pictures and datasheets of approved sellers below their own id only', async () => {
  const own = actors.seller.company!;
  expect(await upload(actors.seller, `product-images/${own}/one.webp`)).toBe(true);
  expect(await upload(actors.seller, `datasheets/${own}/one.pdf`, datasheet, 'application/pdf')).toBe(true);
  expect(await upload(actors.seller, `product-images/${actors.otherSeller.company}/one.webp`)).toBe(false);
  expect(await upload(actors.seller, 'product-images/one.webp')).toBe(false);
  expect(await upload(actors.seller, `product-images/${own}x/one.webp`)).toBe(false);
  expect(await upload(actors.admin, 'product-images/categories/one.webp')).toBe(true);
  for (const name of ['anonymous', 'buyer', 'pendingSeller', 'rejectedSeller'] as const) {
    expect(await upload(actors[name], `product-images/${actors[name].id ?? 'anonymous'}/one.webp`)).toBe(
      false,
    );
  }
});

it('refuses other types and names', async () => {
  const own = actors.seller.company!;
  expect(
    await upload(actors.seller, `product-images/${own}/page.webp`, Buffer.from('<html>'), 'text/html'),
  ).toBe(false);
  expect(await upload(actors.seller, `product-images/${own}/page.html`)).toBe(false);
  expect(await upload(actors.seller, `product-images/${own}/..%2f..%2fup.webp`)).toBe(false);
  expect(await upload(actors.seller, `datasheets/${own}/picture.webp`)).toBe(false);
});

it('serves files by public address and lists them to their owner only', async () => {
  const own = actors.seller.company!;
  await upload(actors.seller, `product-images/${own}/listed.webp`);
  const response = await fetch(`${apiUrl()}/storage/v1/object/public/product-images/${own}/listed.webp`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await list(actors.seller, 'product-images', own)).toContain('listed.webp');
  for (const name of ['anonymous', 'buyer', 'otherSeller', 'pendingSeller'] as const) {
    expect(await list(actors[name], 'product-images', own)).toEqual([]);
  }
});

it('lets only the owner and admins remove a file', async () => {
  const path = `${actors.seller.company}/removable.webp`;
  const remove = async (actor: Actor) => {
    const response = await fetch(`${apiUrl()}/storage/v1/object/product-images`, {
      method: 'DELETE',
      headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: [path] }),
    });
    await response.text();
    const left = await sql`select 1 from storage.objects where name = ${path}`;
    return left.length === 0;
  };
  await upload(actors.seller, `product-images/${path}`);
  for (const name of ['anonymous', 'buyer', 'otherSeller'] as const)
    expect(await remove(actors[name])).toBe(false);
  expect(await remove(actors.seller)).toBe(true);
});

it('tells everybody the size of a product’s datasheet, as the storage counted it', async () => {
  const path = `${actors.seller.company}/sized.pdf`;
  const category_id = await createCategory(sql);
  const goods = { company_id: actors.seller.company!, category_id };
  const id = await createProduct(sql, goods);
  const size = async () => (await getProduct(actors.anonymous.db, id)).datasheet_size;
  const save = async (actor: Actor, datasheet_path: string | null) => {
    const { version, compatibilities: _fits, ...read } = await getOwnProduct(actor.db, id);
    await saveProduct(actor.db, { ...read, datasheet_path }, { expectedVersion: version });
  };
  expect(await size()).toBeNull();
  await upload(actors.seller, `datasheets/${path}`, datasheet, 'application/pdf');
  await save(actors.seller, path);
  expect(await size()).toBe(datasheet.length);
  await save(actors.seller, null);
  expect(await size()).toBeNull();
  await save(actors.admin, path);
  expect(await size()).toBe(datasheet.length);
  await save(actors.seller, `${actors.seller.company}/missing.pdf`);
  expect(await size()).toBeNull();
  const stored = await createProduct(sql, { ...goods, datasheet_path: path });
  expect((await getProduct(actors.anonymous.db, stored)).datasheet_size).toBe(datasheet.length);
});

it('refuses files that are too large', async () => {
  const large = Buffer.alloc(5_242_881, 0);
  expect(await upload(actors.seller, `product-images/${actors.seller.company}/large.webp`, large)).toBe(
    false,
  );
});

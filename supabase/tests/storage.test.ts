import sharp from 'sharp';
import { getProduct } from '../src/catalogue/queries.ts';
import { getOwnProduct, saveProduct, saveProductAsStaff } from '../src/products/queries.ts';
import {
  apiUrl,
  connect,
  createActors,
  headersFor,
  secretKey,
  type Actor,
  type Actors,
  type Sql,
} from './actors.ts';
import { createCategory, createProduct, recordMedia } from './goods.ts';

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

/** Stores a file as an actor; without one, as the service. */
async function upload(
  actor: Actor | null,
  path: string,
  body = picture,
  type = 'image/webp',
): Promise<boolean> {
  const response = await fetch(`${apiUrl()}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { ...headersFor(actor?.token ?? null, actor ? undefined : secretKey()), 'content-type': type },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.ok;
}

async function remove(actor: Actor, bucket: string, name: string): Promise<boolean> {
  const response = await fetch(`${apiUrl()}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [name] }),
  });
  await response.text();
  return (
    (await sql`select 1 from storage.objects where bucket_id = ${bucket} and name = ${name}`).length === 0
  );
}

const list = async (actor: Actor, bucket: string, prefix: string): Promise<string[]> => {
  const response = await fetch(`${apiUrl()}/storage/v1/object/list/${bucket}`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefix, limit: 100, offset: 0 }),
  });
  const answer = (await response.json()) as { name: string }[];
  expect([response.status, answer]).toEqual([200, expect.any(Array)]);
  return answer.map(({ name }) => name.split('/').at(-1)!);
};

const strangers = ['anonymous', 'buyer', 'otherSeller', 'pendingSeller', 'admin'] as const;

it('accepts uploads only in the folder of the own company or of the person', async () => {
  const own = actors.seller.company!;
  expect(await upload(actors.seller, `uploads/${own}/one.webp`)).toBe(true);
  expect(await upload(actors.seller, `uploads/${own}/one.pdf`, datasheet, 'application/pdf')).toBe(true);
  expect(await upload(actors.seller, `uploads/${actors.otherSeller.company}/one.webp`)).toBe(false);
  expect(await upload(actors.seller, 'uploads/one.webp')).toBe(false);
  expect(await upload(actors.seller, `uploads/${own}x/one.webp`)).toBe(false);
  const { buyer, otherBuyer, pendingSeller, anonymous } = actors;
  expect(await upload(buyer, `uploads/${buyer.id}/one.webp`)).toBe(true);
  expect(await upload(buyer, `uploads/${otherBuyer.id}/one.webp`)).toBe(false);
  expect(await upload(pendingSeller, `uploads/${own}/two.webp`)).toBe(false);
  for (const folder of ['anonymous', buyer.id])
    expect(await upload(anonymous, `uploads/${folder}/two.webp`)).toBe(false);
});

it('refuses unknown types and names, and too large uploads', async () => {
  const own = actors.seller.company!;
  const page = Buffer.from('<html>');
  expect(await upload(actors.seller, `uploads/${own}/page.webp`, page, 'text/html')).toBe(false);
  expect(await upload(actors.seller, `uploads/${own}/page.html`)).toBe(false);
  expect(await upload(actors.seller, `uploads/${own}/..%2f..%2fup.webp`)).toBe(false);
  expect(await upload(actors.seller, `uploads/${own}/deep/one.webp`)).toBe(false);
  expect(await upload(actors.seller, `uploads/${own}/large.webp`, Buffer.alloc(10_485_761))).toBe(false);
});

it('shows an upload only to its owner and the service', async () => {
  const name = `${actors.seller.company}/secret.webp`;
  await upload(actors.seller, `uploads/${name}`);
  const read = async (headers: Record<string, string>, way = '') => {
    const response = await fetch(`${apiUrl()}/storage/v1/object/${way}uploads/${name}`, { headers });
    await response.arrayBuffer();
    return response.ok;
  };
  expect(await read(headersFor(actors.seller.token))).toBe(true);
  expect(await read(headersFor(null, secretKey()))).toBe(true);
  expect(await read(headersFor(null), 'public/')).toBe(false);
  for (const stranger of strangers) {
    expect(await read(headersFor(actors[stranger].token))).toBe(false);
    expect(await list(actors[stranger], 'uploads', actors.seller.company!)).toEqual([]);
  }
  expect(await list(actors.seller, 'uploads', actors.seller.company!)).toContain('secret.webp');
});

it('refuses changes of an upload, and lets only its owner remove it', async () => {
  const name = `${actors.seller.company}/kept.webp`;
  await upload(actors.seller, `uploads/${name}`);
  const replace = async (actor: Actor) => {
    const response = await fetch(`${apiUrl()}/storage/v1/object/uploads/${name}`, {
      method: 'PUT',
      headers: { ...headersFor(actor.token), 'content-type': 'image/webp' },
      body: new Uint8Array(picture),
    });
    await response.text();
    return response.ok;
  };
  expect(await replace(actors.seller)).toBe(false);
  expect(await upload(actors.seller, `uploads/${name}`)).toBe(false);
  for (const stranger of strangers) {
    expect(await replace(actors[stranger])).toBe(false);
    expect(await remove(actors[stranger], 'uploads', name)).toBe(false);
  }
  expect(await remove(actors.seller, 'uploads', name)).toBe(true);
});

it('limits pending uploads of a company to 1,000', async () => {
  const own = actors.otherSeller.company!;
  await sql`insert into storage.objects (bucket_id, name)
    select 'uploads', ${own} || '/' || i || '.webp' from generate_series(1, 999) i`;
  expect(await upload(actors.otherSeller, `uploads/${own}/thousandth.webp`)).toBe(true);
  expect(await upload(actors.otherSeller, `uploads/${own}/next.webp`)).toBe(false);
  expect(await upload(actors.seller, `uploads/${actors.seller.company}/another.webp`)).toBe(true);
  await sql`delete from storage.objects where bucket_id = 'uploads' and starts_with(name, ${own})`;
});

it('limits pending uploads of a person to 20', async () => {
  const { buyer, otherBuyer } = actors;
  await sql`insert into storage.objects (bucket_id, name)
    select 'uploads', ${otherBuyer.id} || '/' || i || '.pdf' from generate_series(1, 19) i`;
  expect(await upload(otherBuyer, `uploads/${otherBuyer.id}/twentieth.webp`)).toBe(true);
  expect(await upload(otherBuyer, `uploads/${otherBuyer.id}/next.webp`)).toBe(false);
  expect(await upload(buyer, `uploads/${buyer.id}/another.webp`)).toBe(true);
});

it('accepts published files from the service, and category pictures from admins', async () => {
  const own = actors.seller.company!;
  expect(await upload(actors.seller, `product-images/${own}/one.webp`)).toBe(false);
  expect(await upload(actors.seller, `datasheets/${own}/one.pdf`, datasheet, 'application/pdf')).toBe(false);
  expect(await upload(actors.buyer, `product-images/${actors.buyer.id}/one.webp`)).toBe(false);
  expect(await upload(actors.admin, 'product-images/categories/one.webp')).toBe(true);
  expect(await upload(actors.catalogueStaff, 'product-images/home/one.webp')).toBe(false);
  expect(await upload(actors.admin, 'product-images/home/one.webp')).toBe(true);
  expect(await upload(null, `product-images/${own}/one.webp`)).toBe(true);
  const large = Buffer.alloc(5_242_881);
  expect(await upload(actors.admin, 'product-images/categories/large.webp', large)).toBe(false);
});

it('takes receipts of payments from finance only, shows them to those who see money, and keeps them', async () => {
  const own = actors.seller.company!;
  const name = `${own}/receipt.webp`;
  for (const actor of ['anonymous', 'buyer', 'seller', 'otherSeller', 'support', 'catalogueStaff'] as const)
    expect(await upload(actors[actor], `payment-receipts/${name}`)).toBe(false);
  expect(await upload(actors.financeStaff, `payment-receipts/${name}`)).toBe(true);
  expect(
    await upload(actors.financeStaff, `payment-receipts/${own}/a.pdf`, datasheet, 'application/pdf'),
  ).toBe(false);
  for (const actor of ['financeStaff', 'admin', 'seller'] as const)
    expect(await list(actors[actor], 'payment-receipts', own)).toContain('receipt.webp');
  for (const actor of ['anonymous', 'buyer', 'otherSeller', 'warehouse', 'support'] as const)
    expect(await list(actors[actor], 'payment-receipts', own)).toEqual([]);
  for (const actor of ['financeStaff', 'admin', 'seller'] as const)
    expect(await remove(actors[actor], 'payment-receipts', name)).toBe(false);
});

it('serves published files by public address and lists them to their company only', async () => {
  const own = actors.seller.company!;
  await upload(null, `product-images/${own}/listed.webp`);
  const response = await fetch(`${apiUrl()}/storage/v1/object/public/product-images/${own}/listed.webp`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await list(actors.seller, 'product-images', own)).toContain('listed.webp');
  for (const name of ['anonymous', 'buyer', 'otherSeller', 'pendingSeller'] as const) {
    expect(await list(actors[name], 'product-images', own)).toEqual([]);
  }
});

it('denies a folder whose name is no company id, without an error', async () => {
  expect(await sql`select private.may_store_media('categories') as may`).toEqual([{ may: false }]);
});

it('lets only admins remove a published file, which orders and other products may show', async () => {
  const name = `${actors.seller.company}/removable.webp`;
  await upload(null, `product-images/${name}`);
  for (const actor of ['anonymous', 'buyer', 'otherSeller', 'seller'] as const)
    expect(await remove(actors[actor], 'product-images', name)).toBe(false);
  expect(await remove(actors.admin, 'product-images', name)).toBe(true);
});

it('shows everyone the stored size of a product’s datasheet', async () => {
  const path = await recordMedia(sql, actors.seller.company!, 'sized.pdf', 'datasheets');
  const category_id = await createCategory(sql);
  const goods = { company_id: actors.seller.company!, category_id };
  const id = await createProduct(sql, goods);
  const size = async () => (await getProduct(actors.anonymous.db, id)).datasheet_size;
  const save = async (actor: Actor, datasheet_path: string | null) => {
    const { version, compatibilities: _fits, ...read } = await getOwnProduct(actor.db, id);
    const product = { ...read, price: read.price!, datasheet_path };
    const terms = { variants: [], compatibilities: [], expectedVersion: version };
    if (actor === actors.admin)
      await saveProductAsStaff(actor.db, product, { ...terms, reason: 'Wrong datasheet' });
    else await saveProduct(actor.db, product, terms);
  };
  expect(await size()).toBeNull();
  await upload(null, `datasheets/${path}`, datasheet, 'application/pdf');
  await save(actors.seller, path);
  expect(await size()).toBe(datasheet.length);
  await save(actors.seller, null);
  expect(await size()).toBeNull();
  await save(actors.admin, path);
  expect(await size()).toBe(datasheet.length);
  await save(actors.seller, await recordMedia(sql, actors.seller.company!, 'missing.pdf', 'datasheets'));
  expect(await size()).toBeNull();
  const stored = await createProduct(sql, { ...goods, datasheet_path: path });
  expect((await getProduct(actors.anonymous.db, stored)).datasheet_size).toBe(datasheet.length);
});

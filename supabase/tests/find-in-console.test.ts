import { randomUUID } from 'node:crypto';
import { findInConsole } from '../src/desk/palette-queries.ts';
import { actorNames, type Actors, connect, createActors, createCompany, type Sql } from './actors.ts';
import { createCategory, createOrder, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const staff = ['admin', 'support', 'catalogueStaff', 'financeStaff'] as const;
type Staff = (typeof staff)[number];
const find = (term: string, who: Staff = 'admin') => findInConsole(actors[who].db, term);
const seen = (found: { kind: string; id: string | number; is_exact: boolean }[]) =>
  found.map(({ kind, id, is_exact }) => [kind, id, is_exact]);

it('is limited to staff', async () => {
  for (const name of actorNames.filter((each) => !staff.some((one) => one === each))) {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    await expect([name, findInConsole(actors[name].db, 'abc')][1]).rejects.toMatchObject({ code });
  }
});

it('finds people by address, phone and name, including suspended ones', async () => {
  const id = actors.buyer.id!;
  expect(seen(await find(actors.buyer.email.toUpperCase()))[0]).toEqual(['person', id, true]);
  const phone = `+96477${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const name = `Zqperson ${randomUUID().slice(0, 8)}`;
  await sql`update public.profiles set phone = ${phone}, full_name = ${name} where id = ${id}`;
  for (const typed of [phone, phone.replace('+964', '0'), phone.replace('+', '00')])
    expect(seen(await find(typed))).toContainEqual(['person', id, true]);
  await sql`update public.profiles set suspended_at = now(), suspension_reason = 'x' where id = ${id}`;
  expect(await find(name.toLowerCase())).toContainEqual(
    expect.objectContaining({ kind: 'person', id, state: 'suspended' }),
  );
  await sql`update public.profiles set suspended_at = null, suspension_reason = null where id = ${id}`;
});

it('ranks an exact SKU before products that contain it, including hidden ones', async () => {
  const sku = `ZQ-${randomUUID().slice(0, 8)}`;
  const category = await createCategory(sql);
  const exact = await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku });
  await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku: `${sku}-2` });
  await createProduct(sql, {
    company_id: actors.otherSeller.company!,
    category_id: category,
    sku: `A-${sku}`,
  });
  await sql`update public.products set moderation = 'hidden', moderation_reason = 'x' where id = ${exact}`;
  const found = await find(sku.toLowerCase());
  expect(seen(found)[0]).toEqual(['product', exact, true]);
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ name: sku, state: 'hidden' });
});

it('finds companies by name, and nothing for a single letter', async () => {
  const [company] = await sql<{ name: string; id: string }[]>`
    select name, id from public.companies where id = ${actors.seller.company}`;
  expect(seen(await find(company!.name))).toContainEqual(['company', company!.id, true]);
  expect(await find('a')).toEqual([]);
});

/** Creates an order of the buyer from the company of `seller`. */
async function orderFromSeller(): Promise<{ id: string; number: string }> {
  const { order } = await createOrder(sql, { buyer: actors.buyer.id!, company: actors.seller.company! });
  const [row] = await sql<[{ number: string }]>`select number from public.orders where id = ${order}`;
  return { id: order, number: row.number };
}

it('finds orders by number', async () => {
  const { number, id } = await orderFromSeller();
  expect(seen(await find(number.toLowerCase()))[0]).toEqual(['order', id, true]);
});

it('shows each role only what its rights allow', async () => {
  const tag = `Zq${randomUUID().slice(0, 8)}`;
  await sql`update public.profiles set full_name = ${tag} where id = ${actors.buyer.id}`;
  await createCompany(sql, 'approved', tag);
  await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    sku: tag,
  });
  const { number } = await orderFromSeller();
  const kindsFor = async (who: Staff) =>
    [...(await find(tag, who)), ...(await find(number, who))].map(({ kind }) => kind).sort();
  expect(await kindsFor('admin')).toEqual(['company', 'order', 'person', 'product']);
  expect(await kindsFor('support')).toEqual(['company', 'order', 'person']);
  expect(await kindsFor('catalogueStaff')).toEqual(['company', 'product']);
  expect(await kindsFor('financeStaff')).toEqual(['company', 'order']);
});

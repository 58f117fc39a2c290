import { randomUUID } from 'node:crypto';
import { getProduct, listCategories, type ReturnsRule } from '../src/catalogue/queries.ts';
import { getManagedCategory, saveCategory } from '../src/catalogue/categories-queries.ts';
import { getOrder, placeOrder, quoteCart } from '../src/orders/queries.ts';
import { getOwnProduct } from '../src/products/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { changeProduct } from './product-form.ts';

let sql: Sql;
let actors: Actors;
let top: number;
let middle: number;
let category_id: number;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  top = await createCategory(sql);
  middle = await createCategory(sql, { parent_id: top });
  category_id = await createCategory(sql, { parent_id: middle });
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 100 });
});
afterAll(() => sql.end());

const line = (quantity = 1) => ({ product_id: product, variant_id: null, quantity, unit_price: 10_000 });

/** Saves the return rule of a category as the console does. */
async function setCategory(id: number, returns: ReturnsRule | null, db = actors.catalogueStaff.db) {
  const read = await getManagedCategory(actors.catalogueStaff.db, id);
  const { attributes: _, inherited: __, ...category } = read;
  await saveCategory(db, { ...category, returns }, read.updated_at);
}
const setProduct = (returns: ReturnsRule | null, db = actors.seller.db) =>
  changeProduct(db, product, { returns });
const shownRule = async () => (await getProduct(actors.anonymous.db, product)).returns;

describe('the return rule of a product', () => {
  beforeEach(async () => {
    await sql`update public.categories set returns = null where id in ${sql([top, middle, category_id])}`;
    await sql`update public.products set returns = null where id = ${product}`;
  });

  it('is 30 days by default', async () => {
    expect(await shownRule()).toBe('30_days');
  });

  it('comes from the nearest category that has one @return-rule', async () => {
    await setCategory(top, 'none');
    expect(await shownRule()).toBe('none');
    await setCategory(category_id, 'faulty_only');
    expect(await shownRule()).toBe('faulty_only');
    await setCategory(category_id, null);
    expect(await shownRule()).toBe('none');
    const listed = await listCategories(actors.anonymous.db);
    expect(listed.find(({ id }) => id === category_id)?.returns).toBe('none');
    expect(await getManagedCategory(actors.catalogueStaff.db, category_id)).toMatchObject({
      returns: null,
      inherited_returns: 'none',
    });
  });

  it('is the seller’s choice until it is reset @return-rule-seller', async () => {
    await setCategory(category_id, 'none');
    await setProduct('30_days');
    expect(await shownRule()).toBe('30_days');
    expect((await getOwnProduct(actors.seller.db, product)).returns).toBe('30_days');
    await setProduct(null);
    expect(await shownRule()).toBe('none');
  });

  it('refuses an unknown rule, and names the field', async () => {
    const refused = { code: 'invalid_input', context: { field: 'returns', rule: 'one_of' } };
    await expect(setProduct('14_days' as never)).rejects.toMatchObject(refused);
    await expect(setCategory(category_id, 'never' as never)).rejects.toMatchObject(refused);
    expect(await shownRule()).toBe('30_days');
  });

  it('is written by members with the right to products, and for a category by staff only', async () => {
    const read = await getOwnProduct(actors.seller.db, product);
    await expect(setProduct('none', actors.warehouse.db)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(setProduct('none', actors.otherSeller.db)).rejects.toMatchObject({
      code: 'product_not_found',
    });
    await expect(setCategory(category_id, 'none', actors.seller.db)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect((await getOwnProduct(actors.seller.db, product)).version).toBe(read.version);
    expect(await shownRule()).toBe('30_days');
  });

  it('is shown in the cart and stays on an order as it was when placed @return-rule-frozen', async () => {
    await setProduct('faulty_only');
    const quote = await quoteCart(actors.anonymous.db, [line()]);
    expect(quote.lines[0]).toMatchObject({ available: true, returns: 'faulty_only' });
    const { orders } = await placeOrder(actors.buyer.db, {
      idempotency_key: randomUUID(),
      lines: [line()],
      delivery,
      language: 'en',
    });
    await setProduct('none');
    const rules = async (actor: 'buyer' | 'seller' | 'admin') =>
      (await getOrder(actors[actor].db, orders[0]!.id)).lines.map(({ returns }) => returns);
    expect(await rules('buyer')).toEqual(['faulty_only']);
    expect(await rules('seller')).toEqual(['faulty_only']);
    expect(await rules('admin')).toEqual(['faulty_only']);
  });
});

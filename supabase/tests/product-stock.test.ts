import { adjustStock, findStockItems, type ProductInput, saveProduct } from '../src/products/queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, stockOf } from './goods.ts';
import { productInput } from './product-form.ts';
import { deleteProduct } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

const input = (change: Partial<ProductInput> = {}) => productInput(category_id, change);
const seller = () => actors.seller.db;

describe('stock', () => {
  it('changes by a difference or to a counted number, and records who did it', async () => {
    const { id } = await saveProduct(seller(), input({ opening_stock: 10 }));
    expect(await adjustStock(actors.warehouse.db, { product_id: id, delta: 5, note: 'Delivery' })).toBe(15);
    expect(await adjustStock(actors.warehouse.db, { product_id: id, counted: 12, expected: 15 })).toBe(12);
    const late = adjustStock(actors.warehouse.db, { product_id: id, counted: 20, expected: 15 });
    await expect(late).rejects.toMatchObject({ code: 'stock_changed', context: { available: 12 } });
    const below = adjustStock(actors.warehouse.db, { product_id: id, delta: -13 });
    await expect(below).rejects.toMatchObject({ code: 'out_of_stock', context: { available: 12 } });
    const movements = await sql`
      select kind, delta::float8 as delta, quantity::float8 as quantity, note, actor_id from public.stock_movements
      where product_id = ${id} order by id`;
    expect([...movements]).toEqual([
      { kind: 'opening', delta: 10, quantity: 10, note: null, actor_id: actors.seller.id },
      { kind: 'adjusted', delta: 5, quantity: 15, note: 'Delivery', actor_id: actors.warehouse.id },
      { kind: 'counted', delta: -3, quantity: 12, note: null, actor_id: actors.warehouse.id },
    ]);
  });

  it('is as precise as the unit, and separate for each variant', async () => {
    const { id } = await saveProduct(
      seller(),
      input({ unit: 'Ton', quantity_step: 0.25, min_quantity: 0.5 }),
    );
    expect(await adjustStock(seller(), { product_id: id, counted: 3.5 })).toBe(3.5);
    const pieces = await createProduct(sql, { company_id: actors.seller.company!, category_id });
    await expect(adjustStock(seller(), { product_id: pieces, delta: 0.5 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const variant_id = await createVariant(sql, pieces, { size: 'M', stock: 1 });
    await adjustStock(seller(), { product_id: pieces, variant_id, delta: 2 });
    expect([await stockOf(sql, pieces), await stockOf(sql, pieces, variant_id)]).toEqual([100, 3]);
    await expect(adjustStock(seller(), { product_id: id, variant_id, delta: 1 })).rejects.toMatchObject({
      code: 'product_not_found',
    });
  });

  it('is found by the code on the shelf: of a product or variant, with or without a scanner’s leading zero', async () => {
    const code = `0${String(Date.now()).slice(-12)}`;
    const { id } = await saveProduct(seller(), input({ sku: code.slice(1), opening_stock: 7 }));
    const dressed = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id,
      sku: `SHOE-${code}`,
    });
    const small = await createVariant(sql, dressed, { size: 'S', sku: `SHOE-${code}-S`, stock: 2 });
    const large = await createVariant(sql, dressed, { size: 'L', stock: 4 });
    const found = async (written: string, actor: ActorName = 'warehouse') =>
      (await findStockItems(actors[actor].db, written)).map((one) => [
        one.product_id,
        one.variant_id,
        one.stock,
      ]);
    expect(await found(code)).toEqual([[id, null, 7]]);
    expect(await found(` ${code.slice(1)} `)).toEqual([[id, null, 7]]);
    expect(await found(`shoe-${code}-s`)).toEqual([[dressed, small, 2]]);
    expect(await found(`SHOE-${code}`)).toEqual([
      [dressed, small, 2],
      [dressed, large, 4],
    ]);
    expect(await found(code, 'otherSeller')).toEqual([]);
    await deleteProduct(seller(), id);
    expect(await found(code)).toEqual([]);
    for (const [actor, refusal] of [
      ['sales', 'not_allowed'],
      ['pendingSeller', 'not_approved'],
      ['buyer', 'not_approved'],
      ['anonymous', 'not_signed_in'],
    ] as const)
      await expect(findStockItems(actors[actor].db, code)).rejects.toMatchObject({ code: refusal });
  });

  it('loses no simultaneous adjustment', async () => {
    const { id } = await saveProduct(seller(), input());
    await Promise.all(Array.from({ length: 20 }, () => adjustStock(seller(), { product_id: id, delta: 1 })));
    expect(await stockOf(sql, id)).toBe(20);
  });
});

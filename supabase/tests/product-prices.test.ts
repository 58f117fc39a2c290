import { getProduct, searchProducts } from '../src/catalogue/queries.ts';
import { getOwnProduct, type ProductInput, saveProduct, setProductPrice } from '../src/products/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createVariant } from './goods.ts';
import { changeProduct, productInput } from './product-form.ts';
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

it('saves volume prices as discounts and returns prices', async () => {
  const volume_discounts = [
    { quantity: 10, percent: 4.5 },
    { quantity: 100, percent: 12 },
  ];
  const { id } = await saveProduct(seller(), input({ volume_discounts }), {
    variants: [{ size: 'L', price: 200_000, opening_stock: 5 }],
  });
  expect((await getOwnProduct(seller(), id)).volume_discounts).toEqual(volume_discounts);
  const shown = await getProduct(actors.anonymous.db, id);
  expect(shown.price_breaks).toEqual([
    { quantity: 10, price: 90_725 },
    { quantity: 100, price: 83_600 },
  ]);
  expect(shown.variants[0]!.price_breaks.map(({ price }) => price)).toEqual([191_000, 176_000]);
  const found = await searchProducts(actors.anonymous.db, { term: shown.sku });
  expect(found.items[0]!.price_breaks).toEqual(shown.price_breaks);
  // A volume price above the running deal price is not shown.
  await changeProduct(seller(), id, { discounted_price: 85_000 });
  expect((await getProduct(actors.anonymous.db, id)).price_breaks).toEqual([
    { quantity: 100, price: 83_600 },
  ]);
  await changeProduct(seller(), id, { volume_discounts: [] });
  expect((await getProduct(actors.anonymous.db, id)).price_breaks).toEqual([]);
});

it.each<[{ quantity?: unknown; percent?: unknown }[], string, string]>([
  [[{ quantity: 2, percent: 5 }], '0.quantity', 'above_minimum'],
  [[{ percent: 5 }], '0.quantity', 'required'],
  [[{ quantity: 10, percent: 0 }], '0.percent', 'percent'],
  [[{ quantity: 10, percent: 91 }], '0.percent', 'percent'],
  [[{ quantity: 10, percent: 5.125 }], '0.percent', 'percent'],
  [[{ quantity: 10 }], '0.percent', 'required'],
  [
    [
      { quantity: 10, percent: 5 },
      { quantity: 10, percent: 6 },
    ],
    '1.quantity',
    'rising',
  ],
  [
    [
      { quantity: 10, percent: 5 },
      { quantity: 20, percent: 5 },
    ],
    '1.percent',
    'rising',
  ],
])('refuses the volume prices %j', async (volume_discounts, field, rule) => {
  const values = { volume_discounts, min_quantity: 2 } as Partial<ProductInput>;
  await expect(saveProduct(seller(), input(values))).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: `volume_discounts.${field}`, rule },
  });
});

it('refuses more than five volume prices', async () => {
  const volume_discounts = Array.from({ length: 6 }, (_x, i) => ({ quantity: i + 2, percent: i + 1 }));
  await expect(saveProduct(seller(), input({ volume_discounts }))).rejects.toMatchObject({
    context: { field: 'volume_discounts', rule: 'too_many' },
  });
});

it('holds a price that changes by a large factor until it is confirmed, also of a variant', async () => {
  const { id, version } = await saveProduct(seller(), input());
  const variant = await createVariant(sql, id, { size: 'M', stock: 1 });
  await sql`update public.product_variants set price = 90000 where id = ${variant}`;
  const save = (change: Partial<ProductInput>, price: number) =>
    saveProduct(
      seller(),
      { ...input({ id, ...change }) },
      { variants: [{ id: variant, size: 'M', price }], expectedVersion: version },
    );
  await expect(save({ price: 950_000 }, 90_000)).rejects.toMatchObject({
    code: 'price_jump',
    context: { field: 'price', from: 95_000, to: 950_000 },
  });
  await expect(save({}, 9_000)).rejects.toMatchObject({
    code: 'price_jump',
    context: { field: 'variants.0.price', from: 90_000, to: 9_000 },
  });
  await save({ price: 950_000, confirms_prices: true }, 9_000);
  expect(await getOwnProduct(seller(), id)).toMatchObject({ lowest_price: null, highest_price: null });
  expect(await getOwnProduct(seller(), id)).toMatchObject({ price: 950_000, variants: [{ price: 9_000 }] });
});

it('holds a price outside the company’s own limits, wherever it is written', async () => {
  const { id, version } = await saveProduct(
    seller(),
    input({ lowest_price: 90_000, highest_price: 100_000 }),
  );
  expect(await getOwnProduct(seller(), id)).toMatchObject({ lowest_price: 90_000, highest_price: 100_000 });
  await expect(setProductPrice(seller(), id, { price: 105_000, expected: 95_000 })).rejects.toMatchObject({
    code: 'price_limit',
  });
  await setProductPrice(seller(), id, { price: 105_000, expected: 95_000, confirmed: true });
  // A price already outside may be saved unchanged, and the same save may remove the limits.
  const save = (change: Partial<ProductInput>, expectedVersion: number) =>
    saveProduct(seller(), input({ id, price: 105_000, ...change }), { expectedVersion });
  await save({ lowest_price: 90_000, highest_price: 100_000 }, version + 1);
  await expect(save({ price: 110_000, lowest_price: 90_000 }, version + 2)).resolves.toBeDefined();
  await expect(save({ price: 80_000, lowest_price: 90_000 }, version + 3)).rejects.toMatchObject({
    code: 'price_limit',
    context: { field: 'price', from: 110_000, to: 80_000 },
  });
  await expect(
    save({ price: 110_000, lowest_price: 90_000, highest_price: 80_000 }, version + 3),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'highest_price', rule: 'above_lowest' },
  });
  const [shown] = await sql`
    select count(*)::int as columns from information_schema.columns
    where table_schema = 'public' and column_name in ('lowest_price', 'highest_price')`;
  // Only the company reads the limits.
  expect(shown).toEqual({ columns: 0 });
});

describe('the price alone', () => {
  it('is set and confirmed, and makes a form that was open meanwhile outdated', async () => {
    const { id, version } = await saveProduct(seller(), input());
    await sql`update public.product_offers set price_confirmed_at = '2026-01-01' where product_id = ${id}`;
    // A price with a missing zero is held.
    await expect(setProductPrice(seller(), id, { price: 9_500, expected: 95_000 })).rejects.toMatchObject({
      code: 'price_jump',
      context: { field: 'price', from: 95_000, to: 9_500, percent: 50 },
    });
    await setProductPrice(seller(), id, { price: 9_500, expected: 95_000, confirmed: true });
    await setProductPrice(seller(), id, { price: 95_000, expected: 9_500, confirmed: true });
    await setProductPrice(seller(), id, { price: 99_000, expected: 95_000 });
    const read = await getOwnProduct(seller(), id);
    expect(read).toMatchObject({ price: 99_000, version: version + 3 });
    expect(Date.parse(read.price_confirmed_at)).toBeGreaterThan(Date.parse('2026-01-02'));
  });

  it('is not set over a price that was not seen, nor below its reduced price', async () => {
    const { id } = await saveProduct(seller(), input({ discounted_price: 90_000 }));
    await expect(setProductPrice(seller(), id, { price: 1, expected: 94_000 })).rejects.toMatchObject({
      code: 'stale_version',
    });
    for (const price of [90_000, 0]) {
      await expect(setProductPrice(seller(), id, { price, expected: 95_000 })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
    await deleteProduct(seller(), id);
    await expect(setProductPrice(seller(), id, { price: 99_000, expected: 95_000 })).rejects.toMatchObject({
      code: 'product_not_found',
    });
  });
});

import { randomUUID } from 'node:crypto';
import { getProduct, listCompatibleProducts, searchProducts, units } from '../src/queries/catalogue.ts';
import {
  adjustStock,
  deleteProduct,
  findStockItems,
  discardProductDraft,
  getNewProductDraft,
  getOwnProduct,
  listAllProducts,
  listOwnProducts,
  moderateProducts,
  type ProductInput,
  restoreProduct,
  saveProduct,
  saveProductDraft,
  setProductPrice,
  setProductPublished,
} from '../src/queries/own-products.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, recordMedia, stockOf } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

const input = (change: Partial<ProductInput> = {}): ProductInput => ({
  category_id,
  sku: `OWN-${randomUUID().slice(0, 8)}`,
  name_en: 'Impact drill',
  name_ar: 'دريل طرق',
  unit: 'Each',
  price: 95_000,
  published: true,
  ...change,
});
const seller = () => actors.seller.db;

/** Saves a product as its form does: what was read, with some values changed. */
async function change(id: number, values: Partial<ProductInput>, db = seller()): Promise<void> {
  const { version, variants, compatibilities, ...read } = await getOwnProduct(db, id);
  const options = {
    variants,
    compatibilities: compatibilities.map((one) => one.id),
    expectedVersion: version,
  };
  await saveProduct(db, { ...read, ...values }, options);
}

it('a new product is on sale with its first stock, variants and what fits it', async () => {
  const other = await createProduct(sql, { company_id: actors.seller.company!, category_id });
  const { id, version } = await saveProduct(
    seller(),
    input({ name_en: 'Zaqboots', discounted_price: 90_000, opening_stock: 7 }),
    {
      variants: [
        { size: '42', opening_stock: 3 },
        { size: '43', color: 'Black', color_ar: 'أسود', sku: `V-${randomUUID().slice(0, 8)}`, price: 99_000 },
      ],
      compatibilities: [other, 999_999_999],
    },
  );
  expect(version).toBe(1);
  expect(await getProduct(actors.anonymous.db, id)).toMatchObject({
    price: 95_000,
    discounted_price: 90_000,
    stock: 3,
    slug_en: `zaqboots-${id}`,
    variants: [
      { size: '42', price: 95_000, discounted_price: 90_000, stock: 3 },
      { size: '43', price: 99_000, discounted_price: 93_789, stock: 0 },
    ],
  });
  expect(await getOwnProduct(seller(), id)).toMatchObject({
    stock: 7,
    version: 1,
    compatibilities: [{ id: other }],
    draft: null,
  });
  const found = await searchProducts(actors.anonymous.db, { term: 'zaqboots' });
  expect(found.items.map((card) => card.id)).toEqual([id]);
});

it('what fits a product keeps its order, once each, and tells of nothing that the shop does not show', async () => {
  const own = { company_id: actors.seller.company!, category_id };
  const [first, second, hidden] = [
    await createProduct(sql, own),
    await createProduct(sql, own),
    await createProduct(sql, { company_id: actors.otherSeller.company!, category_id }),
  ];
  await sql`update public.products set published = false where id = ${hidden}`;
  const { id } = await saveProduct(seller(), input());
  const fits = async (...compatibilities: number[]) => {
    const { version, variants, compatibilities: _before, ...read } = await getOwnProduct(seller(), id);
    await saveProduct(seller(), read, { variants, compatibilities, expectedVersion: version });
    return (await getOwnProduct(seller(), id)).compatibilities.map((product) => product.id);
  };
  expect(await fits(second, first)).toEqual([second, first]);
  const shown = await listCompatibleProducts(actors.anonymous.db, id);
  expect(shown.map((card) => card.id)).toEqual([second, first]);
  expect(await fits(first, hidden, second)).toEqual([first, second]);
  await expect(fits(first, id)).rejects.toMatchObject({
    context: { field: 'compatibilities', rule: 'other_product' },
  });
  await expect(fits(first, first)).rejects.toMatchObject({
    context: { field: 'compatibilities', rule: 'repeated' },
  });
  await expect(fits(...Array.from({ length: 25 }, (_x, place) => place + 1))).rejects.toMatchObject({
    context: { field: 'compatibilities', rule: 'too_many' },
  });
  // What was named before stays, also once its company takes it off.
  await sql`update public.products set published = false where id = ${second}`;
  expect(await fits(second, first)).toEqual([second, first]);
});

it('prices by volume are saved with it and shown as prices', async () => {
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
  // What saves nothing beside a running deal is not promised.
  await change(id, { discounted_price: 85_000 });
  expect((await getProduct(actors.anonymous.db, id)).price_breaks).toEqual([
    { quantity: 100, price: 83_600 },
  ]);
  await change(id, { volume_discounts: [] });
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
])('prices by volume %j are refused', async (volume_discounts, field, rule) => {
  const values = { volume_discounts, min_quantity: 2 } as Partial<ProductInput>;
  await expect(saveProduct(seller(), input(values))).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: `volume_discounts.${field}`, rule },
  });
});

it('more than five prices by volume are refused', async () => {
  const volume_discounts = Array.from({ length: 6 }, (_x, i) => ({ quantity: i + 2, percent: i + 1 }));
  await expect(saveProduct(seller(), input({ volume_discounts }))).rejects.toMatchObject({
    context: { field: 'volume_discounts', rule: 'too_many' },
  });
});

it('every unit of the shop can be chosen, and no other', async () => {
  const { id } = await saveProduct(seller(), input());
  for (const unit of units) await change(id, { unit });
  const save = change(id, { unit: 'Furlong' });
  await expect(save).rejects.toMatchObject({ code: 'invalid_input', context: { field: 'unit' } });
});

it.each<[Partial<Record<keyof ProductInput, unknown>>, string]>([
  [{ sku: ' ' }, 'sku'],
  [{ name_ar: '' }, 'name_ar'],
  [{ price: 0 }, 'price'],
  [{ price: 'twelve' }, 'price'],
  [{ discounted_price: 95_000 }, 'discounted_price'],
  [{ deal_ends_at: 'tomorrow' }, 'deal_ends_at'],
  [{ deal_starts_at: '2026-02-01', deal_ends_at: '2026-01-01', discounted_price: 1 }, 'deal_ends_at'],
  [{ category_id: 999_999_999 }, 'category_id'],
  [{ quantity_step: 0.5 }, 'quantity_step'],
  [{ unit: 'Ton', quantity_step: 0.5, min_quantity: 0.7 }, 'min_quantity'],
  [{ additional_images: 'one.webp' }, 'additional_images'],
  [{ slug_en: 'Not a slug' }, 'slug_en'],
  [{ opening_stock: 2.5 }, 'opening_stock'],
  [{ opening_stock: -1 }, 'opening_stock'],
])('a wrong value is named before a constraint fires: %j', async (values, field) => {
  const save = saveProduct(seller(), input(values as Partial<ProductInput>));
  await expect(save).rejects.toMatchObject({ code: 'invalid_input', context: { field } });
});

it('the first stock of a variant keeps to the unit, and its row is named', async () => {
  const variants = [
    { size: 'S', opening_stock: 2 },
    { size: 'M', opening_stock: 2.5 },
  ];
  await expect(saveProduct(seller(), input(), { variants })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'variants.1.opening_stock', rule: 'whole' },
  });
  const { id } = await saveProduct(seller(), input({ unit: 'Ton' }), { variants });
  expect((await getOwnProduct(seller(), id)).variants.map(({ stock }) => stock)).toEqual([2, 2.5]);
});

it('a SKU is the company’s own: taken within it, free for another', async () => {
  const { sku } = input();
  await saveProduct(seller(), input({ sku }));
  await expect(saveProduct(seller(), input({ sku }))).rejects.toMatchObject({
    code: 'sku_taken',
    context: { field: 'sku', sku },
  });
  await saveProduct(actors.otherSeller.db, input({ sku }));
});

it('a save that began with an older version overwrites nothing', async () => {
  const { id, version } = await saveProduct(seller(), input());
  await change(id, { name_en: 'From the phone' }, actors.manager.db);
  const late = saveProduct(seller(), input({ id, name_en: 'From the desk' }), { expectedVersion: version });
  await expect(late).rejects.toMatchObject({ code: 'stale_version', context: { version: 2 } });
  await expect(saveProduct(seller(), input({ id }))).rejects.toMatchObject({ code: 'stale_version' });
  expect(await getOwnProduct(seller(), id)).toMatchObject({ name_en: 'From the phone', version: 2 });
});

it('a save never writes stock, whatever it says', async () => {
  const { id } = await saveProduct(seller(), input({ opening_stock: 10 }));
  await adjustStock(seller(), { product_id: id, delta: -4 });
  await change(id, { opening_stock: 99, stock: 99, quantity: 99 } as Partial<ProductInput>);
  expect(await stockOf(sql, id)).toBe(6);
});

it('variants that are left out go, those with an id keep their stock', async () => {
  const { id } = await saveProduct(seller(), input(), {
    variants: [
      { size: 'M', opening_stock: 5 },
      { size: 'L', opening_stock: 6 },
    ],
  });
  const read = await getOwnProduct(seller(), id);
  const [medium, large] = read.variants;
  const { version, variants: _all, compatibilities: _none, ...rest } = read;
  await saveProduct(seller(), rest, {
    variants: [{ ...large!, size: 'M' }, { size: 'XL' }],
    expectedVersion: version,
  });
  const after = await getOwnProduct(seller(), id);
  expect(after.variants.map(({ size, stock }) => [size, stock])).toEqual([
    ['M', 6],
    ['XL', 0],
  ]);
  const gone = saveProduct(seller(), rest, { variants: [medium!], expectedVersion: after.version });
  await expect(gone).rejects.toMatchObject({ code: 'stale_version' });
});

describe('drafts', () => {
  it('of a product are a person’s own, go on elsewhere, and end with the save', async () => {
    const { id } = await saveProduct(seller(), input());
    const draft = { id: randomUUID(), product_id: id, base_version: 1 };
    const first = await saveProductDraft(seller(), { ...draft, content: { name_en: 'Dr' } });
    const second = await saveProductDraft(seller(), {
      ...draft,
      content: { name_en: 'Drill' },
      expected: first,
    });
    const late = saveProductDraft(seller(), { ...draft, content: { name_en: 'D' }, expected: first });
    await expect(late).rejects.toMatchObject({ code: 'stale_version', context: { updated_at: second } });
    expect(await getOwnProduct(seller(), id)).toMatchObject({
      draft: { id: draft.id, content: { name_en: 'Drill' }, updated_at: second },
    });
    expect((await getOwnProduct(actors.manager.db, id)).draft).toBeNull();
    await discardProductDraft(actors.manager.db, draft.id);
    await change(id, { name_en: 'Drill' });
    expect((await getOwnProduct(seller(), id)).draft).toBeNull();
    await saveProductDraft(seller(), { ...draft, content: {} });
    await discardProductDraft(seller(), draft.id);
    expect((await getOwnProduct(seller(), id)).draft).toBeNull();
  });

  it('of a product that does not exist yet are found on another device, and end with its first save', async () => {
    const draft_id = randomUUID();
    await saveProductDraft(seller(), { id: draft_id, content: { name_en: 'New' } });
    expect(await getNewProductDraft(seller())).toMatchObject({ id: draft_id, content: { name_en: 'New' } });
    expect(await getNewProductDraft(actors.manager.db)).toBeNull();
    const kept = await getNewProductDraft(seller());
    await saveProduct(seller(), input({ draft_id }));
    expect(await getNewProductDraft(seller())).toBeNull();
    const late = saveProductDraft(seller(), { id: draft_id, content: {}, expected: kept!.updated_at });
    await expect(late).rejects.toMatchObject({ code: 'stale_version' });
    expect(await getNewProductDraft(seller())).toBeNull();
  });

  it.each<[ActorName, string]>([
    ['otherSeller', 'product_not_found'],
    ['warehouse', 'not_allowed'],
    ['pendingSeller', 'not_approved'],
    ['anonymous', 'not_signed_in'],
  ])('are not for %s', async (actor, code) => {
    const { id } = await saveProduct(seller(), input());
    const save = saveProductDraft(actors[actor].db, { id: randomUUID(), product_id: id, content: {} });
    await expect(save).rejects.toMatchObject({ code });
  });
});

it('waits with a price that jumps until it is confirmed, of a variant too', async () => {
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

it('waits with a price outside the company’s own limits, wherever it is written', async () => {
  const { id, version } = await saveProduct(
    seller(),
    input({ lowest_price: 90_000, highest_price: 100_000 }),
  );
  expect(await getOwnProduct(seller(), id)).toMatchObject({ lowest_price: 90_000, highest_price: 100_000 });
  await expect(setProductPrice(seller(), id, { price: 105_000, expected: 95_000 })).rejects.toMatchObject({
    code: 'price_limit',
  });
  await setProductPrice(seller(), id, { price: 105_000, expected: 95_000, confirmed: true });
  // What is outside already may be saved as it is, and limits go with the same save.
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
  // Nobody but the company reads them.
  expect(shown).toEqual({ columns: 0 });
});

describe('stock', () => {
  it('moves by a difference or to what was counted, and says who did it', async () => {
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

  it('is as fine as the unit, and of one variant alone', async () => {
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

  it('is found by the code on the shelf: of a product, of a variant, with or without the nought of a scanner', async () => {
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

  it('loses nothing to adjustments at the same time', async () => {
    const { id } = await saveProduct(seller(), input());
    await Promise.all(Array.from({ length: 20 }, () => adjustStock(seller(), { product_id: id, delta: 1 })));
    expect(await stockOf(sql, id)).toBe(20);
  });
});

it('taking off sale, deleting and restoring follow to the shop and to the company’s lists', async () => {
  const { id } = await saveProduct(seller(), input({ name_en: 'Zaqvanishing' }));
  const shown = async () => (await searchProducts(actors.anonymous.db, { term: 'zaqvanishing' })).total;
  const listed = async (deleted: boolean) =>
    (await listOwnProducts(seller(), { term: 'zaqvanishing', deleted })).count;
  expect([await shown(), await listed(false), await listed(true)]).toEqual([1, 1, 0]);
  await setProductPublished(seller(), id, false);
  expect([await shown(), await listed(false)]).toEqual([0, 1]);
  await setProductPublished(seller(), id, true);
  await deleteProduct(seller(), id);
  expect([await shown(), await listed(false), await listed(true)]).toEqual([0, 0, 1]);
  await expect(getOwnProduct(seller(), id)).rejects.toMatchObject({ code: 'product_not_found' });
  await expect(getProduct(actors.anonymous.db, id)).rejects.toMatchObject({ code: 'product_gone' });
  await restoreProduct(seller(), id);
  expect([await shown(), await listed(false), await listed(true)]).toEqual([1, 1, 0]);
  await deleteProduct(seller(), id);
  await sql`update public.products set deleted_at = now() - interval '31 days' where id = ${id}`;
  await sql`select private.purge_deleted_products()`;
  await expect(restoreProduct(seller(), id)).rejects.toMatchObject({ code: 'product_not_found' });
});

it('the staff hides a product with a reason that the company reads', async () => {
  const { id } = await saveProduct(seller(), input());
  const { db } = actors.catalogueStaff;
  const hide = (client: typeof db, reason?: string) =>
    client.rpc('moderate_products', { product_ids: [id], reason });
  expect((await hide(seller(), 'x')).error).toMatchObject({ message: 'not_allowed' });
  expect((await hide(db, 'The picture shows another product')).error).toBeNull();
  await expect(getProduct(actors.anonymous.db, id)).rejects.toMatchObject({ code: 'product_gone' });
  expect(await getOwnProduct(seller(), id)).toMatchObject({
    published: true,
    moderation: 'hidden',
    moderation_reason: 'The picture shows another product',
  });
  expect((await hide(db)).error).toBeNull();
  expect(await getProduct(actors.anonymous.db, id)).toMatchObject({ id });
});

it('the staff finds what lacks something among the goods of all, and hides several at once', async () => {
  const brand = `Lacking ${randomUUID().slice(0, 8)}`;
  const bare = await saveProduct(seller(), input({ brand, name_ar: 'No Arabic' }));
  const other = await saveProduct(seller(), input({ brand }));
  const db = actors.catalogueStaff.db;
  const found = async (filter: object) =>
    (await listAllProducts(db, { term: brand, ...filter })).items.map(({ id }) => id);
  expect(await found({ without_arabic_name: true })).toEqual([bare.id]);
  expect(await found({ company_id: actors.otherSeller.company! })).toEqual([]);
  expect(await moderateProducts(db, [bare.id, other.id, 0], 'Fake brand')).toBe(2);
  expect((await found({ moderation: 'hidden' })).sort()).toEqual([bare.id, other.id].sort());
  await expect(moderateProducts(db, [0])).rejects.toMatchObject({ code: 'product_not_found' });
  await expect(listAllProducts(seller(), {})).rejects.toMatchObject({ code: 'not_allowed' });
});

describe('why a product does not sell', () => {
  const causesOf = async (id: number) =>
    (await getOwnProduct(seller(), id)).health.causes.map(({ cause }) => cause);

  it('names every cause until it is mended, and the list says the same', async () => {
    const hidden = await createCategory(sql);
    await sql`update public.categories set is_hidden = true where id = ${hidden}`;
    const { id } = await saveProduct(
      seller(),
      input({
        category_id: hidden,
        name_ar: 'Drill',
        published: false,
        discounted_price: 90_000,
        deal_ends_at: '2026-01-01',
      }),
    );
    await actors.catalogueStaff.db.rpc('moderate_products', { product_ids: [id], reason: 'Wrong picture' });
    const { health, sku } = await getOwnProduct(seller(), id);
    expect(health.causes).toEqual([
      { cause: 'hidden', blocks: true, reason: 'Wrong picture' },
      { cause: 'unpublished', blocks: true },
      {
        cause: 'category_hidden',
        blocks: true,
        category_en: expect.any(String),
        category_ar: expect.any(String),
      },
      { cause: 'out_of_stock', blocks: true },
      { cause: 'no_picture', blocks: false },
      { cause: 'no_arabic_name', blocks: false },
      { cause: 'deal_ended', blocks: false, ended_at: expect.stringContaining('2026-01-01') },
    ]);
    const { items } = await listOwnProducts(seller(), { term: sku });
    expect(items[0]!.health).toEqual(health);
    await actors.catalogueStaff.db.rpc('moderate_products', { product_ids: [id] });
    await change(id, { category_id, name_ar: 'دريل', published: true, discounted_price: null });
    await adjustStock(seller(), { product_id: id, delta: 3 });
    expect(await causesOf(id)).toEqual(['no_picture']);
  });

  it('tells a company that is suspended, and one that delivers nowhere', async () => {
    const { suspendedSeller, admin } = actors;
    const id = await createProduct(sql, { company_id: suspendedSeller.company!, category_id });
    await sql`delete from public.delivery_rates where company_id = ${suspendedSeller.company}`;
    const { causes } = (await getOwnProduct(admin.db, id)).health;
    expect(causes.map(({ cause }) => cause)).toEqual(['company_suspended', 'no_delivery', 'no_picture']);
  });

  it('scores a page by what it tells, and names the weightiest gap first', async () => {
    const bare = await saveProduct(seller(), input());
    const { health } = await getOwnProduct(seller(), bare.id);
    expect(health).toMatchObject({ quality: 35, missing: expect.arrayContaining(['brand', 'document']) });
    expect(health.missing[0]).toBe('picture');
    const told = 'Drills concrete and steel, with two speeds and a metal case.';
    const picture = (name: string) => recordMedia(sql, actors.seller.company!, name);
    const full = await saveProduct(
      seller(),
      input({
        main_image: await picture('q1.webp'),
        additional_images: [await picture('q2.webp'), await picture('q3.webp')],
        description_en: told,
        description_ar: 'دريل للكونكريت والحديد بسرعتين ومعه حقيبة معدنية متينة.',
        brand: 'Bosch',
        video_url: 'https://youtu.be/abcdefghijk',
      }),
    );
    expect((await getOwnProduct(seller(), full.id)).health).toMatchObject({ quality: 100, missing: [] });
  });
});

describe('the price alone', () => {
  it('is set and confirmed, and a form that was open meanwhile learns of it', async () => {
    const { id, version } = await saveProduct(seller(), input());
    await sql`update public.product_offers set price_confirmed_at = '2026-01-01' where product_id = ${id}`;
    // A lost nought never goes on sale.
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

  it('is not set over one that was not seen, nor under its reduced price', async () => {
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

describe('who may', () => {
  const outsiders: Partial<Record<ActorName, string>> = {
    anonymous: 'not_signed_in',
    otherSeller: 'product_not_found',
    sales: 'not_allowed',
    finance: 'not_allowed',
  };
  const attempts: [string, readonly ActorName[], (actor: ActorName, id: number) => Promise<unknown>][] = [
    ['save', ['seller', 'manager'], (actor, id) => change(id, { brand: 'X' }, actors[actor].db)],
    [
      'adjust stock',
      ['seller', 'manager', 'warehouse'],
      (actor, id) => adjustStock(actors[actor].db, { product_id: id, delta: 1 }),
    ],
    ['publish', ['seller', 'manager'], (actor, id) => setProductPublished(actors[actor].db, id, true)],
    [
      'set the price',
      ['seller', 'manager'],
      async (actor, id) => {
        const [offer] = await sql`select price::float8 from public.product_offers where product_id = ${id}`;
        await setProductPrice(actors[actor].db, id, {
          price: Number(offer!.price) + 1_000,
          expected: offer!.price,
        });
      },
    ],
    ['delete', ['seller', 'manager'], (actor, id) => deleteProduct(actors[actor].db, id)],
  ];
  it.each(attempts)('%s', async (what, allowed, attempt) => {
    for (const actor of actorNames) {
      const id = await createProduct(sql, { company_id: actors.seller.company!, category_id });
      const outcome = await attempt(actor, id).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      const may = allowed.includes(actor) || ['admin', 'catalogueStaff'].includes(actor);
      const refused = outsiders[actor] ?? (actor === 'warehouse' ? 'not_allowed' : 'not_approved');
      // Reading for the form comes first, and every member may read.
      expect([what, actor, outcome]).toEqual([what, actor, may ? 'done' : refused]);
    }
  });
});

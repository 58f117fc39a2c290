import { randomUUID } from 'node:crypto';
import { searchProducts } from '../src/catalogue/queries.ts';
import {
  confirmImportRows,
  correctImportRows,
  createImport,
  getImport,
  listWantedPictures,
  previewImportUndo,
  retryImportPictures,
  setImportPicture,
  type ImportMode,
  listImportProblems,
  listImportRows,
  listImports,
  type StagedRow,
  stageImportRows,
  steerImport,
} from '../src/imports/queries.ts';
import { getBulkChange, startBulkChange, steerBulkChange } from '../src/products/bulk-changes-queries.ts';
import { previewDeals, setDeals } from '../src/deals/queries.ts';
import { beginExport, readExportRows } from '../src/desk/exports-queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import {
  adjustStock,
  getOwnProduct,
  listOwnProducts,
  saveProduct,
  setProductPrice,
} from '../src/products/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import {
  createCategory,
  createProduct,
  createVariant,
  defineAttributes,
  delivery,
  recordMedia,
  stockOf,
} from './goods.ts';
import { deleteProduct } from './latest-decisions.ts';
import { finish, indexProducts, withoutJob } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let category: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
});
afterAll(() => sql.end());

const db = () => actors.seller.db;
const article = () => `IMP-${randomUUID().slice(0, 8)}`;
const hash = () => (randomUUID() + randomUUID()).replaceAll('-', '');
const row = (number: number, values: object, problems: StagedRow['problems'] = []): StagedRow => ({
  row: number,
  values: values as StagedRow['values'],
  problems,
});
const whole = (sku: string, change: object = {}) => ({
  sku,
  name_en: 'Oqacement',
  name_ar: 'سمنت',
  category,
  unit: 'Bag',
  price: 9000,
  quantity: 40,
  published: true,
  ...change,
});

async function stage(rows: StagedRow[], mode: ImportMode = 'both', fileHash = hash()): Promise<string> {
  const id = randomUUID();
  await createImport(db(), { id, fileName: 'prices.xlsx', fileHash, mode });
  await stageImportRows(db(), id, rows);
  return id;
}

/** Starts a step and runs the job until the import waits for the seller again. */
async function run(id: string, action: 'check' | 'apply' | 'undo'): Promise<Record<string, number>> {
  await steerImport(db(), id, action);
  for (;;) {
    await sql`select private.work_imports()`;
    const { status, counts, row_count } = await getImport(db(), id);
    // The counts always add up to all rows.
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(row_count);
    if (!['checking', 'applying', 'undoing'].includes(status)) return counts;
  }
}

const outcomes = async (id: string) => {
  const { items } = await listImportRows(db(), id, { page_size: 100 });
  return Object.fromEntries(
    items.map((one) => [one.row, [one.outcome, ...one.problems.map(({ code }) => code)]]),
  );
};

it('previews the rows, writes exactly those, and can be undone', async () => {
  const [fresh, old, same] = [article(), article(), article()];
  await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku: same,
    price: 11_000,
  });
  const product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku: old,
    price: 10_000,
    quantity: 5,
  });
  const id = await stage([
    row(2, whole(fresh)),
    row(3, { sku: old, price: 11_000, quantity: 8, brand: 'Sumer' }),
    row(4, { sku: same, price: 11_000 }),
    row(7, { sku: article(), name_en: 'Nothing else' }),
    row(8, {}, [{ field: 'price', code: 'number_invalid', params: { value: 'ten' } }]),
  ]);
  expect(await run(id, 'check')).toEqual({ create: 1, change: 1, unchanged: 1, refused: 2 });
  const { items } = await listImportRows(db(), id, { outcome: 'change' });
  expect(items).toMatchObject([
    {
      row: 3,
      before: { price: 10_000, quantity: 5, brand: null },
      after: { price: 11_000, quantity: 8, brand: 'Sumer' },
    },
  ]);
  // Checking writes nothing.
  expect(await stockOf(sql, product)).toBe(5);
  expect((await listOwnProducts(db(), { term: fresh })).count).toBe(0);

  expect(await run(id, 'apply')).toEqual({ created: 1, changed: 1, unchanged: 1, refused: 2 });
  expect(await getOwnProduct(db(), product)).toMatchObject({
    price: 11_000,
    stock: 8,
    brand: 'Sumer',
    version: 2,
  });
  const [made] = await sql<{ id: string }[]>`select id from public.products where sku = ${fresh}`;
  await indexProducts(sql, [Number(made!.id)]);
  const found = await searchProducts(actors.anonymous.db, { term: fresh });
  expect(found.items).toMatchObject([{ sku: fresh, price: 9000, stock: 40, unit: 'Bag' }]);

  expect(await run(id, 'undo')).toEqual({ undone: 2, unchanged: 1, refused: 2 });
  expect(await getOwnProduct(db(), product)).toMatchObject({ price: 10_000, stock: 5, brand: null });
  expect((await listOwnProducts(db(), { term: fresh })).count).toBe(0);
});

it('writes the content of a pack, keeps it if a file does not name it, and clears it', async () => {
  const sku = article();
  const contentAfter = async (values: Record<string, unknown>) => {
    const id = await stage([row(2, values)]);
    await run(id, 'check');
    await run(id, 'apply');
    const [content] = await sql<{ pack_quantity: string | null; pack_unit: string | null }[]>`
      select trim_scale(pack_quantity) as pack_quantity, pack_unit from public.products where sku = ${sku}`;
    return [content!.pack_quantity, content!.pack_unit];
  };
  expect(await contentAfter(whole(sku, { unit: 'Box', pack_quantity: 50 }))).toEqual(['50', 'Piece']);
  expect(await contentAfter({ sku, price: 9000 })).toEqual(['50', 'Piece']);
  expect(await contentAfter({ sku, pack_quantity: 20, pack_unit: 'Pair' })).toEqual(['20', 'Pair']);
  expect(await contentAfter({ sku, pack_quantity: null })).toEqual([null, null]);
});

it('reports the reason of every refused row under the file’s own row number', async () => {
  const [known, taken] = [article(), article()];
  await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku: known });
  const id = await stage([
    row(2, { price: 5 }),
    row(3, whole(taken, { category: 999_999_999 })),
    row(4, whole(article(), { unit: 'Furlong' })),
    row(5, whole(article(), { discounted_price: 9500 })),
    row(6, whole(article(), { name_ar: '' })),
    row(9, whole(article(), { quantity: 1.5 })),
    row(10, { sku: known, min_quantity: 3, quantity_step: 2 }),
  ]);
  expect(await run(id, 'check')).toMatchObject({ refused: 7 });
  const { items } = await listImportRows(db(), id, { outcome: 'refused' });
  expect(items.map((one) => [one.row, one.problems[0]!.field])).toEqual([
    [2, 'sku'],
    [3, undefined],
    [4, 'unit'],
    [5, 'discounted_price'],
    [6, 'name_ar'],
    [9, 'quantity'],
    [10, 'min_quantity'],
  ]);
});

it.each<[ImportMode, string, string]>([
  ['create', 'refused sku_known', 'create'],
  ['update', 'unchanged', 'refused sku_unknown'],
  ['both', 'unchanged', 'create'],
])('%s: a known SKU is %s, an unknown one %s', async (mode, known, unknown) => {
  const sku = article();
  await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku, price: 9000 });
  const id = await stage([row(2, { sku, price: 9000 }), row(3, whole(article()))], mode);
  await run(id, 'check');
  const result = await outcomes(id);
  expect([result[2]!.join(' '), result[3]!.join(' ')]).toEqual([known, unknown]);
});

it('holds a price that changes by a large factor until it is confirmed', async () => {
  const sku = article();
  const product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku,
    price: 95_000,
  });
  const id = await stage([row(2, { sku, price: 9500 })]);
  expect(await run(id, 'check')).toEqual({ held: 1 });
  expect(await run(id, 'apply')).toEqual({ held: 1 });
  expect(await getOwnProduct(db(), product)).toMatchObject({ price: 95_000 });

  const again = await stage([row(2, { sku, price: 9500 })]);
  await run(again, 'check');
  expect((await listImportRows(db(), again, { outcome: 'held' })).items).toMatchObject([
    { product_id: product, name_en: expect.any(String), name_ar: expect.any(String), confirmed: false },
  ]);
  expect(await getImport(db(), again)).toMatchObject({ counts: { held: 1 }, confirmed: 0 });
  expect(await confirmImportRows(db(), again)).toBe(1);
  expect(await getImport(db(), again)).toMatchObject({ counts: { held: 1 }, confirmed: 1 });
  expect(await run(again, 'apply')).toEqual({ changed: 1 });
  expect(await getOwnProduct(db(), product)).toMatchObject({ price: 9500 });
});

it('accepts a corrected row alone, and repeats a batch without harm', async () => {
  const sku = article();
  const id = await stage([row(2, whole(article())), row(3, whole(sku, { unit: 'Furlong' }))]);
  expect(await run(id, 'check')).toEqual({ create: 1, refused: 1 });
  expect(await stageImportRows(db(), id, [row(3, whole(sku))])).toBe(2);
  expect(await stageImportRows(db(), id, [row(3, whole(sku))])).toBe(2);
  expect(await run(id, 'check')).toEqual({ create: 2 });
});

it('reads variants as rows of one SKU', async () => {
  const sku = article();
  const id = await stage([
    row(2, whole(sku, { size: '42', price: 20_000, quantity: 3 })),
    row(3, { sku, size: '43', price: 20_000, quantity: 4, variant_sku: `${sku}-43` }),
    row(4, { sku, size: '47', price: 24_000, quantity: 5 }),
  ]);
  expect(await run(id, 'check')).toEqual({ create: 1, change: 2 });
  await run(id, 'apply');
  const { items } = await listOwnProducts(db(), { term: sku });
  expect(await getOwnProduct(db(), items[0]!.id)).toMatchObject({
    price: 20_000,
    variants: [
      { size: '42', price: null, stock: 3 },
      { size: '43', price: null, stock: 4, sku: `${sku}-43` },
      { size: '47', price: 24_000, stock: 5 },
    ],
  });
});

it('undoes only what nobody changed since, and reports the rest', async () => {
  const [first, second] = [article(), article()];
  const goods = { company_id: actors.seller.company!, category_id: category, quantity: 10 };
  const [one, two] = [
    await createProduct(sql, { ...goods, sku: first }),
    await createProduct(sql, { ...goods, sku: second }),
  ];
  const id = await stage([row(2, { sku: first, quantity: 20 }), row(3, { sku: second, quantity: 20 })]);
  await run(id, 'check');
  await run(id, 'apply');
  await adjustStock(db(), { product_id: two, delta: -1 });
  expect(await run(id, 'undo')).toEqual({ undone: 1, kept: 1 });
  expect([await stockOf(sql, one), await stockOf(sql, two)]).toEqual([10, 19]);
  expect(await outcomes(id)).toEqual({ 2: ['undone'], 3: ['kept', 'changed_since'] });
  const { items } = await listImportRows(db(), id, { outcome: 'kept' });
  expect(items[0]!.problems).toEqual([{ field: 'quantity', code: 'changed_since', ...himself }]);
});

// The caller as the author of a change.
const himself = { by_role: 'self', by: null, at: expect.any(String) };

const goodsOf = (sku: string, values: object = {}) =>
  createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku,
    price: 10_000,
    ...values,
  });

async function reprice(ids: number[], percent: number): Promise<string> {
  const id = randomUUID();
  await startBulkChange(db(), id, { ids, change: { kind: 'price', percent, round: 1 } }, ids.length);
  expect(await getBulkChange(db(), id)).toMatchObject({ status: 'done', changed: ids.length });
  return id;
}

it('can be undone row by row after publishing and after an undone price change', async () => {
  const skus = [article(), article(), article(), article()] as const;
  const [changed, twofold] = [
    await goodsOf(skus[0], { published: false }),
    await goodsOf(skus[1], { brand: 'Old' }),
  ];
  const id = await stage([
    row(2, { sku: skus[0], price: 11_000 }),
    row(3, { sku: skus[1], price: 12_000, brand: 'New', quantity: 9 }),
    row(4, whole(skus[2], { published: false })),
    row(5, whole(skus[3], { size: '42', published: false })),
    row(6, { sku: skus[3], size: '43', quantity: 2 }),
  ]);
  await run(id, 'check');
  expect(await run(id, 'apply')).toEqual({ created: 2, changed: 3 });
  const idOf = async (sku: string) => (await listOwnProducts(db(), { term: sku })).items[0]!.id;
  const ids = [changed, twofold, await idOf(skus[2]), await idOf(skus[3])];
  const published = randomUUID();
  await startBulkChange(db(), published, { ids, change: { kind: 'publish' } }, ids.length);
  const repriced = await reprice(ids, 10);
  await steerBulkChange(db(), repriced, 'undo');
  expect(await getBulkChange(db(), repriced)).toMatchObject({ status: 'undone', undone: 4, kept: 0 });
  await setProductPrice(db(), twofold, { price: 12_500, expected: 12_000 });

  const counted = await previewImportUndo(db(), id);
  expect(counted).toMatchObject({ undone: 4, partly: 1, kept: 0 });
  // Counting changes nothing and leaves no trace in the audit log.
  expect(await getOwnProduct(db(), changed)).toMatchObject({ price: 11_000 });
  expect(await run(id, 'undo')).toEqual({ undone: 4, kept: 1 });
  expect(await getOwnProduct(db(), changed)).toMatchObject({ price: 10_000, published: true });
  expect(await getOwnProduct(db(), twofold)).toMatchObject({ price: 12_500, brand: 'Old', stock: 100 });
  expect((await listOwnProducts(db(), { term: skus[2] })).count).toBe(0);
  expect((await listOwnProducts(db(), { term: skus[3] })).count).toBe(0);
  const { items } = await listImportRows(db(), id, { outcome: 'kept' });
  expect(counted.stays).toEqual(items);
  expect(items).toMatchObject([
    { row: 3, problems: [{ field: 'price', code: 'changed_since', ...himself }] },
  ]);

  // A second undo restores skipped rows once they are as the import left them.
  await setProductPrice(db(), twofold, { price: 12_000, expected: 12_500 });
  expect(await previewImportUndo(db(), id)).toMatchObject({ undone: 1, partly: 0, kept: 0 });
  expect(await run(id, 'undo')).toEqual({ undone: 5 });
  expect(await getOwnProduct(db(), twofold)).toMatchObject({ price: 10_000, brand: 'Old' });
  await expect(steerImport(db(), id, 'undo')).rejects.toMatchObject({ code: 'import_state_changed' });
});

it('undoes prices and stock of variants, and removes variants that it added', async () => {
  const sku = article();
  const product = await goodsOf(sku);
  await createVariant(sql, product, { size: '41', stock: 3 });
  const id = await stage([
    row(2, { sku, size: '41', price: 11_000, quantity: 8 }),
    row(3, { sku, size: '42', price: 12_000, quantity: 5 }),
    row(4, { sku, size: '43' }),
    row(5, { sku, size: '44' }),
  ]);
  await run(id, 'check');
  expect(await run(id, 'apply')).toEqual({ changed: 4 });
  const variants = async () =>
    (await getOwnProduct(db(), product)).variants.map(({ size, price, stock }) => [size, price, stock]);
  expect(await variants()).toEqual([
    ['41', 11_000, 8],
    ['42', 12_000, 5],
    ['43', null, 0],
    ['44', null, 0],
  ]);
  const added = (await getOwnProduct(db(), product)).variants;
  await adjustStock(db(), { product_id: product, variant_id: added[2]!.id!, delta: 1 });
  expect(await previewImportUndo(db(), id)).toMatchObject({ undone: 3, partly: 0, kept: 1 });
  expect(await run(id, 'undo')).toEqual({ undone: 3, kept: 1 });
  expect(await variants()).toEqual([
    ['41', null, 3],
    ['43', null, 1],
  ]);
  expect(await outcomes(id)).toMatchObject({ 4: ['kept', 'changed_since'] });
});

it('keeps products that it added if somebody changed them since, and reports the fields and the author', async () => {
  const sku = article();
  const id = await stage([row(2, whole(sku))]);
  await run(id, 'check');
  await run(id, 'apply');
  const { items } = await listOwnProducts(db(), { term: sku });
  const { version, variants, compatibilities: _fits, ...read } = await getOwnProduct(db(), items[0]!.id);
  await saveProduct(
    db(),
    { ...read, price: read.price!, brand: 'Sumer' },
    { variants, expectedVersion: version },
  );
  expect(await run(id, 'undo')).toEqual({ kept: 1 });
  expect((await listImportRows(db(), id, { outcome: 'kept' })).items[0]!.problems).toEqual([
    { field: 'brand', code: 'changed_since', ...himself },
  ]);
  expect(await getOwnProduct(db(), items[0]!.id)).toMatchObject({ brand: 'Sumer' });
});

it('names team members who changed skipped values; staff and orders have no name', async () => {
  const skus = [article(), article(), article(), article()] as const;
  const [deal, stocked, ordered, varied] = [
    await goodsOf(skus[0]),
    await goodsOf(skus[1], { quantity: 5 }),
    await goodsOf(skus[2], { quantity: 5 }),
    await goodsOf(skus[3]),
  ];
  await createVariant(sql, varied, { size: 'S', stock: 1 });
  const id = await stage([
    row(2, { sku: skus[0], discounted_price: 9_000 }),
    row(3, { sku: skus[1], quantity: 20 }),
    row(4, { sku: skus[2], quantity: 20 }),
    row(5, { sku: skus[3], size: 'S', price: 12_000, brand: 'New' }),
    row(6, { sku: skus[3], size: 'M', price: 13_000, quantity: 4 }),
  ]);
  await run(id, 'check');
  await run(id, 'apply');
  const manager = actors.manager.db;
  const added = (await getOwnProduct(db(), varied)).variants.find(({ size }) => size === 'M')!;
  const plan = { percent: 20, ends_at: '2099-01-01T00:00:00Z', products: [{ id: deal }] };
  const [planned] = await previewDeals(actors.admin.db, plan);
  await setDeals(actors.admin.db, { ...plan, products: [{ id: deal, mark: planned!.mark! }] });
  await adjustStock(manager, { product_id: stocked, delta: -1 });
  await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: ordered, variant_id: null, quantity: 3, unit_price: 10_000 }],
  });
  await adjustStock(manager, { product_id: varied, variant_id: added.id!, delta: 1 });
  const { version, variants, compatibilities: _fits, ...own } = await getOwnProduct(manager, varied);
  await saveProduct(
    manager,
    { ...own, price: own.price! },
    {
      variants: variants.map((one) => (one.size === 'S' ? { ...one, price: 14_000 } : one)),
      expectedVersion: version,
    },
  );
  // A later price change of the product is not a change of its variant.
  await setProductPrice(db(), varied, { price: 15_000, expected: 10_000 });

  expect(await previewImportUndo(db(), id)).toMatchObject({ undone: 0, partly: 1, kept: 4 });
  expect(await run(id, 'undo')).toEqual({ kept: 5 });
  const at = expect.any(String);
  const byManager = { code: 'changed_since', by_role: 'seller', by: 'Test manager', at };
  const problems = (await listImportRows(db(), id, {})).items.map((one) => one.problems);
  expect(problems[0]).toContainEqual({
    field: 'discounted_price',
    code: 'changed_since',
    by_role: 'admin',
    by: null,
    at,
  });
  expect(problems.slice(1)).toEqual([
    [{ field: 'quantity', ...byManager }],
    [{ field: 'quantity', code: 'changed_since', by_role: 'order', by: null, at }],
    [{ field: 'price', ...byManager }],
    [
      { field: 'quantity', ...byManager },
      { field: 'variant', ...byManager },
    ],
  ]);
});

it('skips a field that the tables refuse to restore, restores the others and blocks no other import', async () => {
  const [reduced, other] = [article(), article()];
  const product = await goodsOf(reduced, { price: 10_000, brand: 'Old' });
  const [id, next] = [
    await stage([row(2, { sku: reduced, price: 12_000, brand: 'New' })]),
    await stage([row(2, whole(other))]),
  ];
  await run(id, 'check');
  await run(id, 'apply');
  // Higher than the old price and lower than the new one.
  await sql`update public.product_offers set discounted_price = 11000 where product_id = ${product}`;
  await steerImport(db(), next, 'check');
  expect(await run(id, 'undo')).toEqual({ kept: 1 });
  expect(await getOwnProduct(db(), product)).toMatchObject({ price: 12_000, brand: 'Old' });
  expect((await listImportRows(db(), id, {})).items[0]!.problems).toEqual([
    { field: 'price', code: 'restore_refused' },
  ]);
  expect(await getImport(db(), next)).toMatchObject({ status: 'checked' });
});

it('recognises a file that was imported before', async () => {
  const fileHash = hash();
  const id = await stage([row(2, whole(article()))], 'both', fileHash);
  await run(id, 'check');
  await run(id, 'apply');
  const again = await createImport(db(), { id: randomUUID(), fileName: 'x.csv', fileHash, mode: 'both' });
  expect(again.repeats).toEqual(expect.any(String));
  expect((await listImports(db(), {})).items[0]).toMatchObject({
    file_name: 'x.csv',
    created_by: 'Test seller',
  });
});

it('refuses steps that the current state does not allow', async () => {
  const id = await stage([row(2, whole(article()))]);
  await expect(steerImport(db(), id, 'apply')).rejects.toMatchObject({
    code: 'import_state_changed',
    context: { status: 'staging' },
  });
  await steerImport(db(), id, 'cancel');
  await expect(stageImportRows(db(), id, [row(3, {})])).rejects.toMatchObject({
    code: 'import_state_changed',
  });
});

it('is one batch in the audit log, with the seller as author', async () => {
  const sku = article();
  const id = await stage([row(2, whole(sku))]);
  await run(id, 'check');
  await run(id, 'apply');
  const entries = await sql`
    select distinct actor_id, actor_kind, company_id from public.audit_log where batch_id = ${id}`;
  expect([...entries]).toEqual([
    { actor_id: actors.seller.id, actor_kind: 'member', company_id: actors.seller.company },
  ]);
  const heads =
    await sql`select action, after from public.audit_log where table_name = 'imports' and row_id = ${id}`;
  expect([...heads]).toEqual([{ action: 'INSERT', after: { name: expect.any(String), rows: 1 } }]);
});

it('reads attributes as the category defines them, shows differences, and undoes them', async () => {
  const own = await createCategory(sql);
  const [colour] = await defineAttributes(sql, own, [
    { key: 'tint', label_en: 'Tint', label_ar: 'اللون', value_en: 'Red', value_ar: 'أحمر' },
  ]);
  const define = async (key: string, type: string) => {
    const [made] = await sql<{ id: number }[]>`
      insert into public.attribute_definitions (category_id, key, type, label_en, label_ar, unit_en, unit_ar, is_required)
      values (${own}, ${key}, ${type}, ${key}, ${`ar ${key}`}, ${key === 'volts' ? 'V' : null},
        ${key === 'volts' ? 'فولت' : null}, ${key === 'volts'}) returning id`;
    return made!.id;
  };
  const [volts, cordless, finish] = [
    await define('volts', 'number'),
    await define('cordless', 'boolean'),
    await define('finish', 'text'),
  ];
  const sku = article();
  const attributes = { tint: 'احمر', volts: '٢٢٠ V', cordless: 'نعم', finish: 'Matt', other: 'left out' };
  const first = await stage([
    row(2, whole(sku, { category: own, attributes })),
    row(3, whole(article(), { category: own })),
    row(4, whole(article(), { category: own, attributes: { ...attributes, tint: 'Blue', volts: 'many' } })),
    row(5, whole(article(), { category: own, attributes: { volts: '12 kV' } })),
  ]);
  await run(first, 'check');
  await run(first, 'apply');
  expect(await outcomes(first)).toEqual({
    2: ['created'],
    3: ['refused', 'invalid_input'],
    4: ['refused', 'invalid_input'],
    5: ['refused', 'invalid_input'],
  });
  const refused = await listImportRows(db(), first, { outcome: 'refused' });
  expect(refused.items.map(({ problems }) => problems)).toMatchObject([
    [{ field: 'attributes', rule: 'required', attribute: 'volts' }],
    [{ field: 'attribute:tint', rule: 'one_of' }],
    [{ field: 'attribute:volts', rule: 'number' }],
  ]);
  const { items } = await listOwnProducts(db(), { term: sku });
  const id = items[0]!.id;
  const stored = [
    { ...colour },
    { definition: volts, number: 220 },
    { definition: cordless, boolean: true },
    { definition: finish, en: 'Matt', ar: 'Matt' },
  ];
  const read = async () => (await getOwnProduct(db(), id)).attributes;
  expect(await read()).toEqual(stored);

  const again = await stage([row(2, { sku, category: own, attributes })]);
  expect(await run(again, 'check')).toEqual({ unchanged: 1 });
  const next = await stage([row(2, { sku, attributes: { volts: 110, finish: null } })]);
  await run(next, 'check');
  await run(next, 'apply');
  const changed = [stored[0], { definition: volts, number: 110 }, stored[2]];
  expect(await read()).toEqual(changed);
  await run(next, 'undo');
  expect(await read()).toEqual(stored);
});

it.each([
  ['2,5', 2.5],
  ['0,75 mm²', 0.75],
  ['٢٫٥', 2.5],
  ['١٬٥٠٠', 1500],
  ['1,500', 1500],
  ['1½ ملم²', 1.5],
  ['-2,5', -2.5],
  [1.125, 1.125],
  ['2.500', { rule: 'number_ambiguous', value: '2.500', high: 2500, low: 2.5 }],
  ['2,5 cm', { rule: 'number', value: '2,5 cm' }],
])('reads the property %j as %j', async (written, result) => {
  const own = await createCategory(sql);
  const [section] = await sql<{ id: number }[]>`
    insert into public.attribute_definitions (category_id, key, type, label_en, label_ar, unit_en, unit_ar)
    values (${own}, 'section', 'number', 'Conductor section', 'مقطع الموصل', 'mm²', 'ملم²') returning id`;
  const sku = article();
  const id = await stage([row(2, whole(sku, { category: own, attributes: { section: written } }))]);
  await run(id, 'check');
  await run(id, 'apply');
  if (typeof result !== 'number') {
    const refused = await listImportRows(db(), id, { outcome: 'refused' });
    expect(refused.items.map(({ problems }) => problems)).toEqual([
      [{ field: 'attribute:section', code: 'invalid_input', ...result }],
    ]);
    return;
  }
  const { items } = await listOwnProducts(db(), { term: sku });
  const { attributes } = await getOwnProduct(db(), items[0]!.id);
  expect(attributes).toEqual([{ definition: section!.id, number: result }]);
});

it('reads volume prices by the rules of the form, shows differences, and undoes them', async () => {
  const volumes = (...pairs: [quantity: number, percent: number][]) => ({
    volume_discounts: pairs.map(([quantity, percent]) => ({ quantity, percent })),
  });
  const [sku, second] = [article(), article()];
  const first = await stage([
    row(2, whole(sku, { min_quantity: 5, ...volumes([10, 2], [50, 4.5]) })),
    row(3, whole(second, { size: '42', ...volumes([10, 2]) })),
    row(4, { sku: second, size: '43', ...volumes([10, 2]) }),
    row(5, whole(article(), { min_quantity: 5, ...volumes([5, 2]) })),
    row(6, whole(article(), volumes([10, 2], [10, 4]))),
    row(7, whole(article(), volumes([10, 4], [20, 4]))),
    row(8, whole(article(), volumes([10, 95]))),
    row(9, whole(article(), volumes([10, 1], [11, 2], [12, 3], [13, 4], [14, 5], [15, 6]))),
    row(10, whole(article(), { volume_discounts: 'ten' })),
  ]);
  expect(await run(first, 'check')).toEqual({ create: 2, change: 1, refused: 6 });
  const refused = await listImportRows(db(), first, { outcome: 'refused' });
  expect(refused.items.map(({ problems: [problem] }) => [problem!.field, problem!.rule])).toEqual([
    ['volume_discounts.0.quantity', 'above_minimum'],
    ['volume_discounts.1.quantity', 'rising'],
    ['volume_discounts.1.percent', 'rising'],
    ['volume_discounts.0.percent', 'percent'],
    ['volume_discounts', 'too_many'],
    ['volume_discounts', 'format'],
  ]);
  await run(first, 'apply');
  const { items } = await listOwnProducts(db(), { term: sku });
  const id = items[0]!.id;
  const stored = volumes([10, 2], [50, 4.5]);
  const kept = async () => (await getOwnProduct(db(), id)).volume_discounts;
  expect(await kept()).toEqual(stored.volume_discounts);

  // The staff's export has the same volume prices; importing them, or none, changes nothing.
  const begun = await beginExport(actors.admin.db, ['products']);
  const exported = await readExportRows(actors.admin.db, {
    ...{ id: begun.id, entity: 'products', after: String(id - 1), limit: 1 },
  });
  expect(exported.rows).toMatchObject([{ sku, volume_discounts: '10 = 2%; 50 = 4.5%' }]);
  for (const values of [stored, { price: 9000 }])
    expect(await run(await stage([row(2, { sku, ...values })]), 'check')).toEqual({ unchanged: 1 });

  // The minimum order may not exceed their quantities unless the file removes them.
  const grown = await stage([row(2, { sku, min_quantity: 10 })]);
  expect(await run(grown, 'check')).toEqual({ refused: 1 });
  expect((await listImportRows(db(), grown, {})).items[0]!.problems).toMatchObject([
    { field: 'volume_discounts.0.quantity', rule: 'above_minimum' },
  ]);
  const next = await stage([row(2, { sku, min_quantity: 10, volume_discounts: null })]);
  await run(next, 'check');
  expect((await listImportRows(db(), next, {})).items[0]).toMatchObject({
    outcome: 'change',
    before: { min_quantity: 5, ...stored },
    after: { min_quantity: 10, volume_discounts: null },
  });
  await run(next, 'apply');
  expect(await kept()).toEqual([]);
  expect(await run(next, 'undo')).toEqual({ undone: 1 });
  expect(await kept()).toEqual(stored.volume_discounts);

  // Volume prices changed since the import are kept by the undo.
  const later = await stage([row(2, { sku, ...volumes([20, 5]) })]);
  await run(later, 'check');
  await run(later, 'apply');
  await sql`update public.product_offers set volume_discounts = ${sql.json(volumes([30, 6]).volume_discounts)}
    where product_id = ${id}`;
  expect(await run(later, 'undo')).toEqual({ kept: 1 });
  expect(await kept()).toEqual(volumes([30, 6]).volume_discounts);
});

it('reads the return rule, shows differences, and undoes it', async () => {
  const [sku, silent] = [article(), article()];
  const first = await stage([
    row(2, whole(sku, { returns: 'none' })),
    row(3, whole(silent)),
    row(4, whole(article(), { returns: '14_days' })),
  ]);
  expect(await run(first, 'check')).toEqual({ create: 2, refused: 1 });
  const refused = await listImportRows(db(), first, { outcome: 'refused' });
  expect(refused.items[0]!.problems).toMatchObject([{ field: 'returns', rule: 'one_of' }]);
  await run(first, 'apply');
  const { items } = await listOwnProducts(db(), { term: sku });
  const rule = async () => (await getOwnProduct(db(), items[0]!.id)).returns;
  expect(await rule()).toBe('none');
  const [other] = (await listOwnProducts(db(), { term: silent })).items;
  expect((await getOwnProduct(db(), other!.id)).returns).toBeNull();

  const begun = await beginExport(actors.admin.db, ['products']);
  const exported = await readExportRows(actors.admin.db, {
    ...{ id: begun.id, entity: 'products', after: String(items[0]!.id - 1), limit: 1 },
  });
  expect(exported.rows).toMatchObject([{ sku, returns: 'none' }]);

  expect(await run(await stage([row(2, { sku, returns: 'none' })]), 'check')).toEqual({ unchanged: 1 });
  const next = await stage([row(2, { sku, returns: 'faulty_only' }), row(3, { sku: silent, returns: null })]);
  expect(await run(next, 'check')).toEqual({ change: 1, unchanged: 1 });
  expect((await listImportRows(db(), next, { outcome: 'change' })).items[0]).toMatchObject({
    before: { returns: 'none' },
    after: { returns: 'faulty_only' },
  });
  await run(next, 'apply');
  expect(await rule()).toBe('faulty_only');
  expect(await run(next, 'undo')).toEqual({ undone: 1, unchanged: 1 });
  expect(await rule()).toBe('none');

  // Null means the rule of the category.
  const emptied = await stage([row(2, { sku, returns: null })]);
  await run(emptied, 'check');
  await run(emptied, 'apply');
  expect(await rule()).toBeNull();
  expect(await run(emptied, 'undo')).toEqual({ undone: 1 });
  expect(await rule()).toBe('none');
  expect(await run(await stage([row(2, { sku, returns: 'never' })]), 'check')).toEqual({ refused: 1 });

  // A rule chosen since the import is kept.
  const later = await stage([row(2, { sku, returns: '30_days' })]);
  await run(later, 'check');
  await run(later, 'apply');
  await sql`update public.products set returns = 'faulty_only' where id = ${items[0]!.id}`;
  expect(await run(later, 'undo')).toEqual({ kept: 1 });
  expect(await rule()).toBe('faulty_only');
});

it('writes the fetched pictures in the order of the cell, and restores the earlier ones', async () => {
  const [fresh, old] = [article(), article()];
  const record = (name: string) => recordMedia(sql, actors.seller.company!, `${name}-${fresh}.webp`);
  const [front, back, before] = [await record('front'), await record('back'), await record('before')];
  await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku: old,
    main_image: before,
  });
  const address = 'https://pictures.example/back.jpg';
  const id = await stage([
    row(2, whole(fresh, { images: [address, 'Front.JPG', 'lost.jpg'] })),
    row(3, { sku: old, images: ['Front.JPG'] }),
    row(4, { sku: article(), images: ['nothing else.jpg'] }),
  ]);
  const wanted = async (state: 'addresses' | 'files' | 'failed') =>
    (await listWantedPictures(db(), id, { state })).items.map(({ name }) => name);
  expect(await wanted('addresses')).toEqual([address]);
  expect((await wanted('files')).sort()).toEqual(['Front.JPG', 'lost.jpg', 'nothing else.jpg']);

  await run(id, 'check');
  // No picture has been fetched yet, so the old one stays.
  expect(await outcomes(id)).toMatchObject({ 2: ['create'], 3: ['unchanged'] });

  await setImportPicture(db(), id, address, { problem: 'picture_not_found' });
  expect(await wanted('failed')).toEqual([address]);
  await retryImportPictures(db(), id);
  await setImportPicture(db(), id, address, { path: back });
  await setImportPicture(db(), id, 'Front.JPG', { path: front });
  await expect(
    setImportPicture(db(), id, 'lost.jpg', { path: `${actors.otherSeller.company!}/x.webp` }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await setImportPicture(db(), id, 'lost.jpg', { problem: 'not_a_picture' });
  expect((await getImport(db(), id)).pictures).toEqual({
    named: 4,
    ready: 2,
    failed: 1,
    addresses: 0,
    files: 2,
  });

  await run(id, 'check');
  const change = (await listImportRows(db(), id, { outcome: 'change' })).items[0]!;
  expect([change.before, change.after]).toEqual([{ images: [before] }, { images: [front] }]);
  await run(id, 'apply');
  const picturesOf = async (sku: string) =>
    (
      await sql`select main_image, additional_images from public.products where sku = ${sku} and deleted_at is null`
    )[0];
  expect(await picturesOf(fresh)).toEqual({ main_image: back, additional_images: [front] });
  expect(await picturesOf(old)).toEqual({ main_image: front, additional_images: [] });

  await expect(setImportPicture(db(), id, 'lost.jpg', { problem: 'not_a_picture' })).rejects.toMatchObject({
    code: 'import_state_changed',
  });
  await run(id, 'undo');
  expect(await picturesOf(old)).toEqual({ main_image: before, additional_images: [] });
});

it('keeps a picture that somebody changed after the import', async () => {
  const sku = article();
  const record = (name: string) => recordMedia(sql, actors.seller.company!, `${name}-${sku}.webp`);
  const [first, second] = [await record('first'), await record('second')];
  await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku });
  const id = await stage([row(2, { sku, images: ['a.jpg'] })]);
  await setImportPicture(db(), id, 'a.jpg', { path: first });
  await run(id, 'check');
  await run(id, 'apply');
  await sql`update public.products set main_image = ${second} where sku = ${sku}`;
  expect(await run(id, 'undo')).toEqual({ kept: 1 });
});

it('removes the pictures if the cell says so', async () => {
  const sku = article();
  const picture = await recordMedia(sql, actors.seller.company!, `${sku}.webp`);
  await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
    sku,
    main_image: picture,
  });
  const id = await stage([row(2, { sku, images: null })]);
  await run(id, 'check');
  await run(id, 'apply');
  expect(await sql`select main_image from public.products where sku = ${sku}`).toEqual([
    { main_image: null },
  ]);
});

it('is limited to members with the right to products', async () => {
  const id = await stage([row(2, whole(article()))]);
  for (const actor of actorNames) {
    const outcome = await getImport(actors[actor].db, id).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    const refused: Partial<Record<ActorName, string>> = {
      seller: 'done',
      manager: 'done',
      anonymous: 'not_signed_in',
      otherSeller: 'import_not_found',
      sales: 'not_allowed',
      warehouse: 'not_allowed',
      finance: 'not_allowed',
    };
    expect([actor, outcome]).toEqual([actor, refused[actor] ?? 'not_approved']);
  }
});

describe('rows about the same item', () => {
  const goods = () => ({ company_id: actors.seller.company!, category_id: category, quantity: 0 });
  const problemsOf = async (id: string) => {
    const { items } = await listImportRows(db(), id, { page_size: 100 });
    return Object.fromEntries(
      items.map(({ row, outcome, problems }) => [
        row,
        [
          outcome,
          ...problems.map(({ field, code, params }) => [
            field,
            code,
            (params as { row?: number } | undefined)?.row,
          ]),
        ],
      ]),
    );
  };

  it('refer to each other, and later ones wait for confirmation', async () => {
    const [bolt, nut] = [article(), article()];
    const id = await stage([
      row(2, whole(bolt, { quantity: 5, size: 'M8' })),
      row(3, whole(` ${bolt.toLowerCase()}\u200e`, { quantity: 9, size: 'm8' })),
      row(4, whole(nut, { quantity: 40 })),
      row(5, whole(nut, { name_en: 'Oqascrew', quantity: 60 })),
      row(6, whole(nut, { quantity: 70 })),
    ]);
    expect(await run(id, 'check')).toEqual({ create: 2, held: 3 });
    expect(await problemsOf(id)).toEqual({
      2: ['create', [undefined, 'item_repeats', 3]],
      3: ['held', ['sku', 'item_repeated', 2]],
      4: ['create', [undefined, 'item_repeats', 5]],
      5: ['held', ['sku', 'item_repeated', 4]],
      6: ['held', ['sku', 'item_repeated', 4]],
    });
    const { items: held } = await listImportRows(db(), id, { outcome: 'held' });
    expect(held[1]).toMatchObject({
      before: { name_en: 'Oqacement', quantity: 40 },
      after: { name_en: 'Oqascrew', quantity: 60 },
    });
    await confirmImportRows(db(), id, { rows: [5] });
    expect(await run(id, 'apply')).toEqual({ created: 2, changed: 1, held: 2 });
    const [kept, ticked] = [
      (await listOwnProducts(db(), { term: bolt })).items,
      (await listOwnProducts(db(), { term: nut })).items,
    ];
    expect(kept).toMatchObject([{ sku: bolt, stock: 5 }]);
    expect(ticked).toMatchObject([{ sku: nut, name_en: 'Oqascrew', stock: 60 }]);
  });

  it('are held for that reason in the mode for new products too, and a known SKU for its own reason', async () => {
    const [fresh, known] = [article(), article()];
    await createProduct(sql, { ...goods(), sku: known });
    const id = await stage(
      [row(2, whole(fresh)), row(3, whole(fresh)), row(4, whole(known)), row(5, whole(known, { size: 'S' }))],
      'create',
    );
    expect(await run(id, 'check')).toEqual({ create: 1, held: 1, refused: 2 });
    expect(await problemsOf(id)).toMatchObject({
      3: ['held', ['sku', 'item_repeated', 2]],
      4: ['refused', ['sku', 'sku_known', undefined]],
      5: ['refused', ['sku', 'sku_known', undefined]],
    });
    await confirmImportRows(db(), id);
    expect(await run(id, 'apply')).toEqual({ created: 1, unchanged: 1, refused: 2 });
  });

  it('are no longer held when one is corrected; a confirmation covers only the rows shown', async () => {
    const [first, second] = [article(), article()];
    const id = await stage([row(2, whole(first)), row(3, whole(first)), row(4, whole(second))]);
    await run(id, 'check');
    await confirmImportRows(db(), id);
    // Row 3 was confirmed as a repeat of row 2. Now it repeats row 4 instead.
    await stageImportRows(db(), id, [row(4, whole(first))]);
    expect(await run(id, 'check')).toEqual({ create: 1, held: 2 });
    expect(await getImport(db(), id)).toMatchObject({ confirmed: 1 });
    await stageImportRows(db(), id, [row(3, whole(article())), row(4, whole(second))]);
    expect(await run(id, 'check')).toEqual({ create: 3 });
  });

  it('must not contradict each other about one product', async () => {
    const sku = article();
    const id = await stage([
      row(2, whole(sku, { size: 'M8', name_en: 'Bolt M8' })),
      row(3, whole(sku, { size: 'M10', name_en: 'Bolt M10' })),
      row(4, whole(sku, { size: 'M12', name_en: 'Bolt M8' })),
    ]);
    await run(id, 'check');
    expect(await problemsOf(id)).toEqual({
      2: ['create'],
      3: ['held', ['name_en', 'row_contradicts', 2]],
      4: ['change'],
    });
  });

  it('must not give one code to two items', async () => {
    const [helmet, lamp, small] = [article(), article(), article()];
    const id = await stage([
      row(2, whole(helmet, { size: 'S', variant_sku: lamp })),
      row(3, whole(lamp.toLowerCase())),
      row(4, whole(helmet, { size: 'M', variant_sku: lamp })),
      row(5, whole(small)),
      row(6, whole(helmet, { size: 'L', variant_sku: small })),
    ]);
    await run(id, 'check');
    expect(await problemsOf(id)).toEqual({
      2: ['create'],
      3: ['refused', ['sku', 'sku_taken_in_file', 2]],
      4: ['refused', ['variant_sku', 'sku_taken_in_file', 2]],
      5: ['create'],
      6: ['refused', ['variant_sku', 'sku_taken_in_file', 5]],
    });
    await run(id, 'apply');
    const again = await stage([
      row(2, whole(lamp)),
      row(3, whole(article(), { size: 'S', variant_sku: small })),
    ]);
    await run(again, 'check');
    expect(await problemsOf(again)).toEqual({
      2: ['refused', ['sku', 'sku_taken', undefined]],
      3: ['refused', ['variant_sku', 'sku_taken', undefined]],
    });
  });

  it('find an existing product by any form of its code', async () => {
    const sku = article();
    const product = await createProduct(sql, { ...goods(), sku, price: 9000 });
    const id = await stage([row(2, { sku: `\u202a${sku.toLowerCase()}\u202c`, price: 9500 })], 'update');
    expect(await run(id, 'check')).toEqual({ change: 1 });
    await run(id, 'apply');
    expect(await getOwnProduct(db(), product)).toMatchObject({ sku, price: 9500 });
  });
});

describe('existing variants', () => {
  it('get the codes and Arabic colours of the file, and lose them when it is undone', async () => {
    const sku = article();
    const product = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: category,
      sku,
    });
    await createVariant(sql, product, { size: 'S', color: 'Red', stock: 1 });
    await createVariant(sql, product, { size: 'M', color: 'Red', stock: 1 });
    const variants = async () =>
      (await getOwnProduct(db(), product)).variants.map((one) => [one.size, one.sku, one.color_ar]);
    const file = [
      row(2, { sku, size: 'S', color: 'Red', color_ar: 'أحمر', variant_sku: `${sku}-S` }),
      row(3, { sku, size: 'm', color: 'red', color_ar: 'أحمر', variant_sku: `${sku}-M` }),
    ];
    const id = await stage(file);
    expect(await run(id, 'check')).toEqual({ change: 2 });
    expect((await listImportRows(db(), id, {})).items[0]).toMatchObject({
      before: { variant_sku: null, color_ar: null },
      after: { variant_sku: `${sku}-S`, color_ar: 'أحمر' },
    });
    await run(id, 'apply');
    expect(await variants()).toEqual([
      ['S', `${sku}-S`, 'أحمر'],
      ['M', `${sku}-M`, 'أحمر'],
    ]);
    expect(await run(await stage(file), 'check')).toEqual({ unchanged: 2 });
    // The code alone identifies the variant.
    const counted = await stage([row(2, { sku, variant_sku: `${sku}-m`, quantity: 7 })]);
    expect(await run(counted, 'check')).toEqual({ change: 1 });
    expect(await run(id, 'undo')).toEqual({ undone: 2 });
    expect(await variants()).toEqual([
      ['S', null, null],
      ['M', null, null],
    ]);
  });

  it('keep their codes if rows exchange them, and each row names the other', async () => {
    const [sku, other] = [article(), article()];
    const goods = { company_id: actors.seller.company!, category_id: category };
    const [product, second] = [
      await createProduct(sql, { ...goods, sku }),
      await createProduct(sql, { ...goods, sku: other }),
    ];
    await createVariant(sql, product, { size: 'S', sku: `${sku}-1`, stock: 1 });
    await createVariant(sql, product, { size: 'M', sku: `${sku}-2`, stock: 1 });
    await createVariant(sql, second, { size: 'S', sku: `${sku}-3`, stock: 1 });
    const id = await stage([
      row(2, { sku, size: 'S', variant_sku: `${sku}-2` }),
      row(3, { sku, size: 'M', variant_sku: `${sku}-3` }),
      row(4, { sku: other, size: 's', variant_sku: `${sku}-1` }),
    ]);
    expect(await run(id, 'check')).toEqual({ refused: 3 });
    const { items } = await listImportRows(db(), id, {});
    expect(items.map(({ problems }) => problems)).toEqual(
      [
        [`${sku}-2`, 3],
        [`${sku}-3`, 4],
        [`${sku}-1`, 2],
      ].map(([code, held]) => [
        { field: 'variant_sku', code: 'sku_held_by_row', params: { sku: code, row: held } },
      ]),
    );
  });

  it('get their old codes and Arabic colours back, except those changed since or now in use', async () => {
    const sku = article();
    const product = await goodsOf(sku);
    for (const size of ['S', 'M', 'L'])
      await createVariant(sql, product, {
        size,
        color: 'Red',
        color_ar: 'قرمزي',
        sku: `${sku}-${size}`,
        stock: 1,
      });
    const variants = async () =>
      (await getOwnProduct(db(), product)).variants.map((one) => [one.size, one.sku, one.color_ar]);
    const id = await stage(
      ['S', 'M', 'L'].map((size, place) =>
        row(place + 2, { sku, size, color: 'Red', color_ar: 'أحمر', variant_sku: `${sku}-${size}-NEW` }),
      ),
    );
    await run(id, 'check');
    expect(await run(id, 'apply')).toEqual({ changed: 3 });
    const { version, variants: rows, compatibilities: _fits, ...own } = await getOwnProduct(db(), product);
    const changed = rows.map((one) => (one.size === 'M' ? { ...one, color_ar: 'أحمر غامق' } : one));
    await saveProduct(
      actors.manager.db,
      { ...own, price: own.price! },
      { variants: changed, expectedVersion: version },
    );
    const other = await goodsOf(`${sku}-L`);
    expect(await previewImportUndo(db(), id)).toMatchObject({ undone: 1, partly: 2, kept: 0 });
    expect(await run(id, 'undo')).toEqual({ undone: 1, kept: 2 });
    expect(await variants()).toEqual([
      ['S', `${sku}-S`, 'قرمزي'],
      ['M', `${sku}-M`, 'أحمر غامق'],
      ['L', `${sku}-L-NEW`, 'قرمزي'],
    ]);
    const { items } = await listImportRows(db(), id, { outcome: 'kept' });
    expect(items.map(({ row: number, problems }) => [number, problems])).toEqual([
      [3, [expect.objectContaining({ field: 'color_ar', code: 'changed_since', by: 'Test manager' })]],
      [4, [{ field: 'variant_sku', code: 'restore_refused' }]],
    ]);

    // A second undo restores the code once it is free again.
    await deleteProduct(db(), other);
    expect(await previewImportUndo(db(), id)).toMatchObject({ undone: 1, partly: 0, kept: 1 });
    expect(await run(id, 'undo')).toEqual({ undone: 2, kept: 1 });
    expect((await variants())[2]).toEqual(['L', `${sku}-L`, 'قرمزي']);
  });

  it('hold the stock: a quantity without a size is held, and skipped when confirmed', async () => {
    const [dressed, plain, fresh] = [article(), article(), article()];
    const goods = { company_id: actors.seller.company!, category_id: category };
    const product = await createProduct(sql, { ...goods, sku: dressed, brand: null });
    const small = await createVariant(sql, product, { size: 'S', stock: 3 });
    await createProduct(sql, { ...goods, sku: plain, quantity: 12 });
    const id = await stage([
      row(2, { sku: dressed, quantity: 40, brand: 'Sumer' }),
      row(3, { sku: plain, size: 'S', quantity: 4 }),
      row(4, whole(fresh, { quantity: 30 })),
      row(5, { sku: fresh, size: 'S', quantity: 4 }),
      row(6, { sku: dressed, color_ar: 'أحمر', quantity: 2 }),
    ]);
    await run(id, 'check');
    expect(await outcomes(id)).toEqual({
      2: ['held', 'quantity_without_size'],
      3: ['held', 'stock_without_size'],
      4: ['held', 'quantity_without_size'],
      5: ['refused', 'invalid_input'],
      6: ['refused', 'invalid_input'],
    });
    await confirmImportRows(db(), id, { rows: [2] });
    await run(id, 'apply');
    expect(await getOwnProduct(db(), product)).toMatchObject({ brand: 'Sumer' });
    expect(await stockOf(sql, product, small)).toBe(3);
  });

  it('belong to the product of an earlier row, however many rows are checked at once', async () => {
    const sku = article();
    const id = await stage([
      ...Array.from({ length: 199 }, (_, place) => row(place + 2, { sku: article() })),
      row(201, whole(sku, { quantity: undefined })),
      row(202, { sku, size: 'S', quantity: 1 }),
      row(203, { sku, size: 'M', quantity: 2 }),
    ]);
    expect(await run(id, 'check')).toEqual({ refused: 199, create: 1, change: 2 });
    // Rows without a SKU have no product, so a batch can end between them.
    const nameless = await stage(Array.from({ length: 202 }, (_, place) => row(place + 2, { price: 5 })));
    await withoutJob(sql, 'imports', nameless, async () => {
      await steerImport(db(), nameless, 'check');
      const [first] = await sql`select private.work_import(${nameless}, 200)`;
      expect(first).toEqual({ work_import: true });
      expect((await getImport(db(), nameless)).counts).toEqual({ refused: 200, waiting: 2 });
    });
  });
});

it('holds a row with a doubtful cell until it is confirmed', async () => {
  const sku = article();
  const id = await stage([
    {
      ...row(2, whole(sku)),
      doubts: [{ field: 'sku', code: 'code_shown_otherwise', params: { value: sku, shown: '1' } }],
    },
  ]);
  expect(await run(id, 'check')).toEqual({ held: 1 });
  expect(await outcomes(id)).toEqual({ 2: ['held', 'code_shown_otherwise'] });
  await confirmImportRows(db(), id);
  expect(await run(id, 'apply')).toEqual({ created: 1 });
});

describe('corrections of refused rows', () => {
  const unread = (code: string, field: string, value: string) => ({ field, code, params: { value } });
  /** Row with an unreadable unit, as the browser stages it. */
  const withoutUnit = (number: number, unit: string, change: object = {}) => {
    const { unit: _unit, ...values } = whole(article(), change);
    return row(number, values, [unread('unit_unknown', 'unit', unit)]);
  };

  it('corrects all rows with the same wrong value at once', async () => {
    const id = await stage([
      ...Array.from({ length: 43 }, (_, place) => withoutUnit(place + 2, 'فرسخ')),
      withoutUnit(50, 'ذراع'),
      row(51, whole(article(), { price: undefined })),
    ]);
    expect(await run(id, 'check')).toEqual({ refused: 45 });
    const [group, ...others] = await listImportProblems(db(), id);
    expect(group).toEqual({
      kind: { field: 'unit', code: 'unit_unknown', value: 'فرسخ' },
      problem: unread('unit_unknown', 'unit', 'فرسخ'),
      rows: 43,
      first_row: 2,
    });
    expect(others.map(({ kind, rows }) => [kind.field, kind.value, rows])).toEqual([
      ['unit', 'ذراع', 1],
      ['price', undefined, 1],
    ]);

    const corrections = [{ kind: group!.kind, field: 'unit', value: 'Meter' }];
    expect(await correctImportRows(db(), id, corrections)).toBe(43);
    // A lost reply: the same call again finds nothing to correct.
    expect(await correctImportRows(db(), id, corrections)).toBe(0);
    await finish(sql, 'imports', id);
    expect(await getImport(db(), id)).toMatchObject({
      status: 'checked',
      counts: { create: 43, refused: 2 },
    });
    const { items } = await listImportRows(db(), id, { outcome: 'create' });
    expect(items[0]).toMatchObject({ row: 2, values: { unit: 'Meter' }, after: { unit: 'Meter' } });
  });

  it('corrects two cells of a row together, and the cells that two windows correct of one row', async () => {
    const { category: _category, ...values } = whole(article());
    const id = await stage([
      row(2, values, [
        unread('category_unknown', 'category', 'لا شيء'),
        unread('number_invalid', 'quantity', 'كثير'),
        unread('boolean_invalid', 'published', 'ربما'),
      ]),
    ]);
    await run(id, 'check');
    const [first, second, third] = await listImportProblems(db(), id);
    expect([first!.kind.field, second!.kind.field, third!.kind.field]).toEqual([
      'category',
      'published',
      'quantity',
    ]);
    await correctImportRows(db(), id, [
      { kind: first!.kind, field: 'category', value: category },
      { kind: third!.kind, field: 'quantity', value: 7 },
    ]);
    await correctImportRows(db(), id, [{ rows: [2], field: 'published', value: false }]);
    await finish(sql, 'imports', id);
    const { items } = await listImportRows(db(), id, {});
    expect(items).toMatchObject([
      { outcome: 'create', values: { category, quantity: 7, published: false }, problems: [] },
    ]);
  });

  it('converts amounts of one currency to dinars', async () => {
    const priced = (number: number, price: string) => {
      const { price: _price, ...values } = whole(article());
      return row(number, values, [unread('currency_foreign', 'price', price)]);
    };
    const id = await stage([priced(2, '$12'), priced(3, '7.5 $'), priced(4, '3 €')]);
    await run(id, 'check');
    const groups = await listImportProblems(db(), id);
    expect(groups.map(({ kind, rows }) => [kind.value, rows])).toEqual([
      ['$', 2],
      ['€', 1],
    ]);
    await correctImportRows(db(), id, [{ kind: groups[0]!.kind, field: 'price', rate: 1320 }]);
    await finish(sql, 'imports', id);
    const { items } = await listImportRows(db(), id, {});
    expect(items.map(({ outcome, values }) => [outcome, values.price])).toEqual([
      ['create', 15_840],
      ['create', 9_900],
      ['refused', undefined],
    ]);
  });

  it('corrects an attribute that the category does not know', async () => {
    const tinted = await createCategory(sql);
    await defineAttributes(sql, tinted, [
      { key: 'tint', label_en: 'Tint', label_ar: 'اللون', value_en: 'Red', value_ar: 'أحمر' },
    ]);
    const id = await stage([
      row(2, whole(article(), { category: tinted, attributes: { tint: 'Rouge' } })),
      row(3, whole(article(), { category: tinted, attributes: { tint: 'Rouge' } })),
    ]);
    await run(id, 'check');
    const [group] = await listImportProblems(db(), id);
    expect(group).toMatchObject({
      kind: { field: 'attribute:tint', rule: 'one_of', value: 'Rouge' },
      rows: 2,
    });
    await correctImportRows(db(), id, [{ kind: group!.kind, field: 'attribute:tint', value: 'Red' }]);
    await finish(sql, 'imports', id);
    expect((await getImport(db(), id)).counts).toEqual({ create: 2 });
  });

  it('corrects and applies rows after the others were applied, and leaves those as they are', async () => {
    const sku = article();
    const same = article();
    const product = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: category,
      sku: same,
      quantity: 40,
    });
    const id = await stage(
      [row(2, { sku: same, quantity: 40 }), row(3, whole(sku)), withoutUnit(4, 'فرسخ')],
      'both',
    );
    await run(id, 'check');
    expect(await run(id, 'apply')).toEqual({ unchanged: 1, created: 1, refused: 1 });
    // A sale after the import must not be overwritten.
    await adjustStock(db(), { product_id: product, delta: -5 });
    const [group] = await listImportProblems(db(), id);
    await correctImportRows(db(), id, [{ kind: group!.kind, field: 'unit', value: 'Bag' }]);
    await finish(sql, 'imports', id);
    const checked = await getImport(db(), id);
    expect(checked).toMatchObject({ status: 'checked', counts: { unchanged: 1, created: 1, create: 1 } });
    expect(await run(id, 'apply')).toEqual({ unchanged: 1, created: 2 });
    expect(await stockOf(sql, product)).toBe(35);
    expect(await run(id, 'undo')).toEqual({ unchanged: 1, undone: 2 });
  });

  it('stays undoable if a second check is cancelled, and adds a size to a product of the first part', async () => {
    const sku = article();
    const { unit: _unit, ...values } = whole(sku, { size: '42' });
    const id = await stage(
      [row(2, values, [unread('unit_unknown', 'unit', 'فرسخ')]), row(3, whole(sku, { size: '43' }))],
      'create',
    );
    await run(id, 'check');
    await run(id, 'apply');
    const correction = { rows: [2], field: 'unit', value: 'Bag' };
    await correctImportRows(db(), id, [correction]);
    await finish(sql, 'imports', id);
    expect(await steerImport(db(), id, 'cancel')).toBe('done');
    expect(await run(id, 'check')).toMatchObject({ created: 1 });
    const { items } = await listImportRows(db(), id, {});
    expect(items[0]).toMatchObject({ outcome: 'change', after: { variant: '42' } });
    expect(await run(id, 'apply')).toEqual({ created: 1, changed: 1 });
    await expect(steerImport(db(), id, 'check')).rejects.toMatchObject({ code: 'import_state_changed' });
    expect(await correctImportRows(db(), id, [correction])).toBe(0);
  });

  it('belongs to the company of the import', async () => {
    const id = await stage([withoutUnit(2, 'فرسخ')]);
    await run(id, 'check');
    const [group] = await listImportProblems(db(), id);
    const rival = actors.otherSeller.db;
    expect(await listImportProblems(rival, id)).toEqual([]);
    await expect(
      correctImportRows(rival, id, [{ kind: group!.kind, field: 'unit', value: 'Bag' }]),
    ).rejects.toMatchObject({ code: 'import_not_found' });
    await expect(correctImportRows(db(), id, [{ rows: [2], field: 'price', rate: 0 }])).rejects.toMatchObject(
      { code: 'invalid_input' },
    );
  });
});

import { randomUUID } from 'node:crypto';
import { getImport, previewImportUndo, listImportRows, steerImport } from '../src/imports/queries.ts';
import { getBulkChange, startBulkChange, steerBulkChange } from '../src/products/bulk-changes-queries.ts';
import { previewDeals, setDeals } from '../src/deals/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import {
  adjustStock,
  getOwnProduct,
  listOwnProducts,
  saveProduct,
  setProductPrice,
} from '../src/products/queries.ts';
import { createProduct, createVariant, delivery, stockOf } from './goods.ts';
import {
  actors,
  article,
  category,
  db,
  goodsOf,
  himself,
  outcomes,
  row,
  run,
  setUpImports,
  sql,
  stage,
  whole,
} from './import-desk.ts';

setUpImports();

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

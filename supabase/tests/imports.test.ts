import { randomUUID } from 'node:crypto';
import { searchProducts } from '../src/catalogue/queries.ts';
import {
  confirmImportRows,
  createImport,
  getImport,
  type ImportMode,
  listImportRows,
  listImports,
  stageImportRows,
  steerImport,
} from '../src/imports/queries.ts';
import { getOwnProduct, listOwnProducts } from '../src/products/queries.ts';
import { type ActorName, actorNames } from './actors.ts';
import { createProduct, stockOf } from './goods.ts';
import { indexProducts } from './jobs.ts';
import {
  actors,
  article,
  category,
  db,
  hash,
  outcomes,
  row,
  run,
  setUpImports,
  sql,
  stage,
  whole,
} from './import-desk.ts';

setUpImports();

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

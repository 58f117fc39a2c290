import {
  confirmImportRows,
  getImport,
  previewImportUndo,
  listImportRows,
  stageImportRows,
  steerImport,
} from '../src/imports/queries.ts';
import { getOwnProduct, listOwnProducts, saveProduct } from '../src/products/queries.ts';
import { createProduct, createVariant, stockOf } from './goods.ts';
import { deleteProduct } from './latest-decisions.ts';
import { withoutJob } from './jobs.ts';
import {
  actors,
  article,
  category,
  db,
  goodsOf,
  outcomes,
  row,
  run,
  setUpImports,
  sql,
  stage,
  whole,
} from './import-desk.ts';

setUpImports();

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

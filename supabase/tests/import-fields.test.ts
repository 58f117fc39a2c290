import {
  getImport,
  listWantedPictures,
  retryImportPictures,
  setImportPicture,
  listImportRows,
} from '../src/imports/queries.ts';
import { beginExport, readExportRows } from '../src/desk/exports-queries.ts';
import { getOwnProduct, listOwnProducts } from '../src/products/queries.ts';
import { createCategory, createProduct, defineAttributes, recordMedia } from './goods.ts';

import {
  actors,
  article,
  category,
  db,
  outcomes,
  row,
  run,
  setUpImports,
  sql,
  stage,
  whole,
} from './import-desk.ts';

setUpImports();

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

import { randomUUID } from 'node:crypto';
import { listAuditLog, listCompanyAudit } from '../src/audit/queries.ts';
import {
  getBulkChange,
  previewBulkChange,
  previewBulkUndo,
  previewStaffProductChange,
  startBulkChange,
  startStaffProductChange,
  steerBulkChange,
} from '../src/products/bulk-changes-queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import {
  getOwnProduct,
  listAllProducts,
  type ProductInput,
  saveProduct,
  saveProductAsStaff,
} from '../src/products/queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { productInput } from './product-form.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;
let id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

beforeEach(async () => {
  ({ id } = await saveProduct(actors.seller.db, productInput(category_id), {
    variants: [{ size: '42', price: 97_000 }],
  }));
});

/** Saves the product as its form in the console does: the loaded values with some changed. */
async function edit(
  change: Partial<ProductInput>,
  reason = 'Name as on the box',
  by: ActorName = 'catalogueStaff',
) {
  const { variants, compatibilities, version, ...read } = await getOwnProduct(actors.admin.db, id);
  return saveProductAsStaff(
    actors[by].db,
    { ...read, price: read.price!, ...change },
    { variants, compatibilities: compatibilities.map((one) => one.id), expectedVersion: version, reason },
  );
}

it('staff change every field of a product; its seller sees the reason until the next save', async () => {
  const category = await createCategory(sql);
  await edit({ name_en: 'Hammer drill', brand: 'Bosch', price: 96_000, category_id: category });
  const seen = await getOwnProduct(actors.seller.db, id);
  expect(seen).toMatchObject({
    name_en: 'Hammer drill',
    brand: 'Bosch',
    price: 96_000,
    category_id: category,
    version: 2,
    staff_edit: { reason: 'Name as on the box' },
  });
  const [news] = (await listNotifications(actors.manager.db)).items;
  expect(news).toMatchObject({
    kind: 'product_edited',
    subject: { product_id: id, name_en: 'Hammer drill', reason: 'Name as on the box' },
  });
  const { variants, compatibilities: _none, version, ...read } = seen;
  await saveProduct(actors.seller.db, { ...read, price: 95_500 }, { variants, expectedVersion: version });
  expect((await getOwnProduct(actors.seller.db, id)).staff_edit).toBeNull();
});

it('the log has one entry with the fields before and after, without amounts for those who may not see them', async () => {
  await edit({ name_en: 'Hammer drill', price: 96_000 });
  const entries = (await listAuditLog(actors.admin.db, { term: String(id), page_size: 100 })).items.filter(
    (entry) => entry.action === 'UPDATE' && entry.row_id === String(id),
  );
  expect(entries).toMatchObject([
    {
      table_name: 'products',
      reason: 'Name as on the box',
      changes: [
        { field: 'name_en', before: 'Impact drill', after: 'Hammer drill' },
        { field: 'price', before: '95000.00', after: '96000.00' },
      ],
    },
  ]);
  const own = (await listCompanyAudit(actors.seller.db, {})).items.find(
    (entry) => entry.row_id === String(id) && entry.action === 'UPDATE',
  );
  expect(own!.changes.map(({ field }) => field)).toEqual(['name_en', 'price']);
});

it('refuses staff without a reason, without the right, with an older version or with a new product', async () => {
  await expect(edit({ name_en: 'Drill' }, ' ')).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'reason' },
  });
  await expect(edit({ name_en: 'Drill' }, 'Better', 'support')).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await expect(edit({ name_en: 'Drill' }, 'Better', 'otherSeller')).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const { variants, compatibilities: _none, version, ...read } = await getOwnProduct(actors.admin.db, id);
  const values = { ...read, price: read.price! };
  await edit({ name_en: 'Drill' });
  const old = { variants, compatibilities: [], expectedVersion: version, reason: 'Better' };
  await expect(saveProductAsStaff(actors.admin.db, values, old)).rejects.toMatchObject({
    code: 'stale_version',
  });
  await expect(saveProductAsStaff(actors.admin.db, productInput(category_id), old)).rejects.toMatchObject({
    code: 'product_not_found',
  });
  await expect(
    saveProduct(actors.admin.db, values, { variants, expectedVersion: version + 1 }),
  ).rejects.toMatchObject({ code: 'invalid_input', context: { field: 'reason' } });
});

it('staff find products by seller, by category and by what they lack', async () => {
  const ids = async (filter: Parameters<typeof listAllProducts>[1]) =>
    (
      await listAllProducts(actors.catalogueStaff.db, { company_id: actors.seller.company!, ...filter })
    ).items.map((product) => product.id);
  const { id: full } = await saveProduct(
    actors.seller.db,
    productInput(category_id, { description_ar: 'وصف', brand: 'Bosch' }),
  );
  expect(await ids({ category_id, without_description: true })).toContain(id);
  expect(await ids({ category_id, without_description: true })).not.toContain(full);
  expect(await ids({ category_id, without_brand: true })).toContain(id);
  expect(await ids({ category_id, without_brand: true })).not.toContain(full);
  expect(await ids({ category_id: await createCategory(sql) })).toEqual([]);
});

it('staff move products of several companies to a category, with a reason, and undo it', async () => {
  const target = await createCategory(sql);
  const others = await createProduct(sql, { company_id: actors.otherSeller.company!, category_id });
  const input = { ids: [id, others], change: { kind: 'category' as const, category_id: target } };
  const { count, rows } = await previewStaffProductChange(actors.catalogueStaff.db, input);
  expect([count, rows.map((row) => row.problem)]).toEqual([2, [null, null]]);
  const change = randomUUID();
  const start = (by: ActorName, reason = 'Belongs to hand tools') =>
    startStaffProductChange(actors[by].db, change, input, { expected: 2, reason });
  await expect(start('support')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(start('seller')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(start('catalogueStaff', '')).rejects.toMatchObject({ context: { field: 'reason' } });
  expect(await start('catalogueStaff')).toMatchObject({ status: 'done', changed: 2 });
  const seen = await getOwnProduct(actors.otherSeller.db, others);
  expect(seen).toMatchObject({ category_id: target, staff_edit: { reason: 'Belongs to hand tools' } });
  expect((await listNotifications(actors.otherSeller.db)).items[0]).toMatchObject({
    kind: 'product_edited',
    subject: { product_id: others, reason: 'Belongs to hand tools' },
  });
  const log = (await listAuditLog(actors.admin.db, { batch: change, page_size: 100 })).items;
  expect(log.map((entry) => [entry.row_id, entry.reason])).toEqual(
    expect.arrayContaining([
      [String(id), 'Belongs to hand tools'],
      [String(others), 'Belongs to hand tools'],
    ]),
  );
  await expect(getBulkChange(actors.seller.db, change)).rejects.toMatchObject({ code: 'not_allowed' });
  const offered = async () => {
    const staff = (await listAuditLog(actors.admin.db, { table_name: 'bulk_changes' })).items;
    const own = (await listCompanyAudit(actors.otherSeller.db, { table_name: 'bulk_changes' })).items;
    return [staff, own].map(
      (items) => items.find(({ batch_id, state }) => batch_id === change && state)?.state?.may_undo,
    );
  };
  // The log offers the undo to staff, not to the companies of the products.
  expect(await offered()).toEqual([true, false]);
  expect(await previewBulkUndo(actors.catalogueStaff.db, change)).toMatchObject({ undone: 2, kept: 0 });
  expect(await steerBulkChange(actors.catalogueStaff.db, change, 'undo')).toMatchObject({ undone: 2 });
  expect(await offered()).toEqual([false, false]);
  expect((await getOwnProduct(actors.otherSeller.db, others)).category_id).toBe(category_id);
});

it('staff move all products that match a filter, as many as the database counted', async () => {
  const own = await createCategory(sql);
  for (let made = 0; made < 3; made += 1) {
    await createProduct(sql, { company_id: actors.seller.company!, category_id: own });
  }
  const input = {
    filter: { company_id: actors.seller.company!, category_id: own },
    change: { kind: 'category' as const, category_id },
  };
  const { count } = await previewStaffProductChange(actors.admin.db, input);
  expect(count).toBe(3);
  const started = await startStaffProductChange(actors.admin.db, randomUUID(), input, {
    expected: 3,
    reason: 'Wrong category',
  });
  expect(started).toMatchObject({ status: 'done', changed: 3 });
});

it('staff correct names by file and see the change before', async () => {
  const input = { ids: [id], change: { kind: 'names' as const, names: { [id]: { name_ar: 'مثقاب طرقي' } } } };
  const { rows } = await previewStaffProductChange(actors.admin.db, input);
  expect(rows).toMatchObject([
    {
      before: { name_en: 'Impact drill', name_ar: 'دريل طرق' },
      after: { name_en: 'Impact drill', name_ar: 'مثقاب طرقي' },
    },
  ]);
  await startStaffProductChange(actors.admin.db, randomUUID(), input, { expected: 1, reason: 'Arabic name' });
  expect(await getOwnProduct(actors.seller.db, id)).toMatchObject({
    name_en: 'Impact drill',
    name_ar: 'مثقاب طرقي',
    version: 2,
  });
});

it('lets staff publish, price, delete, restore and stock a product with a reason only', async () => {
  const { db } = actors.catalogueStaff;
  const calls = (version: number, reason?: string) =>
    [
      ['set_product_published', { product_id: id, published: false, expected_version: version, reason }],
      ['set_product_price', { product_id: id, price: 94_000, expected: 95_000, reason }],
      ['delete_product', { product_id: id, expected_version: version, reason }],
    ] as const;
  const { version } = await getOwnProduct(actors.admin.db, id);
  for (const [name, input] of calls(version)) {
    const { error } = await db.rpc(name, input as never);
    expect([name, error]).toEqual([name, expect.objectContaining({ message: 'invalid_input' })]);
  }
  const { error } = await db.rpc('delete_product', {
    product_id: id,
    expected_version: version,
    reason: 'Recalled',
  });
  expect(error).toBeNull();
  const { items } = await listAuditLog(actors.admin.db, { table_name: 'products', term: String(id) });
  expect(items[0]).toMatchObject({ reason: 'Recalled', actor_kind: 'staff' });
  await expect(
    db.rpc('restore_product', { product_id: id, expected_version: version + 1 }),
  ).resolves.toMatchObject({ error: { code: expect.any(String) } });
});

describe('all products that match a filter', () => {
  /** Starts a change of all products of the category that `start` counts, except the given ones. */
  async function changeAll(
    change: Parameters<typeof startStaffProductChange>[2]['change'],
    reason: string,
    { category, except = [], by = 'catalogueStaff' }: { category: number; except?: number[]; by?: ActorName },
  ) {
    const input = { filter: { category_id: category }, except, change };
    const { count } = await previewStaffProductChange(actors[by].db, input);
    return startStaffProductChange(actors[by].db, randomUUID(), input, { expected: count, reason });
  }
  async function stock(): Promise<{ category: number; own: number[]; other: number }> {
    const category = await createCategory(sql);
    const make = (company_id: string) => createProduct(sql, { company_id, category_id: category });
    const own = [await make(actors.seller.company!), await make(actors.seller.company!)];
    return { category, own, other: await make(actors.otherSeller.company!) };
  }
  const moderation = async (of: number) => {
    const [row] = await sql`select moderation, moderation_reason from public.products where id = ${of}`;
    return row;
  };

  it('are hidden with a reason, as one notification per seller, shown again without one, and undone', async () => {
    const { category, own, other } = await stock();
    const hidden = await changeAll({ kind: 'hide' }, 'Not allowed', { category, except: [own[0]!] });
    expect(hidden).toMatchObject({ status: 'done', changed: 2 });
    expect(await moderation(own[0]!)).toMatchObject({ moderation: 'visible' });
    expect(await moderation(own[1]!)).toEqual({ moderation: 'hidden', moderation_reason: 'Not allowed' });
    expect((await listNotifications(actors.otherSeller.db)).items[0]).toMatchObject({
      kind: 'product_hidden',
      subject: { product_id: other, reason: 'Not allowed' },
    });
    const again = await changeAll({ kind: 'hide' }, 'Another reason', { category });
    expect(again).toMatchObject({ changed: 1, unchanged: 2 });
    expect(await moderation(other)).toMatchObject({ moderation_reason: 'Not allowed' });
    expect(await changeAll({ kind: 'show' }, '', { category })).toMatchObject({ changed: 3 });
    const [news, before] = (await listNotifications(actors.seller.db)).items;
    expect(news).toMatchObject({ kind: 'product_shown', subject: { count: 2 } });
    expect(before).toMatchObject({ kind: 'product_hidden' });
    const last = await changeAll({ kind: 'hide' }, 'Not allowed', { category });
    expect(await steerBulkChange(actors.admin.db, last.id, 'undo')).toMatchObject({ undone: 3 });
    expect(await moderation(own[1]!)).toMatchObject({ moderation: 'visible' });
    const entries = (await listAuditLog(actors.admin.db, { batch: last.id, page_size: 100 })).items;
    expect(entries.filter(({ table_name }) => table_name === 'products')).toHaveLength(6);
  });

  it('get a deal, about which their sellers are notified', async () => {
    const { category, other } = await stock();
    const ends_at = new Date(Date.now() + 86_400_000).toISOString();
    const change = { kind: 'discount' as const, percent: 20, ends_at };
    expect(await changeAll(change, 'Ramadan', { category })).toMatchObject({ changed: 3 });
    expect((await listNotifications(actors.otherSeller.db)).items[0]).toMatchObject({
      kind: 'deal_set',
      subject: { product_id: other, reason: 'Ramadan' },
    });
  });

  it('are hidden by staff with the right only, and with a reason', async () => {
    const { category } = await stock();
    const hide = (by: ActorName, reason: string) => changeAll({ kind: 'hide' }, reason, { category, by });
    await expect(hide('catalogueStaff', ' ')).rejects.toMatchObject({ context: { field: 'reason' } });
    await expect(hide('support', 'Not allowed')).rejects.toMatchObject({ code: 'not_allowed' });
    const input = { filter: { category_id: category }, change: { kind: 'hide' as const } };
    await expect(previewBulkChange(actors.seller.db, input)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(startBulkChange(actors.seller.db, randomUUID(), input, 2)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

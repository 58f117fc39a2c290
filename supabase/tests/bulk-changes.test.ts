import { randomUUID } from 'node:crypto';
import {
  type BulkChange,
  type BulkInput,
  getBulkChange,
  listBulkChangeRows,
  listBulkChanges,
  previewBulkChange,
  previewBulkUndo,
  startBulkChange,
  steerBulkChange,
} from '../src/products/bulk-changes-queries.ts';
import { listAuditLog, listCompanyAudit } from '../src/audit/queries.ts';
import {
  adjustStock,
  getOwnProduct,
  listOwnProducts,
  saveProduct,
  setProductPrice,
} from '../src/products/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, defineAttributes, stockOf } from './goods.ts';
import { deleteProductAsStaff } from './latest-decisions.ts';
import { finish, indexProducts, withoutJob } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});

afterAll(() => sql.end());

const seller = () => actors.seller.db;
const make = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id, price: 10_000, ...values });

/** Previews a change, starts it as previewed, and runs the job until it is done. */
async function change(input: BulkInput) {
  const { count } = await previewBulkChange(seller(), input);
  const id = randomUUID();
  await startBulkChange(seller(), id, input, count);
  await finish(sql, 'bulk_changes', id);
  return getBulkChange(seller(), id);
}
const priceOf = async (id: number) => (await getOwnProduct(seller(), id)).price;

it('changes prices by percentage, including variants, as previewed, and undoes it', async () => {
  const [plain, withVariants, cheap, reduced] = [
    await make({ price: 10_100 }),
    await make(),
    await make({ price: 100 }),
    await make({ discounted_price: 9_900 }),
  ];
  const variant = await createVariant(sql, withVariants, { size: '42', stock: 1 });
  await sql`update public.product_variants set price = 20000 where id = ${variant}`;
  const input: BulkInput = {
    ids: [plain, withVariants, cheap, reduced],
    change: { kind: 'price', percent: -5 },
  };
  const { count, rows } = await previewBulkChange(seller(), input);
  expect(count).toBe(4);
  const shown = Object.fromEntries(
    rows.map((row) => [row.id, [row.before.price, row.after.price, row.problem]]),
  );
  expect(shown).toEqual({
    [plain]: [10_100, 9_500, null],
    [withVariants]: [10_000, 9_500, null],
    [cheap]: [100, 0, 'no_price'],
    [reduced]: [10_000, 9_500, 'below_deal'],
  });
  const done = await change(input);
  expect(done).toMatchObject({ status: 'done', row_count: 4, changed: 2, unchanged: 0, refused: 2 });
  expect(await Promise.all([plain, withVariants, cheap, reduced].map(priceOf))).toEqual([
    9_500, 9_500, 100, 10_000,
  ]);
  expect((await getOwnProduct(seller(), withVariants)).variants[0]!.price).toBe(19_000);
  const refused = await listBulkChangeRows(seller(), done.id);
  expect(refused.items.map(({ id, problem }) => [id, problem])).toEqual([
    [cheap, 'no_price'],
    [reduced, 'below_deal'],
  ]);

  // A product that changed since is reported and skipped.
  await setProductPrice(seller(), plain, { price: 12_000, expected: 9_500 });
  await steerBulkChange(seller(), done.id, 'undo');
  expect(await getBulkChange(seller(), done.id)).toMatchObject({ status: 'undone', undone: 1, kept: 1 });
  expect(await Promise.all([plain, withVariants].map(priceOf))).toEqual([12_000, 10_000]);
  expect((await getOwnProduct(seller(), withVariants)).variants[0]!.price).toBe(20_000);
  const kept = (await listBulkChangeRows(seller(), done.id)).items.filter(
    ({ outcome }) => outcome === 'kept',
  );
  expect(kept).toMatchObject([{ id: plain, problem: 'changed_since' }]);
  // A second undo restores skipped products once they are as the change left them.
  await setProductPrice(seller(), plain, { price: 9_500, expected: 12_000 });
  expect(await previewBulkUndo(seller(), done.id)).toMatchObject({
    undone: 1,
    partly: 0,
    kept: 0,
    stays: [],
  });
  await steerBulkChange(seller(), done.id, 'undo');
  expect(await getBulkChange(seller(), done.id)).toMatchObject({ status: 'undone', undone: 2, kept: 0 });
  expect(await priceOf(plain)).toBe(10_100);
  await expect(steerBulkChange(seller(), done.id, 'undo')).rejects.toMatchObject({
    code: 'bulk_change_state',
  });
});

it('offers the undo of a change in the log to members who may undo it, until all of it is undone', async () => {
  const done = await change({ ids: [await make(), await make()], change: { kind: 'unpublish' } });
  const offered = async (name: 'seller' | 'manager' | 'admin') => {
    const { items } =
      name === 'admin'
        ? await listAuditLog(actors.admin.db, { company_id: actors.seller.company! })
        : await listCompanyAudit(actors[name].db, {});
    return items.find(({ batch_id, state }) => batch_id === done.id && state)?.state?.may_undo;
  };
  expect(done.may_undo).toBe(true);
  expect(await Promise.all([offered('seller'), offered('manager'), offered('admin')])).toEqual([
    true,
    true,
    false,
  ]);
  expect(await steerBulkChange(actors.manager.db, done.id, 'undo')).toMatchObject({ undone: 2 });
  expect((await getBulkChange(seller(), done.id)).may_undo).toBe(false);
  expect(await offered('seller')).toBe(false);
});

it('restores the prices of products and variants that nobody changed since, and counts them before', async () => {
  const [product, untouched] = [await make(), await make()];
  const [small, large] = [
    await createVariant(sql, product, { size: 'S', stock: 1 }),
    await createVariant(sql, product, { size: 'L', stock: 1 }),
  ];
  await sql`update public.product_variants set price = 20000 where id in (${small}, ${large})`;
  const done = await change({ ids: [product, untouched], change: { kind: 'price', percent: 10 } });
  await sql`update public.product_variants set price = 25000 where id = ${large}`;
  expect(await previewBulkUndo(seller(), done.id)).toMatchObject({
    undone: 1,
    partly: 1,
    kept: 0,
    stays: [{ id: product }],
  });
  expect(await getBulkChange(seller(), done.id)).toMatchObject({ status: 'done', undone: 0 });
  expect(await priceOf(untouched)).toBe(11_000);
  await steerBulkChange(seller(), done.id, 'undo');
  expect(await getBulkChange(seller(), done.id)).toMatchObject({ undone: 1, kept: 1 });
  const { price, variants } = await getOwnProduct(seller(), product);
  expect([price, ...variants.map((one) => one.price)]).toEqual([10_000, 20_000, 25_000]);
  // Nothing is left to undo.
  expect(await previewBulkUndo(seller(), done.id)).toMatchObject({ undone: 0, partly: 0, kept: 1 });
});

describe('products that an undo skips', () => {
  type Own = Awaited<ReturnType<typeof getOwnProduct>>;
  async function edit(actor: ActorName, id: number, edited: (own: Own) => Partial<Own>) {
    const { db } = actors[actor];
    const own = await getOwnProduct(db, id);
    const { version, variants, compatibilities: _fits, ...read } = { ...own, ...edited(own) };
    await saveProduct(db, { ...read, price: read.price! }, { variants, expectedVersion: version });
  }
  const priced = (size: string, price: number | null) => (own: Own) => ({
    variants: own.variants.map((one) => (one.size === size ? { ...one, price } : one)),
  });

  it('are listed with who changed them, and which variant', async () => {
    const [varied, repriced, deleted] = [await make(), await make(), await make()];
    for (const size of ['S', 'M', 'L', 'XL'])
      await createVariant(sql, varied, { size, color: 'Red', color_ar: 'أحمر', price: 20_000, stock: 1 });
    const ids = [varied, repriced, deleted];
    const { id } = await change({ ids, change: { kind: 'price', percent: 10 } });
    await edit('manager', varied, priced('M', 30_000));
    await edit('seller', varied, priced('L', null));
    // A deleted variant has no price that could be skipped.
    await edit('manager', varied, ({ variants }) => ({
      variants: variants.filter(({ size }) => size !== 'XL'),
    }));
    await setProductPrice(seller(), repriced, { price: 12_000, expected: 11_000 });
    await deleteProductAsStaff(actors.admin.db, deleted);

    const counted = await previewBulkUndo(seller(), id);
    expect(counted).toMatchObject({ undone: 0, partly: 1, kept: 2 });
    await steerBulkChange(seller(), id, 'undo');
    expect(await getBulkChange(seller(), id)).toMatchObject({ undone: 0, kept: 3 });
    const { price, variants } = await getOwnProduct(seller(), varied);
    expect([price, ...variants.map((one) => one.price)]).toEqual([10_000, 20_000, 30_000, null]);
    const itself = { size: null, color: null, color_ar: null, at: expect.any(String) };
    const red = { color: 'Red', color_ar: 'أحمر', at: expect.any(String) };
    const { items } = await listBulkChangeRows(seller(), id);
    expect(counted.stays).toEqual(items);
    expect(items.map(({ id: product, problem, changes }) => [product, problem, changes])).toEqual([
      [
        varied,
        'changed_since',
        [
          { ...red, size: 'M', by_role: 'seller', by: 'Test manager' },
          { ...red, size: 'L', by_role: 'self', by: null },
        ],
      ],
      [repriced, 'changed_since', [{ ...itself, by_role: 'self', by: null }]],
      // Companies do not see staff names.
      [deleted, 'gone', [{ ...itself, by_role: 'admin', by: null }]],
    ]);
  });

  it('name who changed the skipped value, not who changed another value later', async () => {
    const product = await make();
    const { id } = await change({ ids: [product], change: { kind: 'discount', percent: 10 } });
    await edit('manager', product, () => ({ discounted_price: 8_000 }));
    await edit('seller', product, () => ({ brand: 'Sumer' }));
    await steerBulkChange(seller(), id, 'undo');
    expect((await listBulkChangeRows(seller(), id)).items).toMatchObject([
      { problem: 'changed_since', changes: [{ by: 'Test manager' }] },
    ]);
  });
});

it('holds prices that change by a large factor, including variants, until they are confirmed', async () => {
  const price = { price: 10_000 };
  const [steady, doubled, withVariant] = [
    await make({ price: 40_000 }),
    await make(price),
    await make({ price: 40_000 }),
  ];
  const variant = await createVariant(sql, withVariant, { size: 'M', stock: 1 });
  await sql`update public.product_variants set price = 10000 where id = ${variant}`;
  const input = { ids: [steady, doubled, withVariant], change: { kind: 'price' as const, amount: 10_000 } };
  const problems = async (change: BulkInput['change']) =>
    Object.fromEntries(
      (await previewBulkChange(seller(), { ...input, change })).rows.map(({ id, problem }) => [id, problem]),
    );
  expect(await problems(input.change)).toEqual({
    [steady]: null,
    [doubled]: 'price_jump',
    [withVariant]: 'price_jump',
  });
  expect(await change(input)).toMatchObject({ changed: 1, refused: 2 });
  const meant = { ...input.change, jumps: true as const };
  expect(await problems(meant)).toEqual({ [steady]: null, [doubled]: null, [withVariant]: null });
  expect(await change({ ...input, ids: [doubled, withVariant], change: meant })).toMatchObject({
    changed: 2,
  });
  expect(await Promise.all([steady, doubled, withVariant].map(priceOf))).toEqual([50_000, 20_000, 50_000]);
});

it('applies to all products that match a filter except unticked ones, and to no other company’s', async () => {
  const brand = `Bulk${randomUUID().slice(0, 8)}`;
  const ids = [await make({ brand }), await make({ brand }), await make({ brand })];
  const foreign = await createProduct(sql, { company_id: actors.otherSeller.company!, category_id, brand });
  const target = { filter: { term: brand }, except: [ids[1]!] };
  const done = await change({ ...target, change: { kind: 'unpublish' } });
  expect(done).toMatchObject({ row_count: 2, changed: 2 });
  const { items } = await listOwnProducts(seller(), { term: brand });
  expect(Object.fromEntries(items.map(({ id, published }) => [id, published]))).toEqual({
    [ids[0]!]: false,
    [ids[1]!]: true,
    [ids[2]!]: false,
  });
  await expect(
    previewBulkChange(seller(), { ids: [foreign], change: { kind: 'delete' } }),
  ).resolves.toMatchObject({ count: 0 });
  const [other] = await sql`select published from public.products where id = ${foreign}`;
  expect(other).toEqual({ published: true });
});

it('refuses to start with other products than confirmed, and starts nothing twice', async () => {
  const [one, two] = [await make(), await make()];
  const input: BulkInput = { ids: [one, two], change: { kind: 'price', amount: 500 } };
  await expect(startBulkChange(seller(), randomUUID(), input, 3)).rejects.toMatchObject({
    code: 'stale_version',
    context: { count: 2 },
  });
  const id = randomUUID();
  await startBulkChange(seller(), id, input, 2);
  expect(await startBulkChange(seller(), id, input, 2)).toMatchObject({ id, status: 'done', changed: 2 });
  expect(await priceOf(one)).toBe(10_500);
  expect((await listBulkChanges(seller()))[0]).toMatchObject({ id });
});

it('sets deals with dates and removes them, moves categories, deletes and restores', async () => {
  const [one, two] = [await make(), await make()];
  const ids = [one, two];
  const ends_at = new Date(Date.now() + 86_400_000).toISOString();
  expect(await change({ ids, change: { kind: 'discount', percent: 12, ends_at } })).toMatchObject({
    changed: 2,
  });
  expect(await getOwnProduct(seller(), one)).toMatchObject({ discounted_price: 8_750 });
  const ended = await change({ ids, change: { kind: 'discount', percent: null } });
  expect(await getOwnProduct(seller(), one)).toMatchObject({ discounted_price: null, deal_ends_at: null });
  await steerBulkChange(seller(), ended.id, 'undo');
  expect(await getOwnProduct(seller(), one)).toMatchObject({ discounted_price: 8_750 });

  const strict = await createCategory(sql);
  const [colour] = await defineAttributes(sql, category_id, [
    { key: 'tint', label_en: 'Tint', label_ar: 'اللون', value_en: 'Red', value_ar: 'أحمر' },
  ]);
  await sql`update public.products set attributes = ${sql.json([colour!])} where id = ${one}`;
  const moved = await change({ ids, change: { kind: 'category', category_id: strict } });
  expect(moved).toMatchObject({ changed: 2 });
  expect(await getOwnProduct(seller(), one)).toMatchObject({ category_id: strict, attributes: [] });
  await steerBulkChange(seller(), moved.id, 'undo');
  expect(await getOwnProduct(seller(), one)).toMatchObject({ category_id, attributes: [colour] });
  await sql`insert into public.attribute_definitions (category_id, key, type, label_en, label_ar, is_required)
    values (${strict}, ${'need'}, 'text', 'Need', 'مطلوب', true)`;
  expect(await change({ ids, change: { kind: 'category', category_id: strict } })).toMatchObject({
    refused: 2,
  });

  const gone = await change({ ids, change: { kind: 'delete' } });
  await expect(getOwnProduct(seller(), one)).rejects.toMatchObject({ code: 'product_not_found' });
  const [{ sku }] = (await sql`select sku from public.products where id = ${two}`) as unknown as [
    { sku: string },
  ];
  await make({ sku });
  await steerBulkChange(seller(), gone.id, 'undo');
  expect(await getBulkChange(seller(), gone.id)).toMatchObject({ undone: 1, kept: 1 });
  expect((await getOwnProduct(seller(), one)).id).toBe(one);
});

it('resumes after an interruption, and makes an open form of a changed product outdated', async () => {
  const id = randomUUID();
  const ids = await Promise.all(Array.from({ length: 3 }, () => make()));
  const opened = await getOwnProduct(seller(), ids[0]!);
  await withoutJob(sql, 'bulk_changes', id, async () => {
    await sql`insert into private.bulk_changes (id, company_id, actor_id, change, row_count)
      values (${id}, ${actors.seller.company!}, ${actors.seller.id}, '{"kind": "unpublish"}', 3)`;
    await sql`insert into private.bulk_change_rows (change_id, product_id) select ${id}, unnest(${ids}::bigint[])`;
    await sql`select private.work_bulk_change(${id}, 2)`;
    expect(await getBulkChange(seller(), id)).toMatchObject({ status: 'working', changed: 2 });
    expect(await steerBulkChange(seller(), id, 'stop')).toMatchObject({ status: 'stopped' });
  });
  await sql`select private.work_bulk_changes()`;
  expect(await getBulkChange(seller(), id)).toMatchObject({ status: 'stopped', changed: 2 });
  const { version, variants, compatibilities: _fits, ...read } = opened;
  await expect(
    saveProduct(seller(), { ...read, price: read.price! }, { variants, expectedVersion: version }),
  ).rejects.toMatchObject({
    code: 'stale_version',
  });
});

it('writes one audit entry whose batch names every product', async () => {
  const ids = [await make(), await make()];
  const { id } = await change({ ids, change: { kind: 'unpublish' } });
  const heads = await sql`
    select actor_id, company_id, row_id, after from public.audit_log where table_name = 'bulk_changes' and batch_id = ${id}`;
  expect([...heads]).toEqual([
    {
      actor_id: actors.seller.id,
      company_id: actors.seller.company,
      row_id: id,
      after: { kind: 'unpublish', products: 2 },
    },
  ]);
  const rows = await sql`
    select row_id, actor_id from public.audit_log where table_name = 'products' and batch_id = ${id} order by row_id::bigint`;
  expect([...rows]).toEqual(ids.map((one) => ({ row_id: String(one), actor_id: actors.seller.id })));
});

it.each<[BulkChange, string]>([
  [{ kind: 'price' }, 'percent'],
  [{ kind: 'price', percent: -95 }, 'percent'],
  [{ kind: 'price', percent: 5, amount: 5 }, 'percent'],
  [{ kind: 'discount', percent: 95 }, 'percent'],
  [{ kind: 'discount', percent: 10, ends_at: '2020-01-01' }, 'ends_at'],
  [{ kind: 'discount', percent: 10, starts_at: '2090-01-02', ends_at: '2090-01-01' }, 'ends_at'],
  [{ kind: 'category', category_id: 999_999_999 }, 'category_id'],
  [{ kind: 'burn' } as never, 'kind'],
])('refuses %j at its field', async (asked, field) => {
  await expect(previewBulkChange(seller(), { change: asked })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field },
  });
});

it('is limited to members with the right to products', async () => {
  const id = randomUUID();
  const input: BulkInput = { ids: [await make()], change: { kind: 'unpublish' } };
  await startBulkChange(seller(), id, input, 1);
  for (const actor of actorNames) {
    const { db } = actors[actor];
    const outcomeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    const refused: Partial<Record<ActorName, string>> = {
      seller: 'done',
      manager: 'done',
      anonymous: 'not_signed_in',
      otherSeller: 'bulk_change_not_found',
      sales: 'not_allowed',
      warehouse: 'not_allowed',
      finance: 'not_allowed',
    };
    const expected = refused[actor] ?? 'not_approved';
    expect([actor, await outcomeOf(getBulkChange(db, id))]).toEqual([actor, expected]);
    expect([actor, await outcomeOf(listBulkChangeRows(db, id))]).toEqual([actor, expected]);
    // Another company's preview covers only its own products.
    const own = actor === 'otherSeller' ? 'done' : expected;
    expect([actor, await outcomeOf(previewBulkChange(db, input))]).toEqual([actor, own]);
    if (expected === 'done') continue;
    expect([actor, await outcomeOf(steerBulkChange(db, id, 'undo'))]).toEqual([actor, expected]);
    const begun = actor === 'otherSeller' ? 'stale_version' : expected;
    expect([actor, await outcomeOf(startBulkChange(db, randomUUID(), input, 1))]).toEqual([actor, begun]);
  }
});

describe('stock', () => {
  it('changes by amount and by percentage in the decimals of the unit, and is undone if nothing was sold since', async () => {
    const [bags, sold, tons, few] = [
      await make({ quantity: 41 }),
      await make({ quantity: 10 }),
      await make({ quantity: 2.5, unit: 'Ton' }),
      await make({ quantity: 3 }),
    ];
    const sized = await make({ quantity: 0 });
    const [small, large] = [
      await createVariant(sql, sized, { size: 'S', stock: 4 }),
      await createVariant(sql, sized, { size: 'L', stock: 7 }),
    ];
    const ids = [bags, sold, tons, few, sized];
    const { version } = await getOwnProduct(seller(), bags);
    const halved = await change({ ids, change: { kind: 'stock', percent: -50 } });
    expect(halved).toMatchObject({ changed: 5, refused: 0 });
    expect(await Promise.all([bags, sold, tons, few].map((id) => stockOf(sql, id)))).toEqual([
      21, 5, 1.25, 2,
    ]);
    const variants = async () => {
      const rows = await sql<{ variant_id: number; quantity: string }[]>`
        select variant_id, quantity from public.product_stock where product_id = ${sized} and variant_id is not null`;
      return Object.fromEntries(rows.map((row) => [Number(row.variant_id), Number(row.quantity)]));
    };
    expect(await variants()).toEqual({ [small]: 2, [large]: 4 });
    // An open product form stays valid: the stock is no part of it.
    expect((await getOwnProduct(seller(), bags)).version).toBe(version);
    expect((await listBulkChangeRows(seller(), halved.id)).items).toEqual([]);

    await adjustStock(seller(), { product_id: sold, delta: -1 });
    expect(await previewBulkUndo(seller(), halved.id)).toMatchObject({ undone: 4, kept: 1 });
    await steerBulkChange(seller(), halved.id, 'undo');
    expect(await Promise.all([bags, sold, tons, few].map((id) => stockOf(sql, id)))).toEqual([41, 4, 2.5, 3]);
    expect(await variants()).toEqual({ [small]: 4, [large]: 7 });
    const kept = (await listBulkChangeRows(seller(), halved.id)).items;
    expect(kept).toMatchObject([{ id: sold, problem: 'changed_since', changes: [{ by_role: 'self' }] }]);

    const taken = await change({ ids, change: { kind: 'stock', amount: -4 } });
    expect(taken).toMatchObject({ changed: 3, refused: 2 });
    const refused = (await listBulkChangeRows(seller(), taken.id)).items;
    expect(refused.map(({ id, problem }) => [id, problem])).toEqual([
      [tons, 'no_stock'],
      [few, 'no_stock'],
    ]);
    expect(await stockOf(sql, few)).toBe(3);
    const movements = await sql<{ kind: string; delta: string }[]>`
      select kind, delta from public.stock_movements where product_id = ${bags} order by id`;
    expect(movements.map(({ kind, delta }) => [kind, Number(delta)])).toEqual([
      ['adjusted', -20],
      ['adjusted', 20],
      ['adjusted', -4],
    ]);
  });

  it.each([[{ percent: 10, amount: 5 }], [{}], [{ percent: -101 }]])('refuses %j', async (terms) => {
    const input = { ids: [await make()], change: { kind: 'stock', ...terms } as BulkChange };
    await expect(previewBulkChange(seller(), input)).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'percent' },
    });
  });
});

it('confirms prices as they are, of the selected products or of all that match, and undoes it', async () => {
  const old = '2026-01-05T10:00:00+00:00';
  const [first, second, other] = [await make(), await make(), await make()];
  const term = `conf${randomUUID().slice(0, 6)}`;
  await sql`update public.product_offers set price_confirmed_at = ${old} where product_id = any (${[first, second, other]})`;
  await sql`update public.products set brand = ${term} where id = any (${[first, second]})`;
  await indexProducts(sql, [first, second]);
  const confirmedAt = async (id: number) =>
    Date.parse((await getOwnProduct(seller(), id)).price_confirmed_at);
  const filter = { term, price_older_than_days: 30 };
  expect((await listOwnProducts(seller(), filter)).count).toBe(2);
  const done = await change({ filter, change: { kind: 'confirm' } });
  expect(done).toMatchObject({ status: 'done', row_count: 2, changed: 2 });
  expect((await listOwnProducts(seller(), filter)).count).toBe(0);
  expect(await confirmedAt(first)).toBeGreaterThan(Date.parse(old));
  expect(await confirmedAt(other)).toBe(Date.parse(old));
  expect(await priceOf(first)).toBe(10_000);
  await change({ ids: [other], change: { kind: 'confirm' } });
  expect(await confirmedAt(other)).toBeGreaterThan(Date.parse(old));
  await steerBulkChange(seller(), done.id, 'undo');
  expect(await getBulkChange(seller(), done.id)).toMatchObject({ status: 'undone', undone: 2 });
  expect(await confirmedAt(second)).toBe(Date.parse(old));
});

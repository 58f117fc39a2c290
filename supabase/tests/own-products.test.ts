import { randomUUID } from 'node:crypto';
import { getProduct, listCompatibleProducts, searchProducts, units } from '../src/catalogue/queries.ts';
import {
  adjustStock,
  discardProductDraft,
  getNewProductDraft,
  getOwnProduct,
  listAllProducts,
  listOwnProducts,
  type OwnProductFilter,
  type ProductInput,
  saveProduct,
  saveProductAsStaff,
  saveProductDraft,
  setProductPrice,
} from '../src/products/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, recordMedia, stockOf } from './goods.ts';
import { workIndexQueue } from './jobs.ts';
import { changeProduct, productInput } from './product-form.ts';
import {
  deleteProduct,
  moderated,
  moderateProduct,
  restoreProduct,
  setProductPublished,
} from './latest-decisions.ts';

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

it('creates a product on sale with stock, variants and compatible products', async () => {
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

it('keeps compatible products in order without repeats, and shows none that the shop hides', async () => {
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
    await saveProduct(
      seller(),
      { ...read, price: read.price! },
      { variants, compatibilities, expectedVersion: version },
    );
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
  // A listed product stays in the list when its company takes it off sale.
  await sql`update public.products set published = false where id = ${second}`;
  expect(await fits(second, first)).toEqual([second, first]);
});

it('accepts every unit of the shop and no other', async () => {
  const { id } = await saveProduct(seller(), input());
  for (const unit of units) await changeProduct(seller(), id, { unit });
  const save = changeProduct(seller(), id, { unit: 'Furlong' });
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
  [{ pack_quantity: 0 }, 'pack_quantity'],
  [{ pack_quantity: 2.5, pack_unit: 'Pair' }, 'pack_quantity'],
  [{ pack_unit: 'Pair' }, 'pack_quantity'],
  [{ unit: 'Box', pack_quantity: 5, pack_unit: 'Box' }, 'pack_unit'],
  [{ additional_images: 'one.webp' }, 'additional_images'],
  [{ slug_en: 'Not a slug' }, 'slug_en'],
  [{ opening_stock: 2.5 }, 'opening_stock'],
  [{ opening_stock: -1 }, 'opening_stock'],
])('reports the field of a wrong value before a constraint fails: %j', async (values, field) => {
  const save = saveProduct(seller(), input(values as Partial<ProductInput>));
  await expect(save).rejects.toMatchObject({ code: 'invalid_input', context: { field } });
});

it('saves the content of a pack, in pieces unless another unit is given, and removes it', async () => {
  const { id } = await saveProduct(seller(), input({ unit: 'Box', pack_quantity: 50 }));
  const content = async () => {
    const { pack_quantity, pack_unit } = await getOwnProduct(seller(), id);
    return { pack_quantity, pack_unit };
  };
  expect(await content()).toEqual({ pack_quantity: 50, pack_unit: 'Piece' });
  await changeProduct(seller(), id, { pack_quantity: 25, pack_unit: 'Pair' });
  expect(await content()).toEqual({ pack_quantity: 25, pack_unit: 'Pair' });
  await changeProduct(seller(), id, { pack_quantity: null });
  expect(await content()).toEqual({ pack_quantity: null, pack_unit: null });
});

it('requires the first stock of a variant to fit the unit, and names its row', async () => {
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

it('requires a SKU to be unique within the company, not across companies', async () => {
  const { sku } = input();
  await saveProduct(seller(), input({ sku }));
  await expect(saveProduct(seller(), input({ sku }))).rejects.toMatchObject({
    code: 'sku_taken',
    context: { field: 'sku', sku },
  });
  await saveProduct(actors.otherSeller.db, input({ sku }));
});

it('refuses a save that started from an older version', async () => {
  const { id, version } = await saveProduct(seller(), input());
  await changeProduct(actors.manager.db, id, { name_en: 'From the phone' });
  const late = saveProduct(seller(), input({ id, name_en: 'From the desk' }), { expectedVersion: version });
  await expect(late).rejects.toMatchObject({ code: 'stale_version', context: { version: 2 } });
  await expect(saveProduct(seller(), input({ id }))).rejects.toMatchObject({ code: 'stale_version' });
  expect(await getOwnProduct(seller(), id)).toMatchObject({ name_en: 'From the phone', version: 2 });
});

it('never writes stock on save', async () => {
  const { id } = await saveProduct(seller(), input({ opening_stock: 10 }));
  await adjustStock(seller(), { product_id: id, delta: -4 });
  await changeProduct(seller(), id, { opening_stock: 99, stock: 99, quantity: 99 } as Partial<ProductInput>);
  expect(await stockOf(sql, id)).toBe(6);
});

it('removes omitted variants, and keeps the stock of those with an id', async () => {
  const { id } = await saveProduct(seller(), input(), {
    variants: [
      { size: 'M', opening_stock: 5 },
      { size: 'L', opening_stock: 6 },
    ],
  });
  const read = await getOwnProduct(seller(), id);
  const [medium, large] = read.variants;
  const { version, variants: _all, compatibilities: _none, ...fields } = read;
  const rest = { ...fields, price: fields.price! };
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
  it('of a product are personal, continue on another device, and end with the save', async () => {
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
    await changeProduct(seller(), id, { name_en: 'Drill' });
    expect((await getOwnProduct(seller(), id)).draft).toBeNull();
    await saveProductDraft(seller(), { ...draft, content: {} });
    await discardProductDraft(seller(), draft.id);
    expect((await getOwnProduct(seller(), id)).draft).toBeNull();
  });

  it('of a product not yet saved are found on another device, and end with the first save', async () => {
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
  ])('are refused to %s', async (actor, code) => {
    const { id } = await saveProduct(seller(), input());
    const save = saveProductDraft(actors[actor].db, { id: randomUUID(), product_id: id, content: {} });
    await expect(save).rejects.toMatchObject({ code });
  });
});

it('updates the shop and the company’s lists on unpublishing, deleting and restoring', async () => {
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

it('shows the company the reason why staff hid a product', async () => {
  const { id } = await saveProduct(seller(), input());
  const { db } = actors.catalogueStaff;
  const hide = async (client: typeof db, reason?: string) =>
    client.rpc('moderate_product', {
      product_id: id,
      expected_version: (await moderated(id)).moderation_version,
      reason,
    });
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

it('lets staff find incomplete products of all companies', async () => {
  const brand = `Lacking ${randomUUID().slice(0, 8)}`;
  const bare = await saveProduct(seller(), input({ brand, name_ar: 'No Arabic' }));
  const other = await saveProduct(seller(), input({ brand }));
  const db = actors.catalogueStaff.db;
  const found = async (filter: object) =>
    (await listAllProducts(db, { term: brand, ...filter })).items.map(({ id }) => id);
  expect(await found({ without_arabic_name: true })).toEqual([bare.id]);
  expect(await found({ company_id: actors.otherSeller.company! })).toEqual([]);
  await moderateProduct(db, other.id, 'Fake brand');
  expect(await found({ moderation: 'hidden' })).toEqual([other.id]);
  await expect(moderateProduct(db, 0)).rejects.toMatchObject({ code: 'product_not_found' });
  await expect(listAllProducts(seller(), {})).rejects.toMatchObject({ code: 'not_allowed' });
});

describe('reasons why a product does not sell', () => {
  it('name the governorates to which its company does not deliver', async () => {
    const { id } = await saveProduct(seller(), input({}));
    const rates = await sql<{ code: string }[]>`
      select distinct governorate_code as code from public.delivery_rates where company_id = ${actors.seller.company}`;
    const all = await sql<{ code: string }[]>`select code from public.governorates order by position`;
    const delivered = rates.map(({ code }) => code);
    expect(delivered.length).toBeGreaterThan(0);
    const others = all.map(({ code }) => code).filter((code) => !delivered.includes(code));
    expect((await getOwnProduct(seller(), id)).not_delivered_to).toEqual(others);
  });

  const causesOf = async (id: number) =>
    (await getOwnProduct(seller(), id)).health.causes.map(({ cause }) => cause);

  it('include every cause until it is corrected, and the list agrees', async () => {
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
    await moderateProduct(actors.catalogueStaff.db, id, 'Wrong picture');
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
    await moderateProduct(actors.catalogueStaff.db, id);
    await changeProduct(seller(), id, {
      category_id,
      name_ar: 'دريل',
      published: true,
      discounted_price: null,
    });
    await adjustStock(seller(), { product_id: id, delta: 3 });
    expect(await causesOf(id)).toEqual(['no_picture']);
  });

  it('include a suspended company and one that delivers nowhere', async () => {
    const { suspendedSeller, admin } = actors;
    const id = await createProduct(sql, { company_id: suspendedSeller.company!, category_id });
    await sql`delete from public.delivery_rates where company_id = ${suspendedSeller.company}`;
    const { causes } = (await getOwnProduct(admin.db, id)).health;
    expect(causes.map(({ cause }) => cause)).toEqual(['company_suspended', 'no_delivery', 'no_picture']);
  });

  it('rate the completeness of a page, and name the largest gap first', async () => {
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

  it('are a filter and an order of the list, also after the category asks for more', async () => {
    const shelf = await createCategory(sql);
    const own = { company_id: actors.seller.company!, category_id: shelf };
    const [bare, better] = [await createProduct(sql, own), await createProduct(sql, own)];
    await sql`update public.products set description_en = ${'x'.repeat(40)}, brand = 'Bosch' where id = ${better}`;
    const listed = async (filter: Partial<OwnProductFilter>) =>
      (await listOwnProducts(seller(), { category_id: shelf, ...filter })).items.map(({ id }) => id);
    const qualityOf = async (id: number) => (await getOwnProduct(seller(), id)).health.quality;
    expect(await listed({ sort: 'quality' })).toEqual([bare, better]);
    expect(await listed({ sort: 'quality_desc' })).toEqual([better, bare]);
    const before = await qualityOf(better);
    expect(await listed({ quality_below: before })).toEqual([bare]);

    await sql`insert into public.attribute_definitions (category_id, key, type, label_en, label_ar)
      values (${shelf}, 'reach', 'text', 'Reach', 'المدى')`;
    await workIndexQueue(sql, shelf);
    expect(await qualityOf(better)).toBe(before - 20);
    expect(await listed({ quality_below: before, sort: 'quality' })).toEqual([bare, better]);
    await sql`delete from public.attribute_definitions where category_id = ${shelf}`;
    await workIndexQueue(sql, shelf);
    expect(await qualityOf(better)).toBe(before);
  });
});

describe('rights', () => {
  const outsiders: Partial<Record<ActorName, string>> = {
    anonymous: 'not_signed_in',
    otherSeller: 'product_not_found',
    sales: 'not_allowed',
    finance: 'not_allowed',
  };
  const attempts: [string, readonly ActorName[], (actor: ActorName, id: number) => Promise<unknown>][] = [
    [
      'save',
      ['seller', 'manager'],
      async (actor, id) => {
        if (!['admin', 'catalogueStaff'].includes(actor))
          return changeProduct(actors[actor].db, id, { brand: 'X' });
        const {
          variants,
          version,
          compatibilities: _none,
          ...read
        } = await getOwnProduct(actors[actor].db, id);
        const input = { ...read, price: read.price!, brand: 'X' };
        const seen = { variants, compatibilities: [], expectedVersion: version };
        return saveProductAsStaff(actors[actor].db, input, { ...seen, reason: 'Brand as on the box' });
      },
    ],
    [
      'adjust stock',
      ['seller', 'manager', 'warehouse'],
      (actor, id) => adjustStock(actors[actor].db, { product_id: id, delta: 1, note: 'Counted in the shop' }),
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
      const isStaff = ['admin', 'catalogueStaff'].includes(actor);
      const refused = outsiders[actor] ?? (actor === 'warehouse' ? 'not_allowed' : 'not_approved');
      // Reading for the form comes first, and every member may read.
      // Staff give a reason; see edit-products.test.ts.
      const ofStaff = ['save', 'adjust stock'].includes(what) ? 'done' : 'invalid_input';
      expect([what, actor, outcome]).toEqual([
        what,
        actor,
        isStaff ? ofStaff : allowed.includes(actor) ? 'done' : refused,
      ]);
    }
  });
});

it('keeps the time of the last change when the quality of the page is measured again', async () => {
  const id = await createProduct(sql, { company_id: actors.seller.company!, category_id });
  const changed = async (change: Promise<unknown>) => {
    const read = () => sql<{ updated_at: Date }[]>`select updated_at from public.products where id = ${id}`;
    const [before] = await read();
    await change;
    const [after] = await read();
    return after!.updated_at > before!.updated_at;
  };
  expect(await changed(sql`update public.products set quality = quality - 1 where id = ${id}`)).toBe(false);
  expect(
    await changed(sql`update public.products set quality = quality - 1, brand = 'Hilti' where id = ${id}`),
  ).toBe(true);
});

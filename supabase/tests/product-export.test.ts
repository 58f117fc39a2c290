import { randomUUID } from 'node:crypto';
import {
  createImport,
  getImport,
  listImportRows,
  stageImportRows,
  steerImport,
} from '../src/imports/queries.ts';
import {
  type ExportedProduct,
  type OwnProductFilter,
  planProductExport,
  readExportedProducts,
} from '../src/products/queries.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, recordMedia } from './goods.ts';
import { finish } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let category: number;
const stamp = randomUUID().slice(0, 8);

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
});
afterAll(() => sql.end());

const db = () => actors.seller.db;

async function everything(filter: OwnProductFilter, language: 'en' | 'ar' = 'en', limit = 2) {
  const items: ExportedProduct[] = [];
  let after: string | undefined;
  do {
    const page = await readExportedProducts(db(), { filter, language, after, limit });
    items.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return items;
}

/** Creates a product in every form that the import supports. */
async function createGoods() {
  const company_id = actors.seller.company!;
  const image = (name: string) => recordMedia(sql, company_id, `${stamp}-${name}.webp`);
  const define = async (key: string, type: string) => {
    const [made] = await sql<{ id: number }[]>`
      insert into public.attribute_definitions (category_id, key, type, label_en, label_ar)
      values (${category}, ${key}, ${type}, ${`${key} en`}, ${`${key} ar`}) returning id`;
    return made!.id;
  };
  const [shade, volts, cordless, finish] = [
    await define('shade', 'option'),
    await define('volts', 'number'),
    await define('cordless', 'boolean'),
    await define('finish', 'text'),
  ];
  const option = async (value_en: string, value_ar: string) => {
    const [made] = await sql<{ id: number }[]>`
      insert into public.attribute_options (definition_id, value_en, value_ar)
      values (${shade}, ${value_en}, ${value_ar}) returning id`;
    return made!.id;
  };
  await option('Deep blue', 'أزرق غامق');
  const twin = await option('deep blue', 'أزرق  غامق');
  const whole = await createProduct(sql, {
    company_id,
    category_id: category,
    sku: `EXP-${stamp}-1`,
    description_en: 'First line\nSecond "line"',
    brand: '=SUM(A1)',
    unit: 'Meter',
    min_quantity: 2.5,
    quantity_step: 0.5,
    pack_quantity: 12.5,
    pack_unit: 'Kilogram',
    quantity: 12.5,
    price: 9_500.25,
    discounted_price: 9_000,
    deal_starts_at: new Date('2026-11-01T06:30:00Z'),
    deal_ends_at: new Date('2099-01-01T00:00:00+03:00'),
    returns: 'faulty_only',
    main_image: await image('main'),
    additional_images: [await image('more')],
  });
  await sql`
    update public.products set attributes = ${sql.json([
      { definition: finish, en: 'Matt', ar: 'مطفي' },
      { definition: shade, option: twin },
      { definition: volts, number: -1.5 },
      { definition: cordless, boolean: false },
    ])} where id = ${whole}`;
  await sql`
    update public.product_offers
    set volume_discounts = '[{"quantity": 10, "percent": 2.5}, {"quantity": 50, "percent": 8}]' where product_id = ${whole}`;
  const boots = await createProduct(sql, {
    company_id,
    category_id: category,
    sku: `EXP-${stamp}-2`,
    price: 45_000,
    quantity: 0,
  });
  await createVariant(sql, boots, { size: '42', color: 'Black', color_ar: 'أسود', stock: 3 });
  await createVariant(sql, boots, { size: '43', sku: `EXP-${stamp}-2-43`, price: 47_000, stock: 0 });
  await createProduct(sql, { company_id, category_id: category, sku: `EXP-${stamp}-3`, published: false });
}

/** Values in the rows of a file with these products. */
const valuesOf = ({ variants, attributes, images, ...product }: ExportedProduct) =>
  (variants.length > 0 ? variants : [null]).map((variant) => ({
    ...product,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
    images: images.map((path) => `https://api.example.com/storage/v1/object/public/product-images/${path}`),
    ...(variant && {
      size: variant.size,
      color: variant.color,
      variant_sku: variant.sku,
      price: variant.price ?? product.price,
      quantity: variant.quantity,
    }),
  }));

it.each(['en', 'ar'] as const)(
  'changes nothing when an exported file is imported again (%s)',
  async (language) => {
    if (language === 'en') {
      await createGoods();
      // A company may stop delivering while its products are on sale.
      await sql`delete from public.delivery_rates where company_id = ${actors.seller.company}`;
    }
    const items = await everything({ term: `EXP-${stamp}` }, language);
    expect(items.map(({ sku, variants }) => [sku.at(-1), variants.length])).toEqual([
      ['1', 0],
      ['2', 2],
      ['3', 0],
    ]);
    const text = language === 'en' ? ['Matt', 'deep blue'] : ['مطفي', 'أزرق  غامق'];
    expect(items[0]).toMatchObject({
      quantity: 12.5,
      returns: 'faulty_only',
      attributes: { finish: text[0], shade: text[1], volts: -1.5, cordless: false },
    });
    const rows = items.flatMap(valuesOf).map((all, place) => ({
      row: place + 2,
      values: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)),
      problems: [],
    }));
    const id = randomUUID();
    await createImport(db(), {
      id,
      fileName: 'products.xlsx',
      fileHash: (randomUUID() + randomUUID()).replaceAll('-', ''),
      mode: 'both',
    });
    await stageImportRows(db(), id, rows);
    await steerImport(db(), id, 'check');
    await finish(sql, 'imports', id);
    const { items: checked } = await listImportRows(db(), id, {});
    expect(checked.map(({ outcome, problems, after }) => [outcome, problems, after])).toEqual(
      rows.map(() => ['unchanged', [], {}]),
    );
    // The products already have these pictures, so none is fetched again.
    expect((await getImport(db(), id)).pictures).toEqual({
      named: 2,
      ready: 2,
      failed: 0,
      addresses: 0,
      files: 0,
    });
  },
);

it('fetches a picture whose URL only resembles one of the company’s pictures', async () => {
  const theirs = await recordMedia(sql, actors.otherSeller.company!, `${stamp}-theirs.webp`);
  const id = randomUUID();
  await createImport(db(), {
    id,
    fileName: 'x.xlsx',
    fileHash: 'b'.repeat(64),
    mode: 'both',
  });
  const images = [`https://api.example.com/storage/v1/object/public/product-images/${theirs}`];
  await stageImportRows(db(), id, [{ row: 2, values: { sku: `EXP-${stamp}-1`, images }, problems: [] }]);
  expect((await getImport(db(), id)).pictures).toMatchObject({ named: 1, ready: 0, addresses: 1 });
});

it('contains each product that the filter matches once, and reports the count beforehand', async () => {
  const filter = { term: `EXP-${stamp}`, published: true };
  expect(await planProductExport(db(), filter)).toEqual({
    count: 2,
    attributes: ['cordless', 'finish', 'shade', 'volts'],
  });
  expect((await everything(filter, 'en', 1)).map(({ sku }) => sku)).toEqual([
    `EXP-${stamp}-1`,
    `EXP-${stamp}-2`,
  ]);
  // Deleted products are never exported.
  await sql`update public.products set deleted_at = now() where sku = ${`EXP-${stamp}-3`}`;
  expect((await planProductExport(db(), { term: `EXP-${stamp}`, deleted: true })).count).toBe(2);
});

it('leaves out attributes that the category no longer has, also beside current ones', async () => {
  const own = await createCategory(sql);
  const sku = `EXP-${stamp}-4`;
  await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku });
  await sql`
    update public.products set attributes = (select attributes from public.products where sku = ${`EXP-${stamp}-1`})
    where sku = ${sku}`;
  await sql`update public.attribute_definitions set category_id = ${own} where category_id = ${category} and key = 'volts'`;
  const [product] = await everything({ term: sku });
  expect(product).toMatchObject({ sku, attributes: {} });
});

it('is limited to members with the right to products, and to their own company', async () => {
  for (const name of actorNames) {
    const { db: data } = actors[name];
    const calls = [planProductExport(data, {}), readExportedProducts(data, { filter: {}, language: 'en' })];
    if (['seller', 'manager', 'otherSeller'].includes(name)) {
      await Promise.all(calls);
      continue;
    }
    const code =
      name === 'anonymous'
        ? 'not_signed_in'
        : ['sales', 'warehouse', 'finance'].includes(name)
          ? 'not_allowed'
          : 'not_approved';
    for (const refused of calls)
      await expect([name, await refused.catch((error) => error.code)]).toEqual([name, code]);
  }
  expect((await planProductExport(actors.otherSeller.db, { term: `EXP-${stamp}` })).count).toBe(0);
  const { items } = await readExportedProducts(actors.otherSeller.db, {
    filter: { term: `EXP-${stamp}` },
    language: 'ar',
  });
  expect(items).toEqual([]);
});

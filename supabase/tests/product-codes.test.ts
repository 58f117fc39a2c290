import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the two readers can be compared only where both run
import { cleanCode, codeKey } from '@mawad/shared-i18n/codes';
import {
  findStockItems,
  getOwnProduct,
  listAllProducts,
  listOwnProducts,
  type ProductInput,
  readExportedProducts,
  saveProduct,
  type VariantInput,
} from '../src/products/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';
import { changeProduct, productInput } from './product-form.ts';
import { deleteProduct, restoreProduct } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

const code = () => `VLV-${randomUUID().slice(0, 8).toUpperCase()}B`;
const seller = () => actors.seller.db;
const save = (sku: string, variants: VariantInput[] = [], more: Partial<ProductInput> = {}) =>
  saveProduct(seller(), productInput(category_id, { sku, ...more }), { variants });
const variant = (sku: string | null, size = 'S') => ({ sku, size, color: null, color_ar: null, price: null });
const taken = (field: string, sku: string) => ({ code: 'sku_taken', context: { field, sku } });

describe('a code', () => {
  const forms = readFileSync(join(import.meta.dirname, 'data/code-forms.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .slice(1)
    .map((line) =>
      line
        .replace(/\\u([\da-f]{4})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
        .replace(/\\t/g, '\t')
        .split('\t'),
    )
    // A tab may be part of the input.
    .map((parts): [written: string, stored: string] => [parts.slice(0, -1).join('\t'), parts.at(-1)!]);

  it.each(forms)('stores %j as %j in both readers', async (written, stored) => {
    const [row] =
      await sql`select private.clean_code(${written}) as stored, private.code_key(${written}) as key`;
    expect([row!.stored, row!.key]).toEqual([stored, stored.toLowerCase()]);
    expect([cleanCode(written), codeKey(written)]).toEqual([stored, stored.toLowerCase()]);
  });

  it('is read the same by both readers in every mix of signs', async () => {
    const signs = [
      ...'aBZ09 -./_#×²½ªﬁأبةيكـ٠٩۰۹٫٬,',
      ...'\u00a0\u00ad\u061c\u200b\u200f\u2010\u2011\u2013\u2015\u2043\u2044',
    ];
    signs.push(
      ...'\u202a\u202e\u2060\u2066\u2212\u3000\ufe0f\ufeff\uff0d\uff21\uff19\t\u2028\u1680\u0301\u0001\u0085',
    );
    let state = 7;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
    const texts = Array.from({ length: 3000 }, () =>
      Array.from({ length: 1 + (next() % 12) }, () => signs[next() % signs.length]).join(''),
    );
    const rows = await sql<{ stored: string }[]>`
      select private.clean_code(t) as stored from unnest(${texts}::text[]) with ordinality u (t, place) order by place`;
    expect(rows.map(({ stored }) => stored)).toEqual(texts.map(cleanCode));
  });
});

describe('the codes of a company', () => {
  it('are unique without regard to case and marks', async () => {
    const sku = code();
    const { id } = await save(`\u200e${sku}\u200b`);
    const [row] = await sql`select sku from public.products where id = ${id}`;
    expect(row!.sku).toBe(sku);
    await expect(save(sku.toLowerCase())).rejects.toMatchObject(taken('sku', sku.toLowerCase()));
    await expect(save(sku.replace('-', '\u2011'))).rejects.toMatchObject(taken('sku', sku));
    // Another company may use the code.
    await saveProduct(actors.otherSeller.db, productInput(category_id, { sku }));
  });

  it('are shared by products and variants', async () => {
    const [helmet, lamp, other] = [code(), code(), code()];
    await save(helmet, [variant(lamp)]);
    await expect(save(lamp.toLowerCase())).rejects.toMatchObject(taken('sku', lamp.toLowerCase()));
    await expect(save(other, [variant(helmet)])).rejects.toMatchObject(taken('variant_sku', helmet));
    await expect(save(other, [variant(other)])).rejects.toMatchObject(taken('variant_sku', other));
    await expect(save(other, [variant('X-1'), variant('x-1', 'M')])).rejects.toMatchObject(
      taken('variant_sku', 'x-1'),
    );
  });

  it('become free when a product is deleted, and are claimed again when it is restored', async () => {
    const [helmet, small] = [code(), code()];
    const { id } = await save(helmet, [variant(small)]);
    await deleteProduct(seller(), id);
    const { id: second } = await save(small);
    await expect(restoreProduct(seller(), id)).rejects.toMatchObject(taken('variant_sku', small));
    await deleteProduct(seller(), second);
    await restoreProduct(seller(), id);
    await expect(save(helmet)).rejects.toMatchObject(taken('sku', helmet));
    expect(await findStockItems(actors.warehouse.db, small)).toMatchObject([{ product_id: id, sku: small }]);
  });

  it('follow a changed SKU', async () => {
    const [before, after] = [code(), code()];
    const product = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id,
      sku: before,
    });
    const small = await createVariant(sql, product, { size: 'S', sku: `${before}-S`, stock: 1 });
    await sql`update public.products set sku = ${after} where id = ${product}`;
    await sql`update public.product_variants set sku = ${`${after}-S`} where id = ${small}`;
    await save(before);
    await save(`${before}-S`);
    await expect(save(`${after}-s`)).rejects.toMatchObject({ code: 'sku_taken' });
    await sql`delete from public.product_variants where id = ${small}`;
    await save(`${after}-S`);
  });

  it('may be swapped between variants, and with their product, in one save', async () => {
    const [own, small, large] = [code(), code(), code()];
    const { id } = await save(own, [variant(small), variant(large, 'L')]);
    const [first, second] = (await getOwnProduct(seller(), id)).variants;
    await changeProduct(seller(), id, {
      variants: [
        { ...first!, sku: large },
        { ...second!, sku: small },
      ],
    });
    const skus = async () => {
      const read = await getOwnProduct(seller(), id);
      return [read.sku, ...read.variants.map(({ sku }) => sku)];
    };
    expect(await skus()).toEqual([own, large, small]);
    await changeProduct(seller(), id, {
      sku: small,
      variants: [
        { ...first!, sku: own },
        { ...second!, sku: large },
      ],
    });
    expect(await skus()).toEqual([small, own, large]);
    for (const sku of [own, small, large])
      await expect(save(sku)).rejects.toMatchObject({ code: 'sku_taken' });
    expect(await findStockItems(actors.warehouse.db, own)).toMatchObject([{ variant_id: first!.id }]);
  });

  it('are claimed by only one of several simultaneous saves', async () => {
    const sku = code();
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => save(sku)),
      ...Array.from({ length: 4 }, () => save(code(), [variant(sku.toLowerCase())])),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results
      .filter((one) => one.status === 'rejected')
      .map(({ reason }) => reason as { code: string });
    expect(new Set(refusals.map((error) => error.code))).toEqual(new Set(['sku_taken']));
  });

  it('of variants find their product in every list of products', async () => {
    const [own, small] = [code(), code()];
    const { id } = await save(own, [variant(small)]);
    const ids = ({ items }: { items: { id: number }[] }) => items.map((one) => one.id);
    for (const term of [small, small.toLowerCase(), ` \u200e${small}`, small.replace('-', '\u2011')]) {
      expect(ids(await listOwnProducts(seller(), { term }))).toEqual([id]);
      expect(ids(await listAllProducts(actors.admin.db, { term }))).toEqual([id]);
    }
    const { items } = await readExportedProducts(seller(), { filter: { term: small }, language: 'en' });
    expect(items.map(({ sku }) => sku)).toEqual([own]);
    // Finds it together with words of another product, but never of another company.
    const { id: other } = await save(code(), [], { name_en: `Fits ${small}` });
    expect(ids(await listOwnProducts(seller(), { term: small })).sort()).toEqual([id, other].sort());
    expect(ids(await listOwnProducts(actors.otherSeller.db, { term: small }))).toEqual([]);
    await deleteProduct(seller(), id);
    expect(ids(await listOwnProducts(seller(), { term: small }))).toEqual([other]);
  });

  it('of variants are found by their beginning, and its wildcards are plain text', async () => {
    const small = code();
    const { id } = await save(code(), [variant(small), variant(`${small}_%`, 'M')]);
    const ids = ({ items }: { items: { id: number }[] }) => items.map((one) => one.id);
    for (const term of [small.slice(0, -1), small.slice(0, -1).toLowerCase(), `${small}_`]) {
      expect(ids(await listOwnProducts(seller(), { term }))).toEqual([id]);
      expect(ids(await listAllProducts(actors.admin.db, { term }))).toEqual([id]);
      expect(ids(await listOwnProducts(actors.otherSeller.db, { term }))).toEqual([]);
    }
    for (const term of [small.slice(1), `${small.slice(0, -1)}_`, `${small.slice(0, 4)}%`])
      expect(ids(await listOwnProducts(seller(), { term }))).toEqual([]);
  });

  it('are found on the shelf in any form', async () => {
    const sku = code();
    const { id } = await save(sku, [], { opening_stock: 3 });
    for (const written of [
      sku.toLowerCase(),
      `\u202a${sku}\u202c`,
      sku.replace('-', '\u2011'),
      ` ${sku}\u00a0`,
    ])
      expect(await findStockItems(actors.warehouse.db, written)).toMatchObject([{ product_id: id }]);
  });
});

describe('the sizes of a product', () => {
  it.each([
    ['s', 'another case'],
    ['S\u200e', 'an invisible mark'],
    [' S ', 'blanks around it'],
    ['\uff33', 'full-width letters'],
  ])('are compared regardless of form: %j (%s)', async (size) => {
    await expect(save(code(), [variant(null), variant(null, size)])).rejects.toMatchObject({
      code: 'variant_exists',
    });
  });

  it('are compared regardless of the script of their digits, also in a later save', async () => {
    const { id } = await save(code(), [variant(null, '42')]);
    const { variants } = await getOwnProduct(seller(), id);
    await expect(
      changeProduct(seller(), id, { variants: [...variants, variant(null, '٤٢')] }),
    ).rejects.toMatchObject({ code: 'variant_exists', context: { size: '٤٢', color: null } });
  });

  it('may be swapped in one save', async () => {
    const { id } = await save(code(), [variant(null), variant(null, 'L')]);
    const [first, second] = (await getOwnProduct(seller(), id)).variants;
    await changeProduct(seller(), id, {
      variants: [
        { ...first!, size: 'L' },
        { ...second!, size: 'S' },
      ],
    });
    const { variants } = await getOwnProduct(seller(), id);
    expect(variants.map((one) => [one.id, one.size])).toEqual([
      [first!.id, 'L'],
      [second!.id, 'S'],
    ]);
  });

  it('are unique in the table too', async () => {
    const { id } = await save(code(), [variant(null)]);
    await expect(createVariant(sql, id, { size: 's', stock: 0 })).rejects.toMatchObject({ code: '23P01' });
  });
});

import { randomUUID } from 'node:crypto';
import {
  type AttributeInput,
  type CategoryInput,
  deleteAttribute,
  deleteCategory,
  getManagedCategory,
  listManagedCategories,
  moveCategory,
  moveCategoryProducts,
  saveAttribute,
  saveCategory,
} from '../src/catalogue/categories-queries.ts';
import { searchProducts } from '../src/catalogue/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const db = () => actors.catalogueStaff.db;
const named = (change: Partial<CategoryInput> = {}): CategoryInput => ({
  name_en: `Pumps ${randomUUID().slice(0, 8)}`,
  name_ar: `مضخات ${randomUUID().slice(0, 8)}`,
  slug_en: '',
  slug_ar: '',
  image: null,
  is_hidden: false,
  seo_title_en: 'Water pumps',
  seo_title_ar: null,
  seo_description_en: null,
  seo_description_ar: null,
  focus_keywords: ['pump', 'مضخة'],
  returns: null,
  ...change,
});
const children = async (parent_id: number) =>
  (await listManagedCategories(db(), { parent_id })).items.map(({ id }) => id);
const size: Omit<AttributeInput, 'category_id'> = {
  type: 'option',
  label_en: 'Pipe size',
  label_ar: 'قياس الأنبوب',
  unit_en: null,
  unit_ar: null,
  is_facet: true,
  is_required: false,
  options: [
    { value_en: '1 inch', value_ar: '1 إنج' },
    { value_en: '2 inch', value_ar: '2 إنج' },
  ],
};

/** Reason in the log for a deleted row. */
const removalOf = async (table: string, id: number) => {
  const [entry] = await sql`
    select reason from public.audit_log
    where table_name = ${table} and row_id = ${String(id)} and action = 'DELETE' order by id desc limit 1`;
  return entry?.reason as string | undefined;
};

it('are limited to admins and catalogue staff', async () => {
  const id = await createCategory(sql);
  const attribute = await saveAttribute(db(), { ...size, category_id: id });
  const calls = (name: ActorName) => {
    const { db: own } = actors[name];
    return [
      () => listManagedCategories(own, {}),
      () => getManagedCategory(own, id),
      () => saveCategory(own, named()),
      () => moveCategory(own, id, null),
      () => moveCategoryProducts(own, id, id + 1),
      () => deleteCategory(own, id, 'Unused'),
      () => saveAttribute(own, { ...size, category_id: id }),
      () => deleteAttribute(own, attribute, 'Unused'),
    ];
  };
  for (const name of actorNames.filter((each) => !['admin', 'catalogueStaff'].includes(each))) {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    for (const call of calls(name)) await expect([name, call()][1]).rejects.toMatchObject({ code });
  }
  await expect(listManagedCategories(actors.admin.db, { term: 'no such thing' })).resolves.toMatchObject({
    items: [],
  });
});

it('get slugs from their names, are found in either language, and are logged', async () => {
  const parent = await createCategory(sql);
  const input = named({ parent_id: parent });
  const id = await saveCategory(db(), input);
  const saved = await getManagedCategory(db(), id);
  expect(saved).toMatchObject({
    parent_id: parent,
    name_ar: input.name_ar,
    slug_en: input.name_en.toLowerCase().replace(' ', '-'),
    seo_title_en: 'Water pumps',
    focus_keywords: ['pump', 'مضخة'],
    path: [{ id: parent }],
  });
  const found = await listManagedCategories(db(), { term: input.name_ar });
  expect(found.items.map((item) => item.id)).toEqual([id]);
  expect(await children(parent)).toEqual([id]);
  const log = await sql`
    select actor_id, action from public.audit_log where table_name = 'categories' and row_id = ${String(id)}`;
  expect(log).toEqual([{ actor_id: actors.catalogueStaff.id, action: 'INSERT' }]);
});

it('report errors at their field, and never overwrite a newer version', async () => {
  const id = await saveCategory(db(), named());
  const { updated_at: version, slug_ar: taken } = await getManagedCategory(db(), id);
  const refused = (change: Partial<CategoryInput>) =>
    expect(saveCategory(db(), named({ id, ...change }), version)).rejects;
  await refused({ name_ar: ' ' }).toMatchObject({ context: { field: 'name_ar', rule: 'required' } });
  await refused({ slug_en: 'Two Words' }).toMatchObject({ context: { field: 'slug_en', rule: 'format' } });
  await refused({ image: 'other/picture.webp' }).toMatchObject({ context: { field: 'image' } });
  await refused({ seo_title_en: 'x'.repeat(201) }).toMatchObject({ context: { rule: 'too_long' } });
  await expect(saveCategory(db(), named({ slug_ar: taken }))).rejects.toMatchObject({
    code: 'slug_taken',
    context: { field: 'slug_ar' },
  });
  await saveCategory(db(), named({ id }), version);
  await refused({}).toMatchObject({ code: 'stale_version' });
});

it('move in order, never below themselves', async () => {
  const parent = await createCategory(sql);
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await saveCategory(db(), named({ parent_id: parent })));
  const [first, second, third] = ids as [number, number, number];
  const { updated_at: version } = await getManagedCategory(db(), first);
  await moveCategory(db(), third, parent, first);
  expect(await children(parent)).toEqual([third, first, second]);
  await moveCategory(db(), first, third);
  expect([await children(parent), await children(third)]).toEqual([[third, second], [first]]);
  await expect(moveCategory(db(), third, first)).rejects.toMatchObject({ context: { rule: 'cycle' } });
  await moveCategory(db(), second, null);
  expect(await children(parent)).toEqual([third]);
  // Moving a category among its siblings does not change its version.
  await moveCategory(db(), first, parent, third);
  await moveCategory(db(), second, parent, third);
  const { updated_at: later } = await getManagedCategory(db(), first);
  await moveCategory(db(), third, parent, first);
  expect((await getManagedCategory(db(), first)).updated_at).toBe(later);
  expect(later).not.toBe(version);
});

it('are deleted once their products are moved; their children move up', async () => {
  const [parent, target] = [await createCategory(sql), await createCategory(sql)];
  const id = await saveCategory(db(), named({ parent_id: parent }));
  const below = await saveCategory(db(), named({ parent_id: id }));
  const brand = { key: 'grade', label_en: 'Grade', label_ar: 'الدرجة', value_en: 'A', value_ar: 'أ' };
  await saveAttribute(db(), { ...size, category_id: target, is_required: true });
  const product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: id,
    attributes: [brand],
  });
  await createProduct(sql, { company_id: actors.seller.company!, category_id: id });
  await expect(deleteCategory(db(), id, 'Unused')).rejects.toMatchObject({
    code: 'category_in_use',
    context: { products: 2 },
  });
  expect(await moveCategoryProducts(db(), id, target)).toBe(0);
  await expect(deleteCategory(db(), id, 'Unused', below)).rejects.toMatchObject({
    context: { rule: 'cycle' },
  });
  await expect(deleteCategory(db(), id, 'Unused', id)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(deleteCategory(db(), id, '\n')).rejects.toMatchObject({ code: 'reason_required' });
  await deleteCategory(db(), id, 'Unused');
  expect(await removalOf('categories', id)).toBe('Unused');
  await expect(getManagedCategory(db(), id)).rejects.toMatchObject({ code: 'category_not_found' });
  expect(await children(parent)).toEqual([below]);
  const [moved] = await sql`select category_id, attributes from public.products where id = ${product}`;
  expect(moved).toEqual({ category_id: String(target), attributes: [] });
});

it('define attributes of their products: options keep their ids and apply to subcategories', async () => {
  const id = await createCategory(sql);
  const below = await createCategory(sql, { parent_id: id });
  const attribute = await saveAttribute(db(), { ...size, category_id: id });
  const [stored] = (await getManagedCategory(db(), id)).attributes;
  expect(stored).toMatchObject({ id: attribute, key: 'pipe-size', is_facet: true, options: size.options });
  expect((await getManagedCategory(db(), below)).inherited).toMatchObject([
    { id: attribute, category_id: id },
  ]);

  const [one, two] = stored!.options;
  const options = [
    { ...two!, value_en: '2 inches', value_ar: '2 إنج' },
    { value_en: '3 inch', value_ar: '3 إنج' },
  ];
  await saveAttribute(db(), { ...stored!, is_facet: false, options });
  const [changed] = (await getManagedCategory(db(), id)).attributes;
  expect(changed).toMatchObject({ is_facet: false, options: [{ id: two!.id, value_en: '2 inches' }, {}] });
  expect(changed!.options.map((option) => option.id)).not.toContain(one!.id);

  const refused = (change: Partial<AttributeInput>) =>
    expect(saveAttribute(db(), { ...size, category_id: id, id: attribute, ...change })).rejects;
  await refused({ type: 'text', options: [] }).toMatchObject({ context: { field: 'type', rule: 'fixed' } });
  await refused({ options: [] }).toMatchObject({ context: { field: 'options', rule: 'required' } });
  await refused({ options: [size.options[0]!, size.options[0]!] }).toMatchObject({
    context: { field: 'options', rule: 'repeated' },
  });
  await expect(saveAttribute(db(), { ...size, category_id: id })).rejects.toMatchObject({
    context: { field: 'key', rule: 'repeated' },
  });
  await expect(deleteAttribute(db(), attribute, 'x'.repeat(501))).rejects.toMatchObject({
    context: { field: 'reason', rule: 'too_long' },
  });
  await deleteAttribute(db(), attribute, 'Unused');
  expect(await removalOf('attribute_definitions', attribute)).toBe('Unused');
  expect((await getManagedCategory(db(), id)).attributes).toEqual([]);
});

it('store an Arabic slug composed, and are found by it decomposed, as macOS writes it', async () => {
  const slug_ar = `أدوات-${randomUUID().slice(0, 8)}`;
  const decomposed = slug_ar.normalize('NFD');
  const id = await saveCategory(db(), named({ slug_ar: `\u200f${decomposed}` }));
  expect((await getManagedCategory(db(), id)).slug_ar).toBe(slug_ar);
  const product = await createProduct(sql, { company_id: actors.seller.company!, category_id: id });
  for (const category of [slug_ar, decomposed]) {
    const { items } = await searchProducts(actors.anonymous.db, { category });
    expect(items.map((item) => item.id)).toEqual([product]);
  }
});

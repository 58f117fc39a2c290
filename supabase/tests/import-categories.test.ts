import { randomUUID } from 'node:crypto';
import {
  type CategoryFileRow,
  type CategoryPlace,
  importCategories,
  listCategoryImports,
  tryCategories,
  tryUndoOfCategories,
  undoCategories,
} from '../src/catalogue/category-import-queries.ts';
import { beginExport, type ExportRow, readExportRows } from '../src/desk/exports-queries.ts';
import { actorNames, type Actors, apiUrl, connect, createActors, headersFor, type Sql } from './actors.ts';
import { createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const db = () => actors.catalogueStaff.db;
/** Names and slugs that no other test has. */
const unique = () => randomUUID().slice(0, 8);
const row = (
  number: number,
  values: CategoryFileRow['values'],
  problems: CategoryFileRow['problems'] = [],
) => ({
  row: number,
  values,
  problems,
});
const fileOf = (...rows: CategoryFileRow[]) => ({ id: randomUUID(), name: 'categories.xlsx', rows });
const named = (name: string, more: CategoryFileRow['values'] = {}) => ({
  name_en: name,
  name_ar: `قسم ${name}`,
  ...more,
});

async function write(...rows: CategoryFileRow[]) {
  const file = fileOf(...rows);
  const tried = await tryCategories(db(), file);
  return { file, tried, done: await importCategories(db(), file, tried.digest) };
}
const storedOf = async (slug: string) => {
  const [found] = await sql`
    select c.*, p.slug_en as parent from public.categories c left join public.categories p on p.id = c.parent_id
    where c.slug_en = ${slug}`;
  return found;
};
const outcomes = (result: { rows: { outcome: string }[] }) => result.rows.map(({ outcome }) => outcome);
const reasons = (result: { rows: { problems: { code: string; field?: string; rule?: string }[] }[] }) =>
  result.rows.map(({ problems }) =>
    problems.map(({ field, code, rule }) => [field, rule ?? code].filter(Boolean).join(' ')),
  );

it('is limited to admins and catalogue staff', async () => {
  const file = fileOf(row(2, named(unique())));
  for (const name of actorNames.filter((each) => !['admin', 'catalogueStaff'].includes(each))) {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    await expect([name, tryCategories(actors[name].db, file)][1]).rejects.toMatchObject({ code });
    await expect([name, importCategories(actors[name].db, file, 'x')][1]).rejects.toMatchObject({ code });
  }
  expect((await tryCategories(actors.admin.db, file)).counts).toEqual({ create: 1 });
});

it('previews a file without changing anything', async () => {
  const name = unique();
  const file = fileOf(row(2, named(name)), row(3, named(`${name} small`, { parent: name })));
  const tried = await tryCategories(db(), file);
  expect(tried.counts).toEqual({ create: 2 });
  expect(tried.rows[1]!.after).toMatchObject({
    name_en: `${name} small`,
    slug_en: `${name}-small`,
    parent: { en: name, ar: `قسم ${name}` },
  });
  expect(await storedOf(name)).toBeUndefined();
  const logged = await sql`select 1 from public.audit_log where batch_id = ${file.id} or row_id = ${file.id}`;
  expect(logged).toHaveLength(0);
});

it('writes the previewed rows; the same file again changes nothing @category-import', async () => {
  const name = unique();
  const rows = [
    row(2, named(`${name} deep`, { parent: `${name} / ${name} mid` })),
    row(3, named(`${name} mid`, { parent: name })),
    row(4, named(name, { is_hidden: true, focus_keywords: ['a', 'ب'], seo_title_en: 'Title' })),
  ];
  const { tried, done } = await write(...rows);
  expect(done.rows).toEqual(tried.rows);
  expect(await storedOf(`${name}-deep`)).toMatchObject({ parent: `${name}-mid` });
  expect(await storedOf(name)).toMatchObject({
    is_hidden: true,
    focus_keywords: ['a', 'ب'],
    seo_title_en: 'Title',
    parent: null,
  });
  const again = await tryCategories(db(), fileOf(...rows));
  expect(again.counts).toEqual({ unchanged: 3 });
});

it('changes only values given in cells; blank cells leave a value, null clears it', async () => {
  const name = unique();
  await write(
    row(2, named(name, { seo_title_en: 'Old', seo_description_ar: 'وصف' })),
    row(3, named(`${name} b`, { slug_en: `${name}-b`, parent: name })),
  );
  const { tried, done } = await write(
    row(2, { slug_en: name, seo_title_en: 'New', seo_description_ar: null }),
    row(3, { slug_en: `${name}-b`, parent: null, name_en: `${name} c` }),
  );
  expect(tried.rows.map(({ before, after }) => ({ before, after }))).toEqual([
    {
      before: { seo_title_en: 'Old', seo_description_ar: 'وصف' },
      after: { seo_title_en: 'New', seo_description_ar: null },
    },
    {
      before: { name_en: `${name} b`, parent: { en: name, ar: `قسم ${name}` } },
      after: { name_en: `${name} c`, parent: null },
    },
  ]);
  expect(done.counts).toEqual({ change: 2 });
  expect(await storedOf(name)).toMatchObject({
    name_en: name,
    seo_title_en: 'New',
    seo_description_ar: null,
  });
  expect(await storedOf(`${name}-b`)).toMatchObject({ parent: null, name_en: `${name} c` });
});

it('identifies a category by its id if its slug changes', async () => {
  const name = unique();
  await write(row(2, named(name)));
  const { id } = (await storedOf(name))!;
  const { done } = await write(row(2, { id: String(id), slug_en: `${name}-new` }));
  expect(done.rows[0]).toMatchObject({ before: { slug_en: name }, after: { slug_en: `${name}-new` } });
  expect(reasons(await tryCategories(db(), fileOf(row(2, { id: '999999999' }))))[0]).toContain(
    'id category_not_found',
  );
});

it('distinguishes categories of the same name by the path of their parents', async () => {
  const name = unique();
  const rows = [
    row(2, named(`${name} x`)),
    row(3, named(`${name} y`)),
    row(4, named(`${name} parts`, { parent: `${name} x` })),
    row(5, named(`${name} parts`, { name_ar: `أجزاء ${name}`, parent: `${name} y` })),
  ];
  await write(...rows);
  expect(await storedOf(`${name}-y-${name}-parts`)).toMatchObject({ parent: `${name}-y` });
  expect((await tryCategories(db(), fileOf(...rows))).counts).toEqual({ unchanged: 4 });
  const tried = await tryCategories(
    db(),
    fileOf(
      row(2, named(`${name} one`, { parent: `${name} parts` })),
      row(3, named(`${name} two`, { parent: `قسم ${name} y > أجزاء ${name}` })),
      row(4, { name_en: `${name} parts`, seo_title_en: 'Which?' }),
    ),
  );
  expect(reasons(tried)).toEqual([['parent category_ambiguous'], [], ['name_en category_ambiguous']]);
});

it('reports every reason of refused rows, and writes the others', async () => {
  const name = unique();
  await write(row(2, named(name)));
  const { done } = await write(
    row(2, { name_en: 'x'.repeat(121), seo_title_ar: 'ع'.repeat(201) }),
    row(3, named(`${name} kept`)),
    row(4, named(`${name} bad`, { slug_en: 'Not a slug!', slug_ar: name }), [
      { field: 'is_hidden', code: 'boolean_invalid', params: { value: 'maybe' } },
    ]),
    row(5, named(`${name} lost`, { parent: `${name} nowhere` })),
    row(6, named(`${name} again`, { slug_en: name })),
    row(7, { slug_en: name, seo_title_en: 'Twice' }),
  );
  expect(outcomes(done)).toEqual(['refused', 'create', 'refused', 'refused', 'change', 'refused']);
  expect(reasons(done)).toEqual([
    ['name_en too_long', 'name_ar required', 'seo_title_ar too_long'],
    [],
    ['is_hidden boolean_invalid', 'slug_en format', 'slug_ar slug_taken'],
    ['parent parent_unknown'],
    [],
    ['row_repeated'],
  ]);
  expect(await storedOf(`${name}-kept`)).toBeDefined();
});

it('reads, clears and validates the return rule', async () => {
  const name = unique();
  const first = await write(row(2, named(name, { returns: 'none' })), row(3, named(`${name} other`)));
  expect(outcomes(first.done)).toEqual(['create', 'create']);
  expect([await storedOf(name), await storedOf(`${name}-other`)]).toMatchObject([
    { returns: 'none' },
    { returns: null },
  ]);
  expect(outcomes((await write(row(2, { slug_en: name, returns: 'none' }))).done)).toEqual(['unchanged']);
  const { done } = await write(
    row(2, { slug_en: name, returns: null }),
    row(3, { slug_en: `${name}-other`, returns: '14_days' }),
  );
  expect(outcomes(done)).toEqual(['change', 'refused']);
  expect(done.rows[0]).toMatchObject({ before: { returns: 'none' }, after: { returns: null } });
  expect(reasons(done)[1]).toEqual(['returns one_of']);
  expect(await storedOf(name)).toMatchObject({ returns: null });
});

it('refuses cycles, among new rows and in the tree', async () => {
  const name = unique();
  await write(row(2, named(name)), row(3, named(`${name} low`, { parent: name })));
  const tried = await tryCategories(
    db(),
    fileOf(
      row(2, { slug_en: name, parent: `${name}-low` }),
      row(3, named(`${name} p`, { parent: `${name} q` })),
      row(4, named(`${name} q`, { parent: `${name} p` })),
    ),
  );
  expect(reasons(tried)).toEqual([['parent cycle'], ['parent cycle'], ['parent cycle']]);
  // Parent and child may be swapped: once both rows are applied there is no cycle.
  const { done } = await write(
    row(2, { slug_en: name, parent: `${name}-low` }),
    row(3, { slug_en: `${name}-low`, parent: null }),
  );
  expect(done.counts).toEqual({ change: 2 });
  expect(await storedOf(name)).toMatchObject({ parent: `${name}-low` });
});

it('writes nothing if the tree changed since the preview', async () => {
  const name = unique();
  const file = fileOf(row(2, named(name)));
  const { digest } = await tryCategories(db(), file);
  await sql`insert into public.categories (name_en, name_ar, slug_en, slug_ar)
    values (${name}, ${`قسم ${name}`}, ${name}, ${`قسم-${name}`})`;
  await expect(importCategories(db(), file, digest)).rejects.toMatchObject({ code: 'stale_version' });
});

it('writes one audit entry, whose batch holds the rows', async () => {
  const name = unique();
  const { file } = await write(row(2, named(name)), row(3, named(`${name} b`, { parent: name })));
  const entries = await sql`
    select table_name, action, after from public.audit_log where batch_id = ${file.id} order by table_name desc, id`;
  expect(entries.map(({ table_name }) => table_name)).toEqual(
    ['category_imports', 'categories', 'categories'].toSorted().toReversed(),
  );
  expect(entries.find(({ table_name }) => table_name === 'category_imports')!.after).toEqual({
    name: 'categories.xlsx',
    create: 2,
  });
});

it('refuses calls without rows, with a row twice or with an impossible row number', async () => {
  for (const rows of [[], [row(2, {}), row(2, {})], [{ row: -1, values: {}, problems: [] }]])
    await expect(tryCategories(db(), fileOf(...rows))).rejects.toMatchObject({ code: 'invalid_input' });
});

it('accepts pictures stored by staff, and refuses a row with any other', async () => {
  const name = unique();
  const image = `categories/${name}.webp`;
  await sql`insert into storage.objects (bucket_id, name) values ('product-images', ${image})`;
  const { done } = await write(
    row(2, named(name, { image })),
    row(3, named(`${name} b`, { image: 'https://elsewhere.test/a.jpg' })),
    row(4, named(`${name} c`, { image: `${actors.seller.company}/a.webp` })),
    row(6, named(`${name} e`, { image: `categories/${name}-gone.webp` })),
    row(5, named(`${name} d`), [{ field: 'image', code: 'picture_not_found', params: { value: 'x' } }]),
  );
  expect(outcomes(done)).toEqual(['create', 'refused', 'refused', 'refused', 'refused']);
  expect(reasons(done)).toEqual([
    [],
    ['image own_file'],
    ['image own_file'],
    ['image picture_not_found'],
    ['image own_file'],
  ]);
  expect(await storedOf(name)).toMatchObject({ image });
  expect(outcomes((await write(row(2, { slug_en: name, image }))).done)).toEqual(['unchanged']);
  // The current picture of the category is accepted as well.
  await sql`update public.categories set image = 'seed/old.webp' where slug_en = ${name}`;
  expect(outcomes((await write(row(2, { slug_en: name, image: 'seed/old.webp' }))).done)).toEqual([
    'unchanged',
  ]);
  await write(row(2, { slug_en: name, image: null }));
  expect(await storedOf(name)).toMatchObject({ image: null });
});

it('limits fetching pictures to catalogue staff', async () => {
  const ask = async (name: (typeof actorNames)[number], body: object) => {
    const response = await fetch(`${apiUrl()}/functions/v1/fetch-picture`, {
      method: 'POST',
      headers: { ...headersFor(actors[name].token), 'content-type': 'application/json' },
      body: JSON.stringify({ address: 'http://localhost/x.png', ...body }),
    });
    return ((await response.json()) as { code: string }).code;
  };
  // Callers with the right reach the check of the URL, which is a private address.
  for (const name of actorNames)
    expect([name, await ask(name, { folder: 'categories' })]).toEqual([
      name,
      ['admin', 'catalogueStaff'].includes(name)
        ? 'picture_address'
        : name === 'anonymous'
          ? 'not_signed_in'
          : 'not_allowed',
    ]);
  expect(await ask('catalogueStaff', { folder: 'home' })).toBe('not_allowed');
  expect(await ask('admin', { folder: 'home' })).toBe('picture_address');
  expect(await ask('admin', { folder: 'company' })).toBe('invalid_input');
  expect(await ask('seller', { company_id: actors.seller.company })).toBe('picture_address');
  expect(await ask('admin', { company_id: actors.seller.company })).toBe('not_allowed');
});

describe.each(['en', 'ar'] as const)('the own export with the words of %s', (language) => {
  it('names parents by path, or by slug if the path is unclear, and imports without a change', async () => {
    const name = unique();
    await write(
      row(2, named(name, { returns: 'none', focus_keywords: ['saw', 'drill'] })),
      row(3, named(`${name} y`)),
      row(4, named(`${name} parts`, { parent: name, is_hidden: true })),
      row(5, named(`${name} parts`, { parent: `${name} y`, slug_en: `${name}-p`, slug_ar: `أجزاء-${name}` })),
      row(6, named(`${name} nuts / bolts`, { parent: `${name} / ${name} parts` })),
      row(7, named(`${name} small`, { parent: `${name}-nuts-bolts` })),
      row(8, named(`${name} deep`, { parent: `${name}-p` })),
    );
    const { id } = await beginExport(actors.admin.db, ['categories']);
    const exported: ExportRow[] = [];
    for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
      const page = await readExportRows(actors.admin.db, { id, entity: 'categories', after, limit: 1000 });
      exported.push(...page.rows.filter(({ name_en }) => String(name_en).startsWith(name)));
      after = page.next ?? undefined;
    }
    const parentOf = ({ parent }: ExportRow) => (parent as CategoryPlace | null)?.[language] ?? null;
    const byName = Object.fromEntries(exported.map((one) => [one.name_en, parentOf(one)]));
    const [top, other, parts] =
      language === 'en'
        ? [name, `${name} y`, `${name} parts`]
        : [`قسم ${name}`, `قسم ${name} y`, `قسم ${name} parts`];
    expect(exported.filter(({ name_en }) => name_en === `${name} parts`).map(parentOf)).toEqual([top, other]);
    expect(byName).toMatchObject({
      [name]: null,
      [`${name} nuts / bolts`]: `${top} / ${parts}`,
      [`${name} deep`]: `${other} / ${parts}`,
    });
    // This path would have a separator within a name.
    expect(byName[`${name} small`]).not.toContain(' / ');
    const fields = ['id', 'name_en', 'name_ar', 'slug_en', 'slug_ar', 'is_hidden', 'returns'] as const;
    const rows = exported.map((one, index) =>
      row(index + 2, {
        ...Object.fromEntries(fields.flatMap((field) => (one[field] === null ? [] : [[field, one[field]]]))),
        parent: parentOf(one),
        focus_keywords: one.focus_keywords ? String(one.focus_keywords).split(', ') : [],
      } as CategoryFileRow['values']),
    );
    expect((await tryCategories(db(), fileOf(...rows))).counts).toEqual({ unchanged: 7 });
  });
});

describe('undoing an import', () => {
  const undo = async (id: string) => undoCategories(db(), id, (await tryUndoOfCategories(db(), id)).digest);

  it('restores changed categories and deletes created ones, children first', async () => {
    const name = unique();
    await write(row(2, named(name, { slug_en: `${name}-old`, seo_title_en: 'Before' })));
    const { file } = await write(
      row(2, { slug_en: `${name}-old`, name_en: `${name} new`, seo_title_en: 'After', is_hidden: true }),
      row(3, named(`${name} tools`, { slug_en: `${name}-tools` })),
      row(4, named(`${name} saws`, { slug_en: `${name}-saws`, parent: `${name}-tools` })),
    );
    const before = await tryUndoOfCategories(db(), file.id);
    expect(before).toMatchObject({ restored: 1, deleted: 2, kept: 0, stays: [] });
    expect(await storedOf(`${name}-saws`)).toBeDefined();
    expect(await undoCategories(db(), file.id, before.digest)).toEqual(before);
    expect(await storedOf(`${name}-old`)).toMatchObject({
      ...{ name_en: name, seo_title_en: 'Before', is_hidden: false },
    });
    expect(await storedOf(`${name}-saws`)).toBeUndefined();
    expect(await storedOf(`${name}-tools`)).toBeUndefined();
    const { items } = await listCategoryImports(db());
    expect(items.find(({ id }) => id === file.id)).toMatchObject({
      ...{ name: 'categories.xlsx', created: 2, changed: 1, by_role: 'self' },
      undone_at: expect.any(String),
    });
    await expect(undo(file.id)).rejects.toMatchObject({
      code: 'import_state_changed',
      context: { status: 'undone' },
    });
  });

  it('moves a category back to its former parent', async () => {
    const name = unique();
    await write(
      row(2, named(`${name} a`, { slug_en: `${name}-a` })),
      row(3, named(`${name} b`, { slug_en: `${name}-b` })),
      row(4, named(`${name} c`, { slug_en: `${name}-c`, parent: `${name}-a` })),
    );
    const { file } = await write(row(2, { slug_en: `${name}-c`, parent: `${name}-b` }));
    await undo(file.id);
    expect(await storedOf(`${name}-c`)).toMatchObject({ parent: `${name}-a` });
  });

  it('keeps what was changed, filled or renamed over since, and says why', async () => {
    const name = unique();
    await write(row(2, named(`${name} x`, { slug_en: `${name}-x` })));
    const { file } = await write(
      row(2, named(`${name} edited`, { slug_en: `${name}-edited` })),
      row(3, named(`${name} filled`, { slug_en: `${name}-filled` })),
      row(4, named(`${name} gone`, { slug_en: `${name}-gone` })),
      row(5, { slug_en: `${name}-x`, slug_ar: `${name}-moved` }),
    );
    const filled = (await storedOf(`${name}-filled`))!;
    await createProduct(sql, { company_id: actors.seller.company!, category_id: Number(filled.id) });
    await sql`update public.categories set seo_title_en = 'Mine' where slug_en = ${`${name}-edited`}`;
    await sql`delete from public.categories where slug_en = ${`${name}-gone`}`;
    const [former] = await sql`
      select before ->> 'slug_ar' as slug from public.audit_log
      where batch_id = ${file.id} and action = 'UPDATE' and table_name = 'categories'`;
    await write(row(2, named(`${name} y`, { slug_en: `${name}-y`, slug_ar: former!.slug as string })));
    const done = await undo(file.id);
    expect(done).toMatchObject({ restored: 0, deleted: 0, kept: 4 });
    expect(done.stays.map(({ name_en, reason }) => [name_en, reason])).toEqual([
      [`${name} x`, 'conflict'],
      [`${name} gone`, 'gone'],
      [`${name} filled`, 'in_use'],
      [`${name} edited`, 'changed'],
    ]);
  });

  it('writes nothing if the outcome would differ from the one that was seen', async () => {
    const name = unique();
    const { file } = await write(row(2, named(name, { slug_en: name })));
    const { digest } = await tryUndoOfCategories(db(), file.id);
    await sql`update public.categories set seo_title_en = 'Mine' where slug_en = ${name}`;
    await expect(undoCategories(db(), file.id, digest)).rejects.toMatchObject({ code: 'stale_version' });
    expect(await storedOf(name)).toBeDefined();
  });

  it('is limited to admins and catalogue staff, and to imports', async () => {
    const { file } = await write(row(2, named(unique())));
    for (const name of actorNames.filter((each) => !['admin', 'catalogueStaff'].includes(each))) {
      const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
      const as = actors[name].db;
      await expect([name, tryUndoOfCategories(as, file.id)][1]).rejects.toMatchObject({ code });
      await expect([name, undoCategories(as, file.id, 'x')][1]).rejects.toMatchObject({ code });
      await expect([name, listCategoryImports(as)][1]).rejects.toMatchObject({ code });
    }
    await expect(tryUndoOfCategories(db(), randomUUID())).rejects.toMatchObject({ code: 'import_not_found' });
  });
});

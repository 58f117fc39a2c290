import { randomUUID } from 'node:crypto';
import { saveProductDraft } from '../src/products/queries.ts';
import { addCompanyNote } from '../src/companies/sellers-queries.ts';
import { addToWishlist, listWishlist, mergeWishlist, removeFromWishlist } from '../src/wishlist/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

it('limits drafts of a person to fifty and loses none of them', async () => {
  const { id, company, db } = actors.seller;
  await sql`
    insert into public.product_drafts (id, user_id, company_id, content)
    select gen_random_uuid(), ${id!}, ${company!}, '{}' from generate_series(1, 49)`;
  const last = { id: randomUUID(), content: { name_en: 'Dr' } };
  const expected = await saveProductDraft(db, last);
  const more = () => saveProductDraft(db, { id: randomUUID(), content: {} });
  await expect(more()).rejects.toMatchObject({ code: 'draft_limit', context: { limit: 50 } });
  await saveProductDraft(db, { ...last, content: { name_en: 'Drill' }, expected });
  const [count] = await sql`select count(*)::int from public.product_drafts where user_id = ${id!}`;
  expect(count).toEqual({ count: 50 });
  await saveProductDraft(actors.manager.db, { id: randomUUID(), content: {} });
  await sql`delete from public.product_drafts where user_id = ${id!}`;
  await more();
});

it('limits a wishlist to 500 products and merges a guest’s wishlist up to that limit', async () => {
  const { id, db } = actors.buyer;
  const company_id = actors.seller.company!;
  const first = await createProduct(sql, { company_id, category_id });
  await sql`
    insert into public.products (company_id, category_id, sku, name_en, name_ar, slug_en, slug_ar, unit, published)
    select company_id, category_id, 'WISH-' || n, name_en, name_ar, 'wish-' || n, 'wish-ar-' || n, unit, true
    from public.products, generate_series(1, 502) n where id = ${first}`;
  const ids = (await sql`select id from public.products where sku like 'WISH-%' order by id`).map((row) =>
    Number(row.id),
  );
  await addToWishlist(db, id!, first);
  await mergeWishlist(db, ids.slice(0, 500));
  expect(await listWishlist(db, id!)).toHaveLength(500);
  const more = () => addToWishlist(db, id!, ids[500]!);
  await expect(more()).rejects.toMatchObject({ code: 'wishlist_limit', context: { limit: 500 } });
  await addToWishlist(db, id!, first);
  await removeFromWishlist(db, id!, first);
  await more();
});

it('limits staff notes about a company to 500', async () => {
  const company = actors.otherSeller.company!;
  await sql`
    insert into private.company_notes (company_id, body) select ${company}, 'Called' from generate_series(1, 499)`;
  await addCompanyNote(actors.admin.db, company, 'The last');
  await expect(addCompanyNote(actors.admin.db, company, 'One more')).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'body', rule: 'too_many' },
  });
});

it('refuses long lists of words before stemming them', async () => {
  const words = (count: number, length: number) =>
    Array.from({ length: count }, (_, place) => `${place}`.padEnd(length, 'x'));
  for (const [given, rule] of [
    [words(101, 8), 'count'],
    [words(2, 201), 'length'],
  ] as const) {
    const { error } = await actors.admin.db.rpc('try_search_synonyms', { term: 'drill', words: given });
    expect([error?.message, JSON.parse(error!.details!)]).toEqual([
      'invalid_input',
      { field: 'words', rule },
    ]);
  }
});

import {
  getCategorySeo,
  getHomePage,
  getProduct,
  listCategories,
  listCompatibleProducts,
  listProductsByIds,
  listRelatedProducts,
  listReviews,
  listTopCategories,
  type ReviewSort,
} from '../src/catalogue/queries.ts';
import { baseUnits } from '../src/quotes/queries.ts';
import { listGovernorates } from '../src/delivery/queries.ts';
import { deleteReview, findOwnReview, reviewLimit, submitReview } from '../src/reviews/queries.ts';
import {
  addToWishlist,
  listSavedOffers,
  listWishlist,
  mergeWishlist,
  removeFromWishlist,
} from '../src/wishlist/queries.ts';
import { answerOf } from '../src/errors.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';

let sql: Sql;
let actors: Actors;
let parent: number;
let child: number;
let product: number;
let neighbour: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  parent = await createCategory(sql, { name_en: 'Parent', name_ar: 'أصل' });
  child = await createCategory(sql, { name_en: 'Child', name_ar: 'فرع', parent_id: parent });
  const company_id = actors.seller.company!;
  product = await createProduct(sql, {
    company_id,
    category_id: child,
    price: 12_500.5,
    discounted_price: 10_000,
    deal_ends_at: new Date('2099-01-01'),
    attributes: [{ key: 'k', label_en: 'K', label_ar: 'ك', value_en: 'V', value_ar: 'ف' }],
    size_chart: { columns: [{ en: 'Size', ar: 'المقاس' }], rows: [['M']] },
    additional_images: ['catalogue/a.webp', 'catalogue/b.webp'],
  });
  await createVariant(sql, product, { size: 'M', stock: 2 });
  await createVariant(sql, product, { size: 'L', stock: 3 });
  neighbour = await createProduct(sql, { company_id, category_id: child });
  await sql`insert into public.product_compatibilities values (${product}, ${neighbour})`;
});
afterAll(() => sql.end());

it('lists categories parents first, with the products of the subtree', async () => {
  const categories = await listCategories(actors.anonymous.db);
  const places = categories.map(({ id }) => id);
  expect(places.indexOf(parent)).toBeLessThan(places.indexOf(child));
  expect(categories.find(({ id }) => id === parent)).toMatchObject({
    parent_id: null,
    name_ar: 'أصل',
    product_count: 2,
  });
});

it('lists only the first level, in display order', async () => {
  const ahead = await createCategory(sql);
  await sql`update public.categories set position = -1 where id = ${ahead}`;
  const top = await listTopCategories(actors.anonymous.db);
  const places = top.map(({ id }) => id);
  expect(places[0]).toBe(ahead);
  expect(places).toContain(parent);
  expect(places).not.toContain(child);
  expect(top.find(({ id }) => id === parent)).toEqual({
    id: parent,
    name_en: 'Parent',
    name_ar: 'أصل',
    slug_en: expect.stringMatching(/^tools-/),
    slug_ar: expect.stringMatching(/^ar-tools-/),
  });
});

it('leaves SEO texts out of the list and returns them on request', async () => {
  const words = { seo_title_en: 'Parents', seo_title_ar: 'أصول', focus_keywords: ['origin'] };
  await sql`update public.categories set ${sql(words)} where id = ${parent}`;
  expect(await getCategorySeo(actors.anonymous.db, parent)).toEqual({
    ...words,
    seo_description_en: null,
    seo_description_ar: null,
  });
  expect(JSON.stringify(await listCategories(actors.anonymous.db))).not.toContain('seo_');
});

it('returns numeric fields of a product as numbers', async () => {
  expect(await getProduct(actors.anonymous.db, product)).toMatchObject({
    id: product,
    price: 12_500.5,
    discounted_price: 10_000,
    stock: 5,
    has_variants: true,
    company_name: expect.stringContaining('Company of seller'),
    attributes: [{ key: 'k' }],
    size_chart: { rows: [['M']] },
    additional_images: ['catalogue/a.webp', 'catalogue/b.webp'],
    variants: [
      { size: 'M', stock: 2 },
      { size: 'L', stock: 3 },
    ],
    category_path: [{ id: parent }, { id: child }],
  });
  await expect(getProduct(actors.anonymous.db, 999_999_999)).rejects.toMatchObject({
    code: 'product_not_found',
  });
});

it('marks a price as old if it was confirmed longer ago than the staff allows', async () => {
  const apart = await createCategory(sql);
  const id = await createProduct(sql, { company_id: actors.seller.company!, category_id: apart });
  const isOld = async () => (await getProduct(actors.anonymous.db, id)).price_is_old;
  await sql`update public.product_offers set price_confirmed_at = now() - interval '31 days' where product_id = ${id}`;
  expect(await isOld()).toBe(true);
  const [before] = await sql`select price_confirmed_days from public.site_settings`;
  await sql`update public.site_settings set price_confirmed_days = 40`;
  expect(await isOld()).toBe(false);
  await sql`update public.site_settings set ${sql(before!)}`;
});

it('hides unpublished products from everyone except members who see money and catalogue staff', async () => {
  const hidden = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: child,
    published: false,
  });
  for (const actor of ['anonymous', 'buyer', 'otherSeller', 'warehouse', 'support'] as const) {
    await expect(getProduct(actors[actor].db, hidden)).rejects.toMatchObject({ code: 'product_not_found' });
  }
  for (const actor of ['seller', 'admin', 'catalogueStaff'] as const) {
    expect(await getProduct(actors[actor].db, hidden)).toMatchObject({ id: hidden });
  }
  expect(await listProductsByIds(actors.seller.db, [hidden])).toEqual([]);
});

it('lists cards by id in the requested order, and related and compatible products', async () => {
  const cards = await listProductsByIds(actors.anonymous.db, [neighbour, 999_999_999, product]);
  expect(cards.map(({ id }) => id)).toEqual([neighbour, product]);
  expect((await listCompatibleProducts(actors.anonymous.db, product)).map(({ id }) => id)).toEqual([
    neighbour,
  ]);
  expect((await listRelatedProducts(actors.anonymous.db, product)).map(({ id }) => id)).toEqual([neighbour]);
});

it('fills the shelves of the home page', async () => {
  const home = await getHomePage(actors.anonymous.db);
  expect(home.deals.length).toBeGreaterThan(0);
  expect(home.deals.every(({ discounted_price }) => discounted_price !== null)).toBe(true);
  expect(home.newest.length).toBeGreaterThan(0);
});

it('lists the 19 governorates with districts', async () => {
  const governorates = await listGovernorates(actors.anonymous.db);
  expect(governorates).toHaveLength(19);
  expect(governorates[0]).toMatchObject({ code: 'IQ-BG', name_ar: 'بغداد' });
  expect(governorates.every(({ districts }) => districts.length > 0)).toBe(true);
});

describe('reviews', () => {
  it('need a sign-in and a rating, count in the product, and replace an earlier one by the same person @review-required', async () => {
    const item = await createProduct(sql, { company_id: actors.seller.company!, category_id: child });
    await expect(submitReview(actors.anonymous.db, item, 5, '')).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    for (const rating of [0, 6]) {
      await expect(submitReview(actors.buyer.db, item, rating, '')).rejects.toMatchObject({
        code: 'rating_required',
      });
    }
    await expect(submitReview(actors.seller.db, item, 5, '')).rejects.toMatchObject({
      code: 'own_product_review',
    });
    await expect(submitReview(actors.buyer.db, 999_999_999, 5, '')).rejects.toMatchObject({
      code: 'product_not_found',
    });
    await submitReview(actors.buyer.db, item, 2, 'Weak');
    await submitReview(actors.otherBuyer.db, item, 5, 'متين');
    await submitReview(actors.buyer.db, item, 4, 'Better than I thought');
    expect(await getProduct(actors.anonymous.db, item)).toMatchObject({
      rating_average: 4.5,
      rating_count: 2,
    });
    const reviews = await listReviews(actors.anonymous.db, item);
    expect(reviews).toMatchObject({ total: 2, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } });
    expect(reviews.items[0]).toMatchObject({
      rating: 4,
      body: 'Better than I thought',
      author_name: 'Test buyer',
      verified_purchase: false,
    });
  });

  it('are listed newest first, or by rating', async () => {
    const item = await createProduct(sql, { company_id: actors.seller.company!, category_id: child });
    await submitReview(actors.buyer.db, item, 5, 'first');
    await submitReview(actors.otherBuyer.db, item, 1, 'second');
    await submitReview(actors.otherSeller.db, item, 3, 'third');
    const read = async (sort?: ReviewSort) =>
      (await listReviews(actors.anonymous.db, item, 1, sort)).items.map(({ rating }) => rating);
    expect(await read()).toEqual([3, 1, 5]);
    expect(await read('highest')).toEqual([5, 3, 1]);
    expect(await read('lowest')).toEqual([1, 3, 5]);
  });

  it('can be found and deleted only by their author', async () => {
    const item = await createProduct(sql, { company_id: actors.seller.company!, category_id: child });
    const id = await submitReview(actors.buyer.db, item, 2, 'Weak');
    expect(await findOwnReview(actors.buyer.db, item)).toMatchObject({
      id,
      rating: 2,
      body: 'Weak',
    });
    expect(await findOwnReview(actors.otherBuyer.db, item)).toBeNull();
    await deleteReview(actors.otherBuyer.db, id);
    await expect(deleteReview(actors.anonymous.db, id)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await listReviews(actors.anonymous.db, item)).total).toBe(1);
    await deleteReview(actors.buyer.db, id);
    expect(await findOwnReview(actors.buyer.db, item)).toBeNull();
    expect(await getProduct(actors.anonymous.db, item)).toMatchObject({ rating_average: 0, rating_count: 0 });
  });

  it('reveal no account of their author, and cannot carry another person’s name', async () => {
    const item = await createProduct(sql, { company_id: actors.seller.company!, category_id: child });
    await sql`update public.profiles set full_name = ' ' where id = ${actors.otherBuyer.id}`;
    await submitReview(actors.otherBuyer.db, item, 5, 'Good');
    const [review] = (await listReviews(actors.anonymous.db, item)).items;
    expect(review).toMatchObject({ body: 'Good', author_name: null });
    for (const name of ['anonymous', 'buyer', 'otherBuyer', 'admin'] as const) {
      const { db } = actors[name];
      const read = [
        db.from('reviews').select('user_id').eq('id', review!.id),
        db.from('reviews').select('id').eq('user_id', actors.otherBuyer.id!),
      ];
      for (const { error } of await Promise.all(read)) expect(error?.code).toBe('42501');
    }
    await expect(findOwnReview(actors.anonymous.db, item)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('are refused above the length limit', async () => {
    const item = await createProduct(sql, { company_id: actors.seller.company!, category_id: child });
    await submitReview(actors.buyer.db, item, 4, 'ب'.repeat(reviewLimit));
    await expect(submitReview(actors.buyer.db, item, 4, 'ب'.repeat(reviewLimit + 1))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('are marked if the author received the product', async () => {
    const item = await createProduct(sql, { company_id: actors.seller.company!, category_id: child });
    await sql`
      with c as (
        insert into public.checkouts (user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district,
          address, language, subtotal, delivery_total)
        values (${actors.buyer.id}, gen_random_uuid(), '', 'A', '+9647701234567', 'a@b.iq', 'IQ-BG', 'x', 'x', 'en', 1, 0)
        returning id
      ), o as (
        insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status,
          cash_collected, subtotal, delivery_fee, lead_days, line_count)
        select 'MW-R' || left(c.id::text, 5), c.id, ${actors.buyer.id}, ${actors.seller.company}, 'x', 'x', 'IQ-BG',
          'Delivered', 1, 1, 0, 1, 1 from c returning id
      )
      insert into public.order_lines (order_id, product_id, name_en, name_ar, sku, unit, unit_price, quantity)
      select o.id, ${item}, 'x', 'x', 'x', 'Each', 1, 1 from o`;
    await submitReview(actors.buyer.db, item, 5, '');
    const { items } = await listReviews(actors.anonymous.db, item);
    expect(items[0]).toMatchObject({ verified_purchase: true });
  });
});

describe('wishlist', () => {
  it('accepts adding, removing and merging repeatedly without an error', async () => {
    const { db, id } = actors.buyer;
    await addToWishlist(db, id!, product);
    await addToWishlist(db, id!, product);
    expect(await listWishlist(db, id!)).toEqual([product]);
    await mergeWishlist(db, [product, neighbour, 999_999_999]);
    expect((await listWishlist(db, id!)).sort()).toEqual([product, neighbour].sort());
    await removeFromWishlist(db, id!, product);
    await removeFromWishlist(db, id!, product);
    expect(await listWishlist(db, id!)).toEqual([neighbour]);
    await expect(mergeWishlist(actors.anonymous.db, [product])).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    expect(await listWishlist(actors.otherBuyer.db, id!)).toEqual([]);
  });
});

describe('saved products', () => {
  it('keep the price and stock of the time of saving, however they were saved', async () => {
    const { db, id } = actors.buyer;
    const company_id = actors.seller.company!;
    const goods = { company_id, category_id: child };
    const plain = await createProduct(sql, { ...goods, price: 10_000 });
    const deal = await createProduct(sql, { ...goods, price: 10_000, discounted_price: 8000 });
    const over = { deal_ends_at: new Date('2026-01-01'), discounted_price: 8000 };
    const late = await createProduct(sql, { ...goods, price: 10_000, ...over });
    const empty = await createProduct(sql, { ...goods, price: 500, quantity: 0 });
    await addToWishlist(db, id!, plain);
    await addToWishlist(db, id!, deal);
    await mergeWishlist(db, [late, empty]);
    const saves = [plain, deal, late, empty];
    await sql`update public.product_offers set price = 6000, discounted_price = null where product_id = any (${saves})`;
    await sql`update public.product_stock set quantity = 7 where product_id = any (${saves})`;
    await addToWishlist(db, id!, plain);
    const saved = (await listSavedOffers(db, id!)).filter(({ product_id }) =>
      [plain, deal, late, empty].includes(product_id),
    );
    expect(saved.sort((left, right) => left.product_id - right.product_id)).toEqual([
      { product_id: plain, price: 10_000, in_stock: true },
      { product_id: deal, price: 8000, in_stock: true },
      { product_id: late, price: 10_000, in_stock: true },
      { product_id: empty, price: 500, in_stock: false },
    ]);
    expect(await listSavedOffers(actors.otherBuyer.db, id!)).toEqual([]);
  });

  it('reveal nothing that is not public', async () => {
    const { db, id } = actors.buyer;
    const secrets = [
      { company_id: actors.seller.company!, published: false },
      { company_id: actors.pendingSeller.company! },
    ];
    const hidden: number[] = [];
    for (const secret of secrets) hidden.push(await createProduct(sql, { ...secret, category_id: child }));
    for (const product of hidden) await addToWishlist(db, id!, product);
    const rows = (await listSavedOffers(db, id!)).filter(({ product_id }) => hidden.includes(product_id));
    expect(rows.map(({ price, in_stock }) => [price, in_stock])).toEqual(hidden.map(() => [null, null]));
  });

  it('cannot be forged by their owner', async () => {
    const { db, id } = actors.buyer;
    const row = { user_id: id!, product_id: neighbour, saved_price: 1, saved_in_stock: false };
    await expect(db.from('wishlists').insert(row).then(answerOf)).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

it('the client knows the units that have a base unit', async () => {
  const rows = await sql<{ code: string; base_unit: string; base_factor: string }[]>`
    select code, base_unit, base_factor from public.units where base_unit is not null`;
  const known = rows.map(({ code, base_unit: unit, base_factor: factor }) => [
    code,
    { unit, factor: Number(factor) },
  ]);
  expect(Object.fromEntries(known)).toEqual(baseUnits);
});

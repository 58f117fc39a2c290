import type { AppError } from '../src/errors.ts';
import { type DealPlan, endDeals, previewDeals, restoreDeals, setDeals } from '../src/deals/queries.ts';
import { setProductPrice } from '../src/products/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());
beforeEach(async () => {
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    price: 10_000,
  });
});

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: AppError) => ({ code: error.code, ...error.context }),
  );

async function planned(percent = 20): Promise<DealPlan> {
  const plan = { percent, ends_at: '2099-01-01T00:00:00Z', products: [{ id: product }] };
  const rows = await previewDeals(actors.admin.db, plan);
  return { ...plan, products: rows.map(({ id, mark }) => ({ id, mark: mark! })) };
}
const seenDeals = async () => {
  const { products } = await planned();
  return products.map(({ id, mark }) => ({ id, mark: mark! }));
};

/** Rows that a change of deals writes besides the offer. */
async function written() {
  const [counts] = await sql`
    select (select count(*)::int from public.audit_log
        where table_name = 'product_offers' and row_id = ${String(product)}) as entries,
      (select count(*)::int from public.notifications where user_id = ${actors.seller.id!}) as notifications,
      (select version from public.products where id = ${product}) as version`;
  return counts;
}

it('reports success with its undo for a repeated deal by the same person, and writes nothing', async () => {
  const plan = await planned();
  const former = await setDeals(actors.admin.db, plan);
  const before = await written();
  expect(await setDeals(actors.admin.db, plan)).toEqual(former);
  expect(await outcomeOf(setDeals(actors.admin.db, { ...plan, percent: 30 }))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'deal_changed',
    by_role: 'self',
  });
  expect(await written()).toEqual(before);
  expect(await restoreDeals(actors.admin.db, former, 'Undone')).toEqual({ undone: 1, kept: [] });
});

it('does not overwrite a colleague’s deal or a price changed by the seller', async () => {
  const plan = await planned();
  await setDeals(actors.catalogueStaff.db, plan);
  const before = await written();
  expect(await outcomeOf(setDeals(actors.admin.db, plan))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'deal_changed',
    products: [product],
    by_role: 'admin',
    by: 'Test catalogueStaff',
    at: expect.stringMatching(/^\d{4}-/),
  });
  expect(await written()).toEqual(before);
  const seen = await planned();
  await setProductPrice(actors.seller.db, product, { price: 12_000, expected: 10_000 });
  expect(await outcomeOf(setDeals(actors.admin.db, seen))).toMatchObject({
    code: 'changed_meanwhile',
    by_role: 'seller',
    by: 'Test seller',
  });
});

it.each([
  ['ended', false],
  ['removed', true],
])(
  'reports success for a deal %s again by the same person, and refuses another decision',
  async (_, remove) => {
    await setDeals(actors.admin.db, await planned());
    const seen = await seenDeals();
    const former = await endDeals(actors.admin.db, seen, { remove, reason: 'Wrong price' });
    const before = await written();
    expect(await endDeals(actors.admin.db, seen, { remove, reason: ' Wrong price ' })).toEqual(former);
    const late = { remove: !remove, reason: 'Wrong price' };
    for (const who of ['admin', 'catalogueStaff'] as const)
      expect(await outcomeOf(endDeals(actors[who].db, seen, late))).toMatchObject({
        code: 'changed_meanwhile',
        what: 'deal_changed',
        by: who === 'admin' ? null : 'Test admin',
      });
    expect(await written()).toEqual(before);
  },
);

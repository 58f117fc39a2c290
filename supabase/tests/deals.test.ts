import { randomUUID } from 'node:crypto';
import { listAuditLog, listCompanyAudit } from '../src/audit/queries.ts';
import { getProduct } from '../src/catalogue/queries.ts';
import {
  type DealPlan,
  endDeals,
  endMatchingDeals,
  findProductsByNumber,
  getDealCalendar,
  listDeals,
  previewDealRestore,
  previewDeals,
  restoreDeals,
  setDeals,
} from '../src/deals/queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import { getOwnProduct, saveProduct, setProductPrice } from '../src/products/queries.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { deleteProduct, deleteProductAsStaff } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

const staff = () => actors.catalogueStaff.db;
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);
const product = (values: object = {}, actor: 'seller' | 'otherSeller' = 'seller') =>
  createProduct(sql, { company_id: actors[actor].company!, category_id, price: 10_000, ...values });

/** Deal of products as the preview shows them now. */
async function planned(ids: number[], plan: Partial<DealPlan> = {}): Promise<DealPlan> {
  const deal = {
    percent: 20,
    ends_at: at(24).toISOString(),
    products: ids.map((id) => ({ id })),
    ...plan,
  };
  const rows = await previewDeals(staff(), deal);
  return { ...deal, products: deal.products.map((one, place) => ({ ...one, mark: rows[place]!.mark! })) };
}

describe('get_deal_calendar', () => {
  it('counts deals that begin and end on each day in Baghdad, as the list shows them', async () => {
    const make = (starts: string, ends: string) =>
      product({ discounted_price: 9_000, deal_starts_at: new Date(starts), deal_ends_at: new Date(ends) });
    // Midnight in Baghdad is 21:00 UTC of the day before.
    const first = await make('2031-02-28T20:59:59Z', '2031-03-09T20:59:59Z');
    const second = await make('2031-02-28T21:00:00Z', '2031-03-09T21:00:00Z');
    const gone = await make('2031-03-01T08:00:00Z', '2031-04-01T08:00:00Z');
    await sql`update public.products set deleted_at = now() where id = ${gone}`;
    expect(await getDealCalendar(staff(), '2031-03-17')).toEqual([
      { day: '2031-03-01', starting: 1, ending: 0 },
      { day: '2031-03-09', starting: 0, ending: 1 },
      { day: '2031-03-10', starting: 0, ending: 1 },
    ]);
    const found = async (filter: object) => (await listDeals(staff(), filter)).items.map(({ id }) => id);
    expect(await found({ starts_on: '2031-02-28' })).toEqual([first]);
    expect(await found({ starts_on: '2031-03-01' })).toEqual([second]);
    expect(await found({ ends_on: '2031-03-09' })).toEqual([first]);
    expect(await found({ ends_on: '2031-03-10', starts_on: '2031-03-01' })).toEqual([second]);
    await expect(found({ ends_on: 'soon' })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'ends_on', rule: 'format' },
    });
  });

  it('is limited to staff with the right', async () => {
    const allowed: string[] = [];
    for (const name of actorNames) {
      const answered = getDealCalendar(actors[name].db, '2031-03-01').then(
        () => allowed.push(name),
        () => undefined,
      );
      await answered;
    }
    expect(allowed.sort()).toEqual(['admin', 'catalogueStaff']);
  });
});

describe('list_deals', () => {
  it('finds deals by state, word, seller and category, in three orders', async () => {
    const brand = `Deal ${randomUUID().slice(0, 8)}`;
    const other = await createCategory(sql);
    const make = (starts: number, ends: number, values: object = {}, actor?: 'otherSeller') =>
      product(
        { brand, discounted_price: 9_000, deal_starts_at: at(starts), deal_ends_at: at(ends), ...values },
        actor,
      );
    const ended = await make(-5, -1);
    const running = await make(-2, 5, { discounted_price: 5_000 });
    const soon = await make(-3, 2, { category_id: other }, 'otherSeller');
    const scheduled = await make(3, 9);
    await product({ brand });
    const found = async (filter: object) =>
      (await listDeals(staff(), { term: brand, ...filter })).items.map(({ id }) => id);
    expect(await found({})).toEqual([soon, running, scheduled, ended]);
    expect(await found({ sort: 'newest' })).toEqual([scheduled, running, soon, ended]);
    expect((await found({ sort: 'discount' }))[0]).toBe(running);
    expect(await found({ state: 'running' })).toEqual([soon, running]);
    expect(await found({ state: 'scheduled' })).toEqual([scheduled]);
    expect(await found({ state: 'ended' })).toEqual([ended]);
    expect(await found({ company_id: actors.otherSeller.company! })).toEqual([soon]);
    expect(await found({ category_id: other })).toEqual([soon]);
    // A word of all test companies would find more than the 100 that a search looks through.
    const [seller] = await sql<{ name: string }[]>`
      select name from public.companies where id = ${actors.otherSeller.company!}`;
    expect(await found({ term: seller!.name, category_id: other })).toEqual([soon]);
    const [first] = (await listDeals(staff(), { term: brand, state: 'scheduled' })).items;
    expect(first).toMatchObject({
      price: 10_000,
      discounted_price: 9_000,
      state: 'scheduled',
      figures: null,
    });
    await expect(found({ state: 'odd' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('returns what was ordered during a deal', async () => {
    const brand = `Sold ${randomUUID().slice(0, 8)}`;
    const id = await product({ brand });
    const order = async (quantity: number, unit_price: number) =>
      placeOrder(actors.buyer.db, {
        idempotency_key: randomUUID(),
        language: 'en',
        delivery,
        lines: [{ product_id: id, variant_id: null, quantity, unit_price }],
      });
    await order(2, 10_000);
    await setDeals(staff(), await planned([id], { percent: 25 }));
    await order(3, 7_500);
    const { orders } = await order(5, 7_500);
    await sql`update public.orders set status = 'Cancelled' where id = ${orders[0]!.id}`;
    const [deal] = (await listDeals(staff(), { term: brand })).items;
    expect(deal!.figures).toEqual({ units: 3, sales: 22_500 });
  });
});

describe('a deal of several products', () => {
  it('is previewed with refused products and reasons', async () => {
    const [good, cheap, gone] = [await product(), await product({ price: 500 }), await product()];
    await deleteProduct(actors.seller.db, gone);
    const deal = { percent: 15, ends_at: at(24).toISOString() };
    const rows = await previewDeals(staff(), {
      ...deal,
      products: [{ id: cheap }, { id: good }, { id: gone }],
    });
    expect(rows.map(({ id, deal_price, problem }) => [id, deal_price, problem])).toEqual([
      [cheap, 500, 'not_below'],
      [good, 8_500, null],
      [gone, null, 'gone'],
    ]);
    const fixed = await previewDeals(staff(), {
      ends_at: deal.ends_at,
      products: [{ id: good, price: 7_777 }, { id: cheap }, { id: gone, mark: 'x' }],
    });
    expect(fixed.map(({ deal_price, problem }) => [deal_price, problem])).toEqual([
      [7_777, null],
      [null, 'no_price'],
      [null, 'gone'],
    ]);
    await expect(getProduct(actors.anonymous.db, good)).resolves.toMatchObject({ discounted_price: null });
  });

  it('is saved as a whole, logged as one batch, reported to the sellers, and undone', async () => {
    const ids = [await product(), await product(), await product({}, 'otherSeller')];
    const former = await setDeals(staff(), await planned(ids));
    expect(await getProduct(actors.anonymous.db, ids[0]!)).toMatchObject({ discounted_price: 8_000 });
    const logged = await sql`
      select row_id, batch_id, actor_kind from public.audit_log
      where table_name = 'product_offers' and row_id in ${sql(ids.map(String))}`;
    expect(logged.map(({ row_id }) => Number(row_id)).sort()).toEqual([...ids].sort());
    expect(new Set(logged.map(({ batch_id }) => batch_id)).size).toBe(1);
    expect(logged[0]).toMatchObject({ batch_id: expect.any(String), actor_kind: 'staff' });
    const heading = async () =>
      (await listAuditLog(actors.admin.db, { table_name: 'bulk_changes', page_size: 100 })).items.find(
        ({ batch_id }) => batch_id === logged[0]!.batch_id,
      );
    expect(await heading()).toMatchObject({ action: 'INSERT', state: { status: 'done' } });
    expect((await heading())!.changes).toEqual([
      { field: 'kind', before: null, after: 'deal_set' },
      { field: 'products', before: null, after: '3' },
    ]);
    const history = (await listCompanyAudit(actors.seller.db, {})).items;
    const own = history.filter(({ batch_id }) => batch_id === logged[0]!.batch_id);
    expect(own).toMatchObject([{ table_name: 'bulk_changes', actor_kind: 'staff' }]);
    expect(own[0]!.changes).toContainEqual({ field: 'products', before: null, after: '2' });
    expect(history.map(({ row_id }) => row_id)).not.toContain(String(ids[0]));
    const opened = await listCompanyAudit(actors.seller.db, { batch: logged[0]!.batch_id });
    expect(opened.items.map(({ row_id }) => Number(row_id))).toEqual(
      expect.arrayContaining([ids[0], ids[1]]),
    );
    expect(opened.items.map(({ row_id }) => Number(row_id))).not.toContain(ids[2]);
    const told = async (actor: 'manager' | 'otherSeller' | 'warehouse') =>
      (await listNotifications(actors[actor].db)).items.filter(({ kind }) => kind.startsWith('deal_'));
    expect((await told('manager'))[0]).toMatchObject({ kind: 'deal_set', subject: { count: 2 } });
    expect((await told('otherSeller'))[0]).toMatchObject({
      kind: 'deal_set',
      subject: { count: 1, product_id: ids[2], deal_price: 8_000 },
    });
    expect(await told('warehouse')).toEqual([]);

    // A changed price does not prevent the undo; a changed deal or a deleted product does.
    await setProductPrice(actors.seller.db, ids[0]!, { price: 12_000, expected: 10_000 });
    await sql`update public.product_offers set discounted_price = 7500 where product_id = ${ids[1]!}`;
    await sql`update public.products set deleted_at = now() where id = ${ids[2]!}`;
    const restored = await restoreDeals(staff(), former, 'Undone');
    expect(restored).toMatchObject({ undone: 1, kept: [{ id: ids[1] }, { id: ids[2] }] });
    expect((await heading())!.state).toEqual({
      subject: 'deals',
      status: 'undone',
      undone: 1,
      kept: 2,
      may_undo: false,
    });
    expect(await getProduct(actors.anonymous.db, ids[0]!)).toMatchObject({ discounted_price: null });
    expect(await getProduct(actors.anonymous.db, ids[1]!)).toMatchObject({ discounted_price: 7_500 });
    expect((await told('manager'))[0]).toMatchObject({ kind: 'deal_ended', subject: { reason: 'Undone' } });
  });

  it('is refused as a whole if a price changed since the preview, and makes the seller’s open form outdated', async () => {
    const ids = [await product(), await product()];
    const deal = await planned(ids);
    const { version } = await getOwnProduct(actors.seller.db, ids[0]!);
    await setProductPrice(actors.seller.db, ids[1]!, { price: 9_000, expected: 10_000 });
    await expect(setDeals(staff(), deal)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      context: { products: [ids[1]] },
    });
    const again = await previewDeals(staff(), deal);
    expect(again.map(({ problem }) => problem)).toEqual([null, 'changed']);
    await setDeals(staff(), await planned(ids));
    expect((await getOwnProduct(actors.seller.db, ids[0]!)).version).toBe(version + 1);
    await deleteProduct(actors.seller.db, ids[1]!);
    await expect(setDeals(staff(), deal)).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('needs a percentage, a time and a price below the old one', async () => {
    const id = await product();
    const refusal = async (plan: Partial<DealPlan>) =>
      setDeals(staff(), { ...(await planned([id])), ...plan }).catch(
        (error: { context: { field: string; rule: string } }) => error.context,
      );
    expect(await refusal({ percent: 95 })).toMatchObject({ field: 'percent' });
    expect(await refusal({ ends_at: at(-1).toISOString(), starts_at: at(-2).toISOString() })).toMatchObject({
      field: 'ends_at',
      rule: 'future',
    });
    expect(await refusal({ starts_at: at(30).toISOString() })).toMatchObject({ rule: 'after_start' });
    expect(await refusal({ products: [] })).toMatchObject({ field: 'products' });
    const { mark } = (await planned([id])).products[0]!;
    expect(await refusal({ products: [{ id, mark, price: 10_000 }] })).toMatchObject({
      field: 'price',
      rule: 'not_below',
    });
    expect(await refusal({ products: [{ id }] })).toMatchObject({ products: [id] });
  });
});

describe('running deals', () => {
  it('end now or are removed, with a reason in the log and for the seller', async () => {
    const ids = [await product(), await product()];
    await setDeals(staff(), await planned([ids[0]!]));
    await setDeals(staff(), await planned([ids[1]!], { starts_at: at(2).toISOString() }));
    const marked = async (id: number) => ({ id, mark: (await planned([id])).products[0]!.mark! });
    const [running, later] = [await marked(ids[0]!), await marked(ids[1]!)];
    const ending = { remove: false, reason: 'Wrong price' };
    await expect(endDeals(staff(), [running], { ...ending, reason: ' ' })).rejects.toMatchObject({
      code: 'reason_required',
    });
    await expect(endDeals(staff(), [running, later], ending)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      context: { products: [later.id] },
    });
    const former = await endDeals(staff(), [running], ending);
    expect(await getProduct(actors.anonymous.db, running.id)).toMatchObject({ discounted_price: null });
    const [note] = (await listNotifications(actors.seller.db)).items;
    expect(note).toMatchObject({ kind: 'deal_ended', subject: { reason: 'Wrong price' } });
    const [entry] = await sql`
      select reason from public.audit_log
      where table_name = 'product_offers' and row_id = ${String(running.id)} order by id desc limit 1`;
    expect(entry).toEqual({ reason: 'Wrong price' });
    expect(await restoreDeals(staff(), former, 'Undone')).toEqual({ undone: 1, kept: [] });
    expect(await getProduct(actors.anonymous.db, running.id)).toMatchObject({ discounted_price: 8_000 });
    await endDeals(staff(), [await marked(running.id), later], { remove: true, reason: 'Never again' });
    const { items } = await listDeals(staff(), { company_id: actors.seller.company!, state: 'scheduled' });
    expect(items.map(({ id }) => id)).not.toContain(later.id);
  });
});

describe('undoing deals', () => {
  it('is counted before, names who changed skipped deals and why, and can be repeated', async () => {
    const ids = [await product(), await product(), await product(), await product()] as const;
    const [free, changed, cheaper, deleted] = ids;
    await setDeals(staff(), await planned([...ids]));
    const deals = (await planned([...ids])).products.map(({ id, mark }) => ({ id, mark: mark! }));
    const former = await endDeals(staff(), deals, { remove: true, reason: 'Wrong price' });
    const { db } = actors.seller;
    const { version, variants, compatibilities: _fits, ...own } = await getOwnProduct(db, changed);
    await saveProduct(
      db,
      { ...own, price: own.price!, discounted_price: 9_000 },
      { variants, expectedVersion: version },
    );
    // A changed price does not count as a changed deal.
    await setProductPrice(actors.manager.db, changed, { price: 11_000, expected: 10_000 });
    await setProductPrice(actors.manager.db, cheaper, { price: 7_000, expected: 10_000 });
    await deleteProductAsStaff(actors.admin.db, deleted);

    const at = expect.any(String);
    const names = { name_en: expect.any(String), name_ar: expect.any(String), sku: expect.any(String) };
    const kept = [
      { id: changed, ...names, problem: 'changed_since', by_role: 'seller', by: 'Test seller', at },
      { id: cheaper, ...names, problem: 'not_below', by_role: 'seller', by: 'Test manager', at },
      { id: deleted, ...names, problem: 'gone', by_role: 'admin', by: 'Test admin', at },
    ];
    expect(await previewDealRestore(staff(), former)).toEqual({ undone: 1, kept });
    expect(await getProduct(actors.anonymous.db, free)).toMatchObject({ discounted_price: null });
    expect(await restoreDeals(staff(), former, 'Undone')).toEqual({ undone: 1, kept });
    expect(await getProduct(actors.anonymous.db, free)).toMatchObject({ discounted_price: 8_000 });

    // Restored deals are not restored again.
    await setProductPrice(actors.manager.db, cheaper, { price: 10_000, expected: 7_000 });
    expect(await previewDealRestore(staff(), former)).toEqual({ undone: 1, kept: [kept[0], kept[2]] });
    expect(await restoreDeals(staff(), former, 'Undone')).toMatchObject({ undone: 1 });
    expect(await getProduct(actors.anonymous.db, cheaper)).toMatchObject({ discounted_price: 8_000 });
  });

  it('reports that no deal is left to undo', async () => {
    const id = await product();
    const former = await setDeals(staff(), await planned([id]));
    await deleteProduct(actors.seller.db, id);
    expect(await restoreDeals(staff(), former, 'Undone')).toMatchObject({
      undone: 0,
      kept: [{ id, problem: 'gone' }],
    });
  });
});

it('finds several products at once by SKU and model number', async () => {
  const tag = randomUUID().slice(0, 8);
  const first = await product({ sku: `FX-${tag}` });
  const second = await product({ model_number: `GSB ${tag}` }, 'otherSeller');
  expect(await findProductsByNumber(staff(), [`fx-${tag}`, `gsb ${tag}`, `none ${tag}`])).toEqual({
    ids: [first, second].sort((a, b) => a - b),
    missing: [`none ${tag}`],
  });
});

it('limits reading and writing deals to staff with the right to products', async () => {
  const id = await product();
  const deal = await planned([id]);
  for (const name of actorNames.filter((actor) => actor !== 'admin' && actor !== 'catalogueStaff')) {
    const { db } = actors[name];
    const calls = [
      listDeals(db, {}),
      findProductsByNumber(db, ['x']),
      previewDeals(db, deal),
      setDeals(db, deal),
      endDeals(db, [{ id, mark: '' }], { remove: true, reason: 'x' }),
      restoreDeals(db, [], 'x'),
      previewDealRestore(db, []),
    ];
    const codes = await Promise.all(calls.map((call) => call.catch(({ code }: { code: string }) => code)));
    for (const code of codes)
      expect([name, code]).toEqual([name, expect.stringMatching(/^not_(allowed|signed_in)$/)]);
  }
  await setDeals(actors.admin.db, deal);
});

it('removes all deals that match a filter except some, and restores them', async () => {
  const category = await createCategory(sql);
  const ids = await Promise.all([1, 2, 3].map(() => product({ category_id: category })));
  await setDeals(staff(), await planned(ids));
  const filter = { category_id: category, state: 'running' as const };
  const end = (expected: number) =>
    endMatchingDeals(staff(), { filter, except: [ids[0]!], expected }, { remove: true, reason: 'Too cheap' });
  await expect(end(3)).rejects.toMatchObject({ code: 'stale_version', context: { count: 2 } });
  await expect(
    endMatchingDeals(actors.support.db, { filter, except: [], expected: 3 }, { remove: true, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'not_allowed' });
  const former = await end(2);
  const left = async () => (await listDeals(staff(), filter)).items.map(({ id }) => id);
  expect(await left()).toEqual([ids[0]]);
  await restoreDeals(staff(), former, 'Mistake');
  expect((await left()).sort()).toEqual([...ids].sort());
});

it('sorts deals by end, start and discount in both directions', async () => {
  const category = await createCategory(sql);
  const first = await product({ category_id: category });
  const second = await product({ category_id: category });
  await setDeals(staff(), await planned([first], { percent: 50, ends_at: at(10).toISOString() }));
  await setDeals(staff(), await planned([second], { percent: 10, ends_at: at(20).toISOString() }));
  const ids = async (sort: Parameters<typeof listDeals>[1]['sort']) =>
    (await listDeals(staff(), { category_id: category, sort })).items.map(({ id }) => id);
  expect(await ids('ends_soonest')).toEqual([first, second]);
  expect(await ids('ends_latest')).toEqual([second, first]);
  expect(await ids('oldest')).toEqual([first, second]);
  expect(await ids('newest')).toEqual([second, first]);
  expect(await ids('discount')).toEqual([first, second]);
  expect(await ids('discount_up')).toEqual([second, first]);
});

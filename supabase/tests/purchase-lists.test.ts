import { randomUUID } from 'node:crypto';
import { leaveBuyingCompany } from '../src/buying/queries.ts';
import {
  addToPurchaseList,
  createPurchaseList,
  deletePurchaseList,
  getPurchaseList,
  type ListedGoods,
  listPurchaseLists,
  renamePurchaseList,
  saveCart,
  type SavedCart,
  setListReminder,
  setListQuantities,
} from '../src/lists/queries.ts';
import { type Actor, type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { type BuyingCompany, createBuyers } from './buying-company.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;
let company: BuyingCompany;
let other: BuyingCompany;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
  company = await createBuyers(sql);
  other = await createBuyers(sql);
}, 60_000);
afterAll(() => sql.end());

const product = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id: category, ...values });
const goods = (product_id: number, quantity = 1, variant_id: number | null = null): ListedGoods => ({
  product_id,
  variant_id,
  quantity,
});
const refused = (call: Promise<unknown>, code: string, context?: object) =>
  expect(call).rejects.toMatchObject({ code, ...(context && { context }) });

async function create(person: Actor, lines: ListedGoods[] = [], is_shared = false, name = 'Site A') {
  const id = randomUUID();
  await createPurchaseList(person.db, { id, name, is_shared, lines });
  return id;
}
const linesOf = async (person: Actor, id: string) =>
  (await getPurchaseList(person.db, id)).lines.map(({ product_id, variant_id, quantity }) => [
    product_id,
    variant_id,
    quantity,
  ]);

describe('a private list', () => {
  it('keeps goods with quantities and the price of the day', async () => {
    const bolt = await product({ price: 2000 });
    const gloves = await product({ price: 3000 });
    const size = await createVariant(sql, gloves, { size: 'L', price: 3500, stock: 9 });
    const hidden = await product({ published: false });
    const id = await create(actors.buyer, [
      goods(bolt, 2),
      goods(gloves, 1, size),
      goods(hidden),
      goods(bolt, 3),
    ]);
    await sql`update public.product_offers set price = 2500 where product_id = ${bolt}`;
    expect(await getPurchaseList(actors.buyer.db, id)).toMatchObject({
      ...{ name: 'Site A', is_shared: false, may_change: true },
      lines: [
        { product_id: bolt, quantity: 5, saved_price: 2000 },
        { product_id: gloves, variant_id: size, size: 'L', quantity: 1, saved_price: 3500 },
      ],
      products: [{ id: bolt, price: 2500 }, { id: gloves }],
      variants: [{ id: size, stock: 9 }],
    });
  });

  it('adds to, sets and removes quantities', async () => {
    const [bolt, nut] = [await product(), await product()];
    const id = await create(actors.buyer, [goods(bolt, 2)]);
    await addToPurchaseList(actors.buyer.db, id, [goods(bolt, 1.5), goods(nut, 4)]);
    expect(await linesOf(actors.buyer, id)).toEqual([
      [bolt, null, 3.5],
      [nut, null, 4],
    ]);
    await setListQuantities(actors.buyer.db, id, [goods(bolt, 0), goods(nut, 7)]);
    expect(await linesOf(actors.buyer, id)).toEqual([[nut, null, 7]]);
  });

  it('keeps goods that are no longer sold, whose quantity may change', async () => {
    const bolt = await product();
    const id = await create(actors.buyer, [goods(bolt, 2)]);
    await sql`update public.products set published = false where id = ${bolt}`;
    await setListQuantities(actors.buyer.db, id, [goods(bolt, 3)]);
    expect(await linesOf(actors.buyer, id)).toEqual([[bolt, null, 3]]);
    expect((await getPurchaseList(actors.buyer.db, id)).products).toEqual([]);
  });

  it('is renamed and deleted in the version that the person saw', async () => {
    const id = await create(actors.buyer);
    await renamePurchaseList(actors.buyer.db, { id, version: 1 }, ' Site B ');
    expect(await getPurchaseList(actors.buyer.db, id)).toMatchObject({ name: 'Site B', version: 2 });
    await refused(renamePurchaseList(actors.buyer.db, { id, version: 1 }, 'Site C'), 'changed_meanwhile');
    await refused(deletePurchaseList(actors.buyer.db, { id, version: 1 }), 'changed_meanwhile');
    await deletePurchaseList(actors.buyer.db, { id, version: 2 });
    await refused(getPurchaseList(actors.buyer.db, id), 'list_not_found');
  });

  it('is created once', async () => {
    const bolt = await product();
    const id = await create(actors.buyer, [goods(bolt)]);
    await createPurchaseList(actors.buyer.db, { id, name: 'Again', is_shared: false, lines: [goods(bolt)] });
    expect(await linesOf(actors.buyer, id)).toEqual([[bolt, null, 1]]);
    await refused(
      createPurchaseList(actors.otherBuyer.db, { id, name: 'Mine', is_shared: false, lines: [] }),
      'list_not_found',
    );
  });

  it('refuses invalid names, lines, too many lines and too many lists', async () => {
    const bolt = await product();
    await refused(create(actors.buyer, [], false, '  '), 'invalid_input', { field: 'name' });
    await refused(create(actors.buyer, [goods(bolt, 0)]), 'invalid_input', { field: 'lines' });
    await refused(create(actors.buyer, [goods(bolt, 1.2345)]), 'invalid_input', { field: 'lines' });
    const person = await createActor(sql, 'buyer');
    const id = await create(person, [goods(bolt)]);
    const gloves = await product();
    await sql`insert into public.product_variants (product_id, company_id, size)
      select ${gloves}, ${actors.seller.company!}, n::text from generate_series(1, 499) n`;
    await sql`insert into private.purchase_list_lines (list_id, product_id, variant_id, quantity, saved_price)
      select ${id}, v.product_id, v.id, 1, 1000 from public.product_variants v where v.product_id = ${gloves}`;
    await refused(addToPurchaseList(person.db, id, [goods(await product())]), 'list_full', { limit: 500 });
    await sql`insert into private.purchase_lists (id, user_id, name)
      select gen_random_uuid(), ${person.id}, 'List' from generate_series(1, 99)`;
    await refused(create(person), 'list_limit', { limit: 100 });
  });
});

describe('a list of a company', () => {
  it('is seen by all members and changed by those who may order @purchase-lists', async () => {
    const bolt = await product();
    const id = await create(company.buyer, [goods(bolt)], true);
    for (const person of [company.owner, company.approver, company.buyer]) {
      await addToPurchaseList(person.db, id, [goods(bolt)]);
      expect((await listPurchaseLists(person.db)).find((list) => list.id === id)).toMatchObject({
        ...{ is_shared: true, may_change: true, line_count: 1 },
      });
    }
    for (const person of [company.accountant, company.viewer]) {
      expect(await getPurchaseList(person.db, id)).toMatchObject({ may_change: false });
      await refused(addToPurchaseList(person.db, id, [goods(bolt)]), 'not_allowed');
      await refused(renamePurchaseList(person.db, { id, version: 1 }, 'Mine'), 'not_allowed');
      await refused(deletePurchaseList(person.db, { id, version: 1 }), 'not_allowed');
      await refused(create(person, [], true), 'not_allowed');
    }
    expect(await linesOf(company.viewer, id)).toEqual([[bolt, null, 4]]);
  });

  it('is hidden from everybody else, and so is a private list', async () => {
    const lists = [await create(company.owner, [], true), await create(company.owner, [], false)];
    const strangers = [other.owner, other.viewer, actors.buyer, actors.seller, actors.admin, actors.support];
    for (const id of lists) {
      for (const person of strangers) {
        await refused(getPurchaseList(person.db, id), 'list_not_found');
        await refused(addToPurchaseList(person.db, id, []), 'list_not_found');
        await refused(renamePurchaseList(person.db, { id, version: 1 }, 'Mine'), 'list_not_found');
        await refused(deletePurchaseList(person.db, { id, version: 1 }), 'list_not_found');
        expect((await listPurchaseLists(person.db)).map((list) => list.id)).not.toContain(id);
      }
      await expect(getPurchaseList(actors.anonymous.db, id)).rejects.toMatchObject({ code: 'not_signed_in' });
    }
    await refused(getPurchaseList(company.buyer.db, lists[1]!), 'list_not_found');
    await refused(create(actors.buyer, [], true), 'not_buying');
  });

  it('is lost to a member who leaves', async () => {
    const leaver = other.approver;
    const id = await create(leaver, [], true);
    const own = await create(leaver, [], false);
    await leaveBuyingCompany(leaver.db);
    await refused(getPurchaseList(leaver.db, id), 'list_not_found');
    expect((await listPurchaseLists(leaver.db)).map((list) => list.id)).toEqual([own]);
    expect(await getPurchaseList(other.owner.db, id)).toMatchObject({ may_change: true });
  });
});

describe('a saved cart', () => {
  const save = async (person: Actor, values: Partial<SavedCart> = {}) => {
    const id = randomUUID();
    const cart = { id, name: 'Roof', lines: [goods(await product())], recipient: null, note: '' };
    await saveCart(person.db, { ...cart, ...values });
    return id;
  };

  it('is kept for its person alone', async () => {
    const id = await save(company.owner);
    expect(await getPurchaseList(company.owner.db, id)).toMatchObject({
      ...{ kind: 'cart', name: 'Roof', sent_by: null, note: null, may_change: true, is_shared: false },
      lines: [{ quantity: 1 }],
    });
    for (const person of [company.approver, company.viewer, other.owner, actors.admin])
      await refused(getPurchaseList(person.db, id), 'list_not_found');
  });

  it('is sent once to a colleague who may order, with a notification', async () => {
    const sent = { id: randomUUID(), recipient: company.buyer.id!, note: ' For the roof ' };
    await save(company.owner, sent);
    await save(company.owner, { ...sent, name: 'Again' });
    expect(await getPurchaseList(company.buyer.db, sent.id)).toMatchObject({
      ...{ kind: 'cart', name: 'Roof', sent_by: 'Owner', note: 'For the roof', may_change: true },
    });
    await refused(getPurchaseList(company.owner.db, sent.id), 'list_not_found');
    const notified = await sql`
      select subject from public.notifications where user_id = ${company.buyer.id!} and kind = 'cart_received'`;
    expect(notified.map(({ subject }) => subject)).toEqual([
      { purchase_list_id: sent.id, name: 'Roof', person_id: company.owner.id },
    ]);
    const mails = await sql`
      select params from private.outbox where template = 'cart_received' and params ->> 'purchase_list_id' = ${sent.id}`;
    expect(mails.map(({ params }) => params)).toEqual([
      expect.objectContaining({ list_name: 'Roof', sent_by: 'Owner', note: 'For the roof' }),
    ]);
  });

  it('is sent to nobody else', async () => {
    for (const recipient of [company.viewer.id!, company.owner.id!, other.owner.id!, actors.buyer.id!])
      await refused(save(company.owner, { recipient }), 'user_not_found');
    await refused(save(company.viewer, { recipient: company.owner.id! }), 'not_allowed');
    await refused(save(actors.buyer, { recipient: company.owner.id! }), 'not_buying');
    await refused(save(company.owner, { name: ' ' }), 'invalid_input', { field: 'name' });
    await refused(save(company.owner, { lines: [] }), 'invalid_input', { field: 'lines' });
  });

  it('that a colleague sent is lost to a member who leaves, an own one is not', async () => {
    const { owner, buyer } = await createBuyers(sql);
    const sent = await save(owner, { recipient: buyer.id! });
    const own = await save(buyer);
    await leaveBuyingCompany(buyer.db);
    await refused(getPurchaseList(buyer.db, sent), 'list_not_found');
    expect((await listPurchaseLists(buyer.db)).map(({ id }) => id)).toEqual([own]);
    expect(
      await sql`select from public.notifications where user_id = ${buyer.id!} and kind = 'cart_received'`,
    ).toHaveLength(0);
  });
});

describe('a reminder of a list', () => {
  /** Runs the job `weeks` after today and returns the reminders that it sent about the list. */
  async function remind(id: string, weeks: number): Promise<{ user_id: string; mails: number }[]> {
    await sql`delete from public.notifications where kind = 'list_due' and subject ->> 'purchase_list_id' = ${id}`;
    await sql`delete from private.outbox where template = 'list_due' and params ->> 'purchase_list_id' = ${id}`;
    await sql`select private.remind_of_lists(private.today_in_iraq() + ${7 * weeks}::int)`;
    return sql<{ user_id: string; mails: number }[]>`
      select n.user_id, (select count(*)::int from private.outbox m where m.template = 'list_due' and m.params ->> 'purchase_list_id' = ${id}) as mails
      from public.notifications n where n.kind = 'list_due' and n.subject ->> 'purchase_list_id' = ${id}`;
  }

  it('comes every so many weeks, once, until it is ended', async () => {
    const id = await create(actors.buyer);
    await setListReminder(actors.buyer.db, id, 2);
    const { reminder } = await getPurchaseList(actors.buyer.db, id);
    expect(reminder).toEqual({ weeks: 2, next_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await remind(id, 1)).toEqual([]);
    expect(await remind(id, 2)).toEqual([{ user_id: actors.buyer.id, mails: 1 }]);
    expect(await remind(id, 2)).toEqual([]);
    expect(await remind(id, 4)).toHaveLength(1);
    await setListReminder(actors.buyer.db, id, null);
    expect((await getPurchaseList(actors.buyer.db, id)).reminder).toBeNull();
    expect(await remind(id, 6)).toEqual([]);
  });

  it('is each member’s own, and ends for a member who leaves', async () => {
    const { owner, buyer } = await createBuyers(sql);
    const id = await create(owner, [], true);
    await setListReminder(owner.db, id, 1);
    await setListReminder(buyer.db, id, 1);
    await leaveBuyingCompany(buyer.db);
    expect(await remind(id, 1)).toEqual([{ user_id: owner.id, mails: 1 }]);
    expect(await sql`select user_id from private.purchase_list_reminders where list_id = ${id}`).toEqual([
      { user_id: owner.id },
    ]);
  });

  it('is refused for lists of others, saved carts and other times', async () => {
    const id = await create(company.owner);
    await refused(setListReminder(actors.buyer.db, id, 1), 'list_not_found');
    await refused(setListReminder(company.buyer.db, id, 1), 'list_not_found');
    for (const weeks of [0, 27])
      await refused(setListReminder(company.owner.db, id, weeks), 'invalid_input', { field: 'weeks' });
    const saved = randomUUID();
    await saveCart(company.owner.db, {
      id: saved,
      name: 'Roof',
      lines: [goods(await product())],
      recipient: null,
      note: '',
    });
    await refused(setListReminder(company.owner.db, saved, 1), 'invalid_input');
  });
});

import { randomUUID } from 'node:crypto';
import { leaveBuyingCompany, listProjects, saveProject } from '../src/buying/queries.ts';
import { type CartChange, type CartOwner, syncCart } from '../src/cart/queries.ts';
import { placeOrder, type PlaceOrderInput } from '../src/orders/queries.ts';
import { exportOwnData } from '../src/people/account-queries.ts';
import { type Actor, type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { askFor, type BuyingCompany, createBuyers, createProject, projectInput } from './buying-company.ts';
import { createCategory, createProduct, createVariant, delivery } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;
let company: BuyingCompany;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
  company = await createBuyers(sql);
}, 60_000);
afterAll(() => sql.end());

const product = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id: category, ...values });
const person = () => createActor(sql, 'buyer');
const refused = (call: Promise<unknown>, code: string, context?: object) =>
  expect(call).rejects.toMatchObject({ code, ...(context && { context }) });

const change = (product_id: number, quantity: number, version: number | null = null): CartChange => ({
  ...{ product_id, variant_id: null, quantity, version },
});
const sync = (
  actor: Actor,
  changes: CartChange[] = [],
  { owner = null, seen = 0, change_id = randomUUID() }: Partial<Parameters<typeof syncCart>[1]> = {},
) => syncCart(actor.db, { owner, change_id, changes, seen });
const linesOf = async (actor: Actor, owner: CartOwner = null) =>
  (await sync(actor, [], { owner })).lines!.map(({ product_id, quantity }) => [product_id, quantity]);
const versionOf = async (actor: Actor, product_id: number) =>
  (await sync(actor)).lines!.find((line) => line.product_id === product_id)!.version;

describe('a cart', () => {
  it('reaches another device with what that device needs to show it', async () => {
    const me = await person();
    const bolt = await product({ price: 2000, quantity: 40 });
    const gloves = await product();
    const size = await createVariant(sql, gloves, { size: 'L', price: 3500, stock: 9 });
    const phone = await sync(me, [change(bolt, 2), { ...change(gloves, 1), variant_id: size }]);
    const desk = await sync(me);
    expect(desk).toMatchObject({
      version: phone.version,
      joined: [],
      lines: [
        { product_id: bolt, variant_id: null, quantity: 2 },
        { product_id: gloves, variant_id: size, quantity: 1 },
      ],
      products: [{ id: bolt, price: 2000, stock: 40 }, { id: gloves }],
      variants: [{ id: size, price: 3500, stock: 9 }],
    });
    expect(await sync(me, [], { seen: desk.version })).toMatchObject({ lines: null, products: [] });
    const nut = await product();
    await sync(me, [change(nut, 1)]);
    expect(await sync(me, [], { seen: desk.version })).toMatchObject({
      lines: [{ product_id: bolt }, { product_id: gloves }, { product_id: nut }],
      products: [{ id: nut }],
    });
  });

  it('changes and removes lines that nobody else changed', async () => {
    const me = await person();
    const [bolt, nut] = [await product(), await product()];
    const { lines } = await sync(me, [change(bolt, 2), change(nut, 3)]);
    const answer = await sync(me, [change(bolt, 7, lines![0]!.version), change(nut, 0, lines![1]!.version)]);
    expect(answer.joined).toEqual([]);
    expect(await linesOf(me)).toEqual([[bolt, 7]]);
  });

  it('changes nothing by a repeated call', async () => {
    const me = await person();
    const bolt = await product();
    const change_id = randomUUID();
    await sync(me, [change(bolt, 2)], { change_id });
    await sync(me, [change(bolt, 2)], { change_id });
    expect(await linesOf(me)).toEqual([[bolt, 2]]);
  });

  it('keeps a place for goods that are no longer sold, and drops deleted ones', async () => {
    const me = await person();
    const [bolt, nut] = [await product({ name_en: 'Old bolt' }), await product()];
    await sync(me, [change(bolt, 2), change(nut, 1), change(2_000_000_000, 1)]);
    await sql`update public.products set published = false where id = ${bolt}`;
    await sql`delete from public.products where id = ${nut}`;
    expect(await sync(me)).toMatchObject({
      lines: [{ product_id: bolt, name_en: 'Old bolt' }],
      products: [],
    });
  });
});

describe('two devices that change a cart at once', () => {
  it('lose no line', async () => {
    const me = await person();
    const [bolt, nut, washer] = [await product(), await product(), await product()];
    await sync(me, [change(bolt, 1)]);
    await Promise.all([sync(me, [change(nut, 2)]), sync(me, [change(washer, 3)])]);
    expect((await linesOf(me)).toSorted()).toEqual(
      [
        [bolt, 1],
        [nut, 2],
        [washer, 3],
      ].toSorted(),
    );
  });

  it('add up what both added, as a sign-in does with the cart of the guest', async () => {
    const me = await person();
    const bolt = await product({ quantity: 50 });
    await sync(me, [change(bolt, 4)]);
    expect((await sync(me, [change(bolt, 3)])).joined).toMatchObject([
      { product_id: bolt, quantity: 7, kind: 'added', unit: expect.any(String) },
    ]);
    expect(await linesOf(me)).toEqual([[bolt, 7]]);
  });

  it.each([
    ['the stock in whole steps', 11, 6, 6, 10],
    ['the larger quantity if there is less stock', 3, 4, 6, 6],
    ['the larger quantity if the stock is gone', 0, 4, 6, 6],
  ])('add up to %s', async (_, stock, mine, theirs, expected) => {
    const me = await person();
    const bolt = await product({ quantity: 50, quantity_step: 2, min_quantity: 2 });
    await sync(me, [change(bolt, theirs)]);
    await sql`update public.product_stock set quantity = ${stock} where product_id = ${bolt}`;
    expect((await sync(me, [change(bolt, mine)])).joined).toMatchObject([{ quantity: expected }]);
  });

  it('keep the larger of two quantities, and a line that only one of them removed', async () => {
    const me = await person();
    const [bolt, nut, washer] = [await product(), await product(), await product()];
    const { lines } = await sync(me, [change(bolt, 5), change(nut, 5), change(washer, 5)]);
    const [b, n, w] = lines!.map(({ version }) => version) as [number, number, number];
    await sync(me, [change(bolt, 8, b), change(nut, 0, n), change(washer, 6, w)]);
    const late = await sync(me, [change(bolt, 7, b), change(nut, 9, n), change(washer, 0, w)]);
    expect(late.joined).toMatchObject([
      { product_id: bolt, quantity: 8, kind: 'larger' },
      { product_id: nut, quantity: 9, kind: 'stayed' },
      { product_id: washer, quantity: 6, kind: 'stayed' },
    ]);
    expect((await linesOf(me)).toSorted()).toEqual(
      [
        [bolt, 8],
        [nut, 9],
        [washer, 6],
      ].toSorted(),
    );
  });

  it('agree without a message if both set the same or both removed', async () => {
    const me = await person();
    const [bolt, nut] = [await product(), await product()];
    const { lines } = await sync(me, [change(bolt, 5), change(nut, 5)]);
    const [b, n] = lines!.map(({ version }) => version) as [number, number];
    const same = () => sync(me, [change(bolt, 8, b), change(nut, 0, n)]);
    await same();
    expect((await same()).joined).toEqual([]);
    expect(await linesOf(me)).toEqual([[bolt, 8]]);
  });
});

describe('carts of a company', () => {
  it('are one for each person and project, beside the private one', async () => {
    const [bolt, nut, washer] = [await product(), await product(), await product()];
    const project_id = await createProject(company.owner);
    const forCompany = { company_id: company.id, project_id: null };
    const forProject = { company_id: company.id, project_id };
    await sync(company.buyer, [change(bolt, 1)]);
    await sync(company.buyer, [change(nut, 2)], { owner: forCompany });
    await sync(company.buyer, [change(washer, 3)], { owner: forProject });
    expect(await linesOf(company.buyer)).toEqual([[bolt, 1]]);
    expect(await linesOf(company.buyer, forCompany)).toEqual([[nut, 2]]);
    expect(await linesOf(company.buyer, forProject)).toEqual([[washer, 3]]);
    // Also owners and approvers have carts of their own alone.
    for (const other of [company.owner, company.approver]) {
      expect(await linesOf(other, forCompany)).toEqual([]);
      expect(await linesOf(other, forProject)).toEqual([]);
    }
  });

  it('are refused to everybody else', async () => {
    const owner = { company_id: company.id, project_id: null };
    for (const actor of [company.accountant, company.viewer]) {
      await refused(sync(actor, [], { owner }), 'not_allowed');
      expect(await linesOf(actor)).toEqual([]);
    }
    const stranger = await createBuyers(sql);
    for (const actor of [stranger.owner, actors.buyer, actors.seller, actors.admin, actors.support])
      await refused(sync(actor, [], { owner }), 'not_buying');
    await refused(sync(actors.anonymous), 'not_signed_in');
    const foreign = await createProject(stranger.owner);
    await refused(sync(company.buyer, [], { owner: { ...owner, project_id: foreign } }), 'project_not_found');
    await refused(sync(company.buyer, [change(1, -1)]), 'invalid_input', {
      field: 'changes',
      rule: 'format',
    });
  });

  it('of a closed project join the cart of the company', async () => {
    const [bolt, nut] = [await product(), await product()];
    const project_id = await createProject(company.owner, { name: 'Closing' });
    const forCompany = { company_id: company.id, project_id: null };
    await sync(company.approver, [change(bolt, 1)], { owner: forCompany });
    await sync(company.approver, [change(bolt, 2), change(nut, 3)], { owner: { ...forCompany, project_id } });
    const { items } = await listProjects(company.owner.db, { term: 'Closing' });
    const content = projectInput({ name: 'Closing', state: 'closed' });
    await saveProject(company.owner.db, { id: project_id, version: items[0]!.version }, content);
    expect(await linesOf(company.approver, forCompany)).toEqual([
      [bolt, 3],
      [nut, 3],
    ]);
    await refused(sync(company.approver, [], { owner: { ...forCompany, project_id } }), 'project_closed');
  });

  it('are lost to a member who leaves, the private one is not', async () => {
    const { id, approver } = await createBuyers(sql);
    const owner = { company_id: id, project_id: null };
    const bolt = await product();
    await sync(approver, [change(bolt, 1)]);
    await sync(approver, [change(bolt, 9)], { owner });
    await leaveBuyingCompany(approver.db);
    await refused(sync(approver, [], { owner }), 'not_buying');
    expect(await linesOf(approver)).toEqual([[bolt, 1]]);
    expect(await sql`select from private.carts where company_id = ${id}`).toHaveLength(0);
  });
});

describe('an order', () => {
  const order = (product_id: number, quantity: number, more: Partial<PlaceOrderInput> = {}) => ({
    ...{ idempotency_key: randomUUID(), language: 'en' as const, delivery },
    lines: [{ product_id, variant_id: null, quantity, unit_price: 1000 }],
    ...more,
  });

  it('removes exactly its goods from the cart that they come from', async () => {
    const me = await person();
    const [bolt, nut] = [await product({ price: 1000 }), await product()];
    await sync(me, [change(bolt, 5), change(nut, 2)]);
    const input = order(bolt, 3, { ordered_from: {} });
    await placeOrder(me.db, input);
    await placeOrder(me.db, input);
    expect(await linesOf(me)).toEqual([
      [bolt, 2],
      [nut, 2],
    ]);
    await placeOrder(me.db, order(bolt, 3, { ordered_from: {} }));
    expect(await linesOf(me)).toEqual([[nut, 2]]);
  });

  it('leaves other carts alone', async () => {
    const bolt = await product({ price: 1000 });
    const owner = { company_id: company.id, project_id: null };
    await sync(company.owner, [change(bolt, 5)]);
    await sync(company.owner, [change(bolt, 5)], { owner });
    await placeOrder(company.owner.db, order(bolt, 5, { ordered_from: { company_id: company.id } }));
    expect(await linesOf(company.owner)).toContainEqual([bolt, 5]);
    expect(await linesOf(company.owner, owner)).toEqual([]);
    await placeOrder(company.owner.db, order(bolt, 1));
    expect(await linesOf(company.owner)).toContainEqual([bolt, 5]);
  });

  it('that waits for approval removes its goods, too', async () => {
    const bolt = await product({ price: 1000, quantity: 500 });
    const owner = { company_id: company.id, project_id: null };
    await sync(company.buyer, [change(bolt, 200)], { owner });
    const line = { product_id: bolt, variant_id: null, quantity: 200, unit_price: 1000 };
    await askFor(company.id, company.buyer, [line], { ordered_from: { company_id: company.id } });
    expect(await linesOf(company.buyer, owner)).not.toContainEqual([bolt, 200]);
  });
});

it('a cart is in the export of the person’s data and gone with the account', async () => {
  const me = await person();
  const bolt = await product();
  await sync(me, [change(bolt, 2)]);
  expect(await exportOwnData(me.db)).toMatchObject({
    carts: [{ company_name: null, project: null, lines: [{ product_id: bolt, quantity: 2 }] }],
  });
  await sql`select private.erase_person(${me.id!})`;
  expect(await sql`select from private.carts where user_id = ${me.id!}`).toHaveLength(0);
});

it('the version of a line that was removed and added again is another one', async () => {
  const me = await person();
  const bolt = await product();
  await sync(me, [change(bolt, 2)]);
  const before = await versionOf(me, bolt);
  await sync(me, [change(bolt, 0, before)]);
  await sync(me, [change(bolt, 2)]);
  expect(await versionOf(me, bolt)).not.toBe(before);
});

import { getCompanySpend, listCompanyInvoices, type SpendSubject } from '../src/buying/queries.ts';
import { changeOrders, getOrders } from '../src/orders/queries.ts';
import { type Actor, type Actors, connect, createActors, type Sql } from './actors.ts';
import { type BuyingCompany, createBuyers, createProject, line, orderFor } from './buying-company.ts';
import { createCategory, createProduct } from './goods.ts';

const year = { first_day: '2026-01-01', last_day: '2026-12-31' };
let sql: Sql;
let actors: Actors;
let company: BuyingCompany;
let other: BuyingCompany;
let categories: number[];
let project: string;
/** Ids of the orders of `company`: by the owner for the project, by the approver without one, and a cancelled one. */
let orders: string[];

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  [company, other] = [await createBuyers(sql), await createBuyers(sql)];
  categories = [await createCategory(sql), await createCategory(sql)];
  const product = (company_id: string, category_id: number) =>
    createProduct(sql, { company_id, category_id, price: 10_000, quantity: 1000 });
  const [cement, paint] = [
    await product(actors.seller.company!, categories[0]!),
    await product(actors.seller.company!, categories[1]!),
  ];
  project = await createProject(company.owner, { name: 'Hospital', number: 'H-1' });
  const place = async (
    buyer: BuyingCompany,
    person: Actor,
    goods: [number, number][],
    day: string,
    for_project?: string,
  ) => {
    const lines = goods.map(([id, quantity]) => line(id, quantity));
    const placed = await orderFor(buyer.id, person, lines, { project_id: for_project });
    const { id } = placed.orders[0]!;
    await sql`update public.orders set created_at = ${day} where id = ${id}`;
    return id;
  };
  orders = [
    await place(
      company,
      company.owner,
      [
        [cement, 3],
        [paint, 1],
      ],
      '2026-05-31T21:30:00Z',
      project,
    ),
    await place(company, company.approver, [[cement, 2]], '2026-03-10T09:00:00Z'),
    await place(company, company.approver, [[cement, 9]], '2026-03-11T09:00:00Z'),
  ];
  await place(other, other.owner, [[paint, 5]], '2026-03-10T09:00:00Z');
  await sql`update public.orders set status = 'Cancelled' where id = ${orders[2]!}`;
}, 120_000);
afterAll(() => sql.end());

const spend = (person: Actor, subject: SpendSubject, days = year) =>
  getCompanySpend(person.db, { ...days, subject });
const feesOf = async (ids: string[]) => {
  const rows = await sql<
    { fee: string }[]
  >`select sum(delivery_fee) as fee from public.orders where id = any (${ids})`;
  return Number(rows[0]!.fee);
};

it('sums the orders of each month in Baghdad without cancelled ones', async () => {
  const { months, orders: count, total } = await spend(company.accountant, 'project');
  const fees = await feesOf(orders.slice(0, 2));
  expect({ count, total }).toEqual({ count: 2, total: 60_000 + fees });
  expect(months).toHaveLength(12);
  expect(months.filter((month) => month.orders > 0).map(({ month }) => month)).toEqual([
    '2026-03',
    '2026-06',
  ]);
  const march = await spend(company.owner, 'project', { first_day: '2026-03-01', last_day: '2026-03-31' });
  expect(march).toMatchObject({ orders: 1, months: [{ month: '2026-03', orders: 1 }] });
});

it.each(['project', 'person', 'category', 'seller'] as const)(
  'the rows by %s add up to the total',
  async (subject) => {
    const { rows, total } = await spend(company.owner, subject);
    expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total);
  },
);

it('names projects, people, categories and sellers', async () => {
  expect((await spend(company.owner, 'project')).rows).toMatchObject([
    { id: project, name_en: 'Hospital', number: 'H-1', orders: 1 },
    { id: null, name_en: null, orders: 1 },
  ]);
  expect((await spend(company.owner, 'person')).rows.map(({ name_en }) => name_en)).toEqual([
    'Owner',
    'Approver',
  ]);
  const byCategory = (await spend(company.owner, 'category')).rows;
  expect(byCategory.filter(({ id }) => id !== null)).toMatchObject([
    { id: String(categories[0]), total: 50_000, orders: 2 },
    { id: String(categories[1]), total: 10_000, orders: 1 },
  ]);
  expect((await spend(company.owner, 'seller')).rows).toMatchObject([
    { id: actors.seller.company, orders: 2 },
  ]);
});

it('what returns gave back is not spent', async () => {
  const before = await spend(company.owner, 'person');
  await sql`update public.orders set refunded = 4000 where id = ${orders[1]!}`;
  const after = await spend(company.owner, 'person');
  await sql`update public.orders set refunded = 0 where id = ${orders[1]!}`;
  expect(before.total - after.total).toBe(4000);
});

it('lists invoices with what the books need, and their orders for one print', async () => {
  const [id] = orders as [string];
  await changeOrders(actors.admin.db, [{ id, version: await versionOf(id) }], 'approve');
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const days = { first_day: today, last_day: today };
  expect(await listCompanyInvoices(company.accountant.db, days)).toMatchObject([
    {
      ...{
        order_id: id,
        kind: 'invoice',
        number: expect.stringMatching(/^INV-/),
        person: 'Owner',
        project: 'Hospital',
      },
      ...{ project_number: 'H-1', cost_code: 'CC-7', seller_id: actors.seller.company, subtotal: 40_000 },
    },
  ]);
  expect(await listCompanyInvoices(other.owner.db, days)).toEqual([]);
  expect(await getOrders(company.accountant.db, [id])).toMatchObject([{ id, papers: [{ kind: 'invoice' }] }]);
  for (const stranger of [other.owner, actors.buyer, company.buyer])
    expect(await getOrders(stranger.db, [id])).toEqual([]);
});

it('refuses everybody who may not see the orders of the company', async () => {
  const calls = [
    (person: Actor) => spend(person, 'person'),
    (person: Actor) => listCompanyInvoices(person.db, year),
  ];
  for (const call of calls) {
    await expect(call(company.buyer)).rejects.toMatchObject({ code: 'not_allowed' });
    for (const person of [actors.buyer, actors.seller, actors.admin])
      await expect(call(person)).rejects.toMatchObject({ code: 'not_buying' });
    await expect(call(actors.anonymous)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await call(company.viewer)).toBeDefined();
  }
  expect((await spend(other.owner, 'person')).orders).toBe(1);
  await expect(
    spend(company.owner, 'person', { first_day: '2020-01-01', last_day: '2026-01-01' }),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'last_day' },
  });
});

const versionOf = async (id: string) => {
  const [row] = await sql<{ version: number }[]>`select version from public.orders where id = ${id}`;
  return row!.version;
};

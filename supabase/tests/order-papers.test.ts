import { randomUUID } from 'node:crypto';
import { getOrder, listAllOrders, type OrderDetail, placeOrder } from '../src/orders/queries.ts';
import * as orders from '../src/orders/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import {
  approveOrder,
  changeOrders,
  changeOrderStatus,
  deliverOrder,
  refuseOrder,
  reportShortage,
} from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
const products: Record<'seller' | 'otherSeller', number> = { seller: 0, otherSeller: 0 };

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  for (const name of ['seller', 'otherSeller'] as const) {
    const company_id = actors[name].company!;
    products[name] = await createProduct(sql, { company_id, category_id, quantity: 1000 });
  }
});
afterAll(() => sql.end());

/** Creates an order of 5 pieces at 10,000 IQD with a delivery fee; returns its id. */
async function newOrder(seller: 'seller' | 'otherSeller' = 'seller'): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'ar',
    delivery,
    lines: [{ product_id: products[seller], variant_id: null, quantity: 5, unit_price: 10_000 }],
  });
  return orders[0]!.id;
}
const read = (id: string) => getOrder(actors.buyer.db, id);
const approve = (id: string) => approveOrder(actors.admin.db, id);
const ship = (id: string) => changeOrderStatus(actors.seller.db, id, 'Shipped');
const reduce = async (id: string, quantity: number) => {
  const { lines } = await getOrder(actors.seller.db, id);
  await reportShortage(actors.seller.db, id, [{ id: lines[0]!.id, quantity, missing: 'return' }], 'Broken');
};

/** Balance due by the invoices and credit notes of an order. */
const balance = ({ papers }: OrderDetail) =>
  papers.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);
const kinds = ({ papers }: OrderDetail) => papers.map(({ kind }) => kind);
const sequence = (number: string) => Number(number.split('-').at(-1));

/** Ways into each state of an order, and the papers it has then. */
const states: [string, (id: string) => Promise<unknown>, ('invoice' | 'credit_note')[]][] = [
  ['waits for approval', () => Promise.resolve(), []],
  ['is short before the approval', (id) => reduce(id, 3), []],
  ['is cancelled before the approval', (id) => changeOrderStatus(actors.buyer.db, id, 'Cancelled'), []],
  ['is rejected before the approval', (id) => changeOrderStatus(actors.admin.db, id, 'Rejected', 'No'), []],
  ['is approved', approve, ['invoice']],
  ['is short before the approval, then approved', (id) => reduce(id, 3).then(() => approve(id)), ['invoice']],
  ['is short after the approval', (id) => approve(id).then(() => reduce(id, 3)), ['invoice', 'credit_note']],
  ['is sent', (id) => approve(id).then(() => ship(id)), ['invoice']],
  [
    'is delivered and paid',
    async (id) => {
      await approve(id);
      await ship(id);
      await deliverOrder(actors.seller.db, id, (await read(id)).total);
    },
    ['invoice'],
  ],
  [
    'is cancelled after the approval',
    (id) => approve(id).then(() => changeOrderStatus(actors.seller.db, id, 'Cancelled', 'Gone')),
    ['invoice', 'credit_note'],
  ],
  [
    'is rejected after the approval',
    (id) => approve(id).then(() => changeOrderStatus(actors.admin.db, id, 'Rejected', 'No')),
    ['invoice', 'credit_note'],
  ],
  [
    'is short, then cancelled',
    async (id) => {
      await approve(id);
      await reduce(id, 3);
      await changeOrderStatus(actors.seller.db, id, 'Cancelled', 'Gone');
    },
    ['invoice', 'credit_note', 'credit_note'],
  ],
  [
    'is refused at the door without the fee',
    (id) => approve(id).then(() => ship(id).then(() => refuseOrder(actors.seller.db, id, false, 'No'))),
    ['invoice', 'credit_note'],
  ],
  [
    'is refused at the door with the fee',
    (id) => approve(id).then(() => ship(id).then(() => refuseOrder(actors.seller.db, id, true, 'No'))),
    ['invoice', 'credit_note'],
  ],
];

it.each(states)('has matching papers for an order that %s', async (_state, happen, expected) => {
  const id = await newOrder();
  await happen(id);
  const order = await read(id);
  expect(kinds(order)).toEqual(expected);
  if (expected.length === 0) return;
  const isVoid = order.status === 'Cancelled' || order.status === 'Rejected';
  expect(balance(order)).toBe(isVoid ? (order.cash_collected ?? 0) : order.total);
  const billed = order.papers
    .flatMap(({ kind, lines }) => lines.map(({ quantity }) => (kind === 'invoice' ? quantity : -quantity)))
    .reduce((sum, quantity) => sum + quantity, 0);
  expect(billed).toBe(isVoid ? 0 : order.lines[0]!.quantity);
});

it('keeps an invoice as it was issued', async () => {
  const id = await newOrder();
  await approve(id);
  const [before] = (await read(id)).papers;
  await reduce(id, 2);
  const [after, credit] = (await read(id)).papers;
  expect(after).toEqual(before);
  expect(before!.lines[0]).toMatchObject({ quantity: 5, amount: 50_000 });
  expect(credit!.lines[0]).toMatchObject({ quantity: 3, amount: 30_000 });
});

it('numbers papers without gaps in each company, even if approvals are simultaneous or fail', async () => {
  const numbers = async (ids: string[]) =>
    (await Promise.all(ids.map(read))).map(({ papers }) => sequence(papers[0]!.number)).sort((a, b) => a - b);
  const ids = await Promise.all([1, 2, 3, 4].map(() => newOrder()));
  const others = await Promise.all([1, 2].map(() => newOrder('otherSeller')));
  const lost = await newOrder();
  await changeOrderStatus(actors.buyer.db, lost, 'Cancelled');
  await Promise.all([
    approve(ids[0]!),
    approve(lost).catch(() => undefined),
    changeOrders(actors.admin.db, [ids[1]!, others[0]!, lost], 'approve'),
    changeOrders(actors.admin.db, [others[1]!, ids[2]!, ids[3]!], 'approve'),
  ]);
  const own = await numbers(ids);
  expect(own).toEqual(own.map((_number, place) => own[0]! + place));
  const foreign = await numbers(others);
  expect(foreign).toEqual([1, 2]);
  const [year] = await sql<
    { year: number }[]
  >`select extract(year from now() at time zone 'Asia/Baghdad')::int as year`;
  expect((await read(others[0]!)).papers[0]!.number).toMatch(new RegExp(`^INV-${year!.year}-0000\\d$`));
});

it('keeps the number of an order approved twice, and finds the order by it', async () => {
  const id = await newOrder();
  const seen = await getOrder(actors.admin.db, id);
  await orders.approveOrder(actors.admin.db, seen);
  const [first] = (await read(id)).papers;
  await orders.approveOrder(actors.admin.db, seen);
  const { papers } = await read(id);
  expect(papers).toEqual([first]);
  const { items } = await listAllOrders(actors.admin.db, { term: first!.number });
  expect(items.map((order) => order.id)).toContain(id);
});

import { randomUUID } from 'node:crypto';
import { placeOrder } from '../src/orders/queries.ts';
import {
  type CompanyFigures,
  getCompanyFigures,
  type SalesFigures,
} from '../src/companies/seller-account-queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let product: number;
const total = 25_000;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 500 });
});
afterAll(() => sql.end());

/** Creates an order placed `daysAgo` days ago, one minute after midnight in Baghdad. */
async function orderOf(daysAgo: number): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 2, unit_price: 10_000 }],
  });
  const { id } = orders[0]!;
  await sql`
    update public.orders set created_at =
      ((now() at time zone 'Asia/Baghdad')::date - ${daysAgo}::int + interval '1 minute') at time zone 'Asia/Baghdad'
    where id = ${id}`;
  return id;
}
const sum = ({ points }: CompanyFigures) =>
  points.reduce<SalesFigures>(
    (all, point) => ({
      orders: all.orders + point.orders,
      sold: all.sold + point.sold,
      sales: all.sales + point.sales,
      refused: all.refused + point.refused,
      returned: all.returned + point.returned,
    }),
    { orders: 0, sold: 0, sales: 0, refused: 0, returned: 0 },
  );

it('count orders on their day in Baghdad, stored days and today alike, compared with the previous period', async () => {
  await orderOf(0);
  await orderOf(29);
  const late = await orderOf(40);
  const refused = await orderOf(3);
  await approveOrder(actors.admin.db, refused);
  await changeOrderStatus(actors.seller.db, refused, 'Shipped');
  await sql`select private.refresh_company_figures(null)`;
  // The stored figures of that day are corrected when the order is cancelled later.
  await changeOrderStatus(actors.seller.db, refused, 'Cancelled', 'Nobody wanted it');
  await sql`select private.refresh_company_figures(90)`;
  const figures = await getCompanyFigures(actors.finance.db, 'day');
  expect(figures.points).toHaveLength(30);
  expect(sum(figures)).toEqual({ orders: 3, sold: 2, sales: 2 * total, refused: 1, returned: 0 });
  expect(figures.points[0]).toMatchObject({ orders: 1, sold: 1, sales: total });
  expect(figures.points.at(-1)).toMatchObject({ orders: 1, sales: total });
  expect(figures.points.at(-4)).toMatchObject({ orders: 1, sold: 0, sales: 0, refused: 1 });
  expect(figures.before).toEqual({ orders: 1, sold: 1, sales: total, refused: 0, returned: 0 });
  expect(figures.best).toMatchObject([{ product_id: product, quantity: 4, sales: 40_000 }]);
  for (const period of ['week', 'month'] as const) {
    const { points } = await getCompanyFigures(actors.seller.db, period);
    expect([points.length, points.reduce((all, { orders }) => all + orders, 0)]).toEqual([12, 4]);
  }
  await sql`delete from public.orders where id = ${late}`;
});

it('are limited to one’s own company and to members who may see money', async () => {
  expect(sum(await getCompanyFigures(actors.otherSeller.db, 'month')).orders).toBe(0);
  for (const [name, code] of [
    ['anonymous', 'not_signed_in'],
    ['buyer', 'not_approved'],
    ['pendingSeller', 'not_approved'],
    ['suspendedSeller', 'not_approved'],
    ['warehouse', 'not_allowed'],
    ['admin', 'not_approved'],
  ] as const)
    await expect(getCompanyFigures(actors[name].db, 'day')).rejects.toMatchObject({ code });
  await expect(getCompanyFigures(actors.seller.db, 'year' as never)).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

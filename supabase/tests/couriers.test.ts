import { randomUUID } from 'node:crypto';
import { mailParams } from '../functions/deliver-emails/mail-params.schema.ts';
import type { AppError } from '../src/errors.ts';
import {
  type CourierInput,
  listCouriers,
  listShippingCouriers,
  saveCourier,
  shipmentInput,
} from '../src/couriers/queries.ts';
import { beginExport, type ExportRow, readExportRows } from '../src/desk/exports-queries.ts';
import { selectOrders, startOrderChange } from '../src/orders/selection-queries.ts';
import { getOrder, listSellerOrders, placeOrder } from '../src/orders/queries.ts';
import { type ActorName, actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import {
  approveOrder,
  changeOrders,
  changeOrderStatus,
  changeShipment,
  deliverOrder,
} from './latest-orders.ts';
import { finish } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let product: number;
let courier: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 1000 });
  courier = await saveCourier(actors.financeStaff.db, null, values());
});
afterAll(() => sql.end());

const values = (change: Partial<CourierInput> = {}): CourierInput => ({
  name: `Courier ${randomUUID().slice(0, 8)}`,
  phone: '0770 123 4567',
  fee_delivered: 3000,
  fee_returned: 1500,
  is_active: true,
  ...change,
});
async function approved(pickup?: string[]): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
    pickup,
  });
  await approveOrder(actors.admin.db, orders[0]!.id);
  return orders[0]!.id;
}
const label = () => `TR-${randomUUID().slice(0, 8)}`;
const carried = (trackingNumber: string, courierId: number | null = courier) =>
  shipmentInput({ courierId, trackingNumber });
const ship = (actor: ActorName, id: string, trackingNumber: string) =>
  changeOrderStatus(actors[actor].db, id, 'Shipped', undefined, undefined, carried(trackingNumber));
/** An order as the export of all data has it. */
async function exported(number: string): Promise<ExportRow> {
  const { id } = await beginExport(actors.admin.db, ['orders']);
  for (let after: string | undefined; ;) {
    const page = await readExportRows(actors.admin.db, { id, entity: 'orders', after, limit: 1000 });
    const row = page.rows.find((one) => one.number === number);
    if (row || page.next === null) return row!;
    after = page.next;
  }
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code, context }: AppError) => (code === 'invalid_input' ? `${context.field} ${context.rule}` : code),
  );

describe('couriers', () => {
  it('are kept by staff with the right to money', async () => {
    const id = await saveCourier(actors.admin.db, null, values());
    const stored = (await listCouriers(actors.financeStaff.db)).find((one) => one.id === id)!;
    expect(stored).toMatchObject({
      phone: '+9647701234567',
      fee_delivered: 3000,
      fee_returned: 1500,
      version: 1,
    });
    await saveCourier(actors.financeStaff.db, stored, { ...stored, fee_delivered: 4000, phone: null });
    const changed = (await listCouriers(actors.admin.db)).find((one) => one.id === id)!;
    expect(changed).toMatchObject({ fee_delivered: 4000, phone: null, version: 2 });
    expect(await refusal(saveCourier(actors.admin.db, stored, stored))).toBe('stale_version');
    expect(await refusal(saveCourier(actors.admin.db, { id: 2 ** 40, version: 1 }, values()))).toBe(
      'courier_not_found',
    );
  });

  it.each(actorNames.filter((name) => name !== 'admin' && name !== 'financeStaff'))(
    'are not shown to %s, who cannot save one',
    async (name) => {
      const refused =
        name === 'anonymous'
          ? 'not_signed_in'
          : name === 'suspendedSeller'
            ? expect.any(String)
            : 'not_allowed';
      expect(await refusal(listCouriers(actors[name].db))).toEqual(refused);
      expect(await refusal(saveCourier(actors[name].db, null, values()))).toEqual(refused);
    },
  );

  it.each([
    [{ name: ' ' }, 'name required'],
    [{ name: 'x'.repeat(121) }, 'name too_long'],
    [{ phone: '12' }, 'phone format'],
  ])('with %j are refused', async (change, problem) => {
    expect(await refusal(saveCourier(actors.financeStaff.db, null, values(change)))).toBe(problem);
  });

  it('have different names, whatever the spelling', async () => {
    const { name } = values();
    await saveCourier(actors.financeStaff.db, null, values({ name }));
    expect(
      await refusal(saveCourier(actors.financeStaff.db, null, values({ name: ` ${name.toUpperCase()}` }))),
    ).toBe('name taken');
  });

  it('in use are listed for people who ship, without their fees', async () => {
    const old = await saveCourier(actors.admin.db, null, values({ is_active: false }));
    for (const name of ['warehouse', 'seller', 'support'] as const) {
      const listed = await listShippingCouriers(actors[name].db);
      expect(listed.map(({ id }) => id)).toContain(courier);
      expect(listed.map(({ id }) => id)).not.toContain(old);
      expect(Object.keys(listed[0]!)).toEqual(['id', 'name']);
    }
    expect(await refusal(listShippingCouriers(actors.buyer.db))).not.toBe('done');
    expect(await refusal(ship('seller', await approved(), label()))).toBe('done');
    expect(
      await refusal(
        changeOrderStatus(
          actors.seller.db,
          await approved(),
          'Shipped',
          undefined,
          undefined,
          carried('', old),
        ),
      ),
    ).toBe('courier_id one_of');
  });
});

describe('a shipment', () => {
  it('is shown to the buyer and the seller, in the mail, in the history and in exports', async () => {
    const id = await approved();
    const number = label();
    await ship('warehouse', id, ` ${number.toLowerCase()} `);
    const shipment = {
      courier_id: courier,
      courier_phone: '+9647701234567',
      tracking_number: number.toUpperCase(),
    };
    const order = await getOrder(actors.buyer.db, id);
    expect(order.shipment).toMatchObject(shipment);
    expect(order.events.at(-1)).toMatchObject({ kind: 'status', changes: { shipment } });
    const { items } = await listSellerOrders(actors.warehouse.db, { term: order.number });
    expect(items[0]!.shipment).toMatchObject(shipment);
    const [mail] = await sql<{ params: unknown }[]>`
      select params from private.outbox where template = 'order_shipped' and order_ids @> array[${id}::uuid]`;
    expect(mailParams.order_shipped.parse(mail!.params).orders[0]!.shipment).toMatchObject(shipment);
    expect(await exported(order.number)).toMatchObject({ tracking_number: number.toUpperCase() });
  });

  it('has Latin digits and a number that no other order of the courier has', async () => {
    const [first, second] = [await approved(), await approved()];
    const digits = String(Date.now());
    await ship(
      'seller',
      first,
      digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
    );
    expect((await getOrder(actors.seller.db, first)).shipment!.tracking_number).toBe(digits);
    expect(await refusal(ship('seller', second, digits))).toBe('tracking_number taken');
    const other = await saveCourier(actors.admin.db, null, values());
    await changeOrderStatus(
      actors.seller.db,
      second,
      'Shipped',
      undefined,
      undefined,
      carried(digits, other),
    );
  });

  it('needs a courier for a number, and is only of orders that are delivered', async () => {
    expect(
      await refusal(
        changeOrderStatus(actors.seller.db, await approved(), 'Shipped', undefined, undefined, {
          courier_id: null,
          tracking_number: 'TR-1',
        }),
      ),
    ).toBe('courier_id required');
    expect(
      await refusal(
        changeOrderStatus(actors.admin.db, await approved(), 'Cancelled', 'x', undefined, carried('')),
      ),
    ).toBe('courier_id unexpected');
    const id = await approved();
    await sql`update public.orders set pickup_address_en = 'Quay 2', delivery_fee = 0 where id = ${id}`;
    expect(await refusal(ship('seller', id, ''))).toBe('courier_id pickup');
    expect((await changeOrders(actors.seller.db, [id], 'Shipped', undefined, courier)).done).toEqual([id]);
    expect((await getOrder(actors.seller.db, id)).shipment).toBeNull();
  });

  it('is corrected while the order is on its way, by people who change orders', async () => {
    const id = await approved();
    await ship('seller', id, label());
    const number = label().toUpperCase();
    for (const name of ['buyer', 'finance', 'otherSeller', 'catalogueStaff'] as const)
      expect(await refusal(changeShipment(actors[name].db, id, carried(number)))).not.toBe('done');
    await changeShipment(actors.support.db, id, carried(number));
    const order = await getOrder(actors.buyer.db, id);
    expect(order.shipment!.tracking_number).toBe(number);
    expect(order.events.at(-1)).toMatchObject({
      kind: 'shipment',
      actor_role: 'admin',
      changes: { shipment: { tracking_number: number } },
    });
    await changeShipment(actors.warehouse.db, id, carried('', null));
    const driven = await getOrder(actors.seller.db, id);
    expect([driven.shipment, driven.events.at(-1)!.changes]).toEqual([null, { shipment: null }]);
    await deliverOrder(actors.seller.db, id, null);
    expect(await refusal(changeShipment(actors.seller.db, id, carried(number)))).toBe('order_state_changed');
  });

  it('repeated after a lost reply changes nothing; a stale page gets the change', async () => {
    const id = await approved();
    await ship('seller', id, label());
    const seen = await getOrder(actors.seller.db, id);
    const { changeShipment: change } = await import('../src/orders/queries.ts');
    const input = carried(label());
    await change(actors.seller.db, seen, input);
    await change(actors.seller.db, seen, input);
    await expect(change(actors.sales.db, seen, carried(label()))).rejects.toMatchObject({
      code: 'changed_meanwhile',
      context: { what: 'order_shipment' },
    });
  });

  it('has one courier for many orders, ticked or all that match', async () => {
    const ids = [await approved(), await approved()];
    expect((await changeOrders(actors.seller.db, ids, 'Shipped', undefined, courier)).done).toHaveLength(2);
    for (const id of ids) expect((await getOrder(actors.seller.db, id)).shipment!.courier_id).toBe(courier);
    const id = await approved();
    const { number } = await getOrder(actors.seller.db, id);
    const change = randomUUID();
    await selectOrders(actors.seller.db, change, { scope: 'seller', filter: { term: number }, except: [] });
    await startOrderChange(actors.seller.db, change, 'Shipped', {
      courierId: courier,
      except: [],
      expected: 1,
    });
    await finish(sql, 'bulk_changes', change);
    expect((await getOrder(actors.seller.db, id)).shipment!.courier_id).toBe(courier);
  });
});

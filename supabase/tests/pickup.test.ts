import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import { getProduct } from '../src/catalogue/queries.ts';
import {
  type DeliveryAreas,
  getDeliveryAreas,
  type PickupOffer,
  saveDeliveryAreas,
} from '../src/delivery/queries.ts';
import { beginExport, readExportRows } from '../src/desk/exports-queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import {
  getOrder,
  getOrderConfirmation,
  listAllOrders,
  listMyOrders,
  listSellerOrders,
  placeOrder,
  quoteCart,
} from '../src/orders/queries.ts';
import { getSellerHome } from '../src/companies/seller-account-queries.ts';
import { getOwnStore, getStore, saveStore } from '../src/companies/stores-queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus, logAttempt, refuseOrder, reportShortage } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let own: number;
let foreign: number;

const company = () => actors.seller.company!;
const otherCompany = () => actors.otherSeller.company!;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  own = await createProduct(sql, { company_id: company(), category_id, quantity: 1000 });
  foreign = await createProduct(sql, { company_id: otherCompany(), category_id, quantity: 1000 });
  await sql`update public.companies set hours_en = 'Sat to Thu, 8 to 5' where id = ${company()}`;
});
afterAll(() => sql.end());

const offer: PickupOffer = {
  offered: true,
  governorate: 'IQ-NI',
  address_en: 'Industrial quarter, street 4',
  address_ar: 'الحي الصناعي، شارع 4',
  note_en: 'Entrance from the back',
  note_ar: null,
  lead_days: 0,
};
const notOffered = { ...offer, offered: false };

async function save(actor: ActorName, values: Partial<DeliveryAreas>): Promise<void> {
  const areas = await getDeliveryAreas(actors.seller.db);
  await saveDeliveryAreas(actors[actor].db, { ...areas, ...values });
}
const allow = (pickup: PickupOffer = offer) => save('seller', { pickup });

const { governorate, district, address, ...contact } = delivery;
const elsewhere = { ...contact, governorate: 'IQ-DQ', district: 'Kalar', address };
const line = (product_id: number, quantity = 1) => ({
  product_id,
  variant_id: null,
  quantity,
  unit_price: 10_000,
});
const order = (pickup: string[] | undefined, lines: ReturnType<typeof line>[], to: object = contact) =>
  placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    lines,
    delivery: to as typeof delivery,
    language: 'en',
    pickup,
  });

/** Creates an order for pickup from the company; returns its id. */
async function collected(): Promise<string> {
  return (await order([company()], [line(own)])).orders[0]!.id;
}
async function ready(): Promise<string> {
  const id = await collected();
  await approveOrder(actors.admin.db, id);
  await changeOrderStatus(actors.seller.db, id, 'Shipped');
  return id;
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code, context }: AppError) => ({ code, context }),
  );

it('reports with a product the fees and days over all areas of its seller', async () => {
  const { delivery } = await getProduct(actors.anonymous.db, own);
  expect(delivery).toEqual({ lowest_fee: 5000, highest_fee: 10_000, shortest_days: 2, longest_days: 4 });
  const [range] = await sql`select private.delivery_range(null) as delivery`;
  expect(range).toEqual({ delivery: null });
});

describe('offering pickup', () => {
  beforeEach(() => allow(notOffered));

  it('is saved with the delivery terms, read by the team and shown to everyone while offered', async () => {
    const { slug } = await getOwnStore(actors.seller.db);
    await save('manager', { pickup: { ...offer, address_en: `  ${offer.address_en} ` } });
    expect((await getDeliveryAreas(actors.warehouse.db)).pickup).toEqual(offer);
    const { offered: _, governorate: __, ...showroom } = offer;
    expect((await getStore(actors.anonymous.db, slug)).delivery.pickup).toMatchObject({
      ...showroom,
      governorate_en: 'Nineveh',
      hours_en: 'Sat to Thu, 8 to 5',
    });
    expect((await getProduct(actors.anonymous.db, own)).offers_pickup).toBe(true);
    await allow(notOffered);
    expect((await getStore(actors.anonymous.db, slug)).delivery.pickup).toBeNull();
    expect((await getProduct(actors.anonymous.db, own)).offers_pickup).toBe(false);
    // The texts are stored in case pickup is offered again.
    expect((await getDeliveryAreas(actors.seller.db)).pickup).toEqual(notOffered);
  });

  it('stays unchanged if the areas are saved without it', async () => {
    await allow();
    await save('seller', { pickup: undefined });
    expect((await getDeliveryAreas(actors.seller.db)).pickup).toEqual(offer);
  });

  it.each([
    [{ address_en: ' ', address_ar: null }, 'pickup_address', 'required'],
    [{ address_en: 'x'.repeat(301) }, 'pickup_address_en', 'too_long'],
    [{ address_ar: 'x'.repeat(301) }, 'pickup_address_ar', 'too_long'],
    [{ note_en: 'x'.repeat(301) }, 'pickup_note_en', 'too_long'],
    [{ note_ar: 'x'.repeat(301) }, 'pickup_note_ar', 'too_long'],
    [{ governorate: null }, 'pickup_governorate', 'required'],
    [{ governorate: 'IQ-XX' }, 'pickup_governorate', 'one_of'],
    [{ lead_days: null }, 'pickup_lead_days', 'required'],
    [{ lead_days: 61 }, 'pickup_lead_days', 'out_of_range'],
    [{ lead_days: 1.5 }, 'pickup_lead_days', 'out_of_range'],
  ])('is refused if something is missing: %j', async (values, field, rule) => {
    await expect(allow({ ...offer, ...values })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field, rule },
    });
    expect((await getDeliveryAreas(actors.seller.db)).pickup).toEqual(notOffered);
  });

  it.each(['sales', 'warehouse', 'finance'] as const)('cannot be changed by %s', async (actor) => {
    await expect(save(actor, { pickup: offer })).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('lets a company that delivers nowhere sell, and needs its governorate', async () => {
    const { rates } = await getDeliveryAreas(actors.seller.db);
    await expect(save('seller', { rates: [] })).rejects.toMatchObject({ context: { field: 'rates' } });
    await save('seller', { rates: [], pickup: offer });
    expect((await getSellerHome(actors.seller.db)).steps.delivery).toBe(true);
    const store = await getOwnStore(actors.seller.db);
    await expect(
      saveStore(actors.seller.db, { ...store, governorate: null }, store.version),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'governorate', rule: 'required' },
    });
    await expect(save('seller', { pickup: notOffered })).rejects.toMatchObject({
      context: { field: 'rates' },
    });
    await save('seller', { rates, pickup: notOffered });
  });
});

describe('a quote', () => {
  const quote = (pickup?: string[], to?: string) =>
    quoteCart(actors.anonymous.db, [line(own), line(foreign)], to, undefined, pickup);
  const of = ({ sellers }: Awaited<ReturnType<typeof quote>>, id: string) =>
    sellers.find((seller) => seller.company_id === id);

  it('says if pickup is possible, costs nothing for pickup, and offers it even if the seller does not deliver', async () => {
    await allow();
    const before = await quote([], 'IQ-DQ');
    expect(of(before, company())).toMatchObject({
      delivers: false,
      picked_up: false,
      pickup: {
        address_en: offer.address_en,
        address_ar: offer.address_ar,
        note_en: offer.note_en,
        note_ar: null,
      },
    });
    expect(of(before, otherCompany())).toMatchObject({ pickup: null, picked_up: false });
    const after = await quote([company()], 'IQ-DQ');
    expect(of(after, company())).toMatchObject({
      picked_up: true,
      delivery_fee: 0,
      lead_days: 0,
      truck_needed: false,
    });
    expect(of(await quote([company()]), company())).toMatchObject({ picked_up: true, delivery_fee: 0 });
  });

  it('is one of delivery if the company does not offer pickup', async () => {
    await allow(notOffered);
    const { sellers, delivery_total } = await quote([company(), otherCompany()], 'IQ-BG');
    expect(sellers.map(({ picked_up }) => picked_up)).toEqual([false, false]);
    expect(delivery_total).toBe(10_000);
  });

  it('applies the company’s own minimum, not that of an area', async () => {
    const areas = await getDeliveryAreas(actors.seller.db);
    const rates = areas.rates.map((rate) => ({ ...rate, minimum_order: 90_000 }));
    await save('seller', { rates, pickup: offer, order_minimum: 5000 });
    expect(of(await quote([], 'IQ-BG'), company())).toMatchObject({ minimum_order: 90_000 });
    expect(of(await quote([company()], 'IQ-BG'), company())).toMatchObject({ minimum_order: 5000 });
    await save('seller', { rates: areas.rates, order_minimum: null });
  });

  it('counts days off until goods are ready', async () => {
    const [{ days }] = await sql<[{ days: string[] }]>`
      select array[(now() at time zone 'Asia/Baghdad')::date::text,
        ((now() at time zone 'Asia/Baghdad')::date + 3)::text] as days`;
    const [holiday_from, holiday_until] = days as [string, string];
    await save('seller', { pickup: { ...offer, lead_days: 1 }, holiday_from, holiday_until });
    expect(of(await quote([company()]), company())).toMatchObject({ lead_days: 5, pickup: { lead_days: 5 } });
    await save('seller', { holiday_from: null, holiday_until: null });
  });
});

describe('an order', () => {
  beforeEach(() => allow());

  it('needs no place, costs no delivery and stores the address as it was', async () => {
    const { orders } = await order([company()], [line(own, 2)]);
    const id = orders[0]!.id;
    await allow({ ...offer, address_en: 'Moved away', address_ar: null, note_en: null });
    const found = await getOrder(actors.buyer.db, id);
    expect(found).toMatchObject({
      is_pickup: true,
      delivery_fee: 0,
      total: 20_000,
      lead_days: 0,
      governorate: 'IQ-NI',
      pickup: {
        address_en: offer.address_en,
        address_ar: offer.address_ar,
        note_en: offer.note_en,
        note_ar: null,
        governorate: 'IQ-NI',
        hours_en: 'Sat to Thu, 8 to 5',
      },
    });
    expect(found.delivery).toEqual(contact);
    expect((await getOrderConfirmation(actors.buyer.db, id)).delivery).toEqual(contact);
    // A later change of lines must not add a delivery fee.
    await approveOrder(actors.admin.db, id);
    const lines = [{ id: found.lines[0]!.id, quantity: 1, missing: 'return' as const }];
    await reportShortage(actors.seller.db, id, lines, 'One is broken');
    expect(await getOrder(actors.buyer.db, id)).toMatchObject({ delivery_fee: 0, total: 10_000 });
  });

  it('of several sellers combines pickup and delivery, and notifies each about its part', async () => {
    const { orders } = await order([company()], [line(own), line(foreign)], delivery);
    const [mine, other] = [company(), otherCompany()].map(
      (id) => orders.find(({ company_id }) => company_id === id)!.id,
    ) as [string, string];
    expect(await getOrder(actors.buyer.db, other)).toMatchObject({
      is_pickup: false,
      pickup: null,
      delivery_fee: 5000,
      delivery,
    });
    const { email: _email, ...told } = contact;
    expect((await getOrder(actors.seller.db, mine)).delivery).toEqual(told);
    expect((await getOrderConfirmation(actors.seller.db, mine)).delivery).toEqual(told);
    expect((await getOrderConfirmation(actors.buyer.db, mine)).delivery).toEqual(delivery);
    const mails = await sql<{ company: string; place: unknown; pickup: { address_ar: string } | null }[]>`
      select distinct params ->> 'company_name' as company, params -> 'delivery' -> 'place' as place,
        params -> 'orders' -> 0 -> 'pickup' as pickup
      from private.outbox where template = 'order_received' and order_ids && ${sql.array([mine, other])}::uuid[]`;
    expect(mails.find(({ pickup }) => pickup)).toMatchObject({
      place: null,
      pickup: { address_ar: offer.address_ar },
    });
    expect(mails.find(({ pickup }) => !pickup)).toMatchObject({ place: { district_en: district } });
  });

  it('stores an address in one language', async () => {
    await allow({ ...offer, address_en: null });
    const id = await collected();
    expect(await getOrder(actors.buyer.db, id)).toMatchObject({
      is_pickup: true,
      pickup: { address_en: null, address_ar: offer.address_ar },
    });
  });

  it('is accepted if the seller does not deliver', async () => {
    expect(await refusal(order([], [line(own)], elsewhere))).toMatchObject({ code: 'no_delivery' });
    const { orders } = await order([company()], [line(own)], elsewhere);
    expect(await getOrder(actors.buyer.db, orders[0]!.id)).toMatchObject({ governorate: 'IQ-NI' });
  });

  it('is refused with the company’s name if it does not offer pickup', async () => {
    expect(await refusal(order([company(), otherCompany()], [line(own), line(foreign)]))).toMatchObject({
      code: 'no_pickup',
      context: { company_id: otherCompany() },
    });
    await allow(notOffered);
    expect(await refusal(order([company()], [line(own)]))).toMatchObject({
      code: 'no_pickup',
      context: { company_id: company() },
    });
  });

  it('needs a complete place for goods that are delivered', async () => {
    const missing = { code: 'invalid_delivery', context: { field: 'governorate' } };
    expect(await refusal(order([company()], [line(own), line(foreign)]))).toMatchObject(missing);
    expect(await refusal(order(undefined, [line(own)]))).toMatchObject(missing);
    expect(await refusal(order([company()], [line(own)], { ...contact, governorate }))).toMatchObject({
      code: 'invalid_delivery',
      context: { field: 'district' },
    });
    expect(await refusal(order([company()], [line(own)], { ...contact, phone: '1' }))).toMatchObject({
      context: { field: 'phone' },
    });
  });

  it('with the same key counts as another one if the pickup address differs', async () => {
    const input = {
      idempotency_key: randomUUID(),
      lines: [line(own)],
      delivery,
      language: 'en' as const,
    };
    const first = await placeOrder(actors.buyer.db, { ...input, pickup: [company()] });
    expect(await placeOrder(actors.buyer.db, { ...input, pickup: [company()] })).toEqual(first);
    expect(await refusal(placeOrder(actors.buyer.db, input))).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('is found among pickup orders only by buyer, seller and staff', async () => {
    const id = await collected();
    const { orders } = await order([], [line(own)], delivery);
    const lists = [
      (pickup?: true) => listMyOrders(actors.buyer.db, { pickup }),
      (pickup?: true) => listSellerOrders(actors.seller.db, { pickup }),
      (pickup?: true) => listAllOrders(actors.admin.db, { pickup }),
    ];
    for (const list of lists) {
      const items = [...(await list()).items].slice(0, 2);
      expect(items.map((one) => [one.id, one.is_pickup])).toEqual([
        [orders[0]!.id, false],
        [id, true],
      ]);
      expect((await list(true)).items.every(({ is_pickup }) => is_pickup)).toBe(true);
    }
    expect(await refusal(getOrder(actors.otherSeller.db, id))).toMatchObject({ code: 'order_not_found' });
    expect(await refusal(getOrder(actors.otherBuyer.db, id))).toMatchObject({ code: 'order_not_found' });
  });

  it('is exported with the showroom and without the buyer’s address', async () => {
    const { orders } = await order([company()], [line(own), line(foreign)], delivery);
    const { id } = await beginExport(actors.admin.db, ['orders']);
    const rows: Record<string, unknown>[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await readExportRows(actors.admin.db, { id, entity: 'orders', after, limit: 1000 });
      rows.push(...page.rows);
      after = page.next ?? undefined;
      more = page.next !== null;
    }
    const rowOf = (from: string) =>
      rows.find((row) => row.number === orders.find(({ company_id }) => company_id === from)!.number);
    expect(rowOf(company())).toMatchObject({
      is_pickup: true,
      pickup_address_en: offer.address_en,
      pickup_address_ar: offer.address_ar,
      pickup_note_en: offer.note_en,
      pickup_note_ar: null,
      district: null,
      address: null,
    });
    expect(rowOf(otherCompany())).toMatchObject({ is_pickup: false, pickup_address_en: null, district });
  });
});

describe('handing over a pickup order', () => {
  beforeEach(() => allow());

  it('has its own outcomes of an attempt', async () => {
    const id = await ready();
    for (const outcome of ['not_home', 'wrong_address'] as const)
      expect(await refusal(logAttempt(actors.seller.db, id, outcome))).toMatchObject({
        code: 'invalid_input',
        context: { field: 'outcome' },
      });
    await logAttempt(actors.seller.db, id, 'not_come');
    const { items } = await listNotifications(actors.buyer.db);
    expect(items[0]).toMatchObject({
      kind: 'order_attempted',
      subject: { order_id: id, is_pickup: true },
    });
    const { orders } = await order([], [line(own)], delivery);
    await approveOrder(actors.admin.db, orders[0]!.id);
    await changeOrderStatus(actors.seller.db, orders[0]!.id, 'Shipped');
    expect(await refusal(logAttempt(actors.seller.db, orders[0]!.id, 'not_come'))).toMatchObject({
      code: 'invalid_input',
    });
  });

  it('that fails cancels it without a fee, and counts for the phone but not against the company', async () => {
    const id = await ready();
    const { phone_history: before } = await getOrder(actors.seller.db, id);
    const figures = async () =>
      (
        await sql`select orders, delivered, called_off from private.count_store_figures(array[${company()}]::uuid[])`
      )[0];
    const counted = await figures();
    await refuseOrder(actors.seller.db, id, false, 'Nobody came for two weeks');
    const after = await getOrder(actors.seller.db, id);
    expect(after).toMatchObject({ status: 'Cancelled', cash_collected: null });
    expect(after.events.at(-1)).toMatchObject({ changes: null });
    expect(after.phone_history!.refused).toBe(before!.refused + 1);
    expect(await figures()).toEqual(counted);
  });

  it('is not late while the goods wait for the buyer', async () => {
    const late = async () =>
      (
        await sql<[{ late: number }]>`
        select (private.company_order_figures(${company()}, 90) ->> 'late')::int as late`
      )[0].late;
    const start = await late();
    const id = await collected();
    await sql`update public.orders set created_at = now() - interval '9 days' where id = ${id}`;
    expect(await late()).toBe(start + 1);
    await approveOrder(actors.admin.db, id);
    await changeOrderStatus(actors.seller.db, id, 'Shipped');
    expect(await late()).toBe(start);
  });
});

it('a buyer’s account with orders without a place can be erased', async () => {
  await allow();
  const { orders } = await placeOrder(actors.otherBuyer.db, {
    idempotency_key: randomUUID(),
    lines: [line(own)],
    delivery: contact,
    language: 'en',
    pickup: [company()],
  });
  await sql`update public.orders set status = 'Cancelled' where id = ${orders[0]!.id}`;
  await sql
    .begin(async (tx) => {
      await tx`select private.erase_person(${actors.otherBuyer.id})`;
      const [row] = await tx`
      select c.full_name, c.district, o.pickup_address_en from public.checkouts c
      join public.orders o on o.checkout_id = c.id where o.id = ${orders[0]!.id}`;
      expect(row).toEqual({ full_name: '–', district: null, pickup_address_en: offer.address_en });
      throw new Error('undo');
    })
    .catch(({ message }: Error) => expect(message).toBe('undo'));
});

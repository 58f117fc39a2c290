import { randomUUID } from 'node:crypto';
import { answerContactMessage, getContactMessage } from '../src/contact/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import { setProductPrice } from '../src/products/queries.ts';
import { applyAsSeller } from '../src/companies/sellers-queries.ts';
import {
  listNotifications,
  listRefusedMails,
  readNotifications,
  refuseMails,
} from '../src/notifications/queries.ts';
import { type ActorName, type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus } from './latest-orders.ts';
import { reviewCompany, moderateProduct } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
});
afterAll(() => sql.end());

const kinds = async (actor: ActorName) =>
  (await listNotifications(actors[actor].db)).items.map(({ kind }) => kind);

it('an order notifies the company’s members, and its changes the buyer', async () => {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  const { id, number } = orders[0]!;
  const [received] = (await listNotifications(actors.warehouse.db)).items;
  expect(received).toMatchObject({
    kind: 'order_received',
    subject: { order_id: id, number },
    read_at: null,
  });
  expect(await kinds('otherSeller')).toEqual([]);
  await approveOrder(actors.admin.db, id);
  await changeOrderStatus(actors.seller.db, id, 'Shipped');
  expect(await kinds('buyer')).toEqual(['order_shipped', 'order_approved']);
  expect(await kinds('seller')).toEqual(['order_received']);
});

it('an application notifies the deciding staff, and the decision with its reason the owner', async () => {
  const applicant = await createActor(sql, 'buyer');
  await applyAsSeller(applicant.db, 'Kut Steel');
  const [applied] = (await listNotifications(actors.admin.db)).items;
  expect(applied).toMatchObject({ kind: 'company_applied', subject: { company_name: 'Kut Steel' } });
  expect(await kinds('financeStaff')).toEqual([]);
  await reviewCompany(actors.admin.db, applied!.subject.company_id!, 'rejected', 'No licence');
  expect((await listNotifications(applicant.db)).items).toMatchObject([
    { kind: 'company_rejected', subject: { reason: 'No licence' } },
  ]);
});

it('a sale that leaves little stock notifies and mails those who keep stock, once', async () => {
  const low = await createProduct(sql, {
    company_id: actors.otherSeller.company!,
    category_id: await createCategory(sql),
    quantity: 7,
  });
  const buy = () =>
    placeOrder(actors.buyer.db, {
      idempotency_key: randomUUID(),
      language: 'en',
      delivery,
      lines: [{ product_id: low, variant_id: null, quantity: 1, unit_price: 10_000 }],
    });
  const told = async () => (await kinds('otherSeller')).filter((kind) => kind === 'stock_low');
  await buy();
  expect(await told()).toEqual([]);
  await buy();
  await buy();
  expect(await told()).toEqual(['stock_low']);
  const mails = await sql`
    select params ->> 'product_id' as id from private.outbox
    where template = 'stock_low' and address = ${actors.otherSeller.email}`;
  expect(mails).toEqual([{ id: String(low) }]);
});

it('a price confirmed outside the limits notifies and mails those who edit products', async () => {
  await sql`insert into private.price_limits (product_id, lowest, highest) values (${product}, 9000, 11000)`;
  await setProductPrice(actors.manager.db, product, { price: 10_500, expected: 10_000 });
  expect(await kinds('seller')).not.toContain('price_limit');
  await setProductPrice(actors.manager.db, product, { price: 12_000, expected: 10_500, confirmed: true });
  const [told] = (await listNotifications(actors.seller.db)).items;
  expect(told).toMatchObject({ kind: 'price_limit', subject: { product_id: product } });
  expect(await kinds('warehouse')).not.toContain('price_limit');
  const mails = await sql`
    select template from private.outbox where address = ${actors.seller.email} and template = 'price_limit'`;
  expect(mails).toHaveLength(1);
  await sql`delete from private.price_limits where product_id = ${product}`;
  await setProductPrice(actors.manager.db, product, { price: 10_000, expected: 12_000, confirmed: true });
});

it('a product hidden by staff notifies the members with the right to products', async () => {
  await moderateProduct(actors.admin.db, product, 'Wrong picture');
  const [hidden] = (await listNotifications(actors.manager.db)).items;
  expect(hidden).toMatchObject({
    kind: 'product_hidden',
    subject: { product_id: product, reason: 'Wrong picture' },
  });
  expect(await kinds('finance')).not.toContain('product_hidden');
});

it('are paged and marked as read, one or all, only by their owner', async () => {
  const { db, id } = await createActor(sql, 'buyer');
  await sql`
    insert into public.notifications (user_id, kind, subject)
    select ${id}, 'order_shipped', jsonb_build_object('number', n::text) from generate_series(1, 25) n`;
  const first = await listNotifications(db, { pageSize: 20 });
  expect([first.items.length, first.unread]).toEqual([20, 25]);
  const second = await listNotifications(db, { pageSize: 20, before: first.next! });
  expect([second.items.length, second.next]).toEqual([5, null]);
  const newest = first.items[0]!.id;
  await readNotifications(actors.otherBuyer.db, { ids: [newest] });
  expect((await listNotifications(db)).unread).toBe(25);
  await readNotifications(db, { ids: [newest] });
  expect((await listNotifications(db)).unread).toBe(24);
  await readNotifications(db, { upTo: newest });
  expect((await listNotifications(db)).unread).toBe(0);
  await expect(listNotifications(actors.anonymous.db)).rejects.toMatchObject({ code: 'not_signed_in' });
});

it('a contact message notifies the staff who answer it, and the answer its sender', async () => {
  const [message] = await sql<{ id: number }[]>`
    insert into public.contact_messages (user_id, full_name, email, message)
    values (${actors.buyer.id}, 'Test', 'test@example.com', 'Do you deliver?') returning id::int`;
  const { id } = message!;
  expect((await listNotifications(actors.support.db)).items[0]).toMatchObject({
    kind: 'contact_received',
    subject: { contact_message_id: id },
  });
  expect(await kinds('financeStaff')).not.toContain('contact_received');
  await answerContactMessage(actors.support.db, await getContactMessage(actors.support.db, id), {
    body: 'We do.',
    idempotencyKey: randomUUID(),
  });
  expect((await kinds('buyer'))[0]).toBe('contact_answered');
});

it('mails of a kind that a person switched off are not written until switched on again', async () => {
  const mailed = async () => {
    const before =
      await sql`select count(*)::int as n from private.outbox where address = ${actors.sales.email}`;
    await placeOrder(actors.buyer.db, {
      idempotency_key: randomUUID(),
      language: 'en',
      delivery,
      lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
    });
    const after =
      await sql`select count(*)::int as n from private.outbox where address = ${actors.sales.email}`;
    return (after[0]!.n as number) - (before[0]!.n as number);
  };
  await moderateProduct(actors.admin.db, product);
  expect(await mailed()).toBe(1);
  await refuseMails(actors.sales.db, actors.sales.id!, 'order_received', true);
  await refuseMails(actors.sales.db, actors.sales.id!, 'order_received', true);
  expect(await listRefusedMails(actors.sales.db)).toEqual(['order_received']);
  expect(await listRefusedMails(actors.manager.db)).toEqual([]);
  expect(await mailed()).toBe(0);
  await refuseMails(actors.sales.db, actors.sales.id!, 'order_received', false);
  expect(await mailed()).toBe(1);
});

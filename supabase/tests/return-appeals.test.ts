import { getStaffQueues } from '../src/site/overview-queries.ts';
import { randomUUID } from 'node:crypto';
import { listNotifications } from '../src/notifications/queries.ts';
import { listReviews } from '../src/catalogue/queries.ts';
import { getOrder } from '../src/orders/queries.ts';
import {
  acceptReturn,
  appealReturn,
  askEvidence,
  decideReturn,
  getReturnSettings,
  giveEvidence,
  listCompanyReturns,
  listReturnReasons,
  listStaffReturns,
  receiveReturn,
  refuseReturn,
  saveReturnReason,
  saveReturnSettings,
  settleReturn,
} from '../src/returns/queries.ts';
import { asActor, connect, type ActorName, type Sql } from './actors.ts';
import { stockOf } from './goods.ts';
import {
  askBack,
  codeOf,
  createReturnWorld,
  deliverGoods,
  ledgerCommission,
  read,
  type ReturnWorld,
  takeStep,
  today,
  wholeLines,
} from './returned-goods.ts';

let sql: Sql;
let world: ReturnWorld;

beforeAll(async () => {
  sql = connect();
  world = await createReturnWorld(sql);
});
afterAll(() => sql.end());

const refuse = (id: string) => takeStep(world, 'seller', refuseReturn, id, 'Used for weeks', []);
const appeal = (id: string, name: ActorName = 'buyer') =>
  takeStep(world, name, appealReturn, id, 'Not true', []);

/** A return of two of three pieces that was refused and appealed; returns its order and id. */
async function appealed(): Promise<{ order: string; id: string }> {
  const order = await deliverGoods(world, 3);
  const id = await askBack(world, order, [2]);
  await refuse(id);
  await appeal(id);
  return { order, id };
}

it('decides in part: credit note and commission follow at once, and the money is settled after @return-decision', async () => {
  const { order, id } = await appealed();
  const before = await stockOf(sql, world.piece);
  await takeStep(world, 'support', decideReturn, id, {
    ...{ outcome: 'partly', amount: 12_345, reason: 'One was used' },
  });
  expect(await stockOf(sql, world.piece)).toBe(before);
  expect(await ledgerCommission(sql, order)).toBe(3000 - 1234);
  expect(await read(world, id)).toMatchObject({
    ...{ status: 'Received', appeal: null, money: { refund: 12_345, credited: 12_345, paid: null } },
    credit_notes: [expect.stringMatching(/^CN-/)],
  });
  await takeStep(world, 'seller', settleReturn, id, { way: 'transfer', day: today(), reference: 'T-1' });
  expect(await read(world, id)).toMatchObject({
    status: 'Settled',
    money: { credited: 12_345, paid: { reference: 'T-1' } },
  });
  expect((await getOrder(world.actors.buyer.db, order)).papers).toHaveLength(2);
  expect(await ledgerCommission(sql, order)).toBe(3000 - 1234);
});

it('waits for the receipt of goods that come back by a decision, and holds the seller to its amount', async () => {
  const { order, id } = await appealed();
  const before = await stockOf(sql, world.piece);
  await takeStep(world, 'support', decideReturn, id, {
    ...{ outcome: 'partly', amount: 12_345, reason: 'One was used', comes_back: true },
  });
  expect(await read(world, id)).toMatchObject({
    ...{ status: 'Accepted', handover: 'pickup', due_kind: 'sending', appeal: null },
    ...{ money: { refund: null, credited: 0 }, credit_notes: [] },
  });
  expect([await stockOf(sql, world.piece), await ledgerCommission(sql, order)]).toEqual([before, 3000]);
  const lines = wholeLines(await read(world, id, 'seller'), 1);
  expect(
    await codeOf(takeStep(world, 'seller', receiveReturn, id, { lines, refund: 5000, note: 'Worn' })),
  ).toBe('invalid_input');
  await takeStep(world, 'seller', receiveReturn, id, { lines });
  expect(await stockOf(sql, world.piece)).toBe(before + 1);
  expect(await read(world, id)).toMatchObject({
    status: 'Received',
    due_kind: null,
    money: { refund: 12_345 },
  });
  await takeStep(world, 'seller', settleReturn, id, { way: 'cash', day: today() });
  expect((await read(world, id)).money).toMatchObject({ credited: 12_345 });
  expect(await ledgerCommission(sql, order)).toBe(3000 - 1234);
});

it('moves no stock for goods that are still with the buyer', async () => {
  const { id } = await appealed();
  const { lines } = await read(world, id);
  const decide = (body: Partial<Parameters<typeof decideReturn>[2]>) =>
    codeOf(takeStep(world, 'admin', decideReturn, id, { outcome: 'buyer', reason: 'Why', ...body }));
  expect(await decide({ lines: [{ id: lines[0]!.id, quantity: 2, restock: 2 }] })).toBe('invalid_input');
});

it('decides for the buyer in whole, and for the seller', async () => {
  const { id } = await appealed();
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'buyer', reason: 'The pictures show it' });
  expect((await read(world, id)).money).toMatchObject({ refund: 20_002, credited: 20_002 });
  const lost = await appealed();
  await takeStep(world, 'admin', decideReturn, lost.id, { outcome: 'seller', reason: 'Worn' });
  expect(await read(world, lost.id)).toMatchObject({
    status: 'Closed',
    outcome: 'refused',
    money: { credited: 0 },
  });
});

it('refuses amounts above the price', async () => {
  const { id } = await appealed();
  const decide = (body: Partial<Parameters<typeof decideReturn>[2]>) =>
    codeOf(takeStep(world, 'admin', decideReturn, id, { outcome: 'partly', reason: 'Why', ...body }));
  expect(await decide({ amount: 20_003 })).toBe('invalid_input');
  expect(await decide({})).toBe('invalid_input');
  expect(await decide({ amount: 1, reason: ' ' })).toBe('reason_required');
});

it('caps a decision at what later returns of the same goods left', async () => {
  const order = await deliverGoods(world, 3);
  const id = await askBack(world, order, [3]);
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  const [line] = wholeLines(await read(world, id, 'seller'));
  await takeStep(world, 'seller', receiveReturn, id, { lines: [{ ...line!, quantity: 2, restock: 2 }] });
  expect(await codeOf(askBack(world, order, [2]))).toBe('return_quantity');
  await askBack(world, order, [1], { reason: 'no_longer_needed' });
  await appeal(id);
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'buyer', reason: 'All were broken' });
  expect((await read(world, id)).money).toMatchObject({ goods: 30_003, refund: 20_002, credited: 20_002 });
  await sql`
    insert into public.reviews (product_id, user_id, company_id, rating, verified_purchase)
    select ${world.piece}, ${world.actors.buyer.id}, ${world.company}, 3, true`;
  const { items } = await listReviews(world.actors.anonymous.db, world.piece);
  expect([items[0]!.verified_purchase, items[0]!.returned]).toEqual([true, undefined]);
  await sql`
    update public.order_lines l set returned_quantity = l.quantity from public.orders o
    where o.id = l.order_id and o.buyer_id = ${world.actors.buyer.id} and l.product_id = ${world.piece}`;
  expect((await listReviews(world.actors.anonymous.db, world.piece)).items[0]!.returned).toBe(true);
});

it('lets the buyer appeal a lower refund and money that did not come, and the seller a settlement', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1]);
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  const lines = wholeLines(await read(world, id, 'seller'));
  expect(await codeOf(takeStep(world, 'seller', receiveReturn, id, { lines, refund: 5000 }))).toBe(
    'invalid_input',
  );
  await takeStep(world, 'seller', receiveReturn, id, { lines, refund: 5000, note: 'Scratched' });
  expect((await read(world, id)).actions).toContain('appeal');
  await takeStep(world, 'seller', settleReturn, id, { way: 'cash', day: today() });
  expect((await read(world, id, 'seller')).actions).toContain('appeal');
  await appeal(id);
  expect((await read(world, id, 'seller')).actions).toEqual([]);
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'buyer', reason: 'No receipt' });
  const { status, money } = await read(world, id);
  expect([status, money!.refund, money!.paid]).toEqual(['Received', money!.most, null]);
});

it('asks a side for evidence and notifies it', async () => {
  const { id } = await appealed();
  expect((await getStaffQueues(world.actors.admin.db)).returns).toBeGreaterThan(0);
  await takeStep(world, 'support', askEvidence, id, 'seller', 'Show the goods');
  expect(await read(world, id, 'seller')).toMatchObject({
    ...{
      actions: ['give_evidence'],
      due_kind: 'evidence',
      appeal: { side: 'buyer', evidence_side: 'seller' },
    },
  });
  expect(await codeOf(takeStep(world, 'buyer', giveEvidence, id, 'Mine', []))).toBe('return_state');
  await takeStep(world, 'seller', giveEvidence, id, 'It is worn', []);
  expect(await read(world, id, 'admin')).toMatchObject({
    ...{
      actions: ['ask_evidence', 'decide'],
      due_kind: 'decision',
      marks: { seller: { refused: expect.any(Number) } },
    },
  });
  const { items } = await listNotifications(world.actors.seller.db, {});
  expect(items.find(({ subject }) => subject.return_id === id)).toMatchObject({
    kind: 'return_evidence_asked',
    subject: { reason: 'Show the goods', company_id: world.company },
  });
});

it.each(['seller', 'financeStaff', 'otherSeller', 'buyer'] as const)('lets no %s decide', async (name) => {
  const { id } = await appealed();
  expect(await codeOf(takeStep(world, name, decideReturn, id, { outcome: 'buyer', reason: 'Me' }))).toBe(
    'not_allowed',
  );
});

it('keeps pictures of a step for the people of the order', async () => {
  const order = await deliverGoods(world, 1);
  const id = await askBack(world, order, [1]);
  const picture = `${order}/${randomUUID()}.webp`;
  expect(await codeOf(takeStep(world, 'seller', refuseReturn, id, 'Worn', [picture]))).toBe('invalid_input');
  await sql`insert into storage.objects (bucket_id, name) values ('return-pictures', ${picture})`;
  await takeStep(world, 'seller', refuseReturn, id, 'Worn', [picture]);
  expect((await read(world, id)).events.at(-1)!.pictures).toEqual([picture]);
  const sees = (name: ActorName) =>
    asActor(
      sql,
      world.actors[name],
      async () => undefined,
      (tx) => tx`select from storage.objects where name = ${picture}`,
    ).then((rows) => rows.length);
  expect([await sees('buyer'), await sees('warehouse'), await sees('support')]).toEqual([1, 1, 1]);
  expect([await sees('otherBuyer'), await sees('otherSeller'), await sees('catalogueStaff')]).toEqual([
    0, 0, 0,
  ]);
});

it('never changes an entry of the timeline @return-timeline', async () => {
  await expect(sql`update private.return_events set note = 'other'`).rejects.toThrow('not_allowed');
  await expect(sql`delete from private.return_events`).rejects.toThrow('not_allowed');
});

it('finds returns by product, number and phone, and filters and sorts them', async () => {
  const { items } = await listCompanyReturns(world.actors.seller.db, { sort: 'due' });
  const [first] = items;
  for (const term of [first!.number, first!.order_number, 'hammer', '0770 123 4567']) {
    const found = await listStaffReturns(world.actors.support.db, {
      ...{ term, company_id: world.company, page_size: 100 },
    });
    expect(found.items.map(({ id }) => id)).toContain(first!.id);
  }
  const { items: waiting, counts } = await listCompanyReturns(world.actors.seller.db, { waiting: true });
  expect(waiting.length).toBe(counts.waiting);
  expect(waiting.every(({ is_waiting }) => is_waiting)).toBe(true);
  expect(await codeOf(listStaffReturns(world.actors.catalogueStaff.db, {}))).toBe('not_allowed');
  const marked = await listStaffReturns(world.actors.admin.db, { marked: true, company_id: world.company });
  expect(marked.items.every(({ is_marked }) => is_marked)).toBe(true);
  expect((await listCompanyReturns(world.actors.warehouse.db, {})).items[0]!.value).toBeNull();
});

it('shows how fast a store answers returns only above ten answers @store-return-hours', async () => {
  const hours = async () => {
    await sql`select private.write_store_figures(array[${world.company}::uuid])`;
    const [row] = await sql<[{ hours: number | null }]>`
      select (private.store_figures_of(${world.company}) #>> '{returns,hours}')::float8 as hours`;
    return row.hours;
  };
  const [{ answered }] = await sql<[{ answered: number }]>`
    select count(*)::int as answered from private.returns where company_id = ${world.company} and answered_at is not null`;
  for (let more = answered; more < 10; more += 1)
    await refuse(await askBack(world, await deliverGoods(world, 1), [1]));
  await sql`
    update private.returns set answered_at = null
    where id in (select id from private.returns where company_id = ${world.company} and answered_at is not null order by id offset 10)`;
  expect(await hours()).toBeNull();
  await refuse(await askBack(world, await deliverGoods(world, 1), [1]));
  await sql`update private.returns set answered_at = created_at + interval '5 hours' where company_id = ${world.company} and answered_at is not null`;
  expect(await hours()).toBe(5);
});

it('lets the seller pay the way back of goods with free returns for every reason', async () => {
  const payer = async (rule: string, reason: string) => {
    const order = await deliverGoods(world, 1);
    await sql`update public.order_lines set returns = ${rule} where order_id = ${order}`;
    return (await read(world, await askBack(world, order, [1], { reason }))).way_back_by;
  };
  await sql`update private.return_reasons set way_back_by = 'buyer' where code in ('no_longer_needed', 'too_late')`;
  expect([
    await payer('30_days', 'no_longer_needed'),
    await payer('faulty_only', 'too_late'),
    await payer('faulty_only', 'damaged'),
  ]).toEqual(['seller', 'buyer', 'seller']);
  await sql`update private.return_reasons set way_back_by = 'seller'`;
});

it('edits reasons and clocks with the right for settings alone @return-settings', async () => {
  const reason = {
    ...{ name_en: 'Too heavy', name_ar: 'ثقيلة', is_fault: false, way_back_by: 'buyer' as const },
    ...{ position: 20, is_active: true },
  };
  const id = await saveReturnReason(world.actors.admin.db, reason, 0);
  const saved = (await listReturnReasons(world.actors.admin.db)).find((each) => each.id === id)!;
  await saveReturnReason(world.actors.admin.db, { ...reason, id, is_active: false }, saved.version);
  expect(await codeOf(saveReturnReason(world.actors.admin.db, { ...reason, id }, saved.version))).toBe(
    'stale_version',
  );
  expect(await codeOf(saveReturnReason(world.actors.support.db, reason, 0))).toBe('not_allowed');
  const settings = await getReturnSettings(world.actors.anonymous.db);
  for (const wrong of [{ return_days: 29 }, { answer_hours: 0 }])
    expect(await codeOf(saveReturnSettings(world.actors.admin.db, { ...settings, ...wrong }))).toBe(
      'invalid_input',
    );
  await saveReturnSettings(world.actors.admin.db, settings);
  expect(await codeOf(saveReturnSettings(world.actors.admin.db, settings))).toBe('stale_version');
});

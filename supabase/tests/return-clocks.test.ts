import { listNotifications } from '../src/notifications/queries.ts';
import {
  acceptReturn,
  appealReturn,
  askEvidence,
  decideReturn,
  listStaffReturns,
  markReturnSent,
  receiveReturn,
  refuseReturn,
  settleReturn,
  undoReturnStep,
} from '../src/returns/queries.ts';
import { connect, type Sql } from './actors.ts';
import {
  askBack,
  codeOf,
  createReturnWorld,
  deliverGoods,
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

/** Moves the deadline of a return, so that `rest` is left of it, and runs the job. */
async function moveClock(id: string, rest: string): Promise<void> {
  await sql`update private.returns set due_at = now() + ${rest}::interval where id = ${id}`;
  await sql`select private.watch_returns()`;
}
/** Hours until the deadline of a return. */
const hoursLeft = async (id: string) =>
  Math.round((Date.parse((await read(world, id)).due_at!) - Date.now()) / 3_600_000);
const ask = async () => askBack(world, await deliverGoods(world, 1), [1]);
async function refused(): Promise<string> {
  const id = await ask();
  await takeStep(world, 'seller', refuseReturn, id, 'Used', []);
  return id;
}
async function appealed(): Promise<string> {
  const id = await refused();
  await takeStep(world, 'buyer', appealReturn, id, 'Not true', []);
  return id;
}

it('accepts by silence after the hours to answer, and the seller may appeal @return-silence', async () => {
  const id = await ask();
  expect(await hoursLeft(id)).toBe(48);
  await moveClock(id, '1 minute');
  expect((await read(world, id)).status).toBe('Requested');
  await moveClock(id, '-1 minute');
  const { status, handover, events, due_kind } = await read(world, id, 'seller');
  expect([status, handover, due_kind]).toEqual(['Accepted', 'pickup', 'appeal']);
  expect(events.at(-1)).toMatchObject({ kind: 'accepted', actor_role: 'system', actor: null });
  expect(await hoursLeft(id)).toBe(72);
  await moveClock(id, '-1 minute');
  const after = await read(world, id, 'seller');
  expect([after.status, after.due_kind, after.actions]).toEqual([
    'Accepted',
    'sending',
    ['mark_sent', 'receive'],
  ]);
  expect(await hoursLeft(id)).toBe(14 * 24);
});

it('declines an offered reduction by silence @return-reduction-silence', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'keep', reduction: 1000 });
  expect(await hoursLeft(id)).toBe(72);
  await moveClock(id, '-1 minute');
  const { status, events } = await read(world, id);
  expect([status, events.at(-1)!.kind, events.at(-1)!.actor_role]).toEqual([
    ...['Refused', 'reduction_declined', 'system'],
  ]);
});

it('closes a refused return after the days of appeal, and refuses a late appeal @return-appeal-days', async () => {
  const id = await refused();
  expect(await hoursLeft(id)).toBe(72);
  await sql`update private.returns set due_at = now() - interval '1 second' where id = ${id}`;
  expect(await codeOf(takeStep(world, 'buyer', appealReturn, id, 'Late', []))).toBe('appeal_over');
  await moveClock(id, '-1 minute');
  expect(await read(world, id)).toMatchObject({ status: 'Closed', outcome: 'refused', due_at: null });
  expect(await codeOf(takeStep(world, 'buyer', appealReturn, id, 'Late', []))).toBe('appeal_over');
});

it('closes a settled return with its outcome', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  await takeStep(world, 'seller', receiveReturn, id, { lines: wholeLines(await read(world, id, 'seller')) });
  await takeStep(world, 'seller', settleReturn, id, { way: 'cash', day: today() });
  await moveClock(id, '-1 minute');
  expect(await read(world, id)).toMatchObject({ status: 'Closed', outcome: 'refunded' });
  expect((await read(world, id)).events.at(-1)).toMatchObject({ kind: 'closed', actor_role: 'system' });
});

it('reminds both sides of goods that were not sent, and closes the return after its days @return-not-sent', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'showroom' });
  expect(await hoursLeft(id)).toBe(14 * 24);
  await sql`update private.returns set answered_at = now() - interval '11 days' where id = ${id}`;
  const kinds = async () => (await read(world, id)).events.map(({ kind }) => kind);
  await moveClock(id, '73 hours');
  expect(await kinds()).toEqual(['requested', 'accepted']);
  await moveClock(id, '71 hours');
  await moveClock(id, '70 hours');
  expect(await kinds()).toEqual(['requested', 'accepted', 'reminded']);
  for (const name of ['buyer', 'seller'] as const) {
    const { items } = await listNotifications(world.actors[name].db, { pageSize: 100 });
    expect(items.find(({ subject }) => subject.return_id === id)).toMatchObject({ kind: 'return_reminded' });
  }
  const mails = await sql<{ recipient: string }[]>`
    select distinct m.params ->> 'recipient' as recipient from private.outbox m where m.template = 'return_step' and m.params ->> 'return_id' = ${id}
      and m.params ->> 'step' = 'reminded' and m.params ? 'due_at'`;
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['buyer', 'seller']);
  await moveClock(id, '-1 minute');
  expect(await read(world, id)).toMatchObject({ status: 'Closed', outcome: 'withdrawn', due_at: null });
  expect((await read(world, id)).events.at(-1)).toMatchObject({ kind: 'closed', actor_role: 'system' });
});

it('lets the staff decide on goods that the seller never collected @return-not-collected', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  await moveClock(id, '-1 minute');
  const { status, due_kind, actions, events } = await read(world, id, 'admin');
  expect([status, due_kind, actions]).toEqual(['Accepted', 'decision', ['ask_evidence', 'decide']]);
  expect(events.at(-1)).toMatchObject({ kind: 'appealed', actor_role: 'system', changes: { side: 'buyer' } });
  expect(await hoursLeft(id)).toBe(72);
});

it('reminds both sides of a missing part and lets the staff decide if it was never handed over @return-missing-part', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1], { wish: 'missing_part' });
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'keep' });
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['part', 14 * 24]);
  await sql`update private.returns set answered_at = now() - interval '11 days' where id = ${id}`;
  const kinds = async () => (await read(world, id)).events.map(({ kind }) => kind);
  await moveClock(id, '73 hours');
  expect(await kinds()).toEqual(['requested', 'accepted']);
  await moveClock(id, '71 hours');
  await moveClock(id, '70 hours');
  expect(await kinds()).toEqual(['requested', 'accepted', 'reminded']);
  await moveClock(id, '-1 minute');
  expect((await read(world, id)).events.at(-1)).toMatchObject({ kind: 'appealed', actor_role: 'system' });
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'buyer', reason: 'No part came' });
  await takeStep(world, 'seller', settleReturn, id, { way: 'cash', day: today() });
  expect(await read(world, id)).toMatchObject({ status: 'Settled', outcome: 'refunded', due_kind: 'appeal' });
});

it('keeps the clock of a missing part until it was handed over, also after silence and an undone settlement', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1], { wish: 'missing_part' });
  await moveClock(id, '-1 minute');
  await moveClock(id, '-1 minute');
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['part', 14 * 24]);
  await takeStep(world, 'seller', markReturnSent, id);
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['part', 14 * 24]);
  await sql`update private.returns set answered_at = now() - interval '11 days' where id = ${id}`;
  await moveClock(id, '71 hours');
  expect((await read(world, id)).events.at(-1)!.kind).toBe('sent');
  await takeStep(world, 'seller', settleReturn, id, { way: 'part', day: today() });
  expect((await read(world, id)).due_kind).toBe('appeal');
  await takeStep(world, 'seller', undoReturnStep, id, 'Other order');
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['part', 14 * 24]);
  await moveClock(id, '-1 minute');
  const { status, actions } = await read(world, id, 'admin');
  expect([status, actions]).toEqual(['OnItsWay', ['ask_evidence', 'decide']]);
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'seller', reason: 'The part came' });
  expect(await read(world, id)).toMatchObject({ status: 'Closed', due_at: null });
});

it('reminds both sides of goods that were sent and not received, and lets the staff decide after their days @return-not-received', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'showroom' });
  await takeStep(world, 'buyer', markReturnSent, id);
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['receipt', 7 * 24]);
  const kinds = async () => (await read(world, id)).events.map(({ kind }) => kind);
  await moveClock(id, '73 hours');
  expect(await kinds()).toEqual(['requested', 'accepted', 'sent']);
  await moveClock(id, '71 hours');
  await moveClock(id, '70 hours');
  expect(await kinds()).toEqual(['requested', 'accepted', 'sent', 'receipt_reminded']);
  for (const name of ['buyer', 'seller'] as const) {
    const { items } = await listNotifications(world.actors[name].db, { pageSize: 100 });
    expect(items.map(({ kind, subject }) => [kind, subject.return_id])).toContainEqual([
      ...['return_receipt_reminded', id],
    ]);
  }
  await moveClock(id, '-1 minute');
  const { status, due_kind, actions, events } = await read(world, id, 'admin');
  expect([status, due_kind, actions]).toEqual(['OnItsWay', 'decision', ['ask_evidence', 'decide']]);
  expect(events.at(-1)).toMatchObject({ kind: 'appealed', actor_role: 'system', changes: { side: 'buyer' } });
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'buyer', reason: 'The driver has a receipt' });
  expect(await read(world, id)).toMatchObject({ status: 'Received', due_at: null });
});

it('ends the days to receive with the receipt, and starts them again after an undone one', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  await takeStep(world, 'seller', markReturnSent, id);
  await takeStep(world, 'seller', receiveReturn, id, { lines: wholeLines(await read(world, id, 'seller')) });
  expect((await read(world, id)).due_kind).toBeNull();
  await takeStep(world, 'seller', undoReturnStep, id, 'Other goods');
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['receipt', 7 * 24]);
});

it('ends the days to send with the sending, and starts them again after an undone receipt', async () => {
  const id = await ask();
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  await takeStep(world, 'seller', receiveReturn, id, { lines: wholeLines(await read(world, id, 'seller')) });
  expect((await read(world, id)).due_kind).toBeNull();
  await takeStep(world, 'seller', undoReturnStep, id, 'Other goods');
  expect([(await read(world, id)).due_kind, await hoursLeft(id)]).toEqual(['sending', 14 * 24]);
  await takeStep(world, 'buyer', markReturnSent, id);
  await sql`update private.returns set answered_at = now() - interval '20 days' where id = ${id}`;
  await sql`select private.watch_returns()`;
  expect(await read(world, id)).toMatchObject({ status: 'OnItsWay', due_kind: 'receipt' });
});

it('goes on without evidence after its days @return-evidence-days', async () => {
  const id = await appealed();
  await takeStep(world, 'admin', askEvidence, id, 'buyer', 'Show the damage');
  expect(await hoursLeft(id)).toBe(72);
  await moveClock(id, '-1 minute');
  const { events, actions, due_kind } = await read(world, id, 'admin');
  expect([events.at(-1)!.kind, events.at(-1)!.changes]).toEqual(['evidence_missed', { side: 'buyer' }]);
  expect([actions, due_kind]).toEqual([['ask_evidence', 'decide'], 'decision']);
  expect(await hoursLeft(id)).toBe(72);
});

it('notifies the staff of an overdue decision once a day and marks it @return-decision-overdue', async () => {
  const id = await appealed();
  expect(await hoursLeft(id)).toBe(72);
  await moveClock(id, '-1 minute');
  await moveClock(id, '-1 minute');
  const told = async () =>
    (await listNotifications(world.actors.support.db, { pageSize: 100 })).items.filter(
      ({ kind, subject }) => kind === 'return_overdue' && subject.return_id === id,
    ).length;
  expect(await told()).toBe(1);
  await sql`update private.returns set reminded_on = reminded_on - 1 where id = ${id}`;
  await moveClock(id, '-1 minute');
  expect(await told()).toBe(2);
  const { items } = await listStaffReturns(world.actors.support.db, { overdue: true, sort: 'due' });
  expect(items.find((item) => item.id === id)).toMatchObject({ is_overdue: true, is_appealed: true });
});

it('counts the days of a request in Iraq, the last one included', async () => {
  const order = await deliverGoods(world, 2);
  // 00:30 in Baghdad of the day 30 days ago, which is the day before in UTC.
  await sql`
    update public.order_events set created_at = ((private.today_in_iraq() - 30)::timestamp + interval '30 minutes') at time zone 'Asia/Baghdad'
    where order_id = ${order} and to_status = 'Delivered'`;
  expect(await codeOf(askBack(world, order, [1]))).toBe('done');
  await sql`
    update public.order_events set created_at = created_at - interval '1 hour' where order_id = ${order} and to_status = 'Delivered'`;
  expect(await codeOf(askBack(world, order, [1]))).toBe('return_too_late');
});

import { getStaffQueues } from '../src/site/overview-queries.ts';
import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import {
  assignRemittanceLine,
  bookRemittance,
  getRemittance,
  listCashInTransit,
  listCouriers,
  listRemittanceLines,
  listRemittances,
  rematchRemittance,
  type RemittanceRow,
  resolveRemittanceLines,
  saveCourier,
  startRemittance,
} from '../src/couriers/queries.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createOrder } from './goods.ts';

let sql: Sql;
let actors: Actors;
let courier: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());
beforeEach(async () => {
  courier = await saveCourier(db(), null, {
    name: `Courier ${randomUUID().slice(0, 8)}`,
    phone: null,
    fee_delivered: 3000,
    fee_returned: 1000,
    is_active: true,
  });
});

const db = () => actors.financeStaff.db;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }: AppError) => code,
  );
const hash = () => (randomUUID() + randomUUID()).replaceAll('-', '');
const read = (rows: Omit<RemittanceRow, 'row'>[], file_hash = hash()) =>
  startRemittance(db(), {
    courier_id: courier,
    file_name: 'october.xlsx',
    file_hash,
    rows: rows.map((row, index) => ({ row: index + 2, ...row })),
    column_map: { 'order no': 'number' },
  });
const linesOf = async (id: string) => (await listRemittanceLines(db(), id, { page_size: 100 })).items;
/** Class, reason and action of each line of the file, then of missing orders. */
const classesOf = async (id: string) =>
  (await linesOf(id)).map((line) => [line.class, line.reason, line.action]);
const balance = async (kind: string) => {
  const [row] = await sql<{ balance: string }[]>`
    select balance from private.ledger_accounts where kind = ${kind} and courier_id = ${courier}`;
  return Number(row?.balance ?? 0);
};
const bankBalance = async () => {
  const [row] = await sql<
    { balance: string }[]
  >`select balance from private.ledger_accounts where kind = 'bank'`;
  return Number(row?.balance ?? 0);
};

interface Collected {
  amount?: number;
  status?: string;
  daysAgo?: number;
  phone?: string;
  tracking?: string;
}

/** Creates an order whose cash the courier has, unless `amount` is 0; returns its number. */
async function collected(change: Collected = {}): Promise<string> {
  const { amount = 25_000, status = 'Delivered', daysAgo = 0, phone = '', tracking = null } = change;
  const { order: id } = await createOrder(sql, { buyer: actors.buyer.id!, company: actors.seller.company! });
  await sql`alter table public.orders disable trigger user`;
  await sql`
    update public.orders set status = ${status}, approved_at = now(), courier_id = ${courier}, buyer_phone = ${phone},
      tracking_number = ${tracking}, cash_collected = case when ${status} = 'Delivered' then ${amount}::numeric end
    where id = ${id}`;
  await sql`alter table public.orders enable trigger user`;
  if (amount !== 0)
    await sql`
      select private.post_transaction('delivery', 'test_delivery', ${id}, array[
        row('cash_in_transit', null, ${courier}::bigint, ${amount}::numeric)::private.ledger_line,
        row('owed_to_company', ${actors.seller.company}::uuid, null, ${-amount}::numeric)::private.ledger_line],
        ${actors.seller.company}, ${id}, private.today_in_iraq() - ${daysAgo}::int, null)`;
  const [order] = await sql<{ number: string }[]>`select number from public.orders where id = ${id}`;
  return order!.number;
}

it('finds orders by number, else tracking number, else phone and amount, in any spelling', async () => {
  const phone = '+9647701230001';
  const [first, second] = [await collected(), await collected({ tracking: 'TR-9001' })];
  await collected({ phone, amount: 41_000 });
  const { id } = await read([
    { number: `#${first.toLowerCase().replace('-', ' ')}`, amount: '٢٥٬٠٠٠' },
    { number: 'our reference', tracking: ' tr‐٩٠٠١ ', amount: 25_000 },
    { phone: '0770 123 0001', amount: '41,000 IQD' },
    { phone: '0770 123 0001', amount: 5_000 },
  ]);
  expect(await classesOf(id)).toEqual([
    ['matched', null, 'accept'],
    ['matched', null, 'accept'],
    ['matched', null, 'accept'],
    ['unknown', 'no_order', null],
  ]);
  expect((await linesOf(id)).slice(0, 2).map(({ order }) => order!.number)).toEqual([first, second]);
});

it('has each class, with the reason @remittance-classes', async () => {
  const [right, less, fee, back, again, open] = [
    ...[
      await collected(),
      await collected(),
      await collected(),
      await collected({ amount: 0, status: 'Cancelled' }),
    ],
    ...[await collected(), await collected({ amount: 0, status: 'Shipped' })],
  ];
  await collected({ daysAgo: 4, amount: 7_000 });
  const { id } = await read([
    { number: right, amount: 25_000, fee: 3_000, day: new Date().toISOString().slice(0, 10) },
    { number: less, amount: 20_000 },
    { number: fee, amount: 25_000, fee: 9_000 },
    { number: back, amount: 0, fee: 1_000, status: 'راجع' },
    { number: again, amount: 25_000 },
    { number: again, amount: 25_000 },
    { number: open, amount: 25_000 },
    { number: 'MW-000000', amount: 1_000 },
    { number: `XX-${less}`, amount: 'unclear' },
    { number: 'المجموع', amount: 146_000 },
  ]);
  expect(await classesOf(id)).toEqual([
    ['matched', null, 'accept'],
    ['wrong_amount', 'amount', null],
    ['wrong_amount', 'fee', null],
    ['returned', 'returned', null],
    ['matched', null, 'accept'],
    ['twice', 'in_file', null],
    ['wrong_amount', 'not_delivered', null],
    ['unknown', 'no_order', null],
    ['unknown', 'no_order', null],
    ['not_remitted', 'missing', null],
  ]);
  const { classes, line_count: count } = await getRemittance(db(), id);
  expect(count).toBe(9);
  expect(classes.find((one) => one.class === 'not_remitted')).toMatchObject({ lines: 1, expected: 7_000 });
  expect(classes.find((one) => one.class === 'matched')).toMatchObject({
    lines: 2,
    amount: 50_000,
    booked_fee: 6_000,
  });
});

it('reads the sum paid over: alone with the fee by rule, beside the cash as cash less fee', async () => {
  const [first, second] = [await collected(), await collected()];
  const { id } = await read([
    { number: first, net: 22_000 },
    { number: second, amount: 25_000, net: 21_000 },
  ]);
  const lines = await linesOf(id);
  expect(lines.map((line) => [line.amount, line.fee, line.class])).toEqual([
    [25_000, 3_000, 'matched'],
    [25_000, 4_000, 'wrong_amount'],
  ]);
});

it('takes the reading of an ambiguous amount that is right', async () => {
  const [large, small] = [await collected({ amount: 25_000 }), await collected({ amount: 25 })];
  const { id } = await read([
    { number: large, amount: '25.000' },
    { number: small, amount: '25.000' },
  ]);
  expect((await classesOf(id)).map(([name]) => name)).toEqual(['matched', 'matched']);
});

it('is resolved line by line or by class, and booked once', async () => {
  const [right, less, lost, back] = [
    ...[
      await collected(),
      await collected(),
      await collected(),
      await collected({ amount: 0, status: 'Cancelled' }),
    ],
  ];
  await collected({ daysAgo: 9, amount: 7_000 });
  const { id } = await read([
    { number: right, amount: 25_000 },
    { number: less, amount: 20_000 },
    { number: lost, amount: 24_000 },
    { number: back, amount: 0, fee: 1_000 },
    { number: 'MW-000000', amount: 1_000 },
  ]);
  let seen = await getRemittance(db(), id);
  expect(await refusal(bookRemittance(db(), seen, 'bank'))).toBe('remittance_unresolved');
  const lines = await linesOf(id);
  expect(lines.map(({ actions }) => actions.length)).toEqual([2, 3, 3, 2, 1, 1]);
  expect(await refusal(resolveRemittanceLines(db(), seen, 'accept', { ids: [lines[4]!.id] }))).toBe(
    'invalid_input',
  );
  const stale = seen;
  seen = await resolveRemittanceLines(db(), seen, 'accept', { ids: [lines[1]!.id] });
  expect(await refusal(resolveRemittanceLines(db(), stale, 'leave', { class: 'unknown' }))).toBe(
    'stale_version',
  );
  seen = await resolveRemittanceLines(db(), seen, 'write_off', { class: 'wrong_amount' });
  for (const name of ['returned', 'not_remitted', 'unknown'] as const)
    seen = await resolveRemittanceLines(db(), seen, name === 'returned' ? 'accept' : 'leave', {
      class: name,
    });
  expect((await linesOf(id)).map(({ action }) => action)).toEqual([
    ...['accept', 'accept', 'write_off', 'accept', 'leave', 'leave'],
  ]);
  const before = await bankBalance();
  const booked = await bookRemittance(db(), seen, 'bank');
  expect(booked).toMatchObject({ state: 'booked', booked_lines: 4, paid_into: 'bank' });
  expect(booked.booked_by).not.toBeNull();
  // 25,000 + 20,000 + 24,000 less three fees of 3,000 and one of 1,000.
  expect((await bankBalance()) - before).toBe(59_000);
  expect(await balance('courier_fees')).toBe(10_000);
  // The missing 5,000 of one order and the 7,000 of the order that the file did not name.
  expect(await balance('cash_in_transit')).toBe(12_000);
  expect(await refusal(bookRemittance(db(), seen, 'bank'))).toBe('remittance_state');
  expect(await sql`select * from private.ledger_faults() where about = ${String(courier)}`).toEqual([]);
});

it('of the same file changes nothing, and of the same orders in another file is twice @remittance-once', async () => {
  const number = await collected();
  const file = hash();
  const first = await read([{ number, amount: 25_000 }], file);
  expect(first.is_known).toBe(false);
  await bookRemittance(db(), await getRemittance(db(), first.id), 'cash');
  expect(await read([{ number, amount: 99 }], file)).toEqual({ id: first.id, is_known: true });
  const { id } = await read([{ number, amount: 25_000 }]);
  expect(await classesOf(id)).toEqual([['twice', 'booked_before', null]]);
  expect(await balance('cash_in_transit')).toBe(0);
});

it('read twice before it is booked books once: the second is matched again', async () => {
  const number = await collected();
  const [first, second] = [
    await read([{ number, amount: 25_000 }]),
    await read([{ number, amount: 25_000 }]),
  ];
  await bookRemittance(db(), await getRemittance(db(), first.id), 'bank');
  const again = await bookRemittance(db(), await getRemittance(db(), second.id), 'bank');
  expect(again).toMatchObject({ state: 'open', booked_lines: 0 });
  expect(await classesOf(second.id)).toEqual([['twice', 'booked_before', null]]);
  expect(await balance('cash_in_transit')).toBe(0);
});

it('is booked in batches, from where a lost connection stopped', async () => {
  const numbers = [await collected(), await collected(), await collected()];
  const { id } = await read(numbers.map((number) => ({ number, amount: 25_000 })));
  const { version } = await getRemittance(db(), id);
  const batch = () =>
    db().rpc('book_remittance', {
      remittance_id: id,
      expected_version: version,
      paid_into: 'bank',
      max_lines: 2,
    });
  expect((await batch()).data).toMatchObject({ state: 'booking', booked_lines: 2 });
  expect((await batch()).data).toMatchObject({ state: 'booked', booked_lines: 3 });
  expect(await balance('cash_in_transit')).toBe(0);
});

it('takes the order that a person names, and matches again after an order was delivered', async () => {
  const [named, late] = [await collected(), await collected({ amount: 0, status: 'Shipped' })];
  const { id } = await read([
    { number: 'MW-000000', amount: 25_000 },
    { number: late, amount: 25_000 },
  ]);
  const [line] = await linesOf(id);
  let seen = await getRemittance(db(), id);
  expect(await refusal(assignRemittanceLine(db(), seen, line!.id, 'MW-111111'))).toBe('order_not_found');
  seen = await assignRemittanceLine(db(), seen, line!.id, named);
  expect((await classesOf(id))[0]).toEqual(['matched', null, 'accept']);
  await sql`alter table public.orders disable trigger user`;
  await sql`update public.orders set status = 'Delivered', cash_collected = 25000 where number = ${late}`;
  await sql`alter table public.orders enable trigger user`;
  await rematchRemittance(db(), seen);
  expect((await classesOf(id))[1]).toEqual(['unknown', 'seller_collects', null]);
});

it('remembers the columns of the courier and shows its cash in transit by age', async () => {
  await collected({ daysAgo: 3 });
  await collected({ daysAgo: 3, amount: 5_000 });
  const number = await collected();
  await read([{ number, amount: 25_000 }]);
  const listed = (await listCouriers(db())).find(({ id }) => id === courier)!;
  expect(listed.column_map).toEqual({ 'order no': 'number' });
  const cash = (await listCashInTransit(db())).find(({ courier_id }) => courier_id === courier)!;
  expect(cash).toMatchObject({ amount: 55_000, orders: 3, age_days: 3 });
  expect(cash.days.map(({ amount, orders, age_days: age }) => [amount, orders, age])).toEqual([
    [30_000, 2, 3],
    [25_000, 1, 0],
  ]);
  const { items } = await listRemittances(db(), { courier_id: courier });
  expect(items).toMatchObject([{ state: 'open', amount: 25_000, line_count: 1 }]);
});

it.each(actorNames.filter((name) => name !== 'admin' && name !== 'financeStaff'))(
  'is closed to %s',
  async (name) => {
    const { db: other } = actors[name];
    const { id } = await read([{ number: await collected(), amount: 25_000 }]);
    const seen = { id, version: 1 };
    const file = {
      courier_id: courier,
      file_name: 'x',
      file_hash: hash(),
      rows: [{ row: 2, number: 'x' }],
      column_map: {},
    };
    const calls = [
      listCashInTransit(other),
      listRemittances(other, {}),
      getRemittance(other, id),
      listRemittanceLines(other, id, {}),
      startRemittance(other, file),
      resolveRemittanceLines(other, seen, 'leave', { class: 'unknown' }),
      assignRemittanceLine(other, seen, 1, 'x'),
      bookRemittance(other, seen, 'bank'),
    ];
    expect(await Promise.all(calls.map(refusal))).not.toContain('done');
  },
);

it('of 10,000 lines is matched within the limit of a call, also while the statistics know only small files', async () => {
  await collected();
  await sql`analyze private.remittance_lines, private.remittances, private.courier_cash, public.orders`;
  const rows = await sql<Omit<RemittanceRow, 'row' | 'amount'>[]>`
    with made as (
      insert into public.orders (number, checkout_id, company_id, company_name, buyer_name, governorate, subtotal, delivery_fee,
        lead_days, line_count, courier_id, status, cash_collected, approved_at, tracking_number, buyer_phone)
      select 'MW-' || upper(substr(md5(random()::text || n), 1, 9)), o.checkout_id, o.company_id, o.company_name, o.buyer_name,
        o.governorate, 25000, 0, 1, 1, ${courier}, 'Delivered', 25000, now(), 'T' || n, '+964770' || lpad(n::text, 7, '0')
      from generate_series(1, 10000) n, (select * from public.orders order by created_at desc limit 1) o
      returning id, number, tracking_number, buyer_phone
    ), cash as (
      insert into private.courier_cash (courier_id, order_id, amount, since) select ${courier}, id, 25000, private.today_in_iraq() from made
    )
    -- A third of the rows names the order, a third the parcel, a third only the buyer.
    select case kind when 0 then number end as number, case kind when 1 then tracking_number end as tracking,
      case kind when 2 then buyer_phone end as phone
    from (select *, row_number() over () % 3 as kind from made) m`;
  const started = process.hrtime.bigint();
  const { id } = await read(rows.map((row) => ({ ...row, amount: 25_000 })));
  const took = Number(process.hrtime.bigint() - started) / 1e9;
  process.stdout.write(`10,000 lines matched in ${took.toFixed(2)} s\n`);
  expect((await getRemittance(db(), id)).classes).toMatchObject([{ class: 'matched', lines: 10_000 }]);
});

it('books a large write-off only for another person than the one who decided it', async () => {
  const number = await collected({ amount: 3_000_000 });
  const { id } = await read([{ number, amount: 1_000_000 }]);
  const seen = await resolveRemittanceLines(db(), { id, version: 1 }, 'write_off', { class: 'wrong_amount' });
  const book = (who: 'admin' | 'financeStaff') => bookRemittance(actors[who].db, seen, 'bank');
  await expect(book('financeStaff')).rejects.toMatchObject({
    ...{ code: 'remittance_second_person', context: { amount: 1_000_000 } },
  });
  expect(await balance('cash_in_transit')).toBe(3_000_000);
  expect(seen.second_person).toBe('other');
  expect((await getRemittance(actors.admin.db, id)).second_person).toBe('self');
  const waiting = async () => (await getStaffQueues(actors.admin.db)).remittances;
  expect(await waiting()).toBe(1);
  const asked = await sql<{ subject: object }[]>`
    select subject from public.notifications where user_id = ${actors.admin.id!} and kind = 'remittance_waiting'`;
  expect(asked.map(({ subject }) => subject)).toEqual([
    { remittance_id: id, name: expect.any(String), person_id: actors.financeStaff.id },
  ]);
  await book('admin');
  expect(await waiting()).toBe(0);
  expect(await balance('cash_in_transit')).toBe(0);
});

it('counts the write-offs of a person together, also those of remittances that the person booked alone', async () => {
  const writeOff = async (amounts: number[]) => {
    const numbers = [];
    for (const amount of amounts) numbers.push(await collected({ amount }));
    const { id } = await read(numbers.map((number) => ({ number, amount: 1000 })));
    return resolveRemittanceLines(db(), { id, version: 1 }, 'write_off', { class: 'wrong_amount' });
  };
  expect((await writeOff([600_000, 600_000])).second_person).toBe('other');
  const small = await writeOff([600_000]);
  expect(small.second_person).toBeNull();
  await bookRemittance(db(), small, 'bank');
  expect((await writeOff([500_000])).second_person).toBe('other');
});

import { randomUUID } from 'node:crypto';
import {
  getOwnBalance,
  getStatement,
  listBalances,
  recordPayment,
  reverseTransaction,
} from '../src/ledger/queries.ts';
import { saveCourier, shipmentInput } from '../src/couriers/queries.ts';
import { type ActorName, actorNames, connect, type Sql } from './actors.ts';
import { approveOrder, changeOrderStatus, deliverOrder, refuseOrder, settleCash } from './latest-orders.ts';
import {
  createLedgerSeller,
  deliverLedgerOrder,
  type LedgerSeller,
  placeLedgerOrder,
  shipLedgerOrder,
} from './ledger-sellers.ts';

let sql: Sql;
let seller: LedgerSeller;
let today: string;

beforeAll(async () => {
  sql = connect();
  seller = await createLedgerSeller(sql);
  const [row] = await sql<{ today: string }[]>`select private.today_in_iraq()::text as today`;
  today = row!.today;
});
afterAll(() => sql.end());

const finance = (of = seller) => of.actors.financeStaff.db;
const wholeYear = () => ({ first_day: '2026-01-01', last_day: today });
const statement = (of = seller) => getStatement(finance(of), of.company, wholeYear());
const pay = (
  amount: number,
  of = seller,
  {
    key = randomUUID(),
    by = 'financeStaff',
    ...more
  }: { key?: string; by?: ActorName } & Partial<Parameters<typeof recordPayment>[3]> = {},
) =>
  recordPayment(of.actors[by].db, of.company, key, {
    ...{ amount, effective_on: today, way: 'bank', reference: 'R-1', note: 'Paid' },
    allow_credit: false,
    ...more,
  });
const entriesOf = async (order: string) =>
  [
    ...(await sql<{ kind: string; account: string; amount: number }[]>`
      select t.kind, a.kind as account, e.amount::float8 as amount from private.ledger_transactions t
      join private.ledger_entries e on e.transaction_id = t.id join private.ledger_accounts a on a.id = e.account_id
      where t.order_id = ${order} order by t.id, a.kind`),
  ].map(({ kind, account, amount }) => [kind, account, amount]);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

it('makes the commission of a delivered order a debt of the seller that collected @delivery-commission', async () => {
  const id = await deliverLedgerOrder(seller, 3);
  expect(await entriesOf(id)).toEqual([
    ['delivery', 'commission', -3000],
    ['delivery', 'owed_to_market', 3000],
  ]);
  const [order] = await sql`select cash_by from public.orders where id = ${id}`;
  expect(order).toEqual({ cash_by: 'seller' });
});

it('posts nothing before delivery, for a cancelled order, or when the seller got its cash', async () => {
  const delivered = await deliverLedgerOrder(seller);
  const before = await entriesOf(delivered);
  await settleCash(seller.actors.seller.db, [delivered], true);
  expect(await entriesOf(delivered)).toEqual(before);
  const cancelled = await placeLedgerOrder(seller);
  await changeOrderStatus(seller.actors.seller.db, cancelled, 'Cancelled', 'Reason');
  expect(await entriesOf(cancelled)).toEqual([]);
  expect(await entriesOf(await shipLedgerOrder(seller))).toEqual([]);
});

it('owes nothing for refused goods without a fee of the site', async () => {
  const id = await shipLedgerOrder(seller);
  await refuseOrder(seller.actors.seller.db, id, true, 'Refused');
  expect(await entriesOf(id)).toEqual([]);
});

it('owes the site’s fee for refused goods', async () => {
  const id = await shipLedgerOrder(seller);
  const undo = new Error('undo');
  let found: unknown;
  await sql
    .begin(async (tx) => {
      await tx`update private.money_settings set refusal_fee = 1500`;
      await tx`select private.write_order_status(o, jsonb_populate_record(o, '{"status": "Cancelled"}'), 'seller', 'Refused', null)
        from public.orders o where o.id = ${id}`;
      await tx`set constraints public.post_order_event immediate`;
      found = [
        ...(await tx`select a.kind, e.amount::float8 as amount from private.ledger_transactions t
          join private.ledger_entries e on e.transaction_id = t.id join private.ledger_accounts a on a.id = e.account_id
          where t.order_id = ${id} order by a.kind`),
      ];
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(found).toEqual([
    { kind: 'fees', amount: -1500 },
    { kind: 'owed_to_market', amount: 1500 },
  ]);
});

it('keeps cash of the operator’s courier in transit and owes the company the rest @courier-cash', async () => {
  const of = await createLedgerSeller(sql);
  const { seller: sender, admin, financeStaff } = of.actors;
  await sql`insert into private.company_terms (company_id, cash_by) values (${of.company}, 'courier')`;
  const courierId = await saveCourier(financeStaff.db, null, {
    ...{ name: `Courier ${randomUUID().slice(0, 8)}`, phone: null, is_active: true },
    ...{ fee_delivered: 3000, fee_returned: 1000 },
  });
  const send = async () => {
    const id = await placeLedgerOrder(of, 3);
    await approveOrder(admin.db, id);
    const shipment = shipmentInput({ courierId, trackingNumber: '' });
    await changeOrderStatus(sender.db, id, 'Shipped', undefined, undefined, shipment);
    return id;
  };
  const id = await send();
  await deliverOrder(sender.db, id, null);
  const [order] = await sql<
    { total: number }[]
  >`select total::float8 as total from public.orders where id = ${id}`;
  const { total } = order!;
  expect(await entriesOf(id)).toEqual([
    ['delivery', 'cash_in_transit', total],
    ['delivery', 'commission', -3000],
    ['delivery', 'owed_to_company', 3000 - total],
  ]);
  expect(await getOwnBalance(sender.db, of.company)).toMatchObject({
    ...{ owed_to_market: 0, owed_to_company: total - 3000, debt: 3000 - total },
  });
  // The way is frozen at shipping: later terms change neither this order nor its posting.
  const sentBefore = await send();
  await sql`update private.company_terms set cash_by = 'seller' where company_id = ${of.company}`;
  await deliverOrder(sender.db, sentBefore, null);
  expect((await entriesOf(sentBefore)).map(([, account]) => account)).toContain('cash_in_transit');
});

it('posts the difference when quantities change after the delivery', async () => {
  const id = await deliverLedgerOrder(seller, 4);
  await sql.begin(async (tx) => {
    await tx`update public.order_lines set quantity = 3, ordered_quantity = 4 where order_id = ${id}`;
    await tx`select private.follow_quantities(${id})`;
    await tx`insert into public.order_events (order_id, kind, from_status, to_status, actor_role, note)
      values (${id}, 'shortage', 'Delivered', 'Delivered', 'seller', 'Broken')`;
  });
  expect((await entriesOf(id)).slice(2)).toEqual([
    ['shortage', 'commission', 1000],
    ['shortage', 'owed_to_market', -1000],
  ]);
});

it('shows due, pending and paid, and a statement whose lines lead to their orders @statement', async () => {
  const own = await createLedgerSeller(sql);
  const first = await deliverLedgerOrder(own, 5);
  await deliverLedgerOrder(own, 1);
  await shipLedgerOrder(own, 2);
  const { balance } = await pay(4000, own);
  expect(balance).toBe(2000);
  const shown = await getOwnBalance(own.actors.finance.db, own.company);
  expect(shown).toMatchObject({
    state: 'open',
    due: 2000,
    pending: 2000,
    paid: 4000,
    debt: 2000,
    debt_limit: null,
    share: null,
  });
  expect(shown.last_payment).toEqual({ amount: 4000, effective_on: today });
  const lines = await getStatement(own.actors.seller.db, own.company, wholeYear());
  expect(lines).toMatchObject({ opening: 0, closing: 2000, debit: 6000, credit: 4000, next: null });
  expect(lines.items.map(({ kind, amount, balance: after }) => [kind, amount, after])).toEqual([
    ['delivery', 5000, 5000],
    ['delivery', 1000, 6000],
    ['payment', -4000, 2000],
  ]);
  const [number] = await sql<{ number: string }[]>`select number from public.orders where id = ${first}`;
  expect(lines.items[0]).toMatchObject({ order_id: first, order_number: number!.number, way: null });
  expect(lines.items[2]).toMatchObject({ order_id: null, way: 'bank', reference: 'R-1', note: 'Paid' });
});

it('reads a statement in pages with the same balances, also when payments count for earlier days', async () => {
  const own = await createLedgerSeller(sql);
  for (const quantity of [1, 2, 3]) await deliverLedgerOrder(own, quantity);
  await pay(500, own, { effective_on: '2026-10-01', allow_credit: true });
  await pay(700, own);
  const whole = await statement(own);
  expect(whole.items[0]).toMatchObject({ kind: 'payment', balance: -500 });
  const read = [];
  let after: string | undefined;
  do {
    const page = await getStatement(finance(own), own.company, wholeYear(), { after, page_size: 2 });
    expect(page).toMatchObject({ opening: 0, closing: 4800 });
    read.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  expect(read).toEqual(whole.items);
  const later = await getStatement(finance(own), own.company, { first_day: '2026-10-02', last_day: today });
  expect(later).toMatchObject({ opening: -500, debit: 6000, credit: 700, closing: 4800 });
  expect(later.items).toEqual(whole.items.slice(1));
});

it('records a payment once per key and refuses more than the debt unless it becomes credit', async () => {
  const own = await createLedgerSeller(sql);
  await deliverLedgerOrder(own, 2);
  const key = randomUUID();
  const first = await pay(1500, own, { key });
  expect(await pay(1500, own, { key })).toEqual(first);
  expect(await codeOf(pay(1400, own, { key }))).toBe('payment_mismatch');
  await expect(pay(501, own)).rejects.toMatchObject({ code: 'payment_above_debt', context: { debt: 500 } });
  expect(await pay(501, own, { allow_credit: true })).toMatchObject({ balance: -1 });
  expect((await statement(own)).items).toHaveLength(3);
});

describe('a payment that another person recorded', () => {
  it.each<[string, Partial<Parameters<typeof recordPayment>[3]>, string]>([
    ['of the same day and reference', {}, 'payment_repeated'],
    [
      'of the same reference on another day',
      { effective_on: '2026-10-01', reference: 'r 1' },
      'payment_repeated',
    ],
    ['of the same day without a reference', { reference: ' ', way: 'cash' }, 'payment_repeated'],
    ['of the same day with another reference', { reference: 'R-2' }, 'done'],
    ['without a reference on another day', { effective_on: '2026-10-01', reference: '' }, 'done'],
    ['when it is a second payment', { allow_repeat: true }, 'done'],
  ])('%s', async (_title, change, outcome) => {
    const own = await createLedgerSeller(sql);
    await deliverLedgerOrder(own, 2);
    await pay(500, own, { by: 'admin' });
    expect(await codeOf(pay(500, own, change))).toBe(outcome);
    expect(await codeOf(pay(501, own, change))).toBe('done');
  });

  it('is named with the person and the time, before more than the debt is refused', async () => {
    const own = await createLedgerSeller(sql);
    await deliverLedgerOrder(own, 2);
    await pay(2000, own, { by: 'admin' });
    await expect(pay(2000, own)).rejects.toMatchObject({
      code: 'payment_repeated',
      context: { what: 'payment_recorded', at: expect.any(String), by: 'Test admin' },
    });
    expect((await statement(own)).closing).toBe(0);
  });

  it('is recorded again when the first was reversed, and by one of two people at once', async () => {
    const own = await createLedgerSeller(sql);
    await deliverLedgerOrder(own, 2);
    const { transaction_id } = await pay(500, own, { by: 'admin' });
    await reverseTransaction(finance(own), transaction_id, 'Wrong company');
    const both = await Promise.all([codeOf(pay(500, own)), codeOf(pay(500, own, { by: 'admin' }))]);
    expect(both.sort()).toEqual(['done', 'payment_repeated']);
  });
});

it.each<[string, Partial<Parameters<typeof recordPayment>[3]>, string]>([
  ['an amount of 0', { amount: 0 }, 'amount'],
  ['a coming day', { effective_on: '2099-01-01' }, 'effective_on'],
  ['another way', { way: 'gold' as 'cash' }, 'way'],
])('refuses %s', async (_title, change, field) => {
  const payment = {
    amount: 1,
    effective_on: today,
    way: 'cash' as const,
    reference: '',
    note: '',
    allow_credit: true,
  };
  await expect(
    recordPayment(finance(), seller.company, randomUUID(), { ...payment, ...change }),
  ).rejects.toMatchObject({ code: 'invalid_input', context: { field } });
});

it('undoes a transaction by a new one, once @ledger-reversal', async () => {
  const own = await createLedgerSeller(sql);
  await deliverLedgerOrder(own, 2);
  const { transaction_id } = await pay(2000, own);
  expect(await codeOf(reverseTransaction(finance(own), transaction_id, ' '))).toBe('reason_required');
  await reverseTransaction(finance(own), transaction_id, 'Bounced');
  const { items, closing } = await statement(own);
  expect(closing).toBe(2000);
  expect(items[1]).toMatchObject({ id: transaction_id, reversed_by_id: items[2]!.id });
  expect(items[2]).toMatchObject({
    kind: 'reversal',
    amount: 2000,
    note: 'Bounced',
    reverses_id: transaction_id,
  });
  expect(await codeOf(reverseTransaction(finance(own), transaction_id, 'Again'))).toBe('already_reversed');
  expect(await codeOf(reverseTransaction(finance(own), items[2]!.id, 'Back'))).toBe('not_reversible');
  expect(await codeOf(reverseTransaction(finance(own), 999_999_999, 'None'))).toBe('transaction_not_found');
  expect(await getOwnBalance(own.actors.seller.db, own.company)).toMatchObject({
    paid: 0,
    last_payment: null,
    due: 2000,
  });
  const { items: balances } = await listBalances(finance(own), { sort: 'debt', page_size: 100 });
  const listed = balances.find(({ company_id: id }) => id === own.company);
  expect(listed).toMatchObject({ debt: 2000, last_payment_on: null });
});

it('keeps the age of a debt: the oldest charge that payments do not cover @debt-age', async () => {
  const own = await createLedgerSeller(sql);
  const order = await deliverLedgerOrder(own, 1);
  const charge = (day: string, amount: number) => sql`
    select private.post_transaction('adjustment', 'test', ${randomUUID()}, array[
      row('owed_to_market', ${own.company}::uuid, null, ${amount})::private.ledger_line,
      row('adjustments', null, null, ${-amount})::private.ledger_line], ${own.company}, null, ${day}, null)`;
  const oldest = async () => {
    const { items } = await listBalances(finance(own), {
      term: own.company.slice(0, 0),
      sort: 'age',
      page_size: 100,
    });
    return items.find(({ company_id }) => company_id === own.company)?.oldest_due_on;
  };
  expect(order).toBeDefined();
  await charge('2026-09-01', 300);
  await charge('2026-10-01', 200);
  expect(await oldest()).toBe('2026-09-01');
  await pay(300, own);
  expect(await oldest()).toBe('2026-10-01');
  await pay(200, own);
  expect(await oldest()).toBe(today);
  await pay(1000, own);
  expect(await oldest()).toBeNull();
});

it('shows money to staff with the right, and to members of the company who may see it', async () => {
  const own = await createLedgerSeller(sql);
  await deliverLedgerOrder(own, 1);
  const outcomes = async (read: (name: ActorName) => Promise<unknown>) =>
    Object.fromEntries(await Promise.all(actorNames.map(async (name) => [name, await codeOf(read(name))])));
  const foreign = 'company_not_found';
  const expected = {
    ...{
      anonymous: 'not_signed_in',
      buyer: foreign,
      otherBuyer: foreign,
      seller: 'done',
      otherSeller: foreign,
    },
    ...{
      pendingSeller: foreign,
      rejectedSeller: foreign,
      suspendedSeller: foreign,
      manager: 'done',
      sales: 'done',
    },
    ...{
      warehouse: 'not_allowed',
      finance: 'done',
      admin: 'done',
      support: foreign,
      catalogueStaff: foreign,
    },
    financeStaff: 'done',
  };
  const { actors, company } = own;
  expect(await outcomes((name) => getOwnBalance(actors[name].db, company))).toEqual(expected);
  expect(await outcomes((name) => getStatement(actors[name].db, company, wholeYear()))).toEqual(expected);
  expect(await codeOf(getOwnBalance(actors.financeStaff.db, randomUUID()))).toBe(foreign);
  // Members read their own company in any state.
  for (const name of ['otherSeller', 'suspendedSeller'] as const)
    expect(await getOwnBalance(actors[name].db, actors[name].company!)).toMatchObject({ debt: 0, due: 0 });
});

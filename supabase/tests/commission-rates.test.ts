import { randomUUID } from 'node:crypto';
import * as ledger from '../src/ledger/queries.ts';
import { connect, type Sql } from './actors.ts';
import { createCategory, createOrder, createProduct } from './goods.ts';
import {
  createLedgerSeller,
  deliverLedgerOrder,
  type LedgerSeller,
  placeLedgerOrder,
} from './ledger-sellers.ts';

let sql: Sql;
let seller: LedgerSeller;
/** Days from today. */
let day: (days: number) => Promise<string>;

beforeAll(async () => {
  sql = connect();
  seller = await createLedgerSeller(sql);
  day = async (days) => {
    const [row] = await sql<{ day: string }[]>`select (private.today_in_iraq() + ${days}::int)::text as day`;
    return row!.day;
  };
});
afterAll(() => sql.end());

const finance = () => seller.actors.financeStaff.db;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const rateOf = async (change: Partial<ledger.RateInput> = {}): Promise<ledger.RateInput> => ({
  ...{ company_id: seller.company, category_id: null, percent: 7.5, minimum: null, maximum: null },
  ...{ first_day: await day(1), last_day: null, note: 'Agreed' },
  ...change,
});

it('follows one without a last day, which ends the day before, and is ended itself', async () => {
  const { items } = await ledger.listCommissionRates(finance(), {
    company_id: seller.company,
    state: 'current',
  });
  expect(items).toMatchObject([{ percent: 10, category: null, last_day: null, version: 1 }]);
  expect(await codeOf(ledger.endCommissionRate(finance(), items[0]!, await day(-1)))).toBe('invalid_input');
  await ledger.endCommissionRate(finance(), items[0]!, await day(3));
  expect(await codeOf(ledger.endCommissionRate(finance(), items[0]!, await day(4)))).toBe('stale_version');
  const next = await rateOf({ first_day: await day(2) });
  await expect(ledger.saveCommissionRate(finance(), next)).rejects.toMatchObject({
    ...{ code: 'rate_overlaps', context: { rate_id: items[0]!.id } },
  });
  await sql`update private.commission_rates set last_day = null where id = ${items[0]!.id}`;
  const id = await ledger.saveCommissionRate(finance(), next);
  const current = await ledger.listCommissionRates(finance(), {
    company_id: seller.company,
    state: 'current',
  });
  expect(current.items).toMatchObject([{ percent: 10, last_day: await day(1), version: 3 }]);
  const coming = await ledger.listCommissionRates(finance(), { company_id: seller.company, state: 'coming' });
  expect(coming.items).toMatchObject([
    { id, percent: 7.5, note: 'Agreed', created_by_name: 'Test financeStaff' },
  ]);
  // A last day before the first one takes back a rate that has not begun.
  await ledger.endCommissionRate(finance(), { id, version: 1 }, await day(1));
  expect(
    (await ledger.listCommissionRates(finance(), { company_id: seller.company, state: 'coming' })).items,
  ).toEqual([]);
});

it.each<[string, Partial<ledger.RateInput>]>([
  ['percent', { percent: 101 }],
  ['percent', { percent: 1.234 }],
  ['minimum', { minimum: 1.5 }],
  ['maximum', { minimum: 2000, maximum: 1000 }],
  ['first_day', { first_day: '2026-01-01' }],
  ['first_day', { first_day: 'soon' }],
  ['last_day', { last_day: '2026-01-01' }],
  ['company_id', { company_id: randomUUID() }],
  ['category_id', { category_id: 999_999_999 }],
])('refuses a wrong %s', async (field, change) => {
  const rate = await rateOf({ first_day: '2090-01-01', ...change });
  await expect(ledger.saveCommissionRate(finance(), rate)).rejects.toMatchObject({
    ...{ code: 'invalid_input', context: { field } },
  });
});

it('previews last month’s orders by company, where the new rate is more exact than theirs @commission-preview', async () => {
  const own = await createLedgerSeller(sql);
  const parent = await createCategory(sql);
  const leaf = await createCategory(sql, { parent_id: parent });
  const deep = await createProduct(sql, {
    company_id: own.company,
    category_id: leaf,
    quantity: 100,
    price: 10_000,
  });
  await placeLedgerOrder(own, 3);
  await placeLedgerOrder({ ...own, product: deep }, 2);
  await sql`update public.orders set created_at = date_trunc('month', now()) - interval '10 days' where company_id = ${own.company}`;
  const rate = await rateOf({ company_id: own.company, percent: 20, maximum: 5000 });
  expect(await ledger.previewCommissionRate(finance(), rate)).toMatchObject({
    ...{ orders: 2, goods: 50_000, commission_now: 5000, commission_new: 9000 },
    companies: [{ company_id: own.company, orders: 2, commission_new: 9000 }],
  });
  const inCategory = { ...rate, category_id: parent };
  expect(await ledger.previewCommissionRate(finance(), inCategory)).toMatchObject({
    ...{ orders: 1, goods: 20_000, commission_now: 2000, commission_new: 4000 },
  });
  // A rate of the category alone loses against the company's own.
  expect(await ledger.previewCommissionRate(finance(), { ...inCategory, company_id: null })).toMatchObject({
    ...{ orders: 0, companies: [] },
  });
});

it('bills each month that is over once, with numbers without a gap @commission-invoices', async () => {
  const own = await createLedgerSeller(sql);
  const other = await createLedgerSeller(sql);
  await deliverLedgerOrder(own, 4);
  const post = async ({ company, actors }: LedgerSeller, effective_on: string, amount: number) => {
    const { order } = await createOrder(sql, { buyer: actors.buyer.id!, company });
    await sql`
      select private.post_transaction('delivery', 'test', ${randomUUID()}, array[
        row('owed_to_market', ${company}::uuid, null, ${amount})::private.ledger_line,
        row('commission', null, null, ${-amount})::private.ledger_line], ${company}, ${order}, ${effective_on}, null)`;
  };
  await post(own, '2026-09-10', 900);
  await post(own, '2026-10-10', 1000);
  await post(other, '2026-10-11', 1100);
  const issue = () => sql`select private.issue_commission_invoices('2026-11-01')`;
  expect(await sql`select from private.months_to_invoice('2026-11-01', 2)`).toHaveLength(2);
  await Promise.all([issue(), issue()]);
  const october = await ledger.getCommissionInvoice(own.actors.finance.db, own.company, '2026-10-01');
  expect(october).toMatchObject({
    month: '2026-10-01',
    goods: 10_000,
    commission: 1000,
    opening: 900,
    closing: 1900,
  });
  expect(october.lines).toMatchObject([{ delivered_on: '2026-10-10', commission: 1000 }]);
  expect(october.number).toMatch(/^C-2026-\d{6}$/);
  const running = await ledger.getCommissionInvoice(own.actors.seller.db, own.company, await day(0));
  expect(running).toMatchObject({ number: null, issued_at: null, commission: 4000, closing: 5900 });
  expect(running.lines).toMatchObject([{ percent: 10, goods: 40_000, commission: 4000 }]);
  const listed = await ledger.listCommissionInvoices(own.actors.seller.db, own.company);
  expect(listed.map(({ month, commission }) => [month, commission])).toEqual([
    [running.month, 4000],
    ['2026-10-01', 1000],
    ['2026-09-01', 900],
  ]);
  const numbers = await sql<
    { number: string }[]
  >`select number from private.commission_invoices order by number`;
  expect(numbers.map(({ number }) => Number(number.slice(7)))).toEqual(numbers.map((_, index) => index + 1));
  expect(await codeOf(ledger.getCommissionInvoice(other.actors.seller.db, own.company, '2026-10-01'))).toBe(
    'company_not_found',
  );
  expect(await codeOf(ledger.listCommissionInvoices(own.actors.warehouse.db, own.company))).toBe(
    'not_allowed',
  );
});

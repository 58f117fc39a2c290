import { randomUUID } from 'node:crypto';
import {
  getCompanyTerms,
  getMoneySettings,
  getOwnBalance,
  recordPayment,
  saveCompanyTerms,
  saveMoneySettings,
} from '../src/ledger/queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { type ActorName, connect, type Sql } from './actors.ts';
import {
  createLedgerSeller,
  deliverLedgerOrder,
  type LedgerSeller,
  placeLedgerOrder,
} from './ledger-sellers.ts';
import { createQuote, priced, sendOffer } from './quote-requests.ts';
import { call } from '../src/call.ts';
import { delivery } from './goods.ts';

let sql: Sql;
let today: string;

beforeAll(async () => {
  sql = connect();
  const [row] = await sql<{ today: string }[]>`select private.today_in_iraq()::text as today`;
  today = row!.today;
});
afterAll(() => sql.end());

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** A seller with a limit of 10,000 IQD and three days of grace. */
async function limitedSeller(grace_days = 3): Promise<LedgerSeller> {
  const seller = await createLedgerSeller(sql);
  const terms = { cash_by: null, debt_limit: 10_000, grace_days, payout_account: null };
  await saveCompanyTerms(seller.actors.financeStaff.db, { company_id: seller.company, version: 0 }, terms);
  return seller;
}

/** The job of a day, so many days from today. */
const watch = (days: number) => sql`select private.watch_debt(private.today_in_iraq() + ${days}::int)`;
const state = async ({ company }: LedgerSeller) => {
  const [row] = await sql<{ state: string; ends: string | null }[]>`
    select state, (grace_ends_on - private.today_in_iraq())::text as ends from private.company_debts where company_id = ${company}`;
  return [row!.state, row!.ends === null ? null : Number(row!.ends)];
};
const warnings = async ({ actors }: LedgerSeller, name: ActorName = 'finance') => {
  const rows = await sql<{ template: string }[]>`
    select template from private.outbox where address = ${actors[name].email} and template ~ '^(debt|selling)_' order by id`;
  return rows.map(({ template }) => template);
};
const pay = ({ actors, company }: LedgerSeller, amount: number) =>
  recordPayment(actors.financeStaff.db, company, randomUUID(), {
    ...{ amount, effective_on: today, way: 'cash', reference: '', note: '', allow_credit: false },
  });

it('warns at 80 %, at the limit and on each day of grace, pauses, and opens with the payment @debt-pause', async () => {
  const seller = await limitedSeller();
  await deliverLedgerOrder(seller, 7);
  expect([await state(seller), await warnings(seller)]).toEqual([['open', null], []]);
  await deliverLedgerOrder(seller, 1);
  expect([await state(seller), await warnings(seller)]).toEqual([['warned', null], ['debt_warned']]);
  await deliverLedgerOrder(seller, 2);
  await deliverLedgerOrder(seller, 1);
  expect([await state(seller), await warnings(seller)]).toEqual([
    ['over', 3],
    ['debt_warned', 'debt_over'],
  ]);

  for (const day of [0, 1, 1, 2, 3]) await watch(day);
  expect(await state(seller)).toEqual(['over', 3]);
  const graceMails = ['debt_warned', 'debt_over', 'debt_over', 'debt_over', 'selling_pausing'];
  expect(await warnings(seller)).toEqual(graceMails);
  await placeLedgerOrder(seller);
  for (const day of [4, 5]) await watch(day);
  expect(await state(seller)).toEqual(['paused', 3]);
  expect(await warnings(seller)).toEqual([...graceMails, 'selling_paused']);
  expect(await codeOf(placeLedgerOrder(seller))).toBe('seller_paused');

  await pay(seller, 1000);
  expect((await state(seller))[0]).toBe('over');
  await placeLedgerOrder(seller);
  await pay(seller, 9000);
  expect(await state(seller)).toEqual(['open', null]);
  expect((await warnings(seller)).at(-1)).toBe('selling_resumed');

  // People who do not settle cash are not warned.
  expect([await warnings(seller, 'sales'), await warnings(seller, 'warehouse')]).toEqual([[], []]);
  const { items } = await listNotifications(seller.actors.finance.db, {});
  expect(items.map(({ kind }) => kind).filter((kind) => /^(debt|selling)_/.test(kind))).toEqual([
    ...[
      'selling_resumed',
      'selling_paused',
      'selling_pausing',
      'debt_over',
      'debt_over',
      'debt_over',
      'debt_warned',
    ],
  ]);
});

it('puts the sums of the month into the mail of the last day of grace', async () => {
  const seller = await limitedSeller(0);
  await deliverLedgerOrder(seller, 12);
  const [mail] = await sql<{ params: Record<string, unknown> }[]>`
    select params from private.outbox where address = ${seller.actors.seller.email} and template = 'selling_pausing'`;
  expect(mail!.params).toMatchObject({
    ...{ debt: 12_000, debt_limit: 10_000, charged: 12_000, paid: 0, grace_ends_on: today },
  });
});

it('refuses an accepted quote of a paused seller', async () => {
  const seller = await limitedSeller(0);
  const { actors, company, product } = seller;
  const quote = await createQuote(sql, {
    buyer: actors.buyer,
    companies: [company],
    lines: [{ product_id: product }],
  });
  await sendOffer(
    actors.seller,
    quote,
    quote.lines.map((line) => priced(line)),
  );
  await deliverLedgerOrder(seller, 10);
  await watch(1);
  const [offer] = await sql<{ id: string; line_id: string; unit_price: number }[]>`
    select o.id, l.line_id, l.unit_price::float8 as unit_price from private.quote_offers o
    join private.quote_offer_lines l on l.offer_id = o.id where o.request_id = ${quote.id}`;
  const accept = call(actors.buyer.db, 'accept_quote', {
    ...{ request_id: quote.id, idempotency_key: randomUUID(), delivery, language: 'en' },
    lines: [{ line_id: offer!.line_id, offer_id: offer!.id, unit_price: offer!.unit_price, quantity: 1 }],
  });
  expect(await codeOf(accept)).toBe('seller_paused');
});

it('follows changed terms at once', async () => {
  const seller = await limitedSeller();
  const { actors, company } = seller;
  await deliverLedgerOrder(seller, 10);
  expect((await state(seller))[0]).toBe('over');
  const terms = { cash_by: null, debt_limit: 100_000, grace_days: null, payout_account: 'IQ12' };
  const db = actors.financeStaff.db;
  expect(await saveCompanyTerms(db, { company_id: company, version: 1 }, terms)).toBe(2);
  expect(await state(seller)).toEqual(['open', null]);
  expect(await getCompanyTerms(db, company)).toMatchObject({ ...terms, version: 2 });
  expect(await getOwnBalance(actors.seller.db, company)).toMatchObject({ debt_limit: 100_000, share: 0.1 });
  expect(await codeOf(saveCompanyTerms(db, { company_id: company, version: 1 }, terms))).toBe(
    'stale_version',
  );
  await expect(
    saveCompanyTerms(db, { company_id: company, version: 2 }, { ...terms, grace_days: 400 }),
  ).rejects.toMatchObject({ code: 'invalid_input', context: { field: 'grace_days' } });
});

it('lets only staff with the right read and save terms', async () => {
  const { actors, company } = await createLedgerSeller(sql);
  const terms = { cash_by: null, debt_limit: null, grace_days: null, payout_account: null };
  const settings = await getMoneySettings(actors.financeStaff.db);
  for (const name of ['buyer', 'seller', 'finance', 'support', 'catalogueStaff'] as const) {
    const { db } = actors[name];
    expect([
      await codeOf(getCompanyTerms(db, company)),
      await codeOf(saveCompanyTerms(db, { company_id: company, version: 0 }, terms)),
      await codeOf(getMoneySettings(db)),
      await codeOf(saveMoneySettings(db, settings)),
    ]).toEqual(['not_allowed', 'not_allowed', 'not_allowed', 'not_allowed']);
  }
  expect(await codeOf(getMoneySettings(actors.anonymous.db))).toBe('not_signed_in');
  expect(await codeOf(saveMoneySettings(actors.admin.db, { ...settings, version: -1 }))).toBe(
    'stale_version',
  );
});

it('judges so many due debts at once, and the others with the next runs', async () => {
  const companies = [(await limitedSeller()).company, (await limitedSeller()).company];
  await sql`
    select private.post_transaction('delivery', 'test', gen_random_uuid()::text, array[
      row('owed_to_market', c, null, 6000)::private.ledger_line, row('commission', null, null, -6000)::private.ledger_line], c, null, null, null)
    from unnest(${companies}::uuid[]) c`;
  const undo = new Error('undo');
  const seen: unknown[] = [];
  await sql
    .begin(async (tx) => {
      await tx`update private.company_terms set debt_limit = 6000 where company_id = any (${companies})`;
      await tx`update private.company_debts set is_due = company_id = any (${companies})`;
      for (let run = 0; run < 3; run += 1) {
        await tx`select private.judge_due_debts(private.today_in_iraq(), 1)`;
        const [row] = await tx`
          select count(*) filter (where is_due)::int as due, count(*) filter (where state = 'over')::int as over
          from private.company_debts where company_id = any (${companies})`;
        seen.push(row);
      }
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(seen).toEqual([
    { due: 1, over: 1 },
    { due: 0, over: 2 },
    { due: 0, over: 2 },
  ]);
});

import { randomUUID } from 'node:crypto';
import * as ledger from '../src/ledger/queries.ts';
import { getStaffQueues } from '../src/site/overview-queries.ts';
import {
  type ActorName,
  actorNames,
  type Actors,
  asActor,
  connect,
  createActors,
  createCompany,
  type Sql,
} from './actors.ts';
import { createLedgerSeller, creditCompany, deliverLedgerOrder } from './ledger-sellers.ts';

let sql: Sql;
let actors: Actors;
let today: string;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const [row] = await sql<{ today: string }[]>`select private.today_in_iraq()::text as today`;
  today = row!.today;
});
afterAll(() => sql.end());

const finance = () => actors.financeStaff.db;
const admin = () => actors.admin.db;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const debtOf = async (company: string) => {
  const [row] = await sql<{ debt: number }[]>`
    select debt::float8 as debt from private.company_debts where company_id = ${company}`;
  return row?.debt ?? 0;
};

/** Subjects of an actor's notifications of a kind. */
const notified = async (name: ActorName, kind: string) =>
  (
    await sql<{ subject: object }[]>`
    select subject from public.notifications where user_id = ${actors[name].id!} and kind = ${kind} order by id`
  ).map(({ subject }) => subject);

describe('an adjustment', () => {
  it('is posted at once up to the site’s amount, and once per key', async () => {
    const company = await createCompany(sql);
    const key = randomUUID();
    const propose = () => ledger.proposeAdjustment(finance(), company, key, { amount: 5000, reason: 'Sign' });
    const first = await propose();
    expect(first.state).toBe('posted');
    expect(await propose()).toEqual(first);
    expect(await debtOf(company)).toBe(5000);
    const less = { amount: -2000, reason: 'Sign was late' };
    await ledger.proposeAdjustment(finance(), company, randomUUID(), less);
    expect(await debtOf(company)).toBe(3000);
    const other = ledger.proposeAdjustment(finance(), company, key, { amount: 1, reason: 'Sign' });
    expect(await codeOf(other)).toBe('payment_mismatch');
  });

  it('waits above the site’s amount for another person @second-person', async () => {
    const company = await createCompany(sql);
    const input = { amount: 2_000_000, reason: 'Opening balance' };
    const { id, state } = await ledger.proposeAdjustment(finance(), company, randomUUID(), input);
    expect([state, await debtOf(company)]).toEqual(['waiting', 0]);
    const seen = { id, version: 1 };
    expect(await notified('admin', 'adjustment_waiting')).toEqual([
      expect.objectContaining({
        adjustment_id: id,
        person_id: actors.financeStaff.id,
        reason: 'Opening balance',
      }),
    ]);
    expect(await notified('financeStaff', 'adjustment_waiting')).toEqual([]);
    expect(await codeOf(ledger.decideAdjustment(finance(), seen, true))).toBe('own_adjustment');
    expect(await codeOf(ledger.decideAdjustment(admin(), seen, false))).toBe('reason_required');
    await ledger.decideAdjustment(admin(), seen, true, 'Checked');
    await ledger.decideAdjustment(admin(), seen, true, 'Checked');
    expect(await debtOf(company)).toBe(2_000_000);
    expect(await codeOf(ledger.decideAdjustment(admin(), seen, false, 'No'))).toBe('changed_meanwhile');
    const { items } = await ledger.listAdjustments(admin(), { state: 'posted', page_size: 100 });
    expect(items.find((item) => item.id === id)).toMatchObject({
      ...{
        kind: 'adjustment',
        amount: 2_000_000,
        note: 'Checked',
        is_own: false,
        decided_by_name: 'Test admin',
      },
    });
  });

  it('posts nothing when it is refused', async () => {
    const company = await createCompany(sql);
    const input = { amount: 3_000_000, reason: 'Wrong' };
    const { id } = await ledger.proposeAdjustment(finance(), company, randomUUID(), input);
    await ledger.decideAdjustment(admin(), { id, version: 1 }, false, 'No proof');
    expect(await debtOf(company)).toBe(0);
    expect(await notified('financeStaff', 'adjustment_refused')).toEqual([
      expect.objectContaining({ adjustment_id: id, reason: 'No proof' }),
    ]);
  });

  it('waits when one person changes a debt in parts @second-person', async () => {
    const company = await createCompany(sql);
    const change = async (amount: number, by = finance(), of = company) =>
      (await ledger.proposeAdjustment(by, of, randomUUID(), { amount, reason: 'Part' })).state;
    expect(await change(-600_000)).toBe('posted');
    expect(await change(-400_001)).toBe('waiting');
    expect(await change(-400_000)).toBe('posted');
    expect(await change(-1)).toBe('waiting');
    expect(await change(-500_000, admin())).toBe('posted');
    expect(await change(-600_000, finance(), await createCompany(sql))).toBe('posted');
    expect(await change(700_000)).toBe('posted');
    expect(await debtOf(company)).toBe(-800_000);
    const off = await createLedgerSeller(sql, 100);
    await deliverLedgerOrder(off, 200);
    const writeOff = (amount: number) =>
      ledger.writeOff(finance(), off.company, randomUUID(), { amount, reason: 'Closed' });
    expect([await change(-700_000, finance(), off.company), (await writeOff(300_001)).state]).toEqual([
      'posted',
      'waiting',
    ]);
  });

  it('is not undone alone if a second person agreed to it', async () => {
    const company = await createCompany(sql);
    const propose = (amount: number) =>
      ledger.proposeAdjustment(finance(), company, randomUUID(), { amount, reason: 'Opening balance' });
    const { id } = await propose(2_000_000);
    await ledger.decideAdjustment(admin(), { id, version: 1 }, true);
    await propose(900_000);
    const period = { first_day: today, last_day: today };
    const { items } = await ledger.getStatement(finance(), company, period);
    const reverse = (amount: number) => {
      const line = items.find((item) => item.amount === amount)!;
      return ledger.reverseTransaction(finance(), line.id, 'Wrong');
    };
    await expect(reverse(2_000_000)).rejects.toMatchObject({
      ...{ code: 'adjustment_needs_second', context: { amount: 1_000_000 } },
    });
    await reverse(900_000);
    expect(await debtOf(company)).toBe(2_000_000);
  });

  it('that was made already is refused with the person’s name until it is said to be another one', async () => {
    const company = await createCompany(sql);
    const input = { amount: -5000, reason: 'Goodwill' };
    const propose = (by = finance(), of = company, change = {}) =>
      ledger.proposeAdjustment(by, of, randomUUID(), { ...input, ...change });
    await propose();
    const refused = { what: 'adjustment_proposed', at: expect.any(String) };
    for (const [by, person] of [
      [finance(), { by_role: 'self', by: null }],
      [admin(), { by_role: 'admin', by: 'Test financeStaff' }],
    ] as const)
      await expect(propose(by)).rejects.toMatchObject({
        ...{ code: 'adjustment_repeated', context: { ...refused, ...person } },
      });
    await propose(admin(), company, { amount: -5001 });
    await propose(admin(), company, { amount: 5000 });
    await propose(admin(), await createCompany(sql));
    await propose(admin(), company, { allow_repeat: true });
    expect(await debtOf(company)).toBe(-10_001);
  });

  it('is made again after it was refused, reversed or seven days passed; one of two at once', async () => {
    const company = await createCompany(sql);
    const propose = (amount: number) =>
      codeOf(ledger.proposeAdjustment(finance(), company, randomUUID(), { amount, reason: 'Fee' }));
    expect(await propose(2_000_000)).toBe('done');
    expect(await propose(2_000_000)).toBe('adjustment_repeated');
    const { items } = await ledger.listAdjustments(admin(), { state: 'waiting', page_size: 100 });
    const waiting = items.find((item) => item.company.id === company)!;
    await ledger.decideAdjustment(admin(), waiting, false, 'No proof');
    expect(await propose(2_000_000)).toBe('done');
    expect(await propose(500)).toBe('done');
    const period = { first_day: today, last_day: today };
    const { items: lines } = await ledger.getStatement(finance(), company, period);
    await ledger.reverseTransaction(finance(), lines[0]!.id, 'Wrong');
    expect((await Promise.all([propose(500), propose(500)])).sort()).toEqual(['adjustment_repeated', 'done']);
    await sql`update private.adjustments set created_at = now() - interval '7 days' where company_id = ${company}`;
    expect(await propose(500)).toBe('done');
  });

  it('writes off no more than the debt', async () => {
    const seller = await createLedgerSeller(sql);
    await deliverLedgerOrder(seller, 2);
    const writeOff = (amount: number) =>
      ledger.writeOff(finance(), seller.company, randomUUID(), { amount, reason: 'Closed' });
    expect(await codeOf(writeOff(2001))).toBe('payment_above_debt');
    expect((await writeOff(2000)).state).toBe('posted');
    expect(await debtOf(seller.company)).toBe(0);
  });

  it('writes off no more than the debt that is left when the second person agrees', async () => {
    const seller = await createLedgerSeller(sql, 100);
    await deliverLedgerOrder(seller, 200);
    const { id } = await ledger.writeOff(finance(), seller.company, randomUUID(), {
      ...{ amount: 2_000_000, reason: 'Closed' },
    });
    await ledger.recordPayment(finance(), seller.company, randomUUID(), {
      ...{ amount: 1, effective_on: today, way: 'cash', reference: '', note: '', allow_credit: false },
    });
    const decide = (accept: boolean) => ledger.decideAdjustment(admin(), { id, version: 1 }, accept, 'Paid');
    await expect(decide(true)).rejects.toMatchObject({
      ...{ code: 'payment_above_debt', context: { debt: 1_999_999 } },
    });
    await decide(false);
    expect(await debtOf(seller.company)).toBe(1_999_999);
  });
});

describe('a payout run', () => {
  /** Proposes payouts and returns the run; other tests' companies may be in it. */
  async function propose() {
    const id = await ledger.proposePayouts(finance(), today);
    return ledger.getPayoutRun(finance(), id);
  }
  const others = (run: ledger.PayoutRun, own: string[]) =>
    run.lines.map(({ company_id }) => company_id).filter((id) => !own.includes(id));

  it('sets the debt off, then pays the rest in three steps @payout-steps', async () => {
    const [one, two] = [await createCompany(sql), await createCompany(sql)];
    await creditCompany(sql, one, 90_000);
    await creditCompany(sql, two, 40_000);
    await ledger.proposeAdjustment(finance(), one, randomUUID(), { amount: 20_000, reason: 'Fee' });
    const run = await propose();
    expect(run.lines.filter(({ company_id }) => [one, two].includes(company_id))).toMatchObject([
      { company_id: one, amount: 70_000, offset: 20_000 },
      { company_id: two, amount: 40_000, offset: 0 },
    ]);
    expect(await codeOf(ledger.changePayoutRun(finance(), run, 'confirm'))).toBe('payout_run_state');
    await ledger.changePayoutRun(finance(), run, 'send', [...others(run, [one]), two]);
    expect(await codeOf(ledger.changePayoutRun(finance(), run, 'cancel'))).toBe('stale_version');
    const sent = await ledger.getPayoutRun(finance(), run.id);
    expect(sent).toMatchObject({ state: 'sent', total: 70_000, second_person: null, version: 2 });
    await ledger.changePayoutRun(finance(), sent, 'confirm');
    expect([await debtOf(one), await debtOf(two)]).toEqual([0, -40_000]);
    const period = { first_day: today, last_day: today };
    const { items } = await ledger.getStatement(finance(), one, period);
    expect(items.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['settlement', 0],
      ['payout', 70_000],
    ]);
    const runs = await ledger.listPayoutRuns(finance(), {});
    expect(runs.items.find(({ id }) => id === run.id)).toMatchObject({ state: 'confirmed', companies: 1 });
  });

  it('has the 500 largest amounts at most', async () => {
    const found = await asActor(
      sql,
      actors.financeStaff,
      (tx) => tx`
        with added as (
          insert into public.companies (name) select 'Payout ' || n from generate_series(1, 501) n returning id, name
        )
        insert into private.company_debts (company_id, owed_to_company)
        select a.id, 900000000 + substr(a.name, 8)::int from added a`,
      async (tx) => {
        const [run] = await tx<{ id: number }[]>`select public.propose_payouts(${today}) as id`;
        const [facts] = await tx`
          select count(*)::int as companies, min((l ->> 'amount')::numeric)::float8 as smallest
          from jsonb_array_elements(public.get_payout_run(${run!.id}) -> 'lines') l`;
        return { ...facts };
      },
    );
    expect(found).toEqual({ companies: 500, smallest: 900_000_002 });
  });

  it('leaves out companies of a run that is not finished, and takes them again after it was cancelled', async () => {
    const company = await createCompany(sql);
    await creditCompany(sql, company, 1000);
    const run = await propose();
    expect(await codeOf(ledger.proposePayouts(finance(), today))).toBe('no_payouts');
    await ledger.changePayoutRun(finance(), run, 'cancel');
    const again = await propose();
    expect(again.lines.map(({ company_id }) => company_id)).toContain(company);
    await ledger.changePayoutRun(finance(), again, 'cancel');
    expect(await debtOf(company)).toBe(-1000);
  });

  it('needs a second person above the site’s amount', async () => {
    const company = await createCompany(sql);
    await creditCompany(sql, company, 1_500_000);
    const run = await propose();
    await ledger.changePayoutRun(finance(), run, 'send', others(run, [company]));
    const sent = await ledger.getPayoutRun(finance(), run.id);
    expect([run.second_person, sent.second_person]).toEqual([null, 'other']);
    expect((await ledger.getPayoutRun(admin(), run.id)).second_person).toBe('self');
    const waiting = async (name: ActorName) => (await getStaffQueues(actors[name].db)).payouts;
    expect([await waiting('financeStaff'), await waiting('admin')]).toEqual([0, 1]);
    expect(await notified('admin', 'payout_waiting')).toEqual([
      expect.objectContaining({ payout_run_id: run.id, person_id: actors.financeStaff.id }),
    ]);
    expect(await notified('financeStaff', 'payout_waiting')).toEqual([]);
    expect(await codeOf(ledger.changePayoutRun(finance(), sent, 'confirm'))).toBe('second_person_required');
    await ledger.changePayoutRun(admin(), sent, 'confirm');
    expect(await waiting('admin')).toBe(0);
    expect(await debtOf(company)).toBe(0);
  });

  it('needs a second person when one person pays out in parts', async () => {
    const pay = async () => {
      const company = await createCompany(sql);
      await creditCompany(sql, company, 600_000);
      const run = await propose();
      await ledger.changePayoutRun(finance(), run, 'send', others(run, [company]));
      const sent = await ledger.getPayoutRun(finance(), run.id);
      return codeOf(ledger.changePayoutRun(finance(), sent, 'confirm'));
    };
    expect([await pay(), await pay()]).toEqual(['done', 'second_person_required']);
  });
});

it('is for staff with the right alone', async () => {
  const company = actors.seller.company!;
  const input = { amount: 1, reason: 'Test' };
  const payment = {
    amount: 1,
    effective_on: today,
    way: 'cash',
    reference: '',
    note: '',
    allow_credit: true,
  } as const;
  const rate = {
    ...{ company_id: company, category_id: null, percent: 1, minimum: null, maximum: null },
    ...{ first_day: '2099-01-01', last_day: null, note: null },
  };
  const calls: ((name: ActorName) => Promise<unknown>)[] = [
    (name) => ledger.listBalances(actors[name].db, {}),
    (name) => ledger.getMoneyTotals(actors[name].db),
    (name) => ledger.recordPayment(actors[name].db, company, randomUUID(), payment),
    (name) => ledger.reverseTransaction(actors[name].db, 1, 'Reason'),
    (name) => ledger.proposeAdjustment(actors[name].db, company, randomUUID(), input),
    (name) => ledger.writeOff(actors[name].db, company, randomUUID(), input),
    (name) => ledger.listAdjustments(actors[name].db, {}),
    (name) => ledger.decideAdjustment(actors[name].db, { id: 1, version: 1 }, true),
    (name) => ledger.listCommissionRates(actors[name].db, {}),
    (name) => ledger.previewCommissionRate(actors[name].db, rate),
    (name) => ledger.saveCommissionRate(actors[name].db, rate),
    (name) => ledger.endCommissionRate(actors[name].db, { id: 1, version: 1 }, '2099-01-01'),
    (name) => ledger.proposePayouts(actors[name].db, today),
    (name) => ledger.listPayoutRuns(actors[name].db, {}),
    (name) => ledger.getPayoutRun(actors[name].db, 1),
    (name) => ledger.changePayoutRun(actors[name].db, { id: 1, version: 1 }, 'send'),
  ];
  const refused = actorNames.filter((name) => !['admin', 'financeStaff'].includes(name));
  for (const call of calls)
    expect(await Promise.all(refused.map(async (name) => [name, await codeOf(call(name))]))).toEqual(
      refused.map((name) => [name, name === 'anonymous' ? 'not_signed_in' : 'not_allowed']),
    );
});

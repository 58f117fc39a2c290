import { randomUUID } from 'node:crypto';
import { listTransactions, recordPayment, reverseTransaction } from '../src/ledger/queries.ts';
import { getStaffQueues } from '../src/site/overview-queries.ts';
import { actorNames, connect, type Sql } from './actors.ts';
import { createLedgerSeller, deliverLedgerOrder } from './ledger-sellers.ts';

let sql: Sql;

beforeAll(() => {
  sql = connect();
});
afterAll(() => sql.end());

it('lists transactions by order, company, kind and day, and says which were reversed', async () => {
  const of = await createLedgerSeller(sql);
  const db = of.actors.financeStaff.db;
  const id = await deliverLedgerOrder(of, 2);
  const [order] = await sql<{ number: string; company: string }[]>`
    select o.number, c.name as company from public.orders o join public.companies c on c.id = o.company_id where o.id = ${id}`;
  const found = await listTransactions(db, { term: order!.number });
  expect(found.items).toMatchObject([
    {
      kind: 'delivery',
      order_id: id,
      amount: 2000,
      volume: 2000,
      reversed_by_id: null,
      actor_name: expect.any(String),
    },
  ]);
  await reverseTransaction(db, found.items[0]!.id, 'Wrong');
  const both = await listTransactions(db, { term: order!.company });
  expect(both.items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['reversal', -2000],
    ['delivery', 2000],
  ]);
  expect(both.items[1]!.reversed_by_id).toBe(both.items[0]!.id);
  expect((await listTransactions(db, { term: order!.company, kind: 'reversal' })).count).toBe(1);
  expect((await listTransactions(db, { term: order!.company, from: '2099-01-01' })).count).toBe(0);
  await expect(listTransactions(db, { from: 'soon' })).rejects.toMatchObject({ code: 'invalid_input' });
});

it('is read by staff with the right to money alone', async () => {
  const { actors } = await createLedgerSeller(sql);
  for (const name of actorNames) {
    const read = listTransactions(actors[name].db, { page_size: 1 });
    if (['admin', 'financeStaff'].includes(name)) await expect(read).resolves.toHaveProperty('items');
    else
      await expect(read).rejects.toMatchObject({ code: expect.stringMatching(/not_allowed|not_signed_in/) });
  }
});

it('counts adjustments of others that wait in the navigation of staff with the right to money', async () => {
  const { actors, company } = await createLedgerSeller(sql);
  const count = async () => (await getStaffQueues(actors.financeStaff.db)).adjustments ?? 0;
  const before = await count();
  const propose = (by: string) => sql`
    insert into private.adjustments (company_id, kind, amount, reason, state, idempotency_key, created_by)
    values (${company}, 'adjustment', 5, 'Reason', 'waiting', ${randomUUID()}, ${by})`;
  await propose(actors.financeStaff.id!);
  expect(await count()).toBe(before);
  await propose(randomUUID());
  expect(await count()).toBe(Math.min(before + 1, 100));
  expect(await getStaffQueues(actors.support.db)).not.toHaveProperty('adjustments');
});

it('lists a receipt that no payment names a day after its upload', async () => {
  const of = await createLedgerSeller(sql);
  await deliverLedgerOrder(of, 2);
  const [used, unused] = [`${randomUUID()}/a.webp`, `${randomUUID()}/b.webp`];
  await recordPayment(of.actors.financeStaff.db, of.company, randomUUID(), {
    ...{ amount: 500, effective_on: '2026-10-01', way: 'cash', reference: '', note: '' },
    ...{ receipt_path: used, allow_credit: false },
  });
  const undo = new Error('undo');
  const listed: string[][] = [];
  await sql
    .begin(async (tx) => {
      const list = async () =>
        listed.push(
          (await tx<{ names: string[] }[]>`select private.list_loose_receipts() as names`)[0]!.names,
        );
      await tx`
        insert into storage.objects (bucket_id, name) values ('payment-receipts', ${used}), ('payment-receipts', ${unused})`;
      await list();
      await tx`
        update storage.objects set created_at = '2020-01-01', updated_at = '2020-01-01' where name in (${used}, ${unused})`;
      await list();
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(listed[0]).not.toContain(unused);
  expect(listed[1]).toContain(unused);
  expect(listed[1]).not.toContain(used);
});

it('finds cash of a courier that differs from its account', async () => {
  const undo = new Error('undo');
  let found: unknown;
  await sql
    .begin(async (tx) => {
      const [courier] = await tx<{ id: string }[]>`
        insert into private.couriers (name) values (${randomUUID()}) returning id`;
      await tx`
        insert into private.courier_cash (courier_id, order_id, amount, since)
        select ${courier!.id}, o.id, 5, '2026-01-01' from public.orders o limit 1`;
      found = [
        ...(await tx`
          select fault from private.ledger_faults() where about like ${`${courier!.id} %`}`),
      ];
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(found).toEqual([{ fault: 'courier_cash' }]);
});

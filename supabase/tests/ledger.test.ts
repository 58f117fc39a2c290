import { randomUUID } from 'node:crypto';
import { connect, createCompany, type Sql } from './actors.ts';

let sql: Sql;
let company: string;

beforeAll(async () => {
  sql = connect(12);
  company = await createCompany(sql);
});
afterAll(() => sql.end());

type Line = [kind: string, company: string | null, amount: number];

/** Posts a transaction of a source; returns its id, or null if nothing was posted. */
async function post(
  lines: Line[],
  source = randomUUID(),
  of: string | null = company,
): Promise<string | null> {
  const [row] = await sql<{ id: string | null }[]>`
    select private.post_transaction('adjustment', 'test', ${source}, (
      select array_agg(row(l.kind, l.company, null, l.amount)::private.ledger_line)
      from unnest(${lines.map(([kind]) => kind)}::text[], ${lines.map(([, owner]) => owner)}::uuid[],
        ${lines.map(([, , amount]) => amount)}::numeric[]) l (kind, company, amount)
    ), ${of}, null, null, 'Test') as id`;
  return row!.id;
}

const balances = async (of = company) =>
  Object.fromEntries(
    (
      await sql<{ kind: string; balance: number }[]>`
        select kind, balance::float8 as balance from private.ledger_accounts where company_id = ${of}`
    ).map(({ kind, balance }) => [kind, balance]),
  );

it('keeps the balance of each account and of each day @ledger-balances', async () => {
  const id = await post([
    ['owed_to_market', company, 700],
    ['owed_to_market', company, 300],
    ['adjustments', null, -1000],
  ]);
  expect(await balances()).toEqual({ owed_to_market: 1000 });
  const entries = await sql`
    select a.kind, e.amount::float8 as amount from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id
    where e.transaction_id = ${id} order by a.kind`;
  expect([...entries]).toEqual([
    { kind: 'adjustments', amount: -1000 },
    { kind: 'owed_to_market', amount: 1000 },
  ]);
  await post([
    ['owed_to_company', company, -400],
    ['bank', null, 400],
  ]);
  expect(await balances()).toEqual({ owed_to_market: 1000, owed_to_company: -400 });
  const days = await sql`
    select debit::float8 as debit, credit::float8 as credit from private.ledger_days where company_id = ${company}`;
  expect([...days]).toEqual([{ debit: 1000, credit: 400 }]);
});

it('posts a source once, also at the same time @ledger-once', async () => {
  const before = await balances();
  const source = randomUUID();
  const lines: Line[] = [
    ['owed_to_market', company, 10],
    ['adjustments', null, -10],
  ];
  const posted = await Promise.all(Array.from({ length: 10 }, () => post(lines, source)));
  expect(posted.filter((id) => id !== null)).toHaveLength(1);
  expect(await balances()).toEqual({ ...before, owed_to_market: before.owed_to_market! + 10 });
});

it('posts nothing if the entries cancel out', async () => {
  expect(
    await post([
      ['owed_to_market', company, 10],
      ['owed_to_market', company, -10],
    ]),
  ).toBeNull();
});

it.each<[string, Line[]]>([
  [
    'entries that do not sum to zero',
    [
      ['owed_to_market', '', 10],
      ['adjustments', null, -9],
    ],
  ],
  ['a single entry', [['owed_to_market', '', 10]]],
])('refuses %s', async (_title, lines) => {
  const before = await balances();
  const own = lines.map(([kind, owner, amount]): Line => [kind, owner === '' ? company : owner, amount]);
  await expect(post(own)).rejects.toThrow('ledger_unbalanced');
  expect(await balances()).toEqual(before);
});

it('refuses accounts of two companies in one transaction', async () => {
  const other = await createCompany(sql);
  await expect(
    post([
      ['owed_to_market', company, 10],
      ['owed_to_market', other, -10],
    ]),
  ).rejects.toThrow('ledger_unbalanced');
});

it('refuses a kind of account that does not exist, and one without its company', async () => {
  await expect(
    post([
      ['gold', null, 1],
      ['bank', null, -1],
    ]),
  ).rejects.toThrow('ledger_accounts_check');
  await expect(
    post([
      ['owed_to_market', null, 1],
      ['bank', null, -1],
    ]),
  ).rejects.toThrow('ledger_accounts_check');
});

it.each([
  'update private.ledger_transactions set note = null',
  'delete from private.ledger_transactions',
  'truncate private.ledger_transactions cascade',
  'update private.ledger_entries set amount = 1',
  'delete from private.ledger_entries',
  'truncate private.ledger_entries',
  'delete from private.ledger_accounts',
])('lets nobody %s', async (statement) => {
  await expect(sql.unsafe(statement)).rejects.toThrow('not_allowed');
});

it('refuses an entry added later to an old transaction @ledger-append-only', async () => {
  const id = await post([
    ['owed_to_market', company, 5],
    ['adjustments', null, -5],
  ]);
  await expect(sql`
    insert into private.ledger_entries (transaction_id, account_id, amount, balance_after)
    select ${id}, a.id, 1, 0 from private.ledger_accounts a where a.kind = 'bank'`).rejects.toThrow(
    'ledger_unbalanced',
  );
});

it('is closed to the key of the API’s servers but for reading', async () => {
  const grants = await sql<{ table_name: string; privilege_type: string }[]>`
    select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'private' and table_name like 'ledger%' and grantee = 'service_role'`;
  expect([...new Set(grants.map(({ privilege_type }) => privilege_type))]).toEqual(['SELECT']);
});

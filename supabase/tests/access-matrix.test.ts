import type postgres from 'postgres';
import { accessMatrix, type AccessRule, type Verb } from './access-matrix.ts';
import {
  actorNames,
  apiUrl,
  become,
  connect,
  createActors,
  headersFor,
  type Actor,
  type Sql,
  type SqlRunner,
} from './actors.ts';
import { createWorld, subjects, type Subject, type World } from './subjects.ts';

type Row = Record<string, unknown>;
const verbs: Verb[] = ['select', 'insert', 'update', 'delete'];
const nameOf = (rule: AccessRule) => `${rule.table} ${rule.row}`;

let sql: Sql;
let world: World;

beforeAll(async () => {
  sql = connect();
  world = await createWorld(sql, await createActors(sql));
});
afterAll(() => sql.end());

function where(run: SqlRunner, key: Row): postgres.PendingQuery<postgres.Row[]> {
  const parts = Object.entries(key).map(([column, value]) => run`${run(column)} = ${value as string}`);
  return parts.reduce((all, part) => run`${all} and ${part}`);
}

const count = async (run: SqlRunner, table: string, key: Row): Promise<number> => {
  const [row] = await run<{ n: number }[]>`
    select count(*)::int as n from ${run(`public.${table}`)} where ${where(run, key)}`;
  return row!.n;
};

const firstColumn = (key: Row) => Object.keys(key)[0]!;

/** HTTP request for a verb. */
function request(
  rule: AccessRule,
  verb: Verb,
  key: Row,
  subject: Subject,
  fresh: Row,
): [string, RequestInit] {
  const filter = Object.entries(key).map(
    ([column, value]) => `${column}=eq.${encodeURIComponent(String(value))}`,
  );
  const address = `${apiUrl()}/rest/v1/${rule.table}`;
  const json = { 'content-type': 'application/json', prefer: 'return=minimal' };
  switch (verb) {
    case 'select':
      return [`${address}?select=${firstColumn(key)}&${filter.join('&')}`, {}];
    case 'insert':
      return [address, { method: 'POST', headers: json, body: JSON.stringify(fresh) }];
    case 'update':
      return [
        `${address}?${filter.join('&')}`,
        { method: 'PATCH', headers: json, body: JSON.stringify(subject.change) },
      ];
    case 'delete':
      return [`${address}?${filter.join('&')}`, { method: 'DELETE', headers: json }];
  }
}

/** Tries one cell of the matrix over HTTP and checks the effect in the database. */
async function tryOverHttp(
  rule: AccessRule,
  actor: Actor,
  verb: Verb,
  key: Row,
  fresh: Row,
): Promise<boolean> {
  const subject = subjects[nameOf(rule)]!;
  const [address, init] = request(rule, verb, key, subject, fresh);
  const response = await fetch(address, {
    ...init,
    headers: { ...init.headers, ...headersFor(actor.token) },
  });
  const body = await response.text();
  if (response.status >= 500)
    throw new Error(`${verb} ${rule.table} as ${actor.name}: ${response.status} ${body}`);
  switch (verb) {
    case 'select':
      return response.ok && (JSON.parse(body) as Row[]).length === 1;
    case 'insert':
      return (await count(sql, rule.table, fresh)) === 1;
    case 'update':
      return (await count(sql, rule.table, { ...key, ...subject.change })) === 1;
    case 'delete':
      return (await count(sql, rule.table, key)) === 0;
  }
}

/** Actors whose attempt succeeds over HTTP. The row is recreated after each attempt that changed it. */
async function allowedOverHttp(rule: AccessRule, verb: Verb): Promise<string[]> {
  const subject = subjects[nameOf(rule)]!;
  const allowed: string[] = [];
  let made: Row | undefined;
  for (const name of actorNames) {
    const fresh = subject.fresh(world);
    if (verb === 'insert') await subject.clear?.(sql, world);
    else made ??= await subject.make(sql, world);
    if (!(await tryOverHttp(rule, world.actors[name], verb, made ?? fresh, fresh))) continue;
    allowed.push(name);
    if (verb !== 'select') made = undefined;
  }
  return allowed;
}

/** Tries one cell with the actor's database role and claims. */
async function tryInSql(
  tx: postgres.TransactionSql,
  rule: AccessRule,
  actor: Actor,
  verb: Verb,
  key: Row,
): Promise<boolean> {
  const subject = subjects[nameOf(rule)]!;
  await become(tx, actor);
  const table = tx(`public.${rule.table}`);
  const result = await {
    select: () => tx`select ${tx(firstColumn(key))} from ${table} where ${where(tx, key)}`,
    insert: () => tx`insert into ${table} ${tx(subject.fresh(world) as Record<string, never>)}`,
    update: () =>
      tx`update ${table} set ${tx(subject.change as Record<string, never>)} where ${where(tx, key)}`,
    delete: () => tx`delete from ${table} where ${where(tx, key)}`,
  }[verb]();
  return result.count === 1;
}

/** Actors whose attempt succeeds in SQL. Each attempt is rolled back to the common row. */
async function allowedInSql(rule: AccessRule, verb: Verb): Promise<string[]> {
  const subject = subjects[nameOf(rule)]!;
  const undo = new Error('undo');
  const allowed: string[] = [];
  const ignoreUndo = (error: unknown) => {
    if (error !== undo) throw error;
  };
  await sql
    .begin(async (tx) => {
      if (verb === 'insert') await subject.clear?.(tx, world);
      const key = verb === 'insert' ? {} : await subject.make(tx, world);
      for (const name of actorNames)
        await tx
          .savepoint(async (attempt) => {
            if (await tryInSql(attempt, rule, world.actors[name], verb, key)) allowed.push(name);
            throw undo;
          })
          .catch((error: { code?: string }) => {
            // Refused by a grant (42501) or a rule of the product; any other error means a broken test.
            if (error.code !== '42501' && !error.code?.startsWith('PT')) ignoreUndo(error);
          });
      throw undo;
    })
    .catch(ignoreUndo);
  return allowed;
}

it('names every table of the API, and a subject for every row @access-matrix', async () => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  expect([...new Set(accessMatrix.map((rule) => rule.table))].sort()).toEqual(
    tables.map((t) => t.name).sort(),
  );
  expect(accessMatrix.map(nameOf).sort()).toEqual(Object.keys(subjects).sort());
});

describe.each(accessMatrix.map((rule) => [nameOf(rule), rule] as const))('%s', (_name, rule) => {
  const expected = Object.fromEntries(
    verbs.map((verb) => [verb, actorNames.filter((actor) => rule.allowed[verb]?.includes(actor))]),
  );

  const results = async (allowedFor: typeof allowedOverHttp) => {
    const allowed: Record<string, string[]> = {};
    for (const verb of verbs) allowed[verb] = await allowedFor(rule, verb);
    return allowed;
  };

  it('allows over HTTP exactly the actors of the matrix', async () =>
    expect(await results(allowedOverHttp)).toEqual(expected));
  it('allows in SQL exactly the actors of the matrix', async () =>
    expect(await results(allowedInSql)).toEqual(expected));
});

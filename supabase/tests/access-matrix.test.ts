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

/** What a verb sends over HTTP. */
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

/** Tries one cell over HTTP, looks at the database for the effect, and restores it. */
async function tryOverHttp(rule: AccessRule, actor: Actor, verb: Verb): Promise<boolean> {
  const subject = subjects[nameOf(rule)]!;
  const fresh = subject.fresh(world);
  const key = verb === 'insert' ? fresh : await subject.make(sql, world);
  if (verb === 'insert') await subject.clear?.(sql, world);
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

/** Tries one cell as the database role with the actor's claims, and takes it back. */
async function tryInSql(rule: AccessRule, actor: Actor, verb: Verb): Promise<boolean> {
  const subject = subjects[nameOf(rule)]!;
  const undo = new Error('undo');
  let allowed = false;
  await sql
    .begin(async (tx) => {
      const fresh = subject.fresh(world);
      const key = verb === 'insert' ? fresh : await subject.make(tx, world);
      if (verb === 'insert') await subject.clear?.(tx, world);
      await become(tx, actor);
      const table = tx(`public.${rule.table}`);
      const result = await {
        select: () => tx`select ${tx(firstColumn(key))} from ${table} where ${where(tx, key)}`,
        insert: () => tx`insert into ${table} ${tx(fresh as Record<string, never>)}`,
        update: () =>
          tx`update ${table} set ${tx(subject.change as Record<string, never>)} where ${where(tx, key)}`,
        delete: () => tx`delete from ${table} where ${where(tx, key)}`,
      }[verb]();
      allowed = result.count === 1;
      throw undo;
    })
    .catch((error: { code?: string }) => {
      if (error === undo) return;
      // Refused by a grant (42501) or by a rule of ours; anything else is a broken test.
      if (error.code !== '42501' && !error.code?.startsWith('PT')) throw error;
    });
  return allowed;
}

it('names every table of the API, and a subject for every row', async () => {
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

  const results = async (attempt: typeof tryOverHttp) => {
    const allowed: Record<string, string[]> = {};
    for (const verb of verbs) {
      allowed[verb] = [];
      for (const actor of actorNames) {
        if (await attempt(rule, world.actors[actor], verb)) allowed[verb].push(actor);
      }
    }
    return allowed;
  };

  it('over HTTP', async () => expect(await results(tryOverHttp)).toEqual(expected));
  it('in SQL', async () => expect(await results(tryInSql)).toEqual(expected));
});

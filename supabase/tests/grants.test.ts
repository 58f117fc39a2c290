import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../local/ports.ts';
import { PostgresServer } from '../local/postgres.ts';
import { Snapshot } from '../local/snapshot.ts';
import { listCategories } from '../src/catalogue/queries.ts';
import { answerOf } from '../src/errors.ts';
import { clientFor, connect, headersFor, apiUrl, secretKey, type Sql } from './actors.ts';

let sql: Sql;
beforeAll(() => {
  sql = connect(1);
});
afterAll(() => sql.end());

/** Privileges on the product's schemas, tables, columns, sequences and functions, one per line. */
async function readGrants(run: Sql): Promise<string[]> {
  const rows = await run<{ line: string }[]>`
    with objects as (
      select 'schema ' || nspname as name, nspacl as acl from pg_namespace where nspname in ('public', 'private')
      union all
      select 'relation ' || c.oid::regclass, c.relacl from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'S')
      union all
      select 'column ' || a.attrelid::regclass || '.' || a.attname, a.attacl from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.attacl is not null
      union all
      select 'function ' || p.oid::regprocedure, p.proacl from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    select o.name || ': ' || coalesce(string_agg(coalesce(r.rolname, 'PUBLIC') || ' ' || e.privilege_type, ', '
      order by r.rolname, e.privilege_type), 'default') as line
    from objects o
    left join lateral aclexplode(o.acl) e on true
    left join pg_roles r on r.oid = e.grantee
    group by o.name order by o.name`;
  return rows.map(({ line }) => line);
}

/** Grants of the prepared state from which the stack was copied: migrated, before the API's first request. */
async function readGrantsBeforeTheApi(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mawad-grants-'));
  chmodSync(folder, 0o755);
  const folders = {
    postgres: join(folder, 'postgres'),
    storage: join(folder, 'storage'),
    drawings: join(folder, 'drawings'),
  };
  const password = new Snapshot(false).restore(folders);
  const server = new PostgresServer({
    folder: folders.postgres,
    port: await freePort(),
    password,
    logFile: join(folder, 'database.log'),
    redact: (line) => line,
    log: () => undefined,
  });
  server.adopt();
  try {
    await server.part.start();
    const before = postgres(server.url, { max: 1 });
    const grants = await readGrants(before);
    await before.end();
    return grants;
  } finally {
    await server.part.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

it('are the same before and after the API’s first requests', async () => {
  const before = await readGrantsBeforeTheApi();
  await listCategories(clientFor(null));
  answerOf(await clientFor(null).from('categories').select('id').limit(1));
  expect(await readGrants(sql)).toEqual(before);
  expect(before.length).toBeGreaterThan(100);
});

it('give nothing to PUBLIC, and no table of schema private to API roles', async () => {
  const grants = await readGrants(sql);
  expect(
    grants.filter((line) => /^(relation|column|function) .*PUBLIC|^function .*: default$/.test(line)),
  ).toEqual([]);
  expect(
    grants.filter((line) => /^relation private\./.test(line) && /anon|authenticated/.test(line)),
  ).toEqual([]);
});

it('never let the API’s roles truncate, reference or trigger', async () => {
  const grants = await readGrants(sql);
  const wide = grants.filter((line) =>
    /(anon|authenticated) (TRUNCATE|REFERENCES|TRIGGER|MAINTAIN)/.test(line),
  );
  expect(wide).toEqual([]);
});

it('keep schema private out of the API', async () => {
  for (const key of [undefined, secretKey()]) {
    const response = await fetch(`${apiUrl()}/rest/v1/outbox?select=id`, {
      headers: { ...headersFor(null, key), 'accept-profile': 'private' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
});

it('limit the functions of the mail sender to the secret key', async () => {
  for (const name of ['claim_emails', 'finish_email', 'get_smtp_settings'] as const) {
    const args = name === 'finish_email' ? { email_id: 0, lease: crypto.randomUUID() } : {};
    await expect(
      clientFor(null)
        .rpc(name, args as never)
        .then(answerOf),
    ).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  }
  expect(answerOf(await clientFor(null, secretKey()).rpc('get_smtp_settings'))).toEqual([]);
});

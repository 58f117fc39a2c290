import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { supabaseFolder } from '../local/api-config.ts';
import { createHostedExtensions } from '../local/hosted-extensions.ts';
import { readMigrations } from '../local/migrations.ts';
import { runSupabaseCli } from '../local/supabase-cli.ts';
import { connect, postgresUrl, type Sql } from './actors.ts';
import { startManagementApi } from './management-api.ts';

/** Name of this test's database in the test cluster. */
const name = 'hosted_project';
const folder = mkdtempSync(join(tmpdir(), 'mawad-hosted-'));
const address = (login = '') => {
  const url = new URL(postgresUrl());
  url.pathname = name;
  if (login) [url.username, url.password] = login.split(':') as [string, string];
  return url.href;
};

const admin = connect(1);
let pushed: Sql;

beforeAll(async () => {
  await admin.unsafe(`create database ${name}`);
  pushed = postgres(address(), { max: 1, onnotice: () => undefined });
  await pushed.unsafe(readFileSync(join(import.meta.dirname, 'hosted-project.sql'), 'utf8')).simple();
  await createHostedExtensions(pushed);
  await admin.unsafe(`alter database ${name} owner to hosted_owner`);
  // The CLI writes files beside the settings that it reads.
  for (const part of ['config.toml', 'schemas', 'migrations', 'templates'])
    cpSync(join(supabaseFolder, part), join(folder, 'supabase', part), { recursive: true });
});
afterAll(async () => {
  await pushed?.end();
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  for (const role of ['hosted_owner', 'hosted_auth', 'hosted_storage'])
    await admin.unsafe(`drop role if exists ${role}`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

/** Definitions that migrations create in the product's schemas, as comparable lines. */
async function catalogue(sql: Sql): Promise<string[]> {
  // With an empty search path PostgreSQL prints names with their schema.
  await sql`select set_config('search_path', '', false)`;
  const lines = await sql<{ line: string }[]>`
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private'))
  select 'function ' || p.oid::regprocedure || ' ' || md5(pg_get_functiondef(p.oid)) as line
  from pg_proc p join ours n on n.oid = p.pronamespace
  left join pg_depend d on d.objid = p.oid and d.deptype = 'e' where d.objid is null and p.prokind = 'f'
  union all
  select 'column ' || a.attrelid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || ' ' || a.attnotnull || ' ' || coalesce(pg_get_expr(f.adbin, f.adrelid), '')
  from pg_class c join ours n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef f on f.adrelid = c.oid and f.adnum = a.attnum where c.relkind in ('r', 'p', 'v', 'm')
  union all
  select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
  join ours n on n.oid = c.relnamespace
  union all
  select 'constraint ' || k.conrelid::regclass || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
  from pg_constraint k join ours n on n.oid = k.connamespace where k.conrelid <> 0
  union all
  select 'policy ' || p.schemaname || '.' || p.tablename || ' ' || p.policyname || ' ' || p.cmd || ' ' || p.roles::text || ' '
    || coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '')
  from pg_policies p where p.schemaname in ('public', 'private', 'storage', 'realtime')
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
  join ours n on n.oid = c.relnamespace where not t.tgisinternal
  union all
  select 'job ' || j.jobname || ' ' || j.schedule || ' ' || j.command from cron.job j
  order by 1`;
  return lines.map(({ line }) => line);
}

it('supabase db push builds the whole product as a project owner without superuser rights', async () => {
  const remote = `--remote=${address('hosted_owner:hosted')}?sslmode=disable`;
  await runSupabaseCli(folder, ['db', 'push', remote, '--yes']);
  const applied = await pushed<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  const migrations = await readMigrations(join(supabaseFolder, 'migrations'));
  expect(applied.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version));
  const [embedded, hosted] = [await catalogue(admin), await catalogue(pushed)];
  expect(embedded.length).toBeGreaterThan(1000);
  expect(hosted).toEqual(embedded);
  const again = await runSupabaseCli(folder, ['db', 'push', remote, '--yes']);
  expect(again).toContain('up to date');
});

it('supabase config push sends production settings to a new project, without values of this machine', async () => {
  const service = await startManagementApi(folder);
  try {
    const answer = await runSupabaseCli(
      folder,
      [
        '--profile',
        service.profile,
        'config',
        'diff',
        `--remote=${service.project}`,
        '--output-format',
        'json',
      ],
      { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`, SUPABASE_NO_KEYRING: '1', SMTP_PASSWORD: 'hush' },
    );
    const { changes } = JSON.parse(answer) as { changes: { path: string[]; local?: unknown }[] };
    const pushed = Object.fromEntries(changes.map(({ path, local }) => [path.join('.'), local]));
    expect(pushed).toMatchObject({
      'auth.site_url': 'https://mawad.example',
      'auth.email.smtp.enabled': true,
      'auth.email.smtp.host': 'smtp.mawad.example',
      'auth.email.smtp.port': 465,
      'auth.minimum_password_length': 10,
      'auth.rate_limit.email_sent': 300,
      'storage.file_size_limit': '10MiB',
    });
    expect(JSON.stringify(pushed)).not.toMatch(/localhost|127\.0\.0\.1|hush/);
  } finally {
    service.close();
  }
});

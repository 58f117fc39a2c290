import { factorTables } from './factor-tables.ts';
import type { Sql } from './postgres.ts';
import type { Secrets } from './secrets.ts';

/**
 * Roles, schemas and settings that a Supabase project has before the first migration. Runs as the superuser when the
 * cluster is created.
 *
 * The API server logs in as `api_server`, which owns the schemas auth and storage but no table of the product, because the
 * API server grants everything on its own tables to anon. `migrator` has the part of the role `postgres` on hosted projects.
 */
const bootstrap = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
  if not exists (select from pg_roles where rolname = 'api_server') then create role api_server login inherit; end if;
  if not exists (select from pg_roles where rolname = 'migrator') then create role migrator login inherit; end if;
end
$$;

grant anon, authenticated, service_role to api_server;
grant anon, authenticated, service_role, api_server to migrator;
alter role api_server set statement_timeout = '15s';
alter role api_server set idle_in_transaction_session_timeout = '30s';
alter role api_server set lock_timeout = '10s';

grant create, connect, temporary on database postgres to api_server, migrator;
alter database postgres set search_path = "$user", public, extensions;
revoke create on schema public from public;
grant usage, create on schema public to migrator;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions;
alter schema extensions owner to migrator;
grant usage on schema extensions to anon, authenticated, service_role, api_server;
create extension if not exists pgcrypto with schema extensions;

create schema if not exists auth authorization api_server;
create schema if not exists storage authorization api_server;
create schema if not exists supabase_migrations authorization api_server;
grant usage on schema auth, storage to anon, authenticated, service_role;

-- As on hosted projects: the API roles get all privileges that a migration does not revoke.
alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant execute on functions to anon, authenticated, service_role;
`;

/** Creates roles and schemas the first time; sets the passwords of this stack every time. */
export async function bootstrapRoles(sql: Sql, secrets: Secrets, firstTime: boolean): Promise<void> {
  if (firstTime) await sql.unsafe(bootstrap).simple();
  const passwords = {
    api_server: secrets.apiServerPassword,
    migrator: secrets.migratorPassword,
    postgres: secrets.postgresPassword,
  };
  for (const [role, password] of Object.entries(passwords)) {
    await sql.unsafe(`alter role ${role} password '${password.replaceAll("'", "''")}'`);
  }
}

const apiTables = `
-- As on hosted projects: access is controlled by the policies of the storage tables.
grant all on all tables in schema storage to anon, authenticated, service_role;
`;

/** Completes the tables that the API server creates at its first start. */
export async function completeApiTables(sql: Sql): Promise<void> {
  await sql.unsafe(apiTables + factorTables).simple();
}

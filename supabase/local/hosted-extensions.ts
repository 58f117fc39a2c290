import type { Sql } from './postgres.ts';
import type { Secrets } from './secrets.ts';

/**
 * The subset of pg_cron, pg_net, supabase_vault and Realtime that migrations use, with the names and arguments of hosted
 * projects. `Scheduler` runs the jobs and sends the requests, `RealtimeBridge` broadcasts the messages. Only `migrator`, the
 * owner of the migrations, may use the schemas of the first three.
 */
const extensions = `
create schema if not exists cron authorization migrator;
create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  active boolean not null default true,
  jobname text not null unique
);
create table if not exists cron.job_run_details (
  runid bigint generated always as identity primary key,
  jobid bigint,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql set search_path = '' as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
create or replace function cron.unschedule(job_name text) returns boolean
language sql set search_path = '' as $$
  with gone as (delete from cron.job where jobname = job_name returning 1) select exists (select 1 from gone)
$$;

create schema if not exists net authorization migrator;
create table if not exists net.http_request_queue (
  id bigint generated always as identity primary key,
  method text not null,
  url text not null,
  headers jsonb not null,
  body jsonb,
  timeout_milliseconds int not null
);
create or replace function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
language sql set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, body, timeout_milliseconds) returning id
$$;

create schema if not exists vault authorization migrator;
create table if not exists vault.secrets (
  name text primary key,
  secret text not null
);
create or replace view vault.decrypted_secrets with (security_invoker) as
  select name, secret as decrypted_secret from vault.secrets;

create schema if not exists realtime authorization api_server;
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean not null default false,
  inserted_at timestamptz not null default clock_timestamp()
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
create or replace function realtime.topic() returns text
language sql stable set search_path = '' as $$ select nullif(current_setting('realtime.topic', true), '') $$;
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  insert into realtime.messages (payload, event, topic, private, extension) values (payload, event, topic, private, 'broadcast');
end
$$;
alter table realtime.messages owner to api_server;
grant usage on schema realtime to migrator, anon, authenticated, service_role;
grant select, insert on realtime.messages to anon, authenticated, service_role;
select cron.schedule('clear-realtime-messages', '7 * * * *',
  $$delete from realtime.messages where inserted_at < now() - interval '1 hour'$$);

alter table cron.job owner to migrator;
alter table cron.job_run_details owner to migrator;
alter table net.http_request_queue owner to migrator;
alter table vault.secrets owner to migrator;
alter view vault.decrypted_secrets owner to migrator;
`;

/** Idempotent; runs as the superuser at every start. */
export async function createHostedExtensions(sql: Sql): Promise<void> {
  await sql.unsafe(extensions).simple();
}

/** Stores the API URL and the secret key, with which jobs call edge functions. */
export async function writeVault(sql: Sql, apiUrl: string, { secretKey }: Secrets): Promise<void> {
  const secrets = [
    { name: 'project_url', secret: apiUrl },
    { name: 'secret_key', secret: secretKey },
  ];
  await sql`
    insert into vault.secrets ${sql(secrets)}
    on conflict (name) do update set secret = excluded.secret`;
}

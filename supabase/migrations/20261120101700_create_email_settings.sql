-- How mail is sent; one row, kept by admins. The password is not here: see private.email_secrets.
create table public.email_settings (
  id boolean primary key default true check (id),
  sender_email text not null check (private.is_email(sender_email)),
  sender_name text not null default 'Mawad' check (length(sender_name) between 1 and 120 and sender_name !~ '[\r\n]'),
  smtp_host text not null check (smtp_host ~ '^[A-Za-z0-9.-]{1,253}$'),
  smtp_port int not null check (smtp_port between 1 and 65535),
  encryption text not null check (encryption in ('none', 'starttls', 'tls')),
  password_set boolean not null default false,
  updated_at timestamptz not null default now()
);
alter table public.email_settings enable row level security;
revoke all on public.email_settings from public, anon, authenticated;
grant select on public.email_settings to authenticated;
grant all on public.email_settings to service_role;
create policy email_settings_authenticated_select on public.email_settings for select to authenticated
  using ((select private.is_admin()));

-- Random on every installation; a dump of schema public never holds it.
create table private.secret_keys (
  name text primary key,
  key bytea not null
);
insert into private.secret_keys (name, key) values ('email', extensions.gen_random_bytes(32));
-- The SMTP app password, encrypted and write-only: only get_smtp_settings decrypts it, for service_role.
create table private.email_secrets (
  id boolean primary key default true check (id),
  password bytea not null
);
alter table private.secret_keys enable row level security;
alter table private.email_secrets enable row level security;
revoke all on private.secret_keys, private.email_secrets from public, anon, authenticated, service_role;

-- settings: {sender_email, sender_name?, smtp_host, smtp_port, encryption, app_password?}; without a password the old one stays.
create function private.save_email_settings(settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  app_password text := replace(settings ->> 'app_password', ' ', '');
begin
  perform private.require_admin();
  perform private.require_that(private.is_email(settings ->> 'sender_email'), 'sender_email', 'email');
  perform private.require_text('sender_name', coalesce(settings ->> 'sender_name', 'Mawad'), 120);
  perform private.require_that(coalesce(settings ->> 'sender_name', 'Mawad') !~ '[\r\n]', 'sender_name', 'format');
  perform private.require_that(settings ->> 'smtp_host' ~ '^[A-Za-z0-9.-]{1,253}$', 'smtp_host', 'format');
  perform private.require_that(settings ->> 'smtp_port' ~ '^[0-9]{1,5}$'
    and (settings ->> 'smtp_port')::int between 1 and 65535, 'smtp_port', 'out_of_range');
  perform private.require_that(settings ->> 'encryption' in ('none', 'starttls', 'tls'), 'encryption', 'one_of');
  perform private.require_text('app_password', app_password, 200, true);
  if coalesce(app_password, '') = '' and not exists (select 1 from private.email_secrets) then
    perform private.raise_error('PT422', 'invalid_input', '{"field": "app_password", "rule": "required"}');
  end if;
  if coalesce(app_password, '') <> '' then
    insert into private.email_secrets (password)
    select extensions.pgp_sym_encrypt(app_password, encode(k.key, 'hex')) from private.secret_keys k where k.name = 'email'
    on conflict (id) do update set password = excluded.password;
  end if;
  insert into public.email_settings (sender_email, sender_name, smtp_host, smtp_port, encryption, password_set)
  values (settings ->> 'sender_email', coalesce(settings ->> 'sender_name', 'Mawad'), settings ->> 'smtp_host',
    (settings ->> 'smtp_port')::int, settings ->> 'encryption', true)
  on conflict (id) do update set sender_email = excluded.sender_email, sender_name = excluded.sender_name,
    smtp_host = excluded.smtp_host, smtp_port = excluded.smtp_port, encryption = excluded.encryption,
    password_set = true, updated_at = now();
end
$$;

create function private.get_smtp_settings()
returns table (sender_email text, sender_name text, smtp_host text, smtp_port int, encryption text, app_password text)
language sql
stable
security definer
set search_path = ''
as $$
  select e.sender_email, e.sender_name, e.smtp_host, e.smtp_port, e.encryption,
    extensions.pgp_sym_decrypt(s.password, encode(k.key, 'hex'))
  from public.email_settings e, private.email_secrets s, private.secret_keys k
  where k.name = 'email'
$$;

create function public.save_email_settings(settings jsonb)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.save_email_settings(private.json_argument(settings)) $$;
-- No row: nothing was configured, the sender uses its own environment.
create function public.get_smtp_settings()
returns table (sender_email text, sender_name text, smtp_host text, smtp_port int, encryption text, app_password text)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.get_smtp_settings() $$;
revoke all on function public.save_email_settings(jsonb), public.get_smtp_settings() from public, anon, authenticated;
grant execute on function public.save_email_settings(jsonb), private.save_email_settings(jsonb)
  to authenticated, service_role;
grant execute on function public.get_smtp_settings(), private.get_smtp_settings() to service_role;

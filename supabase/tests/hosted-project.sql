-- Database of a hosted project before the first migration, for the login `hosted_owner`, which is not a superuser and
-- plays the role of `postgres`. Source: the init scripts of Supabase's image (supabase/postgres) for schema owners,
-- their rights and statement timeouts.
create role hosted_owner login createrole bypassrls password 'hosted';
alter role hosted_owner set statement_timeout = '2min';
alter role hosted_owner set search_path = "$user", public, extensions;
create role hosted_auth noinherit;
create role hosted_storage noinherit;
grant anon, authenticated, service_role to hosted_owner with admin option;
alter default privileges for role hosted_owner in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public grant all on functions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
-- The owner writes policies for stored files and realtime, and uses scheduler, requests and vault; `api_server` and
-- `migrator` own the stand-ins in this database.
grant hosted_storage, api_server, migrator to hosted_owner;

create schema extensions;
grant usage, create on schema extensions to hosted_owner;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

create schema auth authorization hosted_auth;
create table auth.users (
  instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255), encrypted_password varchar(255),
  email_confirmed_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
  is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique, banned_until timestamptz,
  deleted_at timestamptz, is_anonymous boolean not null default false, email_change varchar(255) default '',
  email_change_token_new varchar(255) default '', email_change_token_current varchar(255) default '', email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0
);
create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new',
  'email_change_token_current', 'phone_change_token');
create table auth.one_time_tokens (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade, token_type auth.one_time_token_type not null,
  token_hash text not null, relates_to text not null, created_at timestamp not null default now(), updated_at timestamp not null default now()
);
create table auth.identities (
  id uuid primary key default gen_random_uuid(), provider_id text not null, user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null, provider text not null, created_at timestamptz, updated_at timestamptz
);
create table auth.sessions (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz, updated_at timestamptz,
  not_after timestamptz, refreshed_at timestamp, user_agent text, ip inet
);
create table auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz, ip_address varchar(64) not null default '');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.mfa_factors (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
  factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
  updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz unique
);
create function auth.uid() returns uuid language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select current_setting('request.jwt.claims', true)::jsonb ->> 'role'
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select current_setting('request.jwt.claims', true)::jsonb
$$;
alter table auth.users owner to hosted_auth;
alter table auth.identities owner to hosted_auth;
alter table auth.one_time_tokens owner to hosted_auth;
alter table auth.sessions owner to hosted_auth;
alter table auth.audit_log_entries owner to hosted_auth;
alter table auth.mfa_factors owner to hosted_auth;
alter table auth.mfa_factors enable row level security;
grant usage on schema auth to hosted_owner, anon, authenticated, service_role;
grant all on all tables in schema auth to hosted_owner;

create schema storage authorization hosted_storage;
create table storage.buckets (
  id text primary key, name text not null unique, owner uuid, created_at timestamptz default now(), updated_at timestamptz default now(),
  public boolean default false, avif_autodetection boolean default false, file_size_limit bigint, allowed_mime_types text[], owner_id text
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner uuid,
  created_at timestamptz default now(), updated_at timestamptz default now(), last_accessed_at timestamptz default now(),
  metadata jsonb, path_tokens text[] generated always as (string_to_array(name, '/')) stored, version text, owner_id text,
  user_metadata jsonb, unique (bucket_id, name)
);
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1:array_length(string_to_array(name, '/'), 1) - 1]
$$;
alter table storage.buckets owner to hosted_storage;
alter table storage.objects owner to hosted_storage;
alter table storage.objects enable row level security;
grant usage on schema storage to hosted_owner, anon, authenticated, service_role;
grant all on all tables in schema storage to hosted_owner, anon, authenticated, service_role;

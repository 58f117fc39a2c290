-- The API does not expose schema `private`: definer functions, secrets, the outbox and the search index.
create schema if not exists private;

create schema if not exists extensions;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists pgcrypto with schema extensions;

create extension if not exists fuzzystrmatch with schema extensions;

create extension if not exists btree_gin with schema extensions;

create extension if not exists btree_gist with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing is granted by default: each file names its grants.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on tables from anon, authenticated;

alter default privileges in schema public revoke all on sequences from anon, authenticated;

alter default privileges in schema public revoke execute on functions from anon, authenticated;

alter default privileges in schema public grant all on tables to service_role;

alter default privileges in schema private grant all on tables to service_role;

-- Schema `private` holds what the API never exposes: definer functions, secrets, the outbox and the search index.
create schema if not exists private;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing is granted by default: every migration names its grants.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema private grant all on tables to service_role;

-- Stops the statement with a stable code. `status` is PT400…PT422 and becomes the HTTP status,
-- `code` is translated by the interface (errors:<code>), `context` fills the message.
create function private.raise_error(status text, code text, context jsonb default '{}'::jsonb)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  raise exception using errcode = status, message = code, detail = context::text;
end
$$;
grant execute on function private.raise_error(text, text, jsonb) to anon, authenticated, service_role;

-- Raises invalid_input when `value` is blank or longer than `longest` characters.
create function private.require_text(field text, value text, longest int, optional boolean default false)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if not optional and coalesce(btrim(value), '') = '' then
    perform private.raise_error('PT422', 'invalid_input', jsonb_build_object('field', field, 'rule', 'required'));
  end if;
  if length(value) > longest then
    perform private.raise_error('PT422', 'invalid_input',
      jsonb_build_object('field', field, 'rule', 'too_long', 'limit', longest));
  end if;
end
$$;

-- Raises invalid_input when `valid` is not true.
create function private.require_that(valid boolean, field text, rule text)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if valid is not true then
    perform private.raise_error('PT422', 'invalid_input', jsonb_build_object('field', field, 'rule', rule));
  end if;
end
$$;
grant execute on function private.require_text(text, text, int, boolean), private.require_that(boolean, text, text)
  to anon, authenticated, service_role;

-- A JSON argument as sent. The API server of the embedded stack sends it encoded twice, as a JSON string; PostgREST does not.
create function private.json_argument(value jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select case when jsonb_typeof(value) = 'string' then (value #>> '{}')::jsonb else value end);
end
$$;
grant execute on function private.json_argument(jsonb) to anon, authenticated, service_role;

-- E.164 form of an Iraqi mobile number, the only phone form stored.
create function private.is_phone(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select value ~ '^\+[1-9][0-9]{7,14}$');
end
$$;

create function private.is_email(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select length(value) <= 254 and value ~ '^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$');
end
$$;
grant execute on function private.is_phone(text), private.is_email(text) to anon, authenticated, service_role;

-- Keeps updated_at true on every update of the columns its trigger names.
create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- What everything else stands on: schemas, extensions, default privileges, stable errors, checks of texts and numbers,
-- the installation's secret keys.

-- Schema `private` holds what the API never exposes: definer functions, secrets, the outbox and the search index.
create schema if not exists private;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists btree_gin with schema extensions;

grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing is granted by default: every migration names its grants.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema private grant all on tables to service_role;

-- Numbers. numeric takes NaN, which is greater than every number and so passes every "greater than 0". One type per kind of
-- number says what a number may be, wherever it is written.

-- An amount in Iraqi dinars: finite, not negative, two decimals.
create domain public.iqd as numeric(14, 2) check (value between 0 and 999999999999.99);
-- By how much an amount in Iraqi dinars changes.
create domain public.iqd_change as numeric(14, 2) check (value between -999999999999.99 and 999999999999.99);
-- The average of a rating; 0 without votes.
create domain public.stars as numeric(3, 2) check (value between 0 and 5);
-- How many units of something are asked for: 3.5 tons, 12.5 m.
create domain public.goods_quantity as numeric(12, 3) check (value > 0 and value <= 999999999.999);
-- How many units of something are there.
create domain public.stock_quantity as numeric(12, 3) check (value between 0 and 999999999.999);
-- By how many units that changes.
create domain public.stock_change as numeric(12, 3) check (value between -999999999.999 and 999999999.999);
-- Whether a buyer may send goods back: unused within 30 days, only if they are wrong or faulty, or not at all.
create domain public.returns_rule as text check (value in ('30_days', 'faulty_only', 'none'));

-- Random on every installation; a dump of schema public never holds them. `email` encrypts the SMTP password, `form` signs the
-- tokens of public forms, `address` hashes the addresses of their senders.
create table private.secret_keys (
  name text primary key,
  key bytea not null
);
insert into private.secret_keys (name, key) values
  ('email', extensions.gen_random_bytes(32)),
  ('form', extensions.gen_random_bytes(32)),
  ('address', extensions.gen_random_bytes(32));

alter table private.secret_keys enable row level security;
revoke all on private.secret_keys from public, anon, authenticated, service_role;

-- Stops the statement with a stable code. `status` is PT4xx and becomes the HTTP status, `code` is translated by the interface
-- (errors:<code>), `context` fills the message.
create function private.raise_error(status text, code text, context jsonb default '{}'::jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  raise exception using errcode = status, message = code, detail = context::text;
end
$$;

-- Raises invalid_input when `value` is blank or longer than `longest` characters.
create function private.require_text(field text, value text, longest int, optional boolean default false)
returns void
language plpgsql
stable
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
-- Whether people may have meant a moment: pages, browsers and spreadsheets read years of five digits and old calendars wrongly.
create function private.is_usable_time(moment timestamptz)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return moment >= timestamptz '2000-01-01 00:00+00' and moment < timestamptz '2100-01-01 00:00+00';
end
$$;

create function private.require_that(valid boolean, field text, rule text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if valid is not true then
    perform private.raise_error('PT422', 'invalid_input', jsonb_build_object('field', field, 'rule', rule));
  end if;
end
$$;

-- Raises reason_required when nothing but blanks was given: whoever is rejected learns why. The reason goes into the mail
-- and, for a company, onto its portal.
create function private.require_reason(reason text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if coalesce(reason, '') !~ '\S' then
    perform private.raise_error('PT422', 'reason_required');
  end if;
end
$$;

-- Whether a decision is still to be written. False: the same person took the same decision before (`repeated`), so the reply of
-- that call was lost, and the caller reports its success again. Raises changed_meanwhile {what, at, by_role, by} when the thing
-- is no longer in the version that the person saw; `news` says what happened to it since.
create function private.begin_decision(expected_version text, present_version text, repeated boolean, news jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(expected_version is not null, 'expected_version', 'required');
  if expected_version = present_version then
    return true;
  elsif repeated is not true then
    perform private.raise_error('PT409', 'changed_meanwhile', news);
  end if;
  return false;
end
$$;

-- Passes an answer of the catalogue on and says who may keep it: shared caches a visitor's for half a minute, nobody that
-- of a person. Browsers always ask: stale-while-revalidate would let them show what is gone. The API server sends response.headers with the answer.
create function private.catalogue_answer(answer anyelement)
returns anyelement
language plpgsql
volatile
set search_path = ''
as $$
begin
  perform set_config('response.headers', jsonb_build_array(
    jsonb_build_object('Cache-Control', case
      when current_user = 'anon' then 'public, max-age=0, s-maxage=30'
      else 'private, no-store'
    end),
    jsonb_build_object('Vary', 'Authorization'))::text, true);
  return answer;
end
$$;

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

grant execute on function private.raise_error(text, text, jsonb), private.require_text(text, text, int, boolean),
  private.is_usable_time(timestamptz), private.require_that(boolean, text, text), private.is_phone(text), private.is_email(text),
  private.catalogue_answer(anyelement)
  to anon, authenticated, service_role;

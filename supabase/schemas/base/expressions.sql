-- Whether people may have meant this moment. Pages, browsers and spreadsheets misread five-digit years and old calendars.
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

-- Folds a text for lists, by the same rule as foldText in shared-i18n: fold_letters, then without a leading "ال". The catalogue
-- search decides per word whether "ال" is an article, because ألواح folds to a word that only looks as if it had one.
create function private.fold_text(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return regexp_replace(private.fold_letters(value) collate pg_catalog.pg_c_utf8,
    '(^|[^[:alnum:]])ال(?=[[:alpha:]]{2})', '\1', 'g');
end
$$;

-- Key by which codes are compared: VLV-3B and vlv-3b are the same code.
create function private.code_key(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return nullif(lower(private.clean_code(value) collate pg_catalog.pg_c_utf8), '');
end
$$;
grant execute on function private.is_usable_time(timestamptz), private.is_phone(text), private.is_email(text)
  to anon, authenticated, service_role;

-- A number that people read aloud: the prefix and six symbols of Crockford's base 32 from a random UUID, so that it says
-- nothing about the volume of sales. The caller checks that it is new.
create function private.random_number(prefix text)
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes constant bytea := uuid_send(gen_random_uuid());
begin
  return prefix || (
    select string_agg(substr(alphabet, (get_byte(random_bytes, i) & 31) + 1, 1), '') from generate_series(0, 5) i);
end
$$;
grant execute on function private.random_number(text) to service_role;

-- Phones, slugs and numbers of orders as people write and paste them: read into the stored form, and searched for in every list.

-- A phone without what people write around its digits: "tel:", spaces, dashes, brackets, slashes and invisible marks.
create function private.bare_phone(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(
    translate(normalize(value, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') collate pg_catalog.pg_c_utf8,
    '[\s().\[\]/\u00ad\u061c\u180e\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u206f\u2212\ufeff-]', '', 'g'),
    '^tel:', '', 'i');
end
$$;

-- An Iraqi mobile number in E.164, however it was written; null for anything else. The same rule as parsePhone in shared-i18n.
create function private.read_phone(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return '+964' || substring(private.bare_phone(value) from
    '^(?:\+964|00964|964)?0?(7(?:[356789][0-9]{8}|4(?:00|01|35|36|44|80|81|91|94|95)[0-9]{6}))$');
end
$$;

-- What is stored for a phone that was sent: E.164 when it is an Iraqi mobile number; else as it was sent, for is_phone to judge.
create function private.stored_phone(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return coalesce(private.read_phone(value), nullif(value, ''));
end
$$;
-- Triggers of tables that people write themselves call them.
grant execute on function private.bare_phone(text), private.read_phone(text), private.stored_phone(text)
  to anon, authenticated, service_role;

-- The digits to search phones for when the term is a phone or a part of one (0770 123, +964 770…); null for anything else. At
-- least three digits, because trigram indexes do not help with fewer.
create function private.phone_term(term text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return substring(regexp_replace(private.bare_phone(term), '^(?:00964|\+?964)?0?(?=7)', '') from '^\+?([0-9]{3,})$');
end
$$;

-- The number of an order or a request, folded, when the term is one or the beginning of one (#MW-7TM6C4, MW7TM6C4); null for
-- anything else. The letters O, I and L, which numbers do not have, are read as 0 and 1.
create function private.number_term(term text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  parts text[] := regexp_match(private.fold_letters(term), '^(#?) ?(?:(mw|rq)[^[:alnum:]]*)?([0-9a-z]{1,12})$');
begin
  if parts[2] is null and coalesce(parts[1], '') = '' then
    return null;
  end if;
  return concat_ws('-', parts[2], translate(parts[3], 'oil', '011'));
end
$$;

-- A slug as it is stored: Arabic letters composed (macOS sends أ as two characters), no invisible marks; null without one.
create function private.read_slug(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return nullif(btrim(regexp_replace(normalize(value, NFC) collate pg_catalog.pg_c_utf8,
    '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g')), '');
end
$$;

-- SQL condition by which a folded text holds what was typed: as it was typed or, if that is a phone or a number, as these are
-- stored. Null when nothing was typed. `searched` is an expression of the calling function, never of its caller.
create function private.term_condition(searched text, term text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return '(' || nullif((
    select string_agg(distinct format('%s like %L', searched, p.pattern), ' or ')
    from unnest(private.fold_patterns(term)
      || array['%' || private.phone_term(term) || '%', '%' || private.number_term(term) || '%']) p (pattern) where p.pattern is not null), '') || ')';
end
$$;

-- Readers of phones, slugs and order numbers in the forms in which people write and paste them. Lists search by the same forms.

-- A phone number without "tel:", spaces, dashes, brackets, slashes and invisible marks.
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

-- Reads an Iraqi mobile number in any usual form and returns E.164; null for anything else. Same rule as parsePhone in
-- shared-i18n.
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

-- Form in which a sent phone is stored: E.164 if it is an Iraqi mobile number, else unchanged; is_phone then accepts or refuses
-- it.
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

-- Digits by which phones are searched if the term is a phone or part of one (0770 123, +964 770…); null for anything else. At
-- least three digits, because a trigram index does not help with fewer.
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

-- Folded number of an order or quote request if the term is one or the beginning of one (#MW-7TM6C4, MW7TM6C4); null for
-- anything else. The letters O, I and L, which these numbers do not contain, are read as 0 and 1.
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

-- Stored form of a slug: Arabic letters composed (macOS sends أ as two characters), no invisible marks; null for an empty one.
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

-- SQL condition that a folded text contains the typed term, or its stored form if the term is a phone or an order number. Null
-- for an empty term. `searched` is an expression written by the calling function, never by its caller.
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
grant execute on function private.bare_phone(text), private.read_phone(text), private.stored_phone(text)
  to anon, authenticated, service_role;

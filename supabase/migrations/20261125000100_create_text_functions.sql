-- How texts are compared: one fold for everything that is searched, and the words of a text.
-- The functions are PL/pgSQL because it keeps its plans between calls; nested SQL functions would be planned per word.

-- The one text fold of index and query, the same rule as foldText in shared-i18n: lower case, Latin digits, no accents,
-- tatweel or vowel marks, one form for the alef, yaa, waw, taa marbuta and the Persian and Kurdish letters, no leading "ال".
create function private.fold_text(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return btrim(regexp_replace(
    case when octet_length(value) = length(value) then lower(value collate pg_catalog.pg_c_utf8)
    else regexp_replace(
      normalize(regexp_replace(
        normalize(translate(
          lower(normalize(translate(value, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬', '01234567890123456789.,'), NFKC)
            collate pg_catalog.pg_c_utf8),
          'آأإٱىیێېئؤۆۇۋةەھہۀکگڤپچژڕڵ',
          'اااايييييووووهههههككفبجزرل'), NFD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), NFC)
        collate pg_catalog.pg_c_utf8,
      '(^|[^[:alnum:]])ال(?=[[:alpha:]]{2})', '\1', 'g')
    end, '\s+', ' ', 'g'));
end
$$;

-- Pattern for LIKE that finds the folded term anywhere; null when there is nothing to look for. With it every list that is
-- searched finds a word however it is written (أحمد and احمد, ١٢ and 12), as the catalogue does.
create function private.fold_pattern(term text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  folded text := private.fold_text(coalesce(term, ''));
begin
  if folded = '' then
    return null;
  end if;
  return '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end
$$;

-- The stem under which a folded word is indexed; null for words that carry no meaning.
-- English by the Snowball stemmer; Arabic loses the feminine and the sound plural endings only.
create function private.stem_word(word text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  if word ~ '^[a-z]+$' then
    return (ts_lexize('pg_catalog.english_stem', word))[1];
  elsif word in ('من', 'في', 'علي', 'الي', 'عن', 'مع', 'او', 'و', 'ذو', 'ذات', 'هذا', 'هذه', 'كل') then
    return null;
  elsif length(word) >= 5 and right(word, 2) in ('ات', 'ين', 'ون') then
    return left(word, -2);
  elsif length(word) >= 4 and right(word, 1) = 'ه' then
    return left(word, -1);
  end if;
  return word;
end
$$;

-- The words of a text: runs of letters, numbers (12.5) and runs that mix both (m12, 18v).
create function private.split_words(value text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return array(select m[1] from regexp_matches(private.fold_text(coalesce(value, '')) collate pg_catalog.pg_c_utf8,
    '[0-9]+\.[0-9]+[[:alnum:]]*|[[:alnum:]]+', 'g') m);
end
$$;

-- Letters and digits only: how SKUs and model numbers are compared (GBH 2-26 = gbh226).
create function private.compact_code(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return nullif(regexp_replace(private.fold_text(value) collate pg_catalog.pg_c_utf8, '[^[:alnum:]]+', '', 'g'), '');
end
$$;

-- What a word is indexed as: its stem, and for a mix of letters and digits the mix and its parts (18v: 18v, 18, v).
create function private.word_lexemes(word text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if word ~ '[0-9]' and word ~ '[^0-9.]' then
    return word || array(
      select part[1] from regexp_matches(word collate pg_catalog.pg_c_utf8, '[0-9]+(?:\.[0-9]+)?|[[:alpha:]]+', 'g') part);
  end if;
  return array_remove(array[private.stem_word(word)], null);
end
$$;

-- A vector of the words with one weight (A, B, C or D).
create function private.word_vector(words text[], weight text)
returns tsvector
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  parts text[] := '{}';
  word text;
  lexeme text;
  place int := 0;
begin
  foreach word in array words loop
    place := least(place + 1, 16000);
    foreach lexeme in array private.word_lexemes(word) loop
      parts := parts || (quote_literal(lexeme) || ':' || place || weight);
    end loop;
  end loop;
  return array_to_string(parts, ' ')::tsvector;
end
$$;

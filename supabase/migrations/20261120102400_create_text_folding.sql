-- The one text fold of index and query, the same rule as foldText in shared-i18n: lower case, Latin digits, no accents,
-- tatweel or vowel marks, one form for the alef, yaa, waw, taa marbuta and the Persian and Kurdish letters, no leading "ال".
create function private.fold_text(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    case when octet_length(value) = length(value) then lower(value)
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
    end, '\s+', ' ', 'g'))
$$;

-- The stem under which a folded word is indexed; null for words that carry no meaning.
-- English by the Snowball stemmer; Arabic loses the feminine and the sound plural endings only.
create function private.stem_word(word text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select case
    when word ~ '^[a-z]+$' then (ts_lexize('pg_catalog.english_stem', word))[1]
    when word in ('من', 'في', 'علي', 'الي', 'عن', 'مع', 'او', 'و', 'ذو', 'ذات', 'هذا', 'هذه', 'كل') then null
    when word ~ '^[ء-ي]{3,}ات$' then left(word, -2)
    when word ~ '^[ء-ي]{3,}(ين|ون)$' then left(word, -2)
    when word ~ '^[ء-ي]{3,}ه$' then left(word, -1)
    else word
  end
$$;

-- The words of a text: runs of letters, numbers (12.5) and runs that mix both (m12, 18v).
create function private.split_words(value text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(m[1] order by m_ord), '{}')
  from regexp_matches(private.fold_text(coalesce(value, '')) collate pg_catalog.pg_c_utf8,
    '[0-9]+\.[0-9]+[[:alnum:]]*|[[:alnum:]]+', 'g') with ordinality as w (m, m_ord)
$$;

-- Letters and digits only: how SKUs and model numbers are compared (GBH 2-26 = gbh226).
create function private.compact_code(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$ select nullif(regexp_replace(private.fold_text(value) collate pg_catalog.pg_c_utf8, '[^[:alnum:]]+', '', 'g'), '') $$;

-- What a word is indexed as: its stem, and for a mix of letters and digits the mix and its parts (18v: 18v, 18, v).
create function private.word_lexemes(word text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when word ~ '[0-9]' and word ~ '[^0-9.]' then word || coalesce((
      select array_agg(part[1])
      from regexp_matches(word collate pg_catalog.pg_c_utf8, '[0-9]+(?:\.[0-9]+)?|[[:alpha:]]+', 'g') part), '{}')
    else array_remove(array[private.stem_word(word)], null)
  end
$$;

-- A vector of the words with one weight (A, B, C or D).
create function private.word_vector(words text[], weight text)
returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(quote_literal(lexeme) || ':' || least(place, 16000) || weight, ' '), '')::tsvector
  from unnest(words) with ordinality w (word, place), unnest(private.word_lexemes(word)) lexeme
$$;

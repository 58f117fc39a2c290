-- Text comparison: one fold for everything that is searched, and the split into words. The functions are PL/pgSQL, which keeps
-- its plans between calls; nested SQL functions would be planned per word.

-- Folds letters for comparison: lower case, Latin digits, no accents, tatweel, vowel or invisible marks, one hyphen, one form
-- for alef, yaa, waw, taa marbuta and the Persian and Kurdish letters.
create function private.fold_letters(value text)
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
    -- The characters of nearly all product texts need no Unicode normalization.
    when value !~ '[^\u0001-\u007e\u00b0\u00b2\u00b3\u00d7\u060c\u061b\u061f\u0621-\u063a\u0640-\u0652\u2013\u2014\u2018-\u201d]' then
      lower(translate(value, 'آأإىئؤة²³' || U&'\2013\2014\064B\064C\064D\064E\064F\0650\0651\0652\0640', 'اااييوه23--')
        collate pg_catalog.pg_c_utf8)
    else regexp_replace(
      normalize(regexp_replace(
        normalize(translate(
          lower(normalize(translate(value, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬', '01234567890123456789.,'), NFKC)
            collate pg_catalog.pg_c_utf8),
          'آأإٱىیێېےئؤۆۇۋةەھہۀکگڤپچژڕڒڵ' || U&'\2010\2012\2013\2014\2015\2212',
          'ااااييييييووووهههههككفبجزررل------'), NFD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), NFC)
        collate pg_catalog.pg_c_utf8,
      '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g')
    end, '\s+', ' ', 'g'));
end
$$;

-- LIKE pattern that finds the folded term anywhere in a folded text; null for an empty term. It finds every spelling that folds
-- alike (أحمد and احمد, ١٢ and 12).
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

-- LIKE patterns by which a term is looked up in a trigram index; null for an empty term. A single word of one or two characters
-- has no trigram inside a text and would read the whole index (18 s at a million products), so it is looked up at the beginning
-- of words, whose trigrams include the space before them. A term without letters and digits has no trigram either and finds
-- nothing.
create function private.fold_patterns(term text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(term);
begin
  return case
    when pattern is null then null
    when pattern !~ '[[:alnum:]]' then '{}'
    when pattern ~ '^%[^[:alnum:]]*[[:alnum:]]{1,2}%$' then array[substr(pattern, 2), '% ' || substr(pattern, 2)]
    else array[pattern] end;
end
$$;

-- Stem under which a folded word is indexed; null for words without meaning. English uses the Snowball stemmer; Arabic loses
-- only the feminine ending and the sound plural endings, which loan words only look as if they had.
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
  elsif word = 'الات' then
    return 'اله';
  elsif word in ('مسطرين', 'سلكون', 'سليكون', 'سيليكون', 'سيلكون', 'ثرمستون', 'ثرموستون', 'ترمستون', 'ترموستون', 'نايلون', 'كارتون',
    'كرتون', 'تفلون', 'تيفلون', 'فريون', 'بنزين', 'بانزين', 'بورسلين', 'بورسيلين', 'ملامين', 'بيتومين', 'صابون', 'اوكسجين', 'كيلون',
    'كالون', 'غالون', 'جالون', 'بالون', 'تربنتين', 'كيروسين') then
    return word;
  elsif length(word) >= 5 and right(word, 2) in ('ات', 'ين', 'ون') then
    return left(word, -2);
  elsif length(word) >= 4 and right(word, 1) = 'ه' then
    return left(word, -1);
  end if;
  return word;
end
$$;

-- A folded Arabic word without its article, also after "and", "with", "as" or "for" (ال, وال, بال, كال, فال, لل); null for words
-- without one. Words that only begin like an article stay whole, by the list of those in the trade: boards (ألواح, also without hamza),
-- electronic (إلكتروني), drain (بالوعة), lock (كالون). Words that begin with lam lose only "for" (للحام: لحام).
create function private.strip_article(word text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  if word !~ '^(?:[وبكف]?ال|لل)..'
    or word ~ '^(?:بالون|بالوعه|بالوعات|باله|بالات|بالته|بالتات|باليت|بالاست|بالطو|كالون|كالسيوم|كاليبر|كالوت|فالف)(?:ات|ها)?$'
  then
    return null;
  elsif word ~ ('^[وبكف]?ال(?:واح(?!ه$)|وان|ياف|ماس|ماسي|مان|ماني|مانيا|ي?كتر[وي].*|يومنيوم|و?منيوم|و?مونيوم|ومينيوم|ومينا|و?كوبوند|كيد|كيدي'
    || '|ات|ي|فا|ترا|تراسوني.*|عاب|بسه|زام|زامي|صاق|غاء|استومر.*)(?:ه|ها|ات|يه)?$')
  then
    return case when word !~ '^ال' then substr(word, 2) end;
  elsif word ~ '^لل(?:حام|حيم|وح|ون|مب|صق|اصق|باد|يف|يزر|ولب|اقط|دائن|داين|استيك)(?:ه|ي|يه|ات)?$' then
    return substr(word, 2);
  end if;
  return substr(word, case when word ~ '^[وبكف]' then 4 else 3 end);
end
$$;

-- Symbol of a unit of measure that follows a number, in either language; null for other words.
create function private.unit_symbol(word text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case
    when word in ('mm', 'ملم', 'مم', 'مليمتر', 'ملليمتر', 'ميليمتر', 'millimetre', 'millimeter', 'millimetres', 'millimeters')
      then 'mm'
    when word in ('cm', 'سم', 'سنتيمتر', 'سنتمتر', 'centimetre', 'centimeter', 'centimetres', 'centimeters') then 'cm'
    when word in ('m', 'م', 'متر', 'امتار', 'metre', 'meter', 'metres', 'meters', 'mtr') then 'm'
    when word in ('inch', 'inches', 'انج', 'انش', 'بوصه', 'بوصات') then 'inch'
    when word in ('kg', 'kgs', 'كغم', 'كغ', 'كجم', 'كيلو', 'كيلوغرام', 'كيلوجرام', 'kilogram', 'kilograms') then 'kg'
    when word in ('g', 'gr', 'غم', 'غرام', 'جرام', 'gram', 'grams') then 'g'
    when word in ('l', 'ltr', 'لتر', 'ليتر', 'لترات', 'litre', 'liter', 'litres', 'liters') then 'l'
    when word in ('ml', 'مل', 'ملليلتر', 'مليلتر', 'millilitre', 'milliliter') then 'ml'
    when word in ('v', 'فولت', 'فولط', 'volt', 'volts') then 'v'
    when word in ('w', 'واط', 'وات', 'watt', 'watts') then 'w'
    when word in ('kw', 'كيلوواط', 'كيلووات', 'kilowatt') then 'kw'
    when word in ('a', 'amp', 'amps', 'امبير', 'ampere', 'amperes') then 'a'
    when word in ('hp', 'حصان', 'احصنه', 'horsepower') then 'hp'
    when word in ('bar', 'بار') then 'bar'
    when word in ('mm2', 'مم2', 'ملم2', 'sqmm') then 'mm2'
    when word in ('t', 'ton', 'tons', 'tonne', 'tonnes', 'طن', 'اطنان') then 't'
    when word in ('kva', 'كيفي') then 'kva'
    when word in ('va', 'btu', 'ah') then word
  end;
end
$$;

-- A folded text with its sizes written in one way: spoken ones (half an inch, «طن ونص»: 1.5 ton), 1-1/2 (1.5), "M 12" and 2in.
create function private.plain_sizes(folded text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  units constant text := '(انج|انش|بوصه|inch|حصان|طن|متر|لتر|كيلو|hp|ton)';
  fraction text[];
begin
  if folded ~ '(نص|ربع|ارباع|half|quarter|[نج]ين|الف)' then
    folded := regexp_replace(folded, '\m(طن|حصان|انج|انش|متر|لتر)ين\M', '2 \1', 'g');
    folded := regexp_replace(folded, '\mالف (?=(لتر|واط)\M)', '1000 ', 'g');
    folded := regexp_replace(folded, '([0-9]) ' || units || ' و ?(نص|نصف)\M', '\1.5 \2', 'g');
    folded := regexp_replace(folded, '\m' || units || ' و ?(نص|نصف)\M', '1.5 \1', 'g');
    folded := regexp_replace(folded, '([0-9]) ' || units || ' و ?ربع\M', '\1.25 \2', 'g');
    folded := regexp_replace(folded, '\m' || units || ' و ?ربع\M', '1.25 \1', 'g');
    folded := regexp_replace(folded, '\m(نص|نصف|half an|half a|half) (?=(انج|انش|بوصه|inch)\M)', '1/2 ', 'g');
    folded := regexp_replace(folded, '\m(ربع|quarter) (?=(انج|انش|بوصه|inch)\M)', '1/4 ', 'g');
    folded := regexp_replace(folded, '\m(ثلاث ارباع|ثلث ارباع|تلت ارباع|three quarters|three quarter) (?=(انج|انش|بوصه|inch)\M)', '3/4 ', 'g');
    folded := regexp_replace(folded, '\m(نص|نصف|half a|half) (?=' || units || '\M)', '0.5 ', 'g');
    folded := regexp_replace(folded, '\m(ربع|quarter) (?=' || units || '\M)', '0.25 ', 'g');
  end if;
  if folded !~ '[0-9]' then
    return folded;
  end if;
  folded := replace(folded, '⁄', '/');
  if folded ~ '[0-9][ -][1357]/[248]' then
    foreach fraction slice 1 in array array[['1/2', '.5'], ['1/4', '.25'], ['3/4', '.75'], ['1/8', '.125'], ['3/8', '.375'], ['5/8', '.625'],
      ['7/8', '.875']] loop
      folded := regexp_replace(folded, '(?<![0-9./x×])([0-9]{1,2})[ -]' || fraction[1] || '(?![0-9/])', '\1' || fraction[2], 'g');
    end loop;
  end if;
  folded := regexp_replace(folded, '([0-9])in\M', '\1 inch', 'g');
  return regexp_replace(folded, '(?<![0-9]|[0-9] )\mm (?=[0-9])', 'm', 'g');
end
$$;

-- Splits a text into words: runs of letters, numbers (12.5), fractions of an inch (1/2) and mixes (m12, 18v, 60x40). A number
-- and its unit are one word in any script (16mm for "١٦ ملم"), and so are dimensions (m10x40 for "M10 × 40").
create function private.split_words(value text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  -- Folding would make 11/2 of 1½.
  folded text := private.fold_letters(case when value ~ '[¼½¾⅛⅜⅝⅞]' then regexp_replace(value, '([0-9٠-٩]) ?(?=[¼½¾⅛⅜⅝⅞])', '\1-', 'g')
    else coalesce(value, '') end) collate pg_catalog.pg_c_utf8;
  words text[];
  joined text[] := '{}';
  parts text[];
  symbol text;
  place int := 1;
begin
  folded := private.plain_sizes(folded);
  if folded !~ '[0-9]' then
    return array(select m[1] from regexp_matches(folded, '([[:alnum:]]+)', 'g') m);
  end if;
  -- 1,250 and 2,5; then 3 x 2.5; then 1/2".
  folded := regexp_replace(folded, '([0-9]),([0-9]{3})(?![0-9])', '\1\2', 'g');
  folded := regexp_replace(folded, '([0-9]),([0-9]{1,2})(?![0-9])', '\1.\2', 'g');
  folded := regexp_replace(folded, '([0-9]) ?[x×*] ?(?=[0-9])', '\1x', 'g');
  folded := regexp_replace(folded, '([0-9]) ?(["″”]|'''')', '\1 inch ', 'g');
  words := array(select m[1] from regexp_matches(folded,
    '((?<![[:alnum:]])[0-9]{1,2}/(?:2|4|8|16|32|64)(?![[:alnum:]])|[[:alnum:]]+(?:(?<=[0-9])\.(?=[0-9])[[:alnum:]]+)*)', 'g') m);
  while place <= cardinality(words) loop
    if words[place] !~ '[0-9]' then
      joined := joined || words[place];
      place := place + 1;
      continue;
    end if;
    -- A unit attached to its number, or the next word.
    parts := regexp_match(words[place], '^(.*[0-9])([[:alpha:]]+2?)$');
    symbol := private.unit_symbol(parts[2]);
    if symbol is null and words[place] ~ '[0-9]$' then
      parts := words[place : place];
      symbol := private.unit_symbol(words[place + 1]);
      if symbol is not null then
        place := place + 1;
      end if;
    end if;
    joined := joined || case when symbol is null then words[place] else parts[1] || symbol end;
    place := place + 1;
  end loop;
  return joined;
end
$$;

-- Stored form of a code (SKU, barcode, model number): Latin digits, one hyphen and one space for all their kinds, normal-width
-- letters, no invisible marks from copied text. Same rule as cleanCode in shared-i18n.
create function private.clean_code(value text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  -- NFKC turns no-break spaces into spaces and U+2011 into U+2010.
  return btrim(regexp_replace(
    case when octet_length(value) = length(value) then value
    else regexp_replace(
      translate(normalize(value, NFKC),
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬' || U&'\2010\2012\2013\2014\2015\2043\2212\2044',
        '01234567890123456789.,' || '-------/'),
      '[\u00ad\u034f\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g')
    end, '[\u0001-\u0020\u007f-\u009f\u1680\u2028\u2029]+', ' ', 'g'));
end
$$;

-- Letters and digits only. The catalogue search compares SKUs and model numbers by it (GBH 2-26 = gbh226).
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

-- Lexemes of a word: its stem; for a word with an article also the stem without it; for a mix of letters and digits the mix and
-- its parts (18v: 18v, 18, v) without the x of dimensions, of which each has the unit (3x2.5mm: 3mm, 2.5mm).
create function private.word_lexemes(word text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  sized text[];
begin
  if word ~ '[0-9]' and word ~ '[^0-9.]' then
    sized := regexp_match(word, '^([0-9.]+(?:x[0-9.]+)+)([a-z]+2?)$');
    return word || array(
      select part[1] from regexp_matches(regexp_replace(word, 'mm2$', 'mm') collate pg_catalog.pg_c_utf8,
        '([0-9]+/[0-9]+|[0-9]+(?:\.[0-9]+)?|[[:alpha:]]+)', 'g') part
      where part[1] not in ('x', word))
      || case when sized is not null then array(select n || sized[2] from unnest(string_to_array(sized[1], 'x')) n) end;
  end if;
  return array_remove(array[private.stem_word(word), private.stem_word(private.strip_article(word))], null);
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

-- Reads a number of digits and separators; at most 15 digits, because a browser rounds longer ones.
create function private.read_decimal(digits text)
returns private.number_reading
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  single text[] := regexp_match(digits, '^([0-9]+)(?:([.,٫])([0-9]+))?$');
  grouped text[] := regexp_match(digits, '^([1-9][0-9]{0,2}([.,٬])[0-9]{3}(?:\2[0-9]{3})*)(?:([.,٫])([0-9]+))?$');
  may_group boolean := length(single[3]) = 3 and single[1] ~ '^[1-9][0-9]{0,2}$';
  reading private.number_reading;
begin
  if length(ltrim(regexp_replace(digits, '[^0-9]', '', 'g'), '0')) > 15 or coalesce(single, grouped) is null
    or single is null and grouped[2] = grouped[3] then
    reading.problem := 'number_invalid';
  elsif single is null then
    reading.value := (regexp_replace(grouped[1], '[^0-9]', '', 'g') || '.' || coalesce(grouped[4], '0'))::numeric;
  elsif single[2] = ',' and may_group then
    reading.value := (single[1] || single[3])::numeric;
  -- "1.250" is ambiguous. "1234,567" and "1,2500" are not: they cannot be grouped in thousands.
  elsif single[2] = '.' and may_group or single[2] = ',' and single[1] ~ '[1-9]' and length(single[3]) > 2 then
    reading.problem := 'number_ambiguous';
    reading.high := (single[1] || single[3])::numeric;
    reading.low := (single[1] || '.' || single[3])::numeric;
  else
    reading.value := (single[1] || '.' || coalesce(single[3], '0'))::numeric;
  end if;
  return reading;
end
$$;

-- Reads a number without a sign: digits and separators, or a whole number with a fraction such as 3/8 or ½. Fractions that may
-- be a date (2/4, 5/4) are invalid.
create function private.read_unsigned(digits text)
returns private.number_reading
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  mark text[] := regexp_match(digits, '^([^¼½¾⅛⅜⅝⅞]*)([¼½¾⅛⅜⅝⅞])$');
  slashed text[] := regexp_match(digits, '^(?:([^ ]*) )?([0-9]{1,2})[/⁄]([0-9]{1,2})$');
  whole text := btrim(coalesce(mark[1], slashed[1], ''));
  fraction numeric;
  reading private.number_reading;
begin
  if mark is null and slashed is null then
    return private.read_decimal(regexp_replace(digits, '(?<=[0-9])[ ''’](?=[0-9]{3}(?![0-9]))', '٬', 'g'));
  end if;
  fraction := case
    when mark is not null then
      (array[0.25, 0.5, 0.75, 0.125, 0.375, 0.625, 0.875])[strpos('¼½¾⅛⅜⅝⅞', mark[2])]
    when slashed[2]::int < slashed[3]::int and slashed[2]::int % 2 = 1 and slashed[3]::int in (2, 4, 8, 16, 32, 64) then
      slashed[2]::numeric / slashed[3]::numeric end;
  reading := private.read_decimal(case when whole = '' then '0' else whole end);
  reading.value := case when reading.value % 1 = 0 then reading.value + fraction end;
  if reading.value is null then
    return row(null, 'number_invalid', null, null, null, null)::private.number_reading;
  end if;
  return reading;
end
$$;

-- Reads the one number in a text, by the rules of readNumberAndWords in shared-i18n/src/read-number.ts: «١٬٢٥٠», "1,250",
-- "1.250,50", "25 ألف", "1½", "1500/-". It may be negative.
create function private.read_number(written text)
returns private.number_reading
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  minus constant text := '\-‐‑‒–—−﹣－';
  cleaned text := btrim(regexp_replace(translate(
    regexp_replace(written, U&'[\00AD\061C\200B-\200F\202A-\202E\2060-\2069\FEFF]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،', '01234567890123456789,'),
    U&'[\0009-\000D\0020\00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+', ' ', 'g'));
  parts text[];
  plain text;
  negative text[];
  multiple text[];
  factor numeric := 1;
  reading private.number_reading;
begin
  parts := regexp_match(regexp_replace(cleaned, '^(?=[.,٫][0-9])', '0'),
    '^(.*?)([' || minus || '+(]? ?[0-9¼½¾⅛⅜⅝⅞][0-9¼½¾⅛⅜⅝⅞ .,٬٫''’⁄/=()' || minus || ']*)(.*)$');
  if parts is null then
    return row(null, 'number_invalid', null, null, '', cleaned)::private.number_reading;
  end if;
  plain := regexp_replace(regexp_replace(btrim(parts[2]), ' ?[/.,][' || minus || '=]$', ''), '^\+ ?', '');
  negative := regexp_match(plain, '^\((.*)\)$|^[' || minus || '] ?([^' || minus || ']*)$|^([^' || minus || ']*)[' || minus || ']$');
  multiple := regexp_match(parts[3], '^(?:(ألف|الف|آلاف|الاف|thousand)|مليون|ملايين|million)(?= |$)', 'i');
  factor := case when multiple is null then 1 when multiple[1] is null then 1000000 else 1000 end
    * case when negative is null then 1 else -1 end;
  reading := private.read_unsigned(btrim(coalesce(negative[1], negative[2], negative[3], plain)));
  return row(reading.value * factor, reading.problem, reading.high * factor, reading.low * factor, btrim(parts[1]),
    btrim(regexp_replace(parts[3], '^(ألف|الف|آلاف|الاف|thousand|مليون|ملايين|million)(?= |$)', '', 'i')))::private.number_reading;
end
$$;

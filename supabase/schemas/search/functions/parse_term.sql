-- Reads a typed term: known words, corrected spelling, prefixes, synonyms.

-- Nearest known word to a misspelt one, or null: fewest edits (a transposition counts as one), then highest frequency.
-- Three-letter words are corrected only for transpositions, because every other edit gives another short word. `at_least`:
-- smallest frequency of the result.
create function private.correct_word(word text, at_least int default 0)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with near as (
      select v.word, v.frequency from private.vocabulary v
      where left(v.word, 1) = left(correct_word.word, 1)
        and length(v.word) between length(correct_word.word) - 2 and length(correct_word.word) + 2
      union
      select v.word, v.frequency from private.vocabulary v
      where v.word operator(extensions.%) correct_word.word
        and length(v.word) between length(correct_word.word) - 2 and length(correct_word.word) + 2
      union
      -- The first two letters transposed: neither the first letter nor the trigrams match.
      select v.word, v.frequency from private.vocabulary v
      where v.word = substr(correct_word.word, 2, 1) || left(correct_word.word, 1) || substr(correct_word.word, 3)
    ), few as (
      -- Levenshtein counts a transposition as two edits.
      select n.*, extensions.levenshtein_less_equal(n.word, correct_word.word, 4) as edits from near n
    ), judged as (
      select f.*, x.swapped, f.edits - x.swapped::int as distance
      from few f cross join lateral (
        select array_agg(a order by a) = array_agg(b order by b) as swapped
        from regexp_split_to_table(f.word, '') with ordinality x (a, i)
        full join regexp_split_to_table(correct_word.word, '') with ordinality y (b, i) using (i)) x
      where f.edits <= case when length(correct_word.word) <= 5 then 2 when length(correct_word.word) <= 9 then 3 else 4 end
        and f.frequency >= at_least
    )
    select j.word from judged j
    where j.distance <= case when length(correct_word.word) <= 5 then 1 when length(correct_word.word) <= 9 then 2 else 3 end
      and (j.distance <= 1 or left(j.word, 1) = left(correct_word.word, 1))
      and (length(correct_word.word) > 3 or length(j.word) = length(correct_word.word) and j.swapped)
    order by j.distance, extensions.similarity(j.word, correct_word.word) desc, j.frequency desc, j.word
    limit 1
  );
end
$$;

-- Queries for words with this prefix, as tsquery texts: stems of known words, most frequent first. If there are fewer than the
-- limit, the prefix itself is added.
create function private.prefix_queries(word text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  beginnings constant text[] := array_remove(array[word, private.strip_article(word)], null);
  read constant int := 24;
  stems constant text[] := array(
    select v.stem
    from unnest(beginnings) b (beginning)
    cross join lateral (
      select x.stem from private.vocabulary x where x.word ~>=~ b.beginning and x.word ~<~ (b.beginning || chr(1114111))
      order by x.frequency desc, x.word limit read) v);
begin
  return array(select distinct quote_literal(s) from unnest(stems) s)
    || case when cardinality(stems) < read then array(select quote_literal(b) || ':*' from unnest(beginnings) b) end;
end
$$;

-- The forms of a word as tsquery texts.
create function private.word_queries(word text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return array(select quote_literal(l) from unnest(private.word_lexemes(word)) l);
end
$$;

-- Whether a word is known: as it is, in another form, as a prefix (for the last word of a term) or as a synonym.
create function private.is_known_word(word text, may_begin boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from private.vocabulary v where v.stem = any (private.word_lexemes(is_known_word.word)))
    or exists (select from private.synonym_phrases p where p.phrase = private.phrase_key(array[is_known_word.word]))
    or may_begin and exists (select from private.vocabulary v where v.word ~>=~ is_known_word.word and v.word ~<~ (is_known_word.word || chr(1114111)));
end
$$;

-- Joins the first two adjacent words that are unknown apart but known together, or nearly ("ply wod"); null if there are none.
create function private.join_words(term text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed constant text[] := regexp_split_to_array(btrim(term), '\s+');
  count constant int := least(cardinality(typed), 12);
  words text[];
  joined text;
  better text;
begin
  for place in 1 .. count - 1 loop
    words := private.split_words(typed[place]) || private.split_words(typed[place + 1]);
    joined := words[1] || words[2];
    continue when cardinality(words) <> 2 or joined ~ '[0-9]' or length(joined) < 6
      or private.word_lexemes(words[1]) = '{}' or private.word_lexemes(words[2]) = '{}'
      or private.is_known_word(words[1], false) and private.is_known_word(words[2], place + 1 = cardinality(typed))
      or exists (select from private.synonym_phrases p where p.phrase = private.phrase_key(words));
    select v.word into better from private.vocabulary v where v.word = joined and v.in_text;
    if better is null then
      better := private.correct_word(joined);
      -- Closer than a correction of a single word: two typos in a row that make a third word are chance. A known second word or a single
      -- letter would be dropped.
      continue when better is null or better = any (words) or extensions.levenshtein_less_equal(better, joined, 2) > 2
        or least(length(words[1]), length(words[2])) = 1 or private.is_known_word(words[2], false);
    end if;
    return array_to_string(typed[: place - 1] || (select v.display from private.vocabulary v where v.word = better)
      || typed[place + 2 :], ' ');
  end loop;
  return null;
end
$$;

-- The typed term with these words replaced.
create function private.mend_term(term text, wrong text[], mended text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return (
    select string_agg(coalesce((
        select string_agg(coalesce(mended[array_position(wrong, w.word)], w.word), ' ' order by w.place)
        from unnest(private.split_words(t.typed)) with ordinality w (word, place)
        having bool_or(w.word = any (wrong))), t.typed), ' ' order by t.place)
    from regexp_split_to_table(btrim(term), '\s+') with ordinality t (typed, place));
end
$$;

-- tsquery text for all pieces of a query except one: one half complete and the other all but one, or the reverse. Written out
-- per piece, evaluating it would take most of a search.
create function private.all_but_one(pieces text[])
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  half constant int := cardinality(pieces) / 2;
  former constant text[] := pieces[:half];
  latter constant text[] := pieces[half + 1 :];
begin
  if cardinality(pieces) = 1 then
    return null;
  end if;
  return format('(%s | %s)',
    concat_ws(' & ', array_to_string(former, ' & '), private.all_but_one(latter)),
    concat_ws(' & ', private.all_but_one(former), array_to_string(latter, ' & ')));
end
$$;

-- Query of a phrase with synonyms: the phrase as written (`own`), each of its words with synonyms if it has several (`singles`),
-- and all of it (`piece`).
create function private.phrase_query(phrase_words text[], is_last boolean, out own text, out singles text[], out piece text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  singles := '{}';
  own := (
    select string_agg(f.forms, ' & ' order by w.place)
    from unnest(phrase_words) with ordinality w (word, place)
    cross join lateral (select private.any_of(private.word_queries(w.word)) as forms) f
    where f.forms is not null);
  if cardinality(phrase_words) > 1 then
    singles := array(
      select f.forms
      from unnest(phrase_words) with ordinality w (word, place)
      cross join lateral (
        select private.any_of(private.word_queries(w.word) || private.synonym_queries(array[w.word])) as forms) f
      where f.forms is not null
      order by w.place);
  end if;
  -- The words of the phrase itself are part of the query with its synonyms.
  piece := private.any_of(private.synonym_queries(phrase_words) || coalesce(nullif(array_to_string(singles, ' & '), ''), own)
    || case when is_last and cardinality(phrase_words) = 1 then private.prefix_queries(phrase_words[1]) end);
end
$$;

-- Query of a token with digits: a number with a unit and the same size in other units; another mix of letters and digits may be
-- the beginning of a longer one.
create function private.number_query(token text, kind text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  equal constant text[] := array(select quote_literal(e) from unnest(private.size_equivalents(token, kind)) e);
  unit constant text := (regexp_match(token, '^[0-9./]+(?:x[0-9.]+)*([a-z]+2?)$'))[1];
begin
  if token !~ '[^0-9.]' or unit is not null and private.unit_symbol(unit) = unit then
    return private.any_of(quote_literal(token) || equal);
  end if;
  return private.any_of(equal || array[quote_literal(token) || ':*',
    (select string_agg(quote_literal(l), ' & ') from unnest((private.word_lexemes(token))[2:]) l where token !~ 'x[0-9]')]);
end
$$;

-- Query of the prefix of an article number (RH-A-15 of RH-A-1500); null for other terms.
create function private.article_query(term text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when private.compact_code(term) ~ '^(?=.*[a-z])(?=.*[0-9]).{4,}$'
    then quote_literal(private.compact_code(term)) || ':*' end;
end
$$;

-- Two words that are written together (ballvalve, streetlight) if goods or synonyms have them one after the other; otherwise null.
create function private.split_compound(word text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select h.former || ' ' || h.latter
    from generate_series(3, length(word) - 3) s (size)
    cross join lateral (select left(word, s.size) as former, substr(word, s.size + 1) as latter) h
    where exists (select from private.synonym_phrases p where p.phrase = private.phrase_key(array[h.former, h.latter]))
      or exists (select from private.vocabulary v where v.word = h.former and v.in_text)
        and exists (select from private.vocabulary v where v.word = h.latter and v.in_text)
        and private.is_found(format('%L <-> %L', private.stem_word(h.former), private.stem_word(h.latter))::tsquery)
    order by s.size limit 1);
end
$$;

-- Corrections of an unknown word as sellers write them, likeliest first: two words that are written together, else the nearest known
-- word and, of a word in Latin letters, an Arabic one. A near word with another first letter is less likely than an Arabic one.
create function private.better_words(word text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  apart constant text := case when word ~ '^[a-z]{6,}$' then private.split_compound(word) end;
  near text;
  arabic text;
  vowels int;
begin
  if apart is not null then
    return array[apart];
  end if;
  if word ~ '^[a-z]|[0-9]' then
    select r.arabic, r.distance into arabic, vowels from private.read_latin_arabic(word) r;
  end if;
  if word !~ '[0-9]' then
    near := coalesce(private.correct_word(word), private.correct_word(private.strip_article(word)));
  end if;
  return array(
    select coalesce(v.display, b.word)
    from unnest(array[near, arabic]) with ordinality b (word, place) left join private.vocabulary v on v.word = b.word
    where b.word is not null
    order by case when vowels = 0 or left(near, 1) <> left(word, 1) or extensions.levenshtein_less_equal(near, word, 1) > 1
      then -b.place else b.place end);
end
$$;

-- Corrects a misspelt English word that counts as known only because its stem is: "compresser" has the stem of "compressed", but means
-- "compressor". Returns the most frequent known word that differs by one letter and has another stem; null if there is none, and
-- for words that are known themselves or end in -s, -ed or -ing.
create function private.other_stem_word(word text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  if word !~ '^[a-z]{6,}$' or word ~ '(s|ed|ing)$'
    or exists (select from private.vocabulary v where v.word ~>=~ word and v.word ~<~ (word || chr(1114111)))
    or private.synonym_groups(array[word]) <> '{}'
  then
    return null;
  end if;
  return (
    select array[v.display] from private.vocabulary v
    where v.word operator(extensions.%) word and v.stem <> private.stem_word(word) and length(v.word) between length(word) - 1 and length(word) + 1
      and extensions.levenshtein_less_equal(v.word, word, 1) = 1
    order by v.frequency desc, v.word limit 1);
end
$$;

-- Query of a single word (`piece`) and of the word as written (`own`), without an Arabic "and" before it (`word`); `better`:
-- known words near to it if it is unknown and `corrects`.
create function private.single_word_query(typed text, is_first boolean, is_last boolean, corrects boolean,
  out word text, out own text, out piece text, out better text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  token text := typed;
  lexemes text[] := private.word_lexemes(typed);
begin
  -- Arabic "and" is a prefix of its word. At the beginning it is more likely the first letter of another word.
  if token ~ '^و...' and not exists (select 1 from private.vocabulary v where v.stem = any (lexemes))
    and not (is_first and exists (
      select from private.vocabulary v where v.word = substr(token, 2, 1) || left(token, 1) || substr(token, 3)))
    and exists (select 1 from private.vocabulary v where v.stem = any (private.word_lexemes(substr(token, 2))))
  then
    token := substr(token, 2);
    lexemes := private.word_lexemes(token);
  end if;
  if length(token) >= 3 and corrects
    and not private.is_known_word(token, is_last)
    and not (is_last and coalesce(private.is_known_word(private.strip_article(token), true), false))
  then
    better := private.better_words(token);
  elsif corrects then
    better := private.other_stem_word(token);
  end if;
  own := private.any_of(private.word_queries(token));
  piece := own;
  if is_last and length(token) >= 2 then
    piece := private.any_of(private.word_queries(token) || private.prefix_queries(token));
    -- A prefix that is no word itself ranks by its completions.
    if not exists (select 1 from private.vocabulary v where v.stem = any (lexemes)) then
      own := piece;
    end if;
  elsif piece is null then
    piece := quote_literal(token);
  end if;
  word := token;
end
$$;

-- Query of the word or the size at a place of a term; nothing for words without meaning unless they are all (`is_only`).
create function private.word_or_size_query(words text[], place int, is_only boolean, corrects boolean,
  out word text, out own text, out piece text, out better text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_last constant boolean := place = cardinality(words);
begin
  word := words[place];
  if words[place] ~ '[0-9]' then
    piece := private.number_query(words[place], private.size_kind(words));
    if corrects and private.has_chat_digits(words[place]) and not private.is_found(quote_literal(words[place])::tsquery)
      and not exists (select from private.vocabulary v where v.word = regexp_replace(words[place], '[0-9]', '', 'g'))
    then
      better := private.better_words(words[place]);
    end if;
  elsif private.word_lexemes(words[place]) <> '{}' or (is_last and is_only) then
    select q.word, q.own, q.piece, q.better into word, own, piece, better
    from private.single_word_query(words[place], place = 1, is_last, corrects) q;
  end if;
end
$$;

-- The same query for the head nouns of names, which are indexed with ^ before them: in English the last word of a phrase, in Arabic
-- the first.
create function private.head_query(query text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(query, $re$'([a-z][^']*)'(?!(:\*)? (<|&))$re$, $re$'^\1'$re$, 'g'),
    $re$(?<!(>|&) )'([\u0621-\u064a][^']*)'$re$, $re$'^\1'$re$, 'g');
end
$$;

-- How much a word says, from 0 to 1: a rare one more than a frequent one.
create function private.word_weight(words text[])
returns real
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  goods constant real := (select greatest(c.reltuples, 100) from pg_catalog.pg_class c where c.oid = 'private.search_documents'::regclass);
begin
  return (
    select least(max(ln(1 + goods / greatest(f.products, 1)) / ln(1 + goods)), 1)
    from unnest(words) w (word)
    cross join lateral (
      select coalesce(max(v.frequency), goods / 50) as products from private.vocabulary v where v.stem = any (private.word_lexemes(w.word))) f);
end
$$;

-- Terms by which products are scored: each part of a search, and each two words in the order in which they are typed.
create function private.read_search_terms(parts private.search_part[], words text[])
returns private.search_term[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select row(p.piece::tsquery, coalesce(p.own, p.piece)::tsquery, private.head_query(p.piece)::tsquery, p.weight)::private.search_term
    from unnest(parts) with ordinality p order by p.ordinality)
  -- Single words of phrases, for goods without the phrase.
  || array(
    select row(o.single::tsquery, o.single::tsquery, private.head_query(o.single)::tsquery, 0.3 * p.weight)::private.search_term
    from unnest(parts) with ordinality p cross join lateral unnest(p.singles) with ordinality o (single, place) order by p.ordinality, o.place)
  || array(
    select row(format('%s <-> %s', f.forms, f.next)::tsquery, format('%s <-> %s', f.forms, f.next)::tsquery, null::tsquery, 0.25)::private.search_term
    from (
      select w.place, private.any_of(q.forms) as forms, lead(private.any_of(q.forms)) over (order by w.place) as next
      from unnest(words) with ordinality w (word, place)
      cross join lateral (
        select case when w.word ~ '[0-9]' then array[quote_literal(w.word)] else private.word_queries(w.word) end as forms) q
    ) f
    where f.forms is not null and f.next is not null);
end
$$;

-- Queries to try one after the other if no product has all parts: all words without the numbers, all words but one, any word, any
-- number.
create function private.fallback_queries(parts private.search_part[])
returns tsquery[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  pieces constant text[] := array(select p.piece from unnest(parts) with ordinality p where not p.is_optional order by p.ordinality);
  nouns constant text[] := array(
    select p.piece from unnest(parts) with ordinality p where not p.is_optional and not p.is_number order by p.ordinality);
  anys constant text[] := private.any_words(parts);
begin
  return array_remove(array[
    case when cardinality(nouns) between 1 and cardinality(pieces) - 1 then array_to_string(nouns, ' & ')::tsquery end,
    case when cardinality(nouns) > 2 then private.all_but_one(nouns)::tsquery end,
    nullif(array_to_string(anys, ' | '), '')::tsquery,
    case when cardinality(nouns) between 1 and cardinality(pieces) - 1 then array_to_string(anys || pieces, ' | ')::tsquery end], null);
end
$$;

-- The parts, and the single words of phrases. A size alone says nothing about the kind of goods.
create function private.any_words(parts private.search_part[])
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  return array(
    select a.piece from unnest(parts) with ordinality p cross join lateral unnest(p.piece || p.singles) a (piece)
    where not p.is_number and not p.is_optional order by p.ordinality);
end
$$;

-- The term with those corrections by which it finds goods: all of them if any product has all corrected words, else each by which a
-- product has the corrected word and the rest of the words. Null if none does.
create function private.fitting_term(term text, wrong text[], mended text[], others text[], parts private.search_part[])
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mended_term constant text := private.mend_term(term, wrong, mended);
  rest constant text[] := array(select p.piece from unnest(parts) p where not (p.is_number or p.is_wrong or p.is_optional));
  known constant text := (select string_agg(r.piece, ' & ') from unnest(rest) r (piece) where private.is_found(r.piece::tsquery));
  fitting_all text;
  -- The first correction of each word that fits.
  fitting text[];
begin
  -- Either correction of each word if several are unknown.
  select c.term into fitting_all
  from (
    select private.mend_term(term, wrong, array_agg(case when n.choice >> (m.place - 1)::int & 1 = 0 then m.word else m.other end
      order by m.place)) as term, n.choice
    from generate_series(0, case when cardinality(wrong) between 2 and 3 then (1 << cardinality(wrong)) - 1 else 0 end) n (choice)
    cross join unnest(mended, others) with ordinality m (word, other, place)
    group by n.choice) c
  cross join lateral private.parse_term(c.term, true) p
  where private.is_found(p.all_words) or c.term ~ '[0-9]' and private.is_found(p.fallbacks[1])
  order by c.choice limit 1;
  if fitting_all is not null then
    return fitting_all;
  elsif cardinality(wrong) = 1 and rest = '{}' then
    return mended_term;
  elsif known is null then
    return null;
  end if;
  fitting := array(
    select (
      select b.word
      from unnest(array[m.word, m.other]) with ordinality b (word, rank)
      cross join lateral (select private.split_words(b.word) as words) s
      where private.is_found(format('%s & %s', known,
        private.any_of(private.synonym_queries(s.words) || private.any_of(private.word_queries(s.words[1]))))::tsquery)
      order by b.rank limit 1)
    from unnest(mended, others) with ordinality m (word, other, place) order by m.place);
  return case when cardinality(array_remove(fitting, null)) > 0 then private.mend_term(term,
    array(select w.word from unnest(wrong, fitting) w (word, better) where w.better is not null), array_remove(fitting, null)) end;
end
$$;

-- Number of words from each place that are a phrase with synonyms, the longest; 0 without one.
create function private.phrase_lengths(words text[])
returns int[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  keys constant text[] := array(select private.phrase_key(array[w.word]) from unnest(words) with ordinality w (word, place) order by w.place);
begin
  return array(
    select coalesce((
      select s.size from generate_series(least(4, cardinality(words) - w.place + 1), 1, -1) s (size)
      where exists (
        select from private.synonym_phrases p where p.phrase = array_to_string(keys[w.place : w.place + s.size - 1], ' '))
      limit 1), 0)
    from generate_subscripts(words, 1) w (place) order by w.place);
end
$$;

-- Two adjacent parts that are also written together, in goods or synonyms, as one part that either form meets; null if they are not.
create function private.joined_part(former private.search_part, latter private.search_part, together text)
returns private.search_part
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  stem constant text := quote_literal(private.stem_word(together));
  joined text;
begin
  if not exists (select from private.vocabulary v where v.word = together and v.in_text)
    and private.synonym_groups(array[together]) = '{}'
  then
    return null;
  end if;
  joined := private.any_of(stem || private.synonym_queries(array[together]));
  return row(format('(%s & %s | %s)', former.piece, latter.piece, joined),
    format('(%s & %s | %s)', coalesce(former.own, former.piece), coalesce(latter.own, latter.piece), stem),
    array[former.piece, latter.piece, joined], former.weight, false, former.is_wrong or latter.is_wrong, false)::private.search_part;
end
$$;

-- Reads the words of a term: phrases and words with their synonyms, sizes, beginnings. Returns beside them the unknown
-- words with their likeliest corrections and the next ones (`others`).
create function private.read_search_parts(
  words text[], corrects boolean, out parts private.search_part[], out wrong text[], out mended text[], out others text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  lengths constant int[] := private.phrase_lengths(words);
  place int := 1;
  size int;
  token text;
  better text[];
  part private.search_part;
  -- The previous word if it is single, and it joined to this one.
  previous text;
  joined private.search_part;
begin
  parts := '{}';
  wrong := '{}';
  mended := '{}';
  others := '{}';
  while place <= cardinality(words) loop
    size := greatest(lengths[place], 1);
    token := words[place];
    part := row(null, null, '{}', null, token ~ '[0-9]' and lengths[place] = 0, false, false);
    better := null;
    if lengths[place] > 0 then
      select q.own, q.singles, q.piece into part.own, part.singles, part.piece
      from private.phrase_query(words[place : place + size - 1], place + size - 1 = cardinality(words)) q;
    elsif private.is_filler(token) and exists (select from unnest(words) w (word) where not private.is_filler(w.word)) then
      part.piece := null;
    else
      select q.word, q.own, q.piece, q.better into token, part.own, part.piece, better
      from private.word_or_size_query(words, place, parts = '{}', corrects) q;
    end if;
    if better <> '{}' then
      wrong := wrong || token;
      mended := mended || better[1];
      others := others || coalesce(better[2], better[1]);
    end if;
    if part.piece is not null then
      part.is_wrong := coalesce(better <> '{}', false);
      part.is_optional := token ~ '^[a-z]$' and cardinality(words) > 1;
      part.weight := case when token ~ '[0-9]' then 0.6 else private.word_weight(words[place : place + size - 1]) end;
      joined := case when previous is not null then private.joined_part(parts[cardinality(parts)], part, previous || token) end;
      if joined.piece is not null then
        parts[cardinality(parts)] := joined;
        token := null;
      else
        parts := parts || part;
      end if;
    end if;
    previous := case when part.piece is not null and size = 1 and token !~ '[0-9]' then token end;
    place := place + size;
  end loop;
end
$$;

-- Reads a search term as queries. Each word or one of its synonyms must occur; the last word may be a prefix. Unknown words are
-- replaced by the nearest known one: corrected_term is the resulting term, null if nothing was replaced (as_typed: never
-- replace). `literal` ranks matches of the typed words above matches of synonyms.
create function private.parse_term(term text, as_typed boolean default false)
returns table (all_words tsquery, most_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text,
  fallbacks tsquery[], terms private.search_term[], purpose bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words constant text[] := (private.split_words(left(term, 200)))[1:12];
  parts private.search_part[];
  wrong text[];
  mended text[];
  others text[];
  mended_term text;
  pieces text[];
begin
  if not as_typed then
    return query select * from private.parse_purpose(parse_term.term, words);
    if found then
      return;
    end if;
    mended_term := private.join_words(left(term, 200));
    if mended_term is not null then
      return query select * from private.parse_mended_term(parse_term.term, mended_term, false);
      return;
    end if;
  end if;
  select r.parts, r.wrong, r.mended, r.others into parts, wrong, mended, others from private.read_search_parts(words, not as_typed) r;
  if wrong <> '{}' then
    mended_term := private.fitting_term(left(term, 200), wrong, mended, others, parts);
    if mended_term is not null then
      -- Read again, because the corrected words may form a known phrase.
      return query select * from private.parse_mended_term(parse_term.term, mended_term, true);
      return;
    end if;
  end if;
  if not false = any (array(select p.is_optional from unnest(parts) p)) then
    parts := array(select row(p.piece, p.own, p.singles, p.weight, p.is_number, p.is_wrong, false)::private.search_part from unnest(parts) p);
  end if;
  pieces := array(select p.piece from unnest(parts) with ordinality p where not p.is_optional order by p.ordinality);
  return query select
    nullif(concat_ws(' | ', nullif(array_to_string(pieces, ' & '), ''), private.article_query(term)), '')::tsquery,
    case when cardinality(pieces) > 2 then private.all_but_one(pieces)::tsquery end,
    nullif(array_to_string(coalesce(nullif(private.any_words(parts), '{}'), pieces), ' | '), '')::tsquery,
    nullif((select string_agg(coalesce(p.own, p.piece), ' | ' order by p.ordinality) from unnest(parts) with ordinality p), '')::tsquery,
    private.compact_code(term),
    null::text,
    private.fallback_queries(parts),
    private.read_search_terms(parts, words),
    null::bigint;
end
$$;

-- The goods for the job that a term names; no row if it names none, or if the names of goods have all its words.
create function private.parse_purpose(term text, words text[])
returns table (all_words tsquery, most_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text,
  fallbacks tsquery[], terms private.search_term[], purpose bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  named constant bigint := case when cardinality(words) > 1 then private.find_purpose(words) end;
  goods private.search_term[];
  goods_query tsquery;
  typed tsquery;
begin
  if named is null then
    return;
  end if;
  goods := private.purpose_terms(named);
  goods_query := (select string_agg(g.query::text, ' | ') from unnest(goods) g)::tsquery;
  select p.all_words into typed from private.parse_term(term, true) p;
  if private.is_found(goods_query) and not exists (
    select from private.search_documents d where d.vector @@ typed and d.title @@ typed)
  then
    return query select goods_query, null::tsquery, goods_query, goods_query, private.compact_code(term), null::text, '{}'::tsquery[], goods, named;
  end if;
end
$$;

-- A term as parse_term reads it after correction.
create function private.parse_mended_term(term text, mended_term text, as_typed boolean)
returns table (all_words tsquery, most_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text,
  fallbacks tsquery[], terms private.search_term[], purpose bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select p.all_words, p.most_words, p.any_word, p.literal, private.compact_code(parse_mended_term.term),
      coalesce(p.corrected_term, mended_term), p.fallbacks, p.terms, p.purpose
    from private.parse_term(mended_term, as_typed) p;
end
$$;

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
      -- Closer than a correction of a single word: two typos in a row that make a third word are chance. The first word alone would
      -- drop the second.
      continue when better is null or better = any (words) or extensions.levenshtein_less_equal(better, joined, 2) > 2;
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

-- Query of a single word (`piece`) and of the word as written (`own`), without an Arabic "and" before it (`word`); `corrected`:
-- the nearest known word if it is unknown and `corrects`.
create function private.single_word_query(typed text, is_first boolean, is_last boolean, corrects boolean,
  out word text, out own text, out piece text, out corrected text)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  token text := typed;
  lexemes text[] := private.word_lexemes(typed);
  better text;
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
    better := coalesce(private.correct_word(token), private.correct_word(private.strip_article(token)));
    corrected := (select v.display from private.vocabulary v where v.word = better);
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
  out word text, out own text, out piece text, out corrected text)
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
  elsif private.word_lexemes(words[place]) <> '{}' or (is_last and is_only) then
    select q.word, q.own, q.piece, q.corrected into word, own, piece, corrected
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

-- Terms by which products are scored: each piece of a query, and each two words in the order in which they are typed.
create function private.read_search_terms(pieces text[], owns text[], weights real[], words text[])
returns private.search_term[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select row(p.piece::tsquery, p.own::tsquery, private.head_query(p.piece)::tsquery, p.weight)::private.search_term
    from unnest(pieces, owns, weights) with ordinality p (piece, own, weight, place) order by p.place)
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

-- Queries to try one after the other if no product has all pieces: all words without the numbers, all words but one, any word, any
-- number.
create function private.fallback_queries(pieces text[], is_number boolean[], anys text[])
returns tsquery[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  nouns constant text[] := array(select p.piece from unnest(pieces, is_number) with ordinality p (piece, is_number, place)
    where not p.is_number order by p.place);
begin
  return array_remove(array[
    case when cardinality(nouns) between 1 and cardinality(pieces) - 1 then array_to_string(nouns, ' & ')::tsquery end,
    case when cardinality(nouns) > 2 then private.all_but_one(nouns)::tsquery end,
    nullif(array_to_string(anys, ' | '), '')::tsquery,
    case when cardinality(nouns) between 1 and cardinality(pieces) - 1 then array_to_string(anys || pieces, ' | ')::tsquery end], null);
end
$$;

-- Reads a search term as queries. Each word or one of its synonyms must occur; the last word may be a prefix. Unknown words are
-- replaced by the nearest known one: corrected_term is the resulting term, null if nothing was replaced (as_typed: never
-- replace). `literal` ranks matches of the typed words above matches of synonyms.
create function private.parse_term(term text, as_typed boolean default false)
returns table (all_words tsquery, most_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text,
  fallbacks tsquery[], terms private.search_term[])
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words text[] := (private.split_words(left(term, 200)))[1:12];
  place int := 1;
  token text;
  better text;
  -- Adjacent words read as a phrase.
  phrase_words text[];
  phrase_length int;
  is_trade_phrase boolean;
  own text;
  -- Each word of a phrase with its synonyms.
  singles text[];
  piece text;
  pieces text[] := '{}';
  -- The pieces, and the single words of phrases.
  anys text[] := '{}';
  literals text[] := '{}';
  weights real[] := '{}';
  is_number boolean[] := '{}';
  is_size boolean;
  wrong text[] := '{}';
  mended text[] := '{}';
  mended_term text;
  is_last boolean;
  -- The previous word if it is single, and both joined.
  previous text;
  together text;
begin
  if not as_typed then
    mended_term := private.join_words(left(term, 200));
    if mended_term is not null then
      return query select * from private.parse_mended_term(parse_term.term, mended_term, false);
      return;
    end if;
  end if;
  while place <= cardinality(words) loop
    -- The longest phrase with synonyms.
    for size in reverse least(4, cardinality(words) - place + 1) .. 1 loop
      phrase_words := words[place : place + size - 1];
      phrase_length := size;
      is_trade_phrase := exists (select from private.synonym_phrases p where p.phrase = private.phrase_key(phrase_words));
      exit when is_trade_phrase;
    end loop;
    token := words[place];
    is_size := token ~ '[0-9]' and not is_trade_phrase;
    is_last := place + phrase_length - 1 = cardinality(words);
    singles := '{}';
    better := null;
    if is_trade_phrase then
      select q.own, q.singles, q.piece into own, singles, piece from private.phrase_query(phrase_words, is_last) q;
    else
      select q.word, q.own, q.piece, q.corrected into token, own, piece, better
      from private.word_or_size_query(words, place, pieces = '{}', not as_typed) q;
    end if;
    if better is not null then
      wrong := wrong || token;
      mended := mended || better;
    end if;
    if piece is not null then
      pieces := pieces || piece;
      is_number := is_number || is_size;
      -- A size alone says nothing about the kind of goods.
      if not is_size then
        anys := anys || piece || singles;
      end if;
      weights := weights || case when token ~ '[0-9]' then 0.6 else private.word_weight(words[place : place + phrase_length - 1]) end::real;
      literals := literals || coalesce(own, piece);
      -- Two words that are also written together.
      together := previous || token;
      if together is not null and exists (select from private.vocabulary v where v.word = together and v.in_text) then
        piece := private.any_of(quote_literal(private.stem_word(together)) || private.synonym_queries(array[together]));
        pieces := pieces[: cardinality(pieces) - 2] || format('(%s & %s | %s)', pieces[cardinality(pieces) - 1],
          pieces[cardinality(pieces)], piece);
        anys := anys || piece;
        literals := literals[: cardinality(literals) - 2]
          || format('(%s & %s | %s)', literals[cardinality(literals) - 1], literals[cardinality(literals)], quote_literal(private.stem_word(together)));
        weights := weights[: cardinality(weights) - 1];
        is_number := is_number[: cardinality(is_number) - 1];
        token := null;
      end if;
    end if;
    previous := case when piece is not null and phrase_length = 1 and token !~ '[0-9]' then token end;
    place := place + phrase_length;
  end loop;
  if wrong <> '{}' then
    -- Read again, because the corrected words may form a known phrase.
    return query select * from private.parse_mended_term(parse_term.term, private.mend_term(left(term, 200), wrong, mended), true);
    return;
  end if;
  return query select
    nullif(concat_ws(' | ', nullif(array_to_string(pieces, ' & '), ''), private.article_query(term)), '')::tsquery,
    case when cardinality(pieces) > 2 then private.all_but_one(pieces)::tsquery end,
    nullif(array_to_string(case when anys = '{}' then pieces else anys end, ' | '), '')::tsquery,
    nullif(array_to_string(literals, ' | '), '')::tsquery,
    private.compact_code(term),
    null::text,
    private.fallback_queries(pieces, is_number, anys),
    private.read_search_terms(pieces, literals, weights, words);
end
$$;

-- A term as parse_term reads it after correction.
create function private.parse_mended_term(term text, mended_term text, as_typed boolean)
returns table (all_words tsquery, most_words tsquery, any_word tsquery, literal tsquery, code text, corrected_term text,
  fallbacks tsquery[], terms private.search_term[])
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select p.all_words, p.most_words, p.any_word, p.literal, private.compact_code(parse_mended_term.term),
      coalesce(p.corrected_term, mended_term), p.fallbacks, p.terms
    from private.parse_term(mended_term, as_typed) p;
end
$$;

-- Completions of the last word of a term after other words: only words and sizes that the names of goods have together with them.

-- Query of complete words: each or one of its synonyms; null if they say nothing about goods.
create function private.complete_words_query(words text[])
returns tsquery
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  lengths constant int[] := private.phrase_lengths(words);
  pieces text[] := '{}';
  place int := 1;
begin
  while place <= cardinality(words) loop
    pieces := pieces || case
      when lengths[place] > 0 then (select q.piece from private.phrase_query(words[place : place + lengths[place] - 1], false) q)
      when words[place] ~ '[0-9]' then private.number_query(words[place], private.size_kind(words))
      when not private.is_filler(words[place]) then private.any_of(private.word_queries(words[place])) end;
    place := place + greatest(lengths[place], 1);
  end loop;
  return nullif(array_to_string(pieces, ' & '), '')::tsquery;
end
$$;

-- An indexed size as people write it: 60x60 cm for 60x60cm, «2.5 مم²» for 2.5mm2.
create function private.size_label(size text, in_arabic boolean)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  parts constant text[] := regexp_match(size, '^(.*[0-9])([a-z]+2?)$');
  units constant jsonb := '{"mm": "ملم", "cm": "سم", "m": "متر", "inch": "انج", "kg": "كغم", "g": "غم", "l": "لتر", "ml": "مل", "v": "فولت",
    "w": "واط", "kw": "كيلوواط", "a": "أمبير", "hp": "حصان", "bar": "بار", "mm2": "مم²", "t": "طن"}';
  symbols constant jsonb := '{"l": "L", "v": "V", "w": "W", "kw": "kW", "a": "A", "mm2": "mm²", "kva": "kVA", "va": "VA", "btu": "BTU",
    "ah": "Ah"}';
begin
  if parts is null or private.unit_symbol(parts[2]) is distinct from parts[2] then
    -- A thread (M10x40).
    return regexp_replace(size, '^m(?=[0-9])', 'M');
  end if;
  return regexp_replace(parts[1], '^m(?=[0-9])', 'M') || ' '
    || coalesce(case when in_arabic then units ->> parts[2] end, symbols ->> parts[2], parts[2]);
end
$$;

-- Goods whose titles have all words: up to 250 of the most wanted goods of the catalogue, and if there are fewer also of 250 goods of
-- all that mention the words. Unordered; the numbers keep suggestions fast in any catalogue.
create function private.read_titled_goods(query tsquery)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
-- The planner would scan a table, expecting matches soon; there may be none.
set enable_seqscan = off
as $$
declare
  most constant int := 250;
  ids bigint[] := array(select h.product_id from private.search_head h where h.title @@ query limit most);
begin
  if cardinality(ids) < most then
    ids := ids || array(
      select d.product_id
      from (select x.product_id, x.title from private.search_documents x where x.vector @@ query limit most) d
      where d.title @@ query);
  end if;
  return ids;
end
$$;

-- Up to six completions of the last word of a term and up to 50 goods that have them, most wanted first; both null if no word is before
-- it. `corrected_term` is the corrected term, `matched` are goods that the whole term finds.
create function private.complete_last_word(
  term text, corrected_term text, matched bigint[], out completions text[], out goods bigint[])
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  token constant text := substring(btrim(term) from '\S+$');
  tokens constant text[] := private.split_words(token);
  before text[] := private.split_words(regexp_replace(btrim(term), '\S+$', ''))
    || trim_array(tokens, least(1, cardinality(tokens)));
  corrected constant text[] := private.split_words(corrected_term);
  -- "2." and "60x" are beginnings of sizes.
  last_word constant text := case when token ~ '[0-9٠-٩][.,٫x×*/]$' then translate(private.fold_letters(token), '×*,', 'xx.')
    else tokens[cardinality(tokens)] end;
  query tsquery;
  pool bigint[];
  lexemes text[];
begin
  if before = '{}' or last_word is null then
    return;
  end if;
  if cardinality(corrected) = cardinality(before) + 1 then
    before := trim_array(corrected, 1);
  end if;
  query := private.complete_words_query(before);
  pool := private.listed_titles(matched || private.read_titled_goods(query), query);
  if last_word ~ '^m?[0-9]' then
    lexemes := private.title_sizes(pool, last_word);
    completions := array(
      select private.size_label(l.lexeme, term ~ '[\u0621-\u064a]')
      from unnest(lexemes) with ordinality l (lexeme, place) order by l.place);
  else
    select w.lexemes, w.words into lexemes, completions from private.title_words(pool, last_word, before) w;
  end if;
  goods := array(
    select d.product_id from private.search_documents d
    where d.product_id = any (pool) and d.title @@ private.any_of(array(select quote_literal(l) from unnest(lexemes) l))::tsquery
    order by d.popularity desc, d.product_id limit 50);
end
$$;

-- Those of the goods that visitors see and whose titles have all words.
create function private.listed_titles(ids bigint[], query tsquery)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  barred constant uuid[] := private.barred_company_ids();
  hidden constant bigint[] := private.hidden_category_ids();
begin
  return array(
    select d.product_id from private.search_documents d
    where d.product_id = any (ids) and d.title @@ query and d.company_id <> all (barred) and d.category_id <> all (hidden));
end
$$;

-- The six most frequent sizes in the names of these goods that begin so, as they are indexed.
create function private.title_sizes(ids bigint[], beginning text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select s.lexeme
    from (
      -- Only the longest of 60x60cm, 60cm and 60, which have one place in the name.
      select distinct on (d.product_id, p.place) l.lexeme
      from private.search_documents d
      cross join lateral unnest(d.title) l
      cross join lateral unnest(l.positions, l.weights) p (place, weight)
      where d.product_id = any (ids) and l.lexeme ^@ beginning and p.weight = 'A'
      order by d.product_id, p.place, length(l.lexeme) desc) s
    where s.lexeme <> beginning and s.lexeme ~ '^m?[0-9][0-9./x]*([a-z]+2?)?$' and s.lexeme ~ '[a-z./]'
    group by s.lexeme order by count(*) desc, s.lexeme limit 6);
end
$$;

-- The six most frequent words in the titles of these goods that begin so and are not among the others, as they are indexed and as
-- people write them.
create function private.title_words(ids bigint[], beginning text, others text[], out lexemes text[], out words text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  beginnings constant text[] := array_remove(array[beginning, private.strip_article(beginning)], null);
begin
  select array_agg(w.lexeme order by w.goods desc, w.word), array_agg(w.display order by w.goods desc, w.word) into lexemes, words
  from (
    select f.lexeme, f.goods, v.word, v.display
    from (
      select l.lexeme, count(*) as goods
      from private.search_documents d cross join lateral unnest(d.title) l
      where d.product_id = any (ids) and left(l.lexeme, 1) = any (array(select left(b, 1) from unnest(beginnings) b))
      group by l.lexeme) f
    cross join lateral (
      select x.word, x.display from private.vocabulary x
      where x.stem = f.lexeme and x.in_text and x.word <> all (beginnings || others)
        and exists (select from unnest(beginnings) b (beginning) where x.word ^@ b.beginning)
      order by length(x.word), x.word limit 1) v
    order by f.goods desc, v.word limit 6) w;
end
$$;

-- Finds the goods of the catalogue that a line of a bill means. match_quote_lines and propose_category share these functions.

-- Lexemes of words that say nothing about goods: work, papers, packing, and names of measures.
create function private.bill_fillers()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_agg(distinct l) from unnest(string_to_array(
    'supply supplying provide providing install installing installation fix fixing deliver delivery including incl complete '
    'necessary required accessories accessory fittings per specification specifications specs drawing drawings quality type size dia '
    'diameter thickness thk thick length long width wide height nominal approved equal equivalent brand model no nos pcs pc qty '
    'each sqmm bag bags box pack carton roll coil pail drum tin can bucket piece pieces set x kg mm cm '
    'توريد تجهيز تركيب نصب مع كامل كامله ملحقات لوازم حسب المواصفات مواصفات نوع نوعيه قياس قياسات حجم قطر سمك سماكه طول عرض ارتفاع جيد '
    'جيده اصلي شامل يشمل كافه لزوم اعمال عمل ماركه عدد كميه كيس اكياس علبه كارتون كرتون لفه رول قطعه سطل تنكه درجه اولي قدره', ' ')) w (word)
  cross join lateral unnest(array_append(private.word_lexemes(w.word), w.word)) l
$$;

-- Texts of up to three words that may be an article number: letters with digits, or at least six digits. Sizes are none.
create function private.bill_codes(description text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  typed constant text[] := (regexp_split_to_array(btrim(description), '\s+'))[1:30];
begin
  return array(
    select distinct c.code
    from generate_series(1, cardinality(typed)) place
    cross join generate_series(0, 2) more
    cross join lateral (select array_to_string(typed[place : place + more], ' ') as written) t
    cross join lateral (select private.compact_code(t.written) as code) c
    where place + more <= cardinality(typed) and t.written ~ '[0-9٠-٩]'
      and c.code ~ '^(?=.*[a-z])(?=.*[0-9]).{4,40}$|^[0-9]{6,40}$'
      and exists (select from unnest(private.split_words(t.written)) w where w !~ '^[0-9./]*(x[0-9.]+)*([a-z]{1,4}2?)?$' or length(w) > 6));
end
$$;

-- Queries of the synonyms of the phrases of two to four words that contain each word, by its place: a product that has a synonym of
-- a phrase has its words.
create function private.phrase_synonyms(words text[])
returns table (place int, queries text[])
language sql
stable
security definer
set search_path = ''
as $$
  select p, array_agg(q)
  from generate_series(1, cardinality(words)) first
  cross join generate_series(1, 3) more
  cross join lateral (select words[first : first + more] as phrase) w
  cross join lateral unnest(private.synonym_queries(w.phrase)) q
  cross join lateral generate_series(first, first + more) p
  where first + more <= cardinality(words)
  group by p
$$;

-- Reads a description: words that say something about the goods, with their forms and synonyms, numbers with units, and what may be
-- an article number. Unknown words of at least five letters are corrected.
create function private.read_bill_line(description text)
returns private.bill_line
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  fillers constant text[] := private.bill_fillers();
  -- Without the names of measures in "L=12 m", which would be read as "60 l" behind a number.
  words constant text[] := (private.split_words(regexp_replace(left(description, 300), '\m[[:alpha:]]{1,3}\.? ?[=:] ?(?=[0-9])', ' ', 'g')))[1:24];
  plain constant text[] := array(select w.word from unnest(words) with ordinality w (word, place)
    where w.word !~ '[0-9]' and not private.word_lexemes(regexp_replace(w.word, '^و(?=...)', '')) <@ fillers order by w.place limit 16);
  goods constant real := (select greatest(c.reltuples, 100) from pg_catalog.pg_class c where c.oid = 'private.search_documents'::regclass);
  line private.bill_line;
begin
  line.words := words;
  line.measures := private.read_measures(words);
  line.codes := private.bill_codes(description);
  line.is_arabic := description ~ '[\u0621-\u064a]';
  select array_agg(k.query::tsquery order by w.place), array_agg(ln(1 + goods / coalesce(k.frequency, goods / 20)) order by w.place),
    array_agg(k.frequency is not null order by w.place)
  into line.queries, line.weights, line.known
  from unnest(plain) with ordinality w (word, place)
  left join private.phrase_synonyms(plain) p on p.place = w.place
  cross join lateral (select private.synonym_queries(array[w.word]) || coalesce(p.queries, '{}') as queries) s
  cross join lateral (select coalesce(max(v.frequency), 0) as frequency from private.vocabulary v
    where v.stem = any (private.word_lexemes(w.word))) own
  cross join lateral (
    -- Without the Arabic "and" before it, else with its spelling corrected.
    select case when own.frequency = 0 and s.queries = '{}' and length(w.word) >= 5 then coalesce(
      (select min(v.word) from private.vocabulary v where w.word ~ '^و' and v.stem = any (private.word_lexemes(substr(w.word, 2)))),
      private.correct_word(w.word)) end as better) c
  cross join lateral (
    select private.any_of(private.word_queries(coalesce(c.better, w.word)) || s.queries) as query,
      case when own.frequency > 0 then own.frequency
        when c.better is not null then (select max(v.frequency) from private.vocabulary v where v.word = c.better)
        when s.queries <> '{}' then goods / 100 end as frequency) k
  -- Unknown words of one or two letters are abbreviations such as "gr".
  where k.query is not null and (k.frequency is not null or length(w.word) > 2);
  select line.queries || array_agg(q.query::tsquery) filter (where not m.is_measure),
    line.weights || array_agg(ln(50)::real) filter (where not m.is_measure), line.known || array_agg(true) filter (where not m.is_measure),
    array_agg(q.query::tsquery) filter (where m.is_measure)
  into line.queries, line.weights, line.known, line.numbers
  from unnest(words) w (word)
  cross join lateral (select private.read_measures(array[w.word]) <> '{}' as is_measure) m
  cross join lateral (
    select private.any_of(array[quote_literal(w.word) || case when w.word ~ '[^0-9.]' then ':*' else '' end,
      (select string_agg(quote_literal(l), ' & ') from unnest((private.word_lexemes(w.word))[2:]) l where l ~ '[0-9]')]) as query) q
  where w.word ~ '[0-9]';
  line.lexemes := array(select distinct l[1] from unnest(line.queries) q, regexp_matches(q::text, '''([^'']+)''', 'g') l);
  return line;
end
$$;

-- Up to `most` goods that have the words, the most popular first. The whole catalogue, where words of many goods would be slow, is
-- read only if fewer than `few` popular goods have them; then few goods have them.
create function private.find_goods(query tsquery, most int, few int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan
as $$
declare
  found_ids bigint[] := array(select h.product_id from private.search_head h where h.title @@ query order by h.place + 0 limit most);
begin
  if cardinality(found_ids) < few then
    found_ids := found_ids || array(select d.product_id from private.search_documents d where d.vector @@ query limit most);
  end if;
  return found_ids;
end
$$;

-- Goods among which the line's product is sought: those with its article number, those with all words and numbers, then with fewer.
-- At most about a hundred.
create function private.line_candidates(line private.bill_line)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant int := 40;
  few constant int := 5;
  ids bigint[] := '{}';
  -- Known words, the rarest first; more find nothing more. Phrases as their words, because positions are not in the index:
  -- judge_goods compares the phrase.
  words text[] := array(select '(' || regexp_replace(q.query::text, '<[^>]+>', '&', 'g') || ')'
    from unnest(line.queries, line.weights, line.known) q (query, weight, is_known) where q.is_known order by q.weight desc limit 5);
  numbers constant text[] := array(select '(' || n::text || ')' from unnest(line.numbers) n);
  attempt text;
begin
  if line.codes <> '{}' then
    ids := array(select d.product_id from private.search_documents d where d.codes && line.codes limit 20);
  end if;
  if words = '{}' then
    return ids;
  end if;
  foreach attempt in array array_remove(array[
    case when numbers <> '{}' then array_to_string(words || numbers, ' & ') end,
    array_to_string(words, ' & '),
    case when cardinality(words) > 2 then private.all_but_one(words) end,
    case when cardinality(words) > 3 then (
      select string_agg(words[a] || ' & ' || words[b], ' | ') from generate_series(1, 3) a, generate_series(1, 3) b where a < b) end,
    case when cardinality(words) between 2 and 3 then words[1] end], null)
  loop
    exit when cardinality(ids) >= enough;
    ids := ids || private.find_goods(attempt::tsquery, enough, few - cardinality(ids));
  end loop;
  return ids;
end
$$;

-- Judges goods by how well they fit a line, the best first. The score counts the words of the line that the name, the brand, the
-- code or the variants have, and by half those that only the category or the attributes have, because "pipe" is also in the category
-- of an elbow. It counts the part of the name that the line mentions; numbers that are missing or contradict lower it. A match is sure
-- if it has the article number, or all words and numbers of the line while the line mentions most of its name; never if a number
-- contradicts.
create function private.judge_goods(line private.bill_line, ids bigint[])
returns setof private.line_match
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  barred constant uuid[] := private.barred_company_ids();
  hidden constant bigint[] := private.hidden_category_ids();
  fillers constant text[] := private.bill_fillers();
  -- A word in the line's language among words between spaces.
  plain_word constant text := case when line.is_arabic then ' [\u0621-\u064a]+ ' else ' [a-z]+ ' end;
begin
  return query
  with goods as materialized (
    select d.product_id, d.category_id, d.company_id, d.popularity, d.codes && line.codes as has_code, i.place,
      ts_filter(d.vector, '{a,b,c}') || coalesce(v.words, '') as facts,
      ts_filter(d.vector, '{a,b}') || coalesce(v.words, '') as own_facts, v.words is not null as has_variants
    from (select x.id, min(x.place) as place from unnest(ids) with ordinality x (id, place) group by x.id) i
    join private.search_documents d on d.product_id = i.id
    left join lateral (
      select private.word_vector(private.split_words(string_agg(distinct concat_ws(' ', x.size, x.color, x.color_ar), ' ')), 'C') as words
      from public.product_variants x where x.product_id = d.product_id having count(*) > 0) v on true
    where d.company_id <> all (barred) and d.category_id <> all (hidden)
  ), worded as (
    select g.*, w.coverage
    from goods g
    cross join lateral (
      select coalesce(sum(q.weight * case when g.own_facts @@ q.query then 1 else 0.5 end) filter (where g.facts @@ q.query)
        / sum(q.weight), 0) as coverage
      from unnest(line.queries, line.weights) q (query, weight)) w
    order by g.has_code desc, w.coverage desc, g.place limit 20
  ), described as (
    select w.*, n.named, n.others, regexp_count(t.all_words, plain_word) as words,
      regexp_count(t.all_words, plain_word) - regexp_count(t.others, plain_word) as words_mentioned
    from worded w
    cross join lateral (select ts_delete(ts_filter(w.facts, '{a}'), fillers) as title) a
    cross join lateral (
      select ' ' || array_to_string(tsvector_to_array(a.title), '  ') || ' ' as all_words,
        ' ' || array_to_string(tsvector_to_array(ts_delete(a.title, line.lexemes)), '  ') || ' ' as others) t
    cross join lateral (
      select coalesce(array_agg(f.word order by f.place) filter (where f.weight = 'A'), '{}') as named,
        coalesce(array_agg(f.word order by f.place) filter (where f.weight = 'C'), '{}') as others
      from (
        -- The longest lexeme of a place is the word, the others are its parts.
        select p.place, p.weight, (array_agg(l.lexeme order by length(l.lexeme) desc))[1] as word
        from unnest(w.facts) l cross join lateral unnest(l.positions, l.weights) p (place, weight)
        where l.lexeme ~ '[0-9]' and p.weight <> 'B'
        group by p.place, p.weight) f) n
  ), read as materialized (
    select d.*, array(select distinct m from unnest(private.read_measures(d.named)) m) as in_name, private.read_measures(d.others) as stated
    from described d
  ), measured as (
    select r.*, m.agreed, m.contradicts, cardinality(line.measures) as wanted,
      -- Part of the name that the line mentions.
      (r.words_mentioned + c.agreed) / greatest(r.words + cardinality(r.in_name), 1)::numeric as mentioned
    from read r
    cross join lateral private.compare_measures(line.measures, r.in_name || r.stated) m
    cross join lateral private.compare_measures(r.in_name, line.measures) c
  ), judged as (
    select m.*, m.coverage > 0.999 and m.agreed = m.wanted and m.mentioned >= 0.6
      and cardinality(line.queries) + m.wanted >= 2 as has_all
    from measured m
  ), scored as (
    select j.*, case when j.has_code and not j.contradicts then 1 else (0.75 * j.coverage + 0.25 * j.mentioned)
      * case when j.contradicts then 0.5 when j.wanted > 0 then 0.8 + 0.2 * j.agreed / j.wanted else 1 end end as score
    from judged j
    where j.has_code or j.coverage >= 0.5
  ), ranked as (
    -- Contradicting goods come after all that agree.
    select s.*, case when s.contradicts then least(s.score, min(s.score) filter (where s.agreed = s.wanted) over () - 0.001)
      else s.score end as rank
    from scored s
  )
  select r.product_id, r.category_id, r.company_id, case when r.has_variants then private.variant_of_line(r.product_id, line) end,
    round(r.rank::numeric, 3), not r.contradicts, not r.contradicts and (r.has_code or coalesce(r.has_all, false))
  from ranked r
  order by r.rank desc, r.popularity desc, r.product_id;
end
$$;

-- The only variant of a product that has the article number, or the size and colour that the line mentions; null if there is none.
create function private.variant_of_line(product_id bigint, line private.bill_line)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select case when count(*) = 1 then min(v.id) end
  from (
    select v.id, rank() over (order by coalesce(private.compact_code(v.sku) = any (line.codes), false) desc) as place
    from public.product_variants v
    where v.product_id = variant_of_line.product_id and (private.compact_code(v.sku) = any (line.codes)
      or (v.size is null or private.split_words(v.size) <@ line.words or private.split_words('size ' || v.size) <@ line.words)
        and (v.color is null or private.split_words(v.color) <@ line.words or private.split_words(v.color_ar) <@ line.words))) v
  where v.place = 1
$$;

-- The goods that a description may mean, the best first; none if no goods have half of its words.
create function private.match_bill_line(description text)
returns setof private.line_match
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  line constant private.bill_line := private.read_bill_line(description);
begin
  return query select * from private.judge_goods(line, private.line_candidates(line));
end
$$;

-- Category to which a description most likely belongs: that of the goods it may mean, else that of the most popular goods whose
-- names share its words; null if there are none. `matches`: match_bill_line of the description.
create function private.propose_category(description text, matches private.line_match[])
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_category bigint;
  term record;
begin
  select m.category_id into found_category from unnest(matches) m
  group by m.category_id order by max(m.score) desc, sum(m.score) desc, m.category_id limit 1;
  if found_category is null then
    select p.most_words, p.any_word into term from private.parse_term(description) p;
    select d.category_id into found_category
    from (select h.product_id, ts_rank(h.title, term.any_word) as score from private.search_head h
      where h.title @@ coalesce(term.most_words, term.any_word) order by score desc, h.place limit 20) h
    join private.search_documents d using (product_id)
    where d.category_id <> all (private.hidden_category_ids())
    group by d.category_id order by sum(h.score) desc, d.category_id limit 1;
  end if;
  return found_category;
end
$$;

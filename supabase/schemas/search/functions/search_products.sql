-- If no product has all words of a term, replaces rare words or mere prefixes by a near word that is at least ten times as
-- frequent ("gypsum bord": there is bordeaux paint); null if there are none. Synonyms are not replaced.
create function private.mend_rare_words(term text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed constant text[] := private.split_words(left(term, 200));
  token text;
  goods int;
  better text;
  wrong text[] := '{}';
  mended text[] := '{}';
begin
  foreach token in array typed loop
    continue when length(token) < 4 or token ~ '[0-9]' or token = any (wrong) or not private.is_known_word(token, token = typed[cardinality(typed)])
      or exists (select from private.synonym_phrases p where p.phrase = private.phrase_key(array[token]));
    select coalesce(max(v.frequency), 0) into goods from private.vocabulary v where v.stem = any (private.word_lexemes(token));
    better := private.correct_word(token, greatest(10 * goods, 1));
    if better is not null then
      wrong := wrong || token;
      mended := mended || (select v.display from private.vocabulary v where v.word = better);
    end if;
  end loop;
  return case when wrong <> '{}' then private.mend_term(left(term, 200), wrong, mended) end;
end
$$;

create function private.read_sort_rule(r private.search_request)
returns private.sort_rule
language plpgsql
immutable
set search_path = ''
as $$
declare
  rule private.sort_rule := row('d.popularity', 'desc', 'asc', array[array['d', 'private.search_documents', 'true', 'd.popularity']]);
  offers constant text := 'public.product_offers';
  on_deal constant text := '(o.discounted_price is not null and (o.deal_starts_at is null or o.deal_starts_at <= now())
    and (o.deal_ends_at is null or o.deal_ends_at > now()))';
  deals text[];
begin
  case r.sort
    when 'price_asc', 'price_desc' then
      rule.key := format('case when %s then o.discounted_price else o.price end', on_deal);
      rule.direction := substr(r.sort, 7);
      rule.tie := rule.direction;
      deals := array['o', offers, on_deal, 'o.discounted_price'];
      rule.streams := array[deals, array['o', offers, 'not ' || on_deal, 'o.price']];
    when 'discount' then
      rule.key := format('case when %s then (1 - o.discounted_price / o.price) else 0 end', on_deal);
      deals := array['o', offers, on_deal, '(1 - o.discounted_price / o.price)'];
      rule.streams := array[deals, array['o', offers, 'not ' || on_deal, '0::numeric']];
    when 'rating' then
      rule.key := '((o.rating_average * o.rating_count + 17.5) / (o.rating_count + 5))';
      rule.streams := array[array['o', offers, 'true', rule.key]];
    when 'newest' then
      -- The newest deal is the one that began last.
      rule.key := case when r.only_deals then 'coalesce(o.deal_starts_at, d.created_at)' else 'd.created_at' end;
      rule.streams := case when not r.only_deals then array[array['d', 'private.search_documents', 'true', rule.key]] end;
    else
      null;
  end case;
  if r.only_deals and deals is not null then
    rule.streams := array[deals];
  end if;
  return rule;
end
$$;

-- Products after the first `skip` in the sort order of the request. For a large set an index is walked as far as needed; if too
-- few of its first `reach` rows match, all matches are sorted.
create function private.search_page(
  r private.search_request, c private.search_conditions, found private.search_set, skip int, take int, reach int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  needed constant int := skip + take;
  rule constant private.sort_rule := private.read_sort_rule(r);
  condition constant text := coalesce(nullif(array_to_string(c.words || c.base || c.filters || c.offer_filters, ' and '), ''), 'true');
  stream text[];
  part bigint[];
  part_keys numeric[];
  ids bigint[] := '{}';
  keys numeric[] := '{}';
  is_cut boolean := rule.streams is null;
begin
  if found.pool is null and not is_cut then
    foreach stream slice 1 in array rule.streams loop
      execute format('select array_agg(x.product_id), array_agg(%8$s) from (
          select %1$s.product_id, %1$s.key from (
            select %1$s.*, %3$s as key from %2$s %1$s where %4$s order by %3$s %5$s, %1$s.product_id %6$s limit %9$s) %1$s %7$s
          where %10$s order by %1$s.key %5$s, %1$s.product_id %6$s limit %11$s) x',
        stream[1], stream[2], stream[4], stream[3], rule.direction, rule.tie,
        case when stream[1] = 'o' then 'join private.search_documents d using (product_id)'
          when c.offer_filters <> '{}' then 'join public.product_offers o using (product_id)' end,
        case when stream[4] = 'd.created_at' then 'extract(epoch from x.key)' else 'x.key::numeric' end, reach, condition, needed)
      into part, part_keys;
      if coalesce(cardinality(part), 0) < needed then
        execute format('select exists (select from %2$s %1$s where %3$s offset %4$s)', stream[1], stream[2], stream[3], reach) into is_cut;
        exit when is_cut;
      end if;
      ids := ids || part;
      keys := keys || part_keys;
    end loop;
    if not is_cut then
      return array(
        select x.id from unnest(ids, keys) x (id, key)
        order by case when rule.direction = 'desc' then -x.key else x.key end, case when rule.tie = 'desc' then -x.id else x.id end
        offset skip limit take);
    end if;
  end if;
  execute format('with fitting as materialized (
      select d.product_id, %s as key from private.search_documents d join public.product_offers o using (product_id) where %s)
    select array(select f.product_id from fitting f order by f.key %s, f.product_id %s offset %s limit %s)',
    rule.key, case when found.pool is null then condition else 'd.product_id = any ($1)' end, rule.direction, rule.tie,
    skip, take)
  into ids using found.pool;
  return ids;
end
$$;

-- Products of a set that is too large to read, by popularity, without the excluded ones.
create function private.walk_popular(
  r private.search_request, c private.search_conditions, excluded bigint[], skip int, take int, reach int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if take = 0 then
    return '{}';
  end if;
  r.sort := 'relevance';
  c.base := c.base || format('d.product_id <> all (%L::bigint[])', excluded);
  return private.search_page(r, c, null, skip, take, reach);
end
$$;

-- Top-level categories of the products, with counts.
create function private.count_by_first_category(found private.search_set)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with recursive counted as (
      select d.category_id as id, count(*) * found.total / cardinality(found.sample)::double precision as products
      from private.search_documents d where d.product_id = any (found.sample)
      group by d.category_id
    ), up as (
      select n.products, c.id, c.parent_id, 0 as depth from counted n join public.categories c on c.id = n.id
      union all
      select up.products, c.id, c.parent_id, up.depth + 1 from up join public.categories c on c.id = up.parent_id where up.depth < 20
    )
    select coalesce(jsonb_agg(jsonb_build_object('value', c.slug_en, 'label_en', c.name_en, 'label_ar', c.name_ar,
      'count', round(x.products)) order by x.products desc, c.position, c.id), '[]')
    from (select up.id, sum(up.products) as products from up where up.parent_id is null
          group by up.id order by 2 desc, up.id limit 8) x
    join public.categories c on c.id = x.id);
end
$$;

-- Whether any product has the words.
create function private.is_found(query tsquery)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
-- The planner would scan the table, expecting a match soon; there may be none.
set enable_seqscan = off
as $$
begin
  return exists (select from private.search_documents d where d.vector @@ is_found.query);
end
$$;

-- Whether the names, codes and groups of none of the products have all words: only descriptions mention them.
create function private.is_only_mentioned(r private.search_request, ids bigint[])
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return r.query is not null and r.purpose is null and ids <> '{}' and not exists (
    select from private.search_documents d
    where d.product_id = any (ids) and (ts_filter(d.vector, '{a,b,c}') @@ r.query or coalesce(d.codes @> array[r.code], false)));
end
$$;

-- Neighbours of a term that finds nothing, {terms, categories}: terms with near words that find goods, and categories of a similar
-- name.
create function private.search_alternatives(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed constant text[] := (private.split_words(left(term, 200)))[1:12];
begin
  return jsonb_build_object(
    'terms', (
      select coalesce(jsonb_agg(c.term order by c.place, c.likeness desc), '[]')
      from (
        select w.place, n.likeness, private.mend_term(left(search_alternatives.term, 200), array[w.word], array[n.display]) as term
        from unnest(typed) with ordinality w (word, place)
        cross join lateral (
          select v.display, extensions.similarity(v.word, w.word) as likeness from private.vocabulary v
          where v.word operator(extensions.%) w.word and v.in_text
          order by 2 desc, v.frequency desc, v.word limit 3) n
        where w.word !~ '[0-9]' and not private.is_known_word(w.word, false)
        order by n.likeness desc, w.place limit 4) c
      where private.is_found((select p.all_words from private.parse_term(c.term, true) p))),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('value', c.slug_en, 'label_en', c.name_en, 'label_ar', c.name_ar, 'count', c.products)
        order by c.likeness desc, c.id), '[]')
      from (
        select x.*, n.products, (
            select max(extensions.word_similarity(w.word, private.fold_letters(concat_ws(' ', x.name_en, x.name_ar))))
            from unnest(typed) w (word) where length(w.word) >= 4) as likeness
        from public.categories x
        cross join lateral (
          select sum(k.products) as products from private.category_counts k where k.category_id = any (private.category_subtree(x.id))) n
        where x.id <> all (private.hidden_category_ids()) and n.products > 0
        order by likeness desc nulls last, x.id limit 4) c
      where c.likeness >= 0.45));
end
$$;

-- Searches both languages, filters, sorts, pages and counts in one call. `input` is SearchInput of the typed client. Every order
-- holds each match exactly once, at any size. Up to `count_cap` results are counted; beyond that the total is an estimate
-- (total_is_estimate), except of whole categories. The filters count up to `cap` results, or a sample of `sample_size` of more
-- (counts_are_estimates).
create function private.search_products(input jsonb, cap int default 2000, sample_size int default 500, count_cap int default 10000)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.search_request := private.read_search_input(input);
  conditions private.search_conditions;
  is_filtered boolean;
  -- Beside a filtered set, the total of the unfiltered one is not shown.
  base_cap int;
  base private.search_set;
  hits private.search_set;
  -- Results in the whole catalogue, if the chosen category has none.
  elsewhere private.search_set;
  whole private.search_request;
  has_all_words boolean := true;
  -- With known words corrected, because no product has all of them.
  mended private.search_request;
  -- Results with some of the words, if those with all of them do not fill a page.
  broad private.search_request;
  broad_hits private.search_set;
  ids bigint[];
  broad_ids bigint[] := '{}';
  result jsonb;
begin
  conditions := private.read_search_conditions(r);
  is_filtered := conditions.filters || conditions.offer_filters <> '{}';
  base_cap := case when is_filtered then cap else count_cap end;
  base := private.find_search_set(r, conditions, false, cap, sample_size, base_cap);
  if base.total = 0 and r.query is not null and not coalesce((input ->> 'as_typed')::boolean, false)
    and (conditions.base = '{}' or not private.is_found(r.query)) then
    mended := private.read_search_input(input || jsonb_build_object('term', private.mend_rare_words(coalesce(r.corrected_term, r.term))));
    if private.is_found(mended.query) then
      mended.corrected_term := coalesce(mended.corrected_term, mended.term);
      r := mended;
      conditions := private.read_search_conditions(r);
      base := private.find_search_set(r, conditions, false, cap, sample_size, base_cap);
    end if;
  end if;
  -- If nothing has all words: results without the sizes, with all words but one, else with any.
  while base.total = 0 and r.fallbacks <> '{}' and (conditions.base = '{}' or not private.is_found(r.query)) loop
    has_all_words := has_all_words and r.query = r.fallbacks[1];
    r.query := r.fallbacks[1];
    r.fallbacks := r.fallbacks[2:];
    conditions := private.read_search_conditions(r);
    base := private.find_search_set(r, conditions, false, cap, sample_size, base_cap);
  end loop;
  if not is_filtered then
    hits := base;
  else
    hits := private.find_search_set(r, conditions, true, cap, sample_size, count_cap);
  end if;

  if base.total = 0 and r.root is not null and r.term is not null then
    whole := r;
    whole.root := null;
    whole.categories := null;
    elsewhere := private.find_search_set(whole, private.read_search_conditions(whole), false, cap, sample_size, count_cap);
  end if;

  if r.sort in ('price_asc', 'price_desc', 'newest', 'discount', 'rating') or (r.term is null and hits.pool is null) then
    ids := private.search_page(r, conditions, hits, (r.page - 1) * r.page_size, r.page_size, 5 * count_cap);
  else
    ids := private.rank_search_set(r, conditions, hits, sample_size, 5 * count_cap);
  end if;
  if hits.total between 1 and r.page_size - 1 and r.page = 1 and r.sort = 'relevance' and r.query <> r.any_word then
    broad := r;
    broad.query := r.any_word;
    broad.page_size := r.page_size - hits.total;
    broad_hits := private.find_search_set(broad, private.read_search_conditions(broad), is_filtered, cap, sample_size, count_cap);
    broad_hits.sample := array(
      select x.id from unnest(broad_hits.sample) with ordinality x (id, place) where x.id <> all (hits.sample) order by x.place);
    broad_ids := private.rank_sample(broad, broad_hits.sample[:sample_size], 0, broad.page_size);
  end if;
  result := jsonb_build_object(
    'items', private.product_cards(ids),
    'has_all_words', has_all_words,
    'only_mentioned', has_all_words and private.is_only_mentioned(r, ids),
    'alternatives', case when hits.total = 0 and r.term is not null then private.search_alternatives(r.term)
      else jsonb_build_object('terms', '[]'::jsonb, 'categories', '[]'::jsonb) end,
    'items_with_some_words', private.product_cards(broad_ids),
    'total', hits.total,
    'total_is_estimate', hits.is_estimate,
    'counts_are_estimates', base.total > cardinality(base.sample) or hits.total > cardinality(hits.sample)
      or coalesce(elsewhere.total > cardinality(elsewhere.sample), false),
    'corrected_term', r.corrected_term,
    'purpose', (select jsonb_build_object('label_en', p.label_en, 'label_ar', p.label_ar) from private.search_purposes p where p.id = r.purpose),
    'other_categories', case when elsewhere.total > 0 then private.count_by_first_category(elsewhere) else '[]' end,
    'facets', private.search_facets(r,
      hits.sample, hits.total / greatest(cardinality(hits.sample), 1)::double precision,
      case when is_filtered then base.sample end, base.total / greatest(cardinality(base.sample), 1)::double precision));
  if coalesce((input ->> 'with_comparison')::boolean, false) then
    result := result || jsonb_build_object('comparison', private.compare_attributes(
      array(select (i ->> 'id')::bigint from jsonb_array_elements(result -> 'items') i)));
  end if;
  return result;
end
$$;

create function public.search_products(input jsonb default '{}')
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return private.catalogue_answer(private.search_products(input));
end
$$;
grant execute on function public.search_products(jsonb), private.search_products(jsonb, int, int, int)
  to anon, authenticated, service_role;

create function private.chosen_texts(input jsonb, key text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if jsonb_typeof(input -> key) = 'array' and jsonb_array_length(input -> key) > 0 then
    return array(select jsonb_array_elements_text(input -> key));
  end if;
  return null;
end
$$;

create function private.read_search_input(input jsonb)
returns private.search_request
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.search_request;
begin
  r.term := nullif(btrim(input ->> 'term'), '');
  r.sort := coalesce(input ->> 'sort', 'relevance');
  r.page := greatest(coalesce((input ->> 'page')::int, 1), 1);
  r.page_size := least(greatest(coalesce((input ->> 'page_size')::int, 24), 1), 60);
  r.brands := (select array_agg(private.fold_text(b)) from unnest(private.chosen_texts(input, 'brands')) b);
  -- An invalid id matches no seller.
  r.sellers := case when private.chosen_texts(input, 'sellers') is not null then array(
    select s::uuid from unnest(private.chosen_texts(input, 'sellers')) s
    where s ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') end;
  r.sizes := private.chosen_texts(input, 'sizes');
  r.colors := private.chosen_texts(input, 'colors');
  if jsonb_typeof(input -> 'attributes') = 'object' then
    select jsonb_agg(jsonb_build_object('key', f.key, 'ids', coalesce((
      select jsonb_agg(o.id) from private.attribute_values o
      where o.key = f.key and f.value ? o.value_en), '[]')))
    into r.attributes
    from jsonb_each(input -> 'attributes') f
    where jsonb_typeof(f.value) = 'array' and jsonb_array_length(f.value) > 0;
  end if;
  r.attributes := coalesce(r.attributes, '[]');
  r.price_min := (input ->> 'price_min')::numeric;
  r.price_max := (input ->> 'price_max')::numeric;
  r.rating_min := (input ->> 'rating_min')::numeric;
  r.only_stock := coalesce((input ->> 'in_stock')::boolean, false);
  r.only_deals := coalesce((input ->> 'on_deal')::boolean, false);
  if nullif(input ->> 'category', '') is not null then
    select c.id into r.root from public.categories c
    where private.read_slug(input ->> 'category') in (c.slug_en, c.slug_ar) limit 1;
    r.categories := private.category_subtree(r.root);
  end if;
  if r.term is not null then
    select p.all_words, p.fallbacks, p.any_word, p.literal, p.terms, p.code, p.corrected_term, p.purpose
    into r.query, r.fallbacks, r.any_word, r.literal, r.terms, r.code, r.corrected_term, r.purpose
    from private.parse_term(r.term, coalesce((input ->> 'as_typed')::boolean, false)) p;
  end if;
  return r;
end
$$;

create function private.read_search_conditions(r private.search_request)
returns private.search_conditions
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  c private.search_conditions;
  barred uuid[] := private.barred_company_ids();
  hidden bigint[] := private.hidden_category_ids();
  -- private.deal_price inlined: for thousands of rows, the calls would cost more than all the rest.
  deal_price constant text := '(case when (o.deal_starts_at is null or o.deal_starts_at <= now())
    and (o.deal_ends_at is null or o.deal_ends_at > now()) then o.discounted_price end)';
  variant text := nullif(concat_ws(' and ', case when r.sizes is not null then format('v.size = any (%L)', r.sizes) end,
    case when r.colors is not null then format('v.color = any (%L)', r.colors) end), '');
begin
  c.base := array_remove(array[
    case when r.categories is not null then format('d.category_id = any (%L::bigint[])', r.categories) end,
    case when barred <> '{}' then format('d.company_id <> all (%L::uuid[])', barred) end,
    case when hidden <> '{}' then format('d.category_id <> all (%L::bigint[])', hidden) end], null);
  if r.term is not null then
    c.words := coalesce('(' || nullif(concat_ws(' or ', case when r.query is not null then format('d.vector @@ %L::tsquery', r.query) end,
      case when r.code is not null then format('d.codes @> array[%L]', r.code) end), '') || ')', 'false');
  end if;
  c.filters := array_remove(array[
    case when r.brands is not null then format('d.brand_key = any (%L)', r.brands) end,
    case when r.sellers is not null then format('d.company_id = any (%L::uuid[])', r.sellers) end,
    case when variant is not null then
      format('exists (select from public.product_variants v where v.product_id = d.product_id and %s)', variant) end,
    -- With a chosen size or colour, in stock refers to that variant.
    case when r.only_stock and variant is not null then
      format('exists (select from public.product_variants v join public.product_stock s on s.variant_id = v.id
        where v.product_id = d.product_id and s.quantity > 0 and %s)', variant) end], null)
    || array(
      select format('d.attribute_ids && %L::int[]', array(select jsonb_array_elements_text(f -> 'ids')::int))
      from jsonb_array_elements(r.attributes) f);
  c.offer_filters := array_remove(array[
    case when r.only_stock and variant is null then 'o.in_stock' end,
    case when r.rating_min is not null then format('o.rating_average >= %L and o.rating_count > 0', r.rating_min) end,
    -- A plain condition in addition: the planner knows how few prices are reduced and has an index for them.
    case when r.only_deals then 'o.discounted_price is not null and ' || deal_price || ' is not null' end,
    case when r.price_min is not null then format('coalesce(%s, o.price) >= %L', deal_price, r.price_min) end,
    case when r.price_max is not null then format('coalesce(%s, o.price) <= %L', deal_price, r.price_max) end], null);
  return c;
end
$$;

-- Planner's row estimate for a query. Volatile because EXPLAIN is refused in a stable function; it changes nothing.
create function private.estimate_rows(query text)
returns bigint
language plpgsql
volatile
set search_path = ''
as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric::bigint;
end
$$;

-- The most popular products whose title has all words, best first, from the head of the catalogue, and the place of the last one
-- there: {sample, total, is_estimate} with the total that follows if matches are as frequent in the rest.
create function private.find_in_head(r private.search_request, others text, offers text, sample_size int)
returns private.search_set
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  found private.search_set;
  last_place int;
  places int;
begin
  execute format('select array_agg(h.product_id order by h.place), max(h.place) from (
      select product_id, h.place from private.search_head h%s%s%s title @@ $1 order by h.place + 0 limit $2) h',
    case when others <> '' then ' join (select d.product_id from private.search_documents d where ' || others || ') d using (product_id)' end,
    offers, case when offers = '' then ' where' else ' and' end)
  into found.sample, last_place using r.query, sample_size;
  places := case when cardinality(found.sample) = sample_size then last_place else (
    select greatest(max(h.place), 1) from private.search_head h) end;
  found.total := cardinality(found.sample)::numeric / places * (
    select greatest(t.reltuples, last_place) from pg_catalog.pg_class t where t.oid = 'private.search_documents'::regclass);
  found.is_estimate := true;
  return found;
end
$$;

-- The best of a pool, or all of it in this order: the typed article number, then products with the words in their title, then the
-- most popular. `excluded` are left out.
create function private.best_of_pool(r private.search_request, pool bigint[], excluded bigint[], skip int, take int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
begin
  return array(
    select d.product_id from private.search_documents d
    where d.product_id = any (pool) and d.product_id not in (select unnest(excluded))
    order by coalesce(d.codes @> array[r.code], false) desc, r.query is null or d.title @@ r.query desc, d.popularity desc, d.product_id
    offset skip limit take);
end
$$;

-- Finds the products that meet the conditions, with or without the filters. Up to `count_cap` are counted, beyond that the total is
-- an estimate. Up to `cap` are the sample, of more the best `sample_size`. The answer does not depend on the requested page, so
-- that all pages of a list belong together.
create function private.find_search_set(
  r private.search_request, c private.search_conditions, is_filtered boolean, cap int, sample_size int, count_cap int)
returns private.search_set
language plpgsql
stable
security definer
set search_path = ''
-- Starting parallel workers costs more than they save.
set max_parallel_workers_per_gather = 0
as $$
declare
  found private.search_set;
  head private.search_set;
  barred constant uuid[] := private.barred_company_ids();
  hidden constant bigint[] := private.hidden_category_ids();
  others constant text := array_to_string(c.base || case when is_filtered then c.filters end, ' and ');
  offers constant text := case when is_filtered and c.offer_filters <> '{}' then
    ' join public.product_offers o using (product_id) where ' || array_to_string(c.offer_filters, ' and ') else '' end;
  exact bigint[] := '{}';
  -- Forces the word index first: the planner underestimates the cost of testing long vectors.
  source constant text := format('(select d.product_id from private.search_documents d where %s%s) d%s',
    concat_ws(' and ', coalesce(c.words, 'true'), nullif(others, '')), case when c.words is not null then ' offset 0' else '' end, offers);
begin
  -- Whole categories are already counted.
  if c.words is null and not is_filtered then
    select coalesce(sum(n.products), 0) into found.total from private.category_counts n
    where (r.categories is null or n.category_id = any (r.categories))
      and n.company_id <> all (barred) and n.category_id <> all (hidden);
    found.is_estimate := false;
    if found.total > cap then
      found.sample := array(
        select x.product_id
        from (select n.category_id, ceil(sum(n.products) * sample_size / found.total)::int as share
              from private.category_counts n
              where (r.categories is null or n.category_id = any (r.categories))
                and n.category_id <> all (hidden) and n.products > 0
              group by n.category_id) s
        cross join lateral (
          select d.product_id, d.popularity from private.search_documents d
          where d.category_id = s.category_id and d.company_id <> all (barred)
          order by d.popularity desc limit s.share) x
        order by x.popularity desc, x.product_id);
      return found;
    end if;
  end if;

  if r.query is not null then
    head := private.find_in_head(r, others, offers, sample_size);
    if cardinality(head.sample) = sample_size then
      if r.code is not null then
        -- An exact article number comes first, however many goods share its words.
        execute format('select array(select d.product_id from (select * from private.search_documents d where %s) d%s limit 100)',
          concat_ws(' and ', 'd.codes @> array[$1]', nullif(others, '')), offers)
        into exact using r.code;
        head.sample := (exact || array(select h from unnest(head.sample) h where h <> all (exact)))[:sample_size];
      end if;
      -- So many that counting up to the cap is not needed to know that there are more.
      if least(head.total, private.estimate_rows('select from ' || source)) > 5 * count_cap then
        return head;
      end if;
    end if;
  end if;

  execute format('select array(select d.product_id from %s limit $1)', source) into found.pool using count_cap + 1;
  found.total := cardinality(found.pool);
  found.is_estimate := found.total > count_cap;
  if found.total <= sample_size then
    found.sample := found.pool;
  elsif found.total <= cap then
    found.sample := private.best_of_pool(r, found.pool, '{}', 0, null);
  elsif not found.is_estimate then
    -- The index of the head may be an hour old.
    found.sample := case when (select count(*) from unnest(head.sample) h join unnest(found.pool) p on p = h) = sample_size then head.sample
      else private.best_of_pool(r, found.pool, '{}', 0, sample_size) end;
  else
    found.pool := null;
    found.total := greatest(found.total, private.estimate_rows('select from ' || source));
    if not is_filtered then
      c.filters := '{}';
      c.offer_filters := '{}';
    end if;
    found.sample := coalesce(head.sample, '{}');
    found.sample := found.sample || private.walk_popular(r, c, found.sample, 0,
      greatest(sample_size - cardinality(found.sample), 0), 5 * count_cap);
  end if;
  return found;
end
$$;

-- A part of these products in the order of their scores. Each term counts once, by its weight: most as typed in the name, more if it
-- is the head noun of the name, less in the description. Long names count less.
create function private.rank_sample(r private.search_request, sample bigint[], skip int, take int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    with judged as (
      select d.product_id, coalesce(d.codes @> array[r.code], false) as exact, d.title, d.vector,
        (1 + 0.05 * d.popularity) * case when o.in_stock then 1 else 0.8 end / (0.8 + 0.2 * length(ts_filter(d.title, '{a}')) / 12) as weight,
        (select sum(t.weight * (case when d.title @@ t.own then 1 when d.title @@ t.query then 0.85 else 0 end
            + case when d.title @@ t.head then 0.6 else 0 end))
          from unnest(r.terms) t) as title_score
      from unnest(sample) i (product_id)
      join private.search_documents d using (product_id)
      join public.product_offers o using (product_id)
    ), placed as (
      select j.*, row_number() over (order by j.exact desc, coalesce(j.title_score, 1) * j.weight desc, j.product_id) as title_place
      from judged j
    ), scored as (
      select p.product_id, p.exact, p.title_place <= 100 as is_read, p.weight * case
        when p.title_score is null then 1
        when p.title_place > 100 then p.title_score
        else p.title_score + (
          select sum(case when t.head is null or p.title @@ t.query then 0 when p.vector @@ t.query then 0.25 * t.weight else 0 end)
          from unnest(r.terms) t) end as score
      from placed p
    )
    select s.product_id from scored s order by s.exact desc, s.is_read desc, s.score desc, s.product_id offset skip limit take);
end
$$;

-- Products of the requested page by relevance: the first of the sample (`ranked`) by score, then the rest in the order of
-- best_of_pool, or by popularity if there are too many to read. Long texts are read only for the best 100.
create function private.rank_search_set(
  r private.search_request, c private.search_conditions, found private.search_set, ranked int, reach int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  skip constant int := (r.page - 1) * r.page_size;
  placed constant int := least(cardinality(found.sample), ranked);
  -- Places among the rest.
  later constant int := greatest(skip - placed, 0);
  ids bigint[] := '{}';
  missing int;
begin
  if skip < placed then
    ids := private.rank_sample(r, found.sample[:ranked], skip, r.page_size);
  end if;
  missing := r.page_size - cardinality(ids);
  if missing = 0 then
    return ids;
  elsif cardinality(found.sample) > placed then
    return ids || found.sample[placed + later + 1:placed + later + missing];
  elsif found.pool is null then
    return ids || private.walk_popular(r, c, found.sample, later, missing, reach);
  elsif cardinality(found.pool) > placed then
    return ids || private.best_of_pool(r, found.pool, found.sample, later, missing);
  end if;
  return ids;
end
$$;

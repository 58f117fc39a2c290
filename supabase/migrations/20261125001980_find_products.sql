-- Which products a search finds, and which of them its page shows, at any size of the catalogue.

-- What a search asks for, read once from SearchInput.
create type private.search_request as (
  term text,
  sort text,
  page int,
  page_size int,
  -- Folded as search_documents.brand_key.
  brands text[],
  sellers uuid[],
  sizes text[],
  colors text[],
  -- Chosen attributes: [{key, ids}], the ids of attribute_values.
  attributes jsonb,
  price_min numeric,
  price_max numeric,
  rating_min numeric,
  only_stock boolean,
  only_deals boolean,
  root bigint,
  -- The root category and all below it; null for the whole catalogue.
  categories bigint[],
  query tsquery,
  most_words tsquery,
  any_word tsquery,
  literal tsquery,
  code text,
  corrected_term text
);

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
  -- What is no id chooses nobody.
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
    select p.all_words, p.most_words, p.any_word, p.literal, p.code, p.corrected_term
    into r.query, r.most_words, r.any_word, r.literal, r.code, r.corrected_term
    from private.parse_term(r.term, coalesce((input ->> 'as_typed')::boolean, false)) p;
  end if;
  return r;
end
$$;

-- The conditions that a product must meet, as SQL over search_documents d and, of the offer filters, product_offers o.
create type private.search_conditions as (
  -- Null where no words are asked for.
  words text,
  base text[],
  filters text[],
  offer_filters text[]
);

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
  -- private.deal_price written out: called for thousands of rows, a function costs more than all the rest.
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
    -- With a size or colour chosen, in stock means that this one is.
    case when r.only_stock and variant is not null then
      format('exists (select from public.product_variants v join public.product_stock s on s.variant_id = v.id
        where v.product_id = d.product_id and s.quantity > 0 and %s)', variant) end], null)
    || array(
      select format('d.attribute_ids && %L::int[]', array(select jsonb_array_elements_text(f -> 'ids')::int))
      from jsonb_array_elements(r.attributes) f);
  c.offer_filters := array_remove(array[
    case when r.only_stock and variant is null then 'o.in_stock' end,
    case when r.rating_min is not null then format('o.rating_average >= %L and o.rating_count > 0', r.rating_min) end,
    -- Said plainly too: the planner knows how few prices are reduced, and has an index of them.
    case when r.only_deals then 'o.discounted_price is not null and ' || deal_price || ' is not null' end,
    case when r.price_min is not null then format('coalesce(%s, o.price) >= %L', deal_price, r.price_min) end,
    case when r.price_max is not null then format('coalesce(%s, o.price) <= %L', deal_price, r.price_max) end], null);
  return c;
end
$$;

-- The products that meet some conditions.
create type private.search_set as (
  -- Every one of them, in no order; null when there are more than a search reads.
  pool bigint[],
  total bigint,
  is_estimate boolean,
  -- Those that are counted for the filters, the best first: all of a small set.
  sample bigint[]
);

-- How many rows the planner expects of a query. Volatile, because EXPLAIN is refused in a stable function; it changes nothing.
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

-- Finds the products that meet the conditions, with or without the filters: all of them up to `cap`, else `sample_size` that stand
-- for them.
create function private.find_search_set(
  r private.search_request, c private.search_conditions, is_filtered boolean, cap int, sample_size int)
returns private.search_set
language plpgsql
stable
security definer
set search_path = ''
-- Starting a worker costs more than what it takes over.
set max_parallel_workers_per_gather = 0
as $$
declare
  found private.search_set;
  barred constant uuid[] := private.barred_company_ids();
  hidden constant bigint[] := private.hidden_category_ids();
  others constant text := array_to_string(c.base || case when is_filtered then c.filters end, ' and ');
  offers constant text := case when is_filtered and c.offer_filters <> '{}' then
    ' join public.product_offers o using (product_id) where ' || array_to_string(c.offer_filters, ' and ') else '' end;
  last_place int;
  -- How many there are if they are as frequent among the rest as among the most wanted.
  expected bigint;
  exact bigint[];
  -- The words by their index first, whatever the planner thinks of it: it takes a test of a long vector for as cheap as any.
  source constant text := format('(select d.product_id from private.search_documents d where %s%s) d%s',
    concat_ws(' and ', coalesce(c.words, 'true'), nullif(others, '')), case when c.words is not null then ' offset 0' else '' end, offers);
begin
  -- Counted already: whole categories.
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

  -- Words that stand on very many goods: as many as are needed are among the most wanted.
  if r.query is not null then
    execute format('select array_agg(h.product_id order by h.place), max(h.place) from (
        select product_id, h.place from private.search_head h%s%s%s title @@ $1 order by h.place + 0 limit $2) h',
      case when others <> '' then ' join (select d.product_id from private.search_documents d where ' || others || ') d using (product_id)' end,
      offers, case when offers = '' then ' where' else ' and' end)
    into found.sample, last_place using r.query, sample_size;
    expected := cardinality(found.sample)::numeric / case when cardinality(found.sample) = sample_size then last_place else (
      select greatest(max(h.place), 1) from private.search_head h) end * (
        select greatest(t.reltuples, last_place) from pg_catalog.pg_class t where t.oid = 'private.search_documents'::regclass);
    if cardinality(found.sample) = sample_size
      or expected > cap and cardinality(found.sample) >= greatest(r.page * r.page_size, 100) then
      if r.code is not null then
        -- Whoever types an article number finds it first, however many goods share its words.
        execute format('select array(select d.product_id from (select * from private.search_documents d where %s) d%s limit 100)',
          concat_ws(' and ', 'd.codes @> array[$1]', nullif(others, '')), offers)
        into exact using r.code;
        found.sample := exact || array(select h from unnest(found.sample) h where h <> all (exact));
      end if;
      found.total := greatest(cap + 1, expected);
      found.is_estimate := true;
      return found;
    end if;
  end if;

  execute format('select array(select d.product_id from %s limit $1)', source) into found.pool using cap + 1;
  found.total := cardinality(found.pool);
  found.is_estimate := found.total > cap;
  if found.total <= sample_size then
    found.sample := found.pool;
  else
    found.sample := array(
      select d.product_id from private.search_documents d
      where d.product_id = any (found.pool || coalesce(found.sample, '{}'))
      order by case when r.query is null then true else d.title @@ r.query end desc, d.popularity desc, d.product_id
      limit case when found.is_estimate then sample_size else cap end);
  end if;
  if found.is_estimate then
    found.pool := null;
    found.total := greatest(found.total, private.estimate_rows('select from ' || source));
  end if;
  return found;
end
$$;

-- The products of the page that is asked for, by how well they fit the words: the first of the sample (`ranked`) by their score, the
-- rest as it is sampled. Long texts are read of the 100 best alone.
create function private.rank_search_set(r private.search_request, found private.search_set, ranked int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  needed constant int := r.page * r.page_size;
begin
  return array(
    with judged as (
      select d.product_id, i.place, coalesce(d.codes @> array[r.code], false) as exact, d.vector,
        (1 + 0.05 * d.popularity) * case when o.in_stock then 1 else 0.8 end
          -- A rank is of single words: of a phrase, each counts though the others are not there.
          * case when d.title @@ r.query then 1 else 0.5 end as weight,
        ts_rank('{0.02, 0.2, 0.6, 1}', d.title, r.query) + 0.3 * ts_rank('{0.02, 0.2, 0.6, 1}', d.title, r.literal) as title_rank
      from unnest(found.sample[:ranked]) with ordinality i (product_id, place)
      join private.search_documents d using (product_id)
      join public.product_offers o using (product_id)
    ), placed as (
      select j.*, row_number() over (order by j.exact desc, coalesce(j.title_rank, 1) * j.weight desc, j.product_id) as title_place
      from judged j
    ), scored as (
      select p.product_id, p.exact, p.title_place <= 100 as is_read, p.weight * case
        when r.query is null then 1
        when p.title_place > 100 then p.title_rank
        else ts_rank('{0.02, 0.2, 0.6, 1}', p.vector, r.query) + 0.3 * ts_rank('{0.02, 0.2, 0.6, 1}', p.vector, r.literal) end as score
      from placed p
    ), ordered as (
      select s.product_id, row_number() over (order by s.exact desc, s.is_read desc, s.score desc, s.product_id) as place from scored s
      union all
      select i.product_id, i.place from unnest(found.sample) with ordinality i (product_id, place) where i.place > ranked
    )
    select x.product_id from ordered x order by x.place offset needed - r.page_size limit r.page_size);
end
$$;

-- How a list is sorted, as SQL over search_documents d and product_offers o.
create type private.sort_rule as (
  key text,
  direction text,
  -- Among equals, the direction of the ids.
  tie text,
  -- Where an index keeps the order: [alias, table, condition, key] of each part of the goods that has one. Prices have two, for goods
  -- on a running deal are sorted by its price.
  streams text[][]
);

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
      -- Of deals, the newest is the one that began last.
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

-- The products of the page that is asked for, in its order. Of a large set the order of an index is walked as far as needed; where
-- too few fit among its first rows (`reach`), everything that fits is sorted.
create function private.search_page(
  r private.search_request, c private.search_conditions, found private.search_set, reach int)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  -- Up to the end of the page.
  needed constant int := r.page * r.page_size;
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
        offset needed - r.page_size limit r.page_size);
    end if;
  end if;
  execute format('with fitting as materialized (
      select d.product_id, %s as key from private.search_documents d join public.product_offers o using (product_id) where %s)
    select array(select f.product_id from fitting f order by f.key %s, f.product_id %s offset %s limit %s)',
    rule.key, case when found.pool is null then condition else 'd.product_id = any ($1)' end, rule.direction, rule.tie,
    needed - r.page_size, r.page_size)
  into ids using found.pool;
  return ids;
end
$$;

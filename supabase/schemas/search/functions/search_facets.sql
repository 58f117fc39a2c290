-- Judges the products `hits` (which meet all conditions of a search) and `base` (which meet those without the filters) by each
-- filter.
create function private.judge_products(r private.search_request, hits bigint[], base bigint[])
returns setof private.judged_product
language plpgsql
stable
rows 300
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  has_attributes constant boolean := jsonb_array_length(coalesce(r.attributes, '[]')) > 0;
  by_variant constant boolean := r.sizes is not null or r.colors is not null;
begin
  return query
  with wanted as (
    select i.id, bool_or(i.is_hit) as is_hit, bool_or(not i.is_hit) as is_base
    from (select unnest(hits) as id, true as is_hit union all select unnest(base), false) i
    group by i.id
  ),
  judged as (
    select d.product_id, d.category_id, d.company_id, d.brand, d.attribute_ids, o.rating_average, o.rating_count, w.is_hit, w.is_base,
      case when by_variant then exists (
          select from public.product_variants v join public.product_stock s on s.variant_id = v.id
          where v.product_id = d.product_id and s.quantity > 0 and (r.sizes is null or v.size = any (r.sizes))
            and (r.colors is null or v.color = any (r.colors)))
        else o.in_stock end as in_stock,
      case when o.discounted_price is not null and (o.deal_starts_at is null or o.deal_starts_at <= now())
        and (o.deal_ends_at is null or o.deal_ends_at > now()) then o.discounted_price end as deal_price,
      o.price,
      r.brands is null or coalesce(d.brand_key = any (r.brands), false) as brand_fits,
      r.sellers is null or d.company_id = any (r.sellers) as seller_fits,
      r.rating_min is null or (o.rating_count > 0 and o.rating_average >= r.rating_min) as rating_fits,
      not by_variant or exists (
        select from public.product_variants v
        where v.product_id = d.product_id and (r.sizes is null or v.size = any (r.sizes))
          and (r.colors is null or v.color = any (r.colors))) as variant_fits,
      case when has_attributes then array(
        select f ->> 'key' from jsonb_array_elements(r.attributes) f
        where not d.attribute_ids && array(select jsonb_array_elements_text(f -> 'ids')::int)) else '{}'::text[] end as failed_keys
    from wanted w
    join private.search_documents d on d.product_id = w.id
    join public.product_offers o on o.product_id = w.id
  )
  select j.product_id, j.category_id, j.company_id, j.brand, j.attribute_ids, j.rating_average::numeric, j.rating_count, j.is_hit, j.is_base,
    j.in_stock, j.deal_price::numeric, n.now_price::numeric, j.brand_fits, j.seller_fits, n.price_fits, j.rating_fits, n.stock_fits, n.deal_fits,
    j.variant_fits, j.failed_keys, j.brand_fits and j.seller_fits and n.price_fits and j.failed_keys = '{}',
    j.rating_fits and n.stock_fits and n.deal_fits and j.variant_fits
  from judged j
  cross join lateral (
    select coalesce(j.deal_price, j.price) as now_price,
      (r.price_min is null or coalesce(j.deal_price, j.price) >= r.price_min)
        and (r.price_max is null or coalesce(j.deal_price, j.price) <= r.price_max) as price_fits,
      not r.only_stock or j.in_stock as stock_fits,
      not r.only_deals or j.deal_price is not null as deal_fits) n;
end
$$;

-- Number of results of choosing each value of a facet, given all other filters. A filter in use is counted in the products
-- without filters, the others in the results. Counts of samples are scaled up.
create function private.count_facets(
  r private.search_request, hits bigint[], hits_scale double precision, base bigint[], base_scale double precision)
returns setof private.facet_count
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  chosen_keys constant text[] := array(select f ->> 'key' from jsonb_array_elements(r.attributes) f);
  has_price constant boolean := num_nonnulls(r.price_min, r.price_max) > 0;
  by_variant constant boolean := r.sizes is not null or r.colors is not null;
  variants_scale constant double precision := case when by_variant then base_scale else hits_scale end;
  -- Sizes of the whole catalogue would be of no use.
  with_variants constant boolean := r.root is not null or r.term is not null or by_variant;
begin
  return query
  with recursive others as materialized (
    select * from private.judge_products(r, hits, base)
  ),
  -- Child of the chosen category that contains a product's category.
  up as (
    select distinct j.category_id as id, j.category_id as ancestor, c.parent_id, 0 as depth
    from others j join public.categories c on c.id = j.category_id where j.is_hit
    union all
    select up.id, c.id, c.parent_id, up.depth + 1 from up join public.categories c on c.id = up.parent_id
    where up.parent_id is distinct from r.root and up.depth < 20
  ),
  priced as materialized (
    select now_price::float8 as price, min(now_price) over () as low, max(now_price) over () as high
    from others where case when has_price then is_base and brand_fits and seller_fits and rest_fits and failed_keys = '{}' else is_hit end
  ),
  -- Variants of products that match apart from size and colour. Grouped in the C collation, because the readers' collation is
  -- slow.
  offered as materialized (
    select j.product_id, v.size collate "C" as size, v.color collate "C" as color, v.color_ar
    from others j join public.product_variants v on v.product_id = j.product_id
    where with_variants and case when by_variant then j.is_base and j.choice_fits and j.rating_fits and j.deal_fits else j.is_hit end
      and (not r.only_stock or exists (select from public.product_stock s where s.variant_id = v.id and s.quantity > 0))
  )
  (select 'brand', brand, null::text, count(*) * case when r.brands is null then hits_scale else base_scale end
  from others where brand is not null and case when r.brands is null then is_hit
    else is_base and seller_fits and price_fits and rest_fits and failed_keys = '{}' end
  group by brand order by count(*) desc, brand limit 40)
  union all
  (select 'seller', company_id::text, null, count(*) * case when r.sellers is null then hits_scale else base_scale end
  from others where case when r.sellers is null then is_hit
    else is_base and brand_fits and price_fits and rest_fits and failed_keys = '{}' end
  group by company_id order by count(*) desc, company_id limit 40)
  union all
  select 'category', up.ancestor::text, null, count(*) * hits_scale
  from others h join up on up.id = h.category_id and up.parent_id is not distinct from r.root
  where h.is_hit group by up.ancestor
  union all
  select 'attribute', o.id::text, null, count(*) * case when o.key = any (chosen_keys) then base_scale else hits_scale end
  from others j cross join lateral unnest(j.attribute_ids) a (id)
  join private.attribute_values o on o.id = a.id
  where case when o.key = any (chosen_keys)
    then j.is_base and j.brand_fits and j.seller_fits and j.price_fits and j.rest_fits and j.failed_keys <@ array[o.key]
    else j.is_hit end
  group by o.id, o.key
  union all
  select 'price_low', min(low)::text, null, 0 from priced
  union all
  select 'price_high', max(high)::text, null, 0 from priced
  union all
  -- 16 bins. Each reaches from its lowest price to a fixed multiple: for goods from 250 to 5,000,000 IQD equal steps would put
  -- nearly all in the first bin.
  select 'price_bin', least(width_bucket(ln(price), ln(low::float8), ln(high::float8), 16), 16)::text, null,
    count(*) * case when has_price then base_scale else hits_scale end
  from priced where low < high group by 2
  union all
  select 'in_stock', null, null, count(*) * case when r.only_stock then base_scale else hits_scale end
  from others where in_stock and case when r.only_stock
    then is_base and choice_fits and rating_fits and deal_fits and variant_fits else is_hit end
  union all
  select 'on_deal', null, null, count(*) * case when r.only_deals then base_scale else hits_scale end
  from others where deal_price is not null and case when r.only_deals
    then is_base and choice_fits and rating_fits and stock_fits and variant_fits else is_hit end
  union all
  select 'rating', m.stars::text, null, (
    select count(*) from others j where j.rating_count > 0 and j.rating_average >= m.stars
      and case when r.rating_min is null then j.is_hit
        else j.is_base and j.choice_fits and j.stock_fits and j.deal_fits and j.variant_fits end)
    * case when r.rating_min is null then hits_scale else base_scale end
  from unnest(array[4, 3, 2]) m (stars)
  union all
  (select 'size', size, null, count(*) * variants_scale
  from (select distinct product_id, size from offered where size is not null and (r.colors is null or color = any (r.colors))) x
  group by size order by count(*) desc, size limit 40)
  union all
  (select 'color', color, min(label_ar), count(*) * variants_scale
  from (select product_id, color, min(color_ar collate "C") as label_ar from offered
        where color is not null and (r.sizes is null or size = any (r.sizes))
        group by product_id, color) x
  group by color order by count(*) desc, color limit 40);
end
$$;

-- Attributes with their counted values, at most eight: chosen ones first, then the most frequent. Chosen values stay listed even
-- without results.
create function private.attribute_facets(r private.search_request, counts private.facet_count[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen constant int[] := array(select jsonb_array_elements_text(f -> 'ids')::int from jsonb_array_elements(r.attributes) f);
begin
  return (
    with found as (
      select o.id, o.key, o.label_en, o.label_ar, o.value_en, o.value_ar, o.size, coalesce(c.products, 0) as products
      from (select value::int as id, products from unnest(counts) where facet = 'attribute') c
      full join unnest(chosen) x (id) on x.id = c.id
      join private.attribute_values o on o.id = coalesce(c.id, x.id)
    ),
    keys as (
      select key, sum(products) as products, min(label_en) as label_en, min(label_ar) as label_ar from found group by key
      order by bool_or(id = any (chosen)) desc, sum(products) desc, key limit 8
    ),
    ranked as (
      select f.*, row_number() over (partition by f.key order by f.products desc, f.id) as place from found f join keys using (key)
    )
    select coalesce(jsonb_agg(jsonb_build_object('key', k.key, 'label_en', k.label_en, 'label_ar', k.label_ar, 'values', (
        select jsonb_agg(jsonb_build_object('value', v.value_en, 'label_en', v.value_en, 'label_ar', v.value_ar,
          'count', round(v.products))
          -- Sizes in their order, words by frequency.
          order by v.size nulls last, v.products desc, v.value_en)
        from ranked v where v.key = k.key and (v.place <= 20 or v.id = any (chosen)))) order by k.products desc, k.key), '[]')
    from keys k);
end
$$;

-- Facets of a search with their counts; see count_facets. Chosen values stay listed even without results.
create function private.search_facets(
  r private.search_request, hits bigint[], hits_scale double precision, base bigint[], base_scale double precision)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  counts constant private.facet_count[] := array(select x from private.count_facets(r, hits, hits_scale, base, base_scale) x);
begin
  return (
    with counted as materialized (
      select * from unnest(counts)
    )
    select jsonb_build_object(
      'brands', (select coalesce(jsonb_agg(jsonb_build_object('value', value, 'label_en', value, 'label_ar', value,
          'count', round(products)) order by products desc, value), '[]')
        from counted where facet = 'brand'),
      'sellers', (select coalesce(jsonb_agg(jsonb_build_object('value', s.id, 'label_en', coalesce(s.name_en, s.name),
          'label_ar', coalesce(s.name_ar, s.name), 'count', round(coalesce(c.products, 0))) order by coalesce(c.products, 0) desc, s.name), '[]')
        from (select value::uuid as id, products from counted where facet = 'seller') c
        full join unnest(r.sellers) chosen (id) on chosen.id = c.id
        join public.companies s on s.id = coalesce(c.id, chosen.id) and s.is_approved),
      'categories', (select coalesce(jsonb_agg(jsonb_build_object('value', c.slug_en, 'label_en', c.name_en,
          'label_ar', c.name_ar, 'count', round(x.products)) order by x.products desc, c.position, c.id), '[]')
        from counted x join public.categories c on c.id = x.value::bigint where x.facet = 'category'),
      'attributes', private.attribute_facets(r, counts),
      'sizes', (select coalesce(jsonb_agg(jsonb_build_object('value', x.size, 'label_en', x.size, 'label_ar', x.size,
          'count', round(x.products)) order by private.size_rank(x.size) nulls last, x.size collate "C"), '[]')
        from (select coalesce(s.value, chosen.size) as size, coalesce(s.products, 0) as products
              from (select value, products from counted where facet = 'size') s
              full join unnest(r.sizes) chosen (size) on chosen.size = s.value) x),
      'colors', (select coalesce(jsonb_agg(jsonb_build_object('value', x.color, 'label_en', x.color,
          'label_ar', coalesce(x.label_ar, x.color), 'count', round(x.products)) order by x.products desc, x.color collate "C"), '[]')
        from (select coalesce(s.value, chosen.color) as color, coalesce(s.products, 0) as products,
                coalesce(s.label_ar, (select v.color_ar from public.product_variants v
                  where v.color = chosen.color and v.color_ar is not null limit 1)) as label_ar
              from (select value, label_ar, products from counted where facet = 'color') s
              full join unnest(r.colors) chosen (color) on chosen.color = s.value) x),
      'price', (select jsonb_build_object('min', coalesce(p.low, 0), 'max', coalesce(p.high, 0), 'bins', case when p.low < p.high then (
            select jsonb_agg(round(coalesce(n.products, 0)) order by b.place)
            from generate_series(1, 16) b (place)
            left join counted n on n.facet = 'price_bin' and n.value = b.place::text) else '[]' end)
        from (select max(value::numeric) filter (where facet = 'price_low') as low,
                max(value::numeric) filter (where facet = 'price_high') as high
              from counted where facet in ('price_low', 'price_high')) p),
      'in_stock', (select round(products) from counted where facet = 'in_stock'),
      'on_deal', (select round(products) from counted where facet = 'on_deal'),
      'ratings', (select jsonb_agg(jsonb_build_object('value', value::int, 'count', round(products)) order by value::int desc)
        from counted where facet = 'rating'))
  );
end
$$;

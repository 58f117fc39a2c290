-- Normalizes a code to a GTIN of 14 digits; null unless it has 8, 12, 13 or 14 digits with a valid check digit.
create function private.gtin_of(code text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  padded text;
  total int := 0;
begin
  if code !~ '^([0-9]{8}|[0-9]{12,14})$' or code ~ '^0+$' then
    return null;
  end if;
  padded := lpad(code, 14, '0');
  for place in 1 .. 14 loop
    total := total + substr(padded, place, 1)::int * case when place % 2 = 1 then 3 else 1 end;
  end loop;
  return case when total % 10 = 0 then padded end;
end
$$;

-- Whether a price is unusual: at least twice or at most half the median of the same item; for a category and unit, eight times
-- or an eighth, because goods of a category differ.
create function private.is_odd_price(price public.iqd, median public.iqd, basis text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select price >= median * factor or price * factor <= median from (values (case basis when 'item' then 2 else 8 end)) x (factor) $$;

-- Compares goods in the shop, by each kind of comparison for a few seconds; the next run goes on from there. If one kind fails, its
-- last result stays.
create function private.compare_products()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  step text;
begin
  -- Serialized: two concurrent runs would write the same rows.
  perform pg_advisory_xact_lock(hashtextextended('compare products', 0));
  foreach step in array private.job_items_to_try('compare-products', array['barcode', 'model', 'name', 'prices']) loop
    perform private.try_job_items('compare-products', array[step], 'select private.compare_step(($1)[1], interval ''4 seconds'')');
  end loop;
end
$$;

-- Goes on with a comparison until its pass over all goods ends or the time is over.
create function private.compare_step(step text, longest interval)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends_at timestamptz := clock_timestamp() + longest;
  goes_on boolean := true;
begin
  while goes_on and clock_timestamp() < ends_at loop
    goes_on := case step when 'prices' then private.compare_next_prices() else private.compare_next_products(step, 2000) end;
  end loop;
end
$$;

-- Records how far the pass of a comparison is. Without last_id the pass is over.
create function private.note_comparison(step text, last_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.product_comparisons c
  set last_id = coalesce(note_comparison.last_id, 0),
    started_at = case when c.last_id = 0 then now() else c.started_at end,
    compared_from = case when note_comparison.last_id is not null then c.compared_from when c.last_id = 0 then now()
      else c.started_at end,
    compared_at = case when note_comparison.last_id is null then now() else c.compared_at end
  where c.step = note_comparison.step;
end
$$;

-- Compares the next products by a kind of key: barcode, model or name. Returns false when the pass is over.
create function private.compare_next_products(kind text, batch int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids bigint[] := array(
    select p.id from public.products p
    where p.id > (select c.last_id from private.product_comparisons c where c.step = compare_next_products.kind)
    order by p.id limit batch);
begin
  perform private.note_comparison(kind, ids[cardinality(ids)]);
  if ids = '{}' then
    -- Groups whose products have all been deleted since.
    delete from private.duplicate_groups g where g.kind = compare_next_products.kind
      and not exists (select from private.duplicate_products d where d.group_id = g.id);
    return false;
  end if;
  perform private.write_duplicate_groups(kind, private.write_product_keys(kind, ids));
  return true;
end
$$;

-- Writes the keys of products by a kind of key. Returns the groups that these products had and have.
create function private.write_product_keys(kind text, ids bigint[])
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  former uuid[] := array(
    select k.group_id from private.product_keys k where k.kind = write_product_keys.kind and k.product_id = any (ids));
  current_keys uuid[];
begin
  with keyed as materialized (
    select p.id, p.company_id, md5(write_product_keys.kind || ':' || k.key)::uuid as group_id
    from public.products p join public.companies c on c.id = p.company_id and c.is_approved
    cross join lateral (select case write_product_keys.kind
      when 'barcode' then private.gtin_of(p.sku)
      -- Folded brand and model: 'GSB-13 RE' and 'GSB 13RE' are one model.
      when 'model' then case when p.brand ~ '\S' and p.model_number ~ '\S' then split_part(p.search_text, ' | ', 3) || '|'
        || translate(split_part(p.search_text, ' | ', 2), ' -._/', '') end
      else p.company_id || '|' || p.unit || '|' || lower(btrim(p.name_en)) end as key) k
    where p.id = any (ids) and p.is_listed and k.key is not null
  ), removed as (
    delete from private.product_keys k where k.kind = write_product_keys.kind and k.product_id = any (ids)
      and k.product_id not in (select x.id from keyed x)
  ), written as (
    insert into private.product_keys as k (kind, product_id, group_id, company_id)
    select write_product_keys.kind, x.id, x.group_id, x.company_id from keyed x
    on conflict on constraint product_keys_pkey do update set group_id = excluded.group_id, company_id = excluded.company_id
      where (k.group_id, k.company_id) is distinct from (excluded.group_id, excluded.company_id)
  )
  select array_agg(x.group_id) into current_keys from keyed x;
  return former || current_keys;
end
$$;

-- Writes groups again from the keys of their products.
create function private.write_duplicate_groups(kind text, ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  with counted as materialized (
    select k.group_id, count(*)::int as products, count(distinct k.company_id)::int as companies
    from private.product_keys k where k.group_id = any (ids) group by k.group_id having count(*) > 1
  ), removed as (
    delete from private.duplicate_groups g where g.id = any (ids) and g.id not in (select c.group_id from counted c)
  )
  insert into private.duplicate_groups as g (id, kind, products, companies)
  select c.group_id, write_duplicate_groups.kind, c.products, c.companies from counted c
  on conflict (id) do update set products = excluded.products, companies = excluded.companies
    where (g.products, g.companies) <> (excluded.products, excluded.companies);
  delete from private.duplicate_products d where d.group_id = any (ids)
    and not exists (select from private.product_keys k where k.group_id = d.group_id and k.product_id = d.product_id);
  insert into private.duplicate_products (group_id, product_id)
  select g.id, k.product_id from private.duplicate_groups g join private.product_keys k on k.group_id = g.id
  where g.id = any (ids) on conflict do nothing;
end
$$;

-- Compares the prices of the next category. Returns false when the pass is over.
create function private.compare_next_prices()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  category constant bigint := (
    select min(c.id) from public.categories c
    where c.id > (select x.last_id from private.product_comparisons x where x.step = 'prices'));
begin
  perform private.note_comparison('prices', category);
  if category is null then
    return false;
  end if;
  perform private.find_odd_prices(category);
  return true;
end
$$;

-- Finds goods of a category with an unusual price within their item or category.
create function private.find_odd_prices(category_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from private.odd_prices x where x.product_id in (
    select p.id from public.products p where p.category_id = find_odd_prices.category_id);
  with priced as materialized (
    select p.id, p.unit, o.price
    from public.products p join public.companies c on c.id = p.company_id and c.is_approved
    join public.product_offers o on o.product_id = p.id
    where p.category_id = find_odd_prices.category_id and p.is_listed
  ), compared as materialized (
    select g.id as group_id from private.duplicate_groups g
    where g.kind <> 'name' and g.companies > 1 and g.products > 2 and g.id in (
      select d.group_id from priced r join private.duplicate_products d on d.product_id = r.id)
  ), items as (
    select x.group_id, percentile_cont(0.5) within group (order by o.price::float8)::numeric as median
    from compared x join private.duplicate_products d on d.group_id = x.group_id
    join public.products p on p.id = d.product_id and p.is_listed
    join public.companies c on c.id = p.company_id and c.is_approved
    join public.product_offers o on o.product_id = p.id
    group by x.group_id
  ), of_item as (
    select distinct on (d.product_id) d.product_id, i.median
    from items i join private.duplicate_products d on d.group_id = i.group_id
    order by d.product_id, i.group_id
  ), of_unit as (
    select r.unit, percentile_cont(0.5) within group (order by r.price::float8)::numeric as median
    from priced r group by r.unit having count(*) >= 10
  )
  insert into private.odd_prices (product_id, price, median, basis)
  select r.id, r.price, round(coalesce(i.median, u.median), 2), case when i.median is not null then 'item' else 'category' end
  from priced r
  left join of_item i on i.product_id = r.id
  left join of_unit u on u.unit = r.unit
  where private.is_odd_price(r.price, coalesce(i.median, u.median), case when i.median is not null then 'item' else 'category' end);
end
$$;

-- Products whose unusual price has not changed since, as many as a list counts.
create function private.odd_price_ids()
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select x.product_id from private.odd_prices x join public.product_offers o on o.product_id = x.product_id and o.price = x.price
    order by x.product_id limit 10001);
end
$$;

-- Comparison of an unusual price: {median, basis}; null if the price is not unusual or changed since.
create function private.odd_price_of(o public.product_offers)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select jsonb_build_object('median', x.median, 'basis', x.basis)
    from private.odd_prices x where x.product_id = o.product_id and x.price = o.price);
end
$$;

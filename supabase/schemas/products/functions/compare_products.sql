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

-- Compares all goods in the shop. If one kind of comparison fails, its last result stays.
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
    perform private.try_job_items('compare-products', array[step], case step
      when 'prices' then 'select private.find_odd_prices()' else 'select private.find_duplicates(($1)[1])' end);
  end loop;
  update private.product_comparisons set compared_at = now();
end
$$;

-- Finds goods that are the same item by a kind of key: barcode, model or name.
create function private.find_duplicates(kind text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from private.duplicate_groups g where g.kind = find_duplicates.kind;
  with keyed as materialized (
    select p.id, p.company_id, md5(find_duplicates.kind || ':' || k.key)::uuid as group_id
    from public.products p join public.companies c on c.id = p.company_id and c.is_approved
    cross join lateral (select case find_duplicates.kind
      when 'barcode' then private.gtin_of(p.sku)
      -- Folded brand and model: 'GSB-13 RE' and 'GSB 13RE' are one model.
      when 'model' then case when p.brand ~ '\S' and p.model_number ~ '\S' then split_part(p.search_text, ' | ', 3) || '|'
        || translate(split_part(p.search_text, ' | ', 2), ' -._/', '') end
      else p.company_id || '|' || p.unit || '|' || lower(btrim(p.name_en)) end as key) k
    where p.is_listed and k.key is not null
  ), repeated as materialized (
    select k.group_id, count(*)::int as products, count(distinct k.company_id)::int as companies
    from keyed k group by k.group_id having count(*) > 1
  ), written as (
    insert into private.duplicate_groups (id, kind, products, companies)
    select r.group_id, find_duplicates.kind, r.products, r.companies from repeated r
  )
  insert into private.duplicate_products (group_id, product_id)
  select k.group_id, k.id from keyed k join repeated r on r.group_id = k.group_id;
end
$$;

-- Finds goods with an unusual price within their item or category; runs after find_duplicates.
create function private.find_odd_prices()
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from private.odd_prices;
  with priced as materialized (
    select p.id, p.category_id, p.unit, o.price
    from public.products p join public.companies c on c.id = p.company_id and c.is_approved
    join public.product_offers o on o.product_id = p.id
    where p.is_listed
  ), items as (
    select g.id as group_id, percentile_cont(0.5) within group (order by r.price::float8)::numeric as median
    from private.duplicate_groups g join private.duplicate_products d on d.group_id = g.id join priced r on r.id = d.product_id
    where g.kind <> 'name' and g.companies > 1 and g.products > 2
    group by g.id
  ), of_item as (
    select distinct on (d.product_id) d.product_id, i.median
    from items i join private.duplicate_products d on d.group_id = i.group_id
    order by d.product_id, i.group_id
  ), of_category as (
    select r.category_id, r.unit, percentile_cont(0.5) within group (order by r.price::float8)::numeric as median
    from priced r group by r.category_id, r.unit having count(*) >= 10
  )
  insert into private.odd_prices (product_id, price, median, basis)
  select r.id, r.price, round(coalesce(i.median, c.median), 2), case when i.median is not null then 'item' else 'category' end
  from priced r
  left join of_item i on i.product_id = r.id
  left join of_category c on c.category_id = r.category_id and c.unit = r.unit
  where private.is_odd_price(r.price, coalesce(i.median, c.median), case when i.median is not null then 'item' else 'category' end);
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

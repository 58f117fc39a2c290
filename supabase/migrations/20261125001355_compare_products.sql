-- What the staff sees of the goods of all companies beside each other: one item offered several times, and odd prices. A job
-- compares all of them; a page only reads what it wrote.

-- When the job ended last; one row.
create table private.product_comparisons (
  id boolean primary key default true check (id),
  compared_at timestamptz
);
insert into private.product_comparisons default values;

-- Goods in the shop that are one item: by the barcode that is their SKU, by brand and model, or one company's by name and unit.
create table private.duplicate_groups (
  id uuid primary key,
  kind text not null check (kind in ('barcode', 'model', 'name')),
  products int not null check (products > 1),
  companies int not null check (companies > 0)
);
create index duplicate_groups_size_idx on private.duplicate_groups (products desc, id);
create index duplicate_groups_between_idx on private.duplicate_groups (products desc, id) where companies > 1;
create index duplicate_groups_within_idx on private.duplicate_groups (products desc, id) where products > companies;

create table private.duplicate_products (
  group_id uuid not null references private.duplicate_groups (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  primary key (group_id, product_id)
);
create index duplicate_products_product_id_idx on private.duplicate_products (product_id);

-- Goods in the shop whose price was odd when the job looked.
create table private.odd_prices (
  product_id bigint primary key references public.products (id) on delete cascade,
  price public.iqd not null,
  median public.iqd not null,
  -- What the median is of: the same item, or goods of the same category and unit.
  basis text not null check (basis in ('item', 'category'))
);

alter table private.product_comparisons enable row level security;
alter table private.duplicate_groups enable row level security;
alter table private.duplicate_products enable row level security;
alter table private.odd_prices enable row level security;
revoke all on private.product_comparisons, private.duplicate_groups, private.duplicate_products, private.odd_prices
  from public, anon, authenticated;
grant all on private.product_comparisons, private.duplicate_groups, private.duplicate_products, private.odd_prices to service_role;

-- A code as a GTIN of 14 digits, or null where it is none: 8, 12, 13 or 14 digits, the last of which checks the others.
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

-- Whether a price is odd: twice the median of the same item or more, or half of it or less; of a category and unit, eight times
-- or an eighth, for goods of one category differ.
create function private.is_odd_price(price public.iqd, median public.iqd, basis text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select price >= median * factor or price * factor <= median from (values (case basis when 'item' then 2 else 8 end)) x (factor) $$;

-- Compares all goods in the shop: a kind of duplicates or the prices that fails keeps its last result.
create function private.compare_products()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  step text;
begin
  -- Two of them at once would write the same rows.
  perform pg_advisory_xact_lock(hashtextextended('compare products', 0));
  foreach step in array private.job_items_to_try('compare-products', array['barcode', 'model', 'name', 'prices']) loop
    perform private.try_job_items('compare-products', array[step], case step
      when 'prices' then 'select private.find_odd_prices()' else 'select private.find_duplicates(($1)[1])' end);
  end loop;
  update private.product_comparisons set compared_at = now();
end
$$;

-- Finds the goods that are one item by a kind of key: barcode, model or name.
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
      -- The folded parts of what it is found by; 'GSB-13 RE' and 'GSB 13RE' are one model.
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

-- Finds the goods whose price is odd beside the same item or their category; after find_duplicates.
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

-- The odd prices that still stand, as far as a list counts.
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

-- What a product's price is odd beside: {median, basis}; null where it is not, or changed since.
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

-- Items that stand in the shop more than once, the most repeated first, as the job found them.
-- filter: {scope? (between: of several companies, within: of one company twice), page?, page_size?}. An item: {id, kind, products,
-- companies, remaining (goods still in the shop), name_en, name_ar, main_image, lowest, highest}; with compared_at.
create function private.list_duplicates(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  scope text := private.text_of(filter, 'scope');
begin
  perform private.require_staff('products');
  perform private.require_that(coalesce(scope in ('between', 'within'), true), 'scope', 'one_of');
  return private.list_page('g.id',
    'from private.duplicate_groups g where '
      || case scope when 'between' then 'g.companies > 1' when 'within' then 'g.products > g.companies' else 'true' end,
    'g.products desc, g.id',
    $item$jsonb_build_object('id', g.id, 'kind', g.kind, 'products', g.products, 'companies', g.companies,
      'remaining', x.remaining, 'name_en', x.name_en, 'name_ar', x.name_ar, 'main_image', x.main_image, 'lowest', x.lowest,
      'highest', x.highest)$item$,
    $joins$join private.duplicate_groups g on g.id = shown.id
      cross join lateral (
        select count(*) filter (where p.is_listed) as remaining, (array_agg(p.name_en order by p.id))[1] as name_en,
          (array_agg(p.name_ar order by p.id))[1] as name_ar,
          (array_agg(p.main_image order by p.main_image is null, p.id))[1] as main_image, min(o.price) as lowest,
          max(o.price) as highest
        from private.duplicate_products d join public.products p on p.id = d.product_id
        join public.product_offers o on o.product_id = p.id where d.group_id = g.id) x$joins$, filter)
    || jsonb_build_object('compared_at', (select c.compared_at from private.product_comparisons c));
end
$$;

-- The goods of one item beside each other, the cheapest first, at most a hundred: {kind, items: [product_row with company_name, quality,
-- model_number]}. Raises product_not_found when they are no longer one.
create function private.get_duplicates(group_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  kind text := (select g.kind from private.duplicate_groups g where g.id = get_duplicates.group_id);
begin
  perform private.require_staff('products');
  if kind is null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  return jsonb_build_object('kind', kind, 'items', (
    select coalesce(jsonb_agg(private.product_row(p, o) || private.company_names(c.id) || jsonb_build_object('model_number', p.model_number,
      'quality', (private.product_health(p, o) ->> 'quality')::int, 'odd_price', private.odd_price_of(o))
      order by o.price, p.id), '[]')
    from (
      select d.product_id from private.duplicate_products d join public.product_offers x on x.product_id = d.product_id
      where d.group_id = get_duplicates.group_id order by x.price, d.product_id limit 100) shown
    join public.products p on p.id = shown.product_id and p.deleted_at is null
    join public.product_offers o on o.product_id = p.id
    join public.companies c on c.id = p.company_id));
end
$$;
create function public.list_duplicates(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_duplicates(filter) $$;
create function public.get_duplicates(group_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_duplicates(group_id) $$;
revoke all on function public.list_duplicates(jsonb), public.get_duplicates(uuid) from public, anon, authenticated;
grant execute on function public.list_duplicates(jsonb), private.list_duplicates(jsonb), public.get_duplicates(uuid),
  private.get_duplicates(uuid) to authenticated, service_role;

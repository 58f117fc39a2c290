-- Products for the shop's lists, in the order of the ids; products that nobody can buy are left out.
create function private.product_cards(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  hidden bigint[] := private.hidden_category_ids();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'slug_en', p.slug_en, 'slug_ar', p.slug_ar, 'sku', p.sku,
      'brand', p.brand, 'model_number', p.model_number, 'unit', p.unit, 'min_quantity', p.min_quantity,
      'quantity_step', p.quantity_step, 'pack_quantity', p.pack_quantity, 'pack_unit', p.pack_unit,
      'main_image', p.main_image, 'price', o.price,
      'discounted_price', private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at),
      'price_breaks', private.price_breaks(o.price, private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at),
        o.volume_discounts), 'stock', s.stock, 'has_variants', s.has_variants,
      'rating_average', o.rating_average, 'rating_count', o.rating_count, 'company_id', p.company_id,
      'company_name', m.name, 'category_id', p.category_id, 'category_name_en', c.name_en,
      'category_name_ar', c.name_ar) || private.seller_names(m) order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted (id, place)
    join public.products p on p.id = wanted.id and p.is_listed and not p.category_id = any (hidden)
    join public.product_offers o on o.product_id = p.id
    join public.companies m on m.id = p.company_id and m.is_approved
    join public.categories c on c.id = p.category_id
    cross join lateral (
      select coalesce(sum(x.quantity) filter (where x.variant_id is not null),
          sum(x.quantity) filter (where x.variant_id is null), 0) as stock,
        coalesce(bool_or(x.variant_id is not null), false) as has_variants
      from public.product_stock x where x.product_id = p.id) s
  );
end
$$;

-- The five attributes in which the given products differ most, by the number of pairs with different values. `values` is keyed
-- by product id.
create function private.compare_attributes(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with stated as (
      select p.id, a ->> 'key' as key, min(a ->> 'label_en') as label_en, min(a ->> 'label_ar') as label_ar,
        min(a ->> 'value_en') as value_en, min(a ->> 'value_ar') as value_ar
      from public.products p cross join lateral jsonb_array_elements(private.readable_attributes(p.attributes)) a
      where p.id = any (compare_attributes.ids)
      group by p.id, a ->> 'key'
    ), spread as (
      select v.key, sum(v.products) ^ 2 - sum(v.products ^ 2) as different_pairs, sum(v.products) as products
      from (select s.key, s.value_en, count(*) as products from stated s group by s.key, s.value_en) v
      group by v.key
      order by 2 desc, 3 desc, v.key
      limit 5
    )
    select coalesce(jsonb_agg(x.attribute order by x.different_pairs desc, x.products desc, x.key), '[]')
    from (
      select k.key, k.different_pairs, k.products, jsonb_build_object(
        'key', k.key, 'label_en', coalesce(min(s.label_en), k.key),
        'label_ar', coalesce(min(s.label_ar), min(s.label_en), k.key),
        'values', jsonb_object_agg(s.id, jsonb_build_object('en', s.value_en, 'ar', coalesce(s.value_ar, s.value_en))))
        as attribute
      from spread k join stated s on s.key = k.key
      group by k.key, k.different_pairs, k.products
    ) x
  );
end
$$;

-- Rank of a size among others: numbers by value (see size_number), then XS, S, M, L, XL, 2XL; null for other words.
create function private.size_rank(size text)
returns numeric
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  -- "2XL" and "XXL" alike: the count or the letters, then the base.
  letters text[] := regexp_match(upper(btrim(size)), '^(?:([0-9])X|(X*))([SML])$');
  extent int;
begin
  if letters is null then
    return private.size_number(size);
  end if;
  extent := coalesce(letters[1]::int, length(letters[2]));
  return 1e9 + case letters[3] when 'S' then -1 - extent when 'M' then 0 else 1 + extent end;
end
$$;

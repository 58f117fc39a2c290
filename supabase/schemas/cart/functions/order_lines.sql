-- Lines of a cart, checked: [{product_id, variant_id, quantity, unit_price?}], 1 to 500 of them.
create function private.parse_cart_lines(lines jsonb)
returns table (line int, product_id bigint, variant_id bigint, quantity numeric, unit_price numeric)
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) = 0 then
    perform private.raise_error('PT422', 'cart_empty');
  end if;
  perform private.require_that(jsonb_array_length(lines) <= 500, 'lines', 'too_many');
  perform private.require_that(bool_and(coalesce(
    l ->> 'product_id' ~ '^[0-9]{1,18}$'
    and coalesce(l ->> 'variant_id', '0') ~ '^[0-9]{1,18}$'
    and l ->> 'quantity' ~ '^[0-9]{1,7}(\.[0-9]{1,3}0*)?$' and (l ->> 'quantity')::numeric > 0
    and coalesce(l ->> 'unit_price', '0') ~ '^[0-9]{1,12}(\.[0-9]{1,2}0*)?$', false)), 'lines', 'format')
  from jsonb_array_elements(lines) l;
  return query
    select l.ordinality::int, (l.value ->> 'product_id')::bigint, (l.value ->> 'variant_id')::bigint,
      (l.value ->> 'quantity')::numeric, (l.value ->> 'unit_price')::numeric
    from jsonb_array_elements(lines) with ordinality l;
end
$$;

-- Current facts about a product or variant for a buyer of `quantity`; no row if nobody can buy it. `base_price` applies below
-- the first of the price_breaks.
create function private.buyable(product_id bigint, variant_id bigint, quantity public.goods_quantity)
returns table (company_id uuid, company_name text, name_en text, name_ar text, sku text, unit text, min_quantity numeric,
  quantity_step numeric, size text, color text, color_ar text, main_image text, unit_price public.iqd, stock numeric,
  base_price public.iqd, price_breaks jsonb, returns public.returns_rule)
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
#variable_conflict use_column
begin
  return query
  select p.company_id, c.name, p.name_en, p.name_ar, coalesce(v.sku, p.sku), p.unit, p.min_quantity::numeric,
    p.quantity_step::numeric, v.size, v.color, v.color_ar, p.main_image,
    private.unit_price(regular.price, deal.price, o.volume_discounts, buyable.quantity), s.quantity::numeric,
    coalesce(deal.price, regular.price), private.price_breaks(regular.price, deal.price, o.volume_discounts),
    private.returns_of(p)
  from public.products p
  join public.companies c on c.id = p.company_id and c.is_approved
  join public.product_offers o on o.product_id = p.id
  left join public.product_variants v on v.product_id = p.id and v.id = buyable.variant_id
  cross join lateral (select coalesce(v.price, o.price) as price) regular
  cross join lateral (select private.variant_deal_price(v.price, o.price,
    private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at)) as price) deal
  join public.product_stock s on s.product_id = p.id and s.variant_id is not distinct from v.id
  where p.id = buyable.product_id and p.is_listed and not p.category_id = any ((select private.hidden_category_ids())::bigint[])
    and (v.id is not null) = exists (select 1 from public.product_variants x where x.product_id = p.id)
    and (v.id is not null) = (buyable.variant_id is not null);
end
$$;

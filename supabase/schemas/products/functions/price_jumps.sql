create function private.is_price_jump(old_price public.iqd, new_price public.iqd, percent int default private.price_jump_percent())
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return coalesce(abs(new_price - old_price) * 100 > percent * old_price, false);
end
$$;

-- Reason why a new price must be confirmed: price_jump, price_limit, or null.
create function private.price_doubt(product_id bigint, old_price public.iqd, new_price public.iqd,
  percent int default private.price_jump_percent())
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case
    when new_price is null or new_price = old_price then null
    when private.is_price_jump(old_price, new_price, percent) then 'price_jump'
    when exists (select from private.price_limits l
      where l.product_id = price_doubt.product_id and (new_price < l.lowest or new_price > l.highest)) then 'price_limit' end;
end
$$;

-- Refuses a new price of a product or variant that jumps or leaves the company's limits: price_jump or price_limit {field,
-- from, to, percent}, unless it was confirmed.
create function private.hold_price_jumps(product_id bigint, price public.iqd, variants jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  jump record;
begin
  select private.price_doubt(hold_price_jumps.product_id, x.old_price, x.new_price) as doubt, jsonb_build_object('field', x.field,
    'from', x.old_price, 'to', x.new_price, 'percent', private.price_jump_percent()) as context into jump
  from (
    select 'price' as field, o.price as old_price, hold_price_jumps.price as new_price, 0 as place
    from public.product_offers o where o.product_id = hold_price_jumps.product_id
    union all
    -- Invalid prices are refused when the variants are written.
    select format('variants.%s.price', item.place - 1), coalesce(v.price, o.price),
      nullif(greatest(private.number_of(item.value, 'price'), 0), 0), item.place::int
    from jsonb_array_elements(variants) with ordinality item (value, place)
    join public.product_variants v on v.product_id = hold_price_jumps.product_id and v.id::text = item.value ->> 'id'
    join public.product_offers o on o.product_id = v.product_id) x
  where private.price_doubt(hold_price_jumps.product_id, x.old_price, x.new_price) is not null
  order by x.place limit 1;
  if jump.doubt = 'price_limit' then
    perform private.raise_error('PT409', 'price_limit', jump.context);
  elsif found then
    perform private.raise_error('PT409', 'price_jump', jump.context);
  end if;
end
$$;

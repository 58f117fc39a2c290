-- Price of the running deal; null if no deal runs now.
create function private.deal_price(discounted public.iqd, starts timestamptz, ends timestamptz)
returns public.iqd
language plpgsql
stable
set search_path = ''
as $$
begin
  return case when (starts is null or starts <= now()) and (ends is null or ends > now()) then discounted end;
end
$$;

-- Whether a price was last confirmed longer ago than the site's limit.
create function private.is_old_price(confirmed_at timestamptz)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return confirmed_at < now() - make_interval(days => (select s.price_confirmed_days from public.site_settings s));
end
$$;

-- Price of a variant during a deal: reduced by the same percentage as the product, in whole IQD.
create function private.variant_deal_price(variant_price public.iqd, price public.iqd, deal public.iqd)
returns public.iqd
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when deal is null then null when variant_price is null then deal
    else greatest(round(variant_price * deal / price), 1) end;
end
$$;

-- Unit price for a buyer of `quantity`: reduced by the largest reached volume discount, in whole IQD; null if none is reached.
create function private.volume_price(price public.iqd, discounts jsonb, quantity public.goods_quantity)
returns public.iqd
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (
    select greatest(round(volume_price.price * (100 - (d ->> 'percent')::numeric) / 100), 1)
    from jsonb_array_elements(discounts) d
    where (d ->> 'quantity')::numeric <= volume_price.quantity
    order by (d ->> 'quantity')::numeric desc limit 1);
end
$$;

-- Unit price of a product or variant: the lower of deal and volume price; they do not add up.
create function private.unit_price(price public.iqd, deal public.iqd, discounts jsonb, quantity public.goods_quantity)
returns public.iqd
language plpgsql
immutable
set search_path = ''
as $$
begin
  if discounts is null then
    return coalesce(deal, price);
  end if;
  return least(coalesce(deal, price), private.volume_price(price, discounts, quantity));
end
$$;

-- Quantities from which the unit price falls: [{quantity, price}].
create function private.price_breaks(price public.iqd, deal public.iqd, discounts jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  if discounts is null then
    return '[]';
  end if;
  return (
    with steps as (
      select (d ->> 'quantity')::numeric as quantity,
        private.unit_price(price_breaks.price, deal, discounts, (d ->> 'quantity')::numeric) as price
      from jsonb_array_elements(discounts) d
    ), compared as (
      select s.*, lag(s.price, 1, coalesce(deal, price_breaks.price)) over (order by s.quantity) as before from steps s
    )
    select coalesce(jsonb_agg(jsonb_build_object('quantity', c.quantity, 'price', c.price) order by c.quantity), '[]')
    from compared c where c.price < c.before);
end
$$;

-- Allowed quantities nearest to a refused one, "2.25 / 2.5": the steps below and above it, or the smallest order.
create function private.nearest_quantities(
  quantity public.goods_quantity, smallest public.goods_quantity, step public.goods_quantity)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select string_agg(trim_scale(q)::text, ' / ' order by q)
  from (select distinct greatest(smallest, steps * step) from unnest(array[floor(quantity / step), ceil(quantity / step)]) s (steps)) x (q)
$$;

-- A cart at today's prices and terms: {lines, sellers, subtotal, delivery_total, total}. `pickup`: companies whose goods the
-- buyer collects; a company that offers no pickup delivers. truck_needed: the area's rule, or the goods of the company are heavy.
create function private.quote_cart(lines jsonb, governorate text, district text, pickup uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with asked as materialized (
      select c.line, c.product_id, c.variant_id, c.quantity, b.*
      -- Lines of the same goods share one quantity for price and stock.
      from (select x.*, sum(x.quantity) over (partition by x.product_id, x.variant_id) as ordered
            from private.parse_cart_lines(quote_cart.lines) x) c
      left join lateral private.buyable(c.product_id, c.variant_id, c.ordered) b on true
    ), per_seller as (
      select a.company_id, a.company_name, sum(private.line_total(a.unit_price, a.quantity)) as subtotal, min(a.line) as first_line,
        sum(private.goods_weight(a.product_id, a.quantity)) as weight
      from asked a
      where a.company_id is not null
      group by a.company_id, a.company_name
    ), charged as (
      select s.*, private.closure_of(m, (now() at time zone 'Asia/Baghdad')::date) as holiday, p.showroom, w.picked_up, t.fee,
        case when w.picked_up then m.order_minimum else coalesce(t.minimum_order, m.order_minimum) end as minimum_order,
        case when w.picked_up then (p.showroom ->> 'lead_days')::smallint else t.lead_days end as lead_days,
        not w.picked_up and (coalesce(t.truck_needed, false) or private.is_truckload(s.weight)) as truck_needed,
        case when t.fee is not null then t.free_over else private.free_delivery_anywhere(s.company_id) end as free_over,
        case when w.picked_up or s.subtotal >= t.free_over then 0 else t.fee end as delivery_fee
      from per_seller s
      join public.companies m on m.id = s.company_id
      cross join lateral (select private.pickup_of(m) as showroom) p
      cross join lateral (
        select p.showroom is not null and coalesce(m.id = any (quote_cart.pickup), false) as picked_up) w
      left join lateral private.delivery_terms(s.company_id, quote_cart.governorate, quote_cart.district) t on true
    )
    select jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'product_id', a.product_id, 'variant_id', a.variant_id, 'available', a.company_id is not null,
          'unit_price', coalesce(a.unit_price, 0), 'base_price', coalesce(a.base_price, 0),
          'price_breaks', coalesce(a.price_breaks, '[]'), 'stock', coalesce(a.stock, 0),
          'min_quantity', coalesce(a.min_quantity, 1), 'quantity_step', coalesce(a.quantity_step, 1),
          'returns', coalesce(a.returns, '30_days'),
          'name_en', coalesce(a.name_en, p.name_en, ''), 'name_ar', coalesce(a.name_ar, p.name_ar, ''),
          'company_id', coalesce(a.company_id::text, '')) order by a.line)
        from asked a left join public.products p on p.id = a.product_id and p.is_listed),
      'sellers', coalesce((
        select jsonb_agg(jsonb_build_object(
          'company_id', c.company_id, 'company_name', c.company_name, 'subtotal', c.subtotal,
          'delivery_fee', c.delivery_fee, 'delivers', quote_cart.governorate is null or c.fee is not null,
          'pickup', c.showroom, 'picked_up', c.picked_up,
          'minimum_order', c.minimum_order, 'highest_minimum', case when quote_cart.governorate is null and not c.picked_up then greatest(c.minimum_order,
            (select max(r.minimum_order) from public.delivery_rates r where r.company_id = c.company_id)) end,
          'truck_needed', c.truck_needed,
          'free_over', c.free_over, 'lead_days', c.lead_days, 'holiday', c.holiday) order by c.first_line)
        from charged c), '[]'),
      'subtotal', coalesce((select sum(subtotal) from charged), 0),
      'delivery_total', coalesce((select sum(delivery_fee) from charged), 0),
      'total', coalesce((select sum(subtotal + coalesce(delivery_fee, 0)) from charged), 0))
  );
end
$$;

create function public.quote_cart(lines jsonb, governorate text default null, district text default null, pickup uuid[] default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.quote_cart(lines, governorate, district, pickup) $$;
grant execute on function public.quote_cart(jsonb, text, text, uuid[]), private.quote_cart(jsonb, text, text, uuid[])
  to anon, authenticated, service_role;

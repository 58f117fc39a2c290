-- When an order was delivered; null before.
create function private.delivered_at(order_id uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select max(e.created_at) from public.order_events e
  where e.order_id = delivered_at.order_id and e.kind = 'status' and e.to_status = 'Delivered'
$$;

-- Last day in Iraq on which a return of goods delivered at a time may be asked for.
create function private.last_return_day(delivered_at timestamptz)
returns date
language sql
stable
security definer
set search_path = ''
as $$ select (delivered_at at time zone 'Asia/Baghdad')::date + (private.return_clocks()).return_days $$;

-- Order that was paid for the goods of an order: itself, or the first one of its exchanges.
create function private.paid_order(order_id uuid)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce((select p.order_id from public.order_lines l join public.order_lines p on p.id = l.replaces_line_id
    where l.order_id = paid_order.order_id limit 1), paid_order.order_id);
end
$$;

-- Price of the part of a returned line that came back, IQD, as it was when the return was asked for.
create function private.received_price(x private.return_lines, unit_price public.iqd)
returns public.iqd
language sql
immutable
set search_path = ''
as $$
  select case when x.received = x.quantity then x.value
    else least(x.value, private.line_total(received_price.unit_price, coalesce(x.received, 0))) end
$$;

-- Price per unit and in total that the buyer paid for an order line. Goods of an exchange are worth what the goods were that came
-- back for them, less what that return gave back.
create function private.line_worth(l public.order_lines)
returns table (unit_price public.iqd, total public.iqd)
language sql
stable
security definer
set search_path = ''
as $$
  select l.unit_price, l.line_total where l.replaces_line_id is null
  union all
  select p.unit_price, greatest(private.received_price(x, p.unit_price) - x.refunded, 0)
  from private.returns r
  join private.return_lines x on x.return_id = r.id
  join public.order_lines y on y.id = x.order_line_id and coalesce(y.replaces_line_id, y.id) = l.replaces_line_id
  join public.order_lines p on p.id = l.replaces_line_id
  where r.exchange_order_id = l.order_id
$$;

-- Quantity and price of an order line that open and settled returns hold, without those of one return. A refused or withdrawn return
-- holds nothing once it is closed; a line that was refunded without coming back is held whole.
create function private.held_by_returns(order_line_id bigint, except_return uuid default null)
returns table (quantity public.stock_quantity, value public.iqd)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(case when x.received = 0 and x.refunded > 0 then x.quantity else coalesce(x.received, x.quantity) end), 0),
    coalesce(sum(greatest(x.refunded, case when x.received is null then x.value else private.received_price(x, w.unit_price) end)), 0)
  from private.return_lines x
  join private.returns r on r.id = x.return_id and not (r.status = 'Closed' and r.outcome in ('refused', 'withdrawn'))
  join public.order_lines l on l.id = x.order_line_id
  cross join lateral private.line_worth(l) w
  where x.order_line_id = held_by_returns.order_line_id and r.id is distinct from held_by_returns.except_return
$$;

-- Whether the seller pays the way back for every reason, because the shop promises 30-day free returns.
create function private.is_free_return(rule public.returns_rule)
returns boolean
language sql
immutable
set search_path = ''
as $$ select rule = '30_days' $$;

-- A line of an order for the form of a return: returnableLine of returns/answers.ts.
create function private.returnable_line(l public.order_lines, delivered_at timestamptz)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  rest numeric := l.quantity - (select h.quantity from private.held_by_returns(l.id) h);
  blocked text := case
    when delivered_at is null or l.quantity = 0 then 'not_delivered'
    when l.returns = 'none' then 'not_returnable'
    when private.today_in_iraq() > private.last_return_day(delivered_at) then 'too_late'
    when rest <= 0 then 'returned' end;
begin
  return jsonb_build_object('order_line_id', l.id, 'product_id', l.product_id, 'name_en', l.name_en, 'name_ar', l.name_ar,
    'sku', l.sku, 'unit', l.unit, 'size', l.size, 'color', l.color, 'color_ar', l.color_ar, 'main_image', l.main_image,
    'quantity', l.quantity, 'returnable', case when blocked is null then rest else 0 end, 'step', private.unit_step(l.unit),
    'unit_price', (select w.unit_price from private.line_worth(l) w), 'rule', l.returns, 'is_free', private.is_free_return(l.returns),
    'refused_because', blocked);
end
$$;

-- Smallest step of quantities of a unit: 1, or 0.001 with three decimals. Units that are not in the table have three.
create function private.unit_step(unit text)
returns public.goods_quantity
language sql
stable
security definer
set search_path = ''
as $$ select power(10::numeric, -coalesce((select u.decimals from public.units u where u.code = unit_step.unit), 3)) $$;

-- Lines of an own order that may come back: returnable of returns/answers.ts. Raises not_signed_in, order_not_found.
create function private.get_returnable(order_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
  o public.orders;
  delivered timestamptz := private.delivered_at(get_returnable.order_id);
  clocks private.return_settings := private.return_clocks();
begin
  select * into o from public.orders x where x.id = get_returnable.order_id and x.buyer_id = caller;
  if not found then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return (
    select jsonb_build_object('order', jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status,
        'company_id', o.company_id, 'phone', o.buyer_phone, 'delivered_at', delivered) || private.seller_names(c),
      'last_day', private.last_return_day(delivered), 'return_days', clocks.return_days, 'answer_hours', clocks.answer_hours,
      'lines', (select jsonb_agg(private.returnable_line(l, delivered) order by l.id) from public.order_lines l where l.order_id = o.id),
      'reasons', (select coalesce(jsonb_agg(private.return_reason(x) order by x.position, x.id), '[]')
        from private.return_reasons x where x.is_active),
      'returns', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number, 'status', r.status)
        order by r.created_at desc, r.id), '[]') from private.returns r where r.order_id = o.id))
    from public.companies c where c.id = o.company_id);
end
$$;

-- A reason as readers see it.
create function private.return_reason(x private.return_reasons)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('id', x.id, 'code', x.code, 'name_en', x.name_en, 'name_ar', x.name_ar, 'is_fault', x.is_fault,
    'way_back_by', x.way_back_by)
$$;

create function public.get_returnable(order_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_returnable(order_id) $$;
grant execute on function public.get_returnable(uuid), private.get_returnable(uuid) to authenticated, service_role;

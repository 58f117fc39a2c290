-- Finds the orders of lines that are not booked: by order number, else by the courier's tracking number, else by the buyer's
-- phone and the exact open cash. An order that a person named stays.
-- The statistics of the tables do not know the lines of a new file yet. Scalar subqueries, `offset 0` and `not in` keep the plan
-- from reading all lines of the file or all orders of the courier again for each of 10,000 lines.
create function private.find_remitted_orders(remitted private.remittances, usual_fee public.iqd_change)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.remittance_lines l set order_id = o.id
  from public.orders o
  where l.remittance_id = remitted.id and not l.is_booked and not l.is_assigned and o.number = l.number_key
    and l.order_id is distinct from o.id;
  with unmatched as materialized (
    select l.id, private.code_key(l.tracking_number) as tracking_key from private.remittance_lines l
    where l.remittance_id = remitted.id and l.order_id is null and l.tracking_number is not null
  )
  update private.remittance_lines l set order_id = o.id
  from unmatched u, lateral (
    select o.id, o.courier_id from public.orders o
    where private.code_key(o.tracking_number) = u.tracking_key and o.tracking_number is not null offset 0
  ) o
  where l.id = u.id and o.courier_id = remitted.courier_id;
  with unmatched as materialized (
    select l.* from private.remittance_lines l where l.remittance_id = remitted.id and l.order_id is null and l.phone <> ''
  ), found as (
    select u.id, min(o.id::text)::uuid as order_id, count(*) as orders
    from unmatched u, lateral (
      select o.id, o.courier_id from public.orders o where o.buyer_phone = u.phone and o.buyer_phone <> '' offset 0
    ) o
    where o.courier_id = remitted.courier_id
      and (select c.amount in (u.amount, u.other_amount, u.net + usual_fee) and c.amount <> 0
        from private.courier_cash c where c.courier_id = o.courier_id and c.order_id = o.id)
      and o.id not in (select x.order_id from private.remittance_lines x where x.remittance_id = remitted.id and x.order_id is not null)
    group by u.id
  )
  update private.remittance_lines l
  set order_id = case when f.orders = 1 then f.order_id end, reason = case when f.orders > 1 then 'several_orders' else l.reason end
  from found f where l.id = f.id;
end
$$;

-- Class and reason of a line from its facts; see the columns of remittance_lines. open_cash is null if the courier collected
-- nothing for the order.
create function private.class_of_line(l private.remittance_lines, amount public.iqd_change, rule_fee public.iqd_change, courier_id bigint,
  o public.orders, place bigint, booked boolean, open_cash public.iqd_change)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  if o.id is null then
    return array['unknown', coalesce(l.reason, 'no_order')];
  elsif o.courier_id is distinct from courier_id then
    return '{unknown,other_courier}';
  elsif place > 1 then
    return '{twice,in_file}';
  elsif booked and coalesce(open_cash, 0) = 0 then
    return '{twice,booked_before}';
  elsif amount is null then
    return '{wrong_amount,unreadable}';
  elsif l.is_return and o.status = 'Delivered' then
    return '{wrong_amount,delivered}';
  elsif o.status in ('Processing', 'Shipped') then
    return '{wrong_amount,not_delivered}';
  elsif o.status = 'Delivered' and open_cash is null then
    return '{unknown,seller_collects}';
  elsif amount <> coalesce(open_cash, 0) then
    return '{wrong_amount,amount}';
  elsif l.has_own_fee and l.fee <> rule_fee then
    return '{wrong_amount,fee}';
  elsif o.status <> 'Delivered' then
    return '{returned,returned}';
  end if;
  return '{matched,null}';
end
$$;

-- Matches the lines that are not booked with orders and the cash in transit, and adds a line for each older order of the courier
-- that the file does not name. A line whose class or expected cash changed loses its resolution. Matched lines are accepted.
create function private.match_remittance(remittance_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  remitted private.remittances;
  courier private.couriers;
begin
  select * into remitted from private.remittances r where r.id = match_remittance.remittance_id;
  select * into courier from private.couriers c where c.id = remitted.courier_id;
  delete from private.remittance_lines l where l.remittance_id = remitted.id and l.row_number is null;
  perform private.find_remitted_orders(remitted, courier.fee_delivered);
  with facts as (
    select l as line, o as goods, cash.amount as open_cash, l.id,
      case when o.status = 'Cancelled' or l.is_return then courier.fee_returned else courier.fee_delivered end as rule_fee,
      case when l.net is not null then l.net + case when o.status = 'Cancelled' or l.is_return then courier.fee_returned
        else courier.fee_delivered end when l.other_amount = cash.amount then l.other_amount else l.amount end as amount,
      row_number() over (partition by coalesce(l.order_id::text, l.id::text) order by l.row_number) as place,
      exists (select from private.remittance_lines x where x.order_id = l.order_id and x.is_booked and x.id <> l.id) as booked
    from private.remittance_lines l
    left join public.orders o on o.id = l.order_id
    cross join lateral (select (select c.amount from private.courier_cash c
      where c.courier_id = remitted.courier_id and c.order_id = l.order_id) as amount) cash
    where l.remittance_id = remitted.id and not l.is_booked
  ), classed as (
    select f.*, private.class_of_line(f.line, f.amount, f.rule_fee, remitted.courier_id, f.goods, f.place, f.booked, f.open_cash) as k
    from facts f
  )
  update private.remittance_lines l
  set amount = r.amount, expected = case when l.order_id is not null then coalesce(r.open_cash, 0) end, expected_fee = r.rule_fee,
    fee = case when l.has_own_fee then l.fee else r.rule_fee end, class = r.k[1], reason = r.k[2],
    action = case when r.k[1] = 'matched' then coalesce(case when l.class = 'matched' then l.action end, 'accept')
      when r.k[1] = l.class and l.expected is not distinct from coalesce(r.open_cash, 0) then l.action end
  from classed r
  where l.id = r.id;
  update private.remittances r
  set last_day = coalesce((select max(l.day) from private.remittance_lines l where l.remittance_id = r.id), (select max((select c.since
      from private.courier_cash c where c.courier_id = r.courier_id and c.order_id = l.order_id))
    from private.remittance_lines l where l.remittance_id = r.id))
  where r.id = remitted.id returning * into remitted;
  insert into private.remittance_lines (remittance_id, order_id, expected, class, reason)
  select remitted.id, c.order_id, c.amount, 'not_remitted', 'missing'
  from private.courier_cash c
  where c.courier_id = remitted.courier_id and c.amount > 0 and c.since < remitted.last_day
    and c.order_id not in (select l.order_id from private.remittance_lines l where l.remittance_id = remitted.id
      and l.order_id is not null);
end
$$;

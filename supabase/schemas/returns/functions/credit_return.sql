-- Delivery fee that a return gives back: that of the paid order if all its goods came back for reasons that are the seller's fault, and
-- no other return gave it back.
create function private.returned_fee(r private.returns)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select case when o.refunded_fee - r.credited_fee = 0 and not exists (
    select from public.order_lines l
    where l.order_id = o.id and l.quantity > coalesce((
      select sum(x.received) from public.order_lines c
      join private.return_lines x on x.order_line_id = c.id
      join private.returns y on y.id = x.return_id and (y.id = r.id or y.is_credited)
      join private.return_reasons s on s.id = x.reason_id and s.is_fault
      where l.id in (c.id, c.replaces_line_id)), 0)) then o.delivery_fee else 0 end
  from public.orders o where o.id = private.paid_order(r.order_id)
$$;

-- Most that a returned line may give back, IQD: its price, less what other returns of the order line took since, and those of the
-- goods that replaced it.
create function private.line_value(x private.return_lines)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(least(x.value, w.total - h.value) - coalesce((
    select sum(held.value) from private.returns r
    join public.order_lines c on c.order_id = r.exchange_order_id and c.replaces_line_id = coalesce(l.replaces_line_id, l.id)
    cross join lateral private.held_by_returns(c.id) held where r.id = x.return_id), 0), 0)
  from public.order_lines l
  cross join lateral private.line_worth(l) w
  cross join lateral private.held_by_returns(l.id, x.return_id) h where l.id = x.order_line_id
$$;

-- Price of the part of a returned line that came back, IQD.
create function private.received_value(x private.return_lines)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select least(private.line_value(x), private.received_price(x, w.unit_price))
  from public.order_lines l cross join lateral private.line_worth(l) w where l.id = x.order_line_id
$$;

-- Price of the part of a returned line that came back and is not replaced by an order, IQD.
create function private.unreplaced_value(x private.return_lines)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(private.received_value(x) - coalesce((
    select case when c.quantity >= x.received then private.received_value(x) else private.line_total(w.unit_price, c.quantity) end
    from private.returns r
    join public.orders o on o.id = r.exchange_order_id and o.status not in ('Cancelled', 'Rejected')
    join public.order_lines c on c.order_id = o.id and c.replaces_line_id = coalesce(l.replaces_line_id, l.id)
    where r.id = x.return_id), 0), 0)
  from public.order_lines l cross join lateral private.line_worth(l) w where l.id = x.order_line_id
$$;

-- Commission of an order line that its refunds give back: the frozen commission in the ratio of the refunded amount, whole dinars.
-- It grows with the amount and reaches the frozen commission exactly when the whole line was refunded.
create function private.returned_commission(commission public.iqd, line_total public.iqd, refunded public.iqd)
returns public.iqd
language sql
immutable
set search_path = ''
as $$
  select case when commission is null or line_total = 0 then 0 when refunded >= line_total then commission
    else least(commission, round(commission * refunded / line_total)) end
$$;

-- Shares an amount among the lines of a return in the ratio of what came back and was not replaced; if the amount is higher than
-- that, of what came back; and else of what was asked back. No line gets more than its price; the parts sum exactly.
create function private.share_refund(return_id uuid, amount public.iqd)
returns table (line_id bigint, part public.iqd)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  left_amount numeric := amount;
  line record;
begin
  for line in
    with weights as materialized (
      select x.id, private.unreplaced_value(x) as unreplaced, private.received_value(x) as received, private.line_value(x) as asked
      from private.return_lines x where x.return_id = share_refund.return_id
    ), chosen as (
      select w.id, case when sum(w.unreplaced) over () >= amount then w.unreplaced when sum(w.received) over () >= amount then w.received
        else w.asked end as weight
      from weights w
    )
    -- left_weight: of this line and those after it.
    select c.id, c.weight, sum(c.weight) over (order by c.id desc) as left_weight from chosen c order by c.id
  loop
    line_id := line.id;
    part := case when line.left_weight > 0 then least(line.weight, round(left_amount * line.weight / line.left_weight, 2)) else 0 end;
    left_amount := left_amount - part;
    return next;
  end loop;
end
$$;

-- Makes the credited amounts of a return equal to the given ones: lines, order, and with them the credit note. `credits` false takes
-- them back. Returns what changed by category (goods, and commission that the marketplace loses); the caller writes it into the
-- event, by which it reaches ledger and reports.
create function private.credit_return(r private.returns, goods public.iqd, fee public.iqd, credits boolean)
returns private.report_line[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Lines before: {id: {refunded, commission}}.
  former constant jsonb := (select jsonb_object_agg(x.id, jsonb_build_object('refunded', x.refunded, 'commission', x.commission))
    from private.return_lines x where x.return_id = r.id);
begin
  update private.returns x set credited = credit_return.goods, credited_fee = credit_return.fee, is_credited = credits where x.id = r.id;
  update private.return_lines x set refunded = s.part from private.share_refund(r.id, credit_return.goods) s where x.id = s.line_id;
  -- Goods of an exchange are refunded on the paid line.
  update public.order_lines l
  set refunded = case when l.replaces_line_id is null then n.refunded else 0 end, returned_quantity = least(n.quantity, l.quantity)
  from (select distinct unnest(array[o.id, o.replaces_line_id]) as id
    from private.return_lines own join public.order_lines o on o.id = own.order_line_id where own.return_id = r.id) changed
  cross join lateral (
    select sum(x.refunded) as refunded, coalesce(sum(x.received) filter (where y.is_credited), 0) as quantity
    from public.order_lines c
    join private.return_lines x on x.order_line_id = c.id
    join private.returns y on y.id = x.return_id
    where changed.id in (c.id, c.replaces_line_id)) n
  where l.id = changed.id;
  -- Other returns of a line keep the commission that they gave back.
  update private.return_lines x
  set commission = private.returned_commission(p.commission, p.line_total, p.refunded) - coalesce((
    select sum(y.commission) from public.order_lines c join private.return_lines y on y.order_line_id = c.id
    where p.id in (c.id, c.replaces_line_id) and y.id <> x.id), 0)
  from public.order_lines l join public.order_lines p on p.id = coalesce(l.replaces_line_id, l.id)
  where l.id = x.order_line_id and x.return_id = r.id;
  update public.orders o set refunded = o.refunded + credit_return.goods - r.credited,
    refunded_fee = o.refunded_fee + credit_return.fee - r.credited_fee
  where o.id = private.paid_order(r.order_id);
  return array(
    select row(coalesce(l.category_id, 0), 0, 0, sum((former -> x.id::text ->> 'commission')::numeric - x.commission), 0, 0, 0, 0,
      credits::int - r.is_credited::int, sum(x.refunded - (former -> x.id::text ->> 'refunded')::numeric))::private.report_line
    from private.return_lines x join public.order_lines l on l.id = x.order_line_id
    where x.return_id = r.id group by coalesce(l.category_id, 0));
end
$$;

-- Credits an amount that a return gives back: goods first, then the delivery fee. Returns what credit_return does.
create function private.credit_refund(r private.returns, amount public.iqd)
returns private.report_line[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  received constant numeric := (select sum(private.received_value(x)) from private.return_lines x where x.return_id = r.id);
  fee constant numeric := private.returned_fee(r);
begin
  return private.credit_return(r, least(amount, case when received + fee >= amount then received else private.goods_value(r) end),
    greatest(amount - case when received + fee >= amount then received else private.goods_value(r) end, 0), true);
end
$$;

-- Most that the goods of a return may give back, IQD.
create function private.goods_value(r private.returns)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$ select sum(private.line_value(x)) from private.return_lines x where x.return_id = r.id $$;

-- Most that a return may give back, IQD: for goods that came back or, with `whole`, for all that was asked back, and the fee.
create function private.most_refund(r private.returns, whole boolean)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select case when whole then private.goods_value(r) else coalesce((select sum(private.received_value(x))
    from private.return_lines x where x.return_id = r.id), 0) end + private.returned_fee(r)
$$;

-- Posts the commission that a step of a return gave back, on the account that holds the commission of the order, and reports what
-- the step credited.
create function private.post_return_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  o public.orders;
  given_back constant numeric := (select -sum(c.commission) from unnest(new.credit) c);
begin
  select x.* into o from private.returns r join public.orders x on x.id = private.paid_order(r.order_id) where r.id = new.return_id;
  perform private.post_transaction('return', 'return_event', new.id::text, array[
      row(case o.cash_by when 'courier' then 'owed_to_company' else 'owed_to_market' end, o.company_id, null,
        -given_back)::private.ledger_line,
      row('commission', null, null, given_back)::private.ledger_line],
    o.company_id, o.id, private.today_in_iraq(), (select r.number from private.returns r where r.id = new.return_id));
  perform private.add_to_report(private.today_in_iraq(), o, new.credit, 0);
  return null;
end
$$;

-- Adds what one order changed on a day to the figures. A number of orders is 1 or -1 in each category and for the whole order alike.
create function private.add_to_report(day date, o public.orders, lines private.report_line[], cash_change private.ledger_amount)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.report_changes (day, company_id, governorate, category_id, orders, revenue, commission, refusals, refused,
    shortages, short, returns, returned, cash_change)
  select add_to_report.day, o.company_id, o.governorate, s.category_id, s.orders, s.revenue, s.commission, s.refusals, s.refused,
    s.shortages, s.short, s.returns, s.returned, case when s.category_id is null then add_to_report.cash_change else 0 end
  from (
    select l.category_id, coalesce(sign(sum(l.orders)), 0) as orders, coalesce(sum(l.revenue), 0) as revenue,
      coalesce(sum(l.commission), 0) as commission, coalesce(sign(sum(l.refusals)), 0) as refusals,
      coalesce(sum(l.refused), 0) as refused, coalesce(sign(sum(l.shortages)), 0) as shortages, coalesce(sum(l.short), 0) as short,
      coalesce(sign(sum(l.returns)), 0) as returns, coalesce(sum(l.returned), 0) as returned
    from unnest(lines) l group by grouping sets ((), (l.category_id))) s;
end
$$;

-- Reports a delivered or refused order with the cash that an own courier took. is_posted: the ledger has its commission.
create function private.report_order(o public.orders, is_posted boolean, cash public.iqd, day date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_delivered constant boolean := o.status = 'Delivered';
begin
  perform private.add_to_report(day, o, array(
    select row(coalesce(l.category_id, 0),
      is_delivered::int, case when is_delivered then sum(l.line_total) else 0 end,
      case when is_delivered and is_posted then coalesce(sum(l.commission), 0) else 0 end,
      (not is_delivered)::int, case when is_delivered then 0 else sum(l.line_total) end,
      (is_delivered and count(l.ordered_quantity) > 0)::int,
      case when is_delivered then coalesce(sum(private.line_total(l.unit_price, l.ordered_quantity - l.quantity)), 0) else 0 end,
      0, 0)::private.report_line
    from public.order_lines l where l.order_id = o.id group by coalesce(l.category_id, 0)), cash);
end
$$;

-- Shares of a change of an order's commission by category, in proportion to the frozen commission, else to the goods. The category
-- with the most takes what rounding leaves.
create function private.commission_by_category(order_id uuid, change private.ledger_amount)
returns private.report_line[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    with weights as (
      select coalesce(l.category_id, 0) as category_id, sum(coalesce(l.commission, 0)) as commission, sum(l.line_total) as goods
      from public.order_lines l where l.order_id = commission_by_category.order_id group by 1
    ), parts as (
      select w.category_id, row_number() over (order by w.commission desc, w.goods desc, w.category_id) as place,
        trunc(case when sum(w.commission) over () > 0 then change * w.commission / sum(w.commission) over ()
          when sum(w.goods) over () > 0 then change * w.goods / sum(w.goods) over () else 0 end) as part
      from weights w
    )
    select row(p.category_id, 0, 0, p.part + case p.place when 1 then change - sum(p.part) over () else 0 end,
      0, 0, 0, 0, 0, 0)::private.report_line
    from parts p);
end
$$;

-- Reports what a ledger transaction other than a delivery, refusal or return changes in an order's commission and cash.
create function private.report_posting(transaction_id bigint, order_id uuid, day date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  o public.orders;
  commission numeric;
  cash numeric;
begin
  select coalesce(-sum(e.amount) filter (where a.kind = 'commission'), 0),
    coalesce(sum(e.amount) filter (where a.kind = 'cash_in_transit'), 0)
  into commission, cash
  from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id
  where e.transaction_id = report_posting.transaction_id;
  if commission = 0 and cash = 0 then
    return;
  end if;
  select * into o from public.orders x where x.id = report_posting.order_id;
  perform private.add_to_report(day, o,
    case when commission <> 0 then private.commission_by_category(o.id, commission) else '{}' end, cash);
end
$$;

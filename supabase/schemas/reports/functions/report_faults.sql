-- Figures per day, company, governorate and category (null: whole orders) as the ledger, the orders and their history have them.
-- Commission of a category is not in the ledger and 0 here: its sum over the categories of a cell is compared instead.
create function private.count_report_cells()
returns table (day date, company_id uuid, governorate text, category_id bigint, orders bigint, revenue private.ledger_amount,
  commission private.ledger_amount, refusals bigint, refused private.ledger_amount, shortages bigint, short private.ledger_amount,
  cash_change private.ledger_amount)
language sql
stable
security definer
set search_path = ''
as $$
  with ended as (
    select o.*, (e.created_at at time zone 'Asia/Baghdad')::date as ended_on
    from public.order_events e join public.orders o on o.id = e.order_id
    where e.kind = 'status' and (e.to_status = 'Delivered' or e.to_status = 'Cancelled' and e.from_status = 'Shipped')
  ), facts as (
    select e.ended_on as day, e.company_id, e.governorate, coalesce(l.category_id, 0) as category_id, e.id as order_id, e.status,
      l.line_total as goods, l.ordered_quantity is not null as is_short,
      coalesce(private.line_total(l.unit_price, l.ordered_quantity - l.quantity), 0) as short
    from ended e join public.order_lines l on l.order_id = e.id
  ), counted as (
    select f.day, f.company_id, f.governorate, f.category_id,
      count(distinct f.order_id) filter (where f.status = 'Delivered') as orders,
      coalesce(sum(f.goods) filter (where f.status = 'Delivered'), 0) as revenue, 0::numeric as commission,
      count(distinct f.order_id) filter (where f.status = 'Cancelled') as refusals,
      coalesce(sum(f.goods) filter (where f.status = 'Cancelled'), 0) as refused,
      count(distinct f.order_id) filter (where f.status = 'Delivered' and f.is_short) as shortages,
      coalesce(sum(f.short) filter (where f.status = 'Delivered'), 0) as short, 0::numeric as cash_change
    from facts f group by grouping sets ((f.day, f.company_id, f.governorate), (f.day, f.company_id, f.governorate, f.category_id))
    union all
    select t.effective_on, o.company_id, o.governorate, null, 0, 0, coalesce(-sum(e.amount) filter (where a.kind = 'commission'), 0),
      0, 0, 0, 0, coalesce(sum(e.amount) filter (where a.kind = 'cash_in_transit'), 0)
    from private.ledger_transactions t
    join public.orders o on o.id = t.order_id
    join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind in ('commission', 'cash_in_transit') group by 1, 2, 3
  )
  select c.day, c.company_id, c.governorate, c.category_id, sum(c.orders), sum(c.revenue), sum(c.commission), sum(c.refusals),
    sum(c.refused), sum(c.shortages), sum(c.short), sum(c.cash_change)
  from counted c group by 1, 2, 3, 4
$$;

-- Cells whose figures differ from the orders, their history and the ledger. key: company, governorate and category.
create function private.report_cell_faults()
returns table (day date, key text)
language sql
stable
security definer
set search_path = ''
as $$
  with figures as (
    select c.*, 1 as side from private.count_report_cells() c
    union all
    select d.day, d.company_id, d.governorate, d.category_id, d.orders, d.revenue,
      case when d.category_id is null then d.commission else 0 end, d.refusals, d.refused, d.shortages, d.short, d.cash_change, -1
    from private.report_cell_figures d
  )
  select f.day, concat_ws(' ', f.company_id, f.governorate, f.category_id) from figures f
  group by f.day, f.company_id, f.governorate, f.category_id
  having (sum(f.orders * f.side), sum(f.revenue * f.side), sum(f.commission * f.side), sum(f.refusals * f.side),
    sum(f.refused * f.side), sum(f.shortages * f.side), sum(f.short * f.side), sum(f.cash_change * f.side)) <> (0, 0, 0, 0, 0, 0, 0, 0)
  union all
  select d.day, concat_ws(' ', d.company_id, d.governorate, 'commission') from private.report_cell_figures d
  group by d.day, d.company_id, d.governorate
  having coalesce(sum(d.commission) filter (where d.category_id is null), 0)
    <> coalesce(sum(d.commission) filter (where d.category_id is not null), 0)
$$;

-- Cells whose returns differ from the credited returns, over all days. key: company, governorate and category.
create function private.report_return_faults()
returns table (key text)
language sql
stable
security definer
set search_path = ''
as $$
  with stored as (
    select d.company_id, d.governorate, d.category_id, sum(d.returns) as returns, sum(d.returned) as returned
    from private.report_cell_figures d group by 1, 2, 3
  ), counted as (
    select o.company_id, o.governorate, x.category_id, count(distinct r.id) as returns, sum(y.refunded) as returned
    from private.returns r
    join public.orders o on o.id = r.order_id
    join private.return_lines y on y.return_id = r.id
    join public.order_lines l on l.id = y.order_line_id
    cross join lateral (values (null::bigint), (coalesce(l.category_id, 0))) x (category_id)
    where r.is_credited group by 1, 2, 3
  )
  select concat_ws(' ', coalesce(s.company_id, c.company_id), coalesce(s.governorate, c.governorate), coalesce(s.category_id, c.category_id))
  from stored s full join counted c on c.company_id = s.company_id and c.governorate = s.governorate
    and coalesce(c.category_id, -1) = coalesce(s.category_id, -1)
  where (coalesce(s.returns, 0), coalesce(s.returned, 0)) is distinct from (coalesce(c.returns, 0), coalesce(c.returned, 0))
$$;

-- Dimensions whose figures differ from the sums of the cells.
create function private.report_day_faults()
returns table (dimension text, day date, key text)
language sql
stable
security definer
set search_path = ''
as $$
  with figures as (
    select d.dimension, d.subject, d.day, 1 as side, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short,
      d.returns, d.returned, d.cash_change
    from private.report_days d
    union all
    select x.dimension, case x.dimension when 'all' then '' when 'company' then c.company_id::text when 'governorate' then c.governorate
        else c.category_id::text end, c.day, -1, c.orders, c.revenue, c.commission, c.refusals, c.refused, c.shortages, c.short,
      c.returns, c.returned, c.cash_change
    from private.report_cells c
    join (values ('all'), ('company'), ('governorate'), ('category')) x (dimension)
      on (x.dimension = 'category') = (c.category_id is not null)
  )
  select f.dimension, f.day, f.subject from figures f group by 1, 2, 3
  having (sum(f.orders * f.side), sum(f.revenue * f.side), sum(f.commission * f.side), sum(f.refusals * f.side), sum(f.refused * f.side),
    sum(f.shortages * f.side), sum(f.short * f.side), sum(f.returns * f.side), sum(f.returned * f.side), sum(f.cash_change * f.side))
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
$$;

-- Differences between the reports and what they count; no row if they are equal. `day` is null for returns. Reads all orders.
create function private.report_faults()
returns table (dimension text, day date, key text)
language sql
stable
security definer
set search_path = ''
as $$
  select 'cell', f.day, f.key from private.report_cell_faults() f
  union all
  select 'cell', null, f.key from private.report_return_faults() f
  union all
  select f.dimension, f.day, f.key from private.report_day_faults() f
  union all
  select coalesce(m.dimension, s.dimension), coalesce(m.day, s.day), coalesce(m.subject, s.subject) from private.report_months m
  full join (select d.dimension, date_trunc('month', d.day)::date as day, d.subject, sum(d.orders) as orders, sum(d.revenue) as revenue,
      sum(d.commission) as commission, sum(d.refusals) as refusals, sum(d.refused) as refused, sum(d.shortages) as shortages,
      sum(d.short) as short, sum(d.returns) as returns, sum(d.returned) as returned, sum(d.cash_change) as cash_change
    from private.report_days d group by 1, 2, 3) s on s.dimension = m.dimension and s.day = m.day and s.subject = m.subject
  where exists (select from private.report_months x where x.dimension = 'all' and x.day = coalesce(m.day, s.day))
    and (m.orders, m.revenue, m.commission, m.refusals, m.refused, m.shortages, m.short, m.returns, m.returned, m.cash_change)
      is distinct from (s.orders, s.revenue, s.commission, s.refusals, s.refused, s.shortages, s.short, s.returns, s.returned, s.cash_change)
$$;

-- Figures per day and dimension as the ledger, the orders and their history have them. Commission of a category is not in the
-- ledger: its sum over all categories of a day is compared instead.
create function private.count_report_days()
returns table (dimension text, day date, key text, orders bigint, revenue private.ledger_amount, commission private.ledger_amount,
  refusals bigint, refused private.ledger_amount, shortages bigint, short private.ledger_amount, cash_change private.ledger_amount)
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
    select f.day, x.dimension, case x.dimension when 'all' then '' when 'company' then f.company_id::text
        when 'governorate' then f.governorate else f.category_id::text end as key,
      count(distinct f.order_id) filter (where f.status = 'Delivered') as orders,
      coalesce(sum(f.goods) filter (where f.status = 'Delivered'), 0) as revenue,
      count(distinct f.order_id) filter (where f.status = 'Cancelled') as refusals,
      coalesce(sum(f.goods) filter (where f.status = 'Cancelled'), 0) as refused,
      count(distinct f.order_id) filter (where f.status = 'Delivered' and f.is_short) as shortages,
      coalesce(sum(f.short) filter (where f.status = 'Delivered'), 0) as short
    from facts f cross join (values ('all'), ('company'), ('governorate'), ('category')) x (dimension) group by 1, 2, 3
  ), posted as (
    select t.effective_on as day, x.dimension, case x.dimension when 'company' then o.company_id::text
        when 'governorate' then o.governorate else '' end as key,
      coalesce(-sum(e.amount) filter (where a.kind = 'commission'), 0) as commission,
      coalesce(sum(e.amount) filter (where a.kind = 'cash_in_transit'), 0) as cash_change
    from private.ledger_transactions t
    join public.orders o on o.id = t.order_id
    join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind in ('commission', 'cash_in_transit')
    cross join (values ('all'), ('company'), ('governorate')) x (dimension) group by 1, 2, 3
  )
  select coalesce(c.dimension, p.dimension), coalesce(c.day, p.day), coalesce(c.key, p.key), coalesce(c.orders, 0),
    coalesce(c.revenue, 0), coalesce(p.commission, 0), coalesce(c.refusals, 0), coalesce(c.refused, 0), coalesce(c.shortages, 0),
    coalesce(c.short, 0), coalesce(p.cash_change, 0)
  from counted c full join posted p on p.dimension = c.dimension and p.day = c.day and p.key = c.key
$$;

-- Companies, governorates and categories whose returns in the reports differ from the credited returns, over all days.
create function private.report_return_faults()
returns table (dimension text, key text)
language sql
stable
security definer
set search_path = ''
as $$
  with stored as (
    select d.dimension, d.subject as key, sum(d.returns) as returns, sum(d.returned) as returned from private.report_days d group by 1, 2
  ), counted as (
    select x.dimension, case x.dimension when 'all' then '' when 'company' then o.company_id::text when 'governorate' then o.governorate
        else coalesce(l.category_id, 0)::text end as key, count(distinct r.id) as returns, sum(y.refunded) as returned
    from private.returns r
    join public.orders o on o.id = r.order_id
    join private.return_lines y on y.return_id = r.id
    join public.order_lines l on l.id = y.order_line_id
    cross join (values ('all'), ('company'), ('governorate'), ('category')) x (dimension)
    where r.is_credited group by 1, 2
  )
  select coalesce(s.dimension, c.dimension), coalesce(s.key, c.key)
  from stored s full join counted c on c.dimension = s.dimension and c.key = s.key
  where (coalesce(s.returns, 0), coalesce(s.returned, 0)) is distinct from (coalesce(c.returns, 0), coalesce(c.returned, 0))
$$;

-- Differences between the reports and what they count; no row if they are equal. `day` is null for returns. Reads all orders.
create function private.report_faults()
returns table (dimension text, day date, key text)
language sql
stable
security definer
set search_path = ''
as $$
  with stored as (
    select d.dimension, d.day, d.subject as key, d.orders, d.revenue,
      case d.dimension when 'category' then 0 else d.commission end as commission, d.refusals, d.refused, d.shortages, d.short,
      d.cash_change
    from private.report_days d
  ), counted as (
    select * from private.count_report_days()
  ), differing as (
    select coalesce(s.dimension, c.dimension) as dimension, coalesce(s.day, c.day) as day, coalesce(s.key, c.key) as key
    from stored s full join counted c on c.dimension = s.dimension and c.day = s.day and c.key = s.key
    where (coalesce(s.orders, 0), coalesce(s.revenue, 0), coalesce(s.commission, 0), coalesce(s.refusals, 0), coalesce(s.refused, 0),
        coalesce(s.shortages, 0), coalesce(s.short, 0), coalesce(s.cash_change, 0))
      is distinct from (coalesce(c.orders, 0), coalesce(c.revenue, 0), coalesce(c.commission, 0), coalesce(c.refusals, 0),
        coalesce(c.refused, 0), coalesce(c.shortages, 0), coalesce(c.short, 0), coalesce(c.cash_change, 0))
  )
  select * from differing
  union all
  select 'category', d.day, 'commission' from private.report_days d where d.dimension in ('all', 'category')
  group by d.day
  having sum(d.commission) filter (where d.dimension = 'category') is distinct from sum(d.commission) filter (where d.dimension = 'all')
  union all
  select m.dimension, m.day, m.subject from private.report_months m
  full join (select d.dimension, date_trunc('month', d.day)::date as day, d.subject, sum(d.orders) as orders, sum(d.revenue) as revenue,
      sum(d.commission) as commission, sum(d.refusals) as refusals, sum(d.refused) as refused, sum(d.shortages) as shortages,
      sum(d.short) as short, sum(d.returns) as returns, sum(d.returned) as returned, sum(d.cash_change) as cash_change
    from private.report_days d group by 1, 2, 3) s on s.dimension = m.dimension and s.day = m.day and s.subject = m.subject
  where exists (select from private.report_months x where x.dimension = 'all' and x.day = coalesce(m.day, s.day))
    and (m.orders, m.revenue, m.commission, m.refusals, m.refused, m.shortages, m.short, m.returns, m.returned, m.cash_change)
      is distinct from (s.orders, s.revenue, s.commission, s.refusals, s.refused, s.shortages, s.short, s.returns, s.returned, s.cash_change)
  union all
  select f.dimension, null, f.key from private.report_return_faults() f
$$;

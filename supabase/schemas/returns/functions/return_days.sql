-- Delivered lines of days (each once) with the reasons of their returns, counted from the orders. Returns of goods that replaced a
-- line are returns of that line.
create function private.delivered_goods(days date[])
returns table (day date, company_id uuid, category_id bigint, product_id bigint, reason_ids bigint[])
language sql
stable
security definer
set search_path = ''
as $$
  with delivered as (
    select o.id, o.company_id, x.day
    from unnest(days) x (day)
    join public.order_events e on e.kind = 'status' and e.to_status = 'Delivered'
      and e.created_at >= x.day::timestamp at time zone 'Asia/Baghdad'
      and e.created_at < (x.day + 1)::timestamp at time zone 'Asia/Baghdad'
    join public.orders o on o.id = e.order_id and o.status = 'Delivered' and not o.is_exchange
  )
  select d.day, d.company_id, coalesce(l.category_id, 0), coalesce(l.product_id, 0), array(
    select x.reason_id
    from (select l.id union all select c.id from public.order_lines c where c.replaces_line_id = l.id) line
    join private.return_lines x on x.order_line_id = line.id
    join private.returns r on r.id = x.return_id and r.outcome is distinct from 'withdrawn')
  from delivered d join public.order_lines l on l.order_id = d.id and l.quantity > 0
$$;

-- Figures of days (each once) as private.return_days has them.
create function private.count_return_days(days date[])
returns table (dimension text, day date, company_id uuid, subject bigint, delivered_lines int, returned_lines int, reason_ids bigint[])
language sql
stable
security definer
set search_path = ''
as $$
  with goods as materialized (
    select x.dimension, g.day, g.company_id, x.subject, g.reason_ids
    from private.delivered_goods(days) g
    cross join lateral (values ('company', 0), ('category', g.category_id), ('product', g.product_id)) x (dimension, subject)
  ), reasons as (
    select g.dimension, g.day, g.company_id, g.subject, array_agg(i.id order by i.id) as ids
    from goods g cross join lateral unnest(g.reason_ids) i (id) group by 1, 2, 3, 4
  ), figures as (
    select g.dimension, g.day, g.company_id, g.subject, count(*)::int as delivered_lines,
      (count(*) filter (where g.reason_ids <> '{}'))::int as returned_lines
    from goods g group by 1, 2, 3, 4
  )
  select f.*, coalesce(r.ids, '{}') from figures f left join reasons r using (dimension, day, company_id, subject)
$$;

-- Writes the figures of days (each once); rows that are right stay as they are.
create function private.write_return_days(days date[])
returns void
language sql
security definer
set search_path = ''
as $$
  with counted as materialized (
    select * from private.count_return_days(days)
  ), written as (
    insert into private.return_days as d (dimension, day, company_id, subject, delivered_lines, returned_lines, reason_ids)
    select c.* from counted c
    on conflict (dimension, day, company_id, subject) do update
      set delivered_lines = excluded.delivered_lines, returned_lines = excluded.returned_lines, reason_ids = excluded.reason_ids
      where (d.delivered_lines, d.returned_lines, d.reason_ids)
        is distinct from (excluded.delivered_lines, excluded.returned_lines, excluded.reason_ids)
  )
  delete from private.return_days d
  where d.day = any (days) and not exists (
    select from counted c
    where c.dimension = d.dimension and c.day = d.day and c.company_id = d.company_id and c.subject = d.subject)
$$;

-- Writes the figures of the days on which the goods of orders and returns that changed lately (null: at any time) were delivered.
create function private.refresh_return_days(lately interval)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  days text[];
begin
  -- The runs of two jobs follow each other.
  perform pg_advisory_xact_lock(hashtextextended('return days', 0));
  -- The first run counts all days.
  if lately is null or not exists (select from private.return_days) then
    days := array(select distinct (e.created_at at time zone 'Asia/Baghdad')::date::text from public.order_events e
      where e.kind = 'status' and e.to_status = 'Delivered' order by 1);
  else
    days := array(
      select distinct (e.created_at at time zone 'Asia/Baghdad')::date::text
      from (select x.order_id from public.order_events x where x.to_status = 'Delivered' and x.created_at >= now() - lately
        union select private.paid_order(r.order_id) from private.returns r where r.updated_at >= now() - lately) changed
      cross join lateral (select x.created_at from public.order_events x
        where x.order_id = changed.order_id and x.kind = 'status' and x.to_status = 'Delivered') e
      order by 1);
  end if;
  perform private.try_job_items('refresh-return-days', private.job_items_to_try('refresh-return-days', days),
    'select private.write_return_days($1::date[])');
end
$$;

-- Figures that differ from the orders and returns; no row if all are right. Reads all delivered orders.
create function private.return_day_faults()
returns table (dimension text, day date, company_id uuid, subject bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with stored as (
    select d.dimension, d.day, d.company_id, d.subject, d.delivered_lines, d.returned_lines, d.reason_ids from private.return_days d
  ), counted as (
    select * from private.count_return_days(array(
      select distinct (e.created_at at time zone 'Asia/Baghdad')::date from public.order_events e
      where e.kind = 'status' and e.to_status = 'Delivered' order by 1))
  )
  select distinct x.dimension, x.day, x.company_id, x.subject
  from ((table stored except table counted) union (table counted except table stored)) x
$$;

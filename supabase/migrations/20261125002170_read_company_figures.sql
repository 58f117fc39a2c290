-- What a company sold over time. Days are those of Baghdad.

-- Figures of whole days. A job writes them anew, for orders of earlier days are still cancelled; they are read instead of all
-- orders. A day without an order of the company has no row.
create table private.company_daily_figures (
  company_id uuid not null references public.companies (id) on delete cascade,
  day date not null,
  -- All that were placed that day; those of them that were neither cancelled nor rejected, and what they come to.
  orders int not null,
  sold int not null,
  sales public.iqd not null,
  -- Called off at the door.
  refused int not null,
  primary key (company_id, day)
);
create index company_daily_figures_day_idx on private.company_daily_figures (day);
alter table private.company_daily_figures enable row level security;
revoke all on private.company_daily_figures from public, anon, authenticated;
grant all on private.company_daily_figures to service_role;

-- Counts the days of companies from the first to the last.
create function private.count_company_figures(companies uuid[], first_day date, last_day date)
returns setof private.company_daily_figures
language sql
stable
security definer
set search_path = ''
as $$
  select o.company_id, (o.created_at at time zone 'Asia/Baghdad')::date, count(*)::int,
    (count(*) filter (where o.status not in ('Cancelled', 'Rejected')))::int,
    coalesce(sum(o.total) filter (where o.status not in ('Cancelled', 'Rejected')), 0)::public.iqd,
    (count(*) filter (where o.status = 'Cancelled' and exists (
      select from public.order_events e where e.order_id = o.id and e.kind = 'status' and e.to_status = 'Shipped')))::int
  from public.orders o
  where o.company_id = any (companies)
    and o.created_at >= first_day::timestamp at time zone 'Asia/Baghdad'
    and o.created_at < (last_day + 1)::timestamp at time zone 'Asia/Baghdad'
  group by 1, 2
$$;

-- Writes the figures of the last so many whole days (null: of all), and of those that were missed.
create function private.refresh_company_figures(days int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  yesterday date := (now() at time zone 'Asia/Baghdad')::date - 1;
  newest date := (select max(f.day) from private.company_daily_figures f);
  first_day date := case when days is null or newest is null
    then ((select min(o.created_at) from public.orders o) at time zone 'Asia/Baghdad')::date
    else least(yesterday - days + 1, newest + 1) end;
begin
  perform private.try_job_items('refresh-company-figures', private.job_items_to_try('refresh-company-figures', array(
    select distinct o.company_id::text from public.orders o
    where o.created_at >= first_day::timestamp at time zone 'Asia/Baghdad'
      and o.created_at < (yesterday + 1)::timestamp at time zone 'Asia/Baghdad')),
    format('select private.write_company_figures($1::uuid[], %L, %L)', first_day, yesterday));
end
$$;

-- Writes the figures of companies from the first day to the last.
create function private.write_company_figures(companies uuid[], first_day date, last_day date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.company_daily_figures as f
  select c.* from private.count_company_figures(companies, first_day, last_day) c
  on conflict (company_id, day) do update
    set orders = excluded.orders, sold = excluded.sold, sales = excluded.sales, refused = excluded.refused
    where (f.orders, f.sold, f.sales, f.refused)
      is distinct from (excluded.orders, excluded.sold, excluded.sales, excluded.refused);
end
$$;

-- The figures of days that were written, and of the others, today among them, as they are counted now.
create function private.company_figures_of(company uuid, first_day date, last_day date)
returns setof private.company_daily_figures
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  newest date := (select max(f.day) from private.company_daily_figures f);
begin
  return query select f.* from private.company_daily_figures f
    where f.company_id = company and f.day between first_day and last_day;
  if newest is null or newest < last_day then
    return query select c.* from private.count_company_figures(array[company], greatest(first_day, coalesce(newest + 1, first_day)), last_day) c;
  end if;
end
$$;

-- What the caller's company sold. period: day (30 of them), week (12, from Sunday) or month (12).
-- {period, points: [{start, orders, sold, sales, refused}], before: {orders, …} of as long a time before,
--  best: [{product_id, name_en, name_ar, unit, quantity, sales}], ten of the last thirty days, by sales}
create function private.get_company_figures(period text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('see_money');
  today date := (now() at time zone 'Asia/Baghdad')::date;
  step interval;
  whole interval;
  first_day date;
begin
  select b.step, b.whole, b.first_day into step, whole, first_day from private.figure_period(period, today) b;
  return jsonb_build_object('period', period,
    'points', (
      select jsonb_agg(jsonb_build_object('start', b.start::date, 'orders', b.orders, 'sold', b.sold, 'sales', b.sales,
        'refused', b.refused) order by b.start)
      from (
        select s.start, coalesce(sum(f.orders), 0) as orders, coalesce(sum(f.sold), 0) as sold,
          coalesce(sum(f.sales), 0) as sales, coalesce(sum(f.refused), 0) as refused
        from generate_series(first_day::timestamp, today::timestamp, step) s (start)
        left join private.company_figures_of(company, first_day, today) f
          on f.day >= s.start::date and f.day < (s.start + step)::date
        group by 1) b),
    'before', (
      select jsonb_build_object('orders', coalesce(sum(f.orders), 0), 'sold', coalesce(sum(f.sold), 0),
        'sales', coalesce(sum(f.sales), 0), 'refused', coalesce(sum(f.refused), 0))
      from private.company_figures_of(company, (first_day - whole)::date, (today - whole)::date) f),
    'best', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.sales desc, b.product_id), '[]')
      from (
        select l.product_id, max(l.name_en) as name_en, max(l.name_ar) as name_ar, max(l.unit) as unit,
          sum(l.quantity)::float8 as quantity, sum(l.line_total) as sales
        from public.orders o join public.order_lines l on l.order_id = o.id
        where o.company_id = company and o.created_at >= (today - 29)::timestamp at time zone 'Asia/Baghdad'
          and o.status not in ('Cancelled', 'Rejected') and l.product_id is not null
        group by l.product_id order by sum(l.line_total) desc, l.product_id limit 10) b));
end
$$;
create function public.get_company_figures(period text default 'day') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_company_figures(period) $$;
revoke all on function public.get_company_figures(text) from public, anon, authenticated;
grant execute on function public.get_company_figures(text), private.get_company_figures(text) to authenticated, service_role;

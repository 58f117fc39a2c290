-- The figures of each day from first_day to last_day: as written, or counted now for days that were not written. Those are today,
-- days since the last run of refresh_daily_figures, and days that the job set aside after repeated failures.
create function private.figures_of(first_day date, last_day date)
returns setof private.daily_figures
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  newest date := (select max(f.day) from private.daily_figures f);
  first_unwritten date := greatest(first_day, coalesce(newest + 1, first_day));
begin
  return query select f.* from private.daily_figures f where f.day between first_day and last_day;
  return query select c.* from generate_series(first_day::timestamp, (first_unwritten - 1)::timestamp, interval '1 day') missing (day)
    cross join lateral private.count_figures(missing.day::date, missing.day::date) c
    where not exists (select from private.daily_figures f where f.day = missing.day::date);
  if first_unwritten <= last_day then
    return query select c.* from private.count_figures(first_unwritten, last_day) c;
  end if;
end
$$;

-- The overview with what the caller may see; the rest is null. period: day (30), week (12, from Sunday) or month (12). {period,
-- points: [{start, orders, revenue, sellers, buyers}], before: {orders, …} of the period before, queues: {queue: {waiting,
-- oldest}}, low_stock (counted up to 1,000), health}
create function private.get_staff_overview(period text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  step interval;
  first_day date;
  whole interval;
  sees_orders boolean := private.staff_may('see_orders');
  sees_companies boolean := private.staff_may('see_companies');
  sees_users boolean := private.staff_may('see_users');
  points jsonb;
  before jsonb;
begin
  if private.staff_role() is null then
    perform private.require_staff('see_orders');
  end if;
  select b.step, b.whole, b.first_day into step, whole, first_day from private.figure_period(period, today) b;
  if sees_orders or sees_companies or sees_users then
    points := (
      select jsonb_agg(jsonb_build_object('start', b.start::date,
        'orders', case when sees_orders then b.orders end, 'revenue', case when sees_orders then b.revenue end,
        'sellers', case when sees_companies then b.sellers end, 'buyers', case when sees_users then b.buyers end) order by b.start)
      from (
        select s.start, sum(f.orders) as orders, sum(f.revenue) as revenue, sum(f.sellers) as sellers, sum(f.buyers) as buyers
        from generate_series(first_day::timestamp, today::timestamp, step) s (start)
        left join private.figures_of(first_day, today) f on f.day >= s.start::date and f.day < (s.start + step)::date
        group by 1) b);
    before := (
      select jsonb_build_object(
        'orders', case when sees_orders then coalesce(sum(f.orders), 0) end,
        'revenue', case when sees_orders then coalesce(sum(f.revenue), 0) end,
        'sellers', case when sees_companies then coalesce(sum(f.sellers), 0) end,
        'buyers', case when sees_users then coalesce(sum(f.buyers), 0) end)
      from private.figures_of((first_day - whole)::date, (today - whole)::date) f);
  end if;
  return jsonb_build_object('period', period, 'points', points, 'before', before,
    'queues', (select coalesce(jsonb_object_agg(w.queue, jsonb_build_object('waiting', w.waiting, 'oldest', w.oldest)), '{}')
      from private.waiting_work() w),
    'low_stock', case when private.staff_may('products') then (
      select count(*) from (
        select from public.product_offers o join public.products p on p.id = o.product_id and p.is_listed
        where o.low_stock limit 1000) low) end,
    'health', case when private.staff_may('settings') then private.machine_health() end);
end
$$;

create function public.get_staff_overview(period text default 'day')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_staff_overview(period) $$;
grant execute on function public.get_staff_overview(text), private.get_staff_overview(text) to authenticated, service_role;

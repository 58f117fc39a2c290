-- What the admin console opens with: what waits, how the marketplace does over time, and whether mail and jobs run.

-- Figures of whole days, in Baghdad. A job writes them anew, for orders of earlier days are still cancelled; they are read
-- instead of all orders.
create table private.daily_figures (
  day date primary key,
  orders int not null,
  -- Dinars of orders placed that day and neither cancelled nor rejected.
  revenue public.iqd not null,
  sellers int not null,
  buyers int not null
);
alter table private.daily_figures enable row level security;
revoke all on private.daily_figures from public, anon, authenticated;
grant all on private.daily_figures to service_role;

-- Counts the days from the first to the last.
create function private.count_figures(first_day date, last_day date)
returns setof private.daily_figures
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  starts_at timestamptz := first_day::timestamp at time zone 'Asia/Baghdad';
  ends_at timestamptz := (last_day + 1)::timestamp at time zone 'Asia/Baghdad';
begin
  return query
    with placed as (
      select (o.created_at at time zone 'Asia/Baghdad')::date as day, count(*)::int as orders,
        coalesce(sum(o.total) filter (where o.status not in ('Cancelled', 'Rejected')), 0)::public.iqd as revenue
      from public.orders o where o.created_at >= starts_at and o.created_at < ends_at group by 1
    ), founded as (
      select (c.created_at at time zone 'Asia/Baghdad')::date as day, count(*)::int as sellers
      from public.companies c where c.created_at >= starts_at and c.created_at < ends_at group by 1
    ), joined as (
      select (p.created_at at time zone 'Asia/Baghdad')::date as day, count(*)::int as buyers
      from public.profiles p
      where p.created_at >= starts_at and p.created_at < ends_at
        and not exists (select from public.company_members m where m.user_id = p.id)
        and not exists (select from public.staff s where s.user_id = p.id)
      group by 1
    )
    select d.day::date, coalesce(o.orders, 0), coalesce(o.revenue, 0)::public.iqd, coalesce(c.sellers, 0), coalesce(p.buyers, 0)
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d (day)
    left join placed o on o.day = d.day::date
    left join founded c on c.day = d.day::date
    left join joined p on p.day = d.day::date;
end
$$;

-- Writes the figures of the last so many whole days (null: of all), and of those that were missed.
create function private.refresh_daily_figures(days int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  yesterday date := (now() at time zone 'Asia/Baghdad')::date - 1;
  newest date := (select max(f.day) from private.daily_figures f);
  oldest timestamptz := least((select min(o.created_at) from public.orders o), (select min(c.created_at) from public.companies c),
    (select min(p.created_at) from public.profiles p));
  first_day date := case when days is null or newest is null then (oldest at time zone 'Asia/Baghdad')::date
    else least(yesterday - days + 1, newest + 1) end;
begin
  perform private.try_job_items('refresh-daily-figures', private.job_items_to_try('refresh-daily-figures', array(
    select d::date::text from generate_series(first_day::timestamp, yesterday::timestamp, interval '1 day') d order by 1)),
    'select private.write_daily_figures($1::date[])');
end
$$;

-- Writes the figures of days, which are in order.
create function private.write_daily_figures(days date[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.daily_figures as f (day, orders, revenue, sellers, buyers)
  select c.day, c.orders, c.revenue, c.sellers, c.buyers
  from private.count_figures(days[1], days[cardinality(days)]) c where c.day = any (days)
  on conflict (day) do update
    set orders = excluded.orders, revenue = excluded.revenue, sellers = excluded.sellers, buyers = excluded.buyers
    where (f.orders, f.revenue, f.sellers, f.buyers)
      is distinct from (excluded.orders, excluded.revenue, excluded.sellers, excluded.buyers);
end
$$;

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

-- What figures by day (30 of them), week (12, from Sunday) or month (12) reach back to, and how long all of them are.
create function private.figure_period(period text, today date)
returns table (step interval, whole interval, first_day date)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(period in ('day', 'week', 'month'), false), 'period', 'one_of');
  case period
    when 'day' then step := '1 day'; whole := '30 days'; first_day := today - 29;
    when 'week' then step := '7 days'; whole := '84 days'; first_day := today - extract(dow from today)::int - 77;
    else step := '1 month'; whole := '1 year'; first_day := date_trunc('month', today) - interval '11 months';
  end case;
  return next;
end
$$;

-- Whether mail and jobs run: {mail: {waiting, oldest_waiting, sent_at, gave_up (counted to a
-- thousand), gave_up_at}, jobs: {last_run, failing: [{name, at}]}, set_aside: [{job,
-- item, error, at}], the latest twenty items that failed three times}.
create function private.machine_health()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'set_aside', (
      select coalesce(jsonb_agg(jsonb_build_object('job', f.job, 'item', f.item, 'error', f.error, 'at', f.failed_at)
        order by f.set_aside_at desc), '[]')
      from (select * from private.job_failures x where x.set_aside_at is not null order by x.set_aside_at desc limit 20) f),
    'mail', jsonb_build_object(
      'waiting', (select count(*) from (
        select from private.outbox e where e.sent_at is null and e.gave_up_at is null limit 1000) few),
      'oldest_waiting', (select min(few.created_at) from (
        select e.created_at from private.outbox e where e.sent_at is null and e.gave_up_at is null limit 1000) few),
      'sent_at', (select max(e.sent_at) from private.outbox e where e.sent_at is not null),
      'gave_up', (select count(*) from (select from private.outbox e where e.gave_up_at is not null limit 1000) few),
      'gave_up_at', (select max(e.gave_up_at) from private.outbox e where e.gave_up_at is not null)),
    -- A job of every few seconds runs hundreds of times an hour: the latest runs tell of all that run often.
    'jobs', (
      with latest as (
        select d.jobid, d.status, d.start_time from cron.job_run_details d order by d.runid desc limit 2000
      ), last_of_each as (
        select distinct on (l.jobid) l.jobid, l.status, l.start_time from latest l
        where l.status in ('succeeded', 'failed') order by l.jobid, l.start_time desc
      )
      select jsonb_build_object('last_run', (select max(l.start_time) from latest l), 'failing', (
        select coalesce(jsonb_agg(jsonb_build_object('name', j.jobname, 'at', l.start_time) order by j.jobname), '[]')
        from last_of_each l join cron.job j on j.jobid = l.jobid where l.status = 'failed'))));
end
$$;

-- Lets a job try an item again that was set aside.
create function private.retry_job_item(job text, item text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  perform private.forget_job_failures(retry_job_item.job, array[retry_job_item.item]);
end
$$;
create function public.retry_job_item(job text, item text)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.retry_job_item(job, item) $$;
revoke all on function public.retry_job_item(text, text) from public, anon, authenticated;
grant execute on function public.retry_job_item(text, text), private.retry_job_item(text, text) to authenticated, service_role;

-- The overview for the caller's rights; what the caller may not see is null. period: day (30 of them), week (12, from Sunday) or
-- month (12). {period, points: [{start, orders, revenue, sellers, buyers}], before: {orders, …} of as long a time before,
-- queues: {queue: {waiting, oldest}}, low_stock (to a thousand), health}
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
revoke all on function public.get_staff_overview(text) from public, anon, authenticated;
grant execute on function public.get_staff_overview(text), private.get_staff_overview(text) to authenticated, service_role;

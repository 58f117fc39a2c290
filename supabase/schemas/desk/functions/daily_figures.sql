-- Figures per day from first_day to last_day, counted from the rows.
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
      from public.companies c
      where c.created_at >= starts_at and c.created_at < ends_at and c.status <> 'buying' group by 1
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

-- Writes the figures of the last `days` whole days (null: all) and of days missed since.
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

-- Writes the figures of the given days (ascending).
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

-- Step, length and first day of figures by day (30), week (12, from Sunday) or month (12).
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

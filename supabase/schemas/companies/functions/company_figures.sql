-- Figures of companies per day from first_day to last_day.
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

-- Writes the figures of the last `days` whole days (null: all) and of days missed since.
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

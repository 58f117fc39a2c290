-- Figures per day: as written, or counted now for days after the last written one, including today.
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

-- Value of a company's goods whose money was handed back in a time, by the day of the credit note. IQD.
create function private.company_returned(company uuid, first_day date, last_day date)
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(d.returned), 0) from private.report_figures d
  where d.dimension = 'company' and d.subject = company::text and d.day between first_day and last_day
$$;

-- Sales of the caller's company. period: day (30 of them), week (12, from Sunday) or month (12). {period, points: [{start,
-- orders, sold, sales, refused, returned}], before: {orders, …} of the period before, best: [{product_id, name_en, name_ar, unit,
-- quantity, sales}], the ten best of the last 30 days by sales}
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
        'refused', b.refused, 'returned', private.company_returned(company, b.start::date, (b.start + step)::date - 1))
        order by b.start)
      from (
        select s.start, coalesce(sum(f.orders), 0) as orders, coalesce(sum(f.sold), 0) as sold,
          coalesce(sum(f.sales), 0) as sales, coalesce(sum(f.refused), 0) as refused
        from generate_series(first_day::timestamp, today::timestamp, step) s (start)
        left join private.company_figures_of(company, first_day, today) f
          on f.day >= s.start::date and f.day < (s.start + step)::date
        group by 1) b),
    'before', (
      select jsonb_build_object('orders', coalesce(sum(f.orders), 0), 'sold', coalesce(sum(f.sold), 0),
        'sales', coalesce(sum(f.sales), 0), 'refused', coalesce(sum(f.refused), 0),
        'returned', private.company_returned(company, (first_day - whole)::date, (today - whole)::date))
      from private.company_figures_of(company, (first_day - whole)::date, (today - whole)::date) f),
    'best', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.sales desc, b.product_id), '[]')
      from (
        select l.product_id, max(l.name_en) as name_en, max(l.name_ar) as name_ar, max(l.unit) as unit,
          sum(l.quantity - l.returned_quantity)::float8 as quantity, sum(l.line_total - l.refunded) as sales
        from public.orders o join public.order_lines l on l.order_id = o.id
        where o.company_id = company and o.created_at >= (today - 29)::timestamp at time zone 'Asia/Baghdad'
          and o.status not in ('Cancelled', 'Rejected') and not o.is_exchange and l.product_id is not null
        group by l.product_id order by sum(l.line_total - l.refunded) desc, l.product_id limit 10) b));
end
$$;

create function public.get_company_figures(period text default 'day') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_company_figures(period) $$;
grant execute on function public.get_company_figures(text), private.get_company_figures(text) to authenticated, service_role;

-- Lets one transaction at a time write report_days, report_cells and report_months, until it ends.
create function private.lock_reports()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('reports', 0));
end
$$;

-- Adds changes to the figures per day, company and governorate, of whole orders and of categories.
create function private.add_to_cells(changes private.report_changes[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.report_cells as d (day, company_id, governorate, category_id, orders, revenue, commission,
    refusals, refused, shortages, short, returns, returned, cash_change)
  select c.day, c.company_id, c.governorate, c.category_id, sum(c.orders), sum(c.revenue), sum(c.commission), sum(c.refusals),
    sum(c.refused), sum(c.shortages), sum(c.short), sum(c.returns), sum(c.returned), sum(c.cash_change)
  from unnest(changes) c group by 1, 2, 3, 4
  on conflict on constraint report_cells_pkey do update set orders = d.orders + excluded.orders,
    revenue = d.revenue + excluded.revenue, commission = d.commission + excluded.commission,
    refusals = d.refusals + excluded.refusals, refused = d.refused + excluded.refused,
    shortages = d.shortages + excluded.shortages, short = d.short + excluded.short,
    returns = d.returns + excluded.returns, returned = d.returned + excluded.returned,
    cash_change = d.cash_change + excluded.cash_change
$$;

-- Adds changes to the figures per day and dimension.
create function private.add_to_days(changes private.report_changes[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.report_days as d (dimension, day, company_id, governorate, category_id, orders, revenue, commission,
    refusals, refused, shortages, short, returns, returned, cash_change)
  select x.dimension, c.day, case x.dimension when 'company' then c.company_id end,
    case x.dimension when 'governorate' then c.governorate end, c.category_id, sum(c.orders), sum(c.revenue),
    sum(c.commission), sum(c.refusals), sum(c.refused), sum(c.shortages), sum(c.short), sum(c.returns), sum(c.returned), sum(c.cash_change)
  from unnest(changes) c
  join (values ('all'), ('company'), ('governorate'), ('category')) x (dimension)
    on (x.dimension = 'category') = (c.category_id is not null)
  group by 1, 2, 3, 4, 5
  on conflict on constraint report_days_pkey do update set orders = d.orders + excluded.orders,
    revenue = d.revenue + excluded.revenue, commission = d.commission + excluded.commission,
    refusals = d.refusals + excluded.refusals, refused = d.refused + excluded.refused,
    shortages = d.shortages + excluded.shortages, short = d.short + excluded.short,
    returns = d.returns + excluded.returns, returned = d.returned + excluded.returned,
    cash_change = d.cash_change + excluded.cash_change
$$;

-- Moves changes into the figures per day, at most 20,000 at once. A job calls it every minute. The sums of the changed months are
-- removed; private.sum_months writes them again.
create function private.fold_report_changes()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  changes private.report_changes[];
begin
  perform private.lock_reports();
  with taken as (
    delete from private.report_changes c where c.id in (select x.id from private.report_changes x order by x.id limit 20000) returning c.*
  )
  select array_agg(row(t.*)::private.report_changes) into changes from taken t;
  if changes is not null then
    delete from private.report_months m where m.day in (select distinct date_trunc('month', c.day)::date from unnest(changes) c);
    perform private.add_to_cells(changes), private.add_to_days(changes);
  end if;
end
$$;

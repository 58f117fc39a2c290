-- Sums the days of months that are over on a day and have no sums yet. A job calls it every day.
create function private.sum_months(today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_reports();
  insert into private.report_months (dimension, day, company_id, governorate, category_id, orders, revenue, commission, refusals, refused,
    shortages, short, returns, returned, cash_change)
  select d.dimension, m.month, d.company_id, d.governorate, d.category_id, sum(d.orders), sum(d.revenue), sum(d.commission),
    sum(d.refusals), sum(d.refused), sum(d.shortages), sum(d.short), sum(d.returns), sum(d.returned), sum(d.cash_change)
  from (select distinct date_trunc('month', x.day)::date as month from private.report_days x
    where x.dimension = 'all' and x.day < date_trunc('month', today)) m
  join private.report_days d on d.dimension = any ('{all,company,governorate,category}')
    and d.day between m.month and (m.month + interval '1 month - 1 day')::date
  where not exists (select from private.report_months x where x.dimension = 'all' and x.day = m.month)
  group by d.dimension, m.month, d.company_id, d.governorate, d.category_id;
end
$$;

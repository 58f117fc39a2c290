-- Changes that are not in private.report_days yet, per dimension, subject and day.
create view private.report_change_figures with (security_invoker = true) as
  select x.dimension, case x.dimension when 'all' then '' when 'company' then c.company_id::text when 'governorate' then c.governorate
      else c.category_id::text end as subject, c.day, c.orders, c.revenue, c.commission, c.refusals, c.refused, c.shortages,
    c.short, c.returns, c.returned, c.cash_change
  from private.report_changes c
  join (values ('all'), ('company'), ('governorate'), ('category')) x (dimension)
    on (x.dimension = 'category') = (c.category_id is not null);

-- Figures per dimension, subject and day, with changes that are not in private.report_days yet; several rows per day.
create view private.report_figures with (security_invoker = true) as
  select d.dimension, d.subject, d.day, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns,
    d.returned, d.cash_change
  from private.report_days d
  union all
  select f.dimension, f.subject, f.day, f.orders, f.revenue, f.commission, f.refusals, f.refused, f.shortages, f.short, f.returns,
    f.returned, f.cash_change
  from private.report_change_figures f;

-- The same per company, governorate and category; category_id null: whole orders.
create view private.report_cell_figures with (security_invoker = true) as
  select d.day, d.company_id, d.governorate, d.category_id, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages,
    d.short, d.returns, d.returned, d.cash_change
  from private.report_cells d
  union all
  select c.day, c.company_id, c.governorate, c.category_id, c.orders, c.revenue, c.commission, c.refusals, c.refused, c.shortages,
    c.short, c.returns, c.returned, c.cash_change
  from private.report_changes c;

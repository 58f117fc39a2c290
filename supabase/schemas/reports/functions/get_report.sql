-- Figures of a period of one subject, by day or, with an empty key, in all. cash_in_transit: cash that couriers hold at the end, also
-- collected before the period. By day it is the change on the day, and the row with the key '' has what was collected before.
create function private.sum_days_of(dimension text, subject text, by_day boolean, first_day date, last_day date)
returns table (key text, orders bigint, revenue private.ledger_amount, commission private.ledger_amount, refusals bigint,
  refused private.ledger_amount, shortages bigint, short private.ledger_amount, returns bigint, returned private.ledger_amount,
  cash_in_transit private.ledger_amount)
language sql
stable
security definer
set search_path = ''
as $$
  with days as (
    select d.day, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns, d.returned, d.cash_change
    from private.report_days d
    where d.dimension = sum_days_of.dimension and d.subject = sum_days_of.subject
      and d.day between sum_days_of.first_day and sum_days_of.last_day
    union all
    select null, 0, 0, 0, 0, 0, 0, 0, 0, 0, sum(d.cash_change)
    from private.report_days d
    where d.dimension = sum_days_of.dimension and d.subject = sum_days_of.subject and d.day < sum_days_of.first_day
    having sum(d.cash_change) is not null
  )
  select case when by_day then coalesce(d.day::text, '') else '' end, sum(d.orders), sum(d.revenue), sum(d.commission), sum(d.refusals),
    sum(d.refused), sum(d.shortages), sum(d.short), sum(d.returns), sum(d.returned), sum(d.cash_change)
  from days d group by 1
$$;

-- Figures of a period by subject, as sum_days_of has them in all, from the sums of whole months and the days of the others.
create function private.sum_subjects(dimension text, first_day date, last_day date)
returns table (key text, orders bigint, revenue private.ledger_amount, commission private.ledger_amount, refusals bigint,
  refused private.ledger_amount, shortages bigint, short private.ledger_amount, returns bigint, returned private.ledger_amount,
  cash_in_transit private.ledger_amount)
language sql
stable
security definer
set search_path = ''
as $$
  with spans as materialized (
    select p.is_before, p.first, p.last, p.first = m.month and p.last = m.last and r.day is not null as is_summed
    from (select g::date as month, (g + interval '1 month - 1 day')::date as last from generate_series(
      date_trunc('month', (select min(d.day)::timestamp from private.report_days d where d.dimension = 'all')),
      sum_subjects.last_day::timestamp, interval '1 month') g) m
    cross join lateral (values (false, greatest(m.month, sum_subjects.first_day), least(m.last, sum_subjects.last_day)),
      (true, m.month, least(m.last, sum_subjects.first_day - 1))) p (is_before, first, last)
    left join private.report_months r on r.dimension = 'all' and r.day = m.month
    where p.first <= p.last
  ), figures as (
    select s.is_before, d.subject, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns, d.returned,
      d.cash_change
    from spans s join private.report_days d on d.dimension = sum_subjects.dimension and d.day between s.first and s.last
      and (not s.is_before or d.cash_change <> 0)
    where not s.is_summed
    union all
    select s.is_before, d.subject, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns, d.returned,
      d.cash_change
    from spans s join private.report_months d on d.dimension = sum_subjects.dimension and d.day = s.first
    where s.is_summed
  )
  select f.subject, coalesce(sum(f.orders) filter (where not f.is_before), 0), coalesce(sum(f.revenue) filter (where not f.is_before), 0),
    coalesce(sum(f.commission) filter (where not f.is_before), 0), coalesce(sum(f.refusals) filter (where not f.is_before), 0),
    coalesce(sum(f.refused) filter (where not f.is_before), 0), coalesce(sum(f.shortages) filter (where not f.is_before), 0),
    coalesce(sum(f.short) filter (where not f.is_before), 0), coalesce(sum(f.returns) filter (where not f.is_before), 0),
    coalesce(sum(f.returned) filter (where not f.is_before), 0), sum(f.cash_change)
  from figures f group by f.subject having bool_or(not f.is_before) or sum(f.cash_change) <> 0
$$;

-- Rows of a report by day, one for each day of the period: [{key: day, figures}], oldest first.
create function private.report_by_day(dimension text, first_day date, last_day date, only_key text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select * from private.sum_days_of(dimension, coalesce(only_key, ''), true, first_day, last_day)
  )
  select jsonb_agg(jsonb_build_object('key', g.day::date, 'orders', coalesce(f.orders, 0), 'revenue', coalesce(f.revenue, 0),
      'commission', coalesce(f.commission, 0), 'refusals', coalesce(f.refusals, 0), 'refused', coalesce(f.refused, 0),
      'shortages', coalesce(f.shortages, 0), 'short', coalesce(f.short, 0), 'returns', coalesce(f.returns, 0),
      'returned', coalesce(f.returned, 0), 'cash_in_transit', case when dimension <> 'category' then
        coalesce((select b.cash_in_transit from found b where b.key = ''), 0) + g.cash end) order by g.day)
  from (select d.day, sum(coalesce(f.cash_in_transit, 0)) over (order by d.day) as cash
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d (day)
    left join found f on f.key = d.day::date::text) g
  left join found f on f.key = g.day::date::text
$$;

-- Sums of a period by subject: {key: figures}.
create function private.report_by_key(dimension text, first_day date, last_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(s.key, to_jsonb(s) - 'key'
    || case when dimension = 'category' then '{"cash_in_transit": null}'::jsonb else '{}' end), '{}')
  from private.sum_subjects(dimension, first_day, last_day) s
$$;

-- Sums of a period of one subject; '' is all.
create function private.report_total(dimension text, first_day date, last_day date, subject text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select to_jsonb(s) - 'key' || case when dimension = 'category' then '{"cash_in_transit": null}'::jsonb else '{}' end
  from private.sum_days_of(dimension, subject, false, first_day, last_day) s
$$;

-- Names of the companies, governorates or categories of a report: {key: {name_en, name_ar}}, without deleted ones.
create function private.report_names(dimension text, keys text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(n.key, jsonb_build_object('name_en', n.name_en, 'name_ar', n.name_ar)), '{}')
    from (
      select c.id::text as key, coalesce(c.name_en, c.name) as name_en, coalesce(c.name_ar, c.name) as name_ar
      from public.companies c where dimension = 'company' and c.id::text = any (keys)
      union all
      select g.code, g.name_en, g.name_ar from public.governorates g where dimension = 'governorate' and g.code = any (keys)
      union all
      select c.id::text, c.name_en, c.name_ar from public.categories c where dimension = 'category' and c.id::text = any (keys)) n);
end
$$;

-- Report of a period: {days: [{key, figures}], rows: [{key, name_en?, name_ar?, figures, before?}], total, before: {first_day,
-- last_day, days, total}?}. by: company, governorate or category; null: no rows. compare: previous (as many days just before) or
-- year (the same days a year before); null: nothing. only_key: one company, governorate or category of only_of, for days and total.
create function private.get_report(first_day date, last_day date, by text, compare text, only_of text, only_key text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  dimension constant text := coalesce(only_of, 'all');
  shift interval;
  before_first date;
  before_last date;
  present jsonb;
  former jsonb := '{}';
begin
  perform private.require_staff('money');
  perform private.require_that(by is null or by in ('company', 'governorate', 'category'), 'by', 'one_of');
  perform private.require_that(only_of is null or only_of in ('company', 'governorate', 'category'), 'only_of', 'one_of');
  perform private.require_that((only_of is null) = (only_key is null), 'only_key', 'required');
  perform private.require_that(coalesce(private.is_usable_time(first_day), false), 'first_day', 'range');
  perform private.require_that(coalesce(private.is_usable_time(last_day) and last_day between first_day and first_day + 1100, false),
    'last_day', 'range');
  perform private.require_that(compare is null or compare in ('previous', 'year'), 'compare', 'one_of');
  shift := case compare when 'previous' then make_interval(days => last_day - first_day + 1) when 'year' then interval '1 year' end;
  before_first := (first_day - shift)::date;
  before_last := case compare when 'previous' then first_day - 1 when 'year' then (last_day - shift)::date end;
  if by is not null then
    present := private.report_by_key(by, first_day, last_day);
    if compare is not null then
      former := private.report_by_key(by, before_first, before_last);
    end if;
  end if;
  return jsonb_build_object(
    'days', private.report_by_day(dimension, first_day, last_day, only_key),
    'total', private.report_total(dimension, first_day, last_day, coalesce(only_key, '')),
    'name', case when only_of is not null then private.report_names(only_of, array[only_key]) -> only_key end,
    'before', case when compare is not null then jsonb_build_object('first_day', before_first, 'last_day', before_last,
      'days', private.report_by_day(dimension, before_first, before_last, only_key),
      'total', private.report_total(dimension, before_first, before_last, coalesce(only_key, ''))) end,
    'rows', private.report_rows(by, present, former));
end
$$;

-- The thousand rows with the most revenue of a report by subject, with the figures of the period before.
create function private.report_rows(by text, present jsonb, former jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  keys text[];
  names jsonb;
begin
  keys := array(select x.key from (
    select k.key, coalesce((present -> k.key ->> 'revenue')::numeric, 0) as revenue
    from (select jsonb_object_keys(present) as key union select jsonb_object_keys(former)) k) x
    order by x.revenue desc, x.key limit 1000);
  names := private.report_names(by, keys);
  return (select coalesce(jsonb_agg(jsonb_build_object('key', k.key, 'name_en', names -> k.key -> 'name_en',
    'name_ar', names -> k.key -> 'name_ar', 'figures', present -> k.key, 'before', former -> k.key) order by k.place), '[]')
    from unnest(keys) with ordinality k (key, place));
end
$$;

create function public.get_report(first_day date, last_day date, by text default null, compare text default null,
  only_of text default null, only_key text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_report(first_day, last_day, by, compare, only_of, only_key) $$;
grant execute on function public.get_report(date, date, text, text, text, text), private.get_report(date, date, text, text, text, text)
  to authenticated, service_role;

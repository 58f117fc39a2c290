-- Figures of a period of subjects, by day or, with an empty key, in all. cash_in_transit: cash that couriers hold at the end, also
-- collected before the period. By day it is the change on the day, and the row with the key '' has what was collected before.
create function private.sum_days_of(dimension text, subjects text[], by_day boolean, first_day date, last_day date)
returns setof private.report_sum
language sql
stable
security definer
set search_path = ''
as $$
  with days as (
    select d.day, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns, d.returned, d.cash_change
    from private.report_figures d
    where d.dimension = sum_days_of.dimension and d.subject = any (sum_days_of.subjects)
      and d.day between sum_days_of.first_day and sum_days_of.last_day
    union all
    select null, 0, 0, 0, 0, 0, 0, 0, 0, 0, sum(d.cash_change)
    from private.report_figures d
    where d.dimension = sum_days_of.dimension and d.subject = any (sum_days_of.subjects) and d.day < sum_days_of.first_day
    having sum(d.cash_change) is not null
  )
  select case when by_day then coalesce(d.day::text, '') else '' end, sum(d.orders), sum(d.revenue), sum(d.commission), sum(d.refusals),
    sum(d.refused), sum(d.shortages), sum(d.short), sum(d.returns), sum(d.returned), sum(d.cash_change)
  from days d group by 1
$$;

-- Figures of a period by subject, as sum_days_of has them in all, from the sums of whole months, the days of the others, and changes
-- that are in neither yet.
create function private.sum_subjects(dimension text, first_day date, last_day date)
returns setof private.report_sum
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
  ), changes as materialized (
    select f.subject, f.day < sum_subjects.first_day as is_before, f.orders, f.revenue, f.commission, f.refusals, f.refused, f.shortages,
      f.short, f.returns, f.returned, f.cash_change
    from private.report_change_figures f where f.dimension = sum_subjects.dimension and f.day <= sum_subjects.last_day
  ), sums as (
    select f.subject, sum(f.orders) as orders, sum(f.revenue) as revenue, sum(f.commission) as commission, sum(f.refusals) as refusals,
      sum(f.refused) as refused, sum(f.shortages) as shortages, sum(f.short) as short, sum(f.returns) as returns,
      sum(f.returned) as returned, sum(f.cash_change) as cash
    from (
      select d.subject, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns, d.returned, d.cash_change
      from spans s join private.report_days d on d.dimension = sum_subjects.dimension and d.day between s.first and s.last
      where not s.is_summed and not s.is_before
      union all
      select d.subject, d.orders, d.revenue, d.commission, d.refusals, d.refused, d.shortages, d.short, d.returns, d.returned, d.cash_change
      from spans s join private.report_months d on d.dimension = sum_subjects.dimension and d.day = s.first
      where s.is_summed and not s.is_before
      union all
      select c.subject, c.orders, c.revenue, c.commission, c.refusals, c.refused, c.shortages, c.short, c.returns, c.returned, c.cash_change
      from changes c where not c.is_before) f
    group by f.subject
  ), cash_before as (
    select f.subject, sum(f.cash_change) as cash
    from (
      select d.subject, d.cash_change
      from spans s join private.report_days d on d.dimension = sum_subjects.dimension and d.day between s.first and s.last
        and d.cash_change <> 0
      where not s.is_summed and s.is_before
      union all
      select d.subject, d.cash_change
      from spans s join private.report_months d on d.dimension = sum_subjects.dimension and d.day = s.first and d.cash_change <> 0
      where s.is_summed and s.is_before
      union all
      select c.subject, c.cash_change from changes c where c.is_before) f
    group by f.subject having sum(f.cash_change) <> 0
  )
  select coalesce(s.subject, b.subject), coalesce(s.orders, 0), coalesce(s.revenue, 0), coalesce(s.commission, 0),
    coalesce(s.refusals, 0), coalesce(s.refused, 0), coalesce(s.shortages, 0), coalesce(s.short, 0), coalesce(s.returns, 0),
    coalesce(s.returned, 0), coalesce(s.cash, 0) + coalesce(b.cash, 0)
  from sums s full join cash_before b on b.subject = s.subject
$$;

-- Categories of the goods that a report of a category contains: its own and those below it as the tree is now. 0 and the id of a
-- deleted category stand for themselves.
create function private.report_categories(root bigint)
returns bigint[]
language sql
stable
security definer
set search_path = ''
as $$ select coalesce(nullif(private.category_subtree(root), '{}'), array[root]) $$;

-- Sums of categories with everything below them, from the sums of the goods' own categories. within: the highest ones; null: all.
create function private.sum_category_trees(sums private.report_sum[], within bigint)
returns setof private.report_sum
language sql
stable
security definer
set search_path = ''
as $$
  with recursive above as (
    select c.id, c.id as category_id from public.categories c
    union
    select a.id, c.parent_id from above a join public.categories c on c.id = a.category_id and c.parent_id is not null
  )
  select coalesce(a.category_id::text, s.key), sum(s.orders), sum(s.revenue), sum(s.commission), sum(s.refusals), sum(s.refused),
    sum(s.shortages), sum(s.short), sum(s.returns), sum(s.returned), 0
  from unnest(sums) s
  left join above a on a.id::text = s.key
  where within is null or a.category_id is null or a.category_id = any (private.report_categories(within))
  group by 1
$$;

-- Figures of a period by key_of (day, company, category or governorate, else in all), as sum_days_of has them, of the goods or orders
-- that a report is about. Reads cells, by an index for each field of the scope.
create function private.sum_cells(scope private.report_scope, key_of text, first_day date, last_day date)
returns setof private.report_sum
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  of_goods constant boolean := scope.category_id is not null or key_of = 'category';
  subject constant text := case key_of when 'company' then 'c.company_id::text' when 'category' then 'c.category_id::text'
    when 'governorate' then 'c.governorate' else $sql$''$sql$ end;
  conditions constant text := 'c.category_id is ' || case when of_goods then 'not null' else 'null' end
    || case when scope.category_id is not null then format(' and c.category_id = any (%L)', private.report_categories(scope.category_id)) else '' end
    || case when scope.company_id is not null then format(' and c.company_id = %L', scope.company_id) else '' end
    || case when scope.governorate is not null then format(' and c.governorate = %L', scope.governorate) else '' end;
begin
  return query execute format($sql$
    select c.key, sum(c.orders), sum(c.revenue)::private.ledger_amount, sum(c.commission)::private.ledger_amount, sum(c.refusals),
      sum(c.refused)::private.ledger_amount, sum(c.shortages), sum(c.short)::private.ledger_amount, sum(c.returns),
      sum(c.returned)::private.ledger_amount, sum(c.cash_change)::private.ledger_amount
    from (
      select %1$s as key, c.orders, c.revenue, c.commission, c.refusals, c.refused, c.shortages, c.short, c.returns, c.returned,
        c.cash_change
      from private.report_cell_figures c where %2$s and c.day between %3$L and %4$L
      union all
      select %5$s, 0, 0, 0, 0, 0, 0, 0, 0, 0, c.cash_change
      from private.report_cell_figures c where %2$s and c.cash_change <> 0 and c.day < %3$L) c
    group by 1$sql$,
    case key_of when 'day' then 'c.day::text' else subject end, conditions, first_day, last_day, subject);
end
$$;

-- Figures of a period by key_of, as sum_cells has them, from the figures that need the fewest rows.
create function private.report_sums(scope private.report_scope, key_of text, first_day date, last_day date)
returns setof private.report_sum
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  by_day constant boolean := key_of is not distinct from 'day';
begin
  if num_nonnulls(scope.company_id, scope.category_id, scope.governorate) <= 1 and (by_day or key_of is null) then
    return query select * from private.sum_days_of(
      case when scope.company_id is not null then 'company' when scope.category_id is not null then 'category'
        when scope.governorate is not null then 'governorate' else 'all' end,
      case when scope.category_id is not null then private.report_categories(scope.category_id)::text[]
        else array[coalesce(scope.company_id::text, scope.governorate, '')] end, by_day, first_day, last_day);
  elsif num_nonnulls(scope.company_id, scope.category_id, scope.governorate) = 0 then
    return query select * from private.sum_subjects(key_of, first_day, last_day);
  else
    return query select * from private.sum_cells(scope, key_of, first_day, last_day);
  end if;
end
$$;

-- Rows of a report by day, one for each day of the period: [{key: day, figures}], oldest first.
create function private.report_by_day(scope private.report_scope, first_day date, last_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select * from private.report_sums(scope, 'day', first_day, last_day)
  )
  select jsonb_agg(jsonb_build_object('key', g.day::date, 'orders', coalesce(f.orders, 0), 'revenue', coalesce(f.revenue, 0),
      'commission', coalesce(f.commission, 0), 'refusals', coalesce(f.refusals, 0), 'refused', coalesce(f.refused, 0),
      'shortages', coalesce(f.shortages, 0), 'short', coalesce(f.short, 0), 'returns', coalesce(f.returns, 0),
      'returned', coalesce(f.returned, 0), 'cash_in_transit', case when scope.category_id is null then
        coalesce((select b.cash_in_transit from found b where b.key = ''), 0) + g.cash end) order by g.day)
  from (select d.day, sum(coalesce(f.cash_in_transit, 0)) over (order by d.day) as cash
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d (day)
    left join found f on f.key = d.day::date::text) g
  left join found f on f.key = g.day::date::text
$$;

-- Sums of a period by company, category (each with those below it) or governorate: {key: figures}.
create function private.report_by_key(scope private.report_scope, key_of text, first_day date, last_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with sums as (
    select * from private.report_sums(scope, key_of, first_day, last_day)
  )
  select coalesce(jsonb_object_agg(s.key, to_jsonb(s) - 'key'
    || case when key_of = 'category' or scope.category_id is not null then '{"cash_in_transit": null}'::jsonb else '{}' end), '{}')
  from (
    select s.* from sums s where key_of <> 'category'
    union all
    select s.* from private.sum_category_trees(array(select row(s.*)::private.report_sum from sums s where key_of = 'category'),
      scope.category_id) s) s
$$;

-- Sums of a period; null if nothing ever happened.
create function private.report_total(scope private.report_scope, first_day date, last_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select to_jsonb(s) - 'key' || case when scope.category_id is not null then '{"cash_in_transit": null}'::jsonb else '{}' end
  from private.report_sums(scope, null, first_day, last_day) s
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

-- Report of a period: {days: [{key, figures}], rows: [{key, name_en?, name_ar?, figures, before?}], total, names, before: {first_day,
-- last_day, days, total}?}. by: company, governorate or category; null: no rows. compare: previous (as many days just before) or
-- year (the same days a year before); null: nothing. company_id, category_id (0: goods without one) and governorate together narrow
-- days, rows and sums; a category includes those below it; names has theirs, null for a deleted one.
create function private.get_report(first_day date, last_day date, by text, compare text, company_id uuid, category_id bigint,
  governorate text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  scope constant private.report_scope := row(company_id, category_id, governorate);
  shift interval;
  before_first date;
  before_last date;
  present jsonb;
  former jsonb := '{}';
begin
  perform private.require_staff('money');
  perform private.require_that(by is null or by in ('company', 'governorate', 'category'), 'by', 'one_of');
  perform private.require_that(governorate is null or exists (select from public.governorates g where g.code = get_report.governorate),
    'governorate', 'one_of');
  perform private.require_that(coalesce(private.is_usable_time(first_day), false), 'first_day', 'range');
  perform private.require_that(coalesce(private.is_usable_time(last_day) and last_day between first_day and first_day + 1100, false),
    'last_day', 'range');
  perform private.require_that(compare is null or compare in ('previous', 'year'), 'compare', 'one_of');
  shift := case compare when 'previous' then make_interval(days => last_day - first_day + 1) when 'year' then interval '1 year' end;
  before_first := (first_day - shift)::date;
  before_last := case compare when 'previous' then first_day - 1 when 'year' then (last_day - shift)::date end;
  if by is not null then
    present := private.report_by_key(scope, by, first_day, last_day);
    if compare is not null then
      former := private.report_by_key(scope, by, before_first, before_last);
    end if;
  end if;
  return jsonb_build_object(
    'days', private.report_by_day(scope, first_day, last_day),
    'total', private.report_total(scope, first_day, last_day),
    'names', jsonb_build_object(
      'company', private.report_names('company', array[company_id::text]) -> company_id::text,
      'category', private.report_names('category', array[category_id::text]) -> category_id::text,
      'governorate', private.report_names('governorate', array[governorate]) -> governorate),
    'before', case when compare is not null then jsonb_build_object('first_day', before_first, 'last_day', before_last,
      'days', private.report_by_day(scope, before_first, before_last),
      'total', private.report_total(scope, before_first, before_last)) end,
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
  company_id uuid default null, category_id bigint default null, governorate text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_report(first_day, last_day, by, compare, company_id, category_id, governorate) $$;
grant execute on function public.get_report(date, date, text, text, uuid, bigint, text),
  private.get_report(date, date, text, text, uuid, bigint, text) to authenticated, service_role;

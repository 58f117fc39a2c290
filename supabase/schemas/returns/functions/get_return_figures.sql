-- Figures of one subject in a time: an item of returnFigures of returns/answers.ts. `kind` is a dimension of private.return_days, `id`
-- of a product, category or company; 0: goods without one. `company`: its goods alone; null: of all. The most frequent reasons are first.
create function private.return_figure(kind text, id text, company uuid, first_day date, last_day date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  of_company constant uuid := case kind when 'company' then id::uuid else company end;
  of_subject constant bigint := case kind when 'company' then 0 else id::bigint end;
  figure jsonb;
  names record;
begin
  with days as materialized (
    select d.delivered_lines, d.returned_lines, d.reason_ids from private.return_days d
    -- A range, because an index serves no condition that is true for all companies or for one.
    where d.dimension = kind and d.subject = of_subject and d.day between first_day and last_day
      and d.company_id between coalesce(of_company, '00000000-0000-0000-0000-000000000000')
      and coalesce(of_company, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  ), reasons as (
    select s.code, s.name_en, s.name_ar, x.cases
    from (select i.id, count(*) as cases from days d cross join lateral unnest(d.reason_ids) i (id) group by i.id) x
    join private.return_reasons s on s.id = x.id
  )
  select jsonb_build_object('cases', sum(cardinality(d.reason_ids)), 'delivered_lines', sum(d.delivered_lines),
    'rate', round(100.0 * sum(d.returned_lines) / sum(d.delivered_lines), 1),
    'reasons', (select jsonb_agg(jsonb_build_object('code', r.code, 'name_en', r.name_en, 'name_ar', r.name_ar, 'count', r.cases)
      order by r.cases desc, r.code) from reasons r))
  into figure from days d;
  case kind
    when 'product' then select p.name_en, p.name_ar into names from public.products p where p.id = of_subject;
    when 'category' then select c.name_en, c.name_ar into names from public.categories c where c.id = of_subject;
    else select coalesce(c.name_en, c.name) as name_en, coalesce(c.name_ar, c.name) as name_ar into names
      from public.companies c where c.id = of_company;
  end case;
  return figure || jsonb_build_object('id', nullif(id, '0'), 'name_en', coalesce(names.name_en, '–'), 'name_ar', coalesce(names.name_ar, '–'));
end
$$;

-- Returns of goods delivered in a time: {items, …, cases, delivered_lines, rate}, see returnFigures of returns/answers.ts. Of all companies
-- for the staff, of the own one for its members. filter: {by (product, seller, category), from?, to? (days in Iraq; the last 90 without
-- them, at most 366), sort? (cases, rate), page?, page_size?, after?}. Goods without returns are left out of the items. A line counts
-- once as returned; each of its returns is a case. The figures are those of private.return_days, which a job writes.
create function private.get_return_figures(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  kind text := case coalesce(filter ->> 'by', 'product') when 'product' then 'product' when 'category' then 'category'
    when 'seller' then 'company' end;
  own_company uuid;
  first_day date;
  last_day date;
  of_days text;
  subject text;
  -- Tenths of a percent, rounded, in integers because they are faster.
  rate constant text := case when filter ->> 'sort' = 'rate'
    then '(2000 * sum(d.returned_lines) + sum(d.delivered_lines)) / (2 * sum(d.delivered_lines))' else 'null' end;
  order_by text;
begin
  if private.is_viewing() or not private.staff_may('see_orders') then
    own_company := private.company_to_read('see_orders');
  end if;
  perform private.require_that(kind is not null, 'by', 'one_of');
  perform private.require_that(pg_input_is_valid(filter ->> x.name, 'date'), x.name, 'format')
  from (values ('from'), ('to')) x (name) where filter ->> x.name is not null;
  last_day := coalesce((filter ->> 'to')::date, private.today_in_iraq());
  first_day := coalesce((filter ->> 'from')::date, last_day - 89);
  perform private.require_that(private.is_usable_time(first_day) and private.is_usable_time(last_day) and first_day <= last_day
    and last_day - first_day <= 366, 'from', 'date_range');
  subject := case kind when 'company' then 'company_id' else 'subject' end;
  of_days := format('from private.return_days d where d.dimension = %L and d.day between %L::date and %L::date', kind, first_day, last_day)
    || case when own_company is not null then format(' and d.company_id = %L::uuid', own_company) else '' end;
  order_by := private.list_order(filter, 'cases', '{"cases": "f.cases desc, f.id", "rate": "f.rate desc, f.id"}');
  return private.list_page('f.id',
    format('from (select d.%I as id, sum(d.cases) as cases, %s as rate %s group by 1 having sum(d.cases) > 0) f where true',
      -- Without the rate, an index of the days with cases is enough.
      subject, rate, of_days || case when rate = 'null' then ' and d.cases > 0' else '' end),
    order_by,
    format('private.return_figure(%L, shown.id::text, %L::uuid, %L::date, %L::date)', kind, own_company, first_day, last_day), '', filter,
    format('from (select distinct d.%I %s and d.cases > 0) f', subject, of_days))
    || (select jsonb_build_object('cases', coalesce(sum(d.cases), 0), 'delivered_lines', coalesce(sum(d.delivered_lines), 0),
      'rate', coalesce(round(100.0 * sum(d.returned_lines) / nullif(sum(d.delivered_lines), 0), 1), 0))
      from private.return_days d
      where d.dimension = 'company' and d.day between first_day and last_day
        and (own_company is null or d.company_id = own_company));
end
$$;

create function public.get_return_figures(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_return_figures(filter) $$;
grant execute on function public.get_return_figures(jsonb), private.get_return_figures(jsonb) to authenticated, service_role;

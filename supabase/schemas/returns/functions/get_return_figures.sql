-- Delivered lines and returned ones of a time, by product, seller or category: of `company`, or of all. A line counts once as
-- returned; cases of one line in several returns count each.
create function private.return_figures_of(company uuid, grouped_by text, first_day date, last_day date)
returns table (id text, name_en text, name_ar text, cases bigint, returned_lines bigint, delivered_lines bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with delivered as (
    select o.id from public.order_events e join public.orders o on o.id = e.order_id and o.status = 'Delivered' and not o.is_exchange
    where e.kind = 'status' and e.to_status = 'Delivered'
      and e.created_at >= first_day::timestamp at time zone 'Asia/Baghdad'
      and e.created_at < (last_day + 1)::timestamp at time zone 'Asia/Baghdad'
      and (company is null or o.company_id = company)
  ), goods as (
    select l.id as line_id, o.company_id, l.product_id, p.category_id from delivered d
    join public.orders o on o.id = d.id join public.order_lines l on l.order_id = d.id and l.quantity > 0
    left join public.products p on p.id = l.product_id
  ), returned as (
    select x.order_line_id as line_id, count(*) as cases from private.return_lines x
    join private.returns r on r.id = x.return_id and r.outcome is distinct from 'withdrawn'
    where r.order_id in (select d.id from delivered d) group by x.order_line_id
  ), grouped as (
    select case grouped_by when 'product' then g.product_id::text when 'category' then g.category_id::text else g.company_id::text end as id,
      coalesce(sum(r.cases), 0)::bigint as cases, count(r.line_id) as returned_lines, count(*) as delivered_lines
    from goods g left join returned r on r.line_id = g.line_id group by 1
  )
  select g.id, case grouped_by when 'product' then coalesce(p.name_en, '–') when 'category' then coalesce(k.name_en, '–')
      else coalesce(c.name_en, c.name) end,
    case grouped_by when 'product' then coalesce(p.name_ar, '–') when 'category' then coalesce(k.name_ar, '–') else coalesce(c.name_ar, c.name) end,
    g.cases, g.returned_lines, g.delivered_lines
  from grouped g
  left join public.products p on p.id = case when grouped_by = 'product' then g.id::bigint end
  left join public.categories k on k.id = case when grouped_by = 'category' then g.id::bigint end
  left join public.companies c on c.id = case when grouped_by = 'seller' then g.id::uuid end
$$;

-- Reasons of the returned lines of a figure, the most frequent first.
create function private.reasons_of_figure(company uuid, grouped_by text, id text, first_day date, last_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'name_en', c.name_en, 'name_ar', c.name_ar, 'count', c.count)
    order by c.count desc, c.code), '[]')
  from (
    select s.code, s.name_en, s.name_ar, count(*) as count
    from private.returns r
    join private.return_lines x on x.return_id = r.id
    join private.return_reasons s on s.id = x.reason_id
    join public.order_lines l on l.id = x.order_line_id
    left join public.products p on p.id = l.product_id
    where r.delivered_at >= first_day::timestamp at time zone 'Asia/Baghdad'
      and r.delivered_at < (last_day + 1)::timestamp at time zone 'Asia/Baghdad'
      and r.outcome is distinct from 'withdrawn' and (company is null or r.company_id = company)
      and case grouped_by when 'product' then l.product_id::text when 'category' then p.category_id::text else r.company_id::text end
        is not distinct from reasons_of_figure.id
    group by s.code, s.name_en, s.name_ar) c
$$;

-- Returns of goods delivered in a time: {items, …, cases, delivered_lines, rate}, see returnFigures of returns/answers.ts. Of all companies
-- for the staff, of the own one for its members. filter: {by (product, seller, category), from?, to? (days in Iraq; the last 90 without
-- them, at most 366), sort? (cases, rate), page?, page_size?, after?}. Goods without returns are left out of the items.
create function private.get_return_figures(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  grouped_by constant text := coalesce(filter ->> 'by', 'product');
  company uuid;
  first_day date;
  last_day date;
  figures jsonb;
  totals jsonb;
begin
  if private.is_viewing() or not private.staff_may('see_orders') then
    company := private.company_to_read('see_orders');
  end if;
  perform private.require_that(grouped_by in ('product', 'seller', 'category'), 'by', 'one_of');
  perform private.require_that(pg_input_is_valid(filter ->> x.name, 'date'), x.name, 'format')
  from (values ('from'), ('to')) x (name) where filter ->> x.name is not null;
  last_day := coalesce((filter ->> 'to')::date, private.today_in_iraq());
  first_day := coalesce((filter ->> 'from')::date, last_day - 89);
  perform private.require_that(private.is_usable_time(first_day) and private.is_usable_time(last_day) and first_day <= last_day
    and last_day - first_day <= 366, 'from', 'date_range');
  select coalesce(jsonb_agg(to_jsonb(f) || jsonb_build_object('rate', round(100.0 * f.returned_lines / f.delivered_lines, 1)))
      filter (where f.cases > 0), '[]'),
    jsonb_build_object('cases', coalesce(sum(f.cases), 0), 'delivered_lines', coalesce(sum(f.delivered_lines), 0),
      'rate', coalesce(round(100.0 * sum(f.returned_lines) / nullif(sum(f.delivered_lines), 0), 1), 0))
  into figures, totals
  from private.return_figures_of(company, grouped_by, first_day, last_day) f;
  return private.list_page('coalesce(f.id, '''')', format('from jsonb_to_recordset(%L::jsonb) as f (id text, name_en text, name_ar text,
      cases bigint, delivered_lines bigint, rate numeric) where true', figures),
    private.list_order(filter, 'cases', '{"cases": "f.cases desc, coalesce(f.id, '''')", "rate": "f.rate desc, coalesce(f.id, '''')"}'),
    format($item$to_jsonb(f) || jsonb_build_object('reasons', private.reasons_of_figure(%L::uuid, %L, f.id, %L::date, %L::date))$item$,
      company, grouped_by, first_day, last_day),
    format('join jsonb_to_recordset(%L::jsonb) as f (id text, name_en text, name_ar text, cases bigint, delivered_lines bigint, rate numeric)
      on coalesce(f.id, '''') = shown.id', figures), filter) || totals;
end
$$;

create function public.get_return_figures(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_return_figures(filter) $$;
grant execute on function public.get_return_figures(jsonb), private.get_return_figures(jsonb) to authenticated, service_role;

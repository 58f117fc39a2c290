-- Cost of the orders of the caller's company from the first to the last day in Baghdad, at most 36 months: {total, orders,
-- months: [{month, total, orders}], rows: [{id, name_en, name_ar, number, total, orders}]}, by project, person, category or seller
-- (subject), highest total first. Cancelled and rejected orders do not count, and returns reduce the cost. id is null in the row
-- of orders that have no project or person; by category, that row sums delivery fees less returns. Raises not_buying,
-- not_allowed, invalid_input {field}.
create function private.get_company_spend(first_day date, last_day date, subject text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('see_orders');
begin
  perform private.require_that(subject in ('project', 'person', 'category', 'seller'), 'subject', 'one_of');
  perform private.require_that(private.is_usable_time(first_day) and private.is_usable_time(last_day)
    and last_day >= first_day and last_day < first_day + interval '36 months', 'last_day', 'out_of_range');
  return (
    with bought as materialized (
      select o.id, o.project_id, o.buyer_id, o.company_id, o.total - o.refunded - o.refunded_fee as spent,
        to_char(o.created_at at time zone 'Asia/Baghdad', 'YYYY-MM') as month
      from public.orders o
      where o.buying_company_id = mine.company_id and o.status not in ('Cancelled', 'Rejected')
        and o.created_at >= first_day::timestamp at time zone 'Asia/Baghdad'
        and o.created_at < (last_day + 1)::timestamp at time zone 'Asia/Baghdad'
    ), goods as materialized (
      select b.id, l.category_id, sum(private.line_total(l.unit_price, l.quantity)) as amount
      from bought b join public.order_lines l on l.order_id = b.id where subject = 'category' group by b.id, l.category_id
    ), parts as (
      select case subject when 'project' then b.project_id::text when 'person' then b.buyer_id::text else b.company_id::text end as id,
        b.id as order_id, b.spent as amount
      from bought b where subject <> 'category'
      union all
      select g.category_id::text, g.id, g.amount from goods g
      union all
      select null, b.id, b.spent - coalesce((select sum(g.amount) from goods g where g.id = b.id), 0)
      from bought b where subject = 'category'
    ), sums as (
      select p.id, sum(p.amount) as total, count(distinct p.order_id) filter (where p.amount <> 0) as orders from parts p group by p.id
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(b.spent), 0) from bought b), 'orders', (select count(*) from bought b),
      'months', coalesce((
        select jsonb_agg(jsonb_build_object('month', m.month, 'total', coalesce(b.total, 0), 'orders', coalesce(b.orders, 0))
          order by m.month)
        from (select to_char(d, 'YYYY-MM') as month
          from generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, '1 month') d) m
        left join (select x.month, sum(x.spent) as total, count(*) as orders from bought x group by x.month) b on b.month = m.month), '[]'),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'number', j.number, 'total', s.total, 'orders', s.orders,
          'name_en', coalesce(j.name, c.name_en, n.names ->> 'company_name_en', case when subject = 'person' then private.person_name(s.id::uuid) end),
          'name_ar', coalesce(j.name, c.name_ar, n.names ->> 'company_name_ar', case when subject = 'person' then private.person_name(s.id::uuid) end))
          order by s.total desc, s.id)
        from sums s
        left join private.projects j on subject = 'project' and j.id::text = s.id
        left join public.categories c on subject = 'category' and c.id::text = s.id
        left join lateral (select private.company_names(s.id::uuid) as names where subject = 'seller') n on true
        where s.total <> 0 or s.id is not null), '[]')));
end
$$;

create function public.get_company_spend(first_day date, last_day date, subject text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_company_spend(first_day, last_day, subject) $$;
grant execute on function public.get_company_spend(date, date, text), private.get_company_spend(date, date, text)
  to authenticated, service_role;

-- How exact the scope of a rate is; the greater wins. Of two categories the deeper one is nearer to the goods.
create function private.rate_rank(company_id uuid, category_id bigint)
returns int
language sql
stable
security definer
set search_path = ''
as $$
  with recursive above (id, depth) as (
    select rate_rank.category_id, 1 where rate_rank.category_id is not null
    union all
    select c.parent_id, a.depth + 1 from above a join public.categories c on c.id = a.id where c.parent_id is not null and a.depth < 20
  )
  select case when rate_rank.company_id is not null then 100 else 0 end + coalesce(max(a.depth), 0) from above a
$$;

-- Commission of last month's orders per company, as frozen and as it would have been under the rate `r`.
create function private.rate_effects(r private.commission_rates)
returns table (company_id uuid, orders bigint, goods numeric, commission_now numeric, commission_new numeric)
language sql
stable
security definer
set search_path = ''
as $$
  with span as (
    select date_trunc('month', private.today_in_iraq())::date as until
  ), ranks as (
    select x.id, private.rate_rank(x.company_id, x.category_id) as rank from private.commission_rates x
  ), subtree as (
    select case when r.category_id is not null then private.category_subtree(r.category_id) end as ids
  ), own as materialized (
    select private.rate_rank(r.company_id, r.category_id) as rank
  ), lines as (
    select o.company_id, l.order_id, l.line_total, coalesce(l.commission, 0) as commission, l.commission_rate_id,
      -- The new rate also replaces the present one of its own scope.
      (s.ids is null or p.category_id = any (s.ids)) and own.rank >= coalesce(k.rank, -1) as moves
    from span cross join own cross join subtree s
    join public.orders o on o.created_at >= (span.until - interval '1 month') at time zone 'Asia/Baghdad'
      and o.created_at < span.until::timestamp at time zone 'Asia/Baghdad'
      and o.status not in ('Cancelled', 'Rejected') and (r.company_id is null or o.company_id = r.company_id)
    join public.order_lines l on l.order_id = o.id
    left join public.products p on p.id = l.product_id
    left join ranks k on k.id = l.commission_rate_id
  ), groups as (
    select l.company_id, l.order_id, l.moves, l.commission_rate_id as rate_id, sum(l.line_total) as goods, sum(l.commission) as commission
    from lines l
    where exists (select from lines x where x.order_id = l.order_id and x.moves)
    group by l.company_id, l.order_id, l.moves, case when not l.moves then l.commission_rate_id end, l.commission_rate_id
  ), merged as (
    select g.company_id, g.order_id, g.moves, case when not g.moves then g.rate_id end as rate_id, sum(g.goods) as goods,
      sum(g.commission) as commission
    from groups g group by g.company_id, g.order_id, g.moves, case when not g.moves then g.rate_id end
  )
  select m.company_id, count(distinct m.order_id), sum(m.goods), sum(m.commission),
    sum(case when m.moves then private.commission_amount(m.goods, r.percent, r.minimum, r.maximum)
      when x.id is null then 0 else private.commission_amount(m.goods, x.percent, x.minimum, x.maximum) end)
  from merged m left join private.commission_rates x on x.id = m.rate_id
  group by m.company_id
$$;

-- Computes last month's orders under a rate without saving it: see ratePreview in ledger/answers.ts. Orders that the rate does not
-- change are left out. Raises invalid_input.
create function private.preview_commission_rate(rate jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.commission_rates;
begin
  perform private.require_staff('money');
  r := private.read_commission_rate(rate);
  return (
    select jsonb_build_object('orders', coalesce(sum(e.orders), 0), 'goods', coalesce(sum(e.goods), 0),
      'commission_now', coalesce(sum(e.commission_now), 0), 'commission_new', coalesce(sum(e.commission_new), 0),
      'companies', coalesce(jsonb_agg(jsonb_build_object('company_id', c.id, 'name_en', coalesce(c.name_en, c.name),
        'name_ar', coalesce(c.name_ar, c.name), 'orders', e.orders, 'goods', e.goods, 'commission_now', e.commission_now,
        'commission_new', e.commission_new) order by abs(e.commission_new - e.commission_now) desc, c.id), '[]'))
    from private.rate_effects(r) e join public.companies c on c.id = e.company_id);
end
$$;

create function public.preview_commission_rate(rate jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_commission_rate(rate) $$;
grant execute on function public.preview_commission_rate(jsonb), private.preview_commission_rate(jsonb) to authenticated, service_role;

-- The functions of the comparison are PL/pgSQL, which keeps their plans: planning them for each call takes as long as running them.

-- Prices of the current offers for the lines of a request, refused lines included.
create function private.compared_prices(q private.quote_requests)
returns setof private.compared_price
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with waiting as materialized (
    select w.line_id from private.waiting_quote_lines(q.id) w
  ), priced as (
    select x.offer_id, x.line_id, l.position, round(x.unit_price * x.units_per_requested, 2) as price_per_requested,
      round(x.quantity / x.units_per_requested, 3) as supplied,
      -- Compared in offered units, because requested units were divided and rounded.
      coalesce(x.quantity < round(l.quantity * x.units_per_requested, 3), false) as is_partial, x.is_equivalent, x.lead_days,
      x.line_total, case when q.is_pickup and c.offers_pickup then 0 else o.delivery_fee end as fee,
      case when x.refusal is null then coalesce(private.offer_line_block(l.awarded_to, b.block, l.removed_in, l.revision,
          o.request_revision, x.product_id, p.deleted_at is null and p.moderation = 'visible', p.unit, x.unit),
        case when l.id in (select w.line_id from waiting w) then 'requested' end,
        case when x.product_id is not null and coalesce(s.quantity < coalesce(x.quantity, 0.001), true) then 'out_of_stock' end) end as blocked,
      x.refusal
    from private.quote_offers o
    join public.companies c on c.id = o.company_id
    cross join lateral (select private.offer_block(q, o, c) as block offset 0) b
    join private.quote_offer_lines x on x.offer_id = o.id
    join private.quote_lines l on l.id = x.line_id and l.removed_in is null
    left join public.products p on p.id = x.product_id
    left join public.product_stock s on s.product_id = x.product_id and s.variant_id is not distinct from x.variant_id
    where o.request_id = q.id and o.status = 'Sent'
  )
  select p.offer_id, p.line_id, p.position, p.price_per_requested, p.supplied, p.is_partial, p.is_equivalent, p.lead_days::int,
    p.line_total::numeric, p.fee::numeric, p.blocked, p.refusal is null and p.blocked is null,
    min(p.price_per_requested) filter (where p.blocked is null) over (partition by p.line_id)
  from priced p;
end
$$;

-- Figures of each offer over its lines that can be accepted. An offer is complete if it has every line that is not awarded yet,
-- in full.
create function private.compared_figures(q private.quote_requests, prices private.compared_price[])
returns table (offer_id uuid, quoted_count int, partial_count int, is_complete boolean, is_exact boolean, max_lead_days int,
  landed_total numeric)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with wanted as (
    select count(*) as lines from private.quote_lines l where l.request_id = q.id and l.removed_in is null and l.awarded_to is null
  )
  select p.offer_id, (count(*) filter (where p.is_quoted))::int, (count(*) filter (where p.is_quoted and p.is_partial))::int,
    count(*) filter (where p.is_quoted and not p.is_partial) = min(w.lines) and min(w.lines) > 0,
    coalesce(not bool_or(p.is_equivalent) filter (where p.is_quoted), true), max(p.lead_days) filter (where p.is_quoted),
    coalesce(sum(p.line_total) filter (where p.is_quoted), 0) + coalesce(min(p.fee) filter (where p.is_quoted), 0)
  from unnest(prices) p cross join wanted w
  group by p.offer_id;
end
$$;

-- Offers with their prices, the fullest and then the cheapest first: comparedOffer of quotes/answers.ts. JSON text, because building
-- and merging jsonb of this size takes four times as long. Planned for the number of prices: a plan for any number takes twice as
-- long.
create function private.compared_offers_json(q private.quote_requests, prices private.compared_price[])
returns json
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (
    with compared as (
      select p.offer_id, json_agg(t order by p.position, p.line_id) as lines
      from unnest(prices) p
      join private.quote_offer_lines x on x.offer_id = p.offer_id and x.line_id = p.line_id
      left join public.products g on g.id = x.product_id and g.deleted_at is null and g.moderation = 'visible'
      cross join lateral (select x.*, p.price_per_requested, p.supplied, p.is_partial,
        p.is_quoted and p.price_per_requested = p.best as is_best,
        case when p.is_quoted and p.best > 0 then round((p.price_per_requested / p.best - 1) * 100, 1) end as above_best, p.blocked,
        case when g.id is not null then json_build_object('name_en', g.name_en, 'name_ar', g.name_ar, 'slug_en', g.slug_en,
          'slug_ar', g.slug_ar, 'main_image', g.main_image) end as product) t
      group by p.offer_id
    )
    select coalesce(json_agg(t order by t.quoted_count desc, t.landed_total, t.created_at, t.id), '[]')
    from (
      select o.id, o.revision, o.request_revision, o.status, o.delivery_fee, o.valid_until, o.terms, o.note, o.line_count, o.subtotal,
        o.created_at, coalesce(l.lines, '[]') as lines, o.company_id, n.company_name_en, n.company_name_ar, n.company_slug,
        coalesce(c.store_phone, c.phone) as company_phone, coalesce(r.rating_average, 0) as rating_average,
        coalesce(r.rating_count, 0) as rating_count, coalesce(f.quoted_count, 0) as quoted_count,
        coalesce(f.is_complete, false) as is_complete, coalesce(f.is_exact, true) as is_exact, f.max_lead_days,
        coalesce(f.landed_total, 0) as landed_total, q.is_pickup and c.offers_pickup as is_pickup, private.quote_files_json(q.id, o.company_id) as files
      from private.quote_offers o
      join public.companies c on c.id = o.company_id
      cross join lateral jsonb_to_record(private.seller_names(c)) as n (company_name_en text, company_name_ar text, company_slug text)
      left join private.store_figures r on r.company_id = o.company_id
      left join compared l on l.offer_id = o.id
      left join private.compared_figures(q, prices) f on f.offer_id = o.id
      where o.request_id = q.id and o.status = 'Sent') t);
end
$$;

-- Three selections of the lines not awarded yet: the single seller with the fewest missing lines, the cheapest price of each line,
-- and the earliest. Full quantities come before partial ones. A proposal pays the delivery fee of each seller once.
-- {proposals, split_saves}; split_saves compares the cheapest lines with the cheapest complete seller: null without one, 0 if the
-- fees of several sellers cost more than the lines save.
create function private.quote_proposals(q private.quote_requests, prices private.compared_price[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with figures as materialized (
      select * from private.compared_figures(q, prices)
    ), usable as materialized (
      select * from unnest(prices) p where p.is_quoted
    ), picked as (
      select 'cheapest_seller' as kind, 1 as rank, u.* from usable u
      where u.offer_id = (select f.offer_id from figures f where f.quoted_count > 0
        order by f.quoted_count desc, f.partial_count, f.landed_total, f.offer_id limit 1)
      union all
      select 'cheapest_lines', 2, c.* from (select distinct on (u.line_id) u.* from usable u
        order by u.line_id, u.is_partial, u.price_per_requested, u.lead_days, u.offer_id) c
      union all
      select 'earliest', 3, e.* from (select distinct on (u.line_id) u.* from usable u
        order by u.line_id, u.is_partial, u.lead_days, u.price_per_requested, u.offer_id) e
    ), fees as (
      select d.kind, sum(d.fee) as fee, count(*) as orders from (select distinct p.kind, p.offer_id, p.fee from picked p) d group by d.kind
    ), proposed as (
      select p.kind, p.rank, coalesce(sum(p.line_total), 0) + min(f.fee) as total, min(f.orders) as orders, max(p.lead_days) as lead_days,
        count(*) as lines, count(*) filter (where p.is_partial) as partial, jsonb_agg(jsonb_build_object('line_id', p.line_id, 'offer_id', p.offer_id) order by p.position, p.line_id) as picks
      from picked p join fees f on f.kind = p.kind
      group by p.kind, p.rank
    )
    select jsonb_build_object(
      'proposals', coalesce((select jsonb_agg(jsonb_build_object('kind', p.kind, 'lines', p.picks, 'total', p.total,
          'order_count', p.orders, 'max_lead_days', p.lead_days, 'partial_count', p.partial, 'missing_count', (
            select count(*) from private.quote_lines l where l.request_id = q.id and l.removed_in is null and l.awarded_to is null) - p.lines)
        order by p.rank) from proposed p), '[]'),
      'split_saves', (select greatest(min(f.landed_total) - min(p.total), 0) from figures f cross join proposed p
        where f.is_complete and p.kind = 'cheapest_lines' having count(*) > 0)));
end
$$;

-- The offers for a request that the caller reads as its buyer side by side, with proposals: comparison of quotes/answers.ts. Raises quote_not_found.
create function private.get_quote_comparison(request_id uuid)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  q constant private.quote_requests := private.readable_quote(get_quote_comparison.request_id);
  prices constant private.compared_price[] := array(select p from private.compared_prices(q) p);
  proposed constant jsonb := private.quote_proposals(q, prices);
begin
  return json_build_object('request', json_build_object('id', q.id, 'number', q.number, 'status', q.status, 'version', q.version,
      'revision', q.revision, 'closes_at', q.closes_at, 'governorate', q.governorate, 'district', q.district, 'is_pickup', q.is_pickup,
      'buying', private.quote_buying_json(q), 'project_id', q.project_id,
      'may_accept', q.buying_company_id is null or private.may_buy(q.buying_company_id, 'order'),
      'waiting', coalesce((select json_agg(json_build_object('id', r.id, 'number', r.number) order by r.created_at, r.id)
        from private.purchase_requests r
        where r.id in (select w.purchase_request_id from private.waiting_quote_lines(q.id) w)), '[]')),
    'lines', private.quote_lines_json(q.id), 'offers', private.compared_offers_json(q, prices),
    'proposals', proposed -> 'proposals', 'split_saves', proposed -> 'split_saves');
end
$$;

create function public.get_quote_comparison(request_id uuid) returns json
language sql stable security invoker set search_path = '' as $$ select private.get_quote_comparison(request_id) $$;
grant execute on function public.get_quote_comparison(uuid), private.get_quote_comparison(uuid) to authenticated, service_role;

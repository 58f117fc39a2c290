-- Counts the figures of all given companies in one query.
create function private.count_store_figures(companies uuid[])
returns setof private.store_figures
language sql
stable
security definer
set search_path = ''
as $$
  with period as materialized (
    select now() - interval '180 days' as starts_at
  ), steps as (
    select e.order_id, min(e.created_at) filter (where e.to_status = 'Shipped') as shipped_at,
      bool_or(e.to_status = 'Cancelled' and e.actor_role = 'seller') as by_seller
    from public.order_events e
    where e.kind = 'status' and e.created_at >= (select p.starts_at from period p)
    group by e.order_id
  ), ended as (
    select o.company_id, count(*)::int as orders, (count(*) filter (where o.status = 'Delivered'))::int as delivered,
      (count(*) filter (where o.status = 'Cancelled' and s.shipped_at is null))::int as called_off,
      percentile_cont(0.5) within group (order by extract(epoch from s.shipped_at - o.approved_at))
        filter (where s.shipped_at >= o.approved_at) as dispatch
    from public.orders o join steps s on s.order_id = o.id
    where o.created_at >= (select p.starts_at from period p) and o.company_id = any (companies)
      and (o.status = 'Delivered' or (o.status = 'Cancelled'
        and case when s.shipped_at is null then s.by_seller else not o.is_pickup end))
    group by o.company_id
  ), rated as (
    select f.company_id, sum(f.rating_count)::int as rating_count,
      round(sum(f.rating_average * f.rating_count) / sum(f.rating_count), 2) as rating_average
    from public.product_offers f where f.rating_count > 0 and f.company_id = any (companies) group by f.company_id
  ), asked as (
    -- Questions count like reviews.
    select r.company_id, r.created_at, r.replied_at from public.reviews r
    where r.created_at >= (select p.starts_at from period p) and r.hidden_at is null
    union all
    select q.company_id, q.created_at, q.answered_at from public.product_questions q
    where q.created_at >= (select p.starts_at from period p) and q.hidden_at is null
  ), answered as (
    select r.company_id, count(*)::int as reviews, count(r.replied_at)::int as replies,
      percentile_cont(0.5) within group (order by extract(epoch from r.replied_at - r.created_at))
        filter (where r.replied_at is not null) as reply
    from asked r
    where r.company_id = any (companies)
    group by r.company_id
  ), quoted as (
    -- Requests that the buyer withdrew, and open ones, count only if the company answered.
    select s.company_id, count(*)::int as asked, count(s.answered_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from s.answered_at - s.asked_at))
        filter (where s.answered_at is not null) as answer
    from private.quote_sellers s join private.quote_requests q on q.id = s.request_id
    where s.company_id = any (companies) and s.asked_at >= now() - interval '90 days'
      and (s.answered_at is not null or q.status in ('Closed', 'Awarded', 'PartlyAwarded', 'Expired'))
    group by s.company_id
  ), returned as (
    select r.company_id, count(*)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at)) as answer
    from private.returns r
    where r.company_id = any (companies) and r.created_at >= now() - interval '365 days' and r.answered_at is not null
    group by r.company_id
  )
  select c.id, coalesce(r.rating_count, 0), coalesce(r.rating_average, 0), coalesce(e.orders, 0), coalesce(e.delivered, 0),
    coalesce(e.called_off, 0), (e.dispatch / 3600)::numeric(7, 1), coalesce(a.reviews, 0), coalesce(a.replies, 0),
    (a.reply / 3600)::numeric(7, 1), coalesce(q.asked, 0), coalesce(q.answered, 0), (q.answer / 3600)::numeric(7, 1),
    coalesce(b.answered, 0), (b.answer / 3600)::numeric(7, 1)
  from public.companies c
  left join rated r on r.company_id = c.id
  left join ended e on e.company_id = c.id
  left join answered a on a.company_id = c.id
  left join quoted q on q.company_id = c.id
  left join returned b on b.company_id = c.id
  where c.is_approved and c.id = any (companies)
$$;

-- Writes changed figures. A job calls it every hour.
create function private.refresh_store_figures()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('refresh-store-figures', private.job_items_to_try('refresh-store-figures', array(
    select c.id::text from public.companies c where c.is_approved)), 'select private.write_store_figures($1::uuid[])');
end
$$;

create function private.write_store_figures(companies uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.store_figures as f
  select c.* from private.count_store_figures(companies) c
  on conflict (company_id) do update
    set rating_count = excluded.rating_count, rating_average = excluded.rating_average, orders = excluded.orders,
      delivered = excluded.delivered, called_off = excluded.called_off, dispatch_hours = excluded.dispatch_hours,
      reviews = excluded.reviews, replies = excluded.replies, reply_hours = excluded.reply_hours,
      quotes_asked = excluded.quotes_asked, quotes_answered = excluded.quotes_answered, quote_hours = excluded.quote_hours,
      returns_answered = excluded.returns_answered, return_hours = excluded.return_hours
    where f is distinct from excluded;
end
$$;

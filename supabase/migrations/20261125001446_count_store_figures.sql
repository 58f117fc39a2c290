-- What buyers may know of how a company works, on its page in the shop.

-- A row per company that sells. A job counts it anew; no page does.
create table private.store_figures (
  company_id uuid primary key references public.companies (id) on delete cascade,
  rating_count int not null,
  rating_average public.stars not null,
  -- Orders of the last half year that ended at the company: delivered, called off by it, or refused at the door. What the
  -- buyer or the marketplace called off, or the buyer did not collect, says nothing of the company.
  orders int not null,
  delivered int not null,
  called_off int not null,
  -- From the marketplace's approval to the lorry, in hours: half of the orders took less.
  dispatch_hours numeric(7, 1) check (dispatch_hours < 'Infinity'),
  -- Reviews and questions of that time, those that were answered, and how long half of the answers took at most, in hours.
  reviews int not null,
  replies int not null,
  reply_hours numeric(7, 1) check (reply_hours < 'Infinity')
);
alter table private.store_figures enable row level security;
revoke all on private.store_figures from public, anon, authenticated;
grant all on private.store_figures to service_role;

-- Counts companies, all of them at once.
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
    -- A question on a product waits for an answer as a review does.
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
  )
  select c.id, coalesce(r.rating_count, 0), coalesce(r.rating_average, 0), coalesce(e.orders, 0), coalesce(e.delivered, 0),
    coalesce(e.called_off, 0), (e.dispatch / 3600)::numeric(7, 1), coalesce(a.reviews, 0), coalesce(a.replies, 0),
    (a.reply / 3600)::numeric(7, 1)
  from public.companies c
  left join rated r on r.company_id = c.id
  left join ended e on e.company_id = c.id
  left join answered a on a.company_id = c.id
  where c.is_approved and c.id = any (companies)
$$;

-- Writes what changed. A job calls it every hour.
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
      reviews = excluded.reviews, replies = excluded.replies, reply_hours = excluded.reply_hours
    where f is distinct from excluded;
end
$$;

-- What is shown of them: {rating: {average, count}, orders: {count, delivered, called_off, dispatch_hours}, replies: {share,
-- hours}}, shares from 0 to 1. Null where there are too few to say anything: three ratings, twenty orders, five to answer.
create function private.store_figures_of(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object(
      'rating', case when f.rating_count >= 3 then
        jsonb_build_object('average', f.rating_average, 'count', f.rating_count) end,
      'orders', case when f.orders >= 20 then
        jsonb_build_object('count', f.orders, 'delivered', round(f.delivered::numeric / f.orders, 3),
          'called_off', round(f.called_off::numeric / f.orders, 3), 'dispatch_hours', f.dispatch_hours) end,
      'replies', case when f.reviews >= 5 and f.replies > 0 then
        jsonb_build_object('share', round(f.replies::numeric / f.reviews, 3), 'hours', f.reply_hours) end)
    from private.store_figures f where f.company_id = store_figures_of.company_id),
    '{"rating": null, "orders": null, "replies": null}');
end
$$;

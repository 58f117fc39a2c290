-- Days after which an order or click counts half.
create function private.demand_half_life()
returns int
language plpgsql
immutable
parallel safe
set search_path = ''
as $$ begin return 60; end $$;

-- Present demand for a product: each buyer's newest order that was neither cancelled nor returned whole, plus a tenth of the logarithm of each day's
-- clicks, so that nobody can order or click a product to the top. Events older than eight half-lives do not count.
create function private.product_demand(product_id bigint)
returns double precision
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  half_life int := private.demand_half_life();
  today date := (now() at time zone 'Asia/Baghdad')::date;
begin
  return (
    select coalesce(sum(power(0.5, extract(epoch from now() - b.created_at) / 86400 / half_life)), 0)
    from (
      select max(o.created_at) as created_at
      from public.order_lines l join public.orders o on o.id = l.order_id
      where l.product_id = product_demand.product_id and o.status not in ('Cancelled', 'Rejected')
        and l.returned_quantity < l.quantity and not o.is_exchange and o.created_at > now() - make_interval(days => 8 * half_life)
      group by coalesce(o.buyer_id, o.id)) b
  ) + (
    select coalesce(sum(0.1 * ln(1 + c.visits) * power(0.5, (today - c.day)::double precision / half_life)), 0)
    from private.product_clicks c
    where c.product_id = product_demand.product_id and c.day > today - 8 * half_life
  );
end
$$;

create function private.product_popularity(product_id bigint, rating_average numeric, rating_count int)
returns real
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (ln(1 + private.product_demand(product_popularity.product_id))
    + coalesce(rating_average, 0)::double precision / 5 * ln(1 + coalesce(rating_count, 0)))::real;
end
$$;

-- Recounts the popularity of a batch of due products and returns how many. A product with demand is due again after an eighth
-- of the half-life, when it has lost a twelfth; others leave the queue. A job calls it.
create function private.refresh_popularity(batch int default 5000)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  mark bigint;
  newest bigint := coalesce((select max(e.id) from public.order_events e), 0);
  ids text[];
begin
  select s.last_event_id into mark from private.popularity_state s for update;
  insert into private.popularity_due as d (product_id)
  select distinct l.product_id from public.order_lines l
  where l.product_id is not null and l.order_id in (
    -- Ids are not assigned in commit order: the last ones are read again.
    select e.order_id from public.order_events e where e.id > mark - 500 and e.id <= newest)
  order by l.product_id
  on conflict (product_id) do update set due_at = least(d.due_at, excluded.due_at);
  update private.popularity_state s set last_event_id = newest;

  ids := array(
    select d.product_id::text from private.popularity_due d
    where d.due_at <= now() and private.may_try_job_item('refresh-popularity', d.product_id::text)
    order by d.due_at, d.product_id limit batch for update skip locked);
  return cardinality(private.try_job_items('refresh-popularity', ids, 'select private.count_popularity($1::bigint[])'));
end
$$;

-- Recounts the popularity of due products.
create function private.count_popularity(ids bigint[])
returns void
language sql
security definer
set search_path = ''
as $$
  with judged as materialized (
    select o.product_id, private.product_demand(o.product_id) as demand,
      private.product_popularity(o.product_id, o.rating_average, o.rating_count) as popularity
    from public.product_offers o where o.product_id = any (ids)
  ), written as (
    update private.search_documents s set popularity = j.popularity
    from judged j where s.product_id = j.product_id and abs(s.popularity - j.popularity) > 0.005
  ), forgotten as (
    delete from private.popularity_due d
    where d.product_id = any (ids)
      and not exists (select from judged j where j.product_id = d.product_id and j.demand >= 0.02)
  )
  update private.popularity_due d
  set due_at = now() + make_interval(hours => 3 * private.demand_half_life())
  from judged j where d.product_id = j.product_id and j.demand >= 0.02
$$;
grant execute on function private.refresh_popularity(int) to service_role;

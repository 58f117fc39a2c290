-- scheduled, running or ended; null without a reduced price.
create function private.deal_state(discounted public.iqd, starts timestamptz, ends timestamptz)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return case when discounted is null then null when ends <= now() then 'ended' when starts > now() then 'scheduled'
    else 'running' end;
end
$$;

-- Mark of an offer's price and deal: it changes when either changes.
create function private.offer_mark(o public.product_offers)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return md5(concat_ws('|', o.price, coalesce(o.discounted_price::text, '-'), coalesce(extract(epoch from o.deal_starts_at)::text, '-'),
    coalesce(extract(epoch from o.deal_ends_at)::text, '-')));
end
$$;

-- Mark of a product's deal without its price.
create function private.deal_mark(o public.product_offers)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(concat_ws('|', coalesce(o.discounted_price::text, '-'), coalesce(extract(epoch from o.deal_starts_at)::text, '-'),
    coalesce(extract(epoch from o.deal_ends_at)::text, '-')))
$$;

-- Ids in [{id}], up to 2,000. Raises invalid_input for other values.
create function private.product_ids_of(products jsonb)
returns bigint[]
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(jsonb_typeof(products) is not distinct from 'array'
    and jsonb_array_length(products) between 1 and 2000, 'products', 'count');
  perform private.require_that(not exists (
    select from jsonb_array_elements(products) x where coalesce(x ->> 'id', '') !~ '^[0-9]{1,15}$'), 'products', 'format');
  return array(select distinct (x ->> 'id')::bigint from jsonb_array_elements(products) x);
end
$$;

-- Effect of a deal on each product, in the order of `products`, and the reason if one is refused. Raises invalid_input with the
-- field. deal: {percent? (1 to 90), starts_at? (now), ends_at, products: [{id, price? (instead of a percentage), mark? (as it
-- was shown)}]}. A price by percentage is rounded to 250 IQD. problem: gone, changed (since `mark` was read), no_price,
-- not_below; null if there is none.
create function private.plan_deals(deal jsonb)
returns table (place bigint, product_id bigint, price public.iqd, deal_price public.iqd, problem text)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  percent numeric := private.number_of(deal, 'percent');
  starts timestamptz := coalesce(private.time_of(deal, 'starts_at'), now());
  ends timestamptz := private.time_of(deal, 'ends_at');
begin
  perform private.require_that(percent is null or percent between 1 and 90, 'percent', 'percent');
  perform private.require_that(ends is not null, 'ends_at', 'required');
  perform private.require_that(ends > starts, 'ends_at', 'after_start');
  perform private.require_that(ends > now(), 'ends_at', 'future');
  perform private.product_ids_of(deal -> 'products');
  return query
    with asked as materialized (
      select distinct on ((x.value ->> 'id')::bigint) x.ordinality as place, (x.value ->> 'id')::bigint as id,
        x.value ->> 'mark' as mark, private.number_of(x.value, 'price') as own_price
      from jsonb_array_elements(deal -> 'products') with ordinality x
      order by (x.value ->> 'id')::bigint, x.ordinality
    ), priced as (
      select a.place, a.id, p.id is not null as is_there, o.price,
        coalesce(a.mark <> private.offer_mark(o), false) as is_changed,
        coalesce(a.own_price, round(o.price * (100 - percent) / 100 / 250) * 250) as deal_price
      from asked a
      left join public.products p on p.id = a.id and p.deleted_at is null
      left join public.product_offers o on o.product_id = p.id
    )
    select r.place, r.id, r.price, (case when r.deal_price > 0 and r.deal_price < 1e12 then r.deal_price end)::public.iqd,
      case when not r.is_there or r.price is null then 'gone' when r.is_changed then 'changed'
        when r.deal_price is null or r.deal_price <= 0 then 'no_price' when r.deal_price >= r.price then 'not_below' end
    from priced r order by r.place;
end
$$;

-- Locks the products in [{id}] and their offers. Raises product_not_found if one is gone.
create function private.lock_offers(products jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted bigint[] := private.product_ids_of(products);
  locked int;
begin
  perform from public.products p where p.id = any (wanted) and p.deleted_at is null order by p.id for update;
  get diagnostics locked = row_count;
  if locked < cardinality(wanted) then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  perform from public.product_offers o where o.product_id = any (wanted) order by o.product_id for update;
end
$$;

-- An offer before its last logged change, if the caller made that change with this reason; otherwise null.
create function private.own_former_offer(o public.product_offers, reason text)
returns public.product_offers
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  entry record;
begin
  select a.actor_id, a.reason, a.before into entry from public.audit_log a
  where a.table_name = 'product_offers' and a.row_id = o.product_id::text order by a.created_at desc, a.id desc limit 1;
  if entry.actor_id = private.my_id() and entry.reason is not distinct from nullif(btrim(own_former_offer.reason), '') then
    return jsonb_populate_record(o, entry.before);
  end if;
  return null;
end
$$;

-- Whether a decision on locked offers [{id, mark}] must still be written, unless its outcome `is_reached`; see begin_decision,
-- whose error also lists the `products` changed since their mark was read.
create function private.begin_deal_decision(products jsonb, reason text, is_reached boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  changed bigint[];
  is_own boolean;
begin
  select array_agg((x ->> 'id')::bigint), bool_and(private.offer_mark(private.own_former_offer(o, reason)) = x ->> 'mark')
  into changed, is_own
  from jsonb_array_elements(products) x left join public.product_offers o on o.product_id = (x ->> 'id')::bigint
  where o.product_id is null or private.offer_mark(o) is distinct from x ->> 'mark';
  if changed is null then
    return true;
  end if;
  return private.begin_decision('as seen', 'changed',
    is_reached and coalesce(is_own, false) and cardinality(changed) = jsonb_array_length(products),
    private.last_change('product_offers', changed[1]::text) || jsonb_build_object('what', 'deal_changed', 'products', changed));
end
$$;

-- Result of write_deals of the earlier call that the caller repeats.
create function private.former_deals(products jsonb, reason text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('id', f.product_id, 'discounted_price', f.discounted_price,
      'deal_starts_at', f.deal_starts_at, 'deal_ends_at', f.deal_ends_at, 'mark', private.deal_mark(o)))
    from jsonb_array_elements(products) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint
    cross join lateral private.own_former_offer(o, reason) f);
end
$$;

-- Writes the deals of locked products, notifies their companies and returns the former deals for restore_deals: [{id,
-- discounted_price, deal_starts_at, deal_ends_at, mark (now), batch (of several deals)}]. kind: deal_set, deal_ended,
-- deal_removed or deal_restored.
create function private.write_deals(deals jsonb, reason text, kind text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := nullif(btrim(reason), '');
  batch uuid := case when jsonb_array_length(deals) > 1 then gen_random_uuid() end;
  former jsonb;
  told record;
begin
  perform private.enter_context(jsonb_build_object('reason', remark, 'batch', batch));
  select jsonb_agg(jsonb_build_object('id', o.product_id, 'discounted_price', o.discounted_price,
    'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at))
  into former
  from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint;
  update public.product_offers o
  set discounted_price = (x ->> 'discounted_price')::numeric, deal_starts_at = (x ->> 'deal_starts_at')::timestamptz,
    deal_ends_at = (x ->> 'deal_ends_at')::timestamptz
  from jsonb_array_elements(deals) x where o.product_id = (x ->> 'id')::bigint;
  -- The raised version makes the seller's open product form report the change.
  update public.products p set version = p.version + 1
  from jsonb_array_elements(deals) x where p.id = (x ->> 'id')::bigint;
  for told in
    select o.company_id, case when private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at)
        in ('scheduled', 'running') then 'deal_set' else 'deal_ended' end as kind,
      count(*) as count, min(p.id) as product_id, min(p.name_en) as name_en, min(p.name_ar) as name_ar,
      min(o.discounted_price) as deal_price, min(o.deal_starts_at) as starts_at, max(o.deal_ends_at) as ends_at
    from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint
    join public.products p on p.id = o.product_id
    group by 1, 2
  loop
    perform private.notify_company(told.company_id, 'products', told.kind, jsonb_build_object('count', told.count,
      'starts_at', told.starts_at, 'ends_at', told.ends_at, 'reason', remark) || case when told.count = 1
        then jsonb_build_object('product_id', told.product_id, 'name_en', told.name_en, 'name_ar', told.name_ar,
          'deal_price', told.deal_price) else '{}' end);
  end loop;
  former := (
    select jsonb_agg(b || jsonb_build_object('mark', private.deal_mark(o)) || jsonb_strip_nulls(jsonb_build_object('batch', batch)))
    from jsonb_array_elements(former) b join public.product_offers o on o.product_id = (b ->> 'id')::bigint);
  perform private.record_batch('deals', jsonb_build_object('kind', write_deals.kind), 'products', jsonb_array_length(former), (
    select jsonb_object_agg(x.company_id, x.products)
    from (select o.company_id, count(*) as products from jsonb_array_elements(former) f
          join public.product_offers o on o.product_id = (f ->> 'id')::bigint group by o.company_id) x));
  perform private.enter_context('{"batch": null}');
  return former;
end
$$;

-- Reason why undoing would leave a deal unchanged, null if it would be restored: gone, changed_since, not_below (its price is
-- no longer above the former deal). deals: as returned by set_deals and end_deals. A deal that already has its former state is
-- left out.
create function private.plan_deal_restore(deals jsonb)
returns table (place bigint, product_id bigint, former jsonb, problem text)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.product_ids_of(deals);
  return query
    select x.ordinality, f.id, jsonb_build_object('id', f.id, 'discounted_price', f.price, 'deal_starts_at', f.starts,
        'deal_ends_at', f.ends),
      case when p.id is null then 'gone' when private.deal_mark(o) is distinct from x.value ->> 'mark' then 'changed_since'
        when f.price >= o.price then 'not_below' end
    from jsonb_array_elements(deals) with ordinality x
    cross join lateral (select (x.value ->> 'id')::bigint as id, private.number_of(x.value, 'discounted_price') as price,
      private.time_of(x.value, 'deal_starts_at') as starts, private.time_of(x.value, 'deal_ends_at') as ends) f
    left join public.products p on p.id = f.id and p.deleted_at is null
    left join public.product_offers o on o.product_id = p.id
    where p.id is null or (o.discounted_price, o.deal_starts_at, o.deal_ends_at) is distinct from (f.price, f.starts, f.ends);
end
$$;

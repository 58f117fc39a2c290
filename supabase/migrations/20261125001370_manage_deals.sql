-- What the staff does with deals: reduced prices of the products of all companies, for a time.

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

-- Stands for what a product costs and its deal: whoever changes one of them changes it.
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

-- Stands for a product's deal alone, without its price.
create function private.deal_mark(o public.product_offers)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(concat_ws('|', coalesce(o.discounted_price::text, '-'), coalesce(extract(epoch from o.deal_starts_at)::text, '-'),
    coalesce(extract(epoch from o.deal_ends_at)::text, '-')))
$$;

-- What was ordered of a product while its deal ran: {units, sales}; null for a deal that names no start or has not begun.
create function private.deal_figures(o public.product_offers)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if o.discounted_price is null or o.deal_starts_at is null or o.deal_starts_at > now() then
    return null;
  end if;
  return (
    select jsonb_build_object('units', coalesce(sum(l.quantity), 0), 'sales', coalesce(sum(l.line_total), 0))
    from public.order_lines l join public.orders x on x.id = l.order_id
    where l.product_id = o.product_id and x.created_at >= o.deal_starts_at
      and x.created_at < coalesce(o.deal_ends_at, 'infinity') and x.status not in ('Cancelled', 'Rejected'));
end
$$;

-- A member of a JSON object as a day. Raises invalid_input for anything that is none, and for years before 2000 or from 2100 on.
create function private.day_of(value jsonb, name text)
returns date
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, name);
begin
  perform private.require_that(given is null or (given ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(given, 'date')), name, 'format');
  perform private.require_that(coalesce(private.is_usable_time(given::date), true), name, 'date_range');
  return given::date;
end
$$;

-- Products with a deal, of all companies. filter: {term? (name, SKU, model, brand or the company's name), state?, company_id?,
-- category_id? (with all below it), starts_on?, ends_on? (days in Baghdad), sort? (ends_soonest, newest, discount), page?, page_size?}
create function private.list_deals(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := 'o.discounted_price is not null and p.deleted_at is null';
  patterns text[] := private.fold_patterns(filter ->> 'term');
  starts_on date := private.day_of(filter, 'starts_on');
  ends_on date := private.day_of(filter, 'ends_on');
begin
  perform private.require_staff('products');
  if starts_on is not null then
    conditions := conditions || format(' and o.deal_starts_at >= %L and o.deal_starts_at < %L',
      starts_on::timestamp at time zone 'Asia/Baghdad', (starts_on + 1)::timestamp at time zone 'Asia/Baghdad');
  end if;
  if ends_on is not null then
    conditions := conditions || format(' and o.deal_ends_at >= %L and o.deal_ends_at < %L',
      ends_on::timestamp at time zone 'Asia/Baghdad', (ends_on + 1)::timestamp at time zone 'Asia/Baghdad');
  end if;
  if patterns is not null then
    conditions := conditions || format(' and (p.search_text like any (%L::text[]) or p.company_id = any (%L::uuid[]))', patterns, array(
      select c.id from public.companies c
      where private.fold_text(concat_ws(' | ', c.name, c.name_en, c.name_ar)) like any (patterns) limit 100));
  end if;
  if filter ->> 'state' is not null then
    perform private.require_that(filter ->> 'state' in ('scheduled', 'running', 'ended'), 'state', 'one_of');
    conditions := conditions || case filter ->> 'state'
      when 'ended' then ' and o.deal_ends_at <= now()'
      when 'scheduled' then ' and o.deal_starts_at > now() and coalesce(o.deal_ends_at > now(), true)'
      else ' and coalesce(o.deal_starts_at <= now(), true) and coalesce(o.deal_ends_at > now(), true)' end;
  end if;
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    conditions := conditions || format(' and o.company_id = %L', filter ->> 'company_id');
  end if;
  if filter ->> 'category_id' is not null then
    conditions := conditions || format(' and p.category_id = any (%L::bigint[])',
      private.category_subtree(private.number_of(filter, 'category_id')::bigint));
  end if;
  return private.list_page('o.product_id',
    'from public.product_offers o join public.products p on p.id = o.product_id where ' || conditions,
    case filter ->> 'sort'
      when 'newest' then 'o.deal_starts_at desc nulls last, o.product_id desc'
      when 'discount' then '1 - o.discounted_price / o.price desc, o.product_id'
      -- What is over ends no more.
      else 'coalesce(o.deal_ends_at <= now(), false), o.deal_ends_at nulls last, o.product_id' end,
    $item$jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku, 'main_image', p.main_image,
      'company_id', p.company_id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'category_name_en', g.name_en, 'category_name_ar', g.name_ar,
      'unit', p.unit, 'is_listed', p.is_listed and c.is_approved, 'in_stock', o.in_stock,
      'price', o.price, 'discounted_price', o.discounted_price, 'starts_at', o.deal_starts_at, 'ends_at', o.deal_ends_at,
      'state', private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at), 'mark', private.offer_mark(o),
      'figures', private.deal_figures(o))$item$,
    $joins$join public.products p on p.id = shown.id join public.product_offers o on o.product_id = p.id
      join public.companies c on c.id = p.company_id join public.categories g on g.id = p.category_id$joins$, filter);
end
$$;
create function public.list_deals(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_deals(filter) $$;
revoke all on function public.list_deals(jsonb) from public, anon, authenticated;
grant execute on function public.list_deals(jsonb), private.list_deals(jsonb) to authenticated, service_role;

-- How many deals begin and end on each day of a month in Baghdad, days without any left out: [{day, starting, ending}]. month: a
-- day of it. A count of 500 stands for that many or more.
create function private.get_deal_calendar(month date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_day date := date_trunc('month', get_deal_calendar.month)::date;
  cap constant int := 500;
begin
  perform private.require_staff('products');
  perform private.require_that(private.is_usable_time(first_day), 'month', 'date_range');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'starting', x.starting, 'ending', x.ending) order by x.day), '[]')
    from (
      select d.day::date as day,
        (select count(*) from (
          select from public.product_offers o join public.products p on p.id = o.product_id and p.deleted_at is null
          where o.discounted_price is not null and o.deal_starts_at >= d.day at time zone 'Asia/Baghdad'
            and o.deal_starts_at < (d.day + interval '1 day') at time zone 'Asia/Baghdad' limit cap) many) as starting,
        (select count(*) from (
          select from public.product_offers o join public.products p on p.id = o.product_id and p.deleted_at is null
          where o.discounted_price is not null and o.deal_ends_at >= d.day at time zone 'Asia/Baghdad'
            and o.deal_ends_at < (d.day + interval '1 day') at time zone 'Asia/Baghdad' limit cap) many) as ending
      from generate_series(first_day::timestamp, first_day::timestamp + interval '1 month' - interval '1 day', interval '1 day') d (day)) x
    where x.starting > 0 or x.ending > 0);
end
$$;
create function public.get_deal_calendar(month date)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_deal_calendar(month) $$;
revoke all on function public.get_deal_calendar(date) from public, anon, authenticated;
grant execute on function public.get_deal_calendar(date), private.get_deal_calendar(date) to authenticated, service_role;

-- Products by their exact SKU, a variant's or their model number, up to 200 at once: {ids, missing (terms that name none)}.
create function private.find_products_by_number(numbers text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  perform private.require_that(cardinality(numbers) between 1 and 200, 'numbers', 'count');
  return (
    with asked as materialized (
      select n.term, n.place, array(
        select p.id from public.products p
        where p.search_text like any (private.fold_patterns(n.term)) and p.deleted_at is null
          and private.code_key(n.term) = private.code_key(p.model_number)
        union
        select c.product_id from private.product_codes c where c.code = private.code_key(n.term)
        order by 1 limit 20) as found
      from unnest(numbers) with ordinality n (term, place))
    select jsonb_build_object(
      'ids', coalesce((select jsonb_agg(distinct f.id) from asked a, unnest(a.found) f (id)), '[]'),
      'missing', coalesce((select jsonb_agg(a.term order by a.place) from asked a where a.found = '{}'), '[]')));
end
$$;
create function public.find_products_by_number(numbers text[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_products_by_number(numbers) $$;
revoke all on function public.find_products_by_number(text[]) from public, anon, authenticated;
grant execute on function public.find_products_by_number(text[]), private.find_products_by_number(text[])
  to authenticated, service_role;

-- The ids that [{id}] names, up to 200. Raises invalid_input when it is something else.
create function private.product_ids_of(products jsonb)
returns bigint[]
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(jsonb_typeof(products) is not distinct from 'array'
    and jsonb_array_length(products) between 1 and 200, 'products', 'count');
  perform private.require_that(not exists (
    select from jsonb_array_elements(products) x where coalesce(x ->> 'id', '') !~ '^[0-9]{1,15}$'), 'products', 'format');
  return array(select distinct (x ->> 'id')::bigint from jsonb_array_elements(products) x);
end
$$;

-- What a deal makes of each product and why one is refused, in the order of `products`. Raises invalid_input with the field.
-- deal: {percent? (1 to 90), starts_at? (now), ends_at, products: [{id, price? (instead of a percentage), mark? (as it was shown)}]}
-- A price by percentage is rounded to 250 dinars. problem: gone, changed (since `mark` was read), no_price, not_below; null when
-- nothing is wrong.
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

-- The products of a deal before it is written: what each costs now and then, what deal it replaces, and why one is refused.
create function private.preview_deals(deal jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
      'main_image', p.main_image, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'price', r.price, 'deal_price', r.deal_price, 'problem', r.problem,
      'mark', case when o.product_id is not null then private.offer_mark(o) end,
      'replaces', case when private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at) in ('scheduled', 'running')
        then jsonb_build_object('price', o.discounted_price, 'starts_at', o.deal_starts_at, 'ends_at', o.deal_ends_at) end)
      order by r.place), '[]')
    from private.plan_deals(deal) r
    left join public.products p on p.id = r.product_id and p.deleted_at is null
    left join public.product_offers o on o.product_id = p.id
    left join public.companies c on c.id = p.company_id);
end
$$;
create function public.preview_deals(deal jsonb)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.preview_deals(deal) $$;
revoke all on function public.preview_deals(jsonb) from public, anon, authenticated;
grant execute on function public.preview_deals(jsonb), private.preview_deals(jsonb) to authenticated, service_role;

-- Locks the products that [{id}] names, with their offers; raises product_not_found when one is gone.
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

-- An offer as it was before its last logged change, if the caller made that change for this reason; null otherwise.
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

-- Whether a decision on locked offers, [{id, mark}], is still to be written, unless its outcome `is_reached`; see begin_decision,
-- whose error also names the `products` that changed since their mark was read.
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

-- What write_deals returned to the call that the caller now repeats.
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

-- Writes the deals of locked products, tells their companies and answers what stood there before, for restore_deals:
-- [{id, discounted_price, deal_starts_at, deal_ends_at, mark (as it is now)}].
create function private.write_deals(deals jsonb, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := nullif(btrim(reason), '');
  former jsonb;
  told record;
begin
  perform set_config('mawad.reason', coalesce(remark, ''), true), set_config('mawad.batch', gen_random_uuid()::text, true);
  select jsonb_agg(jsonb_build_object('id', o.product_id, 'discounted_price', o.discounted_price,
    'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at))
  into former
  from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint;
  update public.product_offers o
  set discounted_price = (x ->> 'discounted_price')::numeric, deal_starts_at = (x ->> 'deal_starts_at')::timestamptz,
    deal_ends_at = (x ->> 'deal_ends_at')::timestamptz
  from jsonb_array_elements(deals) x where o.product_id = (x ->> 'id')::bigint;
  -- A seller who has the product's form open is told that it changed.
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
  perform set_config('mawad.batch', '', true);
  return (
    select jsonb_agg(b || jsonb_build_object('mark', private.deal_mark(o)))
    from jsonb_array_elements(former) b join public.product_offers o on o.product_id = (b ->> 'id')::bigint);
end
$$;

-- Writes a deal of up to 200 products as preview_deals showed it, or none of it. Every product names its `mark`.
-- Raises changed_meanwhile {products} when one changed since, product_not_found, invalid_input {field}.
create function private.set_deals(deal jsonb, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused text;
begin
  perform private.require_staff('products');
  perform private.require_text('reason', reason, 500, true);
  perform private.lock_offers(deal -> 'products');
  if not private.begin_deal_decision(deal -> 'products', reason, (
    select bool_and(o.discounted_price is not distinct from r.deal_price and o.deal_ends_at = private.time_of(deal, 'ends_at')
      and coalesce(o.deal_starts_at = private.time_of(deal, 'starts_at'), not deal ? 'starts_at'))
    from private.plan_deals(deal) r join public.product_offers o on o.product_id = r.product_id)) then
    return private.former_deals(deal -> 'products', reason);
  end if;
  select min(r.problem) into refused from private.plan_deals(deal) r;
  perform private.require_that(refused is null, 'price', refused);
  return private.write_deals((
    select jsonb_agg(jsonb_build_object('id', r.product_id, 'discounted_price', r.deal_price,
      'deal_starts_at', coalesce(private.time_of(deal, 'starts_at'), now()), 'deal_ends_at', private.time_of(deal, 'ends_at')))
    from private.plan_deals(deal) r), reason);
end
$$;

-- Ends running deals now, or takes deals away altogether. deals: [{id, mark}], up to 200. The companies read the reason.
-- Raises changed_meanwhile {products} when one changed since or, to be ended, does not run; reason_required, product_not_found.
create function private.end_deals(deals jsonb, remove boolean, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  idle jsonb;
begin
  perform private.require_staff('products');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  perform private.lock_offers(deals);
  if not private.begin_deal_decision(deals, reason, (
    select bool_and(case when remove then o.discounted_price is null else o.deal_ends_at <= now() end)
    from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint)) then
    return private.former_deals(deals, reason);
  end if;
  select jsonb_agg(o.product_id order by o.product_id) into idle
  from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint
  where case when remove then o.discounted_price is null
    else private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at) is distinct from 'running' end;
  if idle is not null then
    perform private.raise_error('PT409', 'changed_meanwhile', private.last_change('product_offers', idle ->> 0)
      || jsonb_build_object('what', 'deal_changed', 'products', idle));
  end if;
  return private.write_deals((
    select jsonb_agg(jsonb_build_object('id', o.product_id, 'discounted_price', case when not remove then o.discounted_price end,
      'deal_starts_at', case when not remove then o.deal_starts_at end, 'deal_ends_at', case when not remove then now() end))
    from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint), reason);
end
$$;

-- Why each deal would stay as it is if it were taken back now, null when it would be restored: gone, changed_since, not_below (its
-- price is no longer above the former deal). deals: as set_deals and end_deals returned them. One that has its former deal is left out.
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

-- What taking deals back restores now: {undone: products, kept: [{id, name_en, name_ar, sku, problem, at, by_role, by}]} with who
-- changed those that stay. Names are null for a product that no longer exists.
create function private.preview_deal_restore(deals jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  return (
    select jsonb_build_object('undone', count(*) filter (where r.problem is null), 'kept', coalesce(jsonb_agg(
      jsonb_build_object('id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku, 'problem', r.problem,
        'at', null, 'by_role', null, 'by', null)
      || private.with_known_actor(private.changed_since(
        case r.problem when 'gone' then array['products'] else array['product_offers'] end, array[r.product_id::text], '-infinity', null,
        case r.problem when 'gone' then array['deleted_at'] when 'not_below' then array['price']
          else array['discounted_price', 'deal_starts_at', 'deal_ends_at'] end), p.company_id)
      order by r.place) filter (where r.problem is not null), '[]'))
    from private.plan_deal_restore(deals) r left join public.products p on p.id = r.product_id);
end
$$;

-- Takes back what set_deals or end_deals wrote where nothing speaks against it, and returns as preview_deal_restore does.
create function private.restore_deals(deals jsonb, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  there jsonb;
  report jsonb;
begin
  perform private.require_staff('products');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  select jsonb_agg(jsonb_build_object('id', p.id)) into there
  from public.products p where p.id = any (private.product_ids_of(deals)) and p.deleted_at is null;
  if there is not null then
    perform private.lock_offers(there);
  end if;
  report := private.preview_deal_restore(deals);
  if (report ->> 'undone')::int > 0 then
    perform private.write_deals((select jsonb_agg(r.former) from private.plan_deal_restore(deals) r where r.problem is null), reason);
  end if;
  return report;
end
$$;
create function public.set_deals(deal jsonb, reason text default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.set_deals(deal, reason) $$;
create function public.end_deals(deals jsonb, remove boolean, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.end_deals(deals, remove, reason) $$;
create function public.preview_deal_restore(deals jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_deal_restore(deals) $$;
create function public.restore_deals(deals jsonb, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.restore_deals(deals, reason) $$;
revoke all on function public.set_deals(jsonb, text), public.end_deals(jsonb, boolean, text), public.restore_deals(jsonb, text),
  public.preview_deal_restore(jsonb)
  from public, anon, authenticated;
grant execute on function public.set_deals(jsonb, text), private.set_deals(jsonb, text), public.end_deals(jsonb, boolean, text),
  private.end_deals(jsonb, boolean, text), public.restore_deals(jsonb, text), private.restore_deals(jsonb, text),
  public.preview_deal_restore(jsonb), private.preview_deal_restore(jsonb)
  to authenticated, service_role;

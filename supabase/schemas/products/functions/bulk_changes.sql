-- Checks a bulk change and returns it without unknown members. Raises invalid_input with the field. change: {kind: publish,
-- unpublish, delete or confirm (the prices as they are)}, {kind: stock, percent or amount (may be negative)}, {kind: price,
-- percent or amount (may be negative), round? (250 IQD, or 1), jumps? (also prices that jump or leave the company's limits)},
-- {kind: discount, percent (1 to 90; null removes the reduced price), starts_at?,
-- ends_at?}, {kind: category, category_id}, {kind: names, names: {<id>: {name_en?, name_ar?}}} (up to 2,000), and by staff only
-- {kind: hide or show}
create function private.check_bulk_change(change jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  kind text := change ->> 'kind';
  percent numeric := private.number_of(change, 'percent');
  amount numeric := private.number_of(change, 'amount');
  starts timestamptz := private.time_of(change, 'starts_at');
  ends timestamptz := private.time_of(change, 'ends_at');
  category bigint := private.number_of(change, 'category_id')::bigint;
begin
  perform private.require_that(kind in ('publish', 'unpublish', 'delete', 'price', 'discount', 'category', 'names', 'stock', 'confirm',
    'hide', 'show'), 'kind', 'one_of');
  if kind = 'price' then
    perform private.require_that((percent is null) <> (amount is null), 'percent', 'required');
    perform private.require_that(percent is null or percent between -90 and 900, 'percent', 'percent');
    return jsonb_strip_nulls(jsonb_build_object('kind', kind, 'percent', percent, 'amount', amount,
      'round', case when private.number_of(change, 'round') = 1 then 1 else 250 end,
      'jumps', case when (change ->> 'jumps')::boolean then true end));
  elsif kind = 'stock' then
    perform private.require_that((percent is null) <> (amount is null), 'percent', 'required');
    perform private.require_that(percent is null or percent between -100 and 1000, 'percent', 'percent');
    return jsonb_strip_nulls(jsonb_build_object('kind', kind, 'percent', percent, 'amount', amount));
  elsif kind = 'discount' then
    perform private.require_that(percent is null or percent between 1 and 90, 'percent', 'percent');
    perform private.require_that(percent is null or ends is null or ends > now(), 'ends_at', 'future');
    perform private.require_that(coalesce(ends > starts, true), 'ends_at', 'after_start');
    return jsonb_build_object('kind', kind, 'percent', percent,
      'starts_at', case when percent is not null then starts end, 'ends_at', case when percent is not null then ends end);
  elsif kind = 'names' then
    perform private.require_that(jsonb_typeof(change -> 'names') = 'object'
      and (select count(*) from jsonb_object_keys(change -> 'names')) between 1 and 2000, 'names', 'count');
    return jsonb_build_object('kind', kind, 'names', change -> 'names');
  elsif kind = 'category' then
    perform private.require_that(exists (select from public.categories c where c.id = category), 'category_id', 'one_of');
    return jsonb_build_object('kind', kind, 'category_id', category);
  end if;
  return jsonb_build_object('kind', kind);
end
$$;

-- Present state of the fields of a product that a kind of change writes.
create function private.bulk_state(kind text, p public.products, o public.product_offers)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case kind
    when 'price' then jsonb_build_object('price', o.price, 'variants', (
      select coalesce(jsonb_object_agg(v.id, v.price), '{}') from public.product_variants v
      where v.product_id = p.id and v.price is not null))
    when 'discount' then jsonb_build_object('discounted_price', o.discounted_price, 'starts_at', o.deal_starts_at,
      'ends_at', o.deal_ends_at)
    when 'category' then jsonb_build_object('category_id', p.category_id, 'attributes', p.attributes)
    when 'names' then jsonb_build_object('name_en', p.name_en, 'name_ar', p.name_ar)
    when 'delete' then jsonb_build_object('deleted', p.deleted_at is not null)
    when 'confirm' then jsonb_build_object('confirmed_at', o.price_confirmed_at)
    when 'hide' then jsonb_build_object('hidden_reason', p.moderation_reason)
    when 'show' then jsonb_build_object('hidden_reason', p.moderation_reason)
    -- Stock by variant, of a product without variants under ''.
    when 'stock' then jsonb_build_object('stock', (
      select jsonb_object_agg(coalesce(s.variant_id::text, ''), trim_scale(s.quantity)) from public.product_stock s
      where s.product_id = p.id and (s.variant_id is not null or not exists (
        select from public.product_variants v where v.product_id = p.id))))
    else jsonb_build_object('published', p.published) end;
end
$$;

-- A price after a change by amount or percentage, rounded as the change says.
create function private.bulk_price(price public.iqd, change jsonb)
returns numeric
language plpgsql
immutable
set search_path = ''
as $$
declare
  step numeric := (change ->> 'round')::numeric;
begin
  return round((price * (100 + coalesce((change ->> 'percent')::numeric, 0)) / 100
    + coalesce((change ->> 'amount')::numeric, 0)) / step) * step;
end
$$;

-- Stock after a change by amount or percentage, in the decimals of the unit.
create function private.bulk_stock(stock jsonb, change jsonb, unit text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  decimals constant int := (select u.decimals from public.units u where u.code = unit);
begin
  return (
    select jsonb_object_agg(s.key, trim_scale(round(s.value::numeric * (100 + coalesce((change ->> 'percent')::numeric, 0)) / 100
      + coalesce((change ->> 'amount')::numeric, 0), decimals)))
    from jsonb_each_text(stock) s);
end
$$;

-- Reason why a product's new prices must be confirmed; of its variants the first reason.
create function private.bulk_price_doubt(product_id bigint, price public.iqd, before jsonb, after jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(private.price_doubt(product_id, price, (after ->> 'price')::numeric), (
    select min(private.price_doubt(bulk_price_doubt.product_id, (before -> 'variants' ->> v.key)::numeric, v.value::numeric))
    from jsonb_each_text(after -> 'variants') v));
end
$$;

-- Effect of a change on each product and the reason if one is refused; equal `before` and `after` mean no change.
create function private.plan_bulk_change(change jsonb, ids bigint[])
returns table (product_id bigint, before jsonb, after jsonb, problem text)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  kind text := change ->> 'kind';
  asked int[] := case when change ->> 'kind' = 'category' then array(
    select d.id from private.attribute_definitions_of((change ->> 'category_id')::bigint) d) end;
begin
  return query
    with states as materialized (
      select p.id, p.deleted_at, p.unit, o.price, o.discounted_price, private.bulk_state(kind, p, o) as before
      from public.products p join public.product_offers o on o.product_id = p.id where p.id = any (ids)
    ), wanted as materialized (
      select s.*, case kind
        when 'publish' then '{"published": true}'
        when 'unpublish' then '{"published": false}'
        when 'delete' then '{"deleted": true}'
        when 'confirm' then jsonb_build_object('confirmed_at', now())
        -- A product that is already hidden keeps its reason.
        when 'hide' then jsonb_build_object('hidden_reason', coalesce(nullif(s.before -> 'hidden_reason', 'null'), change -> 'reason'))
        when 'show' then '{"hidden_reason": null}'
        when 'stock' then jsonb_build_object('stock', private.bulk_stock(s.before -> 'stock', change, s.unit))
        when 'price' then jsonb_build_object('price', private.bulk_price(s.price, change), 'variants', (
          select coalesce(jsonb_object_agg(v.key, private.bulk_price(v.value::public.iqd, change)), '{}')
          from jsonb_each_text(s.before -> 'variants') v))
        when 'discount' then jsonb_build_object(
          'discounted_price', round(s.price * (100 - (change ->> 'percent')::numeric) / 100 / 250) * 250,
          'starts_at', (change ->> 'starts_at')::timestamptz, 'ends_at', (change ->> 'ends_at')::timestamptz)
        when 'names' then s.before || jsonb_strip_nulls(jsonb_build_object('name_en', n.value -> 'name_en', 'name_ar', n.value -> 'name_ar'))
        else jsonb_build_object('category_id', change -> 'category_id', 'attributes', (
          select coalesce(jsonb_agg(a.value order by a.ordinality), '[]')
          from jsonb_array_elements(s.before -> 'attributes') with ordinality a
          where (a.value ->> 'definition')::int = any (asked))) end as after
      from states s left join jsonb_each(change -> 'names') n on n.key = s.id::text
    )
    select w.id, w.before, w.after, case
      when w.deleted_at is not null and kind <> 'delete' then 'gone'
      when kind = 'price' and exists (
        select from jsonb_each_text(w.after -> 'variants' || jsonb_build_object('', w.after -> 'price')) x
        where x.value::numeric <= 0 or x.value::numeric >= 1e12) then 'no_price'
      when kind = 'price' and not change ? 'jumps' and private.bulk_price_doubt(w.id, w.price, w.before, w.after) is not null
        then private.bulk_price_doubt(w.id, w.price, w.before, w.after)
      when kind = 'price' and w.discounted_price >= (w.after ->> 'price')::numeric then 'below_deal'
      when kind = 'stock' and exists (
        select from jsonb_each_text(w.after -> 'stock') x where x.value::numeric not between 0 and 999999999.999) then 'no_stock'
      when kind = 'discount' and (w.after ->> 'discounted_price')::numeric <= 0 then 'no_price'
      when kind = 'discount' and (w.after ->> 'discounted_price')::numeric >= w.price then 'not_below'
      -- Staff may leave required values to the seller's next save.
      when kind = 'category' and not change ? 'reason'
        and private.attributes_problem(w.after -> 'attributes', (w.after ->> 'category_id')::bigint) is not null then 'attributes'
      end
    from wanted w;
end
$$;

-- Writes states of locked products: [{id, state}]. The raised version makes open product forms report the change; stock,
-- confirmations and hiding are no part of the form.
create function private.write_bulk_states(kind text, states jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if kind = 'price' then
    update public.product_variants v set price = own.value::numeric
    from jsonb_to_recordset(states) x (id bigint, state jsonb), jsonb_each_text(x.state -> 'variants') own
    where v.product_id = x.id and v.id = own.key::bigint;
    update public.product_offers o set price = (x.state ->> 'price')::numeric, price_confirmed_at = now()
    from jsonb_to_recordset(states) x (id bigint, state jsonb) where o.product_id = x.id;
  elsif kind = 'discount' then
    update public.product_offers o
    set discounted_price = (x.state ->> 'discounted_price')::numeric, deal_starts_at = (x.state ->> 'starts_at')::timestamptz,
      deal_ends_at = (x.state ->> 'ends_at')::timestamptz
    from jsonb_to_recordset(states) x (id bigint, state jsonb) where o.product_id = x.id;
  elsif kind = 'confirm' then
    update public.product_offers o set price_confirmed_at = (x.state ->> 'confirmed_at')::timestamptz
    from jsonb_to_recordset(states) x (id bigint, state jsonb) where o.product_id = x.id;
    return;
  elsif kind in ('hide', 'show') then
    update public.products p
    set moderation = case when x.state ->> 'hidden_reason' is null then 'visible' else 'hidden' end,
      moderation_reason = x.state ->> 'hidden_reason', moderation_version = p.moderation_version + 1
    from jsonb_to_recordset(states) x (id bigint, state jsonb) where p.id = x.id;
    perform private.notify_moderation(array(select (x ->> 'id')::bigint from jsonb_array_elements(states) x), private.context_reason());
    return;
  elsif kind = 'stock' then
    perform private.move_stock(x.id, s.variant_id, own.value::numeric - s.quantity, 'adjusted', null, null)
    from jsonb_to_recordset(states) x (id bigint, state jsonb), jsonb_each_text(x.state -> 'stock') own, public.product_stock s
    where s.product_id = x.id and coalesce(s.variant_id::text, '') = own.key and s.quantity <> own.value::numeric;
    return;
  end if;
  update public.products p
  set version = p.version + 1,
    published = case when kind in ('publish', 'unpublish') then (x.state ->> 'published')::boolean else p.published end,
    category_id = case kind when 'category' then (x.state ->> 'category_id')::bigint else p.category_id end,
    name_en = case kind when 'names' then x.state ->> 'name_en' else p.name_en end,
    name_ar = case kind when 'names' then x.state ->> 'name_ar' else p.name_ar end,
    attributes = case kind when 'category' then x.state -> 'attributes' else p.attributes end,
    deleted_at = case when kind <> 'delete' then p.deleted_at when (x.state ->> 'deleted')::boolean then now() end
  from jsonb_to_recordset(states) x (id bigint, state jsonb) where p.id = x.id;
end
$$;

-- Like write_bulk_states, product by product if the tables refuse one. Returns the refused ids.
create function private.try_bulk_states(kind text, states jsonb)
returns bigint[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused bigint[] := '{}';
  one jsonb;
begin
  begin
    perform private.write_bulk_states(kind, states);
  exception when others then
    for one in select jsonb_array_elements(states) loop
      begin
        perform private.write_bulk_states(kind, jsonb_build_array(one));
      exception when others then
        refused := refused || (one ->> 'id')::bigint;
      end;
    end loop;
  end;
  return refused;
end
$$;

-- People who changed the product itself (null among `variant_ids`) and its variants since a bulk change, in the form of
-- bulk_change_rows.kept_changes.
create function private.bulk_kept_changes(c private.bulk_changes, product_id bigint, variant_ids bigint[], is_gone boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  columns constant text[] := case when is_gone or c.change ->> 'kind' = 'delete' then array['deleted_at'] else case c.change ->> 'kind'
    when 'price' then array['price'] when 'discount' then array['discounted_price', 'deal_starts_at', 'deal_ends_at']
    when 'category' then array['category_id', 'attributes'] when 'names' then array['name_en', 'name_ar']
    when 'confirm' then array['price_confirmed_at'] when 'hide' then array['moderation_reason'] when 'show' then array['moderation_reason']
    else array['published'] end end;
begin
  if c.change ->> 'kind' = 'stock' and not is_gone then
    return jsonb_build_array(private.stock_changed_since(product_id, array(
      select v.id from public.product_variants v where v.product_id = bulk_kept_changes.product_id), c.created_at, c.id));
  end if;
  return (
    select jsonb_agg(case when v.id is null
        then private.changed_since(array['products', 'product_offers'], array[product_id::text], c.created_at, c.id, columns)
        else jsonb_build_object('variant_id', v.id)
          || private.changed_since(array['product_variants'], array[v.id::text], c.created_at, c.id, columns) end order by v.place)
    from unnest(variant_ids) with ordinality v (id, place));
end
$$;

-- Effect of undoing a change on each product: `state` is written (null: nothing), `problem` is the reason if something stays.
-- Fields that already have the old value need nothing. Variants' own prices are undone one by one, all other fields of a
-- product together.
create function private.plan_bulk_undo(c private.bulk_changes, ids bigint[])
returns table (product_id bigint, before jsonb, state jsonb, problem text, kept_changes jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  kind text := c.change ->> 'kind';
begin
  return query
    with stands as materialized (
      select r.product_id, r.before, r.after, private.bulk_state(kind, p, o) as now, case
        when p.id is null or kind <> 'delete' and p.deleted_at is not null then 'gone'
        when kind = 'delete' and exists (
          select from private.product_codes taken
          where taken.company_id = p.company_id and taken.product_id <> p.id
            and taken.code = any (private.codes_of_product(p))) then 'sku_taken' end as obstacle
      from private.bulk_change_rows r
      left join public.products p on p.id = r.product_id
      left join public.product_offers o on o.product_id = r.product_id
      where r.change_id = c.id and r.product_id = any (ids)
    )
    select s.product_id, s.before,
      case when s.obstacle is not null then null
        when kind = 'price' then nullif(jsonb_build_object(
          'price', case when s.now -> 'price' = s.after -> 'price' then s.before -> 'price' else s.now -> 'price' end,
          'variants', v.restored), jsonb_build_object('price', s.now -> 'price', 'variants', '{}'::jsonb))
        when s.now = s.after then s.before end,
      coalesce(s.obstacle, case when k.changed <> '{}' then 'changed_since' end),
      case when k.changed <> '{}' then private.bulk_kept_changes(c, s.product_id, k.changed, s.obstacle is not null) end
    from stands s
    -- Deleted variants have no price to restore.
    cross join lateral (
      select coalesce(jsonb_object_agg(b.key, b.value) filter (where s.now -> 'variants' -> b.key = w.value), '{}') as restored,
        coalesce(array_agg(x.id order by x.id) filter (
          where coalesce(s.now -> 'variants' -> b.key not in (w.value, b.value), true)), '{}') as changed
      from jsonb_each(s.before -> 'variants') b
      join jsonb_each(s.after -> 'variants') w on w.key = b.key
      join public.product_variants x on x.id = b.key::bigint) v
    cross join lateral (
      select case when s.obstacle is not null then case when s.obstacle = 'gone' then array[null::bigint] else '{}' end
        when kind = 'price' then case when s.now -> 'price' not in (s.after -> 'price', s.before -> 'price') then array[null::bigint]
          else '{}' end || v.changed
        when s.now not in (s.after, s.before) then array[null::bigint] else '{}' end as changed) k;
end
$$;

-- Works on one batch of a change. Returns whether there was anything to do; a change locked by another worker is skipped.
create function private.work_bulk_change(change_id uuid, max_rows int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  c private.bulk_changes;
  ids bigint[];
  planned jsonb;
  refused bigint[];
  -- The caller's claims, empty in a job.
  former jsonb;
begin
  select * into c from private.bulk_changes b
  where b.id = work_bulk_change.change_id and b.status in ('working', 'undoing') for update skip locked;
  if not found then
    return false;
  end if;
  if c.subject = 'orders' then
    return private.work_order_change(c, max_rows);
  elsif c.subject in ('reviews', 'questions') then
    perform private.undo_feedback_moderation(c);
    return true;
  end if;
  ids := array(select r.product_id from private.bulk_change_rows r
    where r.change_id = c.id and r.product_id > c.worked_to
      and case c.status when 'working' then r.outcome = 'waiting' else r.outcome in ('changed', 'kept') end
    order by r.product_id limit max_rows);
  if cardinality(ids) = 0 then
    update private.bulk_changes b set status = case c.status when 'working' then 'done' else 'undone' end, finished_at = now()
    where b.id = c.id;
    return true;
  end if;
  -- One audit batch of the person who started the change; search rows are updated through the queue.
  former := private.enter_context(jsonb_build_object('batch', c.id, 'actor', c.actor_id, 'index_later', true,
    'reason', c.change ->> 'reason',
    -- Undo restores earlier prices without asking about jumps; staff do not know the values that a category requires.
    'refiling', c.status = 'undoing' or c.change ? 'reason'));
  perform from public.products p where p.id = any (ids) order by p.id for update;
  perform from public.product_offers o where o.product_id = any (ids) order by o.product_id for update;
  if c.change ->> 'kind' = 'stock' then
    perform from public.product_stock s where s.product_id = any (ids) order by s.product_id, s.variant_id for update;
  end if;

  -- [{id, state (to write; absent where nothing is written), before, outcome, problem}]
  if c.status = 'working' then
    select jsonb_agg(jsonb_build_object('id', i.id, 'before', x.before, 'problem', coalesce(x.problem, case when x.product_id is null
        then 'gone' end))
      || case when x.product_id is null or x.problem is not null then '{"outcome": "refused"}'
        when x.before = x.after then '{"outcome": "unchanged"}'
        else jsonb_build_object('outcome', 'changed', 'state', x.after) end)
    into planned
    from unnest(ids) i (id) left join private.plan_bulk_change(c.change, ids) x on x.product_id = i.id;
  else
    select jsonb_agg(jsonb_build_object('id', u.product_id, 'before', u.before, 'problem', u.problem, 'kept_changes', u.kept_changes)
      || case when u.problem is not null then '{"outcome": "kept"}'::jsonb else '{"outcome": "undone"}' end
      || case when u.state is not null then jsonb_build_object('state', u.state) else '{}' end)
    into planned from private.plan_bulk_undo(c, ids) u;
  end if;
  refused := private.try_bulk_states(c.change ->> 'kind', (
    select coalesce(jsonb_agg(jsonb_build_object('id', x -> 'id', 'state', x -> 'state')), '[]')
    from jsonb_array_elements(planned) x where x ? 'state'));

  if c.change ? 'reason' and c.change ->> 'kind' not in ('hide', 'show') then
    insert into private.staff_edits (product_id, version, reason)
    select p.id, p.version, c.change ->> 'reason' from jsonb_array_elements(planned) x
    join public.products p on p.id = (x ->> 'id')::bigint where x ? 'state' and p.id <> all (refused)
    on conflict on constraint staff_edits_pkey do update set version = excluded.version, reason = excluded.reason, edited_at = now();
  end if;
  with outcomes as (
    update private.bulk_change_rows r
    set before = x -> 'before',
      outcome = case when r.product_id <> all (refused) then x ->> 'outcome' when c.status = 'working' then 'refused' else 'kept' end,
      problem = case when r.product_id = any (refused) then 'invalid' else x ->> 'problem' end,
      kept_changes = case when r.product_id <> all (refused) then nullif(x -> 'kept_changes', 'null') end,
      -- State as written, by which later changes are recognised.
      after = case when c.status = 'working' and x ->> 'outcome' = 'changed' then (
        select private.bulk_state(c.change ->> 'kind', p, o)
        from public.products p join public.product_offers o on o.product_id = p.id where p.id = r.product_id) else r.after end
    from jsonb_array_elements(planned) x
    where r.change_id = c.id and r.product_id = (x ->> 'id')::bigint
    returning r.outcome, x ? 'state' and r.product_id <> all (refused) as is_written
  )
  update private.bulk_changes b
  set worked_to = ids[cardinality(ids)], changed = b.changed + n.changed, unchanged = b.unchanged + n.unchanged, refused = b.refused + n.refused,
    undone = b.undone + n.undone, kept = b.kept + n.kept, partly = b.partly + n.partly
  from (select count(*) filter (where outcome = 'changed') as changed, count(*) filter (where outcome = 'unchanged') as unchanged,
          count(*) filter (where outcome = 'refused') as refused, count(*) filter (where outcome = 'undone') as undone,
          count(*) filter (where outcome = 'kept') as kept,
          count(*) filter (where outcome = 'kept' and is_written) as partly from outcomes) n
  where b.id = c.id;
  perform private.leave_context(former);
  return true;
end
$$;

-- Works on all changes for a few seconds, one batch of each in turn. A job calls it. A failing change does not hold up the
-- others.
create function private.work_bulk_changes()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends_at timestamptz := clock_timestamp() + interval '4 seconds';
  next_id uuid;
  worked boolean := true;
begin
  while worked and clock_timestamp() < ends_at loop
    worked := false;
    for next_id in
      select b.id from private.bulk_changes b
      where b.status in ('working', 'undoing') and private.may_try_job_item('work-bulk-changes', b.id::text)
      order by b.created_at for update skip locked
    loop
      worked := cardinality(private.try_job_items('work-bulk-changes', array[next_id::text],
        'select private.work_bulk_change(($1)[1]::uuid, 500)')) > 0 or worked;
      exit when clock_timestamp() >= ends_at;
    end loop;
  end loop;
end
$$;

-- Right to see and steer a bulk change.
create function private.bulk_change_right(c private.bulk_changes)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when c.subject = 'orders' then 'change_orders' when c.subject in ('reviews', 'questions') then 'reviews'
    else 'products' end
$$;

-- Changes that the caller may see and steer: products or orders of the own company, for staff also those of all companies.
-- Raises bulk_change_not_found, not_allowed.
create function private.my_bulk_change(change_id uuid)
returns private.bulk_changes
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_change private.bulk_changes;
  company uuid;
begin
  select * into found_change from private.bulk_changes b where b.id = my_bulk_change.change_id;
  if found_change.id is not null and found_change.company_id is null then
    perform private.require_staff(private.bulk_change_right(found_change));
  else
    company := private.my_company(private.bulk_change_right(found_change));
    if found_change.company_id is distinct from company then
      perform private.raise_error('PT404', 'bulk_change_not_found');
    end if;
  end if;
  return found_change;
end
$$;

-- Runs a small change at once, so that nobody waits for the job.
create function private.hurry_bulk_change(change_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A step of an order sends mails and numbers papers, which takes longer.
  if (select b.row_count <= case b.subject when 'orders' then 20 else 200 end
      from private.bulk_changes b where b.id = hurry_bulk_change.change_id) then
    -- The second call finds nothing left and completes the change.
    perform private.work_bulk_change(change_id, 200), private.work_bulk_change(change_id, 200);
  end if;
end
$$;

-- Products of the caller's company for a change, as "from … where …". input: {filter? (of list_own_products), ids? (selected
-- ones instead), except? (deselected ids)}
create function private.bulk_source(input jsonb, company uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  filter jsonb := coalesce(input -> 'filter', '{}') - 'deleted';
  conditions text := private.product_conditions(filter, company);
begin
  if input -> 'ids' is not null then
    perform private.require_that(jsonb_array_length(input -> 'ids') between 1 and 2000, 'ids', 'count');
    conditions := private.product_conditions('{}') || format(' and p.id = any (%L::bigint[])',
      array(select x::bigint from jsonb_array_elements_text(input -> 'ids') x));
  elsif jsonb_array_length(input -> 'except') > 0 then
    perform private.require_that(jsonb_array_length(input -> 'except') <= 2000, 'except', 'count');
    conditions := conditions || format(' and p.id <> all (%L::bigint[])',
      array(select x::bigint from jsonb_array_elements_text(input -> 'except') x));
  end if;
  return private.product_source(conditions, private.product_order(filter ->> 'sort'), company);
end
$$;

-- Products of a company for a change by its members, who do not hide and show: as bulk_source.
create function private.own_bulk_source(input jsonb, company uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(coalesce(input -> 'change' ->> 'kind' not in ('hide', 'show'), true), 'kind', 'one_of');
  return private.bulk_source(input, company);
end
$$;

-- Changes of kept fields for the company: [{size, color, color_ar (of a variant, else null), at, by_role, by}].
create function private.named_kept_changes(kept_changes jsonb, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color, 'color_ar', v.color_ar, 'at', null, 'by_role', null,
    'by', null) || private.with_known_actor(k.value - 'variant_id', named_kept_changes.company_id) order by k.ordinality), '[]')
  from jsonb_array_elements(kept_changes) with ordinality k
  left join public.product_variants v on v.id = (k.value ->> 'variant_id')::bigint
$$;

-- A product that a change refused or an undo kept in part, for the company.
create function private.bulk_row_item(r private.bulk_change_rows, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku, 'outcome', r.outcome,
    'problem', r.problem, 'changes', private.named_kept_changes(r.kept_changes, bulk_row_item.company_id))
  from (values (r.product_id)) x (id) left join public.products p on p.id = x.id
$$;

-- True if the state of a bulk change lets it be undone. Changes of orders cannot be undone; those of deals are undone by
-- restore_deals.
create function private.is_undoable(c private.bulk_changes)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select c.subject in ('products', 'reviews', 'questions') and (c.status in ('done', 'stopped') and c.changed > 0 or c.status = 'undone' and c.kept > 0)
$$;

-- True if the caller may undo a bulk change now; steer_bulk_change decides by the same state and rights.
create function private.may_undo_bulk_change(c private.bulk_changes)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_undoable(c) and case when c.company_id is null then private.staff_may(private.bulk_change_right(c))
    else private.may(c.company_id, private.bulk_change_right(c)) end
$$;

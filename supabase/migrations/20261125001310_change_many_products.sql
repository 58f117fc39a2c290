-- One change of many products of a company: all that match a filter, or ticked ones. It is seen before, written in batches
-- by a job whoever looks on, and taken back where nobody changed anything since.

create table private.bulk_changes (
  -- Made by the client, so that a start that is sent again starts nothing twice.
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  actor_id uuid references auth.users (id) on delete set null,
  -- As check_bulk_change answers it.
  change jsonb not null,
  status text not null default 'working' check (status in ('working', 'stopped', 'done', 'undoing', 'undone')),
  row_count int not null default 0,
  -- The product up to which it was written, or taken back.
  worked_to bigint not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  -- Of the changed ones, after the last try to take the change back: those taken back, those of which something stays, and how many of
  -- these were taken back in part.
  undone int not null default 0,
  kept int not null default 0,
  partly int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index bulk_changes_company_id_idx on private.bulk_changes (company_id, created_at desc);
create index bulk_changes_actor_id_idx on private.bulk_changes (actor_id);
create index bulk_changes_at_work_idx on private.bulk_changes (created_at) where status in ('working', 'undoing');

-- Without a reference to products: it would be looked up for each of 150,000 rows at the start.
create table private.bulk_change_rows (
  change_id uuid not null references private.bulk_changes (id) on delete cascade,
  product_id bigint not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'changed', 'unchanged', 'refused', 'undone', 'kept')),
  -- Why it was refused or kept: gone, no_price, price_jump, price_limit, below_deal, not_below, attributes, sku_taken, changed_since, invalid.
  problem text,
  -- Who changed since what stays: [{variant_id? (absent for the product itself), actor?, role?, at?}]
  kept_changes jsonb,
  before jsonb,
  after jsonb,
  primary key (change_id, product_id)
);
create index bulk_change_rows_told_idx on private.bulk_change_rows (change_id, product_id) where outcome in ('refused', 'kept');
alter table private.bulk_changes enable row level security;
alter table private.bulk_change_rows enable row level security;
revoke all on private.bulk_changes, private.bulk_change_rows from public, anon, authenticated;
grant select on private.bulk_changes, private.bulk_change_rows to service_role;

-- What is to be changed, checked and with nothing else in it. Raises invalid_input with the field.
-- change: {kind: publish, unpublish or delete}, {kind: price, percent or amount (both may be below zero), round? (250 dinars, or 1),
-- jumps? (also prices that jump or leave the company's limits)},
-- {kind: discount, percent (1 to 90; null takes the reduced price away), starts_at?, ends_at?}, {kind: category, category_id}
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
  perform private.require_that(kind in ('publish', 'unpublish', 'delete', 'price', 'discount', 'category'), 'kind', 'one_of');
  if kind = 'price' then
    perform private.require_that((percent is null) <> (amount is null), 'percent', 'required');
    perform private.require_that(percent is null or percent between -90 and 900, 'percent', 'percent');
    return jsonb_strip_nulls(jsonb_build_object('kind', kind, 'percent', percent, 'amount', amount,
      'round', case when private.number_of(change, 'round') = 1 then 1 else 250 end,
      'jumps', case when (change ->> 'jumps')::boolean then true end));
  elsif kind = 'discount' then
    perform private.require_that(percent is null or percent between 1 and 90, 'percent', 'percent');
    perform private.require_that(percent is null or ends is null or ends > now(), 'ends_at', 'future');
    perform private.require_that(coalesce(ends > starts, true), 'ends_at', 'after_start');
    return jsonb_build_object('kind', kind, 'percent', percent,
      'starts_at', case when percent is not null then starts end, 'ends_at', case when percent is not null then ends end);
  elsif kind = 'category' then
    perform private.require_that(exists (select from public.categories c where c.id = category), 'category_id', 'one_of');
    return jsonb_build_object('kind', kind, 'category_id', category);
  end if;
  return jsonb_build_object('kind', kind);
end
$$;

-- What a kind of change concerns of a product, as it is now.
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
    when 'delete' then jsonb_build_object('deleted', p.deleted_at is not null)
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

-- Why a product's prices after a change wait for a yes; of its variants the first reason.
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

-- What a change makes of each product, and why one is refused; one whose `after` is its `before` stays as it is.
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
      select p.id, p.deleted_at, o.price, o.discounted_price, private.bulk_state(kind, p, o) as before
      from public.products p join public.product_offers o on o.product_id = p.id where p.id = any (ids)
    ), wanted as materialized (
      select s.*, case kind
        when 'publish' then '{"published": true}'
        when 'unpublish' then '{"published": false}'
        when 'delete' then '{"deleted": true}'
        when 'price' then jsonb_build_object('price', private.bulk_price(s.price, change), 'variants', (
          select coalesce(jsonb_object_agg(v.key, private.bulk_price(v.value::public.iqd, change)), '{}')
          from jsonb_each_text(s.before -> 'variants') v))
        when 'discount' then jsonb_build_object(
          'discounted_price', round(s.price * (100 - (change ->> 'percent')::numeric) / 100 / 250) * 250,
          'starts_at', (change ->> 'starts_at')::timestamptz, 'ends_at', (change ->> 'ends_at')::timestamptz)
        else jsonb_build_object('category_id', change -> 'category_id', 'attributes', (
          select coalesce(jsonb_agg(a.value order by a.ordinality), '[]')
          from jsonb_array_elements(s.before -> 'attributes') with ordinality a
          where (a.value ->> 'definition')::int = any (asked))) end as after
      from states s
    )
    select w.id, w.before, w.after, case
      when w.deleted_at is not null and kind <> 'delete' then 'gone'
      when kind = 'price' and exists (
        select from jsonb_each_text(w.after -> 'variants' || jsonb_build_object('', w.after -> 'price')) x
        where x.value::numeric <= 0 or x.value::numeric >= 1e12) then 'no_price'
      when kind = 'price' and not change ? 'jumps' and private.bulk_price_doubt(w.id, w.price, w.before, w.after) is not null
        then private.bulk_price_doubt(w.id, w.price, w.before, w.after)
      when kind = 'price' and w.discounted_price >= (w.after ->> 'price')::numeric then 'below_deal'
      when kind = 'discount' and (w.after ->> 'discounted_price')::numeric <= 0 then 'no_price'
      when kind = 'discount' and (w.after ->> 'discounted_price')::numeric >= w.price then 'not_below'
      when kind = 'category'
        and private.attributes_problem(w.after -> 'attributes', (w.after ->> 'category_id')::bigint) is not null then 'attributes'
      end
    from wanted w;
end
$$;

-- Writes states of locked products: [{id, state}]. Whoever has a product's form open is told that it changed.
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
  end if;
  update public.products p
  set version = p.version + 1,
    published = case when kind in ('publish', 'unpublish') then (x.state ->> 'published')::boolean else p.published end,
    category_id = case kind when 'category' then (x.state ->> 'category_id')::bigint else p.category_id end,
    attributes = case kind when 'category' then x.state -> 'attributes' else p.attributes end,
    deleted_at = case when kind <> 'delete' then p.deleted_at when (x.state ->> 'deleted')::boolean then now() end
  from jsonb_to_recordset(states) x (id bigint, state jsonb) where p.id = x.id;
end
$$;

-- The same, where one that the tables refuse does not hold up the others. Answers the ids that were refused.
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

-- Who changed the product itself (null among `variant_ids`) and its variants since a bulk change: as bulk_change_rows.kept_changes.
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
    when 'category' then array['category_id', 'attributes'] else array['published'] end end;
begin
  return (
    select jsonb_agg(case when v.id is null
        then private.changed_since(array['products', 'product_offers'], array[product_id::text], c.created_at, c.id, columns)
        else jsonb_build_object('variant_id', v.id)
          || private.changed_since(array['product_variants'], array[v.id::text], c.created_at, c.id, columns) end order by v.place)
    from unnest(variant_ids) with ordinality v (id, place));
end
$$;

-- What taking a change back makes of each product: `state` is written, null when nothing is; `problem` and `kept_changes` say why
-- something stays. What has its old value already needs nothing. Own prices of variants are taken back one by one, all else of a product
-- together.
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
    -- Variants that are gone have no price to restore.
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

-- Works on a change for one batch. Answers whether there was anything to do; another worker's is left alone.
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
  -- Of whoever calls: nobody where a job does.
  caller text := coalesce(current_setting('request.jwt.claim.sub', true), '');
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  select * into c from private.bulk_changes b
  where b.id = work_bulk_change.change_id and b.status in ('working', 'undoing') for update skip locked;
  if not found then
    return false;
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
  -- All of it is one act of whoever began it, and the search follows from its queue.
  perform set_config('mawad.batch', c.id::text, true), set_config('mawad.index_later', 'on', true),
    set_config('request.jwt.claim.sub', coalesce(c.actor_id::text, ''), true),
    set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', c.actor_id)::text, ''), true),
    -- Taking back asks nothing that was not asked when it stood there before.
    set_config('mawad.refiling', case when c.status = 'undoing' then 'on' else '' end, true);
  perform from public.products p where p.id = any (ids) order by p.id for update;
  perform from public.product_offers o where o.product_id = any (ids) order by o.product_id for update;

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

  with outcomes as (
    update private.bulk_change_rows r
    set before = x -> 'before',
      outcome = case when r.product_id <> all (refused) then x ->> 'outcome' when c.status = 'working' then 'refused' else 'kept' end,
      problem = case when r.product_id = any (refused) then 'invalid' else x ->> 'problem' end,
      kept_changes = case when r.product_id <> all (refused) then nullif(x -> 'kept_changes', 'null') end,
      -- As it was written, by which a later change is known.
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
  perform set_config('mawad.batch', '', true), set_config('mawad.index_later', '', true), set_config('mawad.refiling', '', true),
    set_config('request.jwt.claim.sub', caller, true), set_config('request.jwt.claims', claims, true);
  return true;
end
$$;

-- Works on all changes for some seconds, a batch of each in turn; a job calls it. One that fails does not hold up the others.
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

-- Does a change of a few products at once, so that nobody waits for the job.
create function private.hurry_bulk_change(change_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select b.row_count <= 200 from private.bulk_changes b where b.id = hurry_bulk_change.change_id) then
    -- The second time there is nothing left, and it is done.
    perform private.work_bulk_change(change_id, 200), private.work_bulk_change(change_id, 200);
  end if;
end
$$;

-- The caller's company's products that a change is meant for, as "from … where …" in the order of the list.
-- input: {filter? (as of list_own_products), ids? (ticked ones instead), except? (ids that were unticked)}
create function private.bulk_source(input jsonb, company uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  filter jsonb := coalesce(input -> 'filter', '{}') - 'deleted';
  conditions text := private.product_conditions(filter);
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

-- How many products a change is meant for, and what it makes of the first ten: {count, rows: [{id, name_en, name_ar, sku,
-- main_image, before, after, problem}]}. input: as in bulk_source, with `change`.
create function private.preview_bulk_change(input jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  change jsonb := private.check_bulk_change(input -> 'change');
  source text := private.bulk_source(input, company);
  ordering text := private.product_order(input -> 'filter' ->> 'sort');
  found_count int;
  first_ids bigint[];
begin
  execute 'select count(*) ' || source into found_count;
  execute format('select array(select p.id %s order by %s limit 10)', source, ordering) into first_ids;
  return jsonb_build_object('count', found_count, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
      'main_image', p.main_image, 'price', o.price, 'before', x.before, 'after', x.after, 'problem', x.problem)
      order by array_position(first_ids, p.id)), '[]')
    from private.plan_bulk_change(change, first_ids) x join public.products p on p.id = x.product_id
    join public.product_offers o on o.product_id = p.id));
end
$$;

-- A change and how far it is.
create function private.get_bulk_change(change_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  found_change jsonb := (
    select to_jsonb(b) - array['company_id', 'actor_id', 'worked_to', 'partly']
      || jsonb_build_object('set_aside', private.is_set_aside('work-bulk-changes', b.id::text))
    from private.bulk_changes b
    where b.id = get_bulk_change.change_id and b.company_id = company);
begin
  if found_change is null then
    perform private.raise_error('PT404', 'bulk_change_not_found');
  end if;
  return found_change;
end
$$;

-- The company's latest changes, so that one that is under way is seen and one that was a mistake is found.
create function private.list_bulk_changes()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  return (
    select coalesce(jsonb_agg(private.get_bulk_change(x.id) order by x.created_at desc), '[]')
    from (select b.id, b.created_at from private.bulk_changes b where b.company_id = company
          order by b.created_at desc limit 5) x);
end
$$;

-- Begins a change with all that it is meant for as of now. Raises stale_version {count}
-- when that are not `expected` any more, invalid_input {field, rule}, delivery_required, not_allowed.
create function private.start_bulk_change(change_id uuid, input jsonb, expected int)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  change jsonb := private.check_bulk_change(input -> 'change');
  total int;
begin
  if exists (select from private.bulk_changes b where b.id = start_bulk_change.change_id) then
    return private.get_bulk_change(change_id);
  end if;
  if change ->> 'kind' = 'publish' then
    perform private.require_publishable(company);
  end if;
  insert into private.bulk_changes (id, company_id, actor_id, change) values (start_bulk_change.change_id, company, private.my_id(), change);
  execute format('insert into private.bulk_change_rows (change_id, product_id) select %L::uuid, p.id %s',
    change_id, private.bulk_source(input, company));
  get diagnostics total = row_count;
  if total <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', total));
  end if;
  perform private.require_that(total > 0, 'ids', 'count');
  update private.bulk_changes b set row_count = total where b.id = start_bulk_change.change_id;
  -- One entry; those of its products share its batch.
  perform set_config('mawad.batch', change_id::text, true);
  perform private.write_audit_entry('INSERT', 'bulk_changes', change_id::text, company, null,
    change || jsonb_build_object('products', total));
  perform set_config('mawad.batch', '', true);
  perform private.hurry_bulk_change(change_id);
  return private.get_bulk_change(change_id);
end
$$;

-- Moves a change on: stop (what waits stays as it is), undo; retry, when the work on it failed and was set aside. Raises bulk_change_state {status} when that is not possible now.
create function private.steer_bulk_change(change_id uuid, action text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  locked private.bulk_changes;
  next_status text;
begin
  select * into locked from private.bulk_changes b
  where b.id = steer_bulk_change.change_id and b.company_id = company for update;
  if not found then
    perform private.raise_error('PT404', 'bulk_change_not_found');
  end if;
  next_status := case when action = 'stop' and locked.status = 'working' then 'stopped'
    when action = 'undo' and (locked.status in ('done', 'stopped') or locked.status = 'undone' and locked.kept > 0) then 'undoing'
    when action = 'retry' and private.is_set_aside('work-bulk-changes', locked.id::text) then locked.status end;
  if next_status is null then
    perform private.raise_error('PT409', 'bulk_change_state', jsonb_build_object('status', locked.status));
  end if;
  update private.bulk_changes b
  set status = next_status, worked_to = case action when 'retry' then b.worked_to else 0 end, finished_at = case next_status when 'stopped' then now() end,
    kept = case action when 'undo' then 0 else b.kept end, partly = case action when 'undo' then 0 else b.partly end,
    actor_id = case action when 'undo' then private.my_id() else b.actor_id end
  where b.id = locked.id;
  perform private.forget_job_failures('work-bulk-changes', array[locked.id::text]);
  perform private.hurry_bulk_change(locked.id);
  return private.get_bulk_change(locked.id);
end
$$;

-- Counts what taking a change back would restore, by doing it and taking that back: {undone, partly, kept: products, stays: the first ten
-- products of which something stays, next: the product after which counting goes on, null at the end}. Counts 1,000 products at once.
create function private.preview_bulk_undo(change_id uuid, after_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  counted private.bulk_changes;
  stays private.bulk_change_rows[];
begin
  perform from private.bulk_changes b where b.id = preview_bulk_undo.change_id and b.company_id = company
    and b.status in ('done', 'stopped', 'undone') for update;
  if not found then
    perform private.raise_error('PT409', 'bulk_change_state',
      jsonb_build_object('status', private.get_bulk_change(change_id) ->> 'status'));
  end if;
  begin
    perform set_config('mawad.trial', 'on', true);
    update private.bulk_changes b set status = 'undoing', worked_to = after_id, undone = 0, kept = 0, partly = 0, actor_id = private.my_id()
    where b.id = preview_bulk_undo.change_id;
    perform private.work_bulk_change(change_id, 1000);
    select * into counted from private.bulk_changes b where b.id = preview_bulk_undo.change_id;
    stays := array(
      select r from private.bulk_change_rows r
      where r.change_id = counted.id and r.outcome = 'kept' and r.product_id > after_id and r.product_id <= counted.worked_to
      order by r.product_id limit 10);
    raise no_data_found;
  exception when no_data_found then
    null;
  end;
  return jsonb_build_object('undone', counted.undone, 'partly', counted.partly, 'kept', counted.kept - counted.partly,
    'stays', (select coalesce(jsonb_agg(private.bulk_row_item(x, company) order by x.product_id), '[]') from unnest(stays) x), 'next', (
    select counted.worked_to from private.bulk_change_rows r where r.change_id = preview_bulk_undo.change_id
      and r.product_id > counted.worked_to and r.outcome in ('changed', 'kept') limit 1));
end
$$;

-- Changes of what stays as the company reads them: [{size, color, color_ar (of a variant, else null), at, by_role, by}].
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

-- A product that a change refused, or of which something stays, as the company reads it.
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

-- The products that a change refused, or of which something stays since it was taken back. filter: {page?, page_size?}
create function private.list_bulk_change_rows(change_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Raises where the change is another company's.
  perform private.get_bulk_change(change_id);
  return private.list_page('r.product_id', format(
      $source$from private.bulk_change_rows r where r.change_id = %L and r.outcome in ('refused', 'kept')$source$, change_id),
    'r.product_id',
    'private.bulk_row_item(r, c.company_id)',
    format('join private.bulk_change_rows r on r.change_id = %L and r.product_id = shown.id
      join private.bulk_changes c on c.id = r.change_id', change_id), filter);
end
$$;

create function public.preview_bulk_change(input jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_bulk_change(input) $$;
create function public.get_bulk_change(change_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_bulk_change(change_id) $$;
create function public.list_bulk_changes() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_bulk_changes() $$;
create function public.start_bulk_change(change_id uuid, input jsonb, expected int) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.start_bulk_change(change_id, input, expected)
$$;
create function public.steer_bulk_change(change_id uuid, action text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.steer_bulk_change(change_id, action) $$;
create function public.list_bulk_change_rows(change_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.list_bulk_change_rows(change_id, filter)
$$;
create function public.preview_bulk_undo(change_id uuid, after_id bigint default 0) returns jsonb
language sql security invoker set search_path = '' as $$ select private.preview_bulk_undo(change_id, after_id) $$;
revoke all on function public.preview_bulk_undo(uuid, bigint), public.preview_bulk_change(jsonb), public.get_bulk_change(uuid), public.list_bulk_changes(),
  public.start_bulk_change(uuid, jsonb, int), public.steer_bulk_change(uuid, text), public.list_bulk_change_rows(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.preview_bulk_undo(uuid, bigint), private.preview_bulk_undo(uuid, bigint), public.preview_bulk_change(jsonb), private.preview_bulk_change(jsonb), public.get_bulk_change(uuid),
  private.get_bulk_change(uuid), public.list_bulk_changes(), private.list_bulk_changes(),
  public.start_bulk_change(uuid, jsonb, int), private.start_bulk_change(uuid, jsonb, int), public.steer_bulk_change(uuid, text),
  private.steer_bulk_change(uuid, text), public.list_bulk_change_rows(uuid, jsonb), private.list_bulk_change_rows(uuid, jsonb)
  to authenticated, service_role;

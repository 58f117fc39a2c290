-- Fields of a product that an import can write.
create function private.import_product_state(product_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('name_en', p.name_en, 'name_ar', p.name_ar, 'description_en', p.description_en,
    'description_ar', p.description_ar, 'category', p.category_id, 'unit', p.unit, 'brand', p.brand,
    'model_number', p.model_number, 'min_quantity', trim_scale(p.min_quantity), 'quantity_step', trim_scale(p.quantity_step),
    'pack_quantity', trim_scale(p.pack_quantity), 'pack_unit', p.pack_unit,
    'returns', p.returns, 'video_url', p.video_url, 'published', p.published, 'price', trim_scale(o.price),
    'discounted_price', trim_scale(o.discounted_price), 'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at,
    'volume_discounts', o.volume_discounts, 'attributes', p.attributes,
    'images', array_remove(p.main_image || p.additional_images, null), 'quantity', trim_scale(s.quantity))
  from public.products p join public.product_offers o on o.product_id = p.id
  join public.product_stock s on s.product_id = p.id and s.variant_id is null
  where p.id = import_product_state.product_id
$$;

-- Fields of a variant that an import can write, and its size and colour.
create function private.import_variant_state(variant_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('size', v.size, 'color', v.color, 'variant_sku', v.sku, 'color_ar', v.color_ar,
    'price', trim_scale(v.price), 'quantity', trim_scale(s.quantity))
  from public.product_variants v join public.product_stock s on s.variant_id = v.id
  where v.id = import_variant_state.variant_id
$$;

-- All fields of a product that a person may have changed, except publishing, which does not keep the product from being
-- removed.
create function private.added_product_state(product_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.import_product_state(p.id) - 'published' || jsonb_build_object('sku', p.sku, 'slug_en', p.slug_en,
    'slug_ar', p.slug_ar, 'size_chart', p.size_chart, 'datasheet', p.datasheet_path, 'variant', (
      select coalesce(jsonb_agg(private.import_variant_state(v.id) order by v.id), '[]')
      from public.product_variants v where v.product_id = p.id))
  from public.products p where p.id = added_product_state.product_id
$$;

-- Records the products and variants that a batch of rows added, from their results: {row: {outcome, product_id, variant_id,
-- after}}.
create function private.record_import_additions(i public.imports, results jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.import_products as known (product_id, import_id, state)
  select w.product_id, i.id, private.added_product_state(w.product_id)
  from (
    select (d.value ->> 'product_id')::bigint as product_id, bool_or(d.value ->> 'outcome' = 'created') as is_new
    from jsonb_each(results) d where d.value ->> 'outcome' in ('created', 'changed') group by 1) w
  where w.is_new or exists (
    select from private.import_products p where p.product_id = w.product_id and p.import_id = i.id)
  on conflict (product_id) do update set state = excluded.state;
  insert into private.import_variants (variant_id, import_id, state)
  select v.id, i.id, private.import_variant_state(v.id)
  from jsonb_each(results) d join public.product_variants v on v.id = (d.value ->> 'variant_id')::bigint
  where d.value ->> 'outcome' = 'changed' and d.value -> 'after' ? 'variant'
  on conflict do nothing;
end
$$;

-- Last change of audited rows since a time, outside a batch: {actor, role, at}; {} if there is none. `columns` restricts it to
-- entries that changed one of them; null means any.
create function private.changed_since(tables text[], row_ids text[], since timestamptz, own_batch uuid, columns text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_strip_nulls(jsonb_build_object('actor', a.actor_id, 'role', private.actor_role(a.actor_kind), 'at', a.created_at))
    from public.audit_log a
    where a.table_name = any (tables) and a.row_id = any (row_ids) and a.created_at >= since
      and (own_batch is null or a.batch_id is distinct from own_batch) and (columns is null or a.after ?| columns)
    order by a.id desc limit 1), '{}');
end
$$;

-- Last change of the stock of a product or its variants since a time, outside a batch: {actor, role, at}. An order has no actor
-- and is no movement.
create function private.stock_changed_since(product_id bigint, variant_ids bigint[], since timestamptz, own_batch uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_strip_nulls(jsonb_build_object('actor', x.actor_id, 'role', x.role, 'at', x.at))
    from (
      (select m.actor_id, 'seller' as role, m.created_at as at from public.stock_movements m
       where m.product_id = stock_changed_since.product_id and m.created_at >= since
         and (m.variant_id = any (variant_ids) or m.variant_id is null and cardinality(variant_ids) = 0)
         and not exists (select from public.audit_log a
           where a.table_name = 'stock_movements' and a.row_id = m.id::text and a.batch_id = own_batch)
       order by m.id desc limit 1)
      union all
      (select null, 'order', o.created_at from public.order_lines l join public.orders o on o.id = l.order_id
       where l.product_id = stock_changed_since.product_id and o.created_at >= since
         and (l.variant_id = any (variant_ids) or l.variant_id is null and cardinality(variant_ids) = 0)
       order by l.id desc limit 1)) x
    order by x.at desc limit 1), '{}');
end
$$;

-- A change {actor, role, at, …} with the name that the caller may see instead of the id: {by_role, by, at, …}.
create function private.with_known_actor(change jsonb, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when change ? 'at' then change - array['actor', 'role']
    || private.known_actor((change ->> 'actor')::uuid, change ->> 'role', with_known_actor.company_id) else change end
$$;

-- Last person who changed a field since an import: {actor, at}; empty if nobody is known, as after an order.
create function private.import_field_changed_by(i public.imports, product_id bigint, variant_id bigint, field text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  columns constant text[] := case field when 'category' then array['category_id'] when 'images' then array['main_image', 'additional_images']
    when 'variant_sku' then array['sku'] when 'datasheet' then array['datasheet_path'] when 'variant' then null else array[field] end;
  variants constant bigint[] := case when variant_id is not null then array[variant_id]
    when field = 'variant' then array(select v.id from public.product_variants v where v.product_id = import_field_changed_by.product_id)
    else '{}' end;
  stocked jsonb := '{}';
  changed jsonb := '{}';
begin
  if field in ('quantity', 'variant') then
    stocked := private.stock_changed_since(product_id, variants, i.created_at, i.id);
  end if;
  if field = 'variant' or variant_id is not null and field in ('price', 'variant_sku', 'color_ar') then
    changed := private.changed_since(array['product_variants'], variants::text[], i.created_at, i.id, columns);
  elsif field <> 'quantity' then
    changed := private.changed_since(array['products', 'product_offers'], array[product_id::text], i.created_at, i.id, columns);
  end if;
  return case when coalesce((stocked ->> 'at')::timestamptz > (changed ->> 'at')::timestamptz, not changed ? 'at') then stocked else changed end;
end
$$;

-- A field that is not restored, as a problem of its row.
create function private.kept_field(i public.imports, product_id bigint, variant_id bigint, field text, code text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('field', field, 'code', code)
    || case code when 'changed_since' then private.import_field_changed_by(i, product_id, variant_id, field) else '{}' end
$$;

-- Removes a product that an import added: {outcome, problems}. A product that was ordered or changed since stays whole.
create function private.undo_added_product(i public.imports, product public.products)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  added private.import_products;
  problems jsonb;
begin
  select * into added from private.import_products x where x.product_id = product.id;
  if added.removed_at is not null then
    return '{"outcome": "undone", "problems": []}';
  elsif product.deleted_at is not null then
    return '{"outcome": "kept", "problems": [{"code": "product_not_found"}]}';
  elsif exists (select from public.order_lines l where l.product_id = product.id) then
    return '{"outcome": "kept", "problems": [{"code": "ordered_since"}]}';
  end if;
  problems := (
    select jsonb_agg(private.kept_field(i, product.id, null, w.key, 'changed_since') order by w.key)
    from jsonb_each(private.added_product_state(product.id)) w where w.value is distinct from added.state -> w.key);
  if problems is not null then
    return jsonb_build_object('outcome', 'kept', 'problems', problems);
  end if;
  update public.products p set deleted_at = now(), version = p.version + 1 where p.id = product.id;
  update private.import_products x set removed_at = now() where x.product_id = product.id;
  return '{"outcome": "undone", "problems": []}';
end
$$;

-- Removes a variant that an import added to an existing product. Returns the reason if it stays, or null.
create function private.undo_added_variant(variant_id bigint)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.order_lines l where l.variant_id = undo_added_variant.variant_id) then
    return 'ordered_since';
  elsif private.import_variant_state(undo_added_variant.variant_id) is distinct from (
    select x.state from private.import_variants x where x.variant_id = undo_added_variant.variant_id) then
    return 'changed_since';
  end if;
  delete from public.product_variants v where v.id = undo_added_variant.variant_id;
  return null;
end
$$;

-- Restores fields of a product or of one of its variants; null restores an empty field. Raises the errors of the tables,
-- delivery_required, invalid_input.
create function private.restore_import_fields(product public.products, variant_id bigint, old jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  images text[] := array(select jsonb_array_elements_text(case jsonb_typeof(old -> 'images') when 'array' then old -> 'images' else '[]' end));
  own jsonb := case when variant_id is null then old else old - 'price' end;
  stocked numeric;
begin
  if (old ->> 'published')::boolean then
    perform private.require_publishable(product.company_id);
  end if;
  update public.products p
  set name_en = coalesce(old ->> 'name_en', p.name_en), name_ar = coalesce(old ->> 'name_ar', p.name_ar),
    description_en = coalesce(old ->> 'description_en', p.description_en),
    description_ar = coalesce(old ->> 'description_ar', p.description_ar),
    category_id = coalesce((old ->> 'category')::bigint, p.category_id), unit = coalesce(old ->> 'unit', p.unit),
    brand = case when old ? 'brand' then old ->> 'brand' else p.brand end,
    model_number = case when old ? 'model_number' then old ->> 'model_number' else p.model_number end,
    min_quantity = coalesce((old ->> 'min_quantity')::numeric, p.min_quantity),
    quantity_step = coalesce((old ->> 'quantity_step')::numeric, p.quantity_step),
    pack_quantity = case when old ? 'pack_quantity' then (old ->> 'pack_quantity')::numeric else p.pack_quantity end,
    pack_unit = case when old ? 'pack_unit' then old ->> 'pack_unit' else p.pack_unit end,
    returns = case when old ? 'returns' then old ->> 'returns' else p.returns end,
    video_url = case when old ? 'video_url' then old ->> 'video_url' else p.video_url end,
    attributes = coalesce(old -> 'attributes', p.attributes),
    main_image = case when old ? 'images' then images[1] else p.main_image end,
    additional_images = case when old ? 'images' then coalesce(images[2:], '{}') else p.additional_images end,
    published = coalesce((old ->> 'published')::boolean, p.published), version = p.version + 1
  where p.id = product.id returning * into product;
  update public.product_offers o
  set price = coalesce((own ->> 'price')::numeric, o.price),
    discounted_price = case when own ? 'discounted_price' then (own ->> 'discounted_price')::numeric else o.discounted_price end,
    deal_starts_at = case when own ? 'deal_starts_at' then (own ->> 'deal_starts_at')::timestamptz else o.deal_starts_at end,
    deal_ends_at = case when own ? 'deal_ends_at' then (own ->> 'deal_ends_at')::timestamptz else o.deal_ends_at end,
    volume_discounts = case when own ? 'volume_discounts' then nullif(own -> 'volume_discounts', 'null') else o.volume_discounts end
  where o.product_id = product.id
    and own ?| array['price', 'discounted_price', 'deal_starts_at', 'deal_ends_at', 'volume_discounts'];
  perform private.read_volume_discounts(to_jsonb(o), product.min_quantity) from public.product_offers o where o.product_id = product.id;
  update public.product_variants v
  set price = case when old ? 'price' then (old ->> 'price')::numeric else v.price end,
    sku = case when old ? 'variant_sku' then old ->> 'variant_sku' else v.sku end,
    color_ar = case when old ? 'color_ar' then old ->> 'color_ar' else v.color_ar end
  where v.id = restore_import_fields.variant_id and old ?| array['price', 'variant_sku', 'color_ar'];
  if old ? 'quantity' then
    select s.quantity into stocked from public.product_stock s
    where s.product_id = product.id and s.variant_id is not distinct from restore_import_fields.variant_id for update;
    perform private.move_stock(product.id, variant_id, (old ->> 'quantity')::numeric - stocked, 'imported', null, null);
  end if;
end
$$;

-- Group of a field: fields of a group are valid only together and are restored together.
create function private.import_field_group(field text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when field in ('price', 'discounted_price', 'deal_starts_at', 'deal_ends_at') then 'offer'
    when field in ('category', 'attributes') then 'category'
    when field in ('unit', 'min_quantity', 'quantity_step', 'pack_quantity', 'pack_unit', 'volume_discounts', 'quantity') then 'sale'
    else field end
$$;

-- Restores fields together or, if the tables refuse that, group by group. Returns the problems of the fields that stay.
create function private.try_restore_import_fields(product public.products, variant_id bigint, old jsonb, is_group boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  problem jsonb;
begin
  if old = '{}' then
    return '[]';
  end if;
  begin
    perform private.restore_import_fields(product, variant_id, old);
    return '[]';
  exception when others then
    if private.is_passing_error(sqlstate) then
      raise;
    end if;
    problem := jsonb_build_object('code', 'restore_refused');
  end;
  if is_group then
    return (select jsonb_agg(problem || jsonb_build_object('field', f) order by f) from jsonb_object_keys(old) f);
  end if;
  return (
    select jsonb_agg(p) from (
      select private.try_restore_import_fields(product, variant_id, jsonb_object_agg(w.key, w.value), true) as kept
      from jsonb_each(old) w group by private.import_field_group(w.key)) g, jsonb_array_elements(g.kept) p);
end
$$;

-- Undoes one row: {outcome: undone or kept, problems: [{field?, code, actor?, at?}] of what stays}. A row that was kept before
-- is tried again for the rest.
create function private.undo_import_row(i public.imports, r public.import_rows)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products;
  is_variant constant boolean := coalesce(r.cells -> 'values' ->> 'size', r.cells -> 'values' ->> 'color', r.cells -> 'values' ->> 'variant_sku',
    r.cells -> 'values' ->> 'color_ar', r.variant_id::text) is not null;
  variant_fields constant text[] := array['price', 'quantity', 'variant_sku', 'color_ar'];
  state jsonb;
  field text;
  why text;
  old jsonb := '{}';
  problems jsonb := '[]';
begin
  select * into product from public.products p where p.id = r.product_id for update;
  if not found then
    return '{"outcome": "kept", "problems": [{"code": "product_not_found"}]}';
  elsif exists (select from private.import_products x where x.product_id = product.id and x.import_id = i.id) then
    return private.undo_added_product(i, product);
  elsif product.deleted_at is not null then
    return '{"outcome": "kept", "problems": [{"code": "product_not_found"}]}';
  end if;
  perform from public.product_offers o where o.product_id = product.id for update;
  state := private.import_product_state(product.id);
  if is_variant then
    state := state - variant_fields || coalesce(private.import_variant_state(r.variant_id), '{}');
  end if;
  for field in
    select k from jsonb_object_keys(r.after) k
    where r.outcome <> 'kept' or r.problems @> jsonb_build_array(jsonb_build_object('field', k)) order by k
  loop
    why := case when field = 'variant' then private.undo_added_variant(r.variant_id)
      when is_variant and field = any (variant_fields) and r.after ? 'variant' and not exists (
        select from public.product_variants v where v.id = r.variant_id) then null
      when not state ? field then 'variant_gone'
      when state -> field is distinct from r.after -> field and not private.same_import_value(field, state -> field, r.after -> field)
        then 'changed_since' else 'restore' end;
    if why = 'restore' then
      old := old || jsonb_build_object(field, r.before -> field);
    elsif why is not null then
      problems := problems || private.kept_field(i, product.id, r.variant_id, field, why);
    end if;
  end loop;
  -- The fields of an added variant go or stay with it.
  if r.after ? 'variant' then
    old := old - variant_fields;
  end if;
  problems := problems || private.try_restore_import_fields(product, case when is_variant then r.variant_id end, old);
  return jsonb_build_object('outcome', case when problems = '[]' then 'undone' else 'kept' end, 'problems', problems);
end
$$;

-- Whether two values of a field are equal, also as differently written times.
create function private.same_import_value(field text, one jsonb, other jsonb)
returns boolean
language sql
stable
set search_path = ''
as $$
  select field in ('deal_starts_at', 'deal_ends_at') and (one #>> '{}')::timestamptz is not distinct from (other #>> '{}')::timestamptz
$$;

-- Undoes a batch of rows, last first; with `seconds` as many as fit in that time. Returns {last_row, undone, partly, kept}.
create function private.undo_import_batch(i public.imports, before_row int, batch int, seconds int default 60)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends_at constant timestamptz := clock_timestamp() + make_interval(secs => seconds);
  r public.import_rows;
  done jsonb;
  last_row int;
  undone int := 0;
  partly int := 0;
  kept int := 0;
begin
  for r in
    select * from public.import_rows x
    where x.import_id = i.id and x.outcome in ('created', 'changed', 'kept') and (before_row = 0 or x.row_number < before_row)
    order by x.row_number desc limit batch
  loop
    last_row := r.row_number;
    done := private.undo_import_row(i, r);
    if done ->> 'outcome' = 'undone' then
      undone := undone + 1;
    elsif (select count(*) from jsonb_array_elements(done -> 'problems') p where p ? 'field')
        between 1 and (select count(*) - 1 from jsonb_object_keys(r.after)) and r.outcome = 'changed' then
      partly := partly + 1;
    else
      kept := kept + 1;
    end if;
    update public.import_rows x set outcome = done ->> 'outcome', problems = done -> 'problems'
    where x.import_id = i.id and x.row_number = r.row_number;
    exit when clock_timestamp() > ends_at;
  end loop;
  return jsonb_build_object('last_row', last_row, 'undone', undone, 'partly', partly, 'kept', kept);
end
$$;

-- One batch of the job that undoes an import. Returns false when nothing is left.
create function private.undo_import_rows(i public.imports, batch int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  last_row int;
  former jsonb := private.begin_import_work(i);
begin
  perform private.enter_context('{"refiling": true}');
  last_row := (private.undo_import_batch(i, i.position, batch) ->> 'last_row')::int;
  perform private.leave_context(former);
  if last_row is null then
    update public.imports x set status = 'undone', position = 0, finished_at = now() where x.id = i.id;
    return false;
  end if;
  update public.imports x set position = last_row where x.id = i.id;
  return true;
end
$$;

-- Problems with the names that the caller may see instead of ids.
create function private.named_import_problems(problems jsonb, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.with_known_actor(p.value, named_import_problems.company_id) order by p.ordinality), '[]')
  from jsonb_array_elements(problems) with ordinality p
$$;

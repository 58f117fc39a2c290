-- The caller's cart for private orders (buying null), or for a company and project, locked for a change; created with the first
-- call. buying: {company_id, project_id?}. Raises not_signed_in, the errors of require_second_factor and of lock_buying_order.
create function private.lock_own_cart(buying jsonb)
returns private.carts
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_person();
  bought_for private.buying_order;
  cart private.carts;
begin
  perform private.require_second_factor();
  bought_for := private.lock_buying_order(buying);
  insert into private.carts (user_id, company_id, project_id) values (me, bought_for.company_id, bought_for.project_id)
  on conflict on constraint carts_user_id_company_id_project_id_key do nothing;
  select * into cart from private.carts c
  where c.user_id = me and c.company_id is not distinct from bought_for.company_id
    and c.project_id is not distinct from bought_for.project_id for update;
  return cart;
end
$$;

-- Changes of cart lines that a device sends: [{product_id, variant_id, quantity, version}]. quantity 0 removes the line; version is
-- that of the line when the device read it, null for goods that the device added. Raises invalid_input {field: changes}.
create function private.parse_cart_changes(changes jsonb)
returns table (place bigint, product_id bigint, variant_id bigint, quantity numeric, version bigint)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(jsonb_typeof(changes) = 'array' and jsonb_array_length(changes) <= 1000, 'changes', 'too_many');
  perform private.require_that(coalesce(bool_and(coalesce(
    l ->> 'product_id' ~ '^[0-9]{1,18}$' and coalesce(l ->> 'variant_id', '0') ~ '^[0-9]{1,18}$'
    and l ->> 'quantity' ~ '^[0-9]{1,7}(\.[0-9]{1,3}0*)?$' and coalesce(l ->> 'version', '0') ~ '^[0-9]{1,18}$', false)), true),
    'changes', 'format')
  from jsonb_array_elements(changes) l;
  return query
    select min(l.ordinality), (l.value ->> 'product_id')::bigint, (l.value ->> 'variant_id')::bigint,
      max((l.value ->> 'quantity')::numeric), max((l.value ->> 'version')::bigint)
    from jsonb_array_elements(changes) with ordinality l group by 2, 3;
end
$$;

-- Largest quantity that can be ordered now, in steps of the product; 0 for goods that nobody can buy.
create function private.orderable_quantity(product_id bigint, variant_id bigint)
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(floor(b.stock / b.quantity_step) * b.quantity_step), 0)
  from private.buyable(orderable_quantity.product_id, orderable_quantity.variant_id, 1) b
$$;

-- Joins changes of one device with a cart that other devices may have changed meanwhile. A line that did not change keeps the
-- device's quantity. Otherwise no line is lost: goods added on both sides have the sum, up to the stock (added); of two quantities
-- the larger one stays (larger); a line that one side removed and the other changed stays (stayed).
create function private.join_cart_changes(cart_id bigint, changes jsonb)
returns table (place bigint, product_id bigint, variant_id bigint, quantity numeric, kind text)
language sql
stable
security definer
set search_path = ''
as $$
  select c.place, c.product_id, c.variant_id,
    case j.kind
      when 'added' then greatest(c.quantity, l.quantity,
        least(c.quantity + l.quantity, private.orderable_quantity(c.product_id, c.variant_id)))
      when 'larger' then greatest(c.quantity, l.quantity)
      when 'stayed' then greatest(c.quantity, coalesce(l.quantity, 0))
      else c.quantity end,
    j.kind
  from private.parse_cart_changes(changes) c
  left join private.cart_lines l on l.cart_id = join_cart_changes.cart_id and l.product_id = c.product_id
    and l.variant_id is not distinct from c.variant_id
  cross join lateral (select case
    when l.id is null then case when c.version is not null and c.quantity > 0 then 'stayed' end
    when c.version = l.version then null
    when c.quantity = 0 then 'stayed'
    when c.version is null then 'added'
    when c.quantity <> l.quantity then 'larger' end) j (kind)
$$;

-- Writes changes of one device into a cart. Returns the lines that were joined, [{product_id, variant_id, name_en, name_ar, unit,
-- quantity, kind}]; see join_cart_changes. Goods that no longer exist are skipped. Raises invalid_input {field: changes}.
create function private.write_cart_changes(cart private.carts, change_id uuid, changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 1000;
  next_version constant bigint := nextval('private.cart_versions');
  joined jsonb;
begin
  with change as materialized (
    select j.* from private.join_cart_changes(cart.id, changes) j
    join public.products p on p.id = j.product_id
    where j.variant_id is null or exists (select from public.product_variants v where v.id = j.variant_id and v.product_id = p.id)
  ), removed as (
    delete from private.cart_lines l using change c
    where l.cart_id = cart.id and c.quantity = 0 and l.product_id = c.product_id and l.variant_id is not distinct from c.variant_id
  ), written as (
    insert into private.cart_lines as l (cart_id, product_id, variant_id, quantity, version)
    select cart.id, c.product_id, c.variant_id, c.quantity, next_version from change c where c.quantity > 0 order by c.place
    on conflict on constraint cart_lines_cart_id_product_id_variant_id_key
      do update set quantity = excluded.quantity, version = excluded.version
  )
  select jsonb_agg(jsonb_build_object('product_id', c.product_id, 'variant_id', c.variant_id, 'name_en', p.name_en,
    'name_ar', p.name_ar, 'unit', p.unit, 'quantity', c.quantity, 'kind', c.kind) order by c.place)
  into joined
  from change c join public.products p on p.id = c.product_id where c.kind is not null;
  perform private.require_that((select count(*) from private.cart_lines l where l.cart_id = cart.id) <= most, 'changes', 'too_many');
  update private.carts c
  set version = next_version, updated_at = now(), change_ids = (array_prepend(change_id, c.change_ids))[1:20]
  where c.id = cart.id;
  return coalesce(joined, '[]');
end
$$;

-- Removes ordered goods from the cart from which they were ordered, cart: {company_id?, project_id?} ({}: the private one; null:
-- none). Units added meanwhile stay.
create function private.settle_cart(buyer uuid, cart jsonb, ordered private.order_cart_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  next_version bigint;
  settled bigint;
begin
  if coalesce(jsonb_typeof(cart), 'null') = 'null' then
    return;
  end if;
  perform private.require_that(pg_input_is_valid(coalesce(cart ->> f, gen_random_uuid()::text), 'uuid'), 'cart', 'format')
  from unnest('{company_id,project_id}'::text[]) f;
  select c.id into settled from private.carts c
  where c.user_id = buyer and c.company_id is not distinct from (cart ->> 'company_id')::uuid
    and c.project_id is not distinct from (cart ->> 'project_id')::uuid for update;
  if not found then
    return;
  end if;
  next_version := nextval('private.cart_versions');
  delete from private.cart_lines l using unnest(ordered) o
  where l.cart_id = settled and l.product_id = o.product_id and l.variant_id is not distinct from o.variant_id
    and l.quantity <= o.quantity;
  update private.cart_lines l set quantity = l.quantity - o.quantity, version = next_version from unnest(ordered) o
  where l.cart_id = settled and l.product_id = o.product_id and l.variant_id is not distinct from o.variant_id;
  update private.carts c set version = next_version, updated_at = now() where c.id = settled;
end
$$;

-- Moves the goods of a closed project's carts to the carts that their people have for the company without a project.
create function private.release_project_carts(project private.projects)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  next_version constant bigint := nextval('private.cart_versions');
begin
  insert into private.carts (user_id, company_id)
  select c.user_id, c.company_id from private.carts c where c.project_id = project.id
  on conflict on constraint carts_user_id_company_id_project_id_key do nothing;
  insert into private.cart_lines as x (cart_id, product_id, variant_id, quantity, version)
  select t.id, l.product_id, l.variant_id, l.quantity, next_version
  from private.carts c
  join private.carts t on t.user_id = c.user_id and t.company_id = c.company_id and t.project_id is null
  join private.cart_lines l on l.cart_id = c.id
  where c.project_id = project.id order by l.id
  on conflict on constraint cart_lines_cart_id_product_id_variant_id_key
    do update set quantity = x.quantity + excluded.quantity, version = excluded.version;
  update private.carts t set version = next_version, updated_at = now()
  where t.company_id = project.company_id and t.project_id is null
    and exists (select from private.carts c where c.project_id = project.id and c.user_id = t.user_id);
  delete from private.carts c where c.project_id = project.id;
end
$$;

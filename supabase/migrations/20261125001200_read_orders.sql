-- Orders as lists and pages show them.

-- An order as lists show it.
create function private.order_summary(o public.orders)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('id', o.id, 'number', o.number, 'checkout_id', o.checkout_id, 'status', o.status,
      'approved_at', o.approved_at, 'seller_id', o.seller_id, 'company_name', o.company_name, 'buyer_name', o.buyer_name,
      'governorate', o.governorate, 'subtotal', o.subtotal, 'delivery_fee', o.delivery_fee, 'total', o.total,
      'lead_days', o.lead_days, 'line_count', o.line_count, 'created_at', o.created_at)
  );
end
$$;

create function private.order_delivery(checkout_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object('full_name', c.full_name, 'phone', c.phone, 'email', c.email, 'governorate', c.governorate,
      'district', c.district, 'address', c.address, 'landmark', c.landmark, 'postal_code', c.postal_code, 'notes', c.notes))
    from public.checkouts c where c.id = order_delivery.checkout_id
  );
end
$$;

-- An order with all that its page, its invoice and ordering again need: the variants, and the seller's phone and place.
create function private.order_detail(o public.orders)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.order_summary(o) || jsonb_build_object(
      'payment_method', 'cash_on_delivery',
      'delivery', private.order_delivery(o.checkout_id),
      'seller', (select jsonb_build_object('phone', s.phone, 'governorate', s.governorate)
        from public.sellers s where s.id = o.seller_id),
      'lines', (select jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'variant_id', l.variant_id,
          'name_en', l.name_en, 'name_ar', l.name_ar, 'sku', l.sku, 'unit', l.unit, 'size', l.size, 'color', l.color,
          'color_ar', l.color_ar, 'main_image', l.main_image, 'unit_price', l.unit_price, 'quantity', l.quantity,
          'line_total', l.line_total)
          order by l.id) from public.order_lines l where l.order_id = o.id),
      'events', (select jsonb_agg(jsonb_build_object('id', e.id, 'from_status', e.from_status, 'to_status', e.to_status,
          'kind', e.kind, 'actor_role', e.actor_role, 'note', e.note, 'created_at', e.created_at) order by e.id)
        from public.order_events e where e.order_id = o.id))
  );
end
$$;

-- Buyer: own; seller: received; admin: any.
create function private.get_order(order_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_order public.orders;
begin
  if auth.uid() is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  select * into found_order from public.orders o where o.id = get_order.order_id;
  if not found or cardinality(private.order_roles(found_order)) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return private.order_detail(found_order);
end
$$;

-- All orders of the checkout that the given one belongs to, as far as the caller may see them.
create function private.get_order_confirmation(order_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_order public.orders;
  visible public.orders[];
begin
  if auth.uid() is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  select * into found_order from public.orders o where o.id = get_order_confirmation.order_id;
  select array_agg(o order by o.number) into visible from public.orders o
  where o.checkout_id = found_order.checkout_id and cardinality(private.order_roles(o)) > 0;
  if visible is null or not exists (select 1 from unnest(visible) v where v.id = found_order.id) then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return jsonb_build_object(
    'checkout_id', found_order.checkout_id,
    'delivery', private.order_delivery(found_order.checkout_id),
    'total', (select sum(v.total) from unnest(visible) v),
    'orders', (select jsonb_agg(private.order_detail(v) order by v.number) from unnest(visible) v));
end
$$;

-- Whether an order has a product of this name or SKU, written in any way that search takes for the same.
create function private.order_has_product(order_id uuid, term text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  folded text := private.fold_text(term);
begin
  return exists (
    select 1 from public.order_lines l where l.order_id = order_has_product.order_id
      and (position(folded in private.fold_text(l.name_en)) > 0
        or position(folded in private.fold_text(l.name_ar)) > 0
        or position(folded in private.fold_text(l.sku)) > 0));
end
$$;

-- scope: 'buyer' (own), 'seller' (received) or 'admin' (every order); newest first. Buyers also find their orders by
-- what was in them, and see the first four lines of each.
-- filter: {status?, term?, awaiting_approval?, page?, page_size?}; awaiting_approval splits the orders in Processing.
create function private.list_orders(scope text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for this call's filters: a common one could not use the index of the texts.
set plan_cache_mode = force_custom_plan
as $$
declare
  actor uuid := auth.uid();
  size int := least(greatest(coalesce((filter ->> 'page_size')::int, 20), 1), 100);
  first_row int := (greatest(coalesce((filter ->> 'page')::int, 1), 1) - 1) * size;
  term text := nullif(btrim(filter ->> 'term'), '');
  pattern text := private.fold_pattern(term);
  result jsonb;
begin
  if actor is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if scope = 'admin' then
    perform private.require_admin();
  elsif scope = 'seller' and not private.is_approved_seller() then
    perform private.raise_error('PT403', 'not_approved');
  end if;
  with matching as (
    select o.id from public.orders o
    where case scope when 'buyer' then o.buyer_id = actor when 'seller' then o.seller_id = actor else scope = 'admin' end
      and (filter ->> 'status' is null or o.status = filter ->> 'status')
      and (filter ->> 'awaiting_approval' is null
           or (o.status = 'Processing' and (o.approved_at is null) = (filter ->> 'awaiting_approval')::boolean))
      and (pattern is null or private.order_text(o.number, o.buyer_name, o.company_name) like pattern
           or (scope = 'buyer' and private.order_has_product(o.id, term)))
  ), shown as (
    select o as row from public.orders o join matching m on m.id = o.id
    order by o.created_at desc, o.id limit size offset first_row
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(
      private.order_summary(s.row) || case scope when 'buyer' then jsonb_build_object('first_lines', (
        select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'main_image', l.main_image)
          order by l.id)
        from (select * from public.order_lines l where l.order_id = (s.row).id order by l.id limit 4) l))
        else '{}' end
      order by (s.row).created_at desc, (s.row).id) from shown s), '[]'),
    'total', (select count(*) from matching))
  into result;
  return result;
end
$$;

create function public.get_order(order_id uuid)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.get_order(order_id));
end
$$;
create function public.get_order_confirmation(order_id uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_order_confirmation(order_id) $$;
create function public.list_orders(scope text, filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_orders(scope, private.json_argument(filter)) $$;
revoke all on function public.get_order(uuid), public.get_order_confirmation(uuid), public.list_orders(text, jsonb)
  from public, anon, authenticated;
grant execute on function public.get_order(uuid), private.get_order(uuid), public.get_order_confirmation(uuid),
  private.get_order_confirmation(uuid), public.list_orders(text, jsonb), private.list_orders(text, jsonb)
  to authenticated, service_role;

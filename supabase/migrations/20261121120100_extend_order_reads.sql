-- An order with all that its page, its invoice and ordering again need: the variants, and the seller's phone and place.
create or replace function private.order_detail(o public.orders)
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

-- Whether an order has a product of this name or SKU, written in any way that search takes for the same.
create function private.order_has_product(order_id uuid, term text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select exists (
      select 1 from public.order_lines l where l.order_id = order_has_product.order_id
        and (position(private.fold_text(term) in private.fold_text(l.name_en)) > 0
          or position(private.fold_text(term) in private.fold_text(l.name_ar)) > 0
          or position(lower(term) in lower(l.sku)) > 0))
  );
end
$$;

-- scope: 'buyer' (own), 'seller' (received) or 'admin' (every order); newest first. Buyers also find their orders by
-- what was in them, and see the first four lines of each.
-- filter: {status?, term?, awaiting_approval?, page?, page_size?}; awaiting_approval splits the orders in Processing.
create or replace function private.list_orders(scope text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  size int := least(greatest(coalesce((filter ->> 'page_size')::int, 20), 1), 100);
  first_row int := (greatest(coalesce((filter ->> 'page')::int, 1), 1) - 1) * size;
  term text := nullif(btrim(filter ->> 'term'), '');
  pattern text := '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
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
      and (term is null or o.number ilike pattern or o.buyer_name ilike pattern or o.company_name ilike pattern
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

-- What a checkout with this key became, or null. For a buyer whose answer was lost on the way.
create function private.find_checkout(idempotency_key uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  if auth.uid() is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  select c.id into found_id from public.checkouts c
  where c.user_id = auth.uid() and c.idempotency_key = find_checkout.idempotency_key;
  return case when found_id is not null then private.checkout_answer(found_id) end;
end
$$;
create function public.find_checkout(idempotency_key uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_checkout(idempotency_key) $$;
revoke all on function public.find_checkout(uuid) from public, anon, authenticated;
grant execute on function public.find_checkout(uuid), private.find_checkout(uuid) to authenticated, service_role;

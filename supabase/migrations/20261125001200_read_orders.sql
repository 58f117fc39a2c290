-- Orders as lists and pages show them.

-- An order as lists show it; its amounts and whether its cash was settled are null for readers who may not see money. company_name is the name on the invoice; the others are what the company calls itself now.
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
      'approved_at', o.approved_at, 'confirmation', o.confirmation, 'company_id', o.company_id, 'company_name', o.company_name, 'buyer_name', o.buyer_name,
      'governorate', o.governorate, 'subtotal', o.subtotal, 'delivery_fee', o.delivery_fee, 'total', o.total,
      'is_pickup', o.is_pickup, 'lead_days', o.lead_days, 'line_count', o.line_count, 'cash_collected', o.cash_collected,
      'cash_settled_at', o.cash_settled_at, 'version', o.version, 'created_at', o.created_at)
      || case when private.sees_money(o) then '{}' else '{"subtotal": null, "delivery_fee": null, "total": null,
        "cash_collected": null, "cash_settled_at": null}'::jsonb end || private.seller_names(c)
    from public.companies c where c.id = o.company_id
  );
end
$$;

-- To whom an order goes, and where. The buyer's e-mail address is not the seller's business, nor is the place where nothing is delivered.
create function private.order_delivery(checkout_id uuid, with_email boolean, with_place boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object('full_name', c.full_name, 'phone', c.phone,
      'email', case when with_email then c.email end, 'notes', c.notes) || case when with_place then jsonb_build_object(
      'governorate', c.governorate, 'district', c.district, 'address', c.address, 'landmark', c.landmark,
      'postal_code', c.postal_code) else '{}' end)
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
declare
  sees_money boolean := private.sees_money(o);
begin
  return (
    select private.order_summary(o) || jsonb_build_object(
      'payment_method', 'cash_on_delivery',
      'papers', case when sees_money then private.papers_of(o.id) else '[]' end,
      'delivery', private.order_delivery(o.checkout_id, coalesce(o.buyer_id = private.my_id(), false) or private.staff_may('see_orders'),
        not o.is_pickup),
      'pickup', case when o.is_pickup then (select jsonb_build_object('address_en', o.pickup_address_en,
        'address_ar', o.pickup_address_ar, 'note_en', o.pickup_note_en, 'note_ar', o.pickup_note_ar,
        'governorate', o.governorate, 'hours_en', s.hours_en, 'hours_ar', s.hours_ar)
        from public.companies s where s.id = o.company_id) end,
      'seller', (select jsonb_build_object('phone', s.phone, 'governorate', s.governorate)
        from public.companies s where s.id = o.company_id),
      'lines', (select jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'variant_id', l.variant_id,
          'name_en', l.name_en, 'name_ar', l.name_ar, 'sku', l.sku, 'unit', l.unit, 'size', l.size, 'color', l.color,
          'color_ar', l.color_ar, 'main_image', l.main_image, 'unit_price', case when sees_money then l.unit_price end, 'quantity', l.quantity,
          'ordered_quantity', l.ordered_quantity, 'returns', l.returns, 'line_total', case when sees_money then l.line_total end)
          order by l.id) from public.order_lines l where l.order_id = o.id),
      'events', (select jsonb_agg(jsonb_build_object('id', e.id, 'from_status', e.from_status, 'to_status', e.to_status,
          'kind', e.kind, 'actor_role', e.actor_role, 'note', e.note, 'changes', case when sees_money then e.changes
          else e.changes - '{subtotal,delivery_fee,total}'::text[] end, 'created_at', e.created_at)
          order by e.id)
        -- Whether the company has its cash is not the buyer's business.
        from public.order_events e where e.order_id = o.id and (e.kind <> 'cash_settled'
          or private.may(o.company_id, 'see_money') or private.staff_may('see_orders'))))
  );
end
$$;

-- What became of the orders to one phone, over all companies: figures only. refused: at the door, or not collected; late: called off after the
-- approval because the buyer said no on the phone. Null without a phone.
create function private.phone_history(phone text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(phone, '') = '' then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'delivered', count(*) filter (where o.status = 'Delivered'),
      'refused', count(*) filter (where o.status = 'Cancelled' and e.was_shipped),
      'late', count(*) filter (where o.status = 'Cancelled' and not e.was_shipped and o.approved_at is not null
        and o.confirmation = 'refused'))
    from public.orders o
    cross join lateral (select exists (select from public.order_events x
      where x.order_id = o.id and x.kind = 'status' and x.to_status = 'Shipped') as was_shipped) e
    where o.buyer_phone = phone_history.phone);
end
$$;

-- What only those who work on an order see: their side's notes, the calls to the buyer, how orders to that phone ended and, for
-- the staff, the mails that told of it. Who of the other side called is not told.
create function private.order_desk(o public.orders, roles text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not roles && '{admin,seller}' then
    return '{}';
  end if;
  return jsonb_build_object('notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'author', private.person_name(n.author_id),
        'created_at', n.created_at) order by n.id), '[]')
      from public.order_notes n
      where n.order_id = o.id and n.side = case when 'admin' = any (roles) then 'staff' else 'company' end),
    'phone_history', private.phone_history(o.buyer_phone),
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'outcome', c.outcome, 'side', c.side, 'note', c.note,
        'caller', case when c.side = case when 'admin' = any (roles) then 'staff' else 'company' end
          then private.person_name(c.caller_id) end, 'created_at', c.created_at) order by c.id), '[]')
      from public.order_calls c where c.order_id = o.id))
    || case when 'admin' = any (roles) then jsonb_build_object('mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'template', m.template, 'to_email', m.address,
        'created_at', m.created_at, 'state', case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed'
          else 'waiting' end) order by m.id), '[]')
      from private.outbox m where m.order_ids @> array[o.id])) else '{}' end;
end
$$;

-- Buyer: own; seller: received; admin: any. Who works on the order also gets what order_desk says.
create function private.get_order(order_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_order public.orders;
  roles text[];
begin
  select * into found_order from public.orders o where o.id = get_order.order_id;
  -- As the company's team sees it, but for the team's own notes.
  if private.is_viewing() and found_order.company_id = private.company_to_read('see_orders') then
    return private.order_detail(found_order) || private.order_desk(found_order, '{seller}') || '{"notes": []}';
  end if;
  perform private.require_person();
  roles := private.order_roles(found_order);
  if found_order.id is null or cardinality(roles) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return private.order_detail(found_order) || private.order_desk(found_order, roles);
end
$$;

-- Up to a hundred orders that the caller works on, in the order asked for; others are left out. What is printed together.
create function private.get_orders(order_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  perform private.require_that(cardinality(order_ids) between 1 and 100, 'order_ids', 'too_many');
  return (select coalesce(jsonb_agg(private.order_detail(o) order by array_position(get_orders.order_ids, o.id)), '[]')
    from public.orders o where o.id = any (get_orders.order_ids) and private.order_roles(o) && '{admin,seller}');
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
  perform private.require_person();
  select * into found_order from public.orders o where o.id = get_order_confirmation.order_id;
  select array_agg(o order by o.number) into visible from public.orders o
  where o.checkout_id = found_order.checkout_id and cardinality(private.order_roles(o)) > 0;
  if visible is null or not exists (select 1 from unnest(visible) v where v.id = found_order.id) then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return jsonb_build_object(
    'checkout_id', found_order.checkout_id,
    'delivery', private.order_delivery(found_order.checkout_id,
      coalesce(found_order.buyer_id = private.my_id(), false) or private.staff_may('see_orders'),
      exists (select from unnest(visible) v where not v.is_pickup)),
    'total', (select sum(v.total) from unnest(visible) v having bool_and(private.sees_money(v))),
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

-- scope: 'buyer' (own), 'seller' (received) or 'admin' (every order). Buyers also find their orders by what was in them, and see
-- the first four lines of each; sellers and staff by number, name, phone or SKU, sellers also by the goods they sell.
-- filter: {status? (AwaitingApproval: Processing and not approved; Processing: approved), term?, confirmation? (of orders in
-- Processing, approved or not; 'none': nobody asked), governorate?,
-- product_id?, buyer_id? (staff), pickup? (true: those that are collected), cash? ('unsettled': paid at the door, and the company does not have it yet), from?, to?, sort?,
-- page?, page_size?};
-- Sorts: newest, oldest. Sellers also get of the orders of the filter
-- cash_to_collect: what is to be paid for those on their way, and cash_to_settle: what was paid and the company does not have.
-- Without the right to see money both are null, and the filter by cash is refused.
create function private.list_orders(scope text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  term text := nullif(btrim(filter ->> 'term'), '');
  patterns text[] := private.fold_patterns(term);
  conditions text := '';
  to_collect numeric;
  to_settle numeric;
begin
  case scope
    when 'buyer' then conditions := format('o.buyer_id = %L::uuid', private.require_person());
    when 'seller' then conditions := format('o.company_id = %L::uuid', private.company_to_read('see_orders'));
    when 'admin' then
      perform private.require_staff('see_orders');
      conditions := 'true';
      if filter ->> 'buyer_id' is not null then
        perform private.require_that(pg_input_is_valid(filter ->> 'buyer_id', 'uuid'), 'buyer_id', 'format');
        conditions := format('o.buyer_id = %L', filter ->> 'buyer_id');
      end if;
    else perform private.require_that(false, 'scope', 'one_of');
  end case;
  if filter ->> 'status' is not null then
    conditions := conditions || case filter ->> 'status'
      when 'AwaitingApproval' then ' and o.status = ''Processing'' and o.approved_at is null'
      when 'Processing' then ' and o.status = ''Processing'' and o.approved_at is not null'
      else format(' and o.status = %L', filter ->> 'status') end;
  end if;
  if filter ->> 'confirmation' is not null then
    conditions := conditions || format(' and o.status = ''Processing'' and o.confirmation is not distinct from %L',
      nullif(filter ->> 'confirmation', 'none'));
  end if;
  if filter ->> 'cash' is not null then
    perform private.require_that(filter ->> 'cash' = 'unsettled', 'cash', 'one_of');
    perform private.company_to_read('see_money') where scope = 'seller';
    conditions := conditions || ' and o.cash_collected is not null and o.cash_settled_at is null';
  end if;
  if (filter ->> 'pickup')::boolean then
    conditions := conditions || ' and o.is_pickup';
  end if;
  if filter ->> 'governorate' is not null then
    conditions := conditions || format(' and o.governorate = %L', filter ->> 'governorate');
  end if;
  if filter ->> 'product_id' is not null then
    conditions := conditions || format(' and o.id in (select l.order_id from public.order_lines l where l.product_id = %L)',
      private.number_of(filter, 'product_id')::bigint);
  end if;
  if filter ->> 'from' is not null then
    conditions := conditions || format(' and o.created_at >= %L', private.time_of(filter, 'from'));
  end if;
  if filter ->> 'to' is not null then
    conditions := conditions || format(' and o.created_at < %L', private.time_of(filter, 'to'));
  end if;
  if patterns is not null then
    conditions := conditions || format(
      ' and (%s or %s)', private.term_condition('o.search_text', term),
      case when scope = 'buyer' then format('private.order_has_product(o.id, %L)', term)
        -- A word that very many goods share finds the newest thousand orders of them.
        when scope = 'seller' then format('o.id = any (array(
            select l.order_id from public.products p join public.order_lines l on l.product_id = p.id
            where p.company_id = %L and p.search_text like any (%L::text[]) order by l.id desc limit 1000)
          || array(select l.order_id from public.order_lines l where private.fold_text(l.sku) = %L limit 1000))',
          private.company_to_read('see_orders'), patterns, private.fold_text(term))
        else format('o.id = any (array(select l.order_id from public.order_lines l where private.fold_text(l.sku) = %L limit 1000))',
          private.fold_text(term)) end);
  end if;
  -- The company's drivers bring this home, or it is paid in the showroom.
  if scope = 'seller' and private.may_read(private.company_to_read('see_orders'), 'see_money') then
    execute format('select coalesce(sum(o.total), 0) from public.orders o where o.status = ''Shipped'' and %s', conditions)
    into to_collect;
    execute format('select coalesce(sum(o.cash_collected), 0) from public.orders o
      where o.cash_collected is not null and o.cash_settled_at is null and %s', conditions)
    into to_settle;
  end if;
  return private.list_page(
    'o.id', 'from public.orders o where ' || conditions,
    case filter ->> 'sort' when 'oldest' then 'o.created_at, o.id desc' else 'o.created_at desc, o.id' end,
    'private.order_summary(o)' || case scope when 'buyer' then $item$ || jsonb_build_object('first_lines', (
      select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'main_image', l.main_image) order by l.id)
      from (select * from public.order_lines l where l.order_id = o.id order by l.id limit 4) l))$item$ else '' end,
    'join public.orders o on o.id = shown.id', filter)
    || case when scope = 'seller' then jsonb_build_object('cash_to_collect', to_collect, 'cash_to_settle', to_settle)
      else '{}' end;
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
create function public.get_orders(order_ids uuid[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_orders(order_ids) $$;
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
as $$ select private.list_orders(scope, filter) $$;
revoke all on function public.get_order(uuid), public.get_orders(uuid[]), public.get_order_confirmation(uuid),
  public.list_orders(text, jsonb) from public, anon, authenticated;
grant execute on function public.get_order(uuid), private.get_order(uuid), public.get_orders(uuid[]),
  private.get_orders(uuid[]), public.get_order_confirmation(uuid),
  private.get_order_confirmation(uuid), public.list_orders(text, jsonb), private.list_orders(text, jsonb)
  to authenticated, service_role;

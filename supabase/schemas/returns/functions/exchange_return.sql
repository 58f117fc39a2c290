-- The received goods of a return as a cart at price 0, as the order had them.
create function private.exchange_cart(r private.returns)
returns private.order_cart_line[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select array_agg(row(l.product_id, l.variant_id, y.received, null, null, r.company_id, r.company_name, l.name_en, l.name_ar, l.sku,
      l.unit, null, null, l.size, l.color, l.color_ar, l.main_image, 0, null, l.returns)::private.order_cart_line
      order by l.product_id, l.variant_id nulls first, l.id)
    from private.return_lines y join public.order_lines l on l.id = y.order_line_id where y.return_id = r.id and y.received > 0);
end
$$;

-- Links the lines of an exchange, placed in the order of exchange_cart, to the paid lines that they replace.
create function private.link_exchange(r private.returns, order_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.order_lines c set replaces_line_id = n.paid_line, category_id = n.category_id
  from (
    select coalesce(l.replaces_line_id, l.id) as paid_line, l.category_id,
      row_number() over (order by l.product_id, l.variant_id nulls first, l.id) as place
    from private.return_lines y join public.order_lines l on l.id = y.order_line_id where y.return_id = r.id and y.received > 0) n
  join (select x.id, row_number() over (order by x.id) as place from public.order_lines x where x.order_id = link_exchange.order_id) p
    using (place)
  where c.id = p.id
$$;

-- Places the order that replaces received goods: the order's address or showroom, its lead time, price 0. Returns its id.
create function private.place_exchange(r private.returns, cart private.order_cart_line[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  o public.orders;
  placed uuid;
  sellers private.order_seller[];
  new_checkout uuid;
begin
  select * into o from public.orders x where x.id = r.order_id;
  sellers := array[row(o.company_id, o.company_name, cardinality(cart), 0, o.is_pickup, case when o.is_pickup then jsonb_build_object(
    'governorate', o.governorate, 'address_en', o.pickup_address_en, 'address_ar', o.pickup_address_ar, 'note_en', o.pickup_note_en,
    'note_ar', o.pickup_note_ar) end, 0, null, o.lead_days, null)::private.order_seller];
  insert into public.checkouts (user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district, address, landmark,
    postal_code, notes, buyer_company, tax_number, purchase_order, language, subtotal, delivery_total)
  select c.user_id, r.id, r.body_hash, c.full_name, c.phone, c.email, c.governorate, c.district, c.address, c.landmark, c.postal_code,
    c.notes, c.buyer_company, c.tax_number, c.purchase_order, c.language, 0, 0
  from public.checkouts c where c.id = o.checkout_id
  returning id into new_checkout;
  perform private.insert_orders(new_checkout, cart, sellers, null,
    row(o.buying_company_id, o.project_id, null, null)::private.buying_order);
  update public.orders x set is_exchange = true where x.checkout_id = new_checkout returning x.id into placed;
  perform private.link_exchange(r, placed);
  perform private.announce_checkout(new_checkout);
  perform private.take_quoted_stock(cart);
  return placed;
end
$$;

-- Settles a received return by an order at price 0 for the same goods and returns the order's id. Raises the errors of
-- begin_return_step, out_of_stock {lines}, return_state if nothing came back.
create function private.exchange_return(return_id uuid, expected_version int)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns := private.begin_return_step(return_id, 'exchange', expected_version, '{exchanged}', null);
  cart private.order_cart_line[];
  placed uuid;
begin
  if r.id is null then
    return (select x.exchange_order_id from private.returns x where x.id = exchange_return.return_id);
  end if;
  cart := private.exchange_cart(r);
  if cart is null then
    perform private.raise_error('PT409', 'return_state', jsonb_build_object('status', r.status));
  end if;
  placed := private.place_exchange(r, cart);
  update private.returns x set exchange_order_id = placed, refund = null where x.id = r.id;
  perform private.mark_settled(r, 'exchanged');
  perform private.return_event(r, 'exchanged', r.status, 'seller', null, jsonb_build_object('order_number',
    (select o.number from public.orders o where o.id = placed)));
  return placed;
end
$$;

create function public.exchange_return(return_id uuid, expected_version int) returns uuid
language sql security invoker set search_path = '' as $$ select private.exchange_return(return_id, expected_version) $$;
grant execute on function public.exchange_return(uuid, int), private.exchange_return(uuid, int) to authenticated, service_role;

-- Credits goods of an exchange that its order will not deliver, because it ended or has a shortage; the company hands the money back.
-- During an appeal the staff decide on it. The order and the one that was paid are locked; see private.lock_order.
create function private.end_exchange(o public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
  owed numeric;
  credited numeric;
  credit private.report_line[] := '{}';
begin
  select * into r from private.returns x where x.exchange_order_id = o.id for update;
  credited := r.credited + r.credited_fee;
  owed := case when o.status in ('Cancelled', 'Rejected') then private.most_refund(r, false)
    else (select sum(private.unreplaced_value(x)) from private.return_lines x where x.return_id = r.id) end;
  if coalesce(owed <= credited, true) then
    return;
  elsif r.appeal_side is null then
    credit := private.credit_refund(r, owed);
    owed := owed - case when r.paid_on is not null then credited else 0 end;
    update private.returns x set status = 'Received', outcome = null, refund = owed, due_kind = null, due_at = null, paid_way = null,
      paid_on = null, paid_amount = null, paid_reference = null
    where x.id = r.id;
  end if;
  perform private.return_event(r, 'not_replaced', r.status, 'system', null, jsonb_build_object('order_number', o.number,
    'refund', owed), '{}', credit);
end
$$;

create function private.end_exchange_of_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_exchange(o) from public.orders o where o.id = new.order_id and o.is_exchange;
  return null;
end
$$;
create trigger end_exchange after insert on public.order_events
  for each row when (new.kind = 'shortage' or new.kind = 'status' and new.to_status in ('Cancelled', 'Rejected'))
  execute function private.end_exchange_of_order();

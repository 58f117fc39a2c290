-- Refuses every change of status that order_transitions does not list.
create function private.guard_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status <> old.status and not exists (
    select 1 from public.order_transitions t
    where t.from_status = old.status and t.to_status = new.status
      and (t.approval = 'any' or (t.approval = 'required') = (new.approved_at is not null))
  ) then
    if exists (select 1 from public.order_transitions t where t.from_status = old.status and t.to_status = new.status) then
      perform private.raise_error('PT409', 'approval_required');
    end if;
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', old.status));
  end if;
  if new.approved_at is distinct from old.approved_at and (old.approved_at is not null or old.status <> 'Processing') then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', old.status));
  end if;
  -- A delivery without an amount was paid in full.
  if new.status = 'Delivered' and old.status <> 'Delivered' then
    new.cash_collected := coalesce(new.cash_collected, new.subtotal + new.delivery_fee);
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger guard_order before update of status, approved_at on public.orders
  for each row execute function private.guard_order();

-- Returns the quantities of an order to stock. Goods sold as a deleted variant, or without one before the product had variants,
-- go to the product's row without a variant. Lines of deleted products are skipped.
create function private.return_stock(order_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.move_stock(l.product_id, l.variant_id, l.quantity, 'returned', return_stock.order_id, null)
  from (
    select x.product_id, x.variant_id, sum(x.quantity) as quantity
    from public.order_lines x where x.order_id = return_stock.order_id and x.product_id is not null and x.quantity > 0
    group by x.product_id, x.variant_id
    order by x.product_id, x.variant_id nulls first
  ) l;
end
$$;

-- Returns stock when an order ends without a delivery. An order leaves a status once, so stock returns once.
create function private.return_order_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.return_stock(new.id);
  return null;
end
$$;
create trigger return_order_stock after update of status on public.orders
  for each row when (new.status <> old.status and new.status in ('Cancelled', 'Rejected'))
  execute function private.return_order_stock();

-- Approves a locked order: history and the buyer's mail, in the language of the order.
create function private.write_approval(o public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.orders x set approved_at = now() where x.id = o.id;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role)
  values (o.id, 'approved', o.status, o.status, private.my_id(), 'admin');
  perform private.queue_email(o.buyer_id, 'order_approved', jsonb_build_object('buyer_name', o.buyer_name,
    'orders', jsonb_build_array(private.order_for_mail(o.id)), 'note', null),
    (select c.language from public.checkouts c where c.id = o.checkout_id));
end
$$;

-- Changes the status of a locked order: history, and mails to its buyer (in the language of the order) and, if it was cancelled by
-- others, its company. `changed` has the new status, and for shipped goods the day, courier and tracking number. `fee_paid`:
-- whether the buyer paid the delivery fee of goods refused at the door; null for other changes and for free delivery.
create function private.write_order_status(o public.orders, changed public.orders, acting text, note text, fee_paid boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  letter jsonb;
begin
  update public.orders x set status = changed.status, due_on = changed.due_on, courier_id = changed.courier_id,
    tracking_number = changed.tracking_number, cash_collected = case when fee_paid then o.delivery_fee else x.cash_collected end
  where x.id = o.id;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note, changes)
  values (o.id, 'status', o.status, changed.status, private.my_id(), acting, nullif(btrim(note), ''), nullif(
    jsonb_strip_nulls(jsonb_build_object('fee_paid', fee_paid))
    || case when changed.due_on <> o.due_on then jsonb_build_object('due_on', jsonb_build_object('before', o.due_on,
      'after', changed.due_on)) else '{}' end
    || case when changed.status = 'Shipped' and changed.courier_id is not null then jsonb_build_object('shipment',
      private.shipment_of(changed.courier_id, changed.tracking_number)) else '{}' end, '{}'));
  letter := jsonb_strip_nulls(jsonb_build_object('fee_paid', fee_paid)) || private.company_names(o.company_id)
    || jsonb_build_object('buyer_name', o.buyer_name, 'recipient', 'buyer',
      'orders', jsonb_build_array(private.order_for_mail(o.id)), 'note', nullif(btrim(note), ''));
  perform private.queue_email(o.buyer_id, 'order_' || lower(changed.status), letter,
    (select c.language from public.checkouts c where c.id = o.checkout_id));
  if changed.status = 'Cancelled' and acting <> 'seller' then
    perform private.queue_company_email(o.company_id, 'order_cancelled', letter || '{"recipient": "seller"}');
  end if;
end
$$;

-- Roles of the caller for an order: staff with the right ('admin'), member of its company with the right ('seller'), its buyer;
-- 'colleague' reads the orders of the company that buys.
create function private.order_roles(o public.orders, right_name text default 'see_orders')
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select array_remove(array[
      case when private.staff_may(right_name) then 'admin' end,
      case when private.may(o.company_id, right_name) then 'seller' end,
      case when o.buyer_id = (select private.my_id()) then 'buyer' end,
      case when right_name = 'see_orders' and private.may_buy(o.buying_company_id, 'see_orders') then 'colleague' end], null)
  );
end
$$;

-- Locks an order for a change, and with an exchange the order that was paid. Raises order_not_found if the caller may not see it.
create function private.lock_order(order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_person();
  perform 1 from public.orders o where o.id in (lock_order.order_id, private.paid_order(lock_order.order_id)) order by o.id for update;
  select * into locked from public.orders o where o.id = lock_order.order_id;
  if not found or cardinality(private.order_roles(locked)) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return locked;
end
$$;

-- Last event of an order after a version, as far as its buyer or (roles: admin, seller) people who work on it may know: {what,
-- at, by_role, by, number}; null if there is none.
create function private.order_news(o public.orders, after_version int, roles text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('what', x.what, 'at', x.created_at, 'number', o.number)
      || private.known_actor(x.actor_id, x.actor_role, o.company_id)
    from (
      select 'order_' || case e.kind when 'status' then lower(e.to_status) else e.kind end as what, e.created_at, e.actor_id,
        e.actor_role, e.order_version as version
      from public.order_events e
      where e.order_id = o.id and (e.kind <> 'cash_settled' or roles && '{admin,seller}')
      union all
      select 'order_called', c.created_at, c.caller_id, case c.side when 'company' then 'seller' else 'admin' end, c.order_version
      from public.order_calls c where c.order_id = o.id and roles && '{admin,seller}') x
    where x.version > after_version
    order by x.version desc, x.what limit 1);
end
$$;

-- Whether an earlier call of the caller wrote exactly this event on the version that the page showed.
create function private.is_repeated_event(order_id uuid, expected_version int, kind text, to_status text, note text,
  changes jsonb default null)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.order_events e
    where e.order_id = is_repeated_event.order_id and e.order_version = expected_version + 1 and e.actor_id = private.my_id()
      and e.kind = is_repeated_event.kind and e.to_status = is_repeated_event.to_status
      and e.note is not distinct from nullif(btrim(is_repeated_event.note), '')
      and (is_repeated_event.changes is null or e.changes @> is_repeated_event.changes));
end
$$;

-- Whether a decision on a locked order must still be written; see begin_decision. Events that the caller may not know do not
-- refuse it.
create function private.begin_order_decision(o public.orders, expected_version int, repeated boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.order_news(o, expected_version, private.order_roles(o));
begin
  return private.begin_decision(expected_version::text, case when news is null then expected_version::text end, repeated, news);
end
$$;

-- Writes the outcome of a call, or the buyer's own confirmation; an order is confirmed once.
create function private.note_confirmation(o public.orders, outcome text, acting text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.orders x set confirmation = outcome, updated_at = now() where x.id = o.id;
  if outcome = 'confirmed' and o.confirmation is distinct from 'confirmed' then
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role)
    values (o.id, 'confirmed', o.status, o.status, private.my_id(), acting);
  end if;
end
$$;

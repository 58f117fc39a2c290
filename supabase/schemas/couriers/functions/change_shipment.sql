-- Corrects courier and tracking number of an order on its way, both null for a driver of the seller. Raises not_allowed,
-- order_state_changed {status}, changed_meanwhile and the errors of check_shipment.
create function private.change_shipment(order_id uuid, courier_id bigint, tracking_number text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders := private.lock_order(order_id);
  roles text[] := private.order_roles(locked, 'change_orders');
  stored text;
  changes jsonb;
begin
  if not roles && '{admin,seller}' then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  stored := private.check_shipment(locked, courier_id, tracking_number);
  changes := jsonb_build_object('shipment', private.shipment_of(courier_id, stored));
  if not private.begin_order_decision(locked, expected_version,
    private.is_repeated_event(order_id, expected_version, 'shipment', locked.status, null, changes)) then
    return;
  elsif locked.status <> 'Shipped' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.orders o
  set courier_id = change_shipment.courier_id, tracking_number = stored, updated_at = now() where o.id = locked.id;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, changes)
  values (locked.id, 'shipment', locked.status, locked.status, private.my_id(),
    case when 'seller' = any (roles) then 'seller' else 'admin' end, changes);
end
$$;

create function public.change_shipment(order_id uuid, courier_id bigint, tracking_number text, expected_version int) returns void
language sql security invoker set search_path = '' as $$
  select private.change_shipment(order_id, courier_id, tracking_number, expected_version)
$$;
grant execute on function public.change_shipment(uuid, bigint, text, int), private.change_shipment(uuid, bigint, text, int)
  to authenticated, service_role;

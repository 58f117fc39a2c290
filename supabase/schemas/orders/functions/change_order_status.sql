-- First of the caller's `roles` that may make a transition. Raises order_state_changed, not_allowed, approval_required,
-- order_already_approved.
create function private.require_transition(o public.orders, to_status text, roles text[])
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  acting text;
begin
  if not exists (select 1 from public.order_transitions t
                 where t.from_status = o.status and t.to_status = require_transition.to_status) then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', o.status));
  end if;
  if not exists (select 1 from public.order_transitions t where t.from_status = o.status
                 and t.to_status = require_transition.to_status and t.actor_role = any (roles)) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  select t.actor_role into acting from public.order_transitions t
  where t.from_status = o.status and t.to_status = require_transition.to_status and t.actor_role = any (roles)
    and (t.approval = 'any' or (t.approval = 'required') = (o.approved_at is not null))
  order by array_position(roles, t.actor_role) limit 1;
  if acting is null and o.approved_at is null then
    perform private.raise_error('PT409', 'approval_required');
  elsif acting is null then
    perform private.raise_error('PT409', 'order_already_approved');
  end if;
  return acting;
end
$$;

-- Changes an order's status; returns false if the call repeats an earlier one. `due_on`: new day by which goods that are shipped
-- arrive, today to a year ahead. `courier_id` and `tracking_number`: the shipment, none for the seller's own driver. `fee_paid`:
-- see write_order_status. Raises changed_meanwhile, invalid_input and the errors of require_transition and check_shipment.
create function private.change_order_status(order_id uuid, status text, expected_version int, note text, due_on date default null,
  courier_id bigint default null, tracking_number text default null, fee_paid boolean default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  changed public.orders;
  acting text;
  today date := (now() at time zone 'Asia/Baghdad')::date;
  shipment jsonb;
begin
  perform private.require_text('note', note, 500, true);
  locked := private.lock_order(order_id);
  perform private.require_that(due_on is null or (status = 'Shipped' and due_on between today and today + 365), 'due_on', 'range');
  perform private.require_that(status = 'Shipped' or num_nonnulls(courier_id, tracking_number) = 0, 'courier_id', 'unexpected');
  tracking_number := private.check_shipment(locked, courier_id, tracking_number);
  shipment := private.shipment_of(courier_id, tracking_number);
  if not private.begin_order_decision(locked, expected_version, private.is_repeated_event(order_id, expected_version, 'status',
    status, note, case when shipment is not null then jsonb_build_object('shipment', shipment) end)) then
    return false;
  end if;
  acting := private.require_transition(locked, status, private.order_roles(locked, 'change_orders'));
  if change_order_status.status = 'Rejected' or (change_order_status.status = 'Cancelled' and acting <> 'buyer') then
    perform private.require_reason(note);
  end if;
  changed := locked;
  changed.status := status;
  changed.due_on := coalesce(due_on, locked.due_on);
  changed.courier_id := coalesce(courier_id, locked.courier_id);
  changed.tracking_number := coalesce(tracking_number, locked.tracking_number);
  perform private.write_order_status(locked, changed, acting, note, fee_paid);
  return true;
end
$$;

create function public.change_order_status(order_id uuid, status text, expected_version int, note text default null,
  due_on date default null, courier_id bigint default null, tracking_number text default null) returns void
language sql security invoker set search_path = ''
as $$
  select from private.change_order_status(order_id, status, expected_version, note, due_on, courier_id, tracking_number)
$$;
grant execute on function public.change_order_status(uuid, text, int, text, date, bigint, text),
  private.change_order_status(uuid, text, int, text, date, bigint, text, boolean) to authenticated, service_role;

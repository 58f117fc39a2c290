-- Records a failed attempt; the order stays on its way or ready for collection. Goods refused at the door or never collected
-- end the order: see refuse_order. Raises changed_meanwhile; order_state_changed {status} for orders that are not on their way.
create function private.log_attempt(order_id uuid, outcome text, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  roles text[];
begin
  perform private.require_text('note', note, 500, true);
  locked := private.lock_order(order_id);
  perform private.require_that(coalesce(outcome = any (case when locked.is_pickup then array['not_come', 'unreachable', 'postponed']
    else array['not_home', 'unreachable', 'postponed', 'wrong_address'] end), false), 'outcome', 'one_of');
  roles := private.order_roles(locked, 'change_orders');
  if not roles && '{admin,seller}' then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(locked, expected_version, private.is_repeated_event(order_id, expected_version, 'attempt',
    'Shipped', note, jsonb_build_object('outcome', log_attempt.outcome))) then
    return;
  elsif locked.status <> 'Shipped' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.orders o set updated_at = now() where o.id = locked.id;
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note, changes)
  values (locked.id, 'attempt', locked.status, locked.status, private.my_id(),
    case when 'seller' = any (roles) then 'seller' else 'admin' end, nullif(btrim(note), ''),
    jsonb_build_object('outcome', log_attempt.outcome));
end
$$;

create function public.log_attempt(order_id uuid, outcome text, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.log_attempt(order_id, outcome, note, expected_version) $$;
grant execute on function public.log_attempt(uuid, text, int, text), private.log_attempt(uuid, text, text, int)
  to authenticated, service_role;

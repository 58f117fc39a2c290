create function private.approve_order(order_id uuid, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_staff('change_orders');
  locked := private.lock_order(order_id);
  if not private.begin_order_decision(locked, expected_version,
    private.is_repeated_event(order_id, expected_version, 'approved', 'Processing', null)) then
    return;
  end if;
  if locked.status <> 'Processing' or locked.approved_at is not null then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.write_approval(locked);
end
$$;

create function public.approve_order(order_id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.approve_order(order_id, expected_version) $$;
grant execute on function public.approve_order(uuid, int), private.approve_order(uuid, int) to authenticated, service_role;

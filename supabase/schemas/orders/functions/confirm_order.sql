-- The buyer confirms the order on its page.
create function private.confirm_order(order_id uuid, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  locked := private.lock_order(order_id);
  if locked.buyer_id is distinct from private.my_id() then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(locked, expected_version,
    private.is_repeated_event(order_id, expected_version, 'confirmed', 'Processing', null)) then
    return;
  elsif locked.status <> 'Processing' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  elsif locked.confirmation is distinct from 'confirmed' then
    perform private.note_confirmation(locked, 'confirmed', 'buyer');
  end if;
end
$$;

create function public.confirm_order(order_id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.confirm_order(order_id, expected_version) $$;
grant execute on function public.confirm_order(uuid, int), private.confirm_order(uuid, int) to authenticated, service_role;

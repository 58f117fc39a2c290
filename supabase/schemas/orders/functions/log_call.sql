-- Records the outcome of a call to the buyer before shipping. Raises changed_meanwhile, order_state_changed {status}.
create function private.log_call(order_id uuid, outcome text, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  roles text[];
  acting text;
begin
  perform private.require_text('note', note, 500, true);
  perform private.require_that(
    coalesce(outcome in ('confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number'), false), 'outcome', 'one_of');
  locked := private.lock_order(order_id);
  roles := private.order_roles(locked, 'change_orders');
  acting := case when 'seller' = any (roles) then 'seller' when 'admin' = any (roles) then 'admin' end;
  if acting is null then
    perform private.raise_error('PT403', 'not_allowed');
  elsif not private.begin_order_decision(locked, expected_version, exists (
    select from public.order_calls c where c.order_id = locked.id and c.order_version = expected_version + 1
      and c.caller_id = private.my_id() and c.outcome = log_call.outcome
      and c.note is not distinct from nullif(btrim(log_call.note), ''))) then
    return;
  elsif locked.status <> 'Processing' then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.note_confirmation(locked, outcome, acting);
  insert into public.order_calls (order_id, outcome, side, caller_id, note)
  values (locked.id, log_call.outcome, case acting when 'seller' then 'company' else 'staff' end, private.my_id(),
    nullif(btrim(note), ''));
end
$$;

create function public.log_call(order_id uuid, outcome text, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.log_call(order_id, outcome, note, expected_version) $$;
grant execute on function public.log_call(uuid, text, int, text), private.log_call(uuid, text, text, int)
  to authenticated, service_role;

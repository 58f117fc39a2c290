-- The requester takes a waiting request back. Raises purchase_request_not_found, purchase_request_state {state},
-- changed_meanwhile.
create function private.withdraw_purchase_request(request_id uuid, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.purchase_requests := private.lock_purchase_request(request_id);
begin
  if r.user_id is distinct from private.my_id() then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  if private.begin_decision(expected_version::text, r.version::text, r.state = 'withdrawn', private.purchase_news(r)) then
    perform private.require_waiting(r);
    perform private.end_purchase_request(r, 'withdrawn', private.my_id(), null);
  end if;
end
$$;

create function public.withdraw_purchase_request(request_id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.withdraw_purchase_request(request_id, expected_version) $$;
grant execute on function public.withdraw_purchase_request(uuid, int), private.withdraw_purchase_request(uuid, int)
  to authenticated, service_role;

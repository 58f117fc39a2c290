-- The staff ends the answering of a request for a reason that the buyer reads. Raises not_allowed, quote_not_found, quote_state,
-- changed_meanwhile, reason_required.
create function private.close_quote_request_as_staff(request_id uuid, expected_version int, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.lock_staff_quote(close_quote_request_as_staff.request_id);
begin
  perform private.check_quote_version(q, expected_version, '{Open}');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  perform private.end_quote_answers(q, 'staff', btrim(reason));
end
$$;

create function public.close_quote_request_as_staff(request_id uuid, expected_version int, reason text) returns void
language sql security invoker set search_path = '' as $$
  select private.close_quote_request_as_staff(request_id, expected_version, reason)
$$;
grant execute on function public.close_quote_request_as_staff(uuid, int, text),
  private.close_quote_request_as_staff(uuid, int, text) to authenticated, service_role;

-- Raises changed_meanwhile.
create function private.set_enquiry_status(kind text, id text, status text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target record;
begin
  select * into target from private.lock_enquiry(kind, id);
  perform private.require_that(set_enquiry_status.status in ('New', 'Answered', 'Closed'), 'status', 'one_of');
  if not private.begin_enquiry_decision(target.quote_id, target.message_id, expected_version, set_enquiry_status.status = coalesce(
      (select q.status from public.quote_requests q where q.id = target.quote_id),
      (select m.status from public.contact_messages m where m.id = target.message_id))) then
    return;
  end if;
  update public.quote_requests q set status = set_enquiry_status.status where q.id = target.quote_id;
  update public.contact_messages m set status = set_enquiry_status.status where m.id = target.message_id;
end
$$;

create function public.set_enquiry_status(kind text, id text, status text, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.set_enquiry_status(kind, id, status, expected_version) $$;
grant execute on function public.set_enquiry_status(text, text, text, text),
  private.set_enquiry_status(text, text, text, text) to authenticated, service_role;

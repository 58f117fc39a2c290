-- Raises contact_message_not_found, changed_meanwhile.
create function private.set_contact_message_status(message_id bigint, status text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.contact_messages := private.lock_contact_message(message_id);
begin
  perform private.require_that(set_contact_message_status.status in ('New', 'Answered', 'Closed'), 'status', 'one_of');
  if private.begin_contact_decision(message, expected_version, set_contact_message_status.status = message.status) then
    update public.contact_messages m set status = set_contact_message_status.status where m.id = message_id;
  end if;
end
$$;

create function public.set_contact_message_status(message_id bigint, status text, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.set_contact_message_status(message_id, status, expected_version) $$;
grant execute on function public.set_contact_message_status(bigint, text, text),
  private.set_contact_message_status(bigint, text, text) to authenticated, service_role;

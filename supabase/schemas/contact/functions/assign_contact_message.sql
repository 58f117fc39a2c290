-- Assigns a contact message to a staff member who may answer, or (null) to nobody. Raises contact_message_not_found,
-- changed_meanwhile.
create function private.assign_contact_message(message_id bigint, expected_version text, assignee uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.contact_messages := private.lock_contact_message(message_id);
begin
  perform private.require_that(assignee is null
    or exists (select from private.staff_with_right('contact') s where s.user_id = assignee), 'assignee', 'one_of');
  if private.begin_contact_decision(message, expected_version, assignee is not distinct from message.assigned_to) then
    update public.contact_messages m set assigned_to = assignee where m.id = message_id;
  end if;
end
$$;

create function public.assign_contact_message(message_id bigint, expected_version text, assignee uuid default null) returns void
language sql security invoker set search_path = ''
as $$ select private.assign_contact_message(message_id, expected_version, assignee) $$;
grant execute on function public.assign_contact_message(bigint, text, uuid), private.assign_contact_message(bigint, text, uuid)
  to authenticated, service_role;

-- Assigns an enquiry to a staff member who may answer, or (null) to nobody. Raises changed_meanwhile.
create function private.assign_enquiry(kind text, id text, expected_version text, assignee uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target record;
begin
  select * into target from private.lock_enquiry(kind, id);
  perform private.require_that(assignee is null or exists (
    select from public.staff s where s.user_id = assignee and private.answers_enquiries(s.role)), 'assignee', 'one_of');
  if not private.begin_enquiry_decision(target.quote_id, target.message_id, expected_version, assignee is not distinct from coalesce(
      (select q.assigned_to from public.quote_requests q where q.id = target.quote_id),
      (select m.assigned_to from public.contact_messages m where m.id = target.message_id))) then
    return;
  end if;
  update public.quote_requests q set assigned_to = assignee where q.id = target.quote_id;
  update public.contact_messages m set assigned_to = assignee where m.id = target.message_id;
end
$$;

create function public.assign_enquiry(kind text, id text, expected_version text, assignee uuid default null) returns void
language sql security invoker set search_path = '' as $$ select private.assign_enquiry(kind, id, expected_version, assignee) $$;
grant execute on function public.assign_enquiry(text, text, text, uuid), private.assign_enquiry(text, text, text, uuid)
  to authenticated, service_role;

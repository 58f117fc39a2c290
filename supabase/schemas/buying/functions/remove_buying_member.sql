-- Removes a member from the caller's company; the reason is for the log. Raises the errors of set_buying_member, reason_required.
create function private.remove_buying_member(user_id uuid, expected_version int, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.buying_members := private.lock_buying_member(user_id, expected_version);
begin
  perform private.require_identity();
  perform private.enter_reason(reason);
  perform private.require_other_buying_owner(member.company_id, member.user_id);
  delete from private.buying_members m where m.user_id = member.user_id;
end
$$;

create function public.remove_buying_member(user_id uuid, expected_version int, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.remove_buying_member(user_id, expected_version, reason) $$;
grant execute on function public.remove_buying_member(uuid, int, text), private.remove_buying_member(uuid, int, text)
  to authenticated, service_role;

create function private.leave_company()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.lock_team(null);
begin
  perform private.require_identity();
  perform private.require_other_owner(mine, private.caller_id());
  delete from public.company_members m where m.user_id = private.caller_id();
end
$$;

create function public.leave_company() returns void
language sql security invoker set search_path = '' as $$ select private.leave_company() $$;
grant execute on function public.leave_company(), private.leave_company() to authenticated, service_role;

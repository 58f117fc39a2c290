-- Changes the role of a member of the caller's company; a null role removes the member, which needs a reason for the log. Raises
-- identity_required, reason_required, last_owner.
create function private.set_member_role(user_id uuid, expected_role text, role text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.lock_team('team');
  present_role text;
begin
  perform private.require_identity();
  if set_member_role.role is null then
    perform private.enter_reason(reason);
  end if;
  perform private.require_that(set_member_role.role is null
    or set_member_role.role in ('owner', 'manager', 'sales', 'warehouse', 'finance'), 'role', 'one_of');
  select m.role into present_role from public.company_members m where m.user_id = set_member_role.user_id and m.company_id = mine;
  if present_role is null and mine is distinct from (select a.company_id from public.audit_log a
      where a.table_name = 'company_members' and a.row_id = set_member_role.user_id::text order by a.id desc limit 1) then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  if not private.begin_role_change('company_members', user_id, expected_role, present_role, role) then
    return;
  end if;
  if set_member_role.role is distinct from 'owner' then
    perform private.require_other_owner(mine, set_member_role.user_id);
  end if;
  if set_member_role.role is null then
    delete from public.company_members m where m.user_id = set_member_role.user_id;
  else
    update public.company_members m set role = set_member_role.role where m.user_id = set_member_role.user_id;
  end if;
end
$$;

create function public.set_member_role(user_id uuid, expected_role text, role text default null, reason text default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_member_role(user_id, expected_role, role, reason) $$;
grant execute on function public.set_member_role(uuid, text, text, text), private.set_member_role(uuid, text, text, text)
  to authenticated, service_role;

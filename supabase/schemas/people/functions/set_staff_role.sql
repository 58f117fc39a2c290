-- Adds a staff member, changes the role, or (null) removes one, which needs a reason for the log. Raises reason_required.
create function private.set_staff_role(user_id uuid, expected_role text, role text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  present_role text;
begin
  perform private.require_staff('staff');
  perform private.require_identity();
  if set_staff_role.role is null then
    perform private.enter_reason(reason);
  end if;
  perform private.require_that(set_staff_role.role is null
    or set_staff_role.role in ('admin', 'support', 'catalogue', 'finance'), 'role', 'one_of');
  if not exists (select from auth.users u where u.id = set_staff_role.user_id) then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  select s.role into present_role from public.staff s where s.user_id = set_staff_role.user_id for update;
  if not private.begin_role_change('staff', user_id, expected_role, present_role, role) then
    return;
  end if;
  if set_staff_role.role is null then
    delete from public.staff s where s.user_id = set_staff_role.user_id;
  elsif exists (select from public.company_members m where m.user_id = set_staff_role.user_id) then
    -- Staff cannot be members of a company.
    perform private.raise_error('PT409', 'already_seller');
  else
    insert into public.staff (user_id, role) values (set_staff_role.user_id, set_staff_role.role)
    on conflict on constraint staff_pkey do update set role = excluded.role;
  end if;
end
$$;

create function public.set_staff_role(user_id uuid, expected_role text, role text default null, reason text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.set_staff_role(user_id, expected_role, role, reason) $$;
grant execute on function public.set_staff_role(uuid, text, text, text), private.set_staff_role(uuid, text, text, text)
  to authenticated, service_role;

-- The caller's rights as staff: {role, rights}; role is null for others. An admin has every right.
create function private.get_staff_rights()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('role', private.staff_role(), 'rights', coalesce((
    select jsonb_agg(r.right_name order by r.right_name) from private.staff_rights r where r.role = private.staff_role()), '[]'));
end
$$;

create function public.get_staff_rights() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_rights() $$;
grant execute on function public.get_staff_rights(), private.get_staff_rights() to authenticated, service_role;

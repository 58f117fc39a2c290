-- The invitation behind a mailed link: {company_name, name_en, name_ar, email, role}; names are null for an invitation to the
-- staff.
create function private.get_invitation(token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  i private.invitations := private.find_invitation(token);
begin
  return jsonb_build_object('company_name', null, 'name_en', null, 'name_ar', null, 'email', i.email, 'role', i.role)
    || coalesce((select jsonb_build_object('company_name', c.name, 'name_en', c.name_en, 'name_ar', c.name_ar)
      from public.companies c where c.id = i.company_id), '{}');
end
$$;

create function public.get_invitation(token text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_invitation(token) $$;
grant execute on function public.get_invitation(text), private.get_invitation(text) to anon, authenticated, service_role;

-- Data stored about the caller; see private.person_data. Raises not_signed_in.
create function private.export_own_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.person_data(private.require_person());
end
$$;

create function public.export_own_data() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.export_own_data() $$;
grant execute on function public.export_own_data(), private.export_own_data() to authenticated, service_role;

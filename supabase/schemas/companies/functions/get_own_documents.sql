-- {company_id, kinds: see documents_of, without files for staff who view the company}. Raises not_signed_in, not_allowed.
create function private.get_own_documents()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := case when private.is_viewing() then private.company_to_read('profile') else private.my_documents_company() end;
begin
  return jsonb_build_object('company_id', company, 'kinds', private.documents_of(company, not private.is_viewing(), false));
end
$$;

create function public.get_own_documents() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_own_documents() $$;
grant execute on function public.get_own_documents(), private.get_own_documents() to authenticated, service_role;

-- The caller's company's store page with {id, slug, may_edit, version}; see store_of. Raises not_approved.
create function private.get_own_store()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine uuid := private.company_to_read(null);
  store jsonb := private.store_of(mine);
begin
  return store || jsonb_build_object('id', mine, 'slug', (select c.slug from public.companies c where c.id = mine),
    'may_edit', private.may(mine, 'profile'), 'version', md5(store::text));
end
$$;

create function public.get_own_store() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_own_store() $$;
grant execute on function public.get_own_store(), private.get_own_store() to authenticated, service_role;

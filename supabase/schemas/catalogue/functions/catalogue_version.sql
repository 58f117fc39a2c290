create function private.catalogue_version()
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(sum(v.changes), 0)::bigint from private.catalogue_versions v);
end
$$;

-- Number of changes of the catalogue so far.
create function public.catalogue_version()
returns bigint
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_version() $$;
grant execute on function public.catalogue_version(), private.catalogue_version() to anon, authenticated, service_role;

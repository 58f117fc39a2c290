-- Clears the errors of failed pictures, so that they are loaded again.
create function private.retry_import_pictures(import_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
begin
  update public.import_pictures p set problem = null where p.import_id = locked.id and p.problem is not null;
end
$$;

create function public.retry_import_pictures(import_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.retry_import_pictures(import_id) $$;
grant execute on function public.retry_import_pictures(uuid), private.retry_import_pictures(uuid)
  to authenticated, service_role;

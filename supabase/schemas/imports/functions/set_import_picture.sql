-- Records that a picture was published at `path`, or why it failed.
create function private.set_import_picture(import_id uuid, name text, path text, problem text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
begin
  if not locked.status in ('staging', 'checked') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.require_that(path is null or private.may_show_file(path, 'product-images', locked.company_id), 'path', 'own_file');
  update public.import_pictures p
  set path = set_import_picture.path, problem = case when set_import_picture.path is null then left(set_import_picture.problem, 60) end
  where p.import_id = locked.id and p.name = set_import_picture.name;
end
$$;

create function public.set_import_picture(import_id uuid, name text, path text default null, problem text default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_import_picture(import_id, name, path, problem) $$;
grant execute on function public.set_import_picture(uuid, text, text, text),
  private.set_import_picture(uuid, text, text, text) to authenticated, service_role;

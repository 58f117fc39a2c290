-- Creates an import; a repeated id returns the existing one. {id, status, repeats?: time of an earlier import of the same file}
create function private.create_import(import_id uuid, file_name text, file_hash text, mode text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  perform private.require_text('file_name', file_name, 255);
  perform private.require_that(file_hash ~ '^[0-9a-f]{64}$', 'file_hash', 'format');
  perform private.require_that(mode in ('create', 'update', 'both'), 'mode', 'one_of');
  insert into public.imports (id, company_id, created_by, file_name, file_hash, mode)
  values (create_import.import_id, company, private.caller_id(), btrim(create_import.file_name), create_import.file_hash, create_import.mode)
  on conflict (id) do nothing;
  return (
    select jsonb_build_object('id', i.id, 'status', i.status, 'repeats', (
      select max(x.finished_at) from public.imports x
      where x.company_id = company and x.file_hash = create_import.file_hash and x.status = 'done'))
    from public.imports i where i.id = create_import.import_id and i.company_id = company);
end
$$;

create function public.create_import(import_id uuid, file_name text, file_hash text, mode text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.create_import(import_id, file_name, file_hash, mode) $$;
grant execute on function public.create_import(uuid, text, text, text), private.create_import(uuid, text, text, text)
  to authenticated, service_role;

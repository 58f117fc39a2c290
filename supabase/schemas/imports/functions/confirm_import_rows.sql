-- Confirms held rows: the given ones, or all (null).
create function private.confirm_import_rows(import_id uuid, row_numbers int[], confirmed boolean)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  ticked int;
begin
  if locked.status <> 'checked' then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.import_rows r set confirmed = confirm_import_rows.confirmed
  where r.import_id = locked.id and r.outcome = 'held' and (row_numbers is null or r.row_number = any (row_numbers));
  get diagnostics ticked = row_count;
  return ticked;
end
$$;

create function public.confirm_import_rows(import_id uuid, row_numbers int[] default null, confirmed boolean default true) returns int
language sql security invoker set search_path = '' as $$ select private.confirm_import_rows(import_id, row_numbers, confirmed) $$;
grant execute on function public.confirm_import_rows(uuid, int[], boolean), private.confirm_import_rows(uuid, int[], boolean)
  to authenticated, service_role;

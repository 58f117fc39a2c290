-- Stages rows: [{row, values, problems, doubts?}]. A staged row is replaced, so a batch can be sent again and a corrected row
-- alone. Returns the number of rows of the import.
create function private.stage_import_rows(import_id uuid, staged jsonb)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  total int;
begin
  if not locked.status in ('staging', 'checked') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.require_that(jsonb_typeof(staged) = 'array' and jsonb_array_length(staged) between 1 and 2000, 'staged', 'too_many');
  insert into public.import_rows as r (import_id, row_number, cells)
  select locked.id, (s ->> 'row')::int, jsonb_build_object('values', s -> 'values', 'problems', coalesce(s -> 'problems', '[]'), 'doubts', coalesce(s -> 'doubts', '[]'))
  from jsonb_array_elements(staged) s
  where s ->> 'row' ~ '^[0-9]{1,7}$' and jsonb_typeof(s -> 'values') = 'object'
  on conflict on constraint import_rows_pkey do update
    set cells = excluded.cells, outcome = 'waiting', problems = '[]', before = null, after = null, confirmed = false;
  perform private.name_import_pictures(locked, staged);
  select count(*) into total from public.import_rows r where r.import_id = locked.id;
  perform private.require_that(total <= 100000, 'staged', 'too_many');
  update public.imports i set row_count = total where i.id = locked.id;
  return total;
end
$$;

create function public.stage_import_rows(import_id uuid, staged jsonb) returns int
language sql security invoker set search_path = '' as $$ select private.stage_import_rows(import_id, staged) $$;
grant execute on function public.stage_import_rows(uuid, jsonb), private.stage_import_rows(uuid, jsonb)
  to authenticated, service_role;

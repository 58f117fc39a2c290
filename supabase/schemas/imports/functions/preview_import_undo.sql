-- Counts what undoing an import would restore, by undoing it and rolling back: {undone, partly, kept: rows, next: the row
-- before which counting continues, null at the end}. Works for at most 3 s, from the last row on.
create function private.preview_import_undo(import_id uuid, before_row int)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  counted jsonb;
  stays public.import_rows[];
begin
  if not locked.status in ('done', 'paused', 'undone') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  begin
    perform private.begin_import_work(locked), private.enter_context('{"refiling": true, "trial": true}');
    counted := private.undo_import_batch(locked, before_row, 2000, 3);
    stays := array(
      select r from public.import_rows r
      where r.import_id = locked.id and r.outcome = 'kept' and r.row_number >= (counted ->> 'last_row')::int
        and (before_row = 0 or r.row_number < before_row)
      order by r.row_number limit 10);
    raise no_data_found;
  exception when no_data_found then
    -- The rollback also restores the session context.
    null;
  end;
  return counted - 'last_row' || jsonb_build_object('stays', (
    select coalesce(jsonb_agg(private.import_row_item(x, locked.company_id) order by x.row_number), '[]') from unnest(stays) x), 'next', (
    select max(x.row_number) + 1 from public.import_rows x
    where x.import_id = locked.id and x.outcome in ('created', 'changed', 'kept')
      and x.row_number < (counted ->> 'last_row')::int));
end
$$;

create function public.preview_import_undo(import_id uuid, before_row int default 0) returns jsonb
language sql security invoker set search_path = '' as $$ select private.preview_import_undo(import_id, before_row) $$;
grant execute on function public.preview_import_undo(uuid, int), private.preview_import_undo(uuid, int)
  to authenticated, service_role;

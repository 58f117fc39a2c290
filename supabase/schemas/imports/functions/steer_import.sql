-- Changes the state of an import: check, apply, pause, cancel, undo, or retry after its work was set aside. A finished import
-- is checked again for its rows that are not written; if that is cancelled, what was written before can still be undone.
-- Raises import_state_changed {status} if that is not possible now.
create function private.steer_import(import_id uuid, action text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  next_status text := case
    when action = 'check' and locked.status in ('staging', 'checked') and locked.row_count > 0 then 'checking'
    when action = 'check' and locked.status = 'done' and exists (
      select from public.import_rows r where r.import_id = locked.id
        and r.outcome in ('refused', 'held', 'waiting', 'create', 'change')) then 'checking'
    when action = 'apply' and locked.status in ('checked', 'paused') then 'applying'
    when action = 'pause' and locked.status = 'applying' then 'paused'
    when action = 'cancel' and locked.status in ('staging', 'checking', 'checked', 'paused')
      then case when locked.finished_at is null then 'cancelled' else 'done' end
    when action = 'undo' and (locked.status in ('done', 'paused') or locked.status = 'undone' and exists (
      select from public.import_rows r where r.import_id = locked.id and r.outcome = 'kept')) then 'undoing'
    when action = 'retry' and private.is_set_aside('work-imports', locked.id::text) then locked.status end;
  former jsonb;
  heading jsonb := jsonb_build_object('name', locked.file_name, 'rows', locked.row_count);
begin
  if next_status is null then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.imports i
  set status = next_status,
    position = case when action in ('check', 'undo') or (action = 'apply' and locked.status = 'checked') then 0 else i.position end,
    finished_at = case when next_status = 'cancelled' then now() else i.finished_at end
  where i.id = locked.id;
  if action in ('apply', 'undo') and locked.status <> 'paused' then
    former := private.enter_context(jsonb_build_object('batch', locked.id));
    perform private.write_audit_entry(case action when 'apply' then 'INSERT' else 'DELETE' end, 'imports', locked.id::text,
      locked.company_id, case action when 'undo' then heading end, case action when 'apply' then heading end);
    perform private.leave_context(former);
  end if;
  perform private.forget_job_failures('work-imports', array[locked.id::text]);
  return next_status;
end
$$;

create function public.steer_import(import_id uuid, action text) returns text
language sql security invoker set search_path = '' as $$ select private.steer_import(import_id, action) $$;
grant execute on function public.steer_import(uuid, text), private.steer_import(uuid, text) to authenticated, service_role;

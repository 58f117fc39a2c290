-- Changes the state of a bulk change: stop (waiting rows stay unchanged), undo (not of orders and deals), or retry after its work was set aside.
-- Raises bulk_change_state {status} if that is not possible now.
create function private.steer_bulk_change(change_id uuid, action text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked private.bulk_changes;
  next_status text;
  former jsonb;
begin
  perform private.my_bulk_change(change_id);
  select * into locked from private.bulk_changes b where b.id = steer_bulk_change.change_id for update;
  next_status := case when action = 'stop' and locked.status = 'working' then 'stopped'
    when action = 'undo' and private.is_undoable(locked) then 'undoing'
    when action = 'retry' and private.is_set_aside('work-bulk-changes', locked.id::text) then locked.status end;
  if next_status is null then
    perform private.raise_error('PT409', 'bulk_change_state', jsonb_build_object('status', locked.status));
  end if;
  update private.bulk_changes b
  set status = next_status, worked_to = case action when 'retry' then b.worked_to else 0 end, finished_at = case next_status when 'stopped' then now() end,
    kept = case action when 'undo' then 0 else b.kept end, partly = case action when 'undo' then 0 else b.partly end,
    actor_id = case action when 'undo' then private.my_id() else b.actor_id end
  where b.id = locked.id;
  if action in ('stop', 'undo') then
    former := private.enter_context(jsonb_build_object('batch', locked.id));
    perform private.write_audit_entry('UPDATE', 'bulk_changes', locked.id::text, locked.company_id,
      jsonb_build_object('status', locked.status), jsonb_build_object('status', next_status));
    perform private.leave_context(former);
  end if;
  perform private.forget_job_failures('work-bulk-changes', array[locked.id::text]);
  perform private.hurry_bulk_change(locked.id);
  return private.get_bulk_change(locked.id);
end
$$;

create function public.steer_bulk_change(change_id uuid, action text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.steer_bulk_change(change_id, action) $$;
grant execute on function public.steer_bulk_change(uuid, text), private.steer_bulk_change(uuid, text)
  to authenticated, service_role;

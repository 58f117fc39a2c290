-- Counts what undoing a change would restore, by undoing it and rolling back: {undone, kept (wholly or partly), next: the
-- product after which counting continues, null at the end}. Counts 1,000 products per call.
create function private.preview_bulk_undo(change_id uuid, after_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := (private.my_bulk_change(change_id)).company_id;
  counted private.bulk_changes;
  stays private.bulk_change_rows[];
begin
  perform from private.bulk_changes b where b.id = preview_bulk_undo.change_id and private.is_undoable(b) for update;
  if not found then
    perform private.raise_error('PT409', 'bulk_change_state',
      jsonb_build_object('status', private.get_bulk_change(change_id) ->> 'status'));
  end if;
  begin
    perform private.enter_context('{"trial": true}');
    update private.bulk_changes b set status = 'undoing', worked_to = after_id, undone = 0, kept = 0, partly = 0, actor_id = private.my_id()
    where b.id = preview_bulk_undo.change_id;
    perform private.work_bulk_change(change_id, 1000);
    select * into counted from private.bulk_changes b where b.id = preview_bulk_undo.change_id;
    stays := array(
      select r from private.bulk_change_rows r
      where r.change_id = counted.id and r.outcome = 'kept' and r.product_id > after_id and r.product_id <= counted.worked_to
      order by r.product_id limit 10);
    raise no_data_found;
  exception when no_data_found then
    null;
  end;
  return jsonb_build_object('undone', counted.undone, 'partly', counted.partly, 'kept', counted.kept - counted.partly,
    'stays', (select coalesce(jsonb_agg(private.bulk_row_item(x, company) order by x.product_id), '[]') from unnest(stays) x), 'next', (
    select counted.worked_to from private.bulk_change_rows r where r.change_id = preview_bulk_undo.change_id
      and r.product_id > counted.worked_to and r.outcome in ('changed', 'kept') limit 1));
end
$$;

create function public.preview_bulk_undo(change_id uuid, after_id bigint default 0) returns jsonb
language sql security invoker set search_path = '' as $$ select private.preview_bulk_undo(change_id, after_id) $$;
grant execute on function public.preview_bulk_undo(uuid, bigint), private.preview_bulk_undo(uuid, bigint)
  to authenticated, service_role;

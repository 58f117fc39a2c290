-- Counts what undoing a change would restore, of products by undoing it and rolling back: {undone, partly, kept, stays (the first
-- ten), next: the product after which counting continues, null at the end}. Counts 1,000 products per call.
create function private.preview_bulk_undo(change_id uuid, after_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own private.bulk_changes := private.my_bulk_change(change_id);
  counted private.bulk_changes;
  stays private.bulk_change_rows[];
begin
  perform from private.bulk_changes b where b.id = preview_bulk_undo.change_id and private.is_undoable(b) for update;
  if not found then
    perform private.raise_error('PT409', 'bulk_change_state',
      jsonb_build_object('status', own.status));
  elsif own.subject in ('reviews', 'questions') then
    return private.preview_feedback_undo(own);
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
    'stays', (select coalesce(jsonb_agg(private.bulk_row_item(x, own.company_id) order by x.product_id), '[]') from unnest(stays) x), 'next', (
    select counted.worked_to from private.bulk_change_rows r where r.change_id = preview_bulk_undo.change_id
      and r.product_id > counted.worked_to and r.outcome in ('changed', 'kept') limit 1));
end
$$;

create function public.preview_bulk_undo(change_id uuid, after_id bigint default 0) returns jsonb
language sql security invoker set search_path = '' as $$ select private.preview_bulk_undo(change_id, after_id) $$;
grant execute on function public.preview_bulk_undo(uuid, bigint), private.preview_bulk_undo(uuid, bigint)
  to authenticated, service_role;

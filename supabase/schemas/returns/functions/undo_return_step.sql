-- Undoes the caller's own last step within a day: goods that were received, or a settlement by money. Stock, credit note and
-- commission go back by movements and entries of their own. Raises reason_required, undo_over, out_of_stock if goods that went back
-- on sale are gone, and the errors of begin_return_step.
create function private.undo_return_step(return_id uuid, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
  step private.return_events;
  credit private.report_line[] := '{}';
  is_cut boolean;
begin
  perform private.require_reason(note);
  perform private.require_text('note', note, 1000);
  r := private.begin_return_step(return_id, 'undo', expected_version, '{undone}', note);
  if r.id is null then
    return;
  end if;
  step := private.undoable_return_event(r);
  if step.kind = 'received' then
    perform private.move_returned_stock(r, (select jsonb_agg(jsonb_build_object('id', y.id, 'quantity', 0, 'restock', 0))
      from private.return_lines y where y.return_id = r.id));
    update private.return_lines y set received = null, restock = null, condition = null where y.return_id = r.id;
    update private.returns x set status = step.from_status, refund = null, due_kind = null, due_at = null where x.id = r.id;
  else
    if (step.changes ->> 'credits')::boolean then
      credit := private.credit_return(r, 0, 0, false);
    end if;
    -- A lower refund may be appealed again.
    is_cut := step.from_status = 'Received' and r.refund < r.value and private.binding_decision(r) is null and (step.changes ->> 'credits')::boolean is true;
    update private.returns x set status = step.from_status, outcome = null, due_kind = case when is_cut then 'appeal' end,
      due_at = case when is_cut then now() + make_interval(days => (private.return_clocks()).appeal_days) end, paid_way = null,
      paid_on = null, paid_amount = null, paid_reference = null
    where x.id = r.id;
  end if;
  perform private.start_sending(r.id);
  perform private.return_event(r, 'undone', r.status, 'seller', note, jsonb_build_object('undone', step.kind), '{}', credit);
end
$$;

create function public.undo_return_step(return_id uuid, note text, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.undo_return_step(return_id, note, expected_version) $$;
grant execute on function public.undo_return_step(uuid, text, int), private.undo_return_step(uuid, text, int) to authenticated, service_role;

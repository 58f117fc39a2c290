-- Refuses a return for a reason that the buyer reads. Raises reason_required and the errors of begin_return_step.
create function private.refuse_return(return_id uuid, note text, pictures text[], expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  perform private.require_reason(note);
  perform private.require_text('note', note, 1000);
  r := private.begin_return_step(return_id, 'refuse', expected_version, '{refused}', note);
  if r.id is null then
    return;
  end if;
  perform private.require_return_pictures(r.order_id, pictures);
  update private.returns x set status = 'Refused', answered_at = now(), was_refused = true, due_kind = 'appeal',
    due_at = now() + make_interval(days => (private.return_clocks()).appeal_days)
  where x.id = r.id;
  perform private.return_event(r, 'refused', r.status, 'seller', note, '{}', pictures);
end
$$;

create function public.refuse_return(return_id uuid, note text, pictures text[], expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.refuse_return(return_id, note, pictures, expected_version) $$;
grant execute on function public.refuse_return(uuid, text, text[], int), private.refuse_return(uuid, text, text[], int) to authenticated, service_role;

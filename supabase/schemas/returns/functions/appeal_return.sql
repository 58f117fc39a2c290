-- Opens an appeal of a side; the days for the decision begin.
create function private.open_appeal(r private.returns, side text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.returns x set appeal_side = side, appealed_at = now(), due_kind = 'decision', reminded_on = null,
    decision_due_at = clock.due, due_at = clock.due
  from (select now() + make_interval(days => (private.return_clocks()).decision_days) as due) clock
  where x.id = r.id
$$;

-- Asks the staff to decide on a refusal, a receipt with a lower refund, a settlement or an acceptance by silence.
create function private.appeal_return(return_id uuid, note text, pictures text[], expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
  side text;
begin
  perform private.require_reason(note);
  perform private.require_text('note', note, 1000);
  r := private.begin_return_step(return_id, 'appeal', expected_version, '{appealed}', note);
  if r.id is null then
    return;
  end if;
  perform private.require_return_pictures(r.order_id, pictures);
  side := private.return_side(r);
  perform private.open_appeal(r, side);
  perform private.return_event(r, 'appealed', r.status, side, note, jsonb_build_object('side', side), pictures);
end
$$;

create function public.appeal_return(return_id uuid, note text, pictures text[], expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.appeal_return(return_id, note, pictures, expected_version) $$;
grant execute on function public.appeal_return(uuid, text, text[], int), private.appeal_return(uuid, text, text[], int) to authenticated, service_role;

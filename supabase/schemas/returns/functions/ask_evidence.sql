-- The staff asks a side for evidence. The decision is due after the days for the evidence.
create function private.ask_evidence(return_id uuid, side text, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
  clocks private.return_settings := private.return_clocks();
  due timestamptz := now() + make_interval(days => clocks.evidence_days);
begin
  perform private.require_staff('change_orders');
  perform private.require_that(coalesce(side in ('buyer', 'seller'), false), 'side', 'one_of');
  perform private.require_reason(note);
  perform private.require_text('note', note, 1000);
  r := private.begin_return_step(return_id, 'ask_evidence', expected_version, '{evidence_asked}', note);
  if r.id is null then
    return;
  end if;
  update private.returns x set evidence_side = side, evidence_due_at = due, due_kind = 'evidence', due_at = due,
    decision_due_at = due + make_interval(days => clocks.decision_days)
  where x.id = r.id;
  perform private.return_event(r, 'evidence_asked', r.status, 'admin', note, jsonb_build_object('side', side));
end
$$;

create function public.ask_evidence(return_id uuid, side text, note text, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.ask_evidence(return_id, side, note, expected_version) $$;
grant execute on function public.ask_evidence(uuid, text, text, int), private.ask_evidence(uuid, text, text, int) to authenticated, service_role;

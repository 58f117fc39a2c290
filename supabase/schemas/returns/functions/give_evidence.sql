-- Ends the wait for evidence: the staff decides within the days of a decision.
create function private.end_evidence(r private.returns)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.returns x set evidence_side = null, evidence_due_at = null, due_kind = 'decision', reminded_on = null,
    due_at = now() + make_interval(days => (private.return_clocks()).decision_days),
    decision_due_at = now() + make_interval(days => (private.return_clocks()).decision_days)
  where x.id = r.id
$$;

-- The side that was asked gives its evidence.
create function private.give_evidence(return_id uuid, note text, pictures text[], expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  perform private.require_text('note', note, 1000);
  r := private.begin_return_step(return_id, 'give_evidence', expected_version, '{evidence_given}', note);
  if r.id is null then
    return;
  end if;
  perform private.require_return_pictures(r.order_id, pictures);
  perform private.end_evidence(r);
  perform private.return_event(r, 'evidence_given', r.status, r.evidence_side, note, jsonb_build_object('side', r.evidence_side), pictures);
end
$$;

create function public.give_evidence(return_id uuid, note text, pictures text[], expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.give_evidence(return_id, note, pictures, expected_version) $$;
grant execute on function public.give_evidence(uuid, text, text[], int), private.give_evidence(uuid, text, text[], int) to authenticated, service_role;

-- Accepts or refuses an adjustment that waits; only a person who did not propose it may. Raises adjustment_not_found, own_adjustment,
-- changed_meanwhile, reason_required for a refusal, payment_above_debt {debt} for a write-off of more than the company owes by now.
create function private.decide_adjustment(adjustment_id bigint, expected_version int, accept boolean, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.adjustments;
  decision text := case when accept then 'posted' else 'refused' end;
begin
  perform private.require_staff('money');
  perform private.require_that(accept is not null, 'accept', 'required');
  perform private.require_text('note', note, 500, true);
  select * into a from private.adjustments x where x.id = decide_adjustment.adjustment_id for update;
  if a.id is null then
    perform private.raise_error('PT404', 'adjustment_not_found');
  elsif a.created_by = private.my_id() then
    perform private.raise_error('PT403', 'own_adjustment');
  elsif not accept then
    perform private.require_reason(note);
  end if;
  if not private.begin_decision(expected_version::text, a.version::text,
    a.decided_by = private.my_id() and a.state = decision, jsonb_build_object('what', 'adjustment_' || a.state, 'at', a.decided_at)
      || private.known_actor(a.decided_by, 'admin', a.company_id)) then
    return;
  end if;
  if accept and a.kind = 'write_off' then
    perform private.lock_ledger();
    perform private.refuse_write_off_above_debt(a.company_id, -a.amount);
  end if;
  update private.adjustments x set state = decision, version = a.version + 1, decided_by = private.my_id(), decided_at = now(),
    note = nullif(btrim(decide_adjustment.note), '')
  where x.id = a.id;
  perform private.notify(a.created_by, 'adjustment_' || case when accept then 'accepted' else 'refused' end,
    jsonb_build_object('adjustment_id', a.id, 'reason', nullif(btrim(note), '')) || private.company_names(a.company_id));
  if accept then
    perform private.post_adjustment(a);
  end if;
end
$$;

create function public.decide_adjustment(adjustment_id bigint, expected_version int, accept boolean, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.decide_adjustment(adjustment_id, expected_version, accept, note) $$;
grant execute on function public.decide_adjustment(bigint, int, boolean, text), private.decide_adjustment(bigint, int, boolean, text)
  to authenticated, service_role;

-- Posts the companies of a confirmed run: their debt is set off, and the rest was paid by the bank.
create function private.post_payouts(r private.payout_runs)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  l private.payout_lines;
begin
  for l in select * from private.payout_lines x where x.run_id = r.id and not x.is_excluded order by x.company_id loop
    perform private.post_transaction('settlement', 'payout_offset', r.id || '/' || l.company_id, array[
      row('owed_to_company', l.company_id, null, l.set_off)::private.ledger_line,
      row('owed_to_market', l.company_id, null, -l.set_off)::private.ledger_line], l.company_id, null, r.effective_on, null);
    perform private.post_transaction('payout', 'payout', r.id || '/' || l.company_id, array[
      row('owed_to_company', l.company_id, null, l.amount)::private.ledger_line,
      row('bank', null, null, -l.amount)::private.ledger_line], l.company_id, null, r.effective_on, null);
  end loop;
end
$$;

-- Sends (proposed), confirms (sent) or cancels a run; `excluded` are companies left out when it is sent. Confirming posts it; above
-- the site's amount another person than the one who proposed it confirms. Raises payout_run_not_found, stale_version {version},
-- payout_run_state {state}, second_person_required, no_payouts if all companies are left out.
create function private.change_payout_run(run_id bigint, expected_version int, action text, excluded uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.payout_runs;
begin
  perform private.require_staff('money');
  perform private.require_that(coalesce(action in ('send', 'confirm', 'cancel'), false), 'action', 'one_of');
  select * into r from private.payout_runs x where x.id = change_payout_run.run_id for update;
  if r.id is null then
    perform private.raise_error('PT404', 'payout_run_not_found');
  elsif r.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', r.version));
  elsif not (case action when 'send' then r.state = 'proposed' when 'confirm' then r.state = 'sent'
      else r.state in ('proposed', 'sent') end) then
    perform private.raise_error('PT409', 'payout_run_state', jsonb_build_object('state', r.state));
  elsif action = 'confirm' and private.second_person_of_payout(r) = 'other' then
    perform private.raise_error('PT403', 'second_person_required');
  end if;
  if action = 'send' then
    update private.payout_lines l set is_excluded = coalesce(l.company_id = any (excluded), false) where l.run_id = r.id;
    if not exists (select from private.payout_lines l where l.run_id = r.id and not l.is_excluded) then
      perform private.raise_error('PT409', 'no_payouts');
    end if;
  end if;
  update private.payout_runs x set version = r.version + 1, changed_by = private.my_id(), changed_at = now(),
    state = case action when 'send' then 'sent' when 'confirm' then 'confirmed' else 'cancelled' end
  where x.id = r.id;
  perform private.write_audit_entry('UPDATE', 'payout_runs', r.id::text, null, jsonb_build_object('state', r.state),
    jsonb_build_object('action', action, 'excluded', to_jsonb(excluded)));
  if action = 'confirm' then
    perform private.post_payouts(r);
  elsif exists (select from private.payout_runs x where x.id = r.id and private.second_person_of_payout(x) is not null) then
    perform private.ask_second_person(r.created_by, 'payout_waiting', jsonb_build_object('payout_run_id', r.id));
  end if;
end
$$;

create function public.change_payout_run(run_id bigint, expected_version int, action text, excluded uuid[] default '{}') returns void
language sql security invoker set search_path = '' as $$ select private.change_payout_run(run_id, expected_version, action, excluded) $$;
grant execute on function public.change_payout_run(bigint, int, text, uuid[]), private.change_payout_run(bigint, int, text, uuid[])
  to authenticated, service_role;

-- Proposes to pay out on a day what the marketplace owes to companies, after their debts are set off, and returns the id of the
-- run. Companies in a run that is not finished are left out. A run has the 500 largest amounts at most, so that one call can post
-- it; the next run has the rest. Raises no_payouts, invalid_input.
create function private.propose_payouts(effective_on date)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  run bigint;
begin
  perform private.require_staff('money');
  perform private.require_that(coalesce(effective_on between private.today_in_iraq() - 31 and private.today_in_iraq() + 31, false),
    'effective_on', 'range');
  perform private.lock_ledger();
  insert into private.payout_runs (effective_on, created_by) values (propose_payouts.effective_on, private.my_id()) returning id into run;
  insert into private.payout_lines (run_id, company_id, amount, set_off, account)
  select run, d.company_id, -d.debt, greatest(d.owed_to_market, 0), t.payout_account
  from private.company_debts d left join private.company_terms t on t.company_id = d.company_id
  where d.debt < 0 and d.owed_to_company > 0 and not exists (
    select from private.payout_lines l join private.payout_runs r on r.id = l.run_id
    where l.company_id = d.company_id and not l.is_excluded and r.state in ('proposed', 'sent'))
  order by d.debt, d.company_id limit 500;
  if not found then
    perform private.raise_error('PT409', 'no_payouts');
  end if;
  return run;
end
$$;

create function public.propose_payouts(effective_on date) returns bigint
language sql security invoker set search_path = '' as $$ select private.propose_payouts(effective_on) $$;
grant execute on function public.propose_payouts(date), private.propose_payouts(date) to authenticated, service_role;

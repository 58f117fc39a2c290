-- Notifies the people of a company who settle its cash, by notification and mail, that the state of its debt changed or that a day of
-- grace passes. `d` is the debt with its former state. The mail of the last day of grace has the sums of the month.
create function private.warn_of_debt(d private.company_debts, state text, debt_limit public.iqd, grace_ends_on date, today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  kind text := case
    when warn_of_debt.state = 'paused' and d.state <> 'paused' then 'selling_paused'
    when warn_of_debt.state <> 'paused' and d.state = 'paused' then 'selling_resumed'
    when warn_of_debt.state = 'over' and today >= warn_of_debt.grace_ends_on then 'selling_pausing'
    when warn_of_debt.state = 'over' then 'debt_over'
    when warn_of_debt.state = 'warned' and d.state = 'open' then 'debt_warned' end;
  facts jsonb;
begin
  if kind is null then
    return;
  end if;
  facts := private.company_names(d.company_id) || jsonb_build_object('debt', d.debt);
  if kind <> 'selling_resumed' then
    facts := facts || jsonb_build_object('debt_limit', warn_of_debt.debt_limit);
  end if;
  if kind in ('debt_over', 'selling_pausing') then
    facts := facts || jsonb_build_object('grace_ends_on', warn_of_debt.grace_ends_on);
  end if;
  if kind = 'selling_pausing' then
    facts := facts || (select jsonb_build_object('charged', coalesce(sum(x.debit), 0), 'paid', coalesce(sum(x.credit), 0))
      from private.ledger_days x where x.company_id = d.company_id and x.day >= date_trunc('month', today)::date);
  end if;
  perform private.notify_company(d.company_id, 'settle_cash', kind,
    private.company_names(d.company_id) || jsonb_build_object('company_id', d.company_id));
  perform private.queue_company_email(d.company_id, kind, facts, 'settle_cash');
end
$$;

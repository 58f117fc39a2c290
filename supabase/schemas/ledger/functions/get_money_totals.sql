-- Sums over all companies and couriers, and counts of what needs attention: see moneyTotals in ledger/answers.ts.
create function private.get_money_totals()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  return (
    select jsonb_build_object('owed_to_market', coalesce(sum(a.balance) filter (where a.kind = 'owed_to_market'), 0),
      'owed_to_company', coalesce(-sum(a.balance) filter (where a.kind = 'owed_to_company'), 0),
      'cash_in_transit', coalesce(sum(a.balance) filter (where a.kind = 'cash_in_transit'), 0))
    from private.ledger_accounts a)
    || (select jsonb_build_object('warned', count(*) filter (where d.state = 'warned'), 'over', count(*) filter (where d.state = 'over'),
      'paused', count(*) filter (where d.state = 'paused')) from private.company_debts d where d.state <> 'open')
    || (select jsonb_build_object('adjustments', count(*)) from private.adjustments a where a.state = 'waiting');
end
$$;

create function public.get_money_totals() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_money_totals() $$;
grant execute on function public.get_money_totals(), private.get_money_totals() to authenticated, service_role;

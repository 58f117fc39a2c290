-- Balance of a company: see ownBalance in ledger/answers.ts. Raises company_not_found, not_allowed.
create function private.get_own_balance(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  d private.company_debts;
  terms record;
  year constant date := date_trunc('year', private.today_in_iraq())::date;
begin
  perform private.require_money_of(company_id);
  select * into d from private.company_debts x where x.company_id = get_own_balance.company_id;
  select * into terms from private.terms_of(get_own_balance.company_id);
  return jsonb_build_object('state', coalesce(d.state, 'open'), 'due', greatest(coalesce(d.debt, 0), 0),
    'owed_to_market', coalesce(d.owed_to_market, 0), 'owed_to_company', coalesce(d.owed_to_company, 0), 'debt', coalesce(d.debt, 0),
    'debt_limit', terms.debt_limit, 'share', round(greatest(coalesce(d.debt, 0), 0) / terms.debt_limit, 4),
    'grace_ends_on', d.grace_ends_on, 'cash_by', terms.cash_by,
    'pending', (select coalesce(sum(l.commission), 0) from public.orders o join public.order_lines l on l.order_id = o.id
      where o.company_id = get_own_balance.company_id and o.status = 'Shipped'),
    'paid', (select coalesce(-sum(t.debt_change), 0) from private.ledger_transactions t
      left join private.ledger_transactions r on r.id = t.reverses_id
      where t.company_id = get_own_balance.company_id and t.effective_on >= year and t.kind in ('payment', 'reversal')
        and coalesce(r.kind, t.kind) = 'payment'),
    'last_payment', private.last_payment(get_own_balance.company_id));
end
$$;

create function public.get_own_balance(company_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_own_balance(company_id) $$;
grant execute on function public.get_own_balance(uuid), private.get_own_balance(uuid) to authenticated, service_role;

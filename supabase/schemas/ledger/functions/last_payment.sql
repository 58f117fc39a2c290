-- Last payment of a company that was not reversed, {amount, effective_on}; null if there is none.
create function private.last_payment(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('amount', -t.debt_change, 'effective_on', t.effective_on)
  from private.ledger_transactions t
  where t.company_id = last_payment.company_id and t.kind in ('payment', 'reversal') and t.kind = 'payment'
    and not exists (select from private.ledger_transactions r where r.reverses_id = t.id)
  order by t.effective_on desc, t.id desc limit 1
$$;

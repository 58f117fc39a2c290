-- Keeps courier_cash when the ledger posts to a courier's account cash_in_transit.
create function private.follow_courier_cash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select a.kind from private.ledger_accounts a where a.id = new.account_id) <> 'cash_in_transit' then
    return null;
  end if;
  insert into private.courier_cash as c (courier_id, order_id, amount, since)
  select a.courier_id, t.order_id, new.amount, t.effective_on
  from private.ledger_accounts a join private.ledger_transactions t on t.id = new.transaction_id
  where a.id = new.account_id and t.order_id is not null
  on conflict (courier_id, order_id) do update set amount = c.amount + excluded.amount;
  return null;
end
$$;

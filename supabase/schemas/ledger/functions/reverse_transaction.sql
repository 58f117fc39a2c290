-- Posts the opposite of a transaction today and returns its id. Raises reason_required, transaction_not_found, already_reversed,
-- not_reversible for a reversal, adjustment_needs_second {amount} for an adjustment or write-off that a second person has to agree to.
create function private.reverse_transaction(transaction_id bigint, reason text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  reversed private.ledger_transactions;
begin
  perform private.require_staff('money');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  perform private.lock_ledger();
  select * into reversed from private.ledger_transactions t where t.id = reverse_transaction.transaction_id;
  if reversed.id is null then
    perform private.raise_error('PT404', 'transaction_not_found');
  elsif reversed.kind = 'reversal' then
    perform private.raise_error('PT409', 'not_reversible');
  elsif exists (select from private.ledger_transactions t where t.reverses_id = reversed.id) then
    perform private.raise_error('PT409', 'already_reversed');
  elsif reversed.kind in ('adjustment', 'write_off') and private.needs_second_person(reversed.company_id, -reversed.debt_change) then
    perform private.raise_error('PT403', 'adjustment_needs_second', (select jsonb_build_object('amount', s.second_person_above)
      from private.money_settings s));
  end if;
  return private.post_transaction('reversal', 'reversal', reversed.id::text, array(
      select row(a.kind, a.company_id, a.courier_id, -e.amount)::private.ledger_line
      from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id where e.transaction_id = reversed.id),
    reversed.company_id, reversed.order_id, null, reason, reversed.id);
end
$$;

create function public.reverse_transaction(transaction_id bigint, reason text) returns bigint
language sql security invoker set search_path = '' as $$ select private.reverse_transaction(transaction_id, reason) $$;
grant execute on function public.reverse_transaction(bigint, text), private.reverse_transaction(bigint, text)
  to authenticated, service_role;

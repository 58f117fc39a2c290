-- Raises invalid_input for a wrong field of a payment.
create function private.check_payment(idempotency_key uuid, amount public.iqd, effective_on date, way text, reference text, note text,
  receipt_path text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(amount is not null, 'amount', 'required');
  perform private.require_that(amount > 0, 'amount', 'range');
  perform private.require_that(effective_on is not null, 'effective_on', 'required');
  perform private.require_that(effective_on between private.today_in_iraq() - 365 and private.today_in_iraq(), 'effective_on', 'range');
  perform private.require_that(coalesce(way in ('cash', 'bank', 'wallet'), false), 'way', 'one_of');
  perform private.require_text('reference', reference, 100, true);
  perform private.require_text('note', note, 500, true);
  perform private.require_text('receipt_path', receipt_path, 300, true);
end
$$;

-- Raises payment_repeated {what, at, by_role, by} if the company has a payment of this amount that may be the same one: with the
-- same reference, or on the same day while one of the two has no reference. Reversed payments do not count.
create function private.refuse_repeated_payment(company_id uuid, amount public.iqd, effective_on date, reference text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known private.ledger_transactions;
begin
  -- The condition on both kinds lets the query use ledger_transactions_payments_idx.
  select t.* into known from private.ledger_transactions t
  where t.company_id = refuse_repeated_payment.company_id and t.kind in ('payment', 'reversal') and t.kind = 'payment'
    and t.debt_change = -amount::numeric
    and coalesce(private.compact_code(t.details ->> 'reference') = private.compact_code(refuse_repeated_payment.reference),
      t.effective_on = refuse_repeated_payment.effective_on)
    and not exists (select from private.ledger_transactions r where r.reverses_id = t.id)
  order by t.id desc limit 1;
  if known.id is not null then
    perform private.raise_error('PT409', 'payment_repeated', jsonb_build_object('what', 'payment_recorded', 'at', known.recorded_at)
      || private.known_actor(known.actor_id, 'admin', known.company_id));
  end if;
end
$$;

-- Records a payment of a company once per key: {transaction_id, balance: its debt afterwards}. More than the debt becomes credit of
-- the company if `allow_credit`; `allow_repeat` says that it is not the payment that is already recorded. A wallet's money is at the
-- bank. Raises payment_repeated, payment_above_debt {debt}, company_not_found, payment_mismatch, invalid_input.
create function private.record_payment(company_id uuid, idempotency_key uuid, amount public.iqd, effective_on date, way text,
  reference text, note text, receipt_path text, allow_credit boolean, allow_repeat boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  present numeric;
  posted private.ledger_transactions;
begin
  perform private.require_staff('money');
  perform private.check_payment(idempotency_key, amount, effective_on, way, reference, note, receipt_path);
  perform private.require_money_of(company_id);
  perform private.lock_ledger();
  select coalesce(max(d.debt), 0) into present from private.company_debts d where d.company_id = record_payment.company_id;
  select * into posted from private.ledger_transactions t where t.source_kind = 'payment' and t.source_id = idempotency_key::text;
  if posted.id is null then
    if allow_repeat is not true then
      perform private.refuse_repeated_payment(company_id, amount, effective_on, reference);
    end if;
    if amount > present and allow_credit is not true then
      perform private.raise_error('PT409', 'payment_above_debt', jsonb_build_object('debt', greatest(present, 0)));
    end if;
    return jsonb_build_object('balance', present - amount, 'transaction_id', private.post_transaction('payment', 'payment',
      idempotency_key::text, array[
        row(case way when 'cash' then 'cash' else 'bank' end, null, null, amount)::private.ledger_line,
        row('owed_to_market', record_payment.company_id, null, -amount)::private.ledger_line],
      company_id, null, effective_on, note, null, jsonb_strip_nulls(jsonb_build_object('way', way,
        'reference', nullif(btrim(reference), ''), 'receipt_path', nullif(btrim(receipt_path), '')))));
  elsif (posted.company_id, -posted.debt_change) is distinct from (record_payment.company_id, amount::numeric) then
    perform private.raise_error('PT409', 'payment_mismatch');
  end if;
  return jsonb_build_object('balance', present, 'transaction_id', posted.id);
end
$$;

create function public.record_payment(company_id uuid, idempotency_key uuid, amount public.iqd, effective_on date, way text,
  reference text default null, note text default null, receipt_path text default null, allow_credit boolean default false,
  allow_repeat boolean default false)
returns jsonb
language sql security invoker set search_path = ''
as $$
  select private.record_payment(company_id, idempotency_key, amount, effective_on, way, reference, note, receipt_path, allow_credit,
    allow_repeat)
$$;
grant execute on function public.record_payment(uuid, uuid, public.iqd, date, text, text, text, text, boolean, boolean),
  private.record_payment(uuid, uuid, public.iqd, date, text, text, text, text, boolean, boolean) to authenticated, service_role;

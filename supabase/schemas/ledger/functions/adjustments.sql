-- Posts an adjustment or write-off that was accepted or needs no second person.
create function private.post_adjustment(a private.adjustments)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.post_transaction(a.kind, 'adjustment', a.id::text, array[
    row('owed_to_market', a.company_id, null, a.amount)::private.ledger_line,
    row(case a.kind when 'write_off' then 'write_offs' else 'adjustments' end, null, null, -a.amount)::private.ledger_line],
    a.company_id, null, null, a.reason);
end
$$;

-- Raises adjustment_repeated {what, at, by_role, by} if the company has the same change of its debt from the last seven days that was
-- not refused or reversed.
create function private.refuse_repeated_adjustment(company_id uuid, kind text, amount public.iqd_change)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known private.adjustments;
begin
  select a.* into known from private.adjustments a
  where (a.company_id, a.kind, a.amount)
      = (refuse_repeated_adjustment.company_id, refuse_repeated_adjustment.kind, refuse_repeated_adjustment.amount)
    and a.state <> 'refused' and a.created_at > now() - interval '7 days'
    and not exists (select from private.ledger_transactions t join private.ledger_transactions r on r.reverses_id = t.id
      where t.source_kind = 'adjustment' and t.source_id = a.id::text)
  order by a.id desc limit 1;
  if known.id is not null then
    perform private.raise_error('PT409', 'adjustment_repeated', jsonb_build_object('what', 'adjustment_proposed', 'at', known.created_at)
      || private.known_actor(known.created_by, 'admin', known.company_id));
  end if;
end
$$;

-- Raises payment_above_debt {debt} for a write-off of more than a company owes. Callers hold the ledger's lock.
create function private.refuse_write_off_above_debt(company_id uuid, amount public.iqd_change)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  debt constant numeric := greatest(0, coalesce((select d.debt from private.company_debts d
    where d.company_id = refuse_write_off_above_debt.company_id), 0));
begin
  if amount > debt then
    perform private.raise_error('PT409', 'payment_above_debt', jsonb_build_object('debt', debt));
  end if;
end
$$;

-- Writes a change of a debt once per key, posts it or lets it wait for a second person: {id, state}. `allow_repeat` says that it is
-- not the change that was made already. Raises payment_mismatch, company_not_found, invalid_input, adjustment_repeated,
-- payment_above_debt {debt} for a write-off of more than the debt.
create function private.add_adjustment(company_id uuid, kind text, amount public.iqd_change, reason text, idempotency_key uuid,
  allow_repeat boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.adjustments;
begin
  perform private.require_staff('money');
  perform private.require_money_of(company_id);
  perform private.require_that(idempotency_key is not null, 'idempotency_key', 'required');
  perform private.require_that(coalesce(amount <> 0, false), 'amount', 'range');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  perform private.lock_ledger();
  select * into a from private.adjustments x where x.idempotency_key = add_adjustment.idempotency_key;
  if a.id is not null then
    if (a.company_id, a.kind, a.amount) is distinct from (add_adjustment.company_id, add_adjustment.kind, add_adjustment.amount) then
      perform private.raise_error('PT409', 'payment_mismatch');
    end if;
    return jsonb_build_object('id', a.id, 'state', a.state);
  end if;
  if allow_repeat is not true then
    perform private.refuse_repeated_adjustment(company_id, kind, amount);
  end if;
  if kind = 'write_off' then
    perform private.refuse_write_off_above_debt(company_id, -amount);
  end if;
  insert into private.adjustments (company_id, kind, amount, reason, state, idempotency_key, created_by)
  values (add_adjustment.company_id, add_adjustment.kind, add_adjustment.amount, btrim(add_adjustment.reason),
    case when private.needs_second_person(add_adjustment.company_id, add_adjustment.amount) then 'waiting' else 'posted' end,
    add_adjustment.idempotency_key, private.my_id())
  returning * into a;
  if a.state = 'posted' then
    perform private.post_adjustment(a);
  else
    perform private.ask_second_person(a.created_by, 'adjustment_waiting', jsonb_build_object('adjustment_id', a.id, 'reason', a.reason)
      || private.company_names(a.company_id));
  end if;
  return jsonb_build_object('id', a.id, 'state', a.state);
end
$$;

-- Waits until no other transaction writes the ledger, and lets none write it until this one ends.
create function private.lock_ledger()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger', 0));
end
$$;

-- Accounts of entries, in their order; null for one that does not exist yet. An account of a company has no courier and one of a courier
-- no company, so each kind of account has an index. In PL/pgSQL, because the plan of an SQL function is made again for each posting.
create function private.accounts_of(entries private.ledger_line[])
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select coalesce(
    (select a.id from private.ledger_accounts a where a.kind = e.account_kind and a.company_id = e.company_id),
    (select a.id from private.ledger_accounts a where a.courier_id = e.courier_id and a.kind = e.account_kind),
    (select a.id from private.ledger_accounts a where num_nonnulls(e.company_id, e.courier_id) = 0 and a.kind = e.account_kind
      and a.company_id is null and a.courier_id is null))
  from unnest(entries) with ordinality e (account_kind, company_id, courier_id, amount, place) order by e.place);
end
$$;

-- Writes the entries of a transaction, one per account, and the balances.
create function private.write_entries(transaction_id bigint, entries private.ledger_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  posted constant private.ledger_line[] := array(select e from unnest(entries) e where e.amount <> 0);
  accounts bigint[] := private.accounts_of(posted);
begin
  if array_position(accounts, null) is not null then
    insert into private.ledger_accounts (kind, company_id, courier_id)
    select distinct e.account_kind, e.company_id, e.courier_id
    from unnest(posted) with ordinality e (account_kind, company_id, courier_id, amount, place) where accounts[e.place] is null;
    accounts := private.accounts_of(posted);
  end if;
  with net as (
    select accounts[e.place] as id, sum(e.amount) as amount
    from unnest(posted) with ordinality e (account_kind, company_id, courier_id, amount, place)
    group by 1 having sum(e.amount) <> 0
  ), changed as (
    update private.ledger_accounts a set balance = a.balance + n.amount, entry_count = a.entry_count + 1
    from net n where a.id = n.id
    returning a.id, n.amount, a.balance
  )
  insert into private.ledger_entries (transaction_id, account_id, amount, balance_after)
  select write_entries.transaction_id, c.id, c.amount, c.balance from changed c;
end
$$;

-- Posts one transaction and returns its id; null if its source was posted before, or if all its entries cancel out. Entries on
-- the same account become one. A transaction changes the accounts of one company at most. `p_effective_on` null is today.
--
-- The ledger has one writer at a time: the lock is held until the end of the transaction. Callers take their other locks
-- (orders, remittances, payout runs) first, so that no holder of the ledger waits for a transaction that waits for the ledger.
create function private.post_transaction(p_kind text, p_source_kind text, p_source_id text, p_entries private.ledger_line[],
  p_company uuid, p_order uuid, p_effective_on date, p_note text, p_reverses bigint default null, p_details jsonb default null)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  posted bigint;
  day date := coalesce(p_effective_on, private.today_in_iraq());
  to_market numeric;
  to_company numeric;
  changes boolean;
begin
  perform private.lock_ledger();
  select coalesce(sum(n.amount) filter (where n.account_kind = 'owed_to_market' and n.company_id = p_company), 0),
    coalesce(-sum(n.amount) filter (where n.account_kind = 'owed_to_company' and n.company_id = p_company), 0), bool_or(n.amount <> 0)
  into to_market, to_company, changes
  from (select e.account_kind, e.company_id, sum(e.amount) as amount from unnest(p_entries) e group by 1, 2, e.courier_id) n;
  if changes is not true then
    return null;
  end if;
  insert into private.ledger_transactions (kind, source_kind, source_id, company_id, order_id, debt_change, effective_on,
    reverses_id, actor_id, note, details)
  values (p_kind, p_source_kind, p_source_id, p_company, p_order, to_market - to_company, day, p_reverses, private.my_id(),
    nullif(btrim(p_note), ''), p_details)
  on conflict (source_kind, source_id) do nothing
  returning id into posted;
  if posted is not null then
    perform private.write_entries(posted, p_entries);
    if p_company is not null then
      perform private.follow_debt(p_company, to_market, to_company, day);
    end if;
    -- Deliveries, refusals and returns are reported with their goods by post_order_event and post_return_event.
    if p_order is not null and p_kind not in ('delivery', 'refusal', 'return') then
      perform private.report_posting(posted, p_order, day);
    end if;
  end if;
  return posted;
end
$$;

-- Refuses a transaction whose entries do not sum to zero, that has none, or that changes accounts of another company.
create function private.check_transaction(transaction_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_one record;
begin
  select count(*) as entries, sum(e.amount) as total, sum(e.amount) filter (where a.company_id is not null) as change,
    bool_and(a.company_id is null or a.company_id = t.company_id) as of_company, t.debt_change
  into found_one
  from private.ledger_transactions t
  left join private.ledger_entries e on e.transaction_id = t.id
  left join private.ledger_accounts a on a.id = e.account_id
  where t.id = check_transaction.transaction_id
  group by t.id;
  if found_one.entries < 2 or found_one.total <> 0 or found_one.of_company is not true
    or coalesce(found_one.change, 0) <> found_one.debt_change then
    perform private.raise_error('PT409', 'ledger_unbalanced', jsonb_build_object('transaction_id', transaction_id));
  end if;
end
$$;

create function private.check_posted_transaction()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.check_transaction(new.id);
  return null;
end
$$;
create constraint trigger check_posted_transaction after insert on private.ledger_transactions
  deferrable initially deferred for each row execute function private.check_posted_transaction();

-- Checks an entry that is added later to an old ledger transaction; the others are checked with their ledger transaction.
create function private.check_late_entry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from private.ledger_transactions t where t.id = new.transaction_id and t.recorded_at = now()) then
    perform private.check_transaction(new.transaction_id);
  end if;
  return null;
end
$$;
create constraint trigger check_late_entry after insert on private.ledger_entries
  deferrable initially deferred for each row execute function private.check_late_entry();

-- Refuses every change of what was posted, also by the tables' owner.
create function private.protect_ledger()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.raise_error('PT403', 'not_allowed');
  return null;
end
$$;
create trigger protect_ledger before update or delete on private.ledger_transactions
  for each row execute function private.protect_ledger();
create trigger protect_ledger_truncate before truncate on private.ledger_transactions
  for each statement execute function private.protect_ledger();
create trigger protect_ledger before update or delete on private.ledger_entries
  for each row execute function private.protect_ledger();
create trigger protect_ledger_truncate before truncate on private.ledger_entries
  for each statement execute function private.protect_ledger();
create trigger protect_ledger before delete on private.ledger_accounts
  for each row execute function private.protect_ledger();
create trigger protect_ledger_truncate before truncate on private.ledger_accounts
  for each statement execute function private.protect_ledger();

-- Differences between what the ledger keeps and what follows from its entries; no row if it is sound.
create function private.ledger_faults()
returns table (fault text, about text)
language sql
stable
security definer
set search_path = ''
as $$
  select 'balance', a.id::text from private.ledger_accounts a
  left join lateral (select coalesce(sum(e.amount), 0) as total, count(*) as entries
    from private.ledger_entries e where e.account_id = a.id) e on true
  where a.balance <> e.total or a.entry_count <> e.entries
  union all
  select 'sum', e.transaction_id::text from private.ledger_entries e group by e.transaction_id having sum(e.amount) <> 0
  union all
  select 'day', coalesce(d.company_id, t.company_id) || ' ' || coalesce(d.day, t.effective_on)
  from private.ledger_days d
  full join (select x.company_id, x.effective_on, sum(greatest(x.debt_change, 0)) as debit, sum(greatest(-x.debt_change, 0)) as credit
    from private.ledger_transactions x where x.company_id is not null and x.debt_change <> 0 group by x.company_id, x.effective_on) t
    on t.company_id = d.company_id and t.effective_on = d.day
  where d.debit is distinct from t.debit or d.credit is distinct from t.credit
  union all
  select 'debt', coalesce(d.company_id, a.company_id)::text from private.company_debts d
  full join (select x.company_id, coalesce(sum(x.balance) filter (where x.kind = 'owed_to_market'), 0) as to_market,
    coalesce(-sum(x.balance) filter (where x.kind = 'owed_to_company'), 0) as to_company
    from private.ledger_accounts x where x.company_id is not null group by x.company_id) a on a.company_id = d.company_id
  where d.owed_to_market is distinct from a.to_market or d.owed_to_company is distinct from a.to_company
    or d.oldest_due_on is distinct from private.oldest_due(d.company_id, d.debt)
  union all
  select 'courier_cash', coalesce(c.courier_id, e.courier_id) || ' ' || coalesce(c.order_id, e.order_id)
  from private.courier_cash c
  full join (select a.courier_id, t.order_id, sum(x.amount) as amount from private.ledger_accounts a
    join private.ledger_entries x on x.account_id = a.id join private.ledger_transactions t on t.id = x.transaction_id
    where a.kind = 'cash_in_transit' and t.order_id is not null group by a.courier_id, t.order_id) e
    on e.courier_id = c.courier_id and e.order_id = c.order_id
  where c.amount is distinct from e.amount
$$;

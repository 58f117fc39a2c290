-- Day of the oldest charge that a debt still contains, the oldest charges being paid first; null without a debt.
create function private.oldest_due(company_id uuid, debt private.ledger_amount)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select x.day from (
    select d.day, sum(d.debit) over (order by d.day desc) as charged
    from private.ledger_days d where d.company_id = oldest_due.company_id and d.debit > 0) x
  where debt > 0 and x.charged >= debt order by x.day desc limit 1
$$;

-- Adds a posting to the sums of its day and to the debt of its company.
create function private.follow_debt(company_id uuid, to_market private.ledger_amount, to_company private.ledger_amount, day date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  change constant numeric := to_market - to_company;
begin
  if change <> 0 then
    insert into private.ledger_days as d (company_id, day, debit, credit)
    values (follow_debt.company_id, follow_debt.day, greatest(change, 0), greatest(-change, 0))
    on conflict on constraint ledger_days_pkey do update set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit;
  end if;
  insert into private.company_debts as d (company_id, owed_to_market, owed_to_company, oldest_due_on)
  values (follow_debt.company_id, to_market, to_company, case when change > 0 then follow_debt.day end)
  on conflict on constraint company_debts_pkey do update set owed_to_market = d.owed_to_market + excluded.owed_to_market,
    owed_to_company = d.owed_to_company + excluded.owed_to_company,
    -- A charge never makes the oldest one younger; all else is looked up.
    oldest_due_on = case when change >= 0 and d.debt > 0 and d.oldest_due_on <= follow_debt.day then d.oldest_due_on
      else private.oldest_due(d.company_id, d.debt + change) end;
  perform private.judge_debt(follow_debt.company_id, private.today_in_iraq());
end
$$;

-- State of a debt on a day. `over_since`: day on which the limit was reached.
create function private.debt_state(debt private.ledger_amount, debt_limit public.iqd, grace_ends_on date, today date)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when debt_limit is null or debt < debt_limit * 0.8 then 'open' when debt < debt_limit then 'warned'
    when today > grace_ends_on then 'paused' else 'over' end;
end
$$;

-- Terms of a company with the site's in place of nulls. No row for a company that does not exist.
create function private.terms_of(company_id uuid)
returns table (cash_by text, debt_limit public.iqd, grace_days smallint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select coalesce(t.cash_by, s.cash_by), coalesce(t.debt_limit, s.debt_limit), coalesce(t.grace_days, s.grace_days)
  from private.money_settings s left join private.company_terms t on t.company_id = terms_of.company_id;
end
$$;

-- Writes the state of a company's debt on a day, and notifies the company when the state changes and on each day of grace.
create function private.judge_debt(company_id uuid, today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  d private.company_debts;
  terms record;
  begun date;
  ends date;
  now_state text;
begin
  select * into terms from private.terms_of(judge_debt.company_id);
  select * into d from private.company_debts x where x.company_id = judge_debt.company_id for update;
  if d.company_id is null then
    return;
  end if;
  begun := coalesce(d.over_since, today);
  ends := begun + terms.grace_days;
  now_state := private.debt_state(d.debt, terms.debt_limit, ends, today);
  if now_state = d.state and d.grace_ends_on is not distinct from (case when now_state in ('over', 'paused') then ends end)
    and (now_state <> 'over' or d.warned_on = today) then
    return;
  end if;
  update private.company_debts x set state = now_state,
    over_since = case when now_state in ('over', 'paused') then begun end,
    grace_ends_on = case when now_state in ('over', 'paused') then ends end,
    warned_on = case when now_state = 'over' then today end
  where x.company_id = d.company_id;
  perform private.warn_of_debt(d, now_state, terms.debt_limit, ends, today);
end
$$;

-- Judges the debts of companies on a day.
create function private.judge_debts(company_ids uuid[], today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.judge_debt(c.id, judge_debts.today) from unnest(company_ids) c (id);
  update private.company_debts d set is_due = false where d.company_id = any (company_ids);
end
$$;

-- Judges up to `most` of the debts that have to be judged again. A job calls it every minute. The number is limited because deliveries
-- wait for the ledger meanwhile.
create function private.judge_due_debts(today date, most int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due text[];
begin
  if not exists (select from private.company_debts d where d.is_due) then
    return;
  end if;
  perform private.lock_ledger();
  due := private.job_items_to_try('watch-debt', array(select d.company_id::text from private.company_debts d where d.is_due
    order by d.company_id));
  perform private.try_job_items('watch-debt', due[:most], format('select private.judge_debts($1::uuid[], %L)', today));
end
$$;

-- Has all debts near or above their limit judged on a day, 200 of them at once. A job calls it after midnight in Baghdad.
create function private.watch_debt(today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.company_debts d set is_due = true where d.state <> 'open' and not d.is_due;
  perform private.judge_due_debts(today, 200);
end
$$;

-- Judges all debts near or above their limit on a day. A job calls it after midnight in Baghdad.
create function private.watch_debt(today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  perform private.lock_ledger();
  for due in select d.company_id from private.company_debts d where d.state <> 'open' order by d.company_id loop
    perform private.try_job_items('watch-debt', private.job_items_to_try('watch-debt', array[due::text]),
      format('select private.judge_debt(($1)[1]::uuid, %L)', today));
  end loop;
end
$$;

-- Debt of a company before a day.
create function private.debt_before(company_id uuid, day date)
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(d.debit - d.credit), 0) from private.ledger_days d
  where d.company_id = debt_before.company_id and d.day < debt_before.day
$$;

-- Lines of a statement after a transaction of a day, oldest first, with the debt after each.
create function private.statement_lines(company_id uuid, first_day date, last_day date, after_day date, after_id bigint, size int)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with lines as materialized (
    select t.* from private.ledger_transactions t
    where t.company_id = statement_lines.company_id and t.effective_on between coalesce(after_day, first_day) and last_day
      and (t.effective_on, t.id) > (coalesce(after_day, first_day), coalesce(after_id, 0)) and (t.debt_change <> 0 or t.kind = 'settlement')
    order by t.effective_on, t.id limit size
  ), start as materialized (
    select private.debt_before(statement_lines.company_id, coalesce(after_day, first_day)) + coalesce((
      select sum(t.debt_change) from private.ledger_transactions t
      where t.company_id = statement_lines.company_id and t.effective_on = after_day and t.id <= after_id), 0) as debt
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'effective_on', l.effective_on, 'recorded_at', l.recorded_at,
    'kind', l.kind, 'order_id', l.order_id, 'order_number', (select o.number from public.orders o where o.id = l.order_id), 'note', l.note, 'amount', l.debt_change, 'balance', l.balance,
    'way', l.details ->> 'way', 'reference', l.details ->> 'reference', 'receipt_path', l.details ->> 'receipt_path',
    'reverses_id', l.reverses_id, 'reversed_by_id', (select r.id from private.ledger_transactions r where r.reverses_id = l.id)) order by l.effective_on, l.id), '[]')
  from (select x.*, s.debt + sum(x.debt_change) over (order by x.effective_on, x.id) as balance from lines x cross join start s) l
$$;

-- Statement of a company from first_day to last_day: see statement in ledger/answers.ts. `after`: `next` of the page before. Raises
-- company_not_found, not_allowed, invalid_input.
create function private.get_statement(company_id uuid, first_day date, last_day date, after text, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size constant int := least(greatest(coalesce(page_size, 100), 1), 1000);
  opening numeric;
  period record;
  items jsonb;
begin
  perform private.require_money_of(company_id);
  perform private.require_that(coalesce(private.is_usable_time(first_day), false), 'first_day', 'range');
  perform private.require_that(coalesce(private.is_usable_time(last_day) and last_day >= first_day, false), 'last_day', 'range');
  perform private.require_that(coalesce(after ~ '^\d{4}-\d{2}-\d{2}/\d{1,18}$', true)
    and coalesce(pg_input_is_valid(split_part(after, '/', 1), 'date'), true), 'after', 'format');
  opening := private.debt_before(company_id, first_day);
  select coalesce(sum(d.debit), 0) as debit, coalesce(sum(d.credit), 0) as credit into period
  from private.ledger_days d where d.company_id = get_statement.company_id and d.day between first_day and last_day;
  items := private.statement_lines(company_id, first_day, last_day, split_part(after, '/', 1)::date,
    split_part(after, '/', 2)::bigint, size);
  return jsonb_build_object('opening', opening, 'closing', opening + period.debit - period.credit, 'debit', period.debit,
    'credit', period.credit, 'items', items, 'next', case when jsonb_array_length(items) = size then
      concat(items -> -1 ->> 'effective_on', '/', items -> -1 ->> 'id') end);
end
$$;

create function public.get_statement(company_id uuid, first_day date, last_day date, after text default null,
  page_size int default 100) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_statement(company_id, first_day, last_day, after, page_size) $$;
grant execute on function public.get_statement(uuid, date, date, text, int), private.get_statement(uuid, date, date, text, int)
  to authenticated, service_role;

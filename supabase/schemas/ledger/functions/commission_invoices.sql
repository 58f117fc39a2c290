-- Commission of a company in the month that begins on a day: {lines: [{order_id, order_number, delivered_on, goods, percent (null if
-- the lines differ), commission}], goods, commission, payments, opening, closing}. Commission that was taken back in the month is
-- a line below zero.
create function private.commission_of_month(company_id uuid, month date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with posted as (
    select t.order_id, min(t.effective_on) as day, sum(-e.amount) as commission, bool_or(t.kind = 'delivery') as is_delivery
    from private.ledger_transactions t
    join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission'
    where t.company_id = commission_of_month.company_id and t.effective_on >= commission_of_month.month
      and t.effective_on < (commission_of_month.month + interval '1 month')::date and t.order_id is not null
    group by t.order_id
  ), lines as (
    select p.order_id, o.number, p.day, p.commission, case when p.is_delivery then o.subtotal else 0 end as goods, r.percent
    from posted p join public.orders o on o.id = p.order_id
    cross join lateral (select case when min(l.commission_percent) = max(l.commission_percent) then min(l.commission_percent) end as percent
      from public.order_lines l where l.order_id = o.id) r
  ), span as (
    select coalesce(sum(d.debit - d.credit) filter (where d.day < commission_of_month.month), 0) as opening,
      coalesce(sum(d.debit - d.credit), 0) as closing
    from private.ledger_days d
    where d.company_id = commission_of_month.company_id and d.day < (commission_of_month.month + interval '1 month')::date
  )
  select jsonb_build_object('lines', coalesce((select jsonb_agg(jsonb_build_object('order_id', l.order_id, 'order_number', l.number,
      'delivered_on', l.day, 'goods', l.goods, 'percent', l.percent, 'commission', l.commission) order by l.day, l.number) from lines l), '[]'),
    'goods', (select coalesce(sum(l.goods), 0) from lines l), 'commission', (select coalesce(sum(l.commission), 0) from lines l),
    'payments', (select coalesce(-sum(t.debt_change), 0) from private.ledger_transactions t
      left join private.ledger_transactions r on r.id = t.reverses_id
      where t.company_id = commission_of_month.company_id and t.kind in ('payment', 'reversal') and coalesce(r.kind, t.kind) = 'payment'
        and t.effective_on >= commission_of_month.month and t.effective_on < (commission_of_month.month + interval '1 month')::date),
    'opening', s.opening, 'closing', s.closing)
  from span s
$$;

-- Companies and months that are over on a day and have commission but no invoice, the oldest first, `most` of them.
create function private.months_to_invoice(today date, most int)
returns table (company_id uuid, month date)
language sql
stable
security definer
set search_path = ''
as $$
  select t.company_id, date_trunc('month', t.effective_on)::date
  from private.ledger_transactions t
  join private.ledger_entries e on e.transaction_id = t.id
  join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission'
  where t.effective_on < date_trunc('month', today)::date and t.order_id is not null
    and t.effective_on >= coalesce((select max(i.month) from private.commission_invoices i), '2000-01-01')
    and not exists (select from private.commission_invoices i
      where i.company_id = t.company_id and i.month = date_trunc('month', t.effective_on)::date)
  group by 1, 2 order by 2, 1 limit most
$$;

-- Issues the invoices of the months that are over on a day, for companies with commission in them, 200 at once. Numbers are counted
-- within the year of the month, without gaps. A job calls it every minute of an hour after midnight in Baghdad; an invoice is issued
-- once. The number is limited because deliveries wait for the ledger meanwhile.
create function private.issue_commission_invoices(today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due record;
  next_number int;
begin
  if not exists (select from private.months_to_invoice(today, 1)) then
    return;
  end if;
  perform private.lock_ledger();
  for due in select * from private.months_to_invoice(today, 200) loop
    insert into private.invoice_counters as c (year, last_number) values (extract(year from due.month), 1)
    on conflict (year) do update set last_number = c.last_number + 1 returning last_number into next_number;
    insert into private.commission_invoices (company_id, month, number, commission, content)
    select due.company_id, due.month, format('C-%s-%s', extract(year from due.month), lpad(next_number::text, 6, '0')),
      (x.content ->> 'commission')::numeric, x.content
    from (select private.commission_of_month(due.company_id, due.month) as content) x;
  end loop;
end
$$;

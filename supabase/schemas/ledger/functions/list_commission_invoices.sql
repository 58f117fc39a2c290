-- Months of a company with commission, newest first: [{month, number (null while it is not over), commission}]. Raises
-- company_not_found, not_allowed.
create function private.list_commission_invoices(company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  open_from date;
begin
  perform private.require_money_of(company_id);
  select coalesce((max(i.month) + interval '1 month')::date, '2000-01-01') into open_from
  from private.commission_invoices i where i.company_id = list_commission_invoices.company_id;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'number', m.number, 'commission', m.commission) order by m.month desc), '[]')
    from (
      select i.month, i.number, i.commission from private.commission_invoices i where i.company_id = list_commission_invoices.company_id
      union all
      select date_trunc('month', t.effective_on)::date, null, sum(-e.amount)
      from private.ledger_transactions t
      join private.ledger_entries e on e.transaction_id = t.id
      join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission'
      where t.company_id = list_commission_invoices.company_id and t.effective_on >= open_from and t.order_id is not null
      group by 1) m);
end
$$;

create function public.list_commission_invoices(company_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_commission_invoices(company_id) $$;
grant execute on function public.list_commission_invoices(uuid), private.list_commission_invoices(uuid) to authenticated, service_role;

-- Returns of the caller's company; filter as in list_own_returns, after?. Amounts are null without the right to see money.
create function private.list_company_returns(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company constant uuid := private.company_to_read('see_orders');
  scope constant text := format('r.company_id = %L::uuid', company);
begin
  return private.list_returns(scope, 'seller', filter, private.may_read(company, 'see_money'),
    private.return_conditions(scope, 'seller', filter));
end
$$;

create function public.list_company_returns(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_returns(filter) $$;
grant execute on function public.list_company_returns(jsonb), private.list_company_returns(jsonb) to authenticated, service_role;

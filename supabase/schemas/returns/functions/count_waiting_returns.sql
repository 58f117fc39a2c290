-- Returns in which a company has to act, at most 1,000.
create function private.count_company_returns(company_id uuid)
returns int
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  waiting int;
begin
  execute format('select count(*) from (select 1 from private.returns r where r.company_id = $1 and %s limit 1000) x',
    private.waiting_return_condition('seller')) into waiting using count_company_returns.company_id;
  return waiting;
end
$$;

-- Returns that wait for the caller's company, at most 1,000; 0 for everybody else.
create function private.count_waiting_returns()
returns int
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := coalesce(private.viewed_company(), (select c from unnest(private.my_company_ids()) c where private.may(c, 'see_orders')));
begin
  perform private.require_person();
  return case when company is null then 0 else private.count_company_returns(company) end;
end
$$;

create function public.count_waiting_returns() returns int
language sql stable security invoker set search_path = '' as $$ select private.count_waiting_returns() $$;
grant execute on function public.count_waiting_returns(), private.count_waiting_returns() to authenticated, service_role;

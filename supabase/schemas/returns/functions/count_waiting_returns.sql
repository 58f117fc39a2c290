-- Returns that wait for the staff or for the caller's company, at most 100; 0 for everybody else.
create function private.count_waiting_returns()
returns int
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := coalesce(private.viewed_company(), (select c from unnest(private.my_company_ids()) c where private.may(c, 'see_orders')));
  waiting int;
begin
  perform private.require_person();
  if company is null and not private.staff_may('see_orders') then
    return 0;
  end if;
  execute format('select count(*) from (select 1 from private.returns r where %s and %s limit 100) x',
    case when company is null then 'true' else format('r.company_id = %L::uuid', company) end,
    private.waiting_return_condition(case when company is null then 'staff' else 'seller' end)) into waiting;
  return waiting;
end
$$;

create function public.count_waiting_returns() returns int
language sql stable security invoker set search_path = '' as $$ select private.count_waiting_returns() $$;
grant execute on function public.count_waiting_returns(), private.count_waiting_returns() to authenticated, service_role;

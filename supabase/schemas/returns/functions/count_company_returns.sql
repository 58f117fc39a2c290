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

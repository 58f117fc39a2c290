-- Returns of the caller, newest first. filter: see return_conditions; sort?: newest, oldest, due, due_desc; page?, page_size?.
create function private.list_own_returns(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  scope constant text := format('r.buyer_id = %L::uuid', private.require_person());
begin
  return private.list_returns(scope, 'buyer', filter, true, private.return_conditions(scope, 'buyer', filter));
end
$$;

create function public.list_own_returns(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_own_returns(filter) $$;
grant execute on function public.list_own_returns(jsonb), private.list_own_returns(jsonb) to authenticated, service_role;

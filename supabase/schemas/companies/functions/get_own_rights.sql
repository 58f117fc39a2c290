-- The caller's rights in the caller's company; the portal's navigation follows them. Staff who view a company get its read
-- rights.
create function private.get_own_rights()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.viewed_company() is not null then
    return array['delivery', 'history', 'profile', 'reviews', 'see_money', 'see_orders'];
  end if;
  return array(select r.right_name from public.company_members m
               join private.company_rights r on r.role = m.role
               where m.user_id = (select private.my_trusted_id()) order by r.right_name);
end
$$;

create function public.get_own_rights() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.get_own_rights() $$;
grant execute on function public.get_own_rights(), private.get_own_rights() to authenticated, service_role;

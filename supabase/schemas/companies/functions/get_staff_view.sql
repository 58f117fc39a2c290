-- The company viewed by this call: {company_id, company_name, expires_at}. Raises view_over.
create function private.get_staff_view()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewed uuid := private.viewed_company();
begin
  if viewed is null then
    perform private.raise_error('PT403', 'view_over');
  end if;
  return (
    select jsonb_build_object('company_id', c.id, 'expires_at', v.expires_at) || private.company_names(c.id)
    from private.staff_views v join public.companies c on c.id = v.company_id
    where v.staff_id = (select private.caller_id()) and v.company_id = viewed and v.ended_at is null);
end
$$;

create function public.get_staff_view() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_view() $$;
grant execute on function public.get_staff_view(), private.get_staff_view() to authenticated, service_role;

-- Raises not_signed_in or account_suspended.
create function private.check_account()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
end
$$;

create function public.check_account() returns void
language sql stable security invoker set search_path = '' as $$ select private.check_account() $$;
grant execute on function public.check_account(), private.check_account() to authenticated, service_role;

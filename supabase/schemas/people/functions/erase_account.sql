-- Erases the caller's account permanently. Raises identity_required, last_owner, last_admin, orders_under_way.
create function private.erase_account()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
begin
  perform private.require_identity();
  perform private.erase_person(caller);
end
$$;

create function public.erase_account() returns void
language sql security invoker set search_path = '' as $$ select private.erase_account() $$;
grant execute on function public.erase_account(), private.erase_account() to authenticated, service_role;

-- Removes the caller's second factors and recovery codes, after the phone with the app was lost: the auth server removes a
-- factor only with a code of the app. Raises identity_required.
create function private.remove_own_second_factors()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
begin
  perform private.require_identity();
  delete from auth.mfa_factors f where f.user_id = person;
  delete from private.recovery_codes c where c.user_id = person;
  delete from private.recovered_sessions s where s.user_id = person;
end
$$;

create function public.remove_own_second_factors() returns void
language sql security invoker set search_path = '' as $$ select private.remove_own_second_factors() $$;
grant execute on function public.remove_own_second_factors(), private.remove_own_second_factors() to authenticated, service_role;

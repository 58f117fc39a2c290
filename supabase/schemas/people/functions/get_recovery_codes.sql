-- State of the caller's recovery codes: {count, left, created_at (null without codes), is_recovered: whether this session was
-- opened with one}.
create function private.get_recovery_codes()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
begin
  return (
    select jsonb_build_object('count', count(*), 'left', count(*) filter (where c.used_at is null),
      'created_at', min(c.created_at), 'is_recovered', private.is_recovered_session())
    from private.recovery_codes c where c.user_id = person);
end
$$;

create function public.get_recovery_codes() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_recovery_codes() $$;
grant execute on function public.get_recovery_codes(), private.get_recovery_codes() to authenticated, service_role;

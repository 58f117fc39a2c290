-- The caller's sessions, last used first: [{id, created_at, used_at, user_agent, is_current}]. Empty on projects whose auth
-- tables our functions may not read.
create function private.list_own_sessions()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  current_id text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if not has_table_privilege('auth.sessions', 'select') then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'created_at', s.created_at, 'used_at', s.used_at,
      'user_agent', left(s.user_agent, 300), 'is_current', s.id::text = current_id) order by s.used_at desc, s.id), '[]')
    from (
      select x.id, x.created_at, x.user_agent,
        -- The auth server writes this column without a time zone, in UTC.
        greatest(x.created_at, x.updated_at, x.refreshed_at at time zone 'UTC') as used_at
      from auth.sessions x where x.user_id = person and (x.not_after is null or x.not_after > now())
      order by x.updated_at desc limit 50) s);
end
$$;

create function public.list_own_sessions() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_own_sessions() $$;
grant execute on function public.list_own_sessions(), private.list_own_sessions() to authenticated, service_role;

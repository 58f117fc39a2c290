-- Where a person is signed in. The auth server keeps that; a project where our functions may not read or end it shows none.

-- The caller's own, the last used first: [{id, created_at, used_at, user_agent, is_current}].
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
        -- The auth server writes this one without a time zone, in UTC.
        greatest(x.created_at, x.updated_at, x.refreshed_at at time zone 'UTC') as used_at
      from auth.sessions x where x.user_id = person and (x.not_after is null or x.not_after > now())
      order by x.updated_at desc limit 50) s);
end
$$;

-- Ends the given ones of the caller, or (null) all but the one that asks; that one only signing out ends. Answers how many
-- ended. A device that had one stays in until its token is out, an hour at most. Raises identity_required.
create function private.end_own_sessions(session_ids uuid[])
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  current_id text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
  ended int;
begin
  perform private.require_identity();
  if not has_table_privilege('auth.sessions', 'delete') then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  delete from auth.sessions x
  where x.user_id = person and x.id::text is distinct from current_id
    and (session_ids is null or x.id = any (session_ids));
  get diagnostics ended = row_count;
  return ended;
end
$$;

create function public.list_own_sessions() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_own_sessions() $$;
create function public.end_own_sessions(session_ids uuid[] default null) returns int
language sql security invoker set search_path = '' as $$ select private.end_own_sessions(session_ids) $$;
revoke all on function public.list_own_sessions(), public.end_own_sessions(uuid[]) from public, anon, authenticated;
grant execute on function public.list_own_sessions(), private.list_own_sessions(), public.end_own_sessions(uuid[]),
  private.end_own_sessions(uuid[]) to authenticated, service_role;

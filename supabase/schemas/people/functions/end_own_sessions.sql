-- Ends the given sessions of the caller, or (null) all except the present one, which only sign-out ends. Returns how many
-- ended. A device whose session ended stays signed in until its token expires, at most an hour. Raises identity_required.
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

create function public.end_own_sessions(session_ids uuid[] default null) returns int
language sql security invoker set search_path = '' as $$ select private.end_own_sessions(session_ids) $$;
grant execute on function public.end_own_sessions(uuid[]), private.end_own_sessions(uuid[]) to authenticated, service_role;

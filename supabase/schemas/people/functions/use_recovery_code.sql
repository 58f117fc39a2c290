-- Uses one of the caller's recovery codes in place of the second factor for this session and notifies the person. Returns the
-- number of codes left, or null if the code is wrong or used: an error would undo the count of tries. Raises rate_limited after
-- ten tries an hour.
create function private.use_recovery_code(code text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  session uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
  codes_left int;
begin
  -- Serializes the calls of one person, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('recovery codes ' || person::text, 0));
  delete from private.recovery_code_tries t where t.user_id = person and t.tried_at < now() - interval '1 hour';
  if (select count(*) from private.recovery_code_tries t where t.user_id = person) >= 10 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into private.recovery_code_tries (user_id) values (person);
  update private.recovery_codes c set used_at = now()
  where c.user_id = person and c.used_at is null and c.hash = private.recovery_code_hash(person, use_recovery_code.code);
  if not found or session is null then
    return null;
  end if;
  delete from private.recovered_sessions s where s.user_id = person and s.recovered_at < now() - interval '12 hours';
  insert into private.recovered_sessions as s (session_id, user_id) values (session, person)
  on conflict (session_id) do update set recovered_at = now() where s.user_id = excluded.user_id;
  select count(*) into codes_left from private.recovery_codes c where c.user_id = person and c.used_at is null;
  perform private.notify(person, 'recovery_code_used', '{}');
  perform private.queue_email(person, 'recovery_code_used',
    jsonb_build_object('buyer_name', (select p.full_name from public.profiles p where p.id = person)));
  return codes_left;
end
$$;

create function public.use_recovery_code(code text) returns int
language sql security invoker set search_path = '' as $$ select private.use_recovery_code(code) $$;
grant execute on function public.use_recovery_code(text), private.use_recovery_code(text) to authenticated, service_role;

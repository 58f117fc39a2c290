-- Hash of a person's recovery code. The key is not in the table, so a copy of the table alone does not let anybody try codes.
-- Case, spaces and hyphens of the code do not count.
create function private.recovery_code_hash(person uuid, code text)
returns bytea
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select extensions.hmac(
      convert_to(person::text || upper(regexp_replace(coalesce(code, ''), '[^[:alnum:]]', '', 'g')), 'UTF8'), k.key, 'sha256')
    from private.secret_keys k where k.name = 'recovery');
end
$$;

-- Replaces the caller's recovery codes by ten new ones and returns them as [text]; only their hashes are stored. Raises
-- identity_required.
create function private.create_recovery_codes()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  -- 32 characters that nobody confuses when copying by hand; twelve of them are 60 bits.
  characters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  codes text[] := '{}';
  random bytea;
begin
  perform private.require_identity();
  for i in 1 .. 10 loop
    random := extensions.gen_random_bytes(12);
    codes := codes || (
      select string_agg(
        case when n in (4, 8) then '-' else '' end || substr(characters, get_byte(random, n) % 32 + 1, 1), '' order by n)
      from generate_series(0, 11) n);
  end loop;
  delete from private.recovery_codes c where c.user_id = person;
  insert into private.recovery_codes (user_id, hash)
  select person, private.recovery_code_hash(person, code) from unnest(codes) code;
  return to_jsonb(codes);
end
$$;

create function public.create_recovery_codes() returns jsonb
language sql security invoker set search_path = '' as $$ select private.create_recovery_codes() $$;
grant execute on function public.create_recovery_codes(), private.create_recovery_codes() to authenticated, service_role;

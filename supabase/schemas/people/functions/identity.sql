-- Identity and rights of the caller, for policies and functions. A role is read from its table on every request, never from the
-- token.

-- Whether staff view a company in this call (header x-viewing-company). Such a call can do nothing else: see private.my_id and
-- private.company_to_read.
create function private.is_viewing()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return strpos(coalesce(current_setting('request.headers', true), ''), '"x-viewing-company"') > 0;
end
$$;

-- The caller's id; null for visitors, for suspended or erased people (whatever the token says), and while staff view a company.
-- Policies and functions use it instead of private.caller_id(), so a suspension applies from the next call, and functions that do not
-- expect a view refuse it.
create function private.my_id()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select p.id from public.profiles p
    where p.id = (select private.caller_id()) and p.suspended_at is null and not private.is_viewing());
end
$$;

-- Whether a person has two-factor sign-in. Reads the auth server's table, which the migration role may read and delete from on
-- hosted projects too.
create function private.has_second_factor(person uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end
$$;

-- Whether the caller's session used a recovery code in place of the second factor within the last twelve hours.
create function private.is_recovered_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  claims jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}');
begin
  return exists (
    select from private.recovered_sessions s
    where s.session_id::text = claims ->> 'session_id' and s.user_id = (select private.caller_id())
      and s.recovered_at > now() - interval '12 hours');
end
$$;

-- Missing part of the caller's sign-in for rights in a company or on the staff: 'code' if the account has a second factor and
-- the session has shown neither it nor a recovery code, 'setup' for staff without one while the site requires it; null if nothing is missing. Policies
-- call it per row: it reads the token's claim first, then two rows by key.
create function private.second_factor_gap()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid;
begin
  -- A job works on what its person started with the second factor.
  if claims ->> 'aal' = 'aal2' or private.context_actor() is not null then
    return null;
  end if;
  caller := (select private.caller_id());
  if private.has_second_factor(caller) then
    return case when private.is_recovered_session() then null else 'code' end;
  elsif exists (select from public.staff s join public.site_settings x on x.staff_two_factor where s.user_id = caller) then
    return 'setup';
  end if;
  return null;
end
$$;

-- The caller's id for rights in a company or on the staff: null also while the second factor is missing.
create function private.my_trusted_id()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
begin
  if caller is null or private.second_factor_gap() is not null then
    return null;
  end if;
  return caller;
end
$$;

-- The caller's staff role: 'admin', 'support', 'catalogue' or 'finance'; null for others.
create function private.staff_role()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select s.role from public.staff s where s.user_id = (select private.my_trusted_id()));
end
$$;

-- Whether the caller is staff with this right.
create function private.staff_may(right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.staff s
    where s.user_id = (select private.my_trusted_id()) and (s.role = 'admin' or exists (
      select from private.staff_rights r where r.role = s.role and r.right_name = staff_may.right_name)));
end
$$;

-- Whether a person (not only the caller) is now staff with this right and not suspended. For checks of invitations and jobs
-- that a person started earlier.
create function private.staff_person_may(person uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.staff s join public.profiles p on p.id = s.user_id and p.suspended_at is null
    where s.user_id = person and (s.role = 'admin' or exists (
      select from private.staff_rights r where r.role = s.role and r.right_name = staff_person_may.right_name)));
end
$$;

-- Staff members with this right.
create function private.staff_with_right(right_name text)
returns setof public.staff
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select s.* from public.staff s
  where s.role = 'admin' or exists (
    select from private.staff_rights r where r.role = s.role and r.right_name = staff_with_right.right_name);
end
$$;

-- Returns the caller's id. Raises not_signed_in, account_suspended, and viewing_only while staff view a company.
create function private.require_person()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
begin
  if caller is null then
    if exists (select from public.profiles p where p.id = (select private.caller_id())) then
      if private.is_viewing() then
        perform private.raise_error('PT403', 'viewing_only');
      end if;
      perform private.raise_error('PT403', 'account_suspended');
    end if;
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  return caller;
end
$$;

-- Raises second_factor_required or second_factor_not_set if the sign-in lacks a second factor.
create function private.require_second_factor()
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  gap text := private.second_factor_gap();
begin
  if gap = 'code' then
    perform private.raise_error('PT403', 'second_factor_required');
  elsif gap is not null then
    perform private.raise_error('PT403', 'second_factor_not_set');
  end if;
end
$$;

-- Raises not_signed_in, account_suspended, the errors of require_second_factor, or not_allowed unless the caller is staff with
-- this right.
create function private.require_staff(right_name text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_person();
  perform private.require_second_factor();
  if not private.staff_may(right_name) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
end
$$;

-- Raises identity_required {code: whether a second factor is needed too} unless the caller gave the password in the last ten
-- minutes and the session has shown the second factor or a recovery code. For operations that destroy data or change who can sign in or act: an
-- open page, or a password alone, must not be enough. The auth server writes the time of each method into the token.
create function private.require_identity()
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  claims jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}');
  has_factor boolean := private.has_second_factor(private.my_id());
begin
  if (has_factor and claims ->> 'aal' is distinct from 'aal2' and not private.is_recovered_session()) or not exists (
    select from jsonb_array_elements(case jsonb_typeof(claims -> 'amr') when 'array' then claims -> 'amr' else '[]' end) used
    where used ->> 'method' = 'password'
      and to_timestamp((used ->> 'timestamp')::double precision) > now() - interval '10 minutes') then
    perform private.raise_error('PT403', 'identity_required', jsonb_build_object('code', has_factor));
  end if;
end
$$;

-- At least one admin who is not suspended must remain.
create function private.keep_last_admin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Serialized: two admins who remove each other at once would each still see the other.
  perform pg_advisory_xact_lock(hashtextextended('last admin', 0));
  if not exists (select from public.staff s join public.profiles p on p.id = s.user_id and p.suspended_at is null
                 where s.role = 'admin' and s.user_id <> old.user_id) then
    perform private.raise_error('PT409', 'last_admin');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_last_admin_removed before delete on public.staff
  for each row when (old.role = 'admin') execute function private.keep_last_admin();
create trigger keep_last_admin_changed before update on public.staff
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_last_admin();

create function private.validate_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.phone := private.stored_phone(new.phone);
  perform private.require_text('full_name', new.full_name, 120, true);
  perform private.require_that(new.phone is null or private.is_phone(new.phone), 'phone', 'phone');
  perform private.require_that(new.language in ('en', 'ar'), 'language', 'one_of');
  return new;
end
$$;
create trigger validate_profile before insert or update on public.profiles
  for each row execute function private.validate_profile();
grant execute on function private.is_viewing(), private.my_id(), private.second_factor_gap(), private.my_trusted_id(),
  private.staff_role(), private.staff_may(text), private.require_person() to authenticated, service_role;

-- Persons and the marketplace's own people. What a company may is in the next file.

-- What a person may tell about themselves; written by the sign-up trigger and by its owner.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  phone text check (private.is_phone(phone)),
  language text not null default 'en' check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Since when the staff keeps the person out, and why.
  suspended_at timestamptz,
  suspension_reason text check (length(suspension_reason) <= 500),
  check ((suspended_at is null) = (suspension_reason is null))
);

create index profiles_created_at_idx on public.profiles (created_at);
create index profiles_phone_idx on public.profiles (phone);

-- Who works for the marketplace.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'support', 'catalogue', 'finance')),
  created_at timestamptz not null default now()
);

-- What each role of the staff may do; admins may do everything and are not listed.
create table private.staff_rights (
  role text not null,
  right_name text not null,
  primary key (role, right_name)
);
insert into private.staff_rights (role, right_name) values
  ('support', 'see_users'), ('support', 'see_companies'), ('support', 'see_orders'), ('support', 'change_orders'),
  ('support', 'enquiries'), ('support', 'reviews'), ('support', 'view_as_seller'),
  ('catalogue', 'categories'), ('catalogue', 'products'), ('catalogue', 'search'), ('catalogue', 'reviews'), ('catalogue', 'see_companies'),
  ('finance', 'see_orders'), ('finance', 'see_companies'), ('finance', 'export');

-- Who calls. Policies ask these, so they come first. A role is read from its table on every request, never from the token.

-- Whether the call looks at a company as its team sees it, which its header x-viewing-company says. Nobody can do anything else by
-- such a call: see private.my_id and, for the few functions that answer it, private.company_to_read.
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
grant execute on function private.is_viewing() to authenticated, service_role;

-- The caller's id; null for a visitor and, whatever the token says, for whoever is suspended or erased, and by a call that looks at a
-- company as the staff. Policies and functions ask this instead of auth.uid(): a suspension then holds from the next call on, on
-- every server that runs these migrations, and what does not expect a look refuses it.
create function private.my_id()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select p.id from public.profiles p
    where p.id = (select auth.uid()) and p.suspended_at is null and not private.is_viewing());
end
$$;
grant execute on function private.my_id() to authenticated, service_role;

-- Whether a person has switched two-factor sign-in on. The auth server's table, which the role that runs migrations may read and
-- delete from on hosted projects, too.
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

-- What the caller's sign-in lacks for rights in a company or on the staff: 'code' where the account has a second factor and the
-- session has not shown it, 'setup' for staff without one while the marketplace wants it; null where nothing is missing. Policies ask
-- this per row: the token's claim first, then two rows by their keys.
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
  if claims ->> 'aal' = 'aal2' then
    return null;
  end if;
  caller := (select auth.uid());
  if private.has_second_factor(caller) then
    return 'code';
  elsif exists (select from public.staff s join public.site_settings x on x.staff_two_factor where s.user_id = caller) then
    return 'setup';
  end if;
  return null;
end
$$;

-- The caller's id for whatever a role in a company or on the staff allows: null, too, while the sign-in lacks a second factor.
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
grant execute on function private.second_factor_gap(), private.my_trusted_id() to authenticated, service_role;

-- 'admin', 'support', 'catalogue' or 'finance'; null for everybody else.
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
grant execute on function private.staff_role(), private.staff_may(text) to authenticated, service_role;

-- Whether a person, who need not be the caller, is staff with this right now and not suspended: for what somebody handed out earlier.
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

-- What the caller may do as one of the staff: {role, rights}; role is null for everybody else. An admin may do everything.
create function private.get_staff_rights()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('role', private.staff_role(), 'rights', coalesce((
    select jsonb_agg(r.right_name order by r.right_name) from private.staff_rights r where r.role = private.staff_role()), '[]'));
end
$$;
create function public.get_staff_rights() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_rights() $$;
revoke all on function public.get_staff_rights() from public, anon, authenticated;
grant execute on function public.get_staff_rights(), private.get_staff_rights() to authenticated, service_role;

-- Answers who calls. Raises not_signed_in for a visitor, account_suspended, and viewing_only by a call that looks at a company.
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
    if exists (select from public.profiles p where p.id = (select auth.uid())) then
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
grant execute on function private.require_person() to authenticated, service_role;

-- Raises what keeps the caller from being served as a person: not_signed_in or account_suspended.
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
revoke all on function public.check_account() from public, anon, authenticated;
grant execute on function public.check_account(), private.check_account() to authenticated, service_role;

-- Raises what the sign-in lacks for rights in a company or on the staff: second_factor_required or second_factor_not_set.
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

-- Raises not_signed_in, account_suspended, what require_second_factor raises, or not_allowed for whoever is not staff with this right.
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

-- Raises identity_required {code: whether the account has a second factor, which is to be shown, too} unless the caller gave the
-- password in the last ten minutes and the session has shown the second factor. For what destroys data or changes who can sign in
-- or act: a page left open, or a password alone, must not be enough. The auth server writes into the token when which method was used.
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
  if (has_factor and claims ->> 'aal' is distinct from 'aal2') or not exists (
    select from jsonb_array_elements(case jsonb_typeof(claims -> 'amr') when 'array' then claims -> 'amr' else '[]' end) used
    where used ->> 'method' = 'password'
      and to_timestamp((used ->> 'timestamp')::double precision) > now() - interval '10 minutes') then
    perform private.raise_error('PT403', 'identity_required', jsonb_build_object('code', has_factor));
  end if;
end
$$;

-- Someone must be able to appoint the others; who is suspended cannot.
create function private.keep_last_admin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two admins who remove each other at the same time would each still see the other.
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

alter table public.staff enable row level security;
alter table private.staff_rights enable row level security;
revoke all on public.staff, private.staff_rights from public, anon, authenticated;
grant select on public.staff to authenticated;
grant all on public.staff, private.staff_rights to service_role;
create policy staff_authenticated_select on public.staff for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_role()) is not null);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select (id, full_name, phone, language, created_at, updated_at), update (full_name, phone, language)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy profiles_authenticated_select on public.profiles for select to authenticated
  using (id = (select private.my_id()) or (select private.staff_may('see_users')));
create policy profiles_authenticated_update on public.profiles for update to authenticated
  using (id = (select private.my_id())) with check (id = (select private.my_id()));

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
create trigger touch_profile before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Appoints, changes or (with no role) dismisses one of the staff. expected_role is the role that the caller saw, null for none.
-- Raises identity_required, user_not_found, already_seller, last_admin, changed_meanwhile.
create function private.set_staff_role(user_id uuid, expected_role text, role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  present_role text;
begin
  perform private.require_staff('staff');
  perform private.require_identity();
  perform private.require_that(set_staff_role.role is null
    or set_staff_role.role in ('admin', 'support', 'catalogue', 'finance'), 'role', 'one_of');
  if not exists (select from auth.users u where u.id = set_staff_role.user_id) then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  select s.role into present_role from public.staff s where s.user_id = set_staff_role.user_id for update;
  if not private.begin_role_change('staff', user_id, expected_role, present_role, role) then
    return;
  end if;
  if set_staff_role.role is null then
    delete from public.staff s where s.user_id = set_staff_role.user_id;
  elsif exists (select from public.company_members m where m.user_id = set_staff_role.user_id) then
    -- Whoever judges companies belongs to none.
    perform private.raise_error('PT409', 'already_seller');
  else
    insert into public.staff (user_id, role) values (set_staff_role.user_id, set_staff_role.role)
    on conflict on constraint staff_pkey do update set role = excluded.role;
  end if;
end
$$;
create function public.set_staff_role(user_id uuid, expected_role text, role text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.set_staff_role(user_id, expected_role, role) $$;
revoke all on function public.set_staff_role(uuid, text, text) from public, anon, authenticated;
grant execute on function public.set_staff_role(uuid, text, text), private.set_staff_role(uuid, text, text)
  to authenticated, service_role;

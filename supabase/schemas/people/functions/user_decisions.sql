-- Version of a person for decisions: id of the latest audit entry about suspending, restoring or removing two-factor sign-in, 0
-- before the first.
create function private.user_version(user_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(max(a.id), 0) from public.audit_log a
          where a.table_name in ('profiles', 'mfa_factors') and a.row_id = user_version.user_id::text);
end
$$;

-- Invalidates the mailed links and codes of a pending change of e-mail address: the person who is barred may have started it.
create function private.cancel_email_change(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if has_column_privilege('auth.users', 'email_change', 'update') then
    -- Empty texts, not nulls: the auth server of hosted projects fails on nulls.
    update auth.users u set email_change = '', email_change_token_new = '', email_change_token_current = '',
      email_change_sent_at = timestamptz '2000-01-01 00:00+00', email_change_confirm_status = 0
    where u.id = person and u.email_change <> '';
  end if;
  -- Only hosted projects have this table.
  if coalesce(has_table_privilege(to_regclass('auth.one_time_tokens'), 'delete'), false) then
    execute $sql$delete from auth.one_time_tokens t
      where t.user_id = $1 and t.token_type in ('email_change_token_new', 'email_change_token_current')$sql$ using person;
  end if;
end
$$;

-- A new password also cancels a change of address started with the old one.
create function private.cancel_email_change_of_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.cancel_email_change(new.id);
  return null;
end
$$;
create trigger cancel_email_change_of_user after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password
    and old.email_change is not distinct from new.email_change and new.email_change <> '')
  execute function private.cancel_email_change_of_user();

-- Ends a person's sessions and bars new ones in the auth server, as far as this project lets our functions write there. Our own
-- functions and policies use private.my_id() and do not depend on it.
create function private.bar_sign_in(person uuid, barred boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if has_column_privilege('auth.users', 'banned_until', 'update') then
    update auth.users u set banned_until = case when barred then now() + interval '100 years' end where u.id = person;
  end if;
  if barred then
    perform private.cancel_email_change(person);
  end if;
  if barred and has_table_privilege('auth.sessions', 'delete') then
    delete from auth.sessions x where x.user_id = person;
  end if;
end
$$;

-- Locks a person for a decision of the staff. Raises user_not_found, own_account.
create function private.lock_person(person uuid)
returns public.profiles
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.profiles;
begin
  perform private.require_staff('change_users');
  -- Serialized: two admins who suspend each other at once would leave none.
  perform pg_advisory_xact_lock(hashtextextended('last admin', 0));
  perform private.require_staff('change_users');
  if person = private.my_id() then
    perform private.raise_error('PT409', 'own_account');
  end if;
  select * into locked from public.profiles p where p.id = person for update;
  if not found then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  return locked;
end
$$;

-- Decision on a person that an audit entry records.
create function private.user_decision_of(table_name text, after jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when table_name = 'mfa_factors' then 'user_changed' when after ->> 'suspended_at' is null then 'user_restored'
    else 'user_suspended' end
$$;

-- Whether a decision on a locked person must still be written; see begin_decision. `what` is user_suspended, user_restored,
-- user_changed (two-factor sign-in removed) or user_erased.
create function private.begin_user_decision(person public.profiles, expected_version bigint, what text, reason text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  following record;
  latest record;
begin
  select * into following from public.audit_log a
  where a.table_name in ('profiles', 'mfa_factors') and a.row_id = person.id::text and a.id > expected_version order by a.id limit 1;
  select * into latest from public.audit_log a
  where a.table_name in ('profiles', 'mfa_factors') and a.row_id = person.id::text order by a.id desc limit 1;
  return private.begin_decision(expected_version::text, private.user_version(person.id)::text,
    following.actor_id = private.my_id() and private.user_decision_of(following.table_name, following.after) = what
      and following.reason is not distinct from begin_user_decision.reason,
    jsonb_build_object('what', private.user_decision_of(latest.table_name, latest.after)) || private.last_change(latest.table_name, person.id::text));
end
$$;

-- What the staff sees of a person, and how it keeps one out and lets them in again.

-- The version that a decision on a person names: the latest entry of the audit log about suspending, restoring or removing two-factor
-- sign-in, 0 before the first.
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

-- One person as the staff sees them: {id, version, email, full_name, phone, language, role, staff_role, email_verified, created_at,
-- last_sign_in_at, session_count, two_factor (is it switched on), suspended_at, suspension_reason, suspensions (newest first: {id, created_at, suspended, reason,
-- decided_by}), company ({id, name, status, role, only_owner}; null), addresses, order_count and orders (the last ten), review_count
-- and reviews (the last ten)}. Raises not_allowed, user_not_found.
create function private.get_user(user_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person jsonb;
begin
  perform private.require_staff('see_users');
  person := (
    select jsonb_build_object('id', u.id, 'version', private.user_version(u.id), 'email', u.email, 'full_name', coalesce(p.full_name, ''), 'phone', p.phone,
      'language', coalesce(p.language, 'en'),
      'role', case when s.user_id is not null then 'admin' when m.user_id is not null then 'seller' else 'buyer' end,
      'staff_role', s.role, 'email_verified', u.email_confirmed_at is not null, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'suspended_at', p.suspended_at, 'suspension_reason', p.suspension_reason,
      'session_count', (select count(*) from auth.sessions x where x.user_id = u.id),
      'two_factor', private.has_second_factor(u.id),
      'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name,
        'name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name), 'status', c.status, 'role', m.role,
        'only_owner', m.role = 'owner' and not exists (select from public.company_members o
          where o.company_id = c.id and o.role = 'owner' and o.user_id <> u.id)) end)
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.staff s on s.user_id = u.id
    left join public.company_members m on m.user_id = u.id
    left join public.companies c on c.id = m.company_id
    where u.id = get_user.user_id);
  if person is null then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  return person || jsonb_build_object(
    'suspensions', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'created_at', a.created_at, 'reason', a.reason, 'decided_by', a.actor_name,
        'suspended', a.after ->> 'suspended_at' is not null) order by a.created_at desc, a.id desc)
      from (select * from public.audit_log x where x.table_name = 'profiles' and x.row_id = get_user.user_id::text
            order by x.created_at desc limit 20) a), '[]'),
    'addresses', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'label', a.label, 'full_name', a.full_name, 'phone', a.phone,
        'governorate', a.governorate, 'district', a.district, 'address', a.address, 'landmark', a.landmark,
        'is_default', a.is_default) order by a.is_default desc, a.id)
      from public.addresses a where a.user_id = get_user.user_id), '[]'),
    -- A thousand says "many".
    'order_count', (select count(*) from (select from public.orders o where o.buyer_id = get_user.user_id limit 1000) many),
    'orders', coalesce((
      select jsonb_agg(private.company_names(o.company_id) || jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status,
        'total', case when private.staff_may('see_orders') then o.total end, 'created_at', o.created_at,
        'awaits_approval', o.status = 'Processing' and o.approved_at is null)
        order by o.created_at desc, o.id)
      from (select * from public.orders x where x.buyer_id = get_user.user_id order by x.created_at desc, x.id limit 10) o), '[]'),
    'review_count', (select count(*) from (select from public.reviews r where r.user_id = get_user.user_id limit 1000) many),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'product_id', r.product_id, 'name_en', g.name_en, 'name_ar', g.name_ar,
        'rating', r.rating, 'body', r.body, 'created_at', r.created_at) order by r.created_at desc, r.id desc)
      from (select * from public.reviews x where x.user_id = get_user.user_id order by x.created_at desc, x.id desc limit 10) r
      join public.products g on g.id = r.product_id), '[]'));
end
$$;

-- Makes the mailed links and codes of a pending change of e-mail address void: whoever began it may be who is kept out.
create function private.cancel_email_change(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if has_column_privilege('auth.users', 'email_change', 'update') then
    -- Not nulls: the auth server of hosted projects reads texts, and compares the moment.
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

-- A new password also ends a change of address that somebody with the old one began.
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

-- Ends the person's sessions and tells the auth server whether it may give new ones, as far as this project lets a function of
-- ours write there. Our own functions and policies ask private.my_id() and need none of it.
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

-- Raises user_not_found, own_account; waits for whoever else decides on people.
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
  -- Two admins who suspend each other at the same time would leave none.
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

-- Which decision on a person an entry of the audit log records.
create function private.user_decision_of(table_name text, after jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when table_name = 'mfa_factors' then 'user_changed' when after ->> 'suspended_at' is null then 'user_restored'
    else 'user_suspended' end
$$;

-- Whether a decision on a locked person is still to be written; see begin_decision. `what` is user_suspended, user_restored,
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

-- Keeps a person out at once and mails the reason. Raises identity_required, user_not_found, own_account, reason_required,
-- changed_meanwhile.
create function private.suspend_user(user_id uuid, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles := private.lock_person(user_id);
  remark text := btrim(reason);
begin
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  if not private.begin_user_decision(person, expected_version, 'user_suspended', remark) or person.suspended_at is not null then
    return;
  end if;
  perform set_config('mawad.reason', remark, true);
  update public.profiles p set suspended_at = now(), suspension_reason = remark where p.id = person.id;
  perform private.bar_sign_in(person.id, true);
  perform private.notify(person.id, 'account_suspended', jsonb_build_object('reason', remark));
  perform private.queue_email(person.id, 'account_suspended', jsonb_build_object('buyer_name', person.full_name, 'note', remark));
end
$$;

-- Lets a suspended person in again and mails that. Raises identity_required, user_not_found, own_account, changed_meanwhile.
create function private.restore_user(user_id uuid, expected_version bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles := private.lock_person(user_id);
begin
  perform private.require_identity();
  if not private.begin_user_decision(person, expected_version, 'user_restored', null) or person.suspended_at is null then
    return;
  end if;
  update public.profiles p set suspended_at = null, suspension_reason = null where p.id = person.id;
  perform private.bar_sign_in(person.id, false);
  perform private.notify(person.id, 'account_restored', '{}');
  perform private.queue_email(person.id, 'account_restored', jsonb_build_object('buyer_name', person.full_name));
end
$$;

-- Switches a person's two-factor sign-in off, after a lost phone, signs them out everywhere and tells them, without the reason,
-- which the log keeps. Raises user_not_found, own_account, identity_required, reason_required, changed_meanwhile.
create function private.remove_second_factors(user_id uuid, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles := private.lock_person(user_id);
  remark text := btrim(reason);
  removed int;
begin
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  if not private.begin_user_decision(person, expected_version, 'user_changed', remark) then
    return;
  end if;
  delete from auth.mfa_factors f where f.user_id = person.id and f.status = 'verified';
  get diagnostics removed = row_count;
  if removed = 0 then
    return;
  end if;
  perform private.cancel_email_change(person.id);
  -- Whoever has the phone is out, too.
  if has_table_privilege('auth.sessions', 'delete') then
    delete from auth.sessions x where x.user_id = person.id;
  end if;
  perform set_config('mawad.reason', remark, true);
  perform private.write_audit_entry('DELETE', 'mfa_factors', person.id::text,
    (select m.company_id from public.company_members m where m.user_id = person.id), null, null);
  perform set_config('mawad.reason', '', true);
  perform private.notify(person.id, 'second_factor_removed', '{}');
  perform private.queue_email(person.id, 'second_factor_removed', jsonb_build_object('buyer_name', person.full_name));
end
$$;

-- Whether everybody on the staff needs a second factor.
create function private.require_staff_two_factor(required boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('staff');
  perform private.require_identity();
  perform private.require_that(required is not null, 'required', 'required');
  update public.site_settings x set staff_two_factor = required where x.staff_two_factor <> required;
end
$$;

create function public.get_user(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_user(user_id) $$;
create function public.suspend_user(user_id uuid, expected_version bigint, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.suspend_user(user_id, expected_version, reason) $$;
create function public.restore_user(user_id uuid, expected_version bigint) returns void
language sql security invoker set search_path = '' as $$ select private.restore_user(user_id, expected_version) $$;
create function public.remove_second_factors(user_id uuid, expected_version bigint, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.remove_second_factors(user_id, expected_version, reason) $$;
create function public.require_staff_two_factor(required boolean) returns void
language sql security invoker set search_path = '' as $$ select private.require_staff_two_factor(required) $$;
revoke all on function public.get_user(uuid), public.suspend_user(uuid, bigint, text), public.restore_user(uuid, bigint),
  public.remove_second_factors(uuid, bigint, text), public.require_staff_two_factor(boolean) from public, anon, authenticated;
grant execute on function public.remove_second_factors(uuid, bigint, text), private.remove_second_factors(uuid, bigint, text),
  public.require_staff_two_factor(boolean), private.require_staff_two_factor(boolean), public.get_user(uuid), private.get_user(uuid), public.suspend_user(uuid, bigint, text),
  private.suspend_user(uuid, bigint, text), public.restore_user(uuid, bigint), private.restore_user(uuid, bigint) to authenticated, service_role;

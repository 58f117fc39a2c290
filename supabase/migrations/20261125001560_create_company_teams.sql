-- Who works in a company and on the marketplace's staff: invitations by mail, roles, leaving. The last owner and the last admin stay.

-- A row is open until somebody accepts it, it is taken back or a newer one to the same address replaces it.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- Null: to the staff.
  company_id uuid references public.companies (id) on delete cascade,
  email text not null check (private.is_email(email) and email = lower(email)),
  role text not null check (case when company_id is null then role in ('admin', 'support', 'catalogue', 'finance')
    else role in ('owner', 'manager', 'sales', 'warehouse', 'finance') end),
  -- Only the mail holds the token itself.
  token_hash bytea not null unique,
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  closed_at timestamptz
);
create unique index invitations_open_idx on private.invitations (company_id, email) nulls not distinct where closed_at is null;
create index invitations_created_at_idx on private.invitations (company_id, created_at);
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_email_idx on private.invitations (email);
alter table private.invitations enable row level security;
revoke all on private.invitations from public, anon, authenticated;
grant all on private.invitations to service_role;

-- Whether the sender of an invitation may still send it. Who may invite at all may offer every role.
create function private.sender_may_invite(invitation private.invitations)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if invitation.company_id is null then
    return private.staff_person_may(invitation.invited_by, 'staff');
  end if;
  return private.member_may(invitation.invited_by, invitation.company_id, 'team');
end
$$;

-- Ends what a person handed out or began and may no longer do: open invitations close, an import being written pauses and a bulk
-- change stops. A person who leaves a company or the staff also loses the open invitation back and the views of its lists, whose filters
-- name its buyers; views shared with the staff stay. The trigger's argument is the column with the person's id.
create function private.end_delegations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  update private.invitations i set closed_at = now()
  where i.invited_by = person and i.closed_at is null and not private.sender_may_invite(i);
  update public.imports i set status = 'paused'
  where i.created_by = person and i.status = 'applying' and not private.member_may(person, i.company_id, 'products');
  update private.bulk_changes b set status = 'stopped', worked_to = 0, finished_at = now()
  where b.actor_id = person and b.status = 'working' and not private.member_may(person, b.company_id, 'products');
  if tg_op = 'DELETE' then
    update private.invitations i set closed_at = now()
    where i.company_id is not distinct from (to_jsonb(old) ->> 'company_id')::uuid and i.closed_at is null
      and i.email = (select lower(u.email) from auth.users u where u.id = person);
    delete from private.saved_views v using private.viewed_lists l
    where v.user_id = person and l.list = v.list and not v.is_shared and (l.right_name is null) = (tg_table_name = 'company_members');
  end if;
  return null;
end
$$;
create trigger end_delegations_of_member after delete or update of role, company_id on public.company_members
  for each row execute function private.end_delegations('user_id');
create trigger end_delegations_of_staff after delete or update of role on public.staff
  for each row execute function private.end_delegations('user_id');
create trigger end_delegations_of_suspended after update of suspended_at on public.profiles
  for each row when (new.suspended_at is not null) execute function private.end_delegations('id');

create function private.close_invitations_of_company()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.invitations i set closed_at = now() where i.company_id = old.id and i.closed_at is null;
  return null;
end
$$;
create trigger close_invitations_of_company after update of status on public.companies
  for each row when (old.status = 'approved' and new.status <> 'approved') execute function private.close_invitations_of_company();

-- The caller's company's people, owners first, and to who may change the team its open invitations:
-- {members: [{user_id, full_name, email, role, created_at}], invitations: [{id, email, role, expires_at, expired}], may_edit}.
create function private.list_team()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine uuid := private.company_to_read(null);
  may_edit boolean := private.may(mine, 'team');
begin
  return jsonb_build_object('may_edit', may_edit,
    'members', (select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'full_name', coalesce(p.full_name, ''),
        'email', u.email, 'role', m.role, 'created_at', m.created_at)
        order by array_position(array['owner', 'manager', 'sales', 'warehouse', 'finance'], m.role), m.created_at, m.user_id)
      from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
      where m.company_id = mine),
    'invitations', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at, 'expired', i.expires_at <= now()) order by i.created_at desc, i.id)
      from private.invitations i where may_edit and i.company_id = mine and i.closed_at is null), '[]'));
end
$$;

-- The caller's company, locked: two owners who demote each other at the same time would each still see the other.
create function private.lock_team(right_name text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.my_company(right_name);
begin
  perform from public.companies c where c.id = mine for no key update;
  -- Whoever held the lock may have taken the right away.
  return private.my_company(right_name);
end
$$;

-- Raises last_owner when nobody else owns the company.
create function private.require_other_owner(company_id uuid, member uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.company_members m where m.user_id = member and m.role = 'owner') and not exists (
    select from public.company_members m
    where m.company_id = require_other_owner.company_id and m.role = 'owner' and m.user_id <> member) then
    perform private.raise_error('PT409', 'last_owner');
  end if;
end
$$;

-- Mails an invitation to a company, or with no company to the staff, in the language of the account with that address, else the
-- given one. An earlier invitation to the address ends. Raises rate_limited after 30 a day.
create function private.send_invitation(company_id uuid, email text, role text, language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  perform private.require_that(send_invitation.language in ('en', 'ar'), 'language', 'one_of');
  if (select count(*) from private.invitations i
      where i.company_id is not distinct from send_invitation.company_id and i.created_at > now() - interval '1 day') >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  update private.invitations i set closed_at = now()
  where i.company_id is not distinct from send_invitation.company_id and i.email = send_invitation.email and i.closed_at is null;
  insert into private.invitations (company_id, email, role, token_hash, invited_by)
  values (send_invitation.company_id, send_invitation.email, send_invitation.role, extensions.digest(token, 'sha256'), private.my_id());
  insert into private.outbox (address, language, template, params)
  select send_invitation.email, coalesce((select p.language from public.profiles p join auth.users u on u.id = p.id
      where lower(u.email) = send_invitation.email limit 1), send_invitation.language),
    case when send_invitation.company_id is null then 'staff_invited' else 'team_invited' end,
    coalesce(private.company_names(send_invitation.company_id), '{}') || jsonb_build_object('token', token);
end
$$;

-- Invites somebody to the caller's company. Raises identity_required, already_member, rate_limited.
create function private.invite_member(email text, role text, language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.lock_team('team');
  address text := lower(btrim(invite_member.email));
begin
  perform private.require_identity();
  perform private.require_that(private.is_email(address), 'email', 'email');
  perform private.require_that(invite_member.role in ('owner', 'manager', 'sales', 'warehouse', 'finance'), 'role', 'one_of');
  if exists (select from public.company_members m join auth.users u on u.id = m.user_id
             where m.company_id = mine and lower(u.email) = address) then
    perform private.raise_error('PT409', 'already_member');
  end if;
  perform private.send_invitation(mine, address, invite_member.role, invite_member.language);
end
$$;

-- Invites somebody to the staff. Raises identity_required, already_member, already_seller for whoever works in a company, rate_limited.
create function private.invite_staff(email text, role text, language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(btrim(invite_staff.email));
  known uuid := (select u.id from auth.users u where lower(u.email) = address limit 1);
begin
  perform private.require_staff('staff');
  perform private.require_identity();
  perform pg_advisory_xact_lock(hashtextextended('staff invitations', 0));
  perform private.require_that(private.is_email(address), 'email', 'email');
  perform private.require_that(invite_staff.role in ('admin', 'support', 'catalogue', 'finance'), 'role', 'one_of');
  if exists (select from public.staff s where s.user_id = known) then
    perform private.raise_error('PT409', 'already_member');
  elsif exists (select from public.company_members m where m.user_id = known) then
    perform private.raise_error('PT409', 'already_seller');
  end if;
  perform private.send_invitation(null, address, invite_staff.role, invite_staff.language);
end
$$;

-- The staff, admins first, and its open invitations:
-- {members: [{user_id, full_name, email, role, suspended, two_factor (is it switched on), last_sign_in_at, created_at}], invitations:
-- [{id, email, role, expires_at, expired}], two_factor_required}.
create function private.list_staff()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('staff');
  return jsonb_build_object(
    'members', (select jsonb_agg(jsonb_build_object('user_id', s.user_id, 'full_name', coalesce(p.full_name, ''), 'email', u.email,
        'role', s.role, 'suspended', p.suspended_at is not null, 'two_factor', private.has_second_factor(s.user_id),
        'last_sign_in_at', u.last_sign_in_at, 'created_at', s.created_at)
        order by array_position(array['admin', 'support', 'catalogue', 'finance'], s.role), s.created_at, s.user_id)
      from public.staff s join auth.users u on u.id = s.user_id left join public.profiles p on p.id = s.user_id),
    'invitations', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at, 'expired', i.expires_at <= now()) order by i.created_at desc, i.id)
      from private.invitations i where i.company_id is null and i.closed_at is null), '[]'),
    'two_factor_required', (select x.staff_two_factor from public.site_settings x));
end
$$;

create function private.revoke_staff_invitation(invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('staff');
  update private.invitations i set closed_at = now()
  where i.id = invitation_id and i.company_id is null and i.closed_at is null;
  if not found then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
end
$$;

create function private.revoke_invitation(invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.invitations i set closed_at = now()
  where i.id = invitation_id and i.company_id = private.my_company('team') and i.closed_at is null;
  if not found then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
end
$$;

-- The open invitation of a token. Raises invitation_gone if it was used, taken back or replaced, ran out, never was, or if its sender
-- may no longer invite.
create function private.find_invitation(token text)
returns private.invitations
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one private.invitations;
begin
  select i.* into found_one
  from private.invitations i
  where i.token_hash = extensions.digest(find_invitation.token, 'sha256') and i.closed_at is null and i.expires_at > now()
    and private.sender_may_invite(i);
  if found_one.id is null then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
  return found_one;
end
$$;

-- What whoever holds the mailed link is invited to: {company_name, name_en, name_ar, email, role}; the names are null where it is
-- the staff.
create function private.get_invitation(token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  i private.invitations := private.find_invitation(token);
begin
  return jsonb_build_object('company_name', null, 'name_en', null, 'name_ar', null, 'email', i.email, 'role', i.role)
    || coalesce((select jsonb_build_object('company_name', c.name, 'name_en', c.name_en, 'name_ar', c.name_ar)
      from public.companies c where c.id = i.company_id), '{}');
end
$$;

-- The caller joins the company or the staff that invited the caller's address. Raises invitation_gone, invitation_other_address {email}, and
-- already_seller for staff and for members of a company.
create function private.accept_invitation(token text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  i private.invitations := private.find_invitation(token);
begin
  if not exists (select from auth.users u where u.id = person and lower(u.email) = i.email) then
    perform private.raise_error('PT403', 'invitation_other_address', jsonb_build_object('email', i.email));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('apply ' || person, 0));
  if exists (select from public.staff s where s.user_id = person)
    or exists (select from public.company_members m where m.user_id = person) then
    perform private.raise_error('PT409', 'already_seller');
  end if;
  -- Of two tries at the same time one finds it closed.
  update private.invitations x set closed_at = now() where x.id = i.id and x.closed_at is null;
  if not found then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
  if i.company_id is null then
    insert into public.staff (user_id, role) values (person, i.role);
  else
    insert into public.company_members (company_id, user_id, role) values (i.company_id, person, i.role);
  end if;
end
$$;

-- Gives a member of the caller's company another role, or with none takes the member out. expected_role is the role that the caller
-- saw. Raises identity_required, user_not_found, last_owner, changed_meanwhile.
create function private.set_member_role(user_id uuid, expected_role text, role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.lock_team('team');
  present_role text;
begin
  perform private.require_identity();
  perform private.require_that(set_member_role.role is null
    or set_member_role.role in ('owner', 'manager', 'sales', 'warehouse', 'finance'), 'role', 'one_of');
  select m.role into present_role from public.company_members m where m.user_id = set_member_role.user_id and m.company_id = mine;
  if present_role is null and mine is distinct from (select a.company_id from public.audit_log a
      where a.table_name = 'company_members' and a.row_id = set_member_role.user_id::text order by a.id desc limit 1) then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  if not private.begin_role_change('company_members', user_id, expected_role, present_role, role) then
    return;
  end if;
  if set_member_role.role is distinct from 'owner' then
    perform private.require_other_owner(mine, set_member_role.user_id);
  end if;
  if set_member_role.role is null then
    delete from public.company_members m where m.user_id = set_member_role.user_id;
  else
    update public.company_members m set role = set_member_role.role where m.user_id = set_member_role.user_id;
  end if;
end
$$;

create function private.leave_company()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid := private.lock_team(null);
begin
  perform private.require_identity();
  perform private.require_other_owner(mine, auth.uid());
  delete from public.company_members m where m.user_id = auth.uid();
end
$$;

create function public.list_team() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_team() $$;
create function public.invite_member(email text, role text, language text) returns void
language sql security invoker set search_path = '' as $$ select private.invite_member(email, role, language) $$;
create function public.revoke_invitation(invitation_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.revoke_invitation(invitation_id) $$;
create function public.get_invitation(token text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_invitation(token) $$;
create function public.accept_invitation(token text) returns void
language sql security invoker set search_path = '' as $$ select private.accept_invitation(token) $$;
create function public.set_member_role(user_id uuid, expected_role text, role text default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_member_role(user_id, expected_role, role) $$;
create function public.leave_company() returns void
language sql security invoker set search_path = '' as $$ select private.leave_company() $$;
create function public.list_staff() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_staff() $$;
create function public.invite_staff(email text, role text, language text) returns void
language sql security invoker set search_path = '' as $$ select private.invite_staff(email, role, language) $$;
create function public.revoke_staff_invitation(invitation_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.revoke_staff_invitation(invitation_id) $$;
revoke all on function public.list_staff(), public.invite_staff(text, text, text), public.revoke_staff_invitation(uuid)
  from public, anon, authenticated;
grant execute on function public.list_staff(), private.list_staff(), public.invite_staff(text, text, text),
  private.invite_staff(text, text, text), public.revoke_staff_invitation(uuid), private.revoke_staff_invitation(uuid)
  to authenticated, service_role;
revoke all on function public.list_team(), public.invite_member(text, text, text), public.revoke_invitation(uuid),
  public.get_invitation(text), public.accept_invitation(text), public.set_member_role(uuid, text, text), public.leave_company()
  from public, anon, authenticated;
grant execute on function public.list_team(), private.list_team(), public.invite_member(text, text, text),
  private.invite_member(text, text, text), public.revoke_invitation(uuid), private.revoke_invitation(uuid),
  public.accept_invitation(text), private.accept_invitation(text), public.set_member_role(uuid, text, text),
  private.set_member_role(uuid, text, text), public.leave_company(), private.leave_company() to authenticated, service_role;
grant execute on function public.get_invitation(text), private.get_invitation(text) to anon, authenticated, service_role;

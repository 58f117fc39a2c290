-- Whether the sender of an invitation still has the right to invite. A person who may invite may offer every role.
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

-- Ends what a person started and no longer may do: open invitations close, a running import pauses and a bulk change stops. The
-- trigger's argument is the column with the person's id.
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
  where b.actor_id = person and b.status = 'working' and not case
    when b.company_id is null then private.staff_person_may(person, 'change_orders')
    else private.member_may(person, b.company_id, case b.subject when 'orders' then 'change_orders' else 'products' end) end;
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

-- Locks the caller's company. Without the lock, two owners who demote each other at once would each still see the other as
-- owner.
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
  -- Checked again: the previous holder of the lock may have taken the right away.
  return private.my_company(right_name);
end
$$;

-- Raises last_owner if the company has no other owner.
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

-- Mails an invitation to a company (null: to the staff), in the language of the account with that address, else in the given
-- one. Closes an earlier invitation to the address. Raises rate_limited after 30 a day.
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

-- The open invitation of a token. Raises invitation_gone if it was used, revoked, replaced, has expired, never existed, or if
-- its sender may no longer invite.
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

-- Locks a member of the caller's company for a change by an owner. Raises identity_required, user_not_found, changed_meanwhile.
create function private.lock_buying_member(user_id uuid, expected_version int)
returns private.buying_members
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.lock_buying('team');
  member private.buying_members;
begin
  select * into member from private.buying_members m
  where m.user_id = lock_buying_member.user_id and m.company_id = mine.company_id for update;
  if not found then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  perform private.begin_decision(expected_version::text, member.version::text, false, '{"what": "role_changed"}');
  return member;
end
$$;

-- Changes role and limits of a member of the caller's company; a null limit is none. Raises not_buying, not_allowed,
-- identity_required, user_not_found, changed_meanwhile, last_owner, invalid_input.
create function private.set_buying_member(user_id uuid, expected_version int, role text, order_limit public.iqd,
  month_limit public.iqd)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.buying_members := private.lock_buying_member(user_id, expected_version);
begin
  perform private.require_identity();
  perform private.require_that(set_buying_member.role in ('owner', 'buyer', 'approver', 'accountant', 'viewer'), 'role', 'one_of');
  if set_buying_member.role <> 'owner' then
    perform private.require_other_buying_owner(member.company_id, member.user_id);
  end if;
  update private.buying_members m set role = set_buying_member.role, order_limit = set_buying_member.order_limit,
    month_limit = set_buying_member.month_limit, version = m.version + 1
  where m.user_id = member.user_id;
end
$$;

create function public.set_buying_member(user_id uuid, expected_version int, role text, order_limit public.iqd default null,
  month_limit public.iqd default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.set_buying_member(user_id, expected_version, role, order_limit, month_limit) $$;
grant execute on function public.set_buying_member(uuid, int, text, public.iqd, public.iqd),
  private.set_buying_member(uuid, int, text, public.iqd, public.iqd) to authenticated, service_role;

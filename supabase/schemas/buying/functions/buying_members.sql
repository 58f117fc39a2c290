-- The caller's membership in a company that buys; null for all others, for suspended people and without the second factor.
create function private.own_buying()
returns private.buying_members
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one private.buying_members;
begin
  select * into found_one from private.buying_members m where m.user_id = (select private.my_trusted_id());
  return found_one;
end
$$;

-- Whether the caller has a right in a company that buys.
create function private.may_buy(company_id uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return may_buy.company_id is not null and exists (
    select from private.buying_members m
    join private.buying_rights r on r.role = m.role and r.right_name = may_buy.right_name
    where m.user_id = (select private.my_trusted_id()) and m.company_id = may_buy.company_id);
end
$$;

-- The caller's membership. Raises not_signed_in, second_factor_required, not_buying (no member), not_allowed (a member without the
-- right; null: any).
create function private.require_buying(right_name text)
returns private.buying_members
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members;
begin
  perform private.require_person();
  perform private.require_second_factor();
  mine := private.own_buying();
  if mine.user_id is null then
    perform private.raise_error('PT403', 'not_buying');
  elsif require_buying.right_name is not null and not private.may_buy(mine.company_id, require_buying.right_name) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return mine;
end
$$;

-- Locks the caller's company, so that two owners who demote each other at once do not both succeed; see require_buying.
create function private.lock_buying(right_name text)
returns private.buying_members
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying(right_name);
begin
  perform from public.companies c where c.id = mine.company_id for no key update;
  return private.require_buying(right_name);
end
$$;

-- Raises last_owner if the company has no other owner.
create function private.require_other_buying_owner(company_id uuid, member uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select from private.buying_members m where m.user_id = member and m.role = 'owner') and not exists (
    select from private.buying_members m
    where m.company_id = require_other_buying_owner.company_id and m.role = 'owner' and m.user_id <> member) then
    perform private.raise_error('PT409', 'last_owner');
  end if;
end
$$;

-- Raises already_buying or already_seller if a person may not join a company as a buyer: staff, members of another buying
-- company, and the team of another selling company.
create function private.require_free_for_buying(person uuid, company_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select from private.buying_members m where m.user_id = person) then
    perform private.raise_error('PT409', 'already_buying');
  elsif exists (select from public.staff s where s.user_id = person) or exists (
    select from public.company_members m
    where m.user_id = person and m.company_id is distinct from require_free_for_buying.company_id) then
    perform private.raise_error('PT409', 'already_seller');
  end if;
end
$$;

-- Whether a member is absent today.
create function private.is_absent(member private.buying_members)
returns boolean
language sql
stable
set search_path = ''
as $$ select coalesce(private.today_in_iraq() between member.absent_from and member.absent_until, false) $$;

-- People who may now decide on purchase requests of a requester: approvers, and the deputies of absent ones, each with the
-- approver for whom a deputy decides. The requester is never one of them, nor is the requester's deputy by that.
create function private.buying_approvers(company_id uuid, requester uuid)
returns table (user_id uuid, deputy_for uuid)
language sql
stable
security definer
set search_path = ''
as $$
  with approvers as (
    select m.* from private.buying_members m
    join private.buying_rights r on r.role = m.role and r.right_name = 'approve'
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.company_id = buying_approvers.company_id and m.user_id is distinct from requester)
  select a.user_id, null::uuid from approvers a
  union all
  select d.user_id, min(a.user_id::text)::uuid
  from approvers a
  join private.buying_members d on d.user_id = a.deputy_id and d.company_id = a.company_id and d.user_id is distinct from requester
  join public.profiles p on p.id = d.user_id and p.suspended_at is null
  where private.is_absent(a) and d.user_id not in (select x.user_id from approvers x)
  group by d.user_id
$$;

-- Hands over what a leaving member did for the company, so that nothing of it stays readable: orders, quotes and returns go to another
-- owner, waiting requests end, invitations close, carts for the company are deleted.
create function private.hand_over_buying()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  former jsonb := private.enter_context('{"one_entry": true}');
  heir constant uuid := (select m.user_id from private.buying_members m
    where m.company_id = old.company_id and m.role = 'owner' order by m.created_at, m.user_id limit 1);
  request private.purchase_requests;
begin
  for request in select * from private.purchase_requests r
    where r.user_id = old.user_id and r.company_id = old.company_id and r.state = 'waiting' order by r.id for update
  loop
    perform private.end_purchase_request(request, 'withdrawn', private.my_id(), null);
  end loop;
  update private.buying_members m set deputy_id = null where m.deputy_id = old.user_id;
  update private.buying_invitations i set closed_at = now() where i.invited_by = old.user_id and i.closed_at is null;
  delete from private.carts c where c.user_id = old.user_id and c.company_id = old.company_id;
  delete from private.purchase_lists l where l.user_id = old.user_id and l.sent_for = old.company_id;
  delete from public.notifications n
  where n.user_id = old.user_id and (n.subject ? 'purchase_request_id' or n.subject ? 'project_id' or n.subject ? 'purchase_list_id' or exists (
    select from public.orders o where o.id::text = n.subject ->> 'order_id' and o.buying_company_id = old.company_id) or exists (
    select from private.quote_requests q where q.id::text = n.subject ->> 'quote_request_id' and q.buying_company_id = old.company_id));
  if heir is not null then
    update public.checkouts c set user_id = heir
    where c.user_id = old.user_id and c.id in (
      select o.checkout_id from public.orders o where o.buyer_id = old.user_id and o.buying_company_id = old.company_id);
    update private.quote_requests q set user_id = heir where q.user_id = old.user_id and q.buying_company_id = old.company_id;
    update private.returns r set buyer_id = heir
    where r.buyer_id = old.user_id and r.order_id in (select o.id from public.orders o where o.buying_company_id = old.company_id);
    update public.orders o set buyer_id = heir where o.buyer_id = old.user_id and o.buying_company_id = old.company_id;
  end if;
  perform private.leave_context(former);
  return null;
end
$$;
create trigger hand_over_buying after delete on private.buying_members
  for each row execute function private.hand_over_buying();

-- Ends a person's membership before the account is erased, and removes the person from what colleagues received. Raises last_owner while other people work in the company.
create function private.erase_buying(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.buying_members m join private.buying_members x on x.company_id = m.company_id
    where m.user_id = person and x.user_id <> person) then
    perform private.require_other_buying_owner((select m.company_id from private.buying_members m where m.user_id = person), person);
  end if;
  delete from private.buying_members m where m.user_id = person;
  delete from private.buying_invitations i where i.email = (select lower(u.email) from auth.users u where u.id = person);
  delete from private.outbox o
  where exists (select from private.purchase_requests r where r.user_id = person and r.id = (o.params ->> 'purchase_request_id')::uuid)
    or exists (select from private.purchase_lists l where l.sent_by = person and l.id = (o.params ->> 'purchase_list_id')::uuid);
  update private.purchase_lists l set note = null where l.sent_by = person;
  update private.purchase_requests r set delivery = '{}', note = null, user_id = null where r.user_id = person;
  update private.purchase_request_events e set note = null where e.actor_id = person;
end
$$;

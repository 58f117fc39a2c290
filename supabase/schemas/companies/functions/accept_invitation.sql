-- The caller joins the company or staff that invited the caller's address. Raises invitation_gone, invitation_other_address
-- {email}, already_seller for staff and members of a company, and already_buying for people who buy for another company.
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
  if exists (select from private.buying_members m where m.user_id = person and m.company_id is distinct from i.company_id) then
    perform private.raise_error('PT409', 'already_buying');
  end if;
  -- One of two concurrent calls finds it closed.
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

create function public.accept_invitation(token text) returns void
language sql security invoker set search_path = '' as $$ select private.accept_invitation(token) $$;
grant execute on function public.accept_invitation(text), private.accept_invitation(text) to authenticated, service_role;

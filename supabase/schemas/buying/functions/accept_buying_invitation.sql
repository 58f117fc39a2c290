-- The caller joins the company that sent the invitation. Raises invitation_gone, invitation_other_address {email}, already_buying,
-- already_seller.
create function private.accept_buying_invitation(token text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  i private.buying_invitations := private.find_buying_invitation(token);
begin
  if i.email is not null and not exists (select from auth.users u where u.id = person and lower(u.email) = i.email) then
    perform private.raise_error('PT403', 'invitation_other_address', jsonb_build_object('email', i.email));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('apply ' || person, 0));
  perform private.require_free_for_buying(person, i.company_id);
  -- One of two concurrent calls finds it closed.
  update private.buying_invitations x set closed_at = now() where x.id = i.id and x.closed_at is null;
  if not found then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
  insert into private.buying_members (company_id, user_id, role, order_limit, month_limit)
  values (i.company_id, person, i.role, i.order_limit, i.month_limit);
end
$$;

create function public.accept_buying_invitation(token text) returns void
language sql security invoker set search_path = '' as $$ select private.accept_buying_invitation(token) $$;
grant execute on function public.accept_buying_invitation(text), private.accept_buying_invitation(text)
  to authenticated, service_role;

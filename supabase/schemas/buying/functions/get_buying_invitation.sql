-- The open invitation of a token. Raises invitation_gone if it was used or revoked, has expired, never existed, or if its sender may
-- no longer invite.
create function private.find_buying_invitation(token text)
returns private.buying_invitations
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one private.buying_invitations;
begin
  select i.* into found_one from private.buying_invitations i
  join private.buying_members m on m.user_id = i.invited_by and m.company_id = i.company_id
  join private.buying_rights r on r.role = m.role and r.right_name = 'team'
  join public.profiles p on p.id = m.user_id and p.suspended_at is null
  where i.token_hash = extensions.digest(find_buying_invitation.token, 'sha256') and i.closed_at is null and i.expires_at > now();
  if found_one.id is null then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
  return found_one;
end
$$;

-- The invitation behind a mailed or shared link: {company names, email (null: a link for anyone), role}.
create function private.get_buying_invitation(token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  i private.buying_invitations := private.find_buying_invitation(token);
begin
  return private.company_names(i.company_id) || jsonb_build_object('email', i.email, 'role', i.role);
end
$$;

create function public.get_buying_invitation(token text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_buying_invitation(token) $$;
grant execute on function public.get_buying_invitation(text), private.get_buying_invitation(text)
  to anon, authenticated, service_role;

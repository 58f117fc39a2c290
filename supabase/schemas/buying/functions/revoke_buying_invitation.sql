create function private.revoke_buying_invitation(invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('team');
begin
  update private.buying_invitations i set closed_at = now()
  where i.id = invitation_id and i.company_id = mine.company_id and i.closed_at is null;
  if not found then
    perform private.raise_error('PT410', 'invitation_gone');
  end if;
end
$$;

create function public.revoke_buying_invitation(invitation_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.revoke_buying_invitation(invitation_id) $$;
grant execute on function public.revoke_buying_invitation(uuid), private.revoke_buying_invitation(uuid)
  to authenticated, service_role;

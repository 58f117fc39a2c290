-- Invites a person to the caller's company. Raises identity_required, already_member, rate_limited.
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

create function public.invite_member(email text, role text, language text) returns void
language sql security invoker set search_path = '' as $$ select private.invite_member(email, role, language) $$;
grant execute on function public.invite_member(text, text, text), private.invite_member(text, text, text)
  to authenticated, service_role;

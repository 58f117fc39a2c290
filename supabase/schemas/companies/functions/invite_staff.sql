-- Invites a person to the staff. Raises identity_required, already_member, already_seller for members of a company,
-- rate_limited.
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

create function public.invite_staff(email text, role text, language text) returns void
language sql security invoker set search_path = '' as $$ select private.invite_staff(email, role, language) $$;
grant execute on function public.invite_staff(text, text, text), private.invite_staff(text, text, text)
  to authenticated, service_role;

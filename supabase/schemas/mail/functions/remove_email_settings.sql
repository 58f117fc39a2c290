-- Removes the mail server and its password; mails then go the way the operator set up. Raises not_allowed, identity_required.
create function private.remove_email_settings()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  perform private.require_identity();
  delete from public.email_settings s where s.id;
  delete from private.email_secrets s where s.id;
end
$$;

create function public.remove_email_settings() returns void
language sql security invoker set search_path = '' as $$ select private.remove_email_settings() $$;
grant execute on function public.remove_email_settings(), private.remove_email_settings() to authenticated, service_role;

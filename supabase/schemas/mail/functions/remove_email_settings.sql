-- Removes the mail server and its password; mails then go the way the operator set up. Raises not_allowed,
-- identity_required, reason_required.
create function private.remove_email_settings(reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  perform private.require_identity();
  perform private.enter_reason(reason);
  delete from public.email_settings s where s.id;
  delete from private.email_secrets s where s.id;
end
$$;

create function public.remove_email_settings(reason text) returns void
language sql security invoker set search_path = '' as $$ select private.remove_email_settings(reason) $$;
grant execute on function public.remove_email_settings(text), private.remove_email_settings(text) to authenticated, service_role;

-- A mail of the outbox as it was or will be sent, for the staff: {message_id, to_email, language, template, params (without the
-- token of a link; empty an hour after sending)}. Raises not_allowed, email_not_found.
create function private.get_email(email_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mail private.outbox;
begin
  perform private.require_staff('settings');
  select * into mail from private.outbox o where o.id = email_id;
  if not found then
    perform private.raise_error('PT404', 'email_not_found');
  end if;
  return jsonb_build_object('message_id', mail.message_id, 'to_email', mail.address, 'language', mail.language,
    'template', mail.template, 'params', mail.params - 'token');
end
$$;

create function public.get_email(email_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_email(email_id) $$;
grant execute on function public.get_email(bigint), private.get_email(bigint) to authenticated, service_role;

-- Makes one failed mail due now, also after it was given up. Raises not_allowed, email_not_found for a mail that is sent, has
-- not failed, or is being sent.
create function private.retry_email(email_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  update private.outbox o set next_attempt_at = now(), attempts = 0, gave_up_at = null
  where o.id = email_id and o.sent_at is null and o.last_error is not null and o.lease is null;
  if not found then
    perform private.raise_error('PT404', 'email_not_found');
  end if;
end
$$;

create function public.retry_email(email_id bigint) returns void
language sql security invoker set search_path = '' as $$ select private.retry_email(email_id) $$;
grant execute on function public.retry_email(bigint), private.retry_email(bigint) to authenticated, service_role;

-- Makes all failed mails due now, including those given up; returns how many.
create function private.retry_emails()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  retried int;
begin
  perform private.require_staff('settings');
  update private.outbox o set next_attempt_at = now(), attempts = 0, gave_up_at = null
  where o.sent_at is null and o.last_error is not null and o.lease is null;
  get diagnostics retried = row_count;
  return retried;
end
$$;

create function public.retry_emails() returns int
language sql security invoker set search_path = '' as $$ select private.retry_emails() $$;
grant execute on function public.retry_emails(), private.retry_emails() to authenticated, service_role;

-- Marks a claimed mail as sent or, with an error, plans the next try: after 1, 2, 4 … minutes, at most 6 hours, 12 tries. A
-- caller whose lease has expired changes nothing.
create function private.finish_email(email_id bigint, lease uuid, error text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.outbox o
  set sent_at = case when finish_email.error is null then now() end,
      -- After sending, only the mail contains the token.
      params = case when finish_email.error is null then o.params - 'token' else o.params end,
      last_error = left(finish_email.error, 500),
      lease = null,
      gave_up_at = case when finish_email.error is not null and o.attempts >= 12 then now() end,
      next_attempt_at = case
        when finish_email.error is null then o.next_attempt_at
        when o.attempts >= 12 then 'infinity'
        else now() + least(interval '1 minute' * power(2, o.attempts - 1), interval '6 hours')
      end
  where o.id = finish_email.email_id and o.lease = finish_email.lease and o.sent_at is null;
end
$$;

create function public.finish_email(email_id bigint, lease uuid, error text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.finish_email(email_id, lease, error) $$;
grant execute on function public.finish_email(bigint, uuid, text), private.finish_email(bigint, uuid, text) to service_role;

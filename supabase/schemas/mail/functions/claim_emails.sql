-- Claims due mails for the caller for two minutes, so that a crashed sender loses none.
create function private.claim_emails(max_count int)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int, message_id uuid, lease uuid)
language sql
security definer
set search_path = ''
as $$
  with due as (
    select o.id from private.outbox o
    where o.channel = 'email' and o.sent_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at, o.id
    limit least(greatest(max_count, 1), 100)
    for update skip locked
  ), caller as materialized (
    select gen_random_uuid() as lease
  )
  update private.outbox o
  set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes', lease = caller.lease
  from due, caller
  where o.id = due.id
  returning o.id, o.address, o.language, o.template, o.params, o.attempts, o.message_id, o.lease
$$;

create function public.claim_emails(max_count int default 50)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int, message_id uuid, lease uuid)
language sql
security invoker
set search_path = ''
as $$ select * from private.claim_emails(max_count) $$;
grant execute on function public.claim_emails(int), private.claim_emails(int) to service_role;

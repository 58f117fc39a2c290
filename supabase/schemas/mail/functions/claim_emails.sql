-- Claims due mails for the caller for two minutes, so that a crashed sender loses none. The mails to one address are claimed
-- in the order in which they were queued: a mail waits while another sender has an earlier one to the same address.
create function private.claim_emails(max_count int)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int, message_id uuid, lease uuid)
language sql
security definer
set search_path = ''
as $$
  with due as (
    select o.id from private.outbox o
    where o.channel = 'email' and o.sent_at is null and o.next_attempt_at <= now()
      and not exists (
        select from private.outbox earlier
        where earlier.address = o.address and earlier.lease is not null and earlier.next_attempt_at > now() and earlier.id < o.id
      )
    order by o.next_attempt_at, o.id
    limit least(greatest(max_count, 1), 100)
    for update skip locked
  ), caller as materialized (
    select gen_random_uuid() as lease
  ), claimed as (
    update private.outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes', lease = caller.lease
    from due, caller
    where o.id = due.id
    returning o.*
  )
  select c.id, c.address, c.language, c.template, c.params, c.attempts, c.message_id, c.lease
  from claimed c
  order by c.id
$$;

create function public.claim_emails(max_count int default 50)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int, message_id uuid, lease uuid)
language sql
security invoker
set search_path = ''
as $$ select * from private.claim_emails(max_count) $$;
grant execute on function public.claim_emails(int), private.claim_emails(int) to service_role;

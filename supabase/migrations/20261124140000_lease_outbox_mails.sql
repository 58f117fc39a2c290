-- NOTIFY in the transaction of an order takes one lock for the whole database until commit; due mails are looked for instead.
drop trigger notify_email_outbox on private.email_outbox;
drop function private.notify_email_outbox();

-- message_id stays the same over all tries, so that a receiver recognises a mail it already has.
-- lease names the sender that works on a mail; gave_up_at says since when nobody tries any more.
alter table private.email_outbox
  add column message_id uuid not null default gen_random_uuid(),
  add column lease uuid,
  add column gave_up_at timestamptz;
create index email_outbox_leased_idx on private.email_outbox (lease) where lease is not null;
create index email_outbox_gave_up_idx on private.email_outbox (gave_up_at) where gave_up_at is not null;
create index email_outbox_sent_idx on private.email_outbox (sent_at) where sent_at is not null;

drop function public.claim_emails(int);
drop function private.claim_emails(int);
drop function public.finish_email(bigint, text);
drop function private.finish_email(bigint, text);

-- Takes due mails for this caller. They are the caller's for two minutes, so that a crashed sender loses none.
create function private.claim_emails(max_count int)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int, message_id uuid, lease uuid)
language sql
security definer
set search_path = ''
as $$
  with due as (
    select o.id from private.email_outbox o
    where o.sent_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at, o.id
    limit least(greatest(max_count, 1), 100)
    for update skip locked
  ), caller as materialized (
    select gen_random_uuid() as lease
  )
  update private.email_outbox o
  set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes', lease = caller.lease
  from due, caller
  where o.id = due.id
  returning o.id, o.to_email, o.language, o.template, o.params, o.attempts, o.message_id, o.lease
$$;

-- Marks a claimed mail as sent, or (with an error) plans the next try: 1, 2, 4 … minutes, at most 6 hours, 12 tries.
-- Whoever lost the lease meanwhile changes nothing.
create function private.finish_email(email_id bigint, lease uuid, error text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.email_outbox o
  set sent_at = case when finish_email.error is null then now() end,
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

-- Whether a sender is needed: mails are due and nobody is at work on others.
create function private.emails_wait()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from private.email_outbox o where o.sent_at is null and o.next_attempt_at <= now())
    and not exists (select 1 from private.email_outbox o where o.lease is not null and o.next_attempt_at > now())
$$;

-- What was written in a mail is kept for an hour after it was sent; that it was sent, for thirty days.
create function private.clear_sent_emails()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.email_outbox o set params = '{}'
  where o.sent_at < now() - interval '1 hour' and o.params <> '{}';
  delete from private.email_outbox o where o.sent_at < now() - interval '30 days';
end
$$;

create function public.claim_emails(max_count int default 50)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int, message_id uuid, lease uuid)
language sql
security invoker
set search_path = ''
as $$ select * from private.claim_emails(max_count) $$;
create function public.finish_email(email_id bigint, lease uuid, error text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.finish_email(email_id, lease, error) $$;
revoke all on function public.claim_emails(int), public.finish_email(bigint, uuid, text) from public, anon, authenticated;
grant execute on function public.claim_emails(int), public.finish_email(bigint, uuid, text),
  private.claim_emails(int), private.finish_email(bigint, uuid, text) to service_role;

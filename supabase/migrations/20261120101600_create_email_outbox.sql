-- Mails are queued in the transaction that they tell about and sent by the edge function deliver-emails.
-- Templates and their params (money in IQD as numbers, times ISO 8601):
--   order     := {id, number, company_name, subtotal, delivery_fee, total,
--                 lines: [{name_en, name_ar, size, color, color_ar, quantity, unit, unit_price, line_total}]}
--   delivery  := {full_name, phone, email, governorate_en, governorate_ar, district, address, landmark, notes}
--   order_placed     to the buyer, one per checkout: {buyer_name, checkout_id, total, orders: [order], delivery}
--   order_received   to the seller:                  {company_name, buyer_name, orders: [order], delivery}
--   order_approved, order_shipped, order_delivered, order_rejected
--                    to the buyer:                   {buyer_name, orders: [order], note}
--   order_cancelled  to the buyer and the seller:    {buyer_name, company_name, recipient: 'buyer'|'seller', orders: [order], note}
--   seller_applied   to every admin:                 {seller_id, company_name, email}
--   seller_approved, seller_rejected to the seller:  {company_name, note}
create table private.email_outbox (
  id bigint generated always as identity primary key,
  to_email text not null,
  language text not null check (language in ('en', 'ar')),
  template text not null check (template in ('order_placed', 'order_received', 'order_approved', 'order_shipped',
    'order_delivered', 'order_rejected', 'order_cancelled', 'seller_applied', 'seller_approved', 'seller_rejected')),
  params jsonb not null default '{}',
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index email_outbox_due_idx on private.email_outbox (next_attempt_at) where sent_at is null;
alter table private.email_outbox enable row level security;
revoke all on private.email_outbox from public, anon, authenticated;
grant all on private.email_outbox to service_role;

create function private.notify_email_outbox()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify('email_outbox', '');
  return null;
end
$$;
create trigger notify_email_outbox after insert on private.email_outbox
  for each statement execute function private.notify_email_outbox();

-- Language in which a user reads mail.
create function private.user_language(user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
   select coalesce((select p.language from public.profiles p where p.id = user_language.user_id), 'en') 
  );
end
$$;

-- Queues one mail to a user's own address; users without an address get none.
create function private.queue_email(user_id uuid, template text, params jsonb, language text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.email_outbox (to_email, language, template, params)
  select u.email, coalesce(queue_email.language, private.user_language(u.id)), queue_email.template, queue_email.params
  from auth.users u
  where u.id = queue_email.user_id and u.email is not null and u.email <> '';
end
$$;

-- Takes due mails for this caller: each is leased for five minutes, so that a crashed sender loses none.
create function private.claim_emails(max_count int)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int)
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
  )
  update private.email_outbox o
  set attempts = o.attempts + 1, next_attempt_at = now() + interval '5 minutes'
  from due
  where o.id = due.id
  returning o.id, o.to_email, o.language, o.template, o.params, o.attempts
$$;

-- Marks a claimed mail as sent, or (with an error) plans the next try: 1, 2, 4 … minutes, at most 6 hours, 12 tries.
create function private.finish_email(email_id bigint, error text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  update private.email_outbox o
  set sent_at = case when error is null then now() end,
      last_error = left(error, 500),
      next_attempt_at = case
        when error is null then o.next_attempt_at
        when o.attempts >= 12 then 'infinity'
        else now() + least(interval '1 minute' * power(2, o.attempts - 1), interval '6 hours')
      end
  where o.id = email_id and o.sent_at is null;
end
$$;

create function public.claim_emails(max_count int default 20)
returns table (id bigint, to_email text, language text, template text, params jsonb, attempts int)
language sql
security invoker
set search_path = ''
as $$ select * from private.claim_emails(max_count) $$;
create function public.finish_email(email_id bigint, error text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.finish_email(email_id, error) $$;
revoke all on function public.claim_emails(int), public.finish_email(bigint, text) from public, anon, authenticated;
grant execute on function public.claim_emails(int), public.finish_email(bigint, text),
  private.claim_emails(int), private.finish_email(bigint, text) to service_role;

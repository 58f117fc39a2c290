-- Mails about quote requests and contact messages:
--   quote := {id, number, full_name, company_name, email, phone, governorate_en, governorate_ar, needed_by, message,
--             lines: [{description, quantity, unit}]}
--   quote_confirmed      to the account that asked:      {buyer_name, quote}
--   quote_acknowledged   to an address typed by a guest: {number}
--   quote_received       to every admin:                 {quote, reply_to}
--   contact_confirmed    to the account that wrote:      {buyer_name, message}
--   contact_acknowledged to an address typed by a guest: {}
--   contact_received     to every admin:                 {full_name, email, message, reply_to}
-- An address that nobody confirmed gets a fixed text and at most the number: nothing that a stranger typed is mailed to it.
alter table private.email_outbox drop constraint email_outbox_template_check;
alter table private.email_outbox add constraint email_outbox_template_check check (template in ('order_placed',
  'order_received', 'order_approved', 'order_shipped', 'order_delivered', 'order_rejected', 'order_cancelled',
  'seller_applied', 'seller_approved', 'seller_rejected', 'quote_confirmed', 'quote_acknowledged', 'quote_received',
  'contact_confirmed', 'contact_acknowledged', 'contact_received'));
create index email_outbox_guests_idx on private.email_outbox (to_email, created_at)
  where template in ('quote_acknowledged', 'contact_acknowledged');

-- Queues a fixed text to an address that a guest typed: at most three a day to one address and 300 an hour over all, so
-- that nobody can flood strangers through us. Answers whether it was queued.
create function private.queue_guest_email(to_email text, template text, params jsonb, language text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.email_outbox (to_email, language, template, params)
  select lower(queue_guest_email.to_email), queue_guest_email.language, queue_guest_email.template, queue_guest_email.params
  where (select count(*) from private.email_outbox o
         where o.template in ('quote_acknowledged', 'contact_acknowledged')
           and o.to_email = lower(queue_guest_email.to_email) and o.created_at > now() - interval '1 day') < 3
    and (select count(*) from private.email_outbox o
         where o.template in ('quote_acknowledged', 'contact_acknowledged') and o.created_at > now() - interval '1 hour') < 300;
  return found;
end
$$;

-- Queues one mail to every approved admin.
create function private.queue_admin_email(template text, params jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.queue_email(s.id, queue_admin_email.template, queue_admin_email.params)
  from public.sellers s where s.role = 'admin' and s.is_approved;
end
$$;

-- The address a confirmation is mailed to: the account's own for people who are signed in, else the one typed.
create function private.confirm_receipt(
  typed_email text, full_name text, language text, kind text, account_params jsonb, guest_params jsonb
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account_email text;
begin
  if auth.uid() is not null then
    perform private.queue_email(auth.uid(), kind || '_confirmed',
      jsonb_build_object('buyer_name', confirm_receipt.full_name) || account_params, confirm_receipt.language);
    select u.email into account_email from auth.users u where u.id = auth.uid();
    return nullif(account_email, '');
  end if;
  if private.queue_guest_email(typed_email, kind || '_acknowledged', guest_params, confirm_receipt.language) then
    return typed_email;
  end if;
  return null;
end
$$;

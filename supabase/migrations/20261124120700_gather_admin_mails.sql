-- A flood of forms was a flood of mails to every admin. The first enquiry is mailed at once; what follows within the hour
-- waits for one mail that gathers it.
--   enquiries_gathered to every admin: {quotes, messages, entries: [{number?, full_name, email, message?}]}, with the counts
--                      of all and the first 20 as entries
alter table private.email_outbox drop constraint email_outbox_template_check;
alter table private.email_outbox add constraint email_outbox_template_check check (template in ('order_placed',
  'order_received', 'order_approved', 'order_shipped', 'order_delivered', 'order_rejected', 'order_cancelled',
  'seller_applied', 'seller_approved', 'seller_rejected', 'quote_confirmed', 'quote_acknowledged', 'quote_received',
  'contact_confirmed', 'contact_acknowledged', 'contact_received', 'enquiries_gathered'));
create index email_outbox_enquiries_idx on private.email_outbox (to_email, created_at)
  where template in ('quote_received', 'contact_received', 'enquiries_gathered');

-- Tells every approved admin of a quote request or a contact message, by at most one mail an hour after the first.
create or replace function private.queue_admin_email(template text, params jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_quote constant boolean := queue_admin_email.template = 'quote_received';
  entry constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'number', params -> 'quote' ->> 'number',
    'full_name', coalesce(params ->> 'full_name', params -> 'quote' ->> 'full_name'),
    'email', params ->> 'reply_to',
    'message', left(coalesce(params ->> 'message', params -> 'quote' ->> 'message'), 300)));
  admin record;
  last_mail timestamptz;
begin
  -- Two enquiries at once would both find no mail that waits.
  perform pg_advisory_xact_lock(hashtextextended('enquiry mails', 0));
  for admin in
    select u.id, u.email from public.sellers s join auth.users u on u.id = s.id
    where s.role = 'admin' and s.is_approved and u.email <> '' order by u.id
  loop
    update private.email_outbox o
    set params = o.params || jsonb_build_object(
      'quotes', (o.params ->> 'quotes')::int + is_quote::int,
      'messages', (o.params ->> 'messages')::int + (not is_quote)::int,
      'entries', case when jsonb_array_length(o.params -> 'entries') < 20 then o.params -> 'entries' || entry
        else o.params -> 'entries' end)
    where o.to_email = admin.email and o.template = 'enquiries_gathered' and o.sent_at is null and o.attempts = 0;
    continue when found;

    -- A gathered mail counts from its sending, not from when it was begun.
    select max(case when o.template = 'enquiries_gathered' then least(coalesce(o.sent_at, o.next_attempt_at), now())
      else o.created_at end) into last_mail
    from private.email_outbox o
    where o.to_email = admin.email and o.template in ('quote_received', 'contact_received', 'enquiries_gathered')
      and o.created_at > now() - interval '1 day';
    if last_mail > now() - interval '1 hour' then
      insert into private.email_outbox (to_email, language, template, params, next_attempt_at)
      values (admin.email, private.user_language(admin.id), 'enquiries_gathered', jsonb_build_object(
        'quotes', is_quote::int, 'messages', (not is_quote)::int, 'entries', jsonb_build_array(entry)),
        last_mail + interval '1 hour');
    else
      perform private.queue_email(admin.id, queue_admin_email.template, queue_admin_email.params);
    end if;
  end loop;
end
$$;

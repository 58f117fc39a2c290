create function private.note_mailed_orders()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.order_ids := array(select (o.value ->> 'id')::uuid from jsonb_array_elements(new.params -> 'orders') o);
  return new;
end
$$;
create trigger note_mailed_orders before insert on private.outbox
  for each row when (new.params ? 'orders') execute function private.note_mailed_orders();

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

-- Whether a person accepts mails of a kind.
create function private.wants_email(user_id uuid, kind text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return not exists (select from public.notification_choices c
    where c.user_id = wants_email.user_id and c.kind = wants_email.kind and c.channel = 'email');
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
  insert into private.outbox (address, language, template, params)
  select u.email, coalesce(queue_email.language, private.user_language(u.id)), queue_email.template, queue_email.params
  from auth.users u
  where u.id = queue_email.user_id and u.email is not null and u.email <> ''
    and private.wants_email(u.id, queue_email.template);
end
$$;

-- Params of a mail without amounts, for members who may not see money.
create function private.without_amounts(params jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  amounts constant text[] := '{total,subtotal,delivery_fee,unit_price,line_total}';
begin
  return params - amounts || case when params ? 'orders' then jsonb_build_object('orders', (
    select coalesce(jsonb_agg(o - amounts || jsonb_build_object('lines', (
      select jsonb_agg(l - amounts order by line) from jsonb_array_elements(o -> 'lines') with ordinality x (l, line))) order by place), '[]')
    from jsonb_array_elements(params -> 'orders') with ordinality y (o, place))) else '{}' end;
end
$$;

-- Queues one mail to each member of a company with a right, without amounts for those who may not see money.
create function private.queue_company_email(company_id uuid, template text, params jsonb, right_name text default 'change_orders')
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.outbox (address, language, template, params)
  select u.email, private.user_language(u.id), queue_company_email.template, case
      when exists (select from private.company_rights s where s.role = m.role and s.right_name = 'see_money') then queue_company_email.params
      else private.without_amounts(queue_company_email.params) end
  from public.company_members m
  join private.company_rights r on r.role = m.role and r.right_name = queue_company_email.right_name
  join auth.users u on u.id = m.user_id and u.email <> ''
  where m.company_id = queue_company_email.company_id and private.wants_email(m.user_id, queue_company_email.template)
  order by m.created_at, m.user_id;
end
$$;

-- Queues a fixed text to an address typed by a guest: at most three a day per address and 300 an hour in all, so that nobody
-- can flood strangers through us. Returns whether it was queued.
create function private.queue_guest_email(to_email text, template text, params jsonb, language text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.outbox (address, language, template, params)
  select lower(queue_guest_email.to_email), queue_guest_email.language, queue_guest_email.template, queue_guest_email.params
  where (select count(*) from private.outbox o
         where o.template in ('quote_acknowledged', 'contact_acknowledged', 'quote_answered')
           and o.address = lower(queue_guest_email.to_email) and o.created_at > now() - interval '1 day') < 3
    and (select count(*) from private.outbox o
         where o.template in ('quote_acknowledged', 'contact_acknowledged', 'quote_answered') and o.created_at > now() - interval '1 hour') < 300;
  return found;
end
$$;

-- Mails a received quote request or contact message to the staff with the right to see it. At most one mail an hour after the
-- first: the first is mailed at once, and those within the next hour are gathered in one digest.
create function private.queue_admin_email(template text, params jsonb)
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
    'contact', coalesce(params ->> 'reply_to', params -> 'quote' ->> 'phone'),
    'message', left(coalesce(params ->> 'message', params -> 'quote' ->> 'message'), 300)));
  admin record;
  last_mail timestamptz;
begin
  -- Serialized: two concurrent calls would both find no waiting mail.
  perform pg_advisory_xact_lock(hashtextextended('received mails', 0));
  for admin in
    select u.id, u.email from private.staff_with_right(case when is_quote then 'quotes' else 'contact' end) s
    join auth.users u on u.id = s.user_id
    where u.email <> '' order by u.id
  loop
    update private.outbox o
    set params = o.params || jsonb_build_object(
      'quotes', (o.params ->> 'quotes')::int + is_quote::int,
      'messages', (o.params ->> 'messages')::int + (not is_quote)::int,
      'entries', case when jsonb_array_length(o.params -> 'entries') < 20 then o.params -> 'entries' || entry
        else o.params -> 'entries' end)
    where o.address = admin.email and o.template = 'received_digest' and o.sent_at is null and o.attempts = 0;
    continue when found;

    -- A digest counts from the time it is sent, not created.
    select max(case when o.template = 'received_digest' then least(coalesce(o.sent_at, o.next_attempt_at), now())
      else o.created_at end) into last_mail
    from private.outbox o
    where o.address = admin.email and o.template in ('quote_received', 'contact_received', 'received_digest')
      and o.created_at > now() - interval '1 day';
    if last_mail > now() - interval '1 hour' then
      insert into private.outbox (address, language, template, params, next_attempt_at)
      values (admin.email, private.user_language(admin.id), 'received_digest', jsonb_build_object(
        'quotes', is_quote::int, 'messages', (not is_quote)::int, 'entries', jsonb_build_array(entry)),
        last_mail + interval '1 hour');
    else
      perform private.queue_email(admin.id, queue_admin_email.template, queue_admin_email.params);
    end if;
  end loop;
end
$$;

-- Address for a confirmation: the account's for signed-in people, else the typed one.
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
  if private.my_id() is not null then
    perform private.queue_email(private.my_id(), kind || '_confirmed',
      jsonb_build_object('buyer_name', confirm_receipt.full_name) || account_params, confirm_receipt.language);
    select u.email into account_email from auth.users u where u.id = private.my_id();
    return nullif(account_email, '');
  end if;
  if typed_email is null then
    return null;
  end if;
  if private.queue_guest_email(typed_email, kind || '_acknowledged', guest_params, confirm_receipt.language) then
    return typed_email;
  end if;
  return null;
end
$$;

-- Whether a sender is needed: mails are due and no sender is working.
create function private.emails_wait()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from private.outbox o where o.sent_at is null and o.next_attempt_at <= now())
    and not exists (select 1 from private.outbox o where o.lease is not null and o.next_attempt_at > now())
$$;

-- Deletes the content of a mail an hour after it was sent, and its row after 30 days.
create function private.clear_sent_emails()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('clear-sent-emails', array(
    select o.id::text from private.outbox o
    where o.sent_at < now() - interval '1 hour' and (o.params <> '{}' or o.sent_at < now() - interval '30 days')
      and private.may_try_job_item('clear-sent-emails', o.id::text)),
    'select private.clear_emails($1::bigint[])');
end
$$;

create function private.clear_emails(ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.outbox o where o.id = any (ids) and o.sent_at < now() - interval '30 days';
  update private.outbox o set params = '{}' where o.id = any (ids);
end
$$;

-- State of a mail: waiting (not tried yet), failing (will be tried again), gave_up or sent.
create function private.email_state(mail private.outbox)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when mail.sent_at is not null then 'sent' when mail.gave_up_at is not null then 'gave_up'
    when mail.last_error is not null then 'failing' else 'waiting' end
$$;

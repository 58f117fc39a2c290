-- The outbox of mails, who gets which, and how mail is sent.

-- Mails are queued in the transaction that they tell about and sent by the edge function deliver-emails. Due ones are looked
-- for: NOTIFY in the transaction of an order would take one lock for the whole database until commit.
-- What params a template has says mail-params.schema.ts of that function: tests queue a mail of each and parse it.
-- An address that nobody confirmed gets a fixed text and at most the number: nothing that a stranger typed is mailed to it.
create table private.outbox (
  id bigint generated always as identity primary key,
  -- How it is delivered, and where to there: of e-mail, the address. Messages by phone (WhatsApp, SMS) would be channels of
  -- their own, with a sender each that claims its own.
  channel text not null default 'email' check (channel in ('email')),
  address text not null,
  language text not null check (language in ('en', 'ar')),
  template text not null check (template in ('order_placed', 'order_received', 'order_approved', 'order_shortage', 'order_shipped',
    'order_delivered', 'order_rejected', 'order_cancelled', 'seller_applied', 'seller_approved', 'seller_rejected',
    'seller_suspended', 'document_submitted', 'document_accepted', 'document_refused', 'document_expiring', 'document_expired',
    'team_invited', 'staff_invited', 'account_suspended', 'account_restored', 'second_factor_removed',
    'quote_confirmed', 'quote_acknowledged', 'quote_received', 'contact_confirmed', 'contact_acknowledged',
    'contact_received', 'enquiries_gathered', 'quote_answered', 'contact_answered',
    'question_received', 'question_answered', 'test')),
  params jsonb not null default '{}',
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  -- Stays the same over all tries, so that a receiver recognises a mail it already has.
  message_id uuid not null default gen_random_uuid(),
  -- The sender that works on the mail.
  lease uuid,
  -- Since when nobody tries any more.
  gave_up_at timestamptz,
  -- Which orders it tells about, known also when its params are gone.
  order_ids uuid[]
);
create index outbox_due_idx on private.outbox (next_attempt_at) where sent_at is null;
create index outbox_created_at_idx on private.outbox (created_at desc, id desc);
create index outbox_guests_idx on private.outbox (address, created_at)
  where template in ('quote_acknowledged', 'contact_acknowledged');
create index outbox_enquiries_idx on private.outbox (address, created_at)
  where template in ('quote_received', 'contact_received', 'enquiries_gathered');
create index outbox_leased_idx on private.outbox (lease) where lease is not null;
create index outbox_gave_up_idx on private.outbox (gave_up_at) where gave_up_at is not null;
create index outbox_order_ids_idx on private.outbox using gin (order_ids) where order_ids is not null;
create index outbox_sent_idx on private.outbox (sent_at) where sent_at is not null;

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

-- How mail is sent; one row, kept by admins. The password is not here: see private.email_secrets.
create table public.email_settings (
  id boolean primary key default true check (id),
  sender_email text not null check (private.is_email(sender_email)),
  sender_name text not null default 'Mawad' check (length(sender_name) between 1 and 120 and sender_name !~ '[\r\n]'),
  smtp_host text not null check (smtp_host ~ '^[A-Za-z0-9.-]{1,253}$'),
  smtp_port int not null check (smtp_port between 1 and 65535),
  encryption text not null check (encryption in ('none', 'starttls', 'tls')),
  password_set boolean not null default false,
  updated_at timestamptz not null default now()
);

-- The SMTP app password, encrypted and write-only: only get_smtp_settings decrypts it, for service_role.
create table private.email_secrets (
  id boolean primary key default true check (id),
  password bytea not null
);

alter table private.outbox enable row level security;
alter table public.email_settings enable row level security;
alter table private.email_secrets enable row level security;
revoke all on private.outbox, public.email_settings from public, anon, authenticated;
revoke all on private.email_secrets from public, anon, authenticated, service_role;
grant select on public.email_settings to authenticated;
grant all on private.outbox, public.email_settings to service_role;
create policy email_settings_authenticated_select on public.email_settings for select to authenticated
  using ((select private.staff_may('settings')));

-- Queueing.

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

-- Whether a person has not refused the mails of a kind. The table stands in the file after this one.
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

-- A mail's params without what goods cost, for members of a company who may not see money.
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

-- Queues one mail to each member of a company who has a right; without amounts to those who may not see money.
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
  insert into private.outbox (address, language, template, params)
  select lower(queue_guest_email.to_email), queue_guest_email.language, queue_guest_email.template, queue_guest_email.params
  where (select count(*) from private.outbox o
         where o.template in ('quote_acknowledged', 'contact_acknowledged')
           and o.address = lower(queue_guest_email.to_email) and o.created_at > now() - interval '1 day') < 3
    and (select count(*) from private.outbox o
         where o.template in ('quote_acknowledged', 'contact_acknowledged') and o.created_at > now() - interval '1 hour') < 300;
  return found;
end
$$;

-- Tells the staff who answer of a quote request or a contact message, by at most one mail an hour after the first, so that a
-- flood of forms is no flood of mails: the first enquiry is mailed at once, what follows within the hour waits for one mail
-- that gathers it.
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
  -- Two enquiries at once would both find no mail that waits.
  perform pg_advisory_xact_lock(hashtextextended('enquiry mails', 0));
  for admin in
    select u.id, u.email from public.staff s join auth.users u on u.id = s.user_id
    where s.role in ('admin', 'support') and u.email <> '' order by u.id
  loop
    update private.outbox o
    set params = o.params || jsonb_build_object(
      'quotes', (o.params ->> 'quotes')::int + is_quote::int,
      'messages', (o.params ->> 'messages')::int + (not is_quote)::int,
      'entries', case when jsonb_array_length(o.params -> 'entries') < 20 then o.params -> 'entries' || entry
        else o.params -> 'entries' end)
    where o.address = admin.email and o.template = 'enquiries_gathered' and o.sent_at is null and o.attempts = 0;
    continue when found;

    -- A gathered mail counts from its sending, not from when it was begun.
    select max(case when o.template = 'enquiries_gathered' then least(coalesce(o.sent_at, o.next_attempt_at), now())
      else o.created_at end) into last_mail
    from private.outbox o
    where o.address = admin.email and o.template in ('quote_received', 'contact_received', 'enquiries_gathered')
      and o.created_at > now() - interval '1 day';
    if last_mail > now() - interval '1 hour' then
      insert into private.outbox (address, language, template, params, next_attempt_at)
      values (admin.email, private.user_language(admin.id), 'enquiries_gathered', jsonb_build_object(
        'quotes', is_quote::int, 'messages', (not is_quote)::int, 'entries', jsonb_build_array(entry)),
        last_mail + interval '1 hour');
    else
      perform private.queue_email(admin.id, queue_admin_email.template, queue_admin_email.params);
    end if;
  end loop;
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

-- Sending.

-- Takes due mails for this caller. They are the caller's for two minutes, so that a crashed sender loses none.
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

-- Marks a claimed mail as sent, or (with an error) plans the next try: 1, 2, 4 … minutes, at most 6 hours, 12 tries.
-- Whoever lost the lease meanwhile changes nothing.
create function private.finish_email(email_id bigint, lease uuid, error text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.outbox o
  set sent_at = case when finish_email.error is null then now() end,
      -- The mail alone holds what its link is worth.
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
revoke all on function public.claim_emails(int), public.finish_email(bigint, uuid, text) from public, anon, authenticated;
grant execute on function public.claim_emails(int), public.finish_email(bigint, uuid, text),
  private.claim_emails(int), private.finish_email(bigint, uuid, text) to service_role;

-- Whether a sender is needed: mails are due and nobody is at work on others.
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

-- What was written in a mail is kept for an hour after it was sent; that it was sent, for thirty days.
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

-- Settings.

-- settings: {sender_email, sender_name?, smtp_host, smtp_port, encryption, app_password?}; without a password the old one stays. Needs a
-- proof of identity: whoever runs the mail server reads every invitation.
create function private.save_email_settings(settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  app_password text := replace(settings ->> 'app_password', ' ', '');
begin
  perform private.require_staff('settings');
  perform private.require_identity();
  perform private.require_that(private.is_email(settings ->> 'sender_email'), 'sender_email', 'email');
  perform private.require_text('sender_name', coalesce(settings ->> 'sender_name', 'Mawad'), 120);
  perform private.require_that(coalesce(settings ->> 'sender_name', 'Mawad') !~ '[\r\n]', 'sender_name', 'format');
  perform private.require_that(settings ->> 'smtp_host' ~ '^[A-Za-z0-9.-]{1,253}$', 'smtp_host', 'format');
  perform private.require_that(settings ->> 'smtp_port' ~ '^[0-9]{1,5}$'
    and (settings ->> 'smtp_port')::int between 1 and 65535, 'smtp_port', 'out_of_range');
  perform private.require_that(settings ->> 'encryption' in ('none', 'starttls', 'tls'), 'encryption', 'one_of');
  perform private.require_text('app_password', app_password, 200, true);
  if coalesce(app_password, '') = '' and not exists (select 1 from private.email_secrets) then
    perform private.raise_error('PT422', 'invalid_input', '{"field": "app_password", "rule": "required"}');
  end if;
  if coalesce(app_password, '') <> '' then
    insert into private.email_secrets (password)
    select extensions.pgp_sym_encrypt(app_password, encode(k.key, 'hex')) from private.secret_keys k where k.name = 'email'
    on conflict (id) do update set password = excluded.password;
  end if;
  insert into public.email_settings (sender_email, sender_name, smtp_host, smtp_port, encryption, password_set)
  values (settings ->> 'sender_email', coalesce(settings ->> 'sender_name', 'Mawad'), settings ->> 'smtp_host',
    (settings ->> 'smtp_port')::int, settings ->> 'encryption', true)
  on conflict (id) do update set sender_email = excluded.sender_email, sender_name = excluded.sender_name,
    smtp_host = excluded.smtp_host, smtp_port = excluded.smtp_port, encryption = excluded.encryption,
    password_set = true, updated_at = now();
end
$$;
create function public.save_email_settings(settings jsonb)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.save_email_settings(settings) $$;

create function private.get_smtp_settings()
returns table (sender_email text, sender_name text, smtp_host text, smtp_port int, encryption text, app_password text)
language sql
stable
security definer
set search_path = ''
as $$
  select e.sender_email, e.sender_name, e.smtp_host, e.smtp_port, e.encryption,
    extensions.pgp_sym_decrypt(s.password, encode(k.key, 'hex'))
  from public.email_settings e, private.email_secrets s, private.secret_keys k
  where k.name = 'email'
$$;
-- No row: nothing was configured, the sender uses its own environment.
create function public.get_smtp_settings()
returns table (sender_email text, sender_name text, smtp_host text, smtp_port int, encryption text, app_password text)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.get_smtp_settings() $$;
revoke all on function public.save_email_settings(jsonb), public.get_smtp_settings() from public, anon, authenticated;
grant execute on function public.save_email_settings(jsonb), private.save_email_settings(jsonb)
  to authenticated, service_role;
grant execute on function public.get_smtp_settings(), private.get_smtp_settings() to service_role;

-- Trying the mail server, and what became of mails.

-- Queues a mail that says nothing but that mail arrives, and answers its id. Raises rate_limited after 20 an hour.
create function private.send_test_email(to_email text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := btrim(send_test_email.to_email);
  queued bigint;
begin
  perform private.require_staff('settings');
  perform private.require_that(private.is_email(address), 'to_email', 'email');
  if (select count(*) from private.outbox o
      where o.template = 'test' and o.created_at > now() - interval '1 hour') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into private.outbox (address, language, template)
  values (address, private.user_language(auth.uid()), 'test') returning id into queued;
  return queued;
end
$$;

-- How a mail stands: waiting (not tried yet), failing (tried in vain, tried again later), gave_up or sent.
create function private.email_state(mail private.outbox)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when mail.sent_at is not null then 'sent' when mail.gave_up_at is not null then 'gave_up'
    when mail.last_error is not null then 'failing' else 'waiting' end
$$;

-- {state, error} of a test mail, or null.
create function private.get_test_email(id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  return (select jsonb_build_object('state', private.email_state(o), 'error', o.last_error)
          from private.outbox o where o.id = get_test_email.id and o.template = 'test');
end
$$;

-- Mails of the last thirty days, the latest first, without their texts.
-- filter: {state? (waiting, failing, gave_up, sent), term? (address), page?, page_size?}
create function private.list_emails(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('settings');
  if filter ->> 'state' is not null then
    conditions := conditions || case filter ->> 'state'
      when 'sent' then ' and o.sent_at is not null'
      when 'gave_up' then ' and o.gave_up_at is not null'
      when 'failing' then ' and o.sent_at is null and o.gave_up_at is null and o.last_error is not null'
      else ' and o.sent_at is null and o.last_error is null' end;
  end if;
  if pattern is not null then
    conditions := conditions || format(' and private.fold_text(o.address) like %L', pattern);
  end if;
  return private.list_page('o.id', 'from private.outbox o where ' || conditions, 'o.created_at desc, o.id desc',
    $item$jsonb_build_object('id', o.id, 'to_email', o.address, 'template', o.template, 'state', private.email_state(o),
      'attempts', o.attempts, 'error', o.last_error, 'created_at', o.created_at, 'sent_at', o.sent_at,
      'next_attempt_at', case when o.sent_at is null and o.gave_up_at is null then o.next_attempt_at end)$item$,
    'join private.outbox o on o.id = shown.id', filter);
end
$$;

-- Tries all mails that failed again at once, those that were given up too; answers how many.
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

create function public.send_test_email(to_email text) returns bigint
language sql security invoker set search_path = '' as $$ select private.send_test_email(to_email) $$;
create function public.get_test_email(id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_test_email(id) $$;
create function public.list_emails(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_emails(filter) $$;
create function public.retry_emails() returns int
language sql security invoker set search_path = '' as $$ select private.retry_emails() $$;
revoke all on function public.send_test_email(text), public.get_test_email(bigint), public.list_emails(jsonb),
  public.retry_emails() from public, anon, authenticated;
grant execute on function public.send_test_email(text), private.send_test_email(text), public.get_test_email(bigint),
  private.get_test_email(bigint), public.list_emails(jsonb), private.list_emails(jsonb), public.retry_emails(),
  private.retry_emails() to authenticated, service_role;

-- Outbox of mails. A mail is queued in the transaction that it reports and sent by the edge function deliver-emails, which
-- polls: NOTIFY in an order's transaction would take one lock for the whole database until commit. mail-params.schema.ts of
-- that function describes the params of each template; tests queue each mail and parse it. An unconfirmed address gets only
-- fixed texts and a number, nothing that a stranger typed.
create table private.outbox (
  id bigint generated always as identity primary key,
  -- Channel and the recipient's address in it. WhatsApp or SMS would be channels of their own, each with a sender that claims
  -- its mails.
  channel text not null default 'email' check (channel in ('email')),
  address text not null,
  language text not null check (language in ('en', 'ar')),
  template text not null check (template in ('order_placed', 'order_received', 'order_approved', 'order_shortage', 'order_shipped',
    'order_delivered', 'order_rejected', 'order_cancelled', 'seller_applied', 'seller_approved', 'seller_rejected',
    'seller_suspended', 'document_submitted', 'document_accepted', 'document_refused', 'document_expiring', 'document_expired',
    'team_invited', 'staff_invited', 'account_suspended', 'account_restored', 'second_factor_removed', 'recovery_code_used',
    'quote_confirmed', 'quote_acknowledged', 'quote_received', 'quote_answered', 'quote_asked', 'quote_closing', 'quote_won',
    'quote_lost', 'quote_offered', 'quote_expiring', 'quote_closed', 'contact_confirmed', 'contact_acknowledged',
    'contact_received', 'received_digest', 'contact_answered',
    'question_received', 'question_answered', 'stock_low', 'price_limit', 'return_step', 'debt_warned', 'debt_over', 'selling_pausing', 'selling_paused', 'selling_resumed',
    'buying_invited', 'purchase_requested', 'purchase_decided', 'budget_warned', 'cart_received', 'list_due', 'test')),
  params jsonb not null default '{}',
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  -- Same for all tries, so that a receiver can recognise a duplicate.
  message_id uuid not null default gen_random_uuid(),
  -- Sender that has claimed the mail.
  lease uuid,
  -- Time of the last failed try.
  gave_up_at timestamptz,
  -- Orders that the mail reports; stays when the params are deleted.
  order_ids uuid[]
);
create index outbox_due_idx on private.outbox (next_attempt_at) where sent_at is null;
create index outbox_created_at_idx on private.outbox (created_at desc, id desc);
create index outbox_guests_idx on private.outbox (address, created_at)
  where template in ('quote_acknowledged', 'contact_acknowledged', 'quote_answered');
create index outbox_received_idx on private.outbox (address, created_at)
  where template in ('quote_received', 'contact_received', 'received_digest');
create index outbox_leased_idx on private.outbox (address) where lease is not null;
create index outbox_gave_up_idx on private.outbox (gave_up_at) where gave_up_at is not null;
create index outbox_order_ids_idx on private.outbox using gin (order_ids) where order_ids is not null;
create index outbox_sent_idx on private.outbox (sent_at) where sent_at is not null;

-- SMTP settings, one row, edited by admins. The password is in private.email_secrets.
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

-- The SMTP password, encrypted and write-only: only get_smtp_settings decrypts it, for service_role.
create table private.email_secrets (
  id boolean primary key default true check (id),
  password bytea not null
);

-- Spam protection of the public forms (quote, contact) without a puzzle: a signed token that must be a few seconds old, and a
-- field hidden from people. The database checks both, so they apply to every client.

-- One row per accepted form: its token cannot be used again, and its sender's address counts against a limit that applies on
-- every installation.
create table private.form_submissions (
  token text primary key,
  -- Keyed hash of the sender's address, for comparison only. Null if the API got no address.
  address_hash bytea,
  sent_at timestamptz not null default now()
);
create index form_submissions_address_idx on private.form_submissions (address_hash, sent_at);
create index form_submissions_sent_at_idx on private.form_submissions (sent_at);

-- Contact messages. A repeated call stores nothing new. The writer gets a confirmation and the staff a notification.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(full_name) between 1 and 120),
  email text not null check (private.is_email(email)),
  message text not null check (length(message) between 1 and 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  status text not null default 'New' check (status in ('New', 'Answered', 'Closed')),
  -- Time at which it was handled.
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  -- As in quote_requests.
  idempotency_key uuid unique,
  body_hash bytea,
  mailed_to text,
  -- Assigned staff member.
  assigned_to uuid references public.staff (user_id) on delete set null,
  search_text text not null
    generated always as (private.fold_text(full_name || ' | ' || email || ' | ' || message)) stored
);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to, created_at desc, id);
create index contact_messages_text_idx on public.contact_messages using gin (search_text extensions.gin_trgm_ops);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);

-- Answers of the staff, mailed in the language of the message.
create table public.contact_answers (
  id bigint generated always as identity primary key,
  contact_message_id bigint not null references public.contact_messages (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  mailed_to text not null,
  -- Mail in private.outbox, which deletes it 30 days after sending.
  email_id bigint,
  created_at timestamptz not null default now(),
  -- Created by the client per answer: a repeated call writes and mails once.
  idempotency_key uuid not null unique
);
create index contact_answers_contact_message_id_idx on public.contact_answers (contact_message_id, id);
create index contact_answers_author_id_idx on public.contact_answers (author_id);

-- Answer templates; the console fills in {name} before sending.
create table public.answer_templates (
  id bigint generated always as identity primary key,
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  body_en text not null check (length(body_en) between 1 and 4000),
  body_ar text not null check (length(body_ar) between 1 and 4000)
);

-- Quote requests of buyers, signed in or not.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(full_name) between 1 and 120),
  company_name text check (length(company_name) <= 120),
  -- Null: the answer is given by phone.
  email text check (private.is_email(email)),
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  message text not null default '' check (length(message) <= 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  status text not null default 'New' check (status in ('New', 'Answered', 'Closed')),
  created_at timestamptz not null default now(),
  -- Short and unguessable, e.g. RQ-7K3F9Q.
  number text not null unique default private.new_quote_number(),
  needed_by date,
  line_count int not null default 0 check (line_count between 0 and 100),
  -- Created by the client when the form opens. With the hash of the body it makes repeated calls idempotent.
  idempotency_key uuid unique,
  body_hash bytea,
  -- Address to which the confirmation was mailed.
  mailed_to text,
  status_changed_at timestamptz,
  -- Assigned staff member.
  assigned_to uuid references public.staff (user_id) on delete set null,
  search_text text not null generated always as (private.fold_text(number || ' | ' || full_name || ' | '
    || coalesce(company_name, '') || ' | ' || coalesce(email, '') || ' | ' || coalesce(phone, '') || ' | ' || message)) stored
);
create index quote_requests_own_idx on public.quote_requests (user_id, created_at desc, id);
create index quote_requests_governorate_idx on public.quote_requests (governorate);
create index quote_requests_created_at_idx on public.quote_requests (created_at desc, id);
create index quote_requests_status_idx on public.quote_requests (status, created_at desc, id);
create index quote_requests_assigned_to_idx on public.quote_requests (assigned_to, created_at desc, id);
create index quote_requests_text_idx on public.quote_requests using gin (search_text extensions.gin_trgm_ops);
create index quote_requests_email_idx on public.quote_requests (lower(email), created_at);
create index quote_requests_phone_idx on public.quote_requests (phone, created_at);

create table public.quote_lines (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  product_id bigint references public.products (id) on delete set null,
  description text not null check (length(description) between 1 and 500),
  quantity public.goods_quantity not null check (quantity > 0),
  unit text not null default 'Each' check (length(unit) <= 40),
  variant_id bigint references public.product_variants (id) on delete set null
);
create index quote_lines_quote_request_id_idx on public.quote_lines (quote_request_id);
create index quote_lines_product_id_idx on public.quote_lines (product_id);
create index quote_lines_variant_id_idx on public.quote_lines (variant_id);

-- Work of the staff on quote requests and contact messages, both called enquiries. An enquiry is identified by its kind,
-- 'quote' or 'message', and its id as text.

-- Answers to enquiries, mailed in the language of the enquiry.
create table public.enquiry_answers (
  id bigint generated always as identity primary key,
  quote_request_id uuid references public.quote_requests (id) on delete cascade,
  contact_message_id bigint references public.contact_messages (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  -- Null if the asker gave only a phone: the staff calls.
  mailed_to text,
  -- Mail in private.outbox, which deletes it 30 days after sending.
  email_id bigint,
  created_at timestamptz not null default now(),
  -- Created by the client per answer: a repeated call writes and mails once.
  idempotency_key uuid not null unique,
  check (num_nonnulls(quote_request_id, contact_message_id) = 1)
);
create index enquiry_answers_quote_request_id_idx on public.enquiry_answers (quote_request_id, id);
create index enquiry_answers_contact_message_id_idx on public.enquiry_answers (contact_message_id, id);
create index enquiry_answers_author_id_idx on public.enquiry_answers (author_id);

-- Answer templates; the console fills in {name} and {number} before sending.
create table public.answer_templates (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('quote', 'message')),
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  body_en text not null check (length(body_en) between 1 and 4000),
  body_ar text not null check (length(body_ar) between 1 and 4000)
);

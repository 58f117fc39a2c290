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
  search_text text not null generated always as (private.fold_text(number || ' | ' || full_name || ' | '
    || coalesce(company_name, '') || ' | ' || coalesce(email, '') || ' | ' || coalesce(phone, '') || ' | ' || message)) stored
);
create index quote_requests_own_idx on public.quote_requests (user_id, created_at desc, id);
create index quote_requests_governorate_idx on public.quote_requests (governorate);
create index quote_requests_created_at_idx on public.quote_requests (created_at desc, id);
create index quote_requests_status_idx on public.quote_requests (status, created_at desc, id);
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

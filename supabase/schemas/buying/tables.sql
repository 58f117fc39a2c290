-- Companies that buy: their people, projects and purchase requests. Rows are read and written through functions only, because the
-- caller's role decides what a reader may see.

-- A person buys for one company at most, and may still buy privately.
create table private.buying_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  role text not null check (role in ('owner', 'buyer', 'approver', 'accountant', 'viewer')),
  -- Largest order, and total of the orders of a month in Baghdad, without approval, IQD; null: any. They do not bind owners.
  order_limit public.iqd,
  month_limit public.iqd,
  -- Member who also approves while this one is absent: from the first to the last day.
  deputy_id uuid references auth.users (id) on delete set null check (deputy_id <> user_id),
  absent_from date check (private.is_usable_time(absent_from)),
  absent_until date check (private.is_usable_time(absent_until)),
  -- Raised by every change; a decision sends the version that the person saw.
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((absent_from is null) = (absent_until is null) and absent_from <= absent_until)
);
create index buying_members_company_id_idx on private.buying_members (company_id, created_at, user_id);
create index buying_members_deputy_id_idx on private.buying_members (deputy_id);

-- Rights of each role in a company that buys. Every member sees the company and its projects.
create table private.buying_rights (
  role text not null,
  right_name text not null,
  primary key (role, right_name)
);

-- An invitation to a company that buys: mailed to an address, or a link without one that its sender passes on. Works once.
create table private.buying_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  email text check (private.is_email(email) and email = lower(email)),
  role text not null check (role in ('owner', 'buyer', 'approver', 'accountant', 'viewer')),
  order_limit public.iqd,
  month_limit public.iqd,
  -- The token itself is only in the mail or link.
  token_hash bytea not null unique,
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  closed_at timestamptz
);
create index buying_invitations_company_id_idx on private.buying_invitations (company_id, created_at);
create index buying_invitations_invited_by_idx on private.buying_invitations (invited_by);

-- Projects (sites) of a company that buys. An order belongs to one at most.
create table private.projects (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  number text check (length(number) between 1 and 40),
  -- Where and to whom goods are delivered.
  receiver text check (length(receiver) between 1 and 120),
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  district text check (length(district) between 1 and 120),
  address text check (length(address) between 1 and 300),
  -- IQD; null: none. An order beyond one of them needs approval.
  budget public.iqd,
  order_limit public.iqd,
  month_limit public.iqd,
  -- Time of the warning that 80 % of this budget are spent.
  warned_at timestamptz,
  state text not null default 'open' check (state in ('open', 'closed')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index projects_number_idx on private.projects (company_id, private.fold_text(number)) where number is not null;
create index projects_company_id_idx on private.projects (company_id, created_at desc, id);
create index projects_governorate_idx on private.projects (governorate);

-- Orders that wait for approval, with price and stock held until expires_at. Approval places the order: placed.
create table private.purchase_requests (
  id uuid primary key default gen_random_uuid(),
  -- Short and unguessable, e.g. PR-7K3F9Q.
  number text not null unique default private.random_number('PR-'),
  company_id uuid not null references public.companies (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  project_id uuid references private.projects (id) on delete restrict,
  state text not null default 'waiting' check (state in ('waiting', 'placed', 'refused', 'expired', 'withdrawn')),
  -- Limits that the order exceeds: order_limit, month_limit, project_order_limit, project_month_limit, budget.
  reasons text[] not null check (reasons <@ '{order_limit,month_limit,project_order_limit,project_month_limit,budget}'),
  -- Created by the client when checkout opens; becomes the key of the order's checkout.
  idempotency_key uuid not null,
  body_hash bytea not null,
  -- delivery and pickup as place_order takes them.
  delivery jsonb not null,
  pickup uuid[] not null default '{}',
  language text not null check (language in ('en', 'ar')),
  cost_code text check (length(cost_code) between 1 and 40),
  note text check (length(note) between 1 and 500),
  subtotal public.iqd not null,
  delivery_total public.iqd not null,
  total public.iqd not null generated always as (subtotal + delivery_total) stored,
  expires_at timestamptz not null,
  -- Raised by every change; a decision sends the version that the person saw.
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index purchase_requests_company_id_idx on private.purchase_requests (company_id, created_at desc, id);
create index purchase_requests_project_id_idx on private.purchase_requests (project_id);
create index purchase_requests_waiting_idx on private.purchase_requests (expires_at) where state = 'waiting';

-- Lines of a purchase request as they were requested.
create table private.purchase_request_lines (
  id bigint generated always as identity primary key,
  request_id uuid not null references private.purchase_requests (id) on delete cascade,
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  seller_id uuid not null references public.companies (id) on delete cascade,
  name_en text not null,
  name_ar text not null,
  sku text not null,
  unit text not null,
  size text,
  color text,
  color_ar text,
  main_image text,
  -- Held price of one unit below the first of the price_breaks: [{quantity, price}].
  base_price public.iqd not null,
  price_breaks jsonb not null,
  asked_quantity public.goods_quantity not null,
  -- Quantity after the decision; 0: removed.
  quantity public.stock_quantity not null,
  unit_price public.iqd not null,
  -- Quantity taken from stock until the request ends.
  held public.stock_quantity not null
);
create index purchase_request_lines_request_id_idx on private.purchase_request_lines (request_id, id);
create index purchase_request_lines_product_id_idx on private.purchase_request_lines (product_id);
create index purchase_request_lines_variant_id_idx on private.purchase_request_lines (variant_id);
create index purchase_request_lines_seller_id_idx on private.purchase_request_lines (seller_id);

-- People who were notified that a request waits for their decision.
create table private.purchase_request_notices (
  request_id uuid not null references private.purchase_requests (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (request_id, user_id)
);
create index purchase_request_notices_user_id_idx on private.purchase_request_notices (user_id);

-- History of purchase requests.
create table private.purchase_request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references private.purchase_requests (id) on delete cascade,
  kind text not null check (kind in ('requested', 'placed', 'refused', 'expired', 'withdrawn')),
  -- Null: a job.
  actor_id uuid references auth.users (id) on delete set null,
  -- Absent approver for whom a deputy decided.
  deputy_for uuid references auth.users (id) on delete set null,
  note text check (length(note) between 1 and 500),
  -- Placed with changes: [{line_id, before, after}].
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null default now()
);
create index purchase_request_events_request_id_idx on private.purchase_request_events (request_id, id);
create index purchase_request_events_actor_id_idx on private.purchase_request_events (actor_id);
create index purchase_request_events_deputy_for_idx on private.purchase_request_events (deputy_for);

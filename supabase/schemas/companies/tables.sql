create table public.companies (
  id uuid primary key default gen_random_uuid(),
  -- Registered name, in either language.
  name text not null check (length(name) between 1 and 120),
  -- Name for readers of a language if it differs from the registered one.
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  slug text unique,
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  about_en text check (length(about_en) <= 2000),
  about_ar text check (length(about_ar) <= 2000),
  -- Phone on the store page; `phone` is for orders and the staff.
  store_phone text check (private.is_phone(store_phone)),
  hours_en text check (length(hours_en) <= 200),
  hours_ar text check (length(hours_ar) <= 200),
  returns_en text check (length(returns_en) <= 2000),
  returns_ar text check (length(returns_ar) <= 2000),
  -- Paths in product-images: a square logo, and a banner four times as wide as high.
  logo text check (length(logo) <= 500),
  banner text check (length(banner) <= 500),
  -- Null and not never_free: the site's threshold applies.
  free_delivery_from public.iqd,
  never_free boolean not null default false check (not never_free or free_delivery_from is null),
  -- Smallest goods total of an order, IQD; null: any. A delivery area may require more.
  order_minimum public.iqd check (order_minimum > 0),
  -- Longest time for which an order that waits for approval holds the company's goods, days; null: that of the site.
  purchase_hold_days int check (purchase_hold_days between 1 and 60),
  -- End of a suspension that ends by itself; see pause_company.
  suspended_until timestamptz check (suspended_until is null or status = 'suspended'),
  -- Weekdays on which nothing is prepared or delivered: 0 is Sunday, as in extract(dow).
  closed_weekdays smallint[] not null default '{}'
    check (closed_weekdays <@ '{0,1,2,3,4,5,6}' and cardinality(closed_weekdays) < 7),
  -- First and last day of a holiday. Orders of these days are prepared afterwards, or refused (holiday_takes_orders).
  holiday_from date check (private.is_usable_time(holiday_from)),
  holiday_until date check (private.is_usable_time(holiday_until)),
  holiday_takes_orders boolean not null default true,
  -- Whether buyers may collect goods at the showroom. Its address (in `governorate`, in at least one language) and note are
  -- stored while pickup is not offered. pickup_lead_days: open days until goods are ready, 0 for the same day.
  offers_pickup boolean not null default false,
  pickup_address_en text check (length(pickup_address_en) between 1 and 300),
  pickup_address_ar text check (length(pickup_address_ar) between 1 and 300),
  pickup_note_en text check (length(pickup_note_en) <= 300),
  pickup_note_ar text check (length(pickup_note_ar) <= 300),
  pickup_lead_days smallint check (pickup_lead_days between 0 and 60),
  -- Legal numbers of a company that buys, for the invoices it gets.
  tax_number text check (length(tax_number) between 1 and 40),
  trade_licence text check (length(trade_licence) between 1 and 60),
  check (not offers_pickup or num_nulls(governorate, coalesce(pickup_address_en, pickup_address_ar), pickup_lead_days) = 0),
  check ((holiday_from is null) = (holiday_until is null) and holiday_until between holiday_from and holiday_from + 180),
  -- Pending and rejected companies have never sold; a suspended company has sold and can be restored; a buying one never applied
  -- to sell.
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'suspended', 'buying')),
  is_approved boolean not null generated always as (status = 'approved') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_status_idx on public.companies (status, created_at desc, id);
create index companies_created_at_idx on public.companies (created_at desc, id);
create index companies_suspended_until_idx on public.companies (suspended_until) where suspended_until is not null;
create index companies_governorate_idx on public.companies (governorate);

-- All decisions on a company with their reasons.
create table public.company_decisions (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  from_status text,
  to_status text not null,
  reason text check (length(reason) <= 500),
  -- Null for the company's own application.
  decided_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index company_decisions_company_id_idx on public.company_decisions (company_id, id);
create index company_decisions_decided_by_idx on public.company_decisions (decided_by);

-- A person is a member of one company at most.
create table public.company_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'sales', 'warehouse', 'finance')),
  created_at timestamptz not null default now()
);
create index company_members_company_id_idx on public.company_members (company_id);

-- Rights of each role in a company. Every member can read the company's own goods.
create table private.company_rights (
  role text not null,
  right_name text not null,
  primary key (role, right_name)
);

-- Read-only views of a company's portal by the staff, at most 30 minutes each. The audit log records start and end.
create table private.staff_views (
  id bigint generated always as identity primary key,
  staff_id uuid not null references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz
);
create unique index staff_views_open_idx on private.staff_views (staff_id) where ended_at is null;
create index staff_views_staff_id_idx on private.staff_views (staff_id);
create index staff_views_company_id_idx on private.staff_views (company_id);

-- Allowed status changes of companies. Rejecting is for companies that never sold, suspending for those that did.
create table private.company_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

-- Documents by which the staff reviews a company: commercial registration, owner's identity, chamber of commerce card.

-- A newer document supersedes the previous one of its kind, which stays readable. The file is in the private bucket
-- company-documents; only publish-media writes it, after checking its bytes.
create table private.company_documents (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('registration', 'identity', 'chamber')),
  path text not null check (starts_with(path, company_id::text || '/')),
  number text check (length(number) between 1 and 60),
  -- Last day of validity.
  expires_on date check (private.is_usable_time(expires_on)),
  state text not null default 'submitted' check (state in ('submitted', 'accepted', 'refused')),
  reason text check (length(reason) <= 500),
  submitted_by uuid references auth.users (id) on delete set null,
  submitted_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  -- Time at which a newer document superseded it.
  superseded_at timestamptz,
  -- Times at which the company was warned of the coming and of the past expiry.
  warned_at timestamptz,
  expired_at timestamptz,
  check ((state = 'refused') = (reason is not null))
);
create unique index company_documents_latest_idx on private.company_documents (company_id, kind) where superseded_at is null;
create index company_documents_company_id_idx on private.company_documents (company_id, submitted_at);
create index company_documents_path_idx on private.company_documents (path);
create index company_documents_waiting_idx on private.company_documents (submitted_at)
  where state = 'submitted' and superseded_at is null;
create index company_documents_expires_on_idx on private.company_documents (expires_on)
  where state = 'accepted' and superseded_at is null;
create index company_documents_submitted_by_idx on private.company_documents (submitted_by);
create index company_documents_decided_by_idx on private.company_documents (decided_by);

-- Internal notes of the staff about a company; the company cannot read them.
create table private.company_notes (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index company_notes_company_id_idx on private.company_notes (company_id, id);
create index company_notes_author_id_idx on private.company_notes (author_id);

-- Public figures per selling company. A job refreshes them; pages only read them.
create table private.store_figures (
  company_id uuid primary key references public.companies (id) on delete cascade,
  rating_count int not null,
  rating_average public.stars not null,
  -- Orders of the last six months that were delivered, cancelled by the company or refused at the door. Orders that the buyer
  -- or the staff cancelled, or the buyer did not collect, do not count.
  orders int not null,
  delivered int not null,
  called_off int not null,
  -- Median time from approval to shipping, in hours.
  dispatch_hours numeric(7, 1) check (dispatch_hours < 'Infinity'),
  -- Reviews and questions of that time, those with a reply, and the median time to reply, in hours.
  reviews int not null,
  replies int not null,
  reply_hours numeric(7, 1) check (reply_hours < 'Infinity'),
  -- Quote requests of the last 90 days that the company answered, with prices or a refusal, or whose answering is over; those it
  -- answered, and the median time to do so, in hours.
  quotes_asked int not null,
  quotes_answered int not null,
  quote_hours numeric(7, 1) check (quote_hours < 'Infinity'),
  -- Returns of the last 365 days that were answered, by the company or by silence, and the median time to do so, in hours.
  returns_answered int not null,
  return_hours numeric(7, 1) check (return_hours < 'Infinity')
);

-- An invitation by mail. It is open until it is accepted, revoked, or replaced by a newer one to the same address.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- Null: to the staff.
  company_id uuid references public.companies (id) on delete cascade,
  email text not null check (private.is_email(email) and email = lower(email)),
  role text not null check (case when company_id is null then role in ('admin', 'support', 'catalogue', 'finance')
    else role in ('owner', 'manager', 'sales', 'warehouse', 'finance') end),
  -- The token itself is only in the mail.
  token_hash bytea not null unique,
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  closed_at timestamptz
);
create unique index invitations_open_idx on private.invitations (company_id, email) nulls not distinct where closed_at is null;
create index invitations_created_at_idx on private.invitations (company_id, created_at);
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_email_idx on private.invitations (email);

-- Figures per whole day in Baghdad; no row for a day without orders. A job rewrites them, because orders of earlier days are
-- still cancelled. Pages read these rows instead of all orders.
create table private.company_daily_figures (
  company_id uuid not null references public.companies (id) on delete cascade,
  day date not null,
  -- Orders placed that day; `sold`: those neither cancelled nor rejected; `sales`: their total.
  orders int not null,
  sold int not null,
  sales public.iqd not null,
  -- Refused at the door.
  refused int not null,
  primary key (company_id, day)
);
create index company_daily_figures_day_idx on private.company_daily_figures (day);

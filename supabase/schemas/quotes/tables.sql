-- Quote requests: a buyer asks for prices, sellers answer with offers, the buyer accepts lines of several offers. Rows are
-- read and written through functions only, because what a reader may see of a request depends on the reader.

-- Requests of buyers, signed in or not. Guests' requests are claimed when they sign up.
create table private.quote_requests (
  id uuid primary key default gen_random_uuid(),
  -- Short and unguessable, e.g. RQ-7K3F9Q.
  number text not null unique default private.new_quote_number(),
  user_id uuid references auth.users (id) on delete set null,
  -- Company for which the person asks, whose members with the right see_orders see the request, and its project. Null: privately.
  buying_company_id uuid references public.companies (id) on delete set null,
  project_id uuid references private.projects (id) on delete set null check (project_id is null or buying_company_id is not null),
  status text not null default 'Draft'
    check (status in ('Draft', 'Open', 'Closed', 'Awarded', 'PartlyAwarded', 'Withdrawn', 'Expired')),
  -- Number of changes after sending, from 1. Lines and offers name the revision to which they belong.
  revision int not null default 1,
  -- Raised by every change; a decision sends the version that the person saw.
  version int not null default 1,
  full_name text not null default '' check (length(full_name) <= 120),
  company_name text check (length(company_name) <= 120),
  email text check (private.is_email(email)),
  phone text check (private.is_phone(phone)),
  -- Whether sellers never see name, company and phone. Otherwise a seller sees them after its offer.
  hides_buyer boolean not null default false,
  governorate text references public.governorates (code),
  district text check (length(district) between 1 and 120),
  -- Whether the buyer collects the goods from the sellers.
  is_pickup boolean not null default false,
  needed_by date,
  -- Until when sellers may answer.
  closes_at timestamptz check (private.is_usable_time(closes_at)),
  payment text not null default 'cash' check (payment in ('cash', 'transfer', 'credit_30', 'credit_60')),
  message text not null default '' check (length(message) <= 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  line_count int not null default 0 check (line_count between 0 and 5000),
  -- Routed lines for which no seller was found.
  unrouted_count int not null default 0,
  -- Companies that answered with a price, and lines that were accepted.
  offer_count int not null default 0,
  awarded_count int not null default 0,
  -- Created by the client when the form opens. With the hash of the body it makes repeated calls idempotent.
  idempotency_key uuid unique,
  body_hash bytea,
  -- Address to which the confirmation was mailed.
  mailed_to text,
  -- Request that this one repeats.
  repeats_id uuid references private.quote_requests (id) on delete set null,
  -- Unsent form as the client saved it; null once the request is sent.
  draft jsonb check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 4000000),
  sent_at timestamptz,
  -- Last reminder to the buyer that the request closes or expires.
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold_text(number || ' | ' || full_name || ' | '
    || coalesce(company_name, '') || ' | ' || coalesce(email, '') || ' | ' || coalesce(phone, '') || ' | ' || message)) stored,
  check ((status = 'Draft') = (draft is not null)),
  -- The phone is null after the person was erased.
  check (status = 'Draft' or (sent_at is not null and closes_at is not null and governorate is not null and full_name <> ''
    and line_count > 0))
);
create index quote_requests_own_idx on private.quote_requests (user_id, created_at desc, id);
create index quote_requests_buying_company_id_idx on private.quote_requests (buying_company_id, created_at desc, id);
create index quote_requests_project_id_idx on private.quote_requests (project_id);
create index quote_requests_governorate_idx on private.quote_requests (governorate);
create index quote_requests_created_at_idx on private.quote_requests (created_at desc, id);
create index quote_requests_closing_idx on private.quote_requests (closes_at, id) where status <> 'Draft';
create index quote_requests_status_idx on private.quote_requests (status, created_at desc, id);
create index quote_requests_text_idx on private.quote_requests using gin (search_text extensions.gin_trgm_ops);
create index quote_requests_email_idx on private.quote_requests (lower(email), created_at);
create index quote_requests_phone_idx on private.quote_requests (phone, created_at);
create index quote_requests_repeats_id_idx on private.quote_requests (repeats_id);
create index quote_requests_unrouted_idx on private.quote_requests (created_at desc, id)
  where status = 'Open' and unrouted_count > 0;
create index quote_requests_unanswered_idx on private.quote_requests (created_at desc, id)
  where status = 'Open' and offer_count = 0;
create index quote_requests_closes_at_idx on private.quote_requests (closes_at) where status = 'Open';
create index quote_requests_closed_idx on private.quote_requests (closes_at) where status in ('Closed', 'PartlyAwarded');

-- Ids are random, because consecutive ones would show a seller how many lines it does not see.
create table private.quote_lines (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  position int not null,
  -- Revision of the request in which the line was added or last changed. An offer made before it cannot be accepted.
  revision int not null default 1,
  -- Revision in which the buyer removed the line.
  removed_in int,
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  -- Category by which the line finds sellers.
  category_id bigint references public.categories (id) on delete set null,
  description text not null check (length(description) between 1 and 500),
  -- Description in the other language of the buyer's own bill.
  description_ar text check (length(description_ar) between 1 and 500),
  -- Code in the buyer's own bill.
  code text check (length(code) between 1 and 80),
  -- Null: the buyer asks for a price without a firm quantity.
  quantity public.goods_quantity,
  unit text not null default 'Each' check (length(unit) between 1 and 40),
  -- Title above the line, and its row, in the buyer's own file.
  section text check (length(section) between 1 and 300),
  row_number int check (row_number > 0),
  -- When the line was sent to sellers; null: the job has not worked on it yet. Of a line without sellers also set.
  routed_at timestamptz,
  -- Company whose offer the buyer accepted.
  awarded_to uuid references public.companies (id) on delete restrict
);
create index quote_lines_request_id_idx on private.quote_lines (request_id, position);
create index quote_lines_product_id_idx on private.quote_lines (product_id);
create index quote_lines_variant_id_idx on private.quote_lines (variant_id);
create index quote_lines_category_id_idx on private.quote_lines (category_id);
create index quote_lines_awarded_to_idx on private.quote_lines (awarded_to);
-- For the search of sellers in their inboxes.
create index quote_lines_text_idx on private.quote_lines
  using gin (private.fold_text(description || ' | ' || coalesce(description_ar, '')) extensions.gin_trgm_ops);
create index quote_lines_unrouted_idx on private.quote_lines (request_id) where routed_at is null and removed_in is null;

-- Sellers that the buyer wants to be asked ('named') or not ('excluded'). If any is named, only named ones are asked.
create table private.quote_seller_wishes (
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  wish text not null check (wish in ('named', 'excluded')),
  primary key (request_id, company_id)
);
create index quote_seller_wishes_company_id_idx on private.quote_seller_wishes (company_id);

-- Companies that were asked, with the state of the request in their inbox.
create table private.quote_sellers (
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  state text not null default 'New' check (state in ('New', 'Answered', 'Declined', 'Won', 'Lost', 'Expired', 'Withdrawn')),
  -- Lines that concern the company.
  line_count int not null default 0,
  asked_at timestamptz not null default now(),
  seen_at timestamptz,
  -- First offer or refusal.
  answered_at timestamptz,
  reminded_at timestamptz,
  -- Up to which message each side has read the thread.
  read_by_buyer bigint not null default 0,
  read_by_seller bigint not null default 0,
  primary key (request_id, company_id)
);
create index quote_sellers_inbox_idx on private.quote_sellers (company_id, asked_at desc, request_id);
create index quote_sellers_state_idx on private.quote_sellers (company_id, state, asked_at desc, request_id);

-- Lines that a company was asked about.
create table private.quote_routes (
  line_id uuid not null references private.quote_lines (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  source text not null check (source in ('product', 'category', 'named', 'staff')),
  -- Whether the company was notified of the line.
  is_announced boolean not null default false,
  primary key (line_id, company_id)
);
create index quote_routes_company_id_idx on private.quote_routes (company_id);

-- Answers of companies. A revision replaces the earlier one, which stays readable.
create table private.quote_offers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete restrict,
  revision int not null check (revision > 0),
  -- Revision of the request that the company saw.
  request_revision int not null,
  status text not null default 'Sent' check (status in ('Sent', 'Superseded', 'Withdrawn')),
  -- IQD, charged once per order; null: the company does not deliver there and the buyer collects the goods.
  delivery_fee public.iqd,
  -- Last day, in Baghdad, on which the offer can be accepted.
  valid_until date not null,
  terms text not null default '' check (length(terms) <= 2000),
  note text not null default '' check (length(note) <= 2000),
  -- Lines with a price.
  line_count int not null default 0,
  -- Sum of the priced lines that have a firm quantity, IQD.
  subtotal public.iqd not null default 0,
  created_by uuid references auth.users (id) on delete set null,
  idempotency_key uuid not null unique,
  created_at timestamptz not null default now(),
  unique (request_id, company_id, revision)
);
create unique index quote_offers_current_idx on private.quote_offers (request_id, company_id) where status = 'Sent';
create index quote_offers_company_id_idx on private.quote_offers (company_id, created_at desc);
create index quote_offers_created_by_idx on private.quote_offers (created_by);
create index quote_offers_valid_until_idx on private.quote_offers (valid_until) where status = 'Sent';

create table private.quote_offer_lines (
  offer_id uuid not null references private.quote_offers (id) on delete cascade,
  line_id uuid not null references private.quote_lines (id) on delete cascade,
  -- Why the company cannot supply the line; all other columns are null then.
  refusal text check (refusal in ('not_sold', 'out_of_stock', 'quantity_too_small', 'specification', 'place', 'other')),
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  -- Name of offered goods that are not in the catalogue; null: the goods as described by the buyer.
  offered_name text check (length(offered_name) between 1 and 200),
  is_equivalent boolean not null default false,
  -- Unit of price and quantity. Offered units that make one requested unit: 0.05 if a bag of 50 kg is offered in tons.
  unit text check (length(unit) between 1 and 40),
  units_per_requested numeric(18, 6) check (units_per_requested > 0 and units_per_requested < 'Infinity'),
  unit_price public.iqd check (unit_price > 0),
  -- In offered units; null if the request has no firm quantity.
  quantity public.goods_quantity,
  lead_days smallint check (lead_days between 0 and 365),
  line_total public.iqd generated always as (private.line_total(unit_price, quantity)) stored,
  primary key (offer_id, line_id),
  check (case when refusal is null then num_nulls(unit, units_per_requested, unit_price, lead_days) = 0
    else num_nonnulls(unit, units_per_requested, unit_price, lead_days, quantity) = 0 end)
);
create index quote_offer_lines_line_id_idx on private.quote_offer_lines (line_id);
create index quote_offer_lines_product_id_idx on private.quote_offer_lines (product_id);
create index quote_offer_lines_variant_id_idx on private.quote_offer_lines (variant_id);

-- Offered lines whose acceptance a member of a company requested: lines of a purchase request that are not bought from the catalogue.
create table private.requested_offer_lines (
  purchase_line_id bigint primary key references private.purchase_request_lines (id) on delete cascade,
  offer_id uuid not null,
  line_id uuid not null,
  foreign key (offer_id, line_id) references private.quote_offer_lines (offer_id, line_id)
);
create index requested_offer_lines_offer_id_idx on private.requested_offer_lines (offer_id, line_id);
create index requested_offer_lines_line_id_idx on private.requested_offer_lines (line_id);

-- Unsent work of a company on its offer, as the form saves it.
create table private.quote_offer_drafts (
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (request_id, company_id)
);
create index quote_offer_drafts_company_id_idx on private.quote_offer_drafts (company_id);
create index quote_offer_drafts_saved_by_idx on private.quote_offer_drafts (saved_by);

-- Thread of the buyer with one company; without a company it is addressed to every company asked.
create table private.quote_messages (
  id bigint generated always as identity primary key,
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller', 'staff')),
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index quote_messages_request_id_idx on private.quote_messages (request_id, id);
create index quote_messages_company_id_idx on private.quote_messages (company_id);
create index quote_messages_author_id_idx on private.quote_messages (author_id);

-- History of requests. Events of one company are shown to it and to the buyer, never to other companies.
create table private.quote_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  kind text not null check (kind in ('sent', 'amended', 'claimed', 'closed', 'withdrawn', 'expired', 'asked', 'reminded', 'offered',
    'revised', 'offer_withdrawn', 'declined', 'accepted')),
  actor_id uuid references auth.users (id) on delete set null,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'staff', 'system')),
  -- {revision?, lines?, reason?, order_numbers?}
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
create index quote_events_request_id_idx on private.quote_events (request_id, id);
create index quote_events_company_id_idx on private.quote_events (company_id);
create index quote_events_actor_id_idx on private.quote_events (actor_id);

-- Private attachments of requests and, with a company, of its offer. The bytes were checked.
create table private.quote_files (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references private.quote_requests (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  -- In the bucket quote-files. The same content of one folder has the same path, so several requests may use a file.
  path text not null check (length(path) <= 500),
  name text not null check (length(name) between 1 and 200),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (request_id, company_id, path)
);
create index quote_files_path_idx on private.quote_files (path);
create index quote_files_company_id_idx on private.quote_files (company_id);

-- Tries of the last hour to claim a request by number and phone.
create table private.quote_claim_tries (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
create index quote_claim_tries_user_id_idx on private.quote_claim_tries (user_id);

-- One checkout becomes one order per seller. Rows are written by place_order and the order functions only.
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  -- Created by the client when checkout opens. With body_hash it makes repeated calls idempotent.
  idempotency_key uuid not null,
  body_hash bytea not null,
  full_name text not null check (length(full_name) between 1 and 120),
  phone text not null check (private.is_phone(phone)),
  email text check (private.is_email(email)),
  -- Null if every order of the checkout is collected.
  governorate text references public.governorates (code),
  district text check (length(district) between 1 and 120),
  address text check (length(address) between 1 and 300),
  landmark text check (length(landmark) <= 200),
  postal_code text check (length(postal_code) <= 20),
  notes text check (length(notes) <= 500),
  -- Company that buys, with its tax number and purchase order, for the invoice and the packing slip.
  buyer_company text check (length(buyer_company) between 1 and 160),
  tax_number text check (length(tax_number) between 1 and 40),
  purchase_order text check (length(purchase_order) between 1 and 40),
  cost_code text check (length(cost_code) between 1 and 40),
  -- Approved request that the checkout places.
  purchase_request_id uuid unique references private.purchase_requests (id) on delete set null,
  language text not null check (language in ('en', 'ar')),
  payment_method text not null default 'cash_on_delivery' check (payment_method in ('cash_on_delivery')),
  subtotal public.iqd not null check (subtotal >= 0),
  delivery_total public.iqd not null check (delivery_total >= 0),
  created_at timestamptz not null default now(),
  total public.iqd not null generated always as (subtotal + delivery_total) stored,
  check (num_nulls(governorate, district, address) in (0, 3)),
  unique (user_id, idempotency_key)
);
create index checkouts_governorate_idx on public.checkouts (governorate);
-- Finds other orders to an address.
create index checkouts_address_idx on public.checkouts (governorate, private.fold_text(address)) where address is not null;
create index checkouts_purchase_order_idx on public.checkouts (private.fold_text(purchase_order)) where purchase_order is not null;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Short and unguessable, e.g. MW-7K3F9Q.
  number text not null unique,
  checkout_id uuid not null references public.checkouts (id) on delete restrict,
  buyer_id uuid references auth.users (id) on delete set null,
  company_id uuid not null references public.companies (id) on delete restrict,
  company_name text not null,
  -- Request whose offer the buyer accepted; null: an order from the cart.
  quote_request_id uuid references private.quote_requests (id) on delete set null,
  -- Company for which the buyer ordered, and its project; null: a private order.
  buying_company_id uuid references public.companies (id) on delete set null,
  project_id uuid references private.projects (id) on delete restrict,
  buyer_name text not null,
  buyer_phone text not null default '',
  -- District of the delivery in both languages, for searches; empty if the goods are collected.
  delivery_district text not null default '',
  -- Governorate of the handover: the buyer's, or the showroom's.
  governorate text not null references public.governorates (code),
  -- Pickup place and note of the company when the order was placed. Null: the order is delivered.
  pickup_address_en text check (length(pickup_address_en) between 1 and 300),
  pickup_address_ar text check (length(pickup_address_ar) between 1 and 300),
  pickup_note_en text check (length(pickup_note_en) <= 300),
  pickup_note_ar text check (length(pickup_note_ar) <= 300),
  is_pickup boolean not null generated always as (coalesce(pickup_address_en, pickup_address_ar) is not null) stored,
  status text not null default 'Processing'
    check (status in ('Processing', 'Shipped', 'Delivered', 'Cancelled', 'Rejected')),
  approved_at timestamptz,
  -- Set at approval; unique within the company, without gaps within a year.
  invoice_number text,
  -- Outcome of the last call, or 'confirmed' by the buyer; null: not asked yet.
  confirmation text check (confirmation in ('confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number')),
  subtotal public.iqd not null check (subtotal >= 0),
  delivery_fee public.iqd not null check (delivery_fee >= 0),
  -- Cash paid at the door (for refused goods the delivery fee), and the time at which the company got it from its driver or
  -- courier.
  cash_collected public.iqd check (cash_collected >= 0),
  cash_settled_at timestamptz,
  -- Who collects the cash, frozen when the order ships; null before.
  cash_by text check (cash_by in ('seller', 'courier')),
  lead_days smallint not null,
  -- Whether the goods arrive by truck, which the buyer unloads: the rule of the area when the order was placed, or heavy goods.
  needs_truck boolean not null default false,
  -- Day in Iraq by which the goods arrive or are ready for pickup. The seller may change it when it ships.
  due_on date not null check (private.is_usable_time(due_on)),
  -- Courier, set when the order ships; null: the seller's own driver.
  courier_id bigint references private.couriers (id) on delete restrict,
  tracking_number text check (length(tracking_number) between 1 and 60),
  line_count int not null check (line_count > 0),
  -- Amounts that returns gave back to the buyer, of the goods and of the delivery fee. subtotal, delivery_fee and total stay as
  -- they were delivered.
  refunded public.iqd not null default 0,
  refunded_fee public.iqd not null default 0,
  -- Whether the order replaces goods that came back, at price 0.
  is_exchange boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Raised by every change; a decision sends the version that the person saw.
  version int not null default 1,
  total public.iqd not null generated always as (subtotal + delivery_fee) stored,
  search_text text not null generated always as (private.order_text(number, invoice_number, buyer_name, company_name,
    buyer_phone, delivery_district)) stored,
  check (case status when 'Delivered' then cash_collected is not null when 'Cancelled' then coalesce(cash_collected > 0, true)
    else cash_collected is null end),
  check (cash_settled_at is null or cash_collected is not null),
  check (refunded <= subtotal and refunded_fee <= delivery_fee),
  unique (company_id, invoice_number),
  check (tracking_number is null or courier_id is not null),
  check (coalesce(pickup_address_en, pickup_address_ar) is null or delivery_fee = 0)
);
create index orders_checkout_id_idx on public.orders (checkout_id);
create index orders_buyer_id_idx on public.orders (buyer_id, created_at desc, id);
create index orders_company_id_idx on public.orders (company_id, created_at desc, id);
create index orders_company_id_status_idx on public.orders (company_id, status, created_at desc, id);

-- Orders whose cash is still with a driver or courier.
create index orders_unsettled_idx on public.orders (company_id, created_at desc, id) include (cash_collected)
  where cash_collected is not null and cash_settled_at is null;
create index orders_created_at_idx on public.orders (created_at desc, id);
create index orders_pickup_idx on public.orders (created_at desc, id) where is_pickup;
create index orders_company_pickup_idx on public.orders (company_id, created_at desc, id) where is_pickup;
create index orders_status_idx on public.orders (status, created_at desc, id);

-- Other sorts of the lists.
create index orders_total_idx on public.orders (total desc, id);
create index orders_company_total_idx on public.orders (company_id, total desc, id);
create index orders_company_governorate_idx on public.orders (company_id, governorate, created_at desc, id);

-- Orders that await approval.
create index orders_waiting_idx on public.orders (created_at) where status = 'Processing' and approved_at is null;
create index orders_quote_request_id_idx on public.orders (quote_request_id);
create index orders_governorate_idx on public.orders (governorate, created_at desc, id);
create index orders_buying_company_id_idx on public.orders (buying_company_id, created_at desc, id);
create index orders_project_id_idx on public.orders (project_id, created_at desc, id);
create index orders_courier_id_idx on public.orders (courier_id);
create unique index orders_tracking_number_idx on public.orders (private.code_key(tracking_number), courier_id)
  where tracking_number is not null;
create index orders_buyer_phone_idx on public.orders (buyer_phone) where buyer_phone <> '';

-- A company searches its own orders: the index covers company and text.
create index orders_text_idx on public.orders
  using gin (company_id, search_text extensions.gin_trgm_ops);

-- Names, prices, units and return rules as they were when the order was placed.
create table public.order_lines (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  -- Category of the product when the order was placed. No foreign key: deleting a category keeps the figures.
  category_id bigint,
  name_en text not null,
  name_ar text not null,
  sku text not null,
  unit text not null,
  size text,
  color text,
  color_ar text,
  main_image text,
  unit_price public.iqd not null check (unit_price >= 0),
  -- Quantity to deliver: less than ordered after a shortage.
  quantity public.stock_quantity not null,
  -- Ordered quantity, if less is delivered; otherwise null.
  ordered_quantity public.goods_quantity,
  returns public.returns_rule not null default '30_days',
  -- Commission as frozen when the order was placed: the rate (private.commission_rates) and the line's part of the order's
  -- commission, IQD. Null if no rate applied. There is no foreign key, because its check would lock the one row of the site's
  -- rate in each checkout; a rate that was used cannot be deleted.
  commission_rate_id bigint,
  commission_percent public.percent,
  commission public.iqd,
  -- Quantity that came back, and the amount that returns gave back for the line, IQD.
  returned_quantity public.stock_quantity not null default 0,
  refunded public.iqd not null default 0,
  -- Paid line that this line of an exchange replaces at price 0, also after several exchanges; null: a paid line.
  replaces_line_id bigint references public.order_lines (id) on delete restrict,
  line_total public.iqd not null generated always as (private.line_total(unit_price, quantity)) stored,
  check (case when ordered_quantity is null then quantity > 0 else quantity < ordered_quantity end),
  check (num_nulls(commission_rate_id, commission_percent, commission) in (0, 3)),
  check (returned_quantity <= quantity and refunded <= private.line_total(unit_price, quantity))
);
create index order_lines_order_id_idx on public.order_lines (order_id);
create index order_lines_sku_idx on public.order_lines (private.fold_text(sku));
create index order_lines_product_id_idx on public.order_lines (product_id);
create index order_lines_variant_id_idx on public.order_lines (variant_id);
create index order_lines_replaces_line_id_idx on public.order_lines (replaces_line_id);

-- History of orders.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in ('placed', 'approved', 'status', 'shortage', 'confirmed', 'attempt', 'cash_settled', 'shipment')),
  from_status text,
  to_status text not null,
  actor_id uuid references auth.users (id) on delete set null,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'admin', 'system')),
  note text check (length(note) <= 500),
  -- Version of the order after the event.
  order_version int not null default 1,
  -- Attempt: {outcome}. Shortage: {lines: [{name_en, name_ar, unit, before, after}], subtotal, delivery_fee, total: {before,
  -- after}}. Shipment, and a status that ships with a courier: {shipment: shipment_of}.
  changes jsonb check (jsonb_typeof(changes) = 'object'),
  created_at timestamptz not null default now()
);
create index order_events_order_id_idx on public.order_events (order_id, id);
create index order_events_actor_id_idx on public.order_events (actor_id);
-- Deliveries, and later changes of delivered orders.
create index order_events_delivered_idx on public.order_events (created_at, order_id) where to_status = 'Delivered';

-- Internal notes on orders, per side: the company's team or the staff.
create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  side text not null check (side in ('company', 'staff')),
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index order_notes_order_id_idx on public.order_notes (order_id, id);
create index order_notes_author_id_idx on public.order_notes (author_id);

-- Calls to the buyer before shipping, by the company or the staff. Buyers cannot read them.
create table public.order_calls (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  outcome text not null check (outcome in ('confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number')),
  side text not null check (side in ('company', 'staff')),
  caller_id uuid references auth.users (id) on delete set null,
  note text check (length(note) between 1 and 500),
  -- Version of the order after the call.
  order_version int not null default 1,
  created_at timestamptz not null default now()
);
create index order_calls_order_id_idx on public.order_calls (order_id, id);
create index order_calls_caller_id_idx on public.order_calls (caller_id);

-- Orders of a bulk change, with the state in which the person selected them.
create table private.bulk_change_orders (
  change_id uuid not null references private.bulk_changes (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  version int not null,
  status text not null,
  is_approved boolean not null,
  is_pickup boolean not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'changed', 'refused')),
  -- Error that refused the step: {code, context}.
  refusal jsonb,
  primary key (change_id, order_id)
);
create index bulk_change_orders_order_id_idx on private.bulk_change_orders (order_id);
create index bulk_change_orders_waiting_idx on private.bulk_change_orders (change_id, order_id) where outcome = 'waiting';
create index bulk_change_orders_refused_idx on private.bulk_change_orders (change_id, order_id) where outcome = 'refused';

-- Allowed status changes by role. `approval`: required state of approved_at.
create table public.order_transitions (
  from_status text not null,
  to_status text not null,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'admin')),
  approval text not null default 'any' check (approval in ('any', 'required', 'absent')),
  primary key (from_status, to_status, actor_role)
);

-- Invoices and credit notes. An approved order has one invoice; credit notes refer to it and cancel undelivered goods. Both
-- are stored as issued.

-- Last number of each series: papers of one kind of a company by year in Baghdad.
create table private.paper_counters (
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year int not null,
  last_number int not null,
  primary key (company_id, kind, year)
);

create table private.order_papers (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null,
  -- [{line_id, quantity, amount}]: sold or, on a credit note, credited. Amounts in IQD.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  subtotal public.iqd_change not null,
  -- Negative on a credit note if the order has a delivery fee that its invoice did not have.
  delivery_fee public.iqd_change not null,
  total public.iqd_change not null generated always as (subtotal + delivery_fee) stored,
  issued_at timestamptz not null default now(),
  unique (company_id, number)
);
create index order_papers_order_id_idx on private.order_papers (order_id, id);
create unique index order_papers_invoice_idx on private.order_papers (order_id) where kind = 'invoice';

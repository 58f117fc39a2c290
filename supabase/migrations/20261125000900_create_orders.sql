-- Checkouts and orders: tables and who may read them. Placing, changing and reading orders have a file each.

-- What an order is found by. The bars keep a term from matching across two of them.
create function private.order_text(number text, invoice_number text, buyer_name text, company_name text, buyer_phone text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return private.fold_text(concat_ws(' | ', number, invoice_number, buyer_name, company_name, buyer_phone));
end
$$;

-- One checkout becomes one order per seller. Rows are written by place_order and the order functions only.
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  -- Minted by the client when checkout opens; with the hash of the body it makes a repeated call harmless.
  idempotency_key uuid not null,
  body_hash bytea not null,
  full_name text not null check (length(full_name) between 1 and 120),
  phone text not null check (private.is_phone(phone)),
  email text check (private.is_email(email)),
  -- Null where nothing of it is delivered: every order is picked up.
  governorate text references public.governorates (code),
  district text check (length(district) between 1 and 120),
  address text check (length(address) between 1 and 300),
  landmark text check (length(landmark) <= 200),
  postal_code text check (length(postal_code) <= 20),
  notes text check (length(notes) <= 500),
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

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Short and unguessable, e.g. MW-7K3F9Q.
  number text not null unique,
  checkout_id uuid not null references public.checkouts (id) on delete restrict,
  buyer_id uuid references auth.users (id) on delete set null,
  company_id uuid not null references public.companies (id) on delete restrict,
  company_name text not null,
  buyer_name text not null,
  buyer_phone text not null default '',
  -- Where it is handed over: the buyer's, or the showroom's.
  governorate text not null references public.governorates (code),
  -- Where the buyer collects it, and what the company said of that, as it was when the order was placed. Null: it is delivered.
  pickup_address_en text check (length(pickup_address_en) between 1 and 300),
  pickup_address_ar text check (length(pickup_address_ar) between 1 and 300),
  pickup_note_en text check (length(pickup_note_en) <= 300),
  pickup_note_ar text check (length(pickup_note_ar) <= 300),
  is_pickup boolean not null generated always as (coalesce(pickup_address_en, pickup_address_ar) is not null) stored,
  status text not null default 'Processing'
    check (status in ('Processing', 'Shipped', 'Delivered', 'Cancelled', 'Rejected')),
  approved_at timestamptz,
  -- Given when it is approved; unique within the company, without gaps within a year.
  invoice_number text,
  -- What the last call came to, or 'confirmed' by the buyer; null: nobody asked yet.
  confirmation text check (confirmation in ('confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number')),
  subtotal public.iqd not null check (subtotal >= 0),
  delivery_fee public.iqd not null check (delivery_fee >= 0),
  -- What was paid at the door, of refused goods the delivery fee, and since when the company has it from its driver or courier.
  cash_collected public.iqd check (cash_collected >= 0),
  cash_settled_at timestamptz,
  lead_days smallint not null,
  line_count int not null check (line_count > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Grows with every change; a decision names the version that the person saw.
  version int not null default 1,
  total public.iqd not null generated always as (subtotal + delivery_fee) stored,
  search_text text not null generated always as (private.order_text(number, invoice_number, buyer_name, company_name,
    buyer_phone)) stored,
  check (case status when 'Delivered' then cash_collected is not null when 'Cancelled' then coalesce(cash_collected > 0, true)
    else cash_collected is null end),
  check (cash_settled_at is null or cash_collected is not null),
  unique (company_id, invoice_number),
  check (coalesce(pickup_address_en, pickup_address_ar) is null or delivery_fee = 0)
);
create index orders_checkout_id_idx on public.orders (checkout_id);
create index orders_buyer_id_idx on public.orders (buyer_id, created_at desc, id);
create index orders_company_id_idx on public.orders (company_id, created_at desc, id);
create index orders_company_id_status_idx on public.orders (company_id, status, created_at desc, id);
-- Whose cash is still with a driver or courier.
create index orders_unsettled_idx on public.orders (company_id, created_at desc, id) include (cash_collected)
  where cash_collected is not null and cash_settled_at is null;
create index orders_created_at_idx on public.orders (created_at desc, id);
create index orders_pickup_idx on public.orders (created_at desc, id) where is_pickup;
create index orders_company_pickup_idx on public.orders (company_id, created_at desc, id) where is_pickup;
create index orders_status_idx on public.orders (status, created_at desc);
-- What waits for the staff.
create index orders_waiting_idx on public.orders (created_at) where status = 'Processing' and approved_at is null;
create index orders_governorate_idx on public.orders (governorate);
create index orders_buyer_phone_idx on public.orders (buyer_phone) where buyer_phone <> '';
-- A company searches its own orders: the index narrows by both at once.
create index orders_text_idx on public.orders
  using gin (company_id, search_text extensions.gin_trgm_ops);

-- Names, prices, units and return rules as they were when the order was placed.
create table public.order_lines (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  name_en text not null,
  name_ar text not null,
  sku text not null,
  unit text not null,
  size text,
  color text,
  color_ar text,
  main_image text,
  unit_price public.iqd not null check (unit_price >= 0),
  -- What comes. Less than was ordered where the company could not deliver all of it.
  quantity public.stock_quantity not null,
  -- What was ordered, where less of it comes; null where all of it comes.
  ordered_quantity public.goods_quantity,
  returns public.returns_rule not null default '30_days',
  line_total public.iqd not null generated always as (private.line_total(unit_price, quantity)) stored,
  check (case when ordered_quantity is null then quantity > 0 else quantity < ordered_quantity end)
);
create index order_lines_order_id_idx on public.order_lines (order_id);
create index order_lines_sku_idx on public.order_lines (private.fold_text(sku));
create index order_lines_product_id_idx on public.order_lines (product_id);
create index order_lines_variant_id_idx on public.order_lines (variant_id);

-- What happened to an order, by whom.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in ('placed', 'approved', 'status', 'shortage', 'confirmed', 'attempt', 'cash_settled')),
  from_status text,
  to_status text not null,
  actor_id uuid references auth.users (id) on delete set null,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'admin', 'system')),
  note text check (length(note) <= 500),
  -- The order's version that the event made.
  order_version int not null default 1,
  -- Of an attempt to deliver: {outcome}. Of a shortage: {lines: [{name_en, name_ar, unit, before, after}], subtotal, delivery_fee, total: {before, after}}.
  changes jsonb check (jsonb_typeof(changes) = 'object'),
  created_at timestamptz not null default now()
);
create index order_events_order_id_idx on public.order_events (order_id, id);
create index order_events_actor_id_idx on public.order_events (actor_id);

-- What people write about an order for their own side: the company's team, or the staff.
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

-- Calls to the buyer before the goods are sent, by the company or the staff. Nothing for the buyer to read.
create table public.order_calls (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  outcome text not null check (outcome in ('confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number')),
  side text not null check (side in ('company', 'staff')),
  caller_id uuid references auth.users (id) on delete set null,
  note text check (length(note) between 1 and 500),
  -- The order's version that the call made.
  order_version int not null default 1,
  created_at timestamptz not null default now()
);
create index order_calls_order_id_idx on public.order_calls (order_id, id);
create index order_calls_caller_id_idx on public.order_calls (caller_id);

create function private.count_order_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_order_version before update on public.orders
  for each row execute function private.count_order_version();

-- Writes into an event or a call which version of its order it made.
create function private.number_order_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.order_version := coalesce((select o.version from public.orders o where o.id = new.order_id), 1);
  return new;
end
$$;
create trigger number_order_event before insert on public.order_events
  for each row execute function private.number_order_change();
create trigger number_order_call before insert on public.order_calls
  for each row execute function private.number_order_change();

-- Who may move an order from which state to which. `approval`: what approved_at must be.
create table public.order_transitions (
  from_status text not null,
  to_status text not null,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'admin')),
  approval text not null default 'any' check (approval in ('any', 'required', 'absent')),
  primary key (from_status, to_status, actor_role)
);
insert into public.order_transitions (from_status, to_status, actor_role, approval) values
  ('Processing', 'Shipped', 'seller', 'required'),
  ('Processing', 'Shipped', 'admin', 'required'),
  ('Shipped', 'Delivered', 'seller', 'any'),
  ('Shipped', 'Delivered', 'admin', 'any'),
  ('Processing', 'Cancelled', 'buyer', 'absent'),
  ('Processing', 'Cancelled', 'seller', 'any'),
  ('Processing', 'Cancelled', 'admin', 'any'),
  -- Refused at the door, or not collected.
  ('Shipped', 'Cancelled', 'seller', 'any'),
  ('Shipped', 'Cancelled', 'admin', 'any'),
  ('Processing', 'Rejected', 'admin', 'any');

alter table public.checkouts enable row level security;
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.order_events enable row level security;
alter table public.order_transitions enable row level security;
alter table public.order_notes enable row level security;
alter table public.order_calls enable row level security;
revoke all on public.checkouts, public.orders, public.order_lines, public.order_events, public.order_transitions,
  public.order_notes, public.order_calls from public, anon, authenticated;
grant select (id, user_id, full_name, phone, email, governorate, district, address, landmark, postal_code, notes,
  language, payment_method, subtotal, delivery_total, total, created_at) on public.checkouts to authenticated;
grant select on public.orders, public.order_lines, public.order_events, public.order_transitions, public.order_notes,
  public.order_calls to authenticated;
grant all on public.checkouts, public.orders, public.order_lines, public.order_events, public.order_transitions,
  public.order_notes, public.order_calls to service_role;
create policy checkouts_authenticated_select on public.checkouts for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_may('see_orders')));
-- Whether the caller may see what an order costs: its buyer, who sees money in its company, or the staff.
create function private.sees_money(o public.orders)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(o.buyer_id = private.my_id(), false) or private.may_read(o.company_id, 'see_money')
    or private.staff_may('see_orders');
end
$$;

-- Whether the caller works on orders of an order's company. Policies ask this: the order itself may be hidden from the caller.
create function private.works_on_order(order_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.orders o where o.id = works_on_order.order_id and private.may(o.company_id, 'see_orders'));
end
$$;
grant execute on function private.works_on_order(uuid) to authenticated, service_role;

-- A row holds its amounts, and so do its lines and events. Members who may not see money read orders by the functions, which leave
-- the amounts out.
create policy orders_authenticated_select on public.orders for select to authenticated
  using (
    buyer_id = (select private.my_id())
    or private.may(company_id, 'see_money')
    or (select private.staff_may('see_orders'))
  );
create policy order_lines_authenticated_select on public.order_lines for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy order_events_authenticated_select on public.order_events for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy order_transitions_authenticated_select on public.order_transitions for select to authenticated using (true);
create policy order_notes_authenticated_select on public.order_notes for select to authenticated
  using (case side
    when 'company' then private.works_on_order(order_id)
    else (select private.staff_may('see_orders')) end);
create policy order_calls_authenticated_select on public.order_calls for select to authenticated
  using ((select private.staff_may('see_orders')) or private.works_on_order(order_id));

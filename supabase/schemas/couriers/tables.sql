-- Cash of an order that a courier collected and has not remitted: the sum of the ledger's entries on the courier's account
-- cash_in_transit, kept by follow_courier_cash. 0 after it was remitted, negative if more was remitted.
create table private.courier_cash (
  courier_id bigint not null references private.couriers (id) on delete restrict,
  order_id uuid not null references public.orders (id) on delete restrict,
  amount public.iqd_change not null,
  -- Day in Baghdad of the first entry.
  since date not null,
  primary key (courier_id, order_id)
);
create index courier_cash_order_id_idx on private.courier_cash (order_id);
create index courier_cash_open_idx on private.courier_cash (courier_id, since) include (amount) where amount <> 0;

-- Files in which couriers list the cash that they hand over.
create table private.remittances (
  id uuid primary key default gen_random_uuid(),
  courier_id bigint not null references private.couriers (id) on delete restrict,
  file_name text not null check (length(file_name) between 1 and 255),
  -- SHA-256 of the file in hexadecimal digits; the same file is known again.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  -- open: lines are resolved; booking: some batches of lines are posted; booked: all are.
  state text not null default 'open' check (state in ('open', 'booking', 'booked')),
  -- Account that receives the cash.
  paid_into text check (paid_into in ('bank', 'cash')),
  -- Last day named in the file, else the last delivery among its orders.
  last_day date,
  line_count int not null check (line_count > 0),
  version int not null default 1,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  booked_by uuid references auth.users (id) on delete set null,
  booked_at timestamptz,
  check ((state = 'open') or paid_into is not null),
  unique (courier_id, file_hash)
);
create index remittances_created_at_idx on private.remittances (created_at desc, id);
create index remittances_created_by_idx on private.remittances (created_by);
create index remittances_booked_by_idx on private.remittances (booked_by);

create table private.remittance_lines (
  id bigint generated always as identity primary key,
  remittance_id uuid not null references private.remittances (id) on delete cascade,
  -- Row in the file; null for an order that the file should have named.
  row_number int,
  number text,
  number_key text,
  tracking_number text,
  phone text,
  -- Cash collected and fee of the courier, IQD; amount null: not readable. has_own_fee: the file names the fee.
  amount public.iqd_change,
  fee public.iqd_change not null default 0,
  has_own_fee boolean not null default false,
  -- The other way to read an ambiguous amount such as 25.000.
  other_amount public.iqd_change,
  -- Sum paid over, if the file names neither the cash collected nor the fee.
  net public.iqd_change,
  day date,
  is_return boolean not null default false,
  order_id uuid references public.orders (id) on delete restrict,
  -- A person named the order.
  is_assigned boolean not null default false,
  -- Open cash of the order when the line was matched, and the courier's fee by its rule.
  expected public.iqd_change,
  expected_fee public.iqd_change,
  class text not null default 'unknown'
    check (class in ('matched', 'wrong_amount', 'not_remitted', 'returned', 'unknown', 'twice')),
  -- Why the line has its class; null for matched lines.
  reason text check (reason in ('no_order', 'several_orders', 'other_courier', 'seller_collects', 'in_file', 'booked_before',
    'unreadable', 'not_delivered', 'delivered', 'amount', 'fee', 'returned', 'missing')),
  -- accept: book what the file says; write_off: also write off the difference; leave: book nothing.
  action text check (action in ('accept', 'write_off', 'leave')),
  -- Person who decided a write-off. No foreign key: erasing the person keeps the decision.
  decided_by uuid,
  is_booked boolean not null default false
);
create index remittance_lines_remittance_id_idx on private.remittance_lines (remittance_id, class, row_number, id);
create index remittance_lines_order_id_idx on private.remittance_lines (order_id);

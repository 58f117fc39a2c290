-- Returns: the buyer of a delivered order asks to give goods back, the seller answers, the staff decide appeals. See
-- docs/returns.md. Rows are read and written through functions only, because amounts and names depend on the reader.

-- Vocabulary of reasons. `code` never changes; a reason that is no longer offered becomes inactive.
create table private.return_reasons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9_]{1,40}$'),
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  -- Whether the goods were wrong or faulty; goods with the rule faulty_only come back for these reasons alone.
  is_fault boolean not null,
  -- Who pays the way back of goods without free returns; see private.is_free_return.
  way_back_by text not null check (way_back_by in ('buyer', 'seller')),
  position int not null,
  is_active boolean not null default true,
  version int not null default 1
);

-- Clocks of returns, one row.
create table private.return_settings (
  id boolean primary key default true check (id),
  -- Days after the delivery, in Iraq, on which a return may be asked for. The pages of products and orders promise 30.
  return_days smallint not null default 30 check (return_days between 30 and 365),
  -- Hours in which the seller answers; silence accepts.
  answer_hours smallint not null default 48 check (answer_hours between 1 and 720),
  appeal_days smallint not null default 3 check (appeal_days between 1 and 60),
  evidence_days smallint not null default 3 check (evidence_days between 1 and 60),
  decision_days smallint not null default 3 check (decision_days between 1 and 60),
  -- Days in which accepted goods are sent, or a missing part is handed over; see private.end_sending.
  send_days smallint not null default 14 check (send_days between 1 and 60),
  -- Days in which the seller receives goods that are on their way; see private.end_receipt.
  receive_days smallint not null default 7 check (receive_days between 1 and 60),
  version int not null default 1,
  updated_at timestamptz not null default now()
);

create table private.returns (
  id uuid primary key default gen_random_uuid(),
  -- Short and unguessable, e.g. RT-7K3F9Q.
  number text not null unique default private.new_return_number(),
  order_id uuid not null references public.orders (id) on delete restrict,
  company_id uuid not null references public.companies (id) on delete restrict,
  buyer_id uuid references auth.users (id) on delete set null,
  status text not null default 'Requested'
    check (status in ('Requested', 'Accepted', 'Refused', 'OnItsWay', 'Received', 'Settled', 'Closed')),
  wish text not null check (wish in ('refund', 'exchange', 'missing_part')),
  handover text check (handover in ('pickup', 'showroom', 'keep')),
  outcome text check (outcome in ('refunded', 'reduced', 'exchanged', 'part_sent', 'refused', 'withdrawn')),
  -- Raised by every change; a step sends the version that the person saw.
  version int not null default 1,
  note text check (length(note) <= 1000),
  phone text not null check (phone = '' or private.is_phone(phone)),
  way_back_by text not null check (way_back_by in ('buyer', 'seller')),
  -- Facts of the order for lists and search.
  order_number text not null,
  buyer_name text not null,
  company_name text not null,
  delivered_at timestamptz not null,
  goods text not null check (length(goods) <= 4000),
  line_count int not null check (line_count > 0),
  -- Amounts, IQD: price of the goods asked back; offered price reduction; amount to hand back, null before it is known; amounts on
  -- credit notes, of goods and of the delivery fee.
  value public.iqd not null,
  reduction public.iqd,
  refund public.iqd,
  credited public.iqd not null default 0,
  credited_fee public.iqd not null default 0,
  -- Whether a settlement or decision credited the goods; they no longer count as sold.
  is_credited boolean not null default false,
  paid_amount public.iqd,
  paid_way text check (paid_way in ('cash', 'transfer', 'wallet', 'part')),
  paid_on date check (private.is_usable_time(paid_on)),
  paid_reference text check (length(paid_reference) between 1 and 100),
  exchange_order_id uuid references public.orders (id) on delete restrict,
  -- First answer of the seller, or of the clock in its place.
  answered_at timestamptz,
  is_silent boolean not null default false,
  -- Whether the seller refused, also if the staff decided otherwise.
  was_refused boolean not null default false,
  -- Whether buyer or seller are marked, as of the request or the last private.refresh_return_marks. False after 90 days.
  is_marked boolean not null default false,
  -- Open appeal.
  appeal_side text check (appeal_side in ('buyer', 'seller')),
  appealed_at timestamptz,
  decision_due_at timestamptz,
  evidence_side text check (evidence_side in ('buyer', 'seller')),
  evidence_due_at timestamptz,
  -- The running deadline. A job acts once it has passed; see private.watch_returns.
  due_at timestamptz,
  due_kind text check (due_kind in ('answer', 'reduction', 'appeal', 'sending', 'part', 'receipt', 'evidence', 'decision')),
  -- Last day on which the staff was notified of an overdue decision, or both sides of goods or a part that were not sent or received yet.
  reminded_on date,
  -- Created by the client when the form opens. With the hash of the body it makes repeated calls idempotent.
  idempotency_key uuid not null unique,
  body_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold_text(number || ' | ' || order_number || ' | ' || buyer_name || ' | '
    || company_name || ' | ' || phone || ' | ' || goods)) stored,
  check ((due_at is null) = (due_kind is null)),
  check (num_nulls(appeal_side, appealed_at, decision_due_at) in (0, 3)),
  check ((evidence_side is null) = (evidence_due_at is null)),
  check (num_nulls(paid_way, paid_on) in (0, 2)),
  check (credited = 0 or is_credited)
);
create index returns_order_id_idx on private.returns (order_id);
create index returns_exchange_order_id_idx on private.returns (exchange_order_id);
create index returns_buyer_id_idx on private.returns (buyer_id, created_at desc, id);
create index returns_phone_idx on private.returns (phone, created_at);
create index returns_company_id_idx on private.returns (company_id, created_at desc, id);
create index returns_company_status_idx on private.returns (company_id, status, created_at desc, id);
create index returns_created_at_idx on private.returns (created_at desc, id);
create index returns_status_idx on private.returns (status, created_at desc, id);
create index returns_due_at_idx on private.returns (due_at, id) where due_at is not null;
create index returns_appealed_idx on private.returns (decision_due_at, id) where appeal_side is not null;
create index returns_answered_idx on private.returns (company_id, created_at) include (was_refused) where answered_at is not null;
create index returns_refused_idx on private.returns (company_id, created_at) where was_refused;
create index returns_marked_idx on private.returns (created_at desc, id) where is_marked;
create index returns_updated_at_idx on private.returns (updated_at);
create index returns_text_idx on private.returns using gin (search_text extensions.gin_trgm_ops);

create table private.return_lines (
  id bigint generated always as identity primary key,
  return_id uuid not null references private.returns (id) on delete restrict,
  order_line_id bigint not null references public.order_lines (id) on delete restrict,
  reason_id bigint not null references private.return_reasons (id) on delete restrict,
  -- Asked back.
  quantity public.goods_quantity not null,
  note text check (length(note) <= 500),
  -- Price of the quantity, IQD.
  value public.iqd not null,
  -- Quantity that came back, and how much of it went back on sale; the rest was written off.
  received public.stock_quantity,
  restock public.stock_quantity,
  condition text check (condition in ('as_new', 'opened', 'damaged', 'wrong_item', 'missing')),
  -- Part of the line in the credited amount, IQD.
  refunded public.iqd not null default 0,
  -- Commission that it gave back, IQD. The parts of all returns of an order line sum to private.returned_commission; a single
  -- one may be below 0 after an earlier one was undone.
  commission public.iqd_change not null default 0,
  unique (return_id, order_line_id),
  check (received <= quantity and restock <= received),
  check (refunded <= value)
);
create index return_lines_order_line_id_idx on private.return_lines (order_line_id);
create index return_lines_reason_id_idx on private.return_lines (reason_id);

-- Timeline of returns. Entries are only added: an undone step is an entry of its own.
create table private.return_events (
  id bigint generated always as identity primary key,
  return_id uuid not null references private.returns (id) on delete restrict,
  kind text not null check (kind in ('requested', 'accepted', 'refused', 'reduction_agreed', 'reduction_declined', 'withdrawn', 'sent',
    'received', 'settled', 'exchanged', 'not_replaced', 'appealed', 'evidence_asked', 'evidence_given', 'evidence_missed', 'decided', 'reminded',
    'receipt_reminded', 'undone', 'closed')),
  from_status text,
  to_status text not null,
  -- No foreign key: the entry stays as it is.
  actor_id uuid,
  actor_role text not null check (actor_role in ('buyer', 'seller', 'admin', 'system')),
  note text check (length(note) <= 1000),
  -- See eventChanges of returns/answers.ts.
  changes jsonb check (jsonb_typeof(changes) = 'object'),
  -- Credited or taken back by the step, by category; posted to the ledger and the reports.
  credit private.report_line[] not null default '{}',
  -- Version of the return after the step.
  return_version int not null,
  created_at timestamptz not null default now()
);
create index return_events_return_id_idx on private.return_events (return_id, id);
create index return_events_actor_id_idx on private.return_events (actor_id);

-- Pictures of steps, in the bucket return-pictures.
create table private.return_pictures (
  event_id bigint not null references private.return_events (id) on delete restrict,
  position int not null check (position between 1 and 8),
  path text not null check (length(path) <= 200),
  primary key (event_id, position)
);
create index return_pictures_path_idx on private.return_pictures (path);

-- Delivered and returned lines per day of the delivery, in Baghdad, of each company, category and product. A job counts the days of
-- orders and returns that changed; see private.refresh_return_days.
create table private.return_days (
  dimension text not null check (dimension in ('company', 'category', 'product')),
  day date not null check (private.is_usable_time(day)),
  company_id uuid not null references public.companies (id) on delete cascade,
  -- Product, or category of the goods when they were ordered; 0: none. No foreign key: deleted goods keep their figures.
  subject bigint not null,
  delivered_lines int not null,
  -- Lines with a return that was not withdrawn.
  returned_lines int not null,
  -- Reason of each such return of a line, in order; one line may have several.
  reason_ids bigint[] not null,
  cases int not null generated always as (cardinality(reason_ids)) stored,
  primary key (dimension, day, company_id, subject) include (delivered_lines, returned_lines, cases)
);
create index return_days_cases_idx on private.return_days (dimension, day, company_id) include (subject, cases) where cases > 0;
create index return_days_company_id_idx on private.return_days (company_id, dimension, day);
create index return_days_subject_idx on private.return_days (dimension, subject, company_id, day);

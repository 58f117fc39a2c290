-- Figures per day in Baghdad, of all and of each company, governorate and category; see docs/money.md. Each dimension has its own
-- rows, because an order with goods of two categories is one order of each.
create table private.report_days (
  dimension text not null check (dimension in ('all', 'company', 'governorate', 'category')),
  day date not null check (private.is_usable_time(day)),
  company_id uuid references public.companies (id) on delete restrict,
  governorate text references public.governorates (code),
  -- Category of the goods when they were ordered; 0: none. No foreign key: deleting a category keeps the figures.
  category_id bigint,
  subject text not null generated always as (coalesce(company_id::text, governorate, category_id::text, '')) stored,
  -- Delivered orders and their goods without delivery fees; after shortages, before returns.
  orders int not null default 0,
  revenue private.ledger_amount not null default 0,
  -- Change of the ledger's account `commission`.
  commission private.ledger_amount not null default 0,
  -- Orders refused at the door or not collected, and their goods.
  refusals int not null default 0,
  refused private.ledger_amount not null default 0,
  -- Delivered orders that lacked goods, and the goods that were ordered and not delivered.
  shortages int not null default 0,
  short private.ledger_amount not null default 0,
  -- Credited returns, and the goods or price reductions that were credited; less those taken back.
  returns int not null default 0,
  returned private.ledger_amount not null default 0,
  -- Change of the ledger's accounts `cash_in_transit`; 0 in rows of categories, because cash is of a whole order.
  cash_change private.ledger_amount not null default 0,
  check (num_nonnulls(company_id, governorate, category_id) = case dimension when 'all' then 0 else 1 end),
  primary key (dimension, subject, day)
);
-- All figures, because a report of many subjects reads thousands of rows.
create index report_days_day_idx on private.report_days (dimension, day)
  include (subject, orders, revenue, commission, refusals, refused, shortages, short, returns, returned, cash_change);
create index report_days_cash_idx on private.report_days (dimension, day) include (subject, cash_change) where cash_change <> 0;
create index report_days_company_id_idx on private.report_days (company_id, day);
create index report_days_governorate_idx on private.report_days (governorate, day);

-- Sums of the figures of months that are over, `day` being the first day of the month, so that a report of years reads no thousands of
-- days per company. private.sum_months writes them; a later posting into a month removes its rows, and its days are read again.
create table private.report_months (
  like private.report_days including defaults including generated including constraints,
  primary key (dimension, day, subject)
);
create index report_months_cash_idx on private.report_months (dimension, day) include (subject, cash_change) where cash_change <> 0;

-- The same figures per day of each company in each governorate, of whole orders and of their goods per category, for reports with
-- several filters. Numbers of orders sum over companies and governorates, and over categories not.
create table private.report_cells (
  day date not null check (private.is_usable_time(day)),
  company_id uuid not null references public.companies (id) on delete restrict,
  governorate text not null references public.governorates (code),
  -- Category of the goods when they were ordered; 0: none; null: whole orders. No foreign key: deleting a category keeps the figures.
  category_id bigint,
  part text not null generated always as (coalesce(category_id::text, '')) stored,
  orders int not null default 0,
  revenue private.ledger_amount not null default 0,
  commission private.ledger_amount not null default 0,
  refusals int not null default 0,
  refused private.ledger_amount not null default 0,
  shortages int not null default 0,
  short private.ledger_amount not null default 0,
  returns int not null default 0,
  returned private.ledger_amount not null default 0,
  -- 0 in rows of categories, because cash is of a whole order.
  cash_change private.ledger_amount not null default 0,
  primary key (company_id, governorate, part, day)
);
create index report_cells_company_idx on private.report_cells (company_id, day) where category_id is null;
create index report_cells_company_goods_idx on private.report_cells (company_id, day) where category_id is not null;
create index report_cells_governorate_idx on private.report_cells (governorate, day);
create index report_cells_category_idx on private.report_cells (category_id, day) where category_id is not null;

-- Changes of the figures that are not in the tables above yet: a row per posting of a whole order, and one per category of its goods.
-- The posting adds them, so it waits for no figures of other orders; private.fold_report_changes moves them. Reports read both.
create table private.report_changes (
  id bigint generated always as identity primary key,
  day date not null check (private.is_usable_time(day)),
  company_id uuid not null references public.companies (id) on delete restrict,
  governorate text not null references public.governorates (code),
  category_id bigint,
  orders int not null,
  revenue private.ledger_amount not null,
  commission private.ledger_amount not null,
  refusals int not null,
  refused private.ledger_amount not null,
  shortages int not null,
  short private.ledger_amount not null,
  returns int not null,
  returned private.ledger_amount not null,
  cash_change private.ledger_amount not null
);
create index report_changes_company_id_idx on private.report_changes (company_id, day);
create index report_changes_governorate_idx on private.report_changes (governorate);

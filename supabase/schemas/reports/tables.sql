-- Figures per day in Baghdad, of all and of each company, governorate and category, written in the transaction of what they count;
-- see docs/money.md. Each dimension has its own rows, because an order with goods of two categories is one order of each.
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
create index report_days_day_idx on private.report_days (dimension, day);
create index report_days_company_id_idx on private.report_days (company_id, day);
create index report_days_governorate_idx on private.report_days (governorate, day);

-- Sums of the figures of months that are over, `day` being the first day of the month, so that a report of years reads no thousands of
-- days per company. private.sum_months writes them; a later posting into a month removes its rows, and its days are read again.
create table private.report_months (
  like private.report_days including defaults including generated including constraints,
  primary key (dimension, day, subject)
);

-- Commission rates. company_id and category_id name the scope: both null is the whole site; a category includes its subtree.
-- A rate is ended, never edited, because order lines refer to it.
create table private.commission_rates (
  id bigint generated always as identity primary key,
  company_id uuid references public.companies (id) on delete restrict,
  category_id bigint references public.categories (id) on delete restrict,
  percent public.percent not null,
  -- Least and most commission of one order at this rate, IQD.
  minimum public.iqd check (minimum = trunc(minimum)),
  maximum public.iqd check (maximum = trunc(maximum)),
  -- Days in Baghdad on which placed orders have the rate. last_day null: until further notice.
  first_day date not null check (private.is_usable_time(first_day)),
  last_day date check (private.is_usable_time(last_day)),
  note text check (length(note) between 1 and 500),
  version int not null default 1,
  -- Person who saved the rate. No foreign key: erasing the person keeps the rate.
  created_by uuid,
  created_at timestamptz not null default now(),
  check (minimum <= maximum),
  check (last_day >= first_day),
  constraint commission_rates_overlap exclude using gist (
    coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(category_id, 0) with =,
    daterange(first_day, last_day, '[]') with &&)
);
create index commission_rates_company_id_idx on private.commission_rates (company_id, first_day);
create index commission_rates_category_id_idx on private.commission_rates (category_id);

-- Money terms of the site, one row.
create table private.money_settings (
  id boolean primary key default true check (id),
  -- Who collects the cash at the door: the seller, or the operator's courier if the shipment names one.
  cash_by text not null default 'seller' check (cash_by in ('seller', 'courier')),
  -- Debt of a company at which its grace days begin, IQD; null: no limit.
  debt_limit public.iqd check (debt_limit > 0),
  -- Days after the limit was reached until the company takes no orders.
  grace_days smallint not null default 7 check (grace_days between 0 and 365),
  -- Fee that a seller owes for goods refused at the door, IQD.
  refusal_fee public.iqd not null default 0,
  -- Amount above which an adjustment, write-off or payout needs a second person, IQD.
  second_person_above public.iqd not null default 1000000,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- Terms of one company in place of the site's; null: the site's.
create table private.company_terms (
  company_id uuid primary key references public.companies (id) on delete cascade,
  cash_by text check (cash_by in ('seller', 'courier')),
  debt_limit public.iqd check (debt_limit > 0),
  grace_days smallint check (grace_days between 0 and 365),
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- Accounts with their balance: the sum of their entries, kept by private.post_transaction. Positive is debit: what is owed to
-- the marketplace and the cash that it holds. See docs/money.md.
create table private.ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  company_id uuid references public.companies (id) on delete restrict,
  courier_id bigint,
  balance private.ledger_amount not null default 0,
  entry_count bigint not null default 0,
  unique nulls not distinct (kind, company_id, courier_id),
  check (case when kind in ('owed_to_market', 'owed_to_company') then company_id is not null and courier_id is null
    when kind in ('cash_in_transit', 'courier_fees') then courier_id is not null and company_id is null
    else kind in ('commission', 'fees', 'adjustments', 'cash', 'bank', 'write_offs')
      and company_id is null and courier_id is null end)
);
create index ledger_accounts_company_id_idx on private.ledger_accounts (company_id);
create index ledger_accounts_courier_id_idx on private.ledger_accounts (courier_id);

-- Transactions and entries are only added. Nobody changes or deletes them, the owner of the tables neither.
create table private.ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('delivery', 'refusal', 'shortage', 'return', 'payment', 'payout', 'settlement', 'remittance',
    'courier_fee', 'adjustment', 'write_off', 'reversal')),
  -- The order event, payment or remittance line that was posted. Unique, so nothing is posted twice.
  source_kind text not null check (source_kind ~ '^[a-z_]{1,40}$'),
  source_id text not null check (length(source_id) between 1 and 100),
  -- Company whose accounts the entries change; null: none.
  company_id uuid references public.companies (id) on delete restrict,
  order_id uuid references public.orders (id) on delete restrict,
  -- Sum of the entries on the company's accounts: by how much its debt rises.
  debt_change private.ledger_amount not null default 0,
  -- Day in Baghdad on which it counts.
  effective_on date not null check (private.is_usable_time(effective_on)),
  recorded_at timestamptz not null default now(),
  -- Transaction that this one reverses.
  reverses_id bigint unique references private.ledger_transactions (id),
  -- Person who caused it; null: a job. No foreign key: erasing the person changes no transaction.
  actor_id uuid,
  -- How, by reference and reason: {way, reference, receipt_path}.
  details jsonb check (jsonb_typeof(details) = 'object'),
  note text check (length(note) between 1 and 500),
  unique (source_kind, source_id)
);
create index ledger_transactions_company_id_idx on private.ledger_transactions (company_id, effective_on, id) include (debt_change);
create index ledger_transactions_effective_on_idx on private.ledger_transactions (effective_on desc, id desc);
create index ledger_transactions_payments_idx on private.ledger_transactions (company_id, effective_on)
  where kind in ('payment', 'reversal');
create index ledger_transactions_order_id_idx on private.ledger_transactions (order_id);

create table private.ledger_entries (
  transaction_id bigint not null references private.ledger_transactions (id),
  account_id bigint not null references private.ledger_accounts (id),
  amount private.ledger_amount not null check (amount <> 0),
  -- Balance of the account after the entry.
  balance_after private.ledger_amount not null,
  primary key (transaction_id, account_id)
);
create index ledger_entries_account_id_idx on private.ledger_entries (account_id, transaction_id);

-- Sums of debt_change per company and effective day, kept by private.post_transaction. Statements begin with them instead of
-- reading all earlier transactions. debit: what raised the debt; credit: what lowered it.
create table private.ledger_days (
  company_id uuid not null references public.companies (id) on delete restrict,
  day date not null,
  debit private.ledger_amount not null default 0,
  credit private.ledger_amount not null default 0,
  primary key (company_id, day)
);

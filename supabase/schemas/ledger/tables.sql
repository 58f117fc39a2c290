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
  -- Amount above which an adjustment, write-off or payout needs a second person, IQD; null: none does.
  second_person_above public.iqd default 1000000,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- Terms of one company in place of the site's; null: the site's.
create table private.company_terms (
  company_id uuid primary key references public.companies (id) on delete cascade,
  cash_by text check (cash_by in ('seller', 'courier')),
  debt_limit public.iqd check (debt_limit > 0),
  grace_days smallint check (grace_days between 0 and 365),
  -- Account that payouts go to, as the bank names it.
  payout_account text check (length(payout_account) between 1 and 200),
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- Accounts. The balance is the sum of the entries; private.post_transaction updates it. A debit raises the balance. Accounts of
-- debts to the marketplace and of its cash have balances above 0. See docs/money.md.
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
-- For lists of one kind; deliveries are so many that the index above serves them.
create index ledger_transactions_kind_idx on private.ledger_transactions (kind, effective_on desc, id desc) where kind <> 'delivery';
create index ledger_transactions_payments_idx on private.ledger_transactions (company_id, effective_on)
  include (debt_change, kind, reverses_id) where kind in ('payment', 'reversal');
create index ledger_transactions_order_id_idx on private.ledger_transactions (order_id);
create index ledger_transactions_receipt_idx on private.ledger_transactions ((details ->> 'receipt_path'))
  where details ->> 'receipt_path' is not null;

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

-- Debt of each company with its state. Kept by private.post_transaction and private.judge_debt.
create table private.company_debts (
  company_id uuid primary key references public.companies (id) on delete restrict,
  owed_to_market private.ledger_amount not null default 0,
  owed_to_company private.ledger_amount not null default 0,
  debt private.ledger_amount not null generated always as (owed_to_market - owed_to_company) stored,
  -- Effective day of the oldest charge that the company has not paid, the oldest charges being paid first; null without a debt.
  oldest_due_on date,
  -- open; warned from 80 % of the limit; over from the limit, in the days of grace; paused after them: no new orders.
  state text not null default 'open' check (state in ('open', 'warned', 'over', 'paused')),
  -- Day on which the limit was reached, and last day on which the company takes orders.
  over_since date,
  grace_ends_on date,
  -- Last day on which the company was warned in its grace.
  warned_on date,
  -- Whether it has to be judged again, because the day or the site's terms changed; see private.judge_due_debts.
  is_due boolean not null default false,
  check ((state in ('over', 'paused')) = (over_since is not null) and (over_since is null) = (grace_ends_on is null))
);
create index company_debts_debt_idx on private.company_debts (debt desc, company_id);
create index company_debts_due_idx on private.company_debts (company_id) where is_due;
create index company_debts_state_idx on private.company_debts (state) where state <> 'open';

-- Changes of a debt by the staff, and debts that were given up. Large ones wait for a second person.
create table private.adjustments (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete restrict,
  kind text not null check (kind in ('adjustment', 'write_off')),
  -- By how much the company owes more; below 0 for a write-off.
  amount public.iqd_change not null check (amount <> 0 and (kind = 'adjustment' or amount < 0)),
  reason text not null check (length(reason) between 1 and 500),
  state text not null check (state in ('waiting', 'posted', 'refused')),
  -- Minted by the page: the same key proposes once.
  idempotency_key uuid not null unique,
  version int not null default 1,
  -- Persons who proposed and decided it. No foreign keys: erasing a person keeps the decision.
  created_by uuid not null,
  created_at timestamptz not null default now(),
  decided_by uuid check (decided_by <> created_by),
  decided_at timestamptz,
  note text check (length(note) between 1 and 500)
);
create index adjustments_company_id_idx on private.adjustments (company_id);
create index adjustments_created_at_idx on private.adjustments (created_at desc, id desc);
create index adjustments_waiting_idx on private.adjustments (created_at) where state = 'waiting';

-- Payouts to companies, many at once. A run is proposed, sent to the bank and confirmed; confirming posts it.
create table private.payout_runs (
  id bigint generated always as identity primary key,
  state text not null default 'proposed' check (state in ('proposed', 'sent', 'confirmed', 'cancelled')),
  effective_on date not null check (private.is_usable_time(effective_on)),
  version int not null default 1,
  -- Persons who proposed and last changed it, without foreign keys as above.
  created_by uuid not null,
  created_at timestamptz not null default now(),
  changed_by uuid,
  changed_at timestamptz
);

create table private.payout_lines (
  run_id bigint not null references private.payout_runs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete restrict,
  -- Paid to the company, after its debt was set off.
  amount public.iqd not null check (amount > 0),
  set_off public.iqd not null,
  account text check (length(account) between 1 and 200),
  is_excluded boolean not null default false,
  primary key (run_id, company_id)
);
create index payout_lines_company_id_idx on private.payout_lines (company_id);

-- Commission invoices of months that are over, as issued. Numbers have no gaps within a year.
create table private.commission_invoices (
  company_id uuid not null references public.companies (id) on delete restrict,
  -- First day of the month.
  month date not null check (extract(day from month) = 1),
  number text not null unique,
  commission public.iqd_change not null,
  -- See private.commission_of_month.
  content jsonb not null,
  issued_at timestamptz not null default now(),
  primary key (company_id, month)
);

-- Last number of each year.
create table private.invoice_counters (
  year int primary key,
  last_number int not null
);

-- Changes of the reports by one order in one category: numbers of orders and values of goods, IQD. category_id 0: none.
create type private.report_line as (
  category_id bigint,
  orders int,
  revenue private.ledger_amount,
  commission private.ledger_amount,
  refusals int,
  refused private.ledger_amount,
  shortages int,
  short private.ledger_amount,
  returns int,
  returned private.ledger_amount
);

-- The company, category and governorate that a report is about; null: all. category_id 0: goods without one.
create type private.report_scope as (company_id uuid, category_id bigint, governorate text);

-- Sums of a report of one key: a day, or the id of a company or category, or the code of a governorate. cash_in_transit: see
-- private.sum_days_of.
create type private.report_sum as (
  key text,
  orders bigint,
  revenue private.ledger_amount,
  commission private.ledger_amount,
  refusals bigint,
  refused private.ledger_amount,
  shortages bigint,
  short private.ledger_amount,
  returns bigint,
  returned private.ledger_amount,
  cash_in_transit private.ledger_amount
);

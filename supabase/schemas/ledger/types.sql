-- Percentage of an amount, two decimals.
create domain public.percent as numeric(5, 2) check (value between 0 and 100);

-- Amount of an entry or balance of an account: positive is debit, negative is credit.
create domain private.ledger_amount as numeric(16, 2) check (value between -99999999999999.99 and 99999999999999.99);

-- An entry to post. company_id belongs to the accounts of a company, courier_id to those of a courier.
create type private.ledger_line as (
  account_kind text,
  company_id uuid,
  courier_id bigint,
  amount private.ledger_amount
);

-- Goods of an order line with the rate of their commission. Lines of the same order and rate share one commission.
create type private.commission_line as (
  place bigint,
  order_key uuid,
  rate_id bigint,
  percent public.percent,
  minimum public.iqd,
  maximum public.iqd,
  goods public.iqd
);

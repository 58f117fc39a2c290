-- For whom a checkout buys: a company with one of its projects, and the purchase request behind it. Null: the person buys privately.
create type private.buying_order as (
  company_id uuid,
  project_id uuid,
  cost_code text,
  request_id uuid
);

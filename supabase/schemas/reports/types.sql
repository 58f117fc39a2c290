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

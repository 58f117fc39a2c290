alter table private.commission_rates enable row level security;
alter table private.money_settings enable row level security;
alter table private.company_terms enable row level security;
alter table private.ledger_accounts enable row level security;
alter table private.ledger_transactions enable row level security;
alter table private.ledger_entries enable row level security;
alter table private.ledger_days enable row level security;
-- Functions alone write the ledger: the key of the API's servers may only read it.
revoke all on private.ledger_accounts, private.ledger_transactions, private.ledger_entries, private.ledger_days from service_role;
grant select on private.ledger_accounts, private.ledger_transactions, private.ledger_entries, private.ledger_days to service_role;
grant all on private.commission_rates, private.money_settings, private.company_terms to service_role;
alter table private.company_debts enable row level security;
alter table private.adjustments enable row level security;
alter table private.payout_runs enable row level security;
alter table private.payout_lines enable row level security;
alter table private.commission_invoices enable row level security;
alter table private.invoice_counters enable row level security;
revoke all on private.company_debts, private.adjustments, private.payout_runs, private.payout_lines, private.commission_invoices,
  private.invoice_counters from service_role;
grant select on private.company_debts, private.adjustments, private.payout_runs, private.payout_lines, private.commission_invoices,
  private.invoice_counters to service_role;

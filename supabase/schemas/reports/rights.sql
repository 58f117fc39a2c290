alter table private.report_days enable row level security;
-- Functions alone write the figures: the key of the API's servers may only read them.
revoke all on private.report_days from service_role;
grant select on private.report_days to service_role;
alter table private.report_months enable row level security;
revoke all on private.report_months from service_role;
grant select on private.report_months to service_role;
alter table private.report_cells enable row level security;
revoke all on private.report_cells from service_role;
grant select on private.report_cells to service_role;
alter table private.report_changes enable row level security;
revoke all on private.report_changes from service_role;
grant select on private.report_changes to service_role;

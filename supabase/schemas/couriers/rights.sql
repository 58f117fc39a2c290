-- No table is granted to clients: sellers may read the names of couriers but not their fees, so functions return them.
alter table private.couriers enable row level security;
alter table private.courier_cash enable row level security;
alter table private.remittances enable row level security;
alter table private.remittance_lines enable row level security;
grant all on private.couriers, private.courier_cash, private.remittances, private.remittance_lines to service_role;

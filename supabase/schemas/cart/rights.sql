-- No table is granted to clients: functions return only the caller's own carts.
alter table private.carts enable row level security;
alter table private.cart_lines enable row level security;
grant all on private.carts, private.cart_lines to service_role;
grant usage on sequence private.cart_versions to service_role;

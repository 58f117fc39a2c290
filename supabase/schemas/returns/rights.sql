-- No table is granted to clients: what a reader may see of a return depends on the reader, so functions return it.
alter table private.return_reasons enable row level security;
alter table private.return_settings enable row level security;
alter table private.returns enable row level security;
alter table private.return_lines enable row level security;
alter table private.return_events enable row level security;
alter table private.return_pictures enable row level security;
grant all on private.return_reasons, private.return_settings, private.returns, private.return_lines, private.return_events,
  private.return_pictures to service_role;

-- Functions alone write the figures: the key of the API's servers may only read them.
alter table private.return_days enable row level security;
revoke all on private.return_days from service_role;
grant select on private.return_days to service_role;

-- No table is granted to clients: what a reader may see of a return depends on the reader, so functions return it.
alter table private.return_reasons enable row level security;
alter table private.return_settings enable row level security;
alter table private.returns enable row level security;
alter table private.return_lines enable row level security;
alter table private.return_events enable row level security;
alter table private.return_pictures enable row level security;
grant all on private.return_reasons, private.return_settings, private.returns, private.return_lines, private.return_events,
  private.return_pictures to service_role;

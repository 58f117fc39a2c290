-- No table is granted to clients: functions return what the caller's role may see.
alter table private.buying_members enable row level security;
alter table private.buying_rights enable row level security;
alter table private.buying_invitations enable row level security;
alter table private.projects enable row level security;
alter table private.purchase_requests enable row level security;
alter table private.purchase_request_lines enable row level security;
alter table private.purchase_request_notices enable row level security;
alter table private.purchase_request_events enable row level security;
grant all on private.buying_members, private.buying_rights, private.buying_invitations, private.projects,
  private.purchase_requests, private.purchase_request_lines, private.purchase_request_notices, private.purchase_request_events to service_role;

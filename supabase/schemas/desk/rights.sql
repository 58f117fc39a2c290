alter table private.viewed_lists enable row level security;
alter table private.saved_views enable row level security;
grant select on private.viewed_lists, private.saved_views to service_role;
alter table private.daily_figures enable row level security;
grant all on private.daily_figures to service_role;

-- No table is granted to clients: functions return what the caller may see.
alter table private.purchase_lists enable row level security;
alter table private.purchase_list_lines enable row level security;
alter table private.purchase_list_reminders enable row level security;
grant all on private.purchase_lists, private.purchase_list_lines, private.purchase_list_reminders to service_role;

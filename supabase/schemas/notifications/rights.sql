alter table public.notifications enable row level security;
alter table public.notification_choices enable row level security;
grant select on public.notifications to authenticated;
grant select, insert, delete on public.notification_choices to authenticated;
grant all on public.notifications, public.notification_choices to service_role;
create policy notifications_authenticated_select on public.notifications for select to authenticated
  using (user_id = (select private.my_id()));
create policy notification_choices_authenticated_select on public.notification_choices for select to authenticated
  using (user_id = (select private.my_id()));
create policy notification_choices_authenticated_insert on public.notification_choices for insert to authenticated
  with check (user_id = (select private.my_id()));
create policy notification_choices_authenticated_delete on public.notification_choices for delete to authenticated
  using (user_id = (select private.my_id()));

alter table private.form_submissions enable row level security;
grant all on private.form_submissions to service_role;
alter table public.contact_messages enable row level security;
grant select (id, user_id, full_name, email, message, language, status, handled_at, created_at)
  on public.contact_messages to authenticated;
create policy contact_messages_authenticated_select on public.contact_messages for select to authenticated
  using ((select private.staff_may('enquiries')));

alter table public.staff enable row level security;
alter table private.staff_rights enable row level security;
grant select on public.staff to authenticated;
grant all on public.staff, private.staff_rights to service_role;
create policy staff_authenticated_select on public.staff for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_role()) is not null);
alter table public.profiles enable row level security;
grant select (id, full_name, phone, language, created_at, updated_at), update (full_name, phone, language)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy profiles_authenticated_select on public.profiles for select to authenticated
  using (id = (select private.my_id()) or (select private.staff_may('see_users')));
create policy profiles_authenticated_update on public.profiles for update to authenticated
  using (id = (select private.my_id())) with check (id = (select private.my_id()));
alter table private.recovery_codes enable row level security;
alter table private.recovery_code_tries enable row level security;
alter table private.recovered_sessions enable row level security;
grant all on private.recovery_codes, private.recovery_code_tries, private.recovered_sessions to service_role;

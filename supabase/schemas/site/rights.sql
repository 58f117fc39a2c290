alter table public.governorates enable row level security;
alter table public.districts enable row level security;
grant select on public.governorates, public.districts to anon, authenticated;
grant all on public.governorates, public.districts to service_role;
create policy governorates_anon_select on public.governorates for select to anon using (true);
create policy governorates_authenticated_select on public.governorates for select to authenticated using (true);
create policy districts_anon_select on public.districts for select to anon using (true);
create policy districts_authenticated_select on public.districts for select to authenticated using (true);
alter table public.site_settings enable row level security;
grant select (id, name_en, name_ar, contact_email, phone, showroom_en, showroom_ar, facebook, instagram, linkedin, twitter,
  free_delivery_from, price_confirmed_days, purchase_hold_days, measured_visits_percent, version, updated_at) on public.site_settings to anon, authenticated;
grant all on public.site_settings to service_role;
create policy site_settings_anon_select on public.site_settings for select to anon using (true);
create policy site_settings_authenticated_select on public.site_settings for select to authenticated using (true);
alter table public.information_page_versions enable row level security;
grant select on public.information_page_versions to authenticated;
grant all on public.information_page_versions to service_role;
create policy information_page_versions_authenticated_select on public.information_page_versions for select to authenticated
  using ((select private.staff_may('settings')));
alter table public.home_page enable row level security;
grant select on public.home_page to authenticated;
grant all on public.home_page to service_role;
create policy home_page_authenticated_select on public.home_page for select to authenticated
  using ((select private.staff_may('settings')));
alter table private.home_previews enable row level security;
alter table private.restore_tests enable row level security;
grant all on private.restore_tests to service_role;
alter table private.page_vitals enable row level security;
alter table private.page_errors enable row level security;
grant all on private.page_vitals, private.page_errors to service_role;

-- No policy for INSERT: only triggers send messages.
create policy messages_authenticated_select on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.may_listen((select realtime.topic()))));

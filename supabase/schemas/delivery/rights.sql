alter table public.delivery_rates enable row level security;
grant select on public.delivery_rates to anon, authenticated;
grant insert (company_id, governorate_code, district_id, fee, minimum_order, lead_days, truck_needed, free_from, never_free),
  update (fee, minimum_order, lead_days, truck_needed, free_from, never_free), delete on public.delivery_rates to authenticated;
grant all on public.delivery_rates to service_role;
create policy delivery_rates_anon_select on public.delivery_rates for select to anon
  using (exists (select from public.companies c where c.id = company_id and c.is_approved));
create policy delivery_rates_authenticated_select on public.delivery_rates for select to authenticated
  using (company_id = any ((select private.my_company_ids())::uuid[]) or (select private.staff_may('see_companies'))
    or exists (select from public.companies c where c.id = company_id and c.is_approved));
create policy delivery_rates_authenticated_insert on public.delivery_rates for insert to authenticated
  with check (private.may(company_id, 'delivery'));
create policy delivery_rates_authenticated_update on public.delivery_rates for update to authenticated
  using (private.may(company_id, 'delivery'))
  with check (private.may(company_id, 'delivery'));
create policy delivery_rates_authenticated_delete on public.delivery_rates for delete to authenticated
  using (private.may(company_id, 'delivery'));
alter table public.addresses enable row level security;
grant select, delete,
  insert (user_id, label, full_name, phone, governorate, district, address, landmark, postal_code, is_default),
  update (label, full_name, phone, governorate, district, address, landmark, postal_code, is_default)
  on public.addresses to authenticated;
grant all on public.addresses to service_role;
create policy addresses_authenticated_select on public.addresses for select to authenticated
  using (user_id = (select private.my_id()));
create policy addresses_authenticated_insert on public.addresses for insert to authenticated
  with check (user_id = (select private.my_id()));
create policy addresses_authenticated_update on public.addresses for update to authenticated
  using (user_id = (select private.my_id())) with check (user_id = (select private.my_id()));
create policy addresses_authenticated_delete on public.addresses for delete to authenticated
  using (user_id = (select private.my_id()));

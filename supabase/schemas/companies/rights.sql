alter table public.companies enable row level security;
alter table public.company_decisions enable row level security;
alter table public.company_members enable row level security;
alter table private.company_rights enable row level security;
grant select (id, name, name_en, name_ar, slug, governorate, about_en, about_ar, free_delivery_from, is_approved, created_at)
  on public.companies to anon;
grant select (id, name, name_en, name_ar, slug, governorate, about_en, about_ar, free_delivery_from, is_approved, status,
  created_at)
  on public.companies to authenticated;
grant select on public.company_members to authenticated;
grant select (id, company_id, from_status, to_status, reason, created_at) on public.company_decisions to authenticated;
grant all on public.companies, public.company_decisions, public.company_members, private.company_rights to service_role;
create policy companies_anon_select on public.companies for select to anon using (is_approved);
create policy companies_authenticated_select on public.companies for select to authenticated
  -- Members read their company's name and status before the second factor is given.
  using (is_approved or id = (select m.company_id from public.company_members m where m.user_id = (select private.my_id()))
    or (select private.staff_may('see_companies')));
create policy company_members_authenticated_select on public.company_members for select to authenticated
  using (user_id = (select private.my_id()) or company_id = any ((select private.my_company_ids())::uuid[])
    or (select private.staff_may('see_companies')));
create policy company_decisions_authenticated_select on public.company_decisions for select to authenticated
  using (company_id = any ((select private.my_company_ids())::uuid[]) or (select private.staff_may('see_companies')));
grant select on public.sellers to authenticated, service_role;
alter table private.staff_views enable row level security;
grant all on private.staff_views to service_role;
alter table private.company_transitions enable row level security;
grant all on private.company_transitions to service_role;
alter table private.company_documents enable row level security;
grant all on private.company_documents to service_role;
alter table private.company_notes enable row level security;
grant all on private.company_notes to service_role;
alter table private.store_figures enable row level security;
grant all on private.store_figures to service_role;
alter table private.invitations enable row level security;
grant all on private.invitations to service_role;
alter table private.company_daily_figures enable row level security;
grant all on private.company_daily_figures to service_role;

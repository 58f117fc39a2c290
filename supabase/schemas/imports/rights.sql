alter table public.imports enable row level security;
alter table public.import_rows enable row level security;
alter table public.import_pictures enable row level security;
grant select on public.imports, public.import_rows, public.import_pictures to authenticated;
grant all on public.imports, public.import_rows, public.import_pictures to service_role;
create policy imports_authenticated_select on public.imports for select to authenticated
  using (private.may(company_id, 'products'));
create policy import_rows_authenticated_select on public.import_rows for select to authenticated
  using (exists (select from public.imports i where i.id = import_id));
create policy import_pictures_authenticated_select on public.import_pictures for select to authenticated
  using (exists (select from public.imports i where i.id = import_id));
alter table private.import_products enable row level security;
alter table private.import_variants enable row level security;
grant all on private.import_products, private.import_variants to service_role;

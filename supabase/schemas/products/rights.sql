alter table public.products enable row level security;
alter table public.product_offers enable row level security;
alter table public.product_variants enable row level security;
alter table public.product_stock enable row level security;
alter table public.stock_movements enable row level security;
alter table public.product_compatibilities enable row level security;
alter table public.product_drafts enable row level security;
grant select on public.products, public.product_offers, public.product_variants, public.product_stock,
  public.product_compatibilities to anon, authenticated;
grant select on public.stock_movements, public.product_drafts to authenticated;
grant all on public.products, public.product_offers, public.product_variants, public.product_stock, public.stock_movements,
  public.product_compatibilities, public.product_drafts to service_role;
create policy products_anon_select on public.products for select to anon
  using (is_listed and exists (select from public.companies c where c.id = company_id and c.is_approved)
    and not category_id = any ((select private.hidden_category_ids())::bigint[]));
create policy products_authenticated_select on public.products for select to authenticated
  using ((is_listed and exists (select from public.companies c where c.id = company_id and c.is_approved)
      and not category_id = any ((select private.hidden_category_ids())::bigint[]))
    or company_id = any ((select private.my_company_ids())::uuid[])
    or (select private.staff_may('products')));

-- Readers of a product may read its offer; the subquery runs with the reader's rights.
create policy product_offers_anon_select on public.product_offers for select to anon
  using (exists (select from public.products p where p.id = product_id));
create policy product_offers_authenticated_select on public.product_offers for select to authenticated
  using (exists (select from public.products p where p.id = product_id
    -- Members need see_money for prices of own goods that are not public.
    and (not p.company_id = any ((select private.my_company_ids_without('see_money'))::uuid[])
      or p.is_listed and not p.category_id = any ((select private.hidden_category_ids())::bigint[]))));
create policy product_variants_anon_select on public.product_variants for select to anon
  using (exists (select from public.products p where p.id = product_id));
create policy product_variants_authenticated_select on public.product_variants for select to authenticated
  using (exists (select from public.products p where p.id = product_id
    -- Members need see_money for prices of own goods that are not public.
    and (not p.company_id = any ((select private.my_company_ids_without('see_money'))::uuid[])
      or p.is_listed and not p.category_id = any ((select private.hidden_category_ids())::bigint[]))));
create policy product_stock_anon_select on public.product_stock for select to anon
  using (exists (select from public.products p where p.id = product_id));
create policy product_stock_authenticated_select on public.product_stock for select to authenticated
  using (exists (select from public.products p where p.id = product_id));
create policy product_compatibilities_anon_select on public.product_compatibilities for select to anon
  using (exists (select from public.products p where p.id = product_id));
create policy product_compatibilities_authenticated_select on public.product_compatibilities for select to authenticated
  using (exists (select from public.products p where p.id = product_id));
create policy stock_movements_authenticated_select on public.stock_movements for select to authenticated
  using (private.may(company_id, 'stock') or (select private.staff_may('products')));
create policy product_drafts_authenticated_select on public.product_drafts for select to authenticated
  using (user_id = (select private.my_trusted_id()));
alter table private.product_codes enable row level security;
grant all on private.product_codes to service_role;
alter table private.staff_edits enable row level security;
grant all on private.staff_edits to service_role;
alter table private.price_limits enable row level security;
grant all on private.price_limits to service_role;
alter table private.bulk_changes enable row level security;
alter table private.bulk_change_rows enable row level security;
grant select on private.bulk_changes, private.bulk_change_rows to service_role;
alter table private.product_comparisons enable row level security;
alter table private.product_keys enable row level security;
alter table private.duplicate_groups enable row level security;
alter table private.duplicate_products enable row level security;
alter table private.odd_prices enable row level security;
grant all on private.product_comparisons, private.product_keys, private.duplicate_groups, private.duplicate_products, private.odd_prices to service_role;

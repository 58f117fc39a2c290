-- Products that fit another, as the seller of the first declares.
create table public.product_compatibilities (
  product_id bigint not null references public.products (id) on delete cascade,
  compatible_product_id bigint not null references public.products (id) on delete cascade,
  primary key (product_id, compatible_product_id),
  check (product_id <> compatible_product_id)
);
create index product_compatibilities_compatible_idx on public.product_compatibilities (compatible_product_id);

create function private.validate_product_compatibility()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_that(new.product_id <> new.compatible_product_id, 'compatible_product_id', 'other_product');
  return new;
end
$$;
create trigger validate_product_compatibility before insert on public.product_compatibilities
  for each row execute function private.validate_product_compatibility();

alter table public.product_compatibilities enable row level security;
revoke all on public.product_compatibilities from public, anon, authenticated;
grant select on public.product_compatibilities to anon, authenticated;
grant insert, delete on public.product_compatibilities to authenticated;
grant all on public.product_compatibilities to service_role;
create policy product_compatibilities_anon_select on public.product_compatibilities for select to anon
  using (exists (select 1 from public.products p where p.id = product_id));
create policy product_compatibilities_authenticated_select on public.product_compatibilities for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy product_compatibilities_authenticated_insert on public.product_compatibilities for insert to authenticated
  with check ((select private.is_admin()) or ((select private.is_approved_seller())
    and exists (select 1 from public.products p where p.id = product_id and p.seller_id = (select auth.uid()))));
create policy product_compatibilities_authenticated_delete on public.product_compatibilities for delete to authenticated
  using ((select private.is_admin()) or ((select private.is_approved_seller())
    and exists (select 1 from public.products p where p.id = product_id and p.seller_id = (select auth.uid()))));

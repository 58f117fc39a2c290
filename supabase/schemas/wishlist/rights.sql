alter table public.wishlists enable row level security;
grant select, insert (user_id, product_id), delete on public.wishlists to authenticated;
grant all on public.wishlists to service_role;
create policy wishlists_authenticated_select on public.wishlists for select to authenticated
  using (user_id = (select private.my_id()));
create policy wishlists_authenticated_insert on public.wishlists for insert to authenticated
  with check (user_id = (select private.my_id()));
create policy wishlists_authenticated_delete on public.wishlists for delete to authenticated
  using (user_id = (select private.my_id()));

-- Adds a guest's products to the user's wishlist up to its limit; unknown products are skipped.
create function public.merge_wishlist(product_ids bigint[])
returns void
language plpgsql
security invoker
set search_path = ''
as $$
begin
  perform private.require_person();
  insert into public.wishlists (user_id, product_id)
  select (select private.my_id()), p.id
  from public.products p
  where p.id = any (merge_wishlist.product_ids[1:500])
    and not exists (select from public.wishlists w where w.user_id = (select private.my_id()) and w.product_id = p.id)
  order by p.id
  limit greatest(500 - (select count(*) from public.wishlists w where w.user_id = (select private.my_id())), 0)
  on conflict do nothing;
end
$$;
grant execute on function public.merge_wishlist(bigint[]) to authenticated, service_role;

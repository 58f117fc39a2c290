-- Copies price and availability from the catalogue; null for a product that is not public.
create function private.note_wished_offer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select coalesce(private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at), o.price), o.in_stock
  into new.saved_price, new.saved_in_stock
  from public.products p join public.product_offers o on o.product_id = p.id
  where p.id = new.product_id and private.is_public_product(p);
  return new;
end
$$;
create trigger note_wished_offer before insert on public.wishlists
  for each row execute function private.note_wished_offer();

-- Raises wishlist_limit {limit} beyond the limit per person; concurrent tabs are serialized.
create function private.limit_wishlist()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 500;
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist ' || new.user_id::text, 0));
  if (select count(*) from public.wishlists w where w.user_id = new.user_id) >= most
    and not exists (select from public.wishlists w where w.user_id = new.user_id and w.product_id = new.product_id) then
    perform private.raise_error('PT409', 'wishlist_limit', jsonb_build_object('limit', most));
  end if;
  return new;
end
$$;
create trigger limit_wishlist before insert on public.wishlists
  for each row execute function private.limit_wishlist();

-- Products that a person keeps for later.
create table public.wishlists (
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- What the product cost (the running deal's price if there was one) and whether it could be bought when it was saved, so
  -- that the list can tell what changed since. Null for a product that was not public then.
  saved_price public.iqd,
  saved_in_stock boolean,
  primary key (user_id, product_id)
);
create index wishlists_product_id_idx on public.wishlists (product_id);

alter table public.wishlists enable row level security;
revoke all on public.wishlists from public, anon, authenticated;
grant select, insert (user_id, product_id), delete on public.wishlists to authenticated;
grant all on public.wishlists to service_role;
create policy wishlists_authenticated_select on public.wishlists for select to authenticated
  using (user_id = (select private.my_id()));
create policy wishlists_authenticated_insert on public.wishlists for insert to authenticated
  with check (user_id = (select private.my_id()));
create policy wishlists_authenticated_delete on public.wishlists for delete to authenticated
  using (user_id = (select private.my_id()));

-- Taken from the catalogue, never from the caller, and nothing of a product that is not public.
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

-- Raises wishlist_limit {limit} for one more than a person may keep; two tabs of one person wait for each other.
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

-- Adds the guest's products that the user does not have yet, as far as they fit; unknown products are left out.
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
revoke all on function public.merge_wishlist(bigint[]) from public, anon, authenticated;
grant execute on function public.merge_wishlist(bigint[]) to authenticated, service_role;

-- What a product cost and whether it could be bought when it was saved, so that the list can tell what changed since.
-- Null for rows that are older than this.
alter table public.wishlists
  -- IQD, the running deal's price if there was one.
  add column saved_price numeric(14, 2),
  add column saved_in_stock boolean;

-- Taken from the catalogue, never from the caller, and nothing of a product that is not public.
create function private.note_wished_offer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select coalesce(private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at), p.price),
    private.total_stock(p.id, p.quantity) > 0
  into new.saved_price, new.saved_in_stock
  from public.products p join public.sellers s on s.id = p.seller_id and s.is_approved
  where p.id = new.product_id and p.published;
  return new;
end
$$;
revoke all on function private.note_wished_offer() from public, anon, authenticated;
create trigger note_wished_offer before insert on public.wishlists
  for each row execute function private.note_wished_offer();

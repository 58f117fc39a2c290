-- A seller may be rejected between the reading of a cart and the taking of its stock.

-- Takes the units of one line from stock. The condition is evaluated under the row's lock, so nothing is oversold and
-- nobody pays a price that changed a moment ago. False as well when the seller may no longer sell.
drop function private.take_stock(bigint, bigint, int, numeric);
create function private.take_stock(product_id bigint, variant_id bigint, quantity int, unit_price public.iqd)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if take_stock.variant_id is not null then
    update public.product_variants v set stock = v.stock - take_stock.quantity
    where v.id = take_stock.variant_id and v.product_id = take_stock.product_id and v.stock >= take_stock.quantity
      and exists (select 1 from public.products p where p.id = v.product_id and p.published
        and coalesce(private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at), p.price) = take_stock.unit_price);
  else
    update public.products p set quantity = p.quantity - take_stock.quantity
    where p.id = take_stock.product_id and p.quantity >= take_stock.quantity and p.published
      and coalesce(private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at), p.price) = take_stock.unit_price;
  end if;
  if not found then
    return false;
  end if;
  -- A statement of its own: the update may have waited for the row's lock and still knows the seller as of its start.
  return exists (select 1 from public.products p join public.sellers s on s.id = p.seller_id
                 where p.id = take_stock.product_id and s.is_approved);
end
$$;

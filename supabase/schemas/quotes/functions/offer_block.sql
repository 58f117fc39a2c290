-- Why no line of a current offer can be accepted now; null if lines can. seller_closed: the company may not sell; expired: the offer
-- is over; refused: the goods can neither be delivered nor collected.
create function private.offer_block(q private.quote_requests, o private.quote_offers, c public.companies)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return case
    when not c.is_approved then 'seller_closed'
    when o.valid_until < (now() at time zone 'Asia/Baghdad')::date then 'expired'
    when o.delivery_fee is null and not (q.is_pickup and c.offers_pickup) then 'refused'
  end;
end
$$;

-- Why a priced line cannot be accepted now; null if it can, as far as its quantity is in stock. awarded: it was accepted; then the
-- reason of the whole offer; line_changed: the buyer changed the line since; refused: the product (id, unit and whether it is on
-- sale; all null for other goods) is no longer sold in the offered unit. Values instead of rows, because it is called for each price.
create function private.offer_line_block(awarded_to uuid, offer_block text, removed_in int, line_revision int, request_revision int,
  product_id bigint, is_on_sale boolean, product_unit text, offered_unit text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case
    when awarded_to is not null then 'awarded'
    when offer_block is not null then offer_block
    when removed_in is not null or line_revision > request_revision then 'line_changed'
    when product_id is not null and (is_on_sale and product_unit = offered_unit) is not true then 'refused'
  end;
end
$$;

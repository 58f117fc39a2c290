-- Every product and variant has its row of stock, and an offer tells whether any is left.

-- Every variant has a row of stock, and so has every product.
create function private.open_variant_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.product_stock (product_id, variant_id) select a.product_id, a.id from added a on conflict do nothing;
  return null;
end
$$;
create trigger open_variant_stock after insert on public.product_variants referencing new table as added
  for each statement execute function private.open_variant_stock();
create function private.open_product_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.product_stock (product_id) select a.id from added a on conflict do nothing;
  return null;
end
$$;
create trigger open_product_stock after insert on public.products referencing new table as added
  for each statement execute function private.open_product_stock();

-- Total stock of a product: of its variants when it has some, else its own.
create function private.total_stock(product_id bigint)
returns numeric
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(sum(s.quantity) filter (where s.variant_id is not null),
      sum(s.quantity) filter (where s.variant_id is null), 0)
    from public.product_stock s where s.product_id = total_stock.product_id);
end
$$;

-- Whether a product, or one of its variants, runs out.
create function private.has_low_stock(product_id bigint)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(bool_or(s.quantity <= 5) filter (where s.variant_id is not null),
      bool_or(s.quantity <= 5) filter (where s.variant_id is null), true)
    from public.product_stock s where s.product_id = has_low_stock.product_id);
end
$$;

-- Notes on the offer when the last unit goes or the first comes, and when little is left.
create function private.note_in_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed bigint := coalesce(new.product_id, old.product_id);
  stocked boolean;
  is_low boolean;
begin
  -- Whoever sells the last of another variant at this moment waits here, and then counts what is left.
  perform from public.product_offers o where o.product_id = changed for update;
  stocked := private.total_stock(changed) > 0;
  is_low := private.has_low_stock(changed);
  update public.product_offers o set in_stock = stocked, low_stock = is_low
  where o.product_id = changed and (o.in_stock, o.low_stock) <> (stocked, is_low);
  return null;
end
$$;
create trigger note_in_stock after insert or delete on public.product_stock
  for each row execute function private.note_in_stock();
create trigger note_in_stock_changed after update of quantity on public.product_stock
  for each row when ((old.quantity > 0, old.quantity > 5) <> (new.quantity > 0, new.quantity > 5))
  execute function private.note_in_stock();
create function private.note_offer_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.company_id := (select p.company_id from public.products p where p.id = new.product_id);
  new.in_stock := private.total_stock(new.product_id) > 0;
  new.low_stock := private.has_low_stock(new.product_id);
  return new;
end
$$;
create trigger note_offer_stock before insert on public.product_offers
  for each row execute function private.note_offer_stock();

-- Stock rows of products and variants, and the stock flags of offers.

-- Creates the stock row of a new variant.
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

-- Total stock of a product: of its variants if it has some, else its own.
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

-- Whether a product or one of its variants has low stock.
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

-- Updates the stock flags of the offer when stock runs out, returns or becomes low, and announces that a sale made it low.
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
  was_low boolean;
begin
  -- A concurrent sale of another variant's last unit waits here and then counts again.
  select o.low_stock into was_low from public.product_offers o where o.product_id = changed for update;
  if not found then
    -- A new product's offer counts the stock itself.
    return null;
  end if;
  stocked := private.total_stock(changed) > 0;
  is_low := private.has_low_stock(changed);
  update public.product_offers o set in_stock = stocked, low_stock = is_low
  where o.product_id = changed and (o.in_stock, o.low_stock) <> (stocked, is_low);
  -- Members who count or correct stock see it themselves.
  if is_low and not was_low and private.my_id() is not null and not exists (
    select from public.product_offers o where o.product_id = changed and o.company_id = any (private.my_company_ids())) then
    perform private.announce_product(changed, 'stock_low', 'stock');
  end if;
  return null;
end
$$;

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

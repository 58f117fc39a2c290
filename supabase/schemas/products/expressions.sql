-- Search text of a product in the portals. The bars keep a term from matching across two fields.
create function private.product_text(sku text, model_number text, brand text, name_en text, name_ar text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return private.fold_text(sku || ' | ' || coalesce(model_number, '') || ' | ' || coalesce(brand, '') || ' | ' || name_en || ' | '
    || name_ar);
end
$$;

-- Total of a line in IQD, rounded half up to two decimals. Order sums add these, as lineTotal does in the browser.
create function private.line_total(unit_price public.iqd, quantity public.stock_quantity)
returns numeric
language sql
immutable
parallel safe
set search_path = ''
as $$ select round(unit_price * quantity, 2) $$;

-- Percentage above which a price change may be a typing error and must be confirmed.
create function private.price_jump_percent()
returns int
language sql
immutable
set search_path = ''
as $$ select 50 $$;

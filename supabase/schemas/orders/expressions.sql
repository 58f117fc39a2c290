-- Search text of an order. The bars keep a term from matching across two fields.
create function private.order_text(number text, invoice_number text, buyer_name text, company_name text, buyer_phone text,
  delivery_district text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return private.fold_text(concat_ws(' | ', number, invoice_number, buyer_name, company_name, buyer_phone, nullif(delivery_district, '')));
end
$$;

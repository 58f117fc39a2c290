-- Right that an export of a kind needs in addition to the right to export: the one for which the console shows these rows. Null
-- for an unknown kind.
create function private.export_right(entity text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when entity = 'sellers' then 'see_companies'
    when entity = 'users' then 'see_users'
    when entity in ('products', 'categories', 'reviews') then entity
    when entity = 'product_questions' then 'reviews'
    when entity in ('orders', 'order_lines', 'returns') then 'see_orders'
    when entity = 'transactions' then 'money'
    when entity in ('quote_requests', 'quote_lines') then 'quotes'
    when entity = 'messages' then 'contact'
    when entity = 'audit_log' then 'audit' end
$$;

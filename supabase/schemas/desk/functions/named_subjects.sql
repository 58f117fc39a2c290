-- Readers of a term that names something else than the searched rows: lists of people, companies and entries of the log find what
-- belongs to a number, SKU or phone.

-- Orders with this number (MW-7K3F9Q in any spelling) or this phone of the buyer, newest first, at most 1,000.
create function private.orders_numbered(term text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select o.id from public.orders o
    where o.number in (upper(btrim(term)), upper(private.number_term(term)))
      or (o.buyer_phone <> '' and o.buyer_phone = private.read_phone(term))
    order by o.created_at desc limit 1000)
$$;

-- Quote requests with this number (RQ-7K3F9Q in any spelling) or this phone, newest first, at most 1,000.
create function private.quotes_numbered(term text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select q.id from private.quote_requests q
    where q.status <> 'Draft'
      and (q.number in (upper(btrim(term)), upper(private.number_term(term))) or q.phone = private.read_phone(term))
    order by q.created_at desc limit 1000)
$$;

-- Products with this SKU, also of a variant, at most 1,000.
create function private.products_coded(term text)
returns bigint[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(select distinct l.product_id from private.product_codes l where l.code = private.code_key(term) limit 1000)
$$;

-- People of orders and quote requests with this number or phone, of orders with this SKU, and with a saved address that has
-- this phone or district.
create function private.people_behind(term text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select o.buyer_id from public.orders o where o.id = any (private.orders_numbered(term)) and o.buyer_id is not null
    union
    select q.user_id from private.quote_requests q where q.id = any (private.quotes_numbered(term)) and q.user_id is not null
    union
    select o.buyer_id from public.orders o
    where o.id = any (array(select l.order_id from public.order_lines l where private.fold_text(l.sku) = private.fold_text(term)
        order by l.id desc limit 1000))
      and o.buyer_id is not null
    union
    select a.user_id from public.addresses a
    where a.phone = private.read_phone(term) or private.fold_text(a.district) in (
      select private.fold_text(n.name) from public.districts d cross join unnest(array[d.name_en, d.name_ar, term]) n (name)
      where private.fold_text(term) in (private.fold_text(d.name_en), private.fold_text(d.name_ar))))
$$;

-- Companies of orders with this number or phone, asked by the quote request with this number, or with a product of this SKU.
create function private.companies_behind(term text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select o.company_id from public.orders o where o.id = any (private.orders_numbered(term))
    union
    select s.company_id from private.quote_sellers s where s.request_id = any (private.quotes_numbered(term))
    union
    select p.company_id from public.products p where p.id = any (private.products_coded(term)))
$$;

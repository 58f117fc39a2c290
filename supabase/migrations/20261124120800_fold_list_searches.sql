-- Every list that is searched finds a word however it is written (أحمد and احمد, ١٢ and 12), as the catalogue does.

-- Pattern for LIKE that finds the folded term anywhere; null when there is nothing to look for.
create function private.fold_pattern(term text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  folded text := private.fold_text(coalesce(term, ''));
begin
  if folded = '' then
    return null;
  end if;
  return '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end
$$;

-- What an order is found by. The bars keep a term from matching across two of them.
create function private.order_text(number text, buyer_name text, company_name text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return private.fold_text(number || ' | ' || buyer_name || ' | ' || company_name);
end
$$;
create index orders_text_idx on public.orders
  using gin (private.order_text(number, buyer_name, company_name) extensions.gin_trgm_ops);

-- Whether an order has a product of this name or SKU, written in any way that search takes for the same.
create or replace function private.order_has_product(order_id uuid, term text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  folded text := private.fold_text(term);
begin
  return exists (
    select 1 from public.order_lines l where l.order_id = order_has_product.order_id
      and (position(folded in private.fold_text(l.name_en)) > 0
        or position(folded in private.fold_text(l.name_ar)) > 0
        or position(folded in private.fold_text(l.sku)) > 0));
end
$$;

-- scope: 'buyer' (own), 'seller' (received) or 'admin' (every order); newest first. Buyers also find their orders by
-- what was in them, and see the first four lines of each.
-- filter: {status?, term?, awaiting_approval?, page?, page_size?}; awaiting_approval splits the orders in Processing.
create or replace function private.list_orders(scope text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for this call's filters: a common one could not use the index of the texts.
set plan_cache_mode = force_custom_plan
as $$
declare
  actor uuid := auth.uid();
  size int := least(greatest(coalesce((filter ->> 'page_size')::int, 20), 1), 100);
  first_row int := (greatest(coalesce((filter ->> 'page')::int, 1), 1) - 1) * size;
  term text := nullif(btrim(filter ->> 'term'), '');
  pattern text := private.fold_pattern(term);
  result jsonb;
begin
  if actor is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if scope = 'admin' then
    perform private.require_admin();
  elsif scope = 'seller' and not private.is_approved_seller() then
    perform private.raise_error('PT403', 'not_approved');
  end if;
  with matching as (
    select o.id from public.orders o
    where case scope when 'buyer' then o.buyer_id = actor when 'seller' then o.seller_id = actor else scope = 'admin' end
      and (filter ->> 'status' is null or o.status = filter ->> 'status')
      and (filter ->> 'awaiting_approval' is null
           or (o.status = 'Processing' and (o.approved_at is null) = (filter ->> 'awaiting_approval')::boolean))
      and (pattern is null or private.order_text(o.number, o.buyer_name, o.company_name) like pattern
           or (scope = 'buyer' and private.order_has_product(o.id, term)))
  ), shown as (
    select o as row from public.orders o join matching m on m.id = o.id
    order by o.created_at desc, o.id limit size offset first_row
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(
      private.order_summary(s.row) || case scope when 'buyer' then jsonb_build_object('first_lines', (
        select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'main_image', l.main_image)
          order by l.id)
        from (select * from public.order_lines l where l.order_id = (s.row).id order by l.id limit 4) l))
        else '{}' end
      order by (s.row).created_at desc, (s.row).id) from shown s), '[]'),
    'total', (select count(*) from matching))
  into result;
  return result;
end
$$;

-- Rows for the administrator's list, with what only the auth tables know. The phone is the one that the company shows, else
-- the one given at sign-up.
create or replace function private.list_sellers(status text, term text, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  pattern text := private.fold_pattern(term);
  result jsonb;
begin
  perform private.require_admin();
  with matching as (
    select s.id, s.company_name, u.email, coalesce(s.phone, p.phone) as phone, s.governorate, s.status,
      u.email_confirmed_at is not null as email_verified, s.created_at
    from public.sellers s
    join auth.users u on u.id = s.id
    left join public.profiles p on p.id = s.id
    where s.role = 'seller'
      and (list_sellers.status is null or s.status = list_sellers.status)
      and (pattern is null or private.fold_text(s.company_name) like pattern or private.fold_text(u.email) like pattern)
  ), shown as (
    select m.*, (select count(*) from public.products p where p.seller_id = m.id) as product_count
    from matching m
    order by (m.status = 'pending') desc, m.created_at desc, m.id
    limit size offset (greatest(coalesce(page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by (shown.status = 'pending') desc, shown.created_at desc, shown.id)
                       from shown), '[]'),
    'total', (select count(*) from matching)) into result;
  return result;
end
$$;

-- Every account for the administrator's list, newest first, with what only the auth tables know.
create or replace function private.list_users(role text, term text, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  pattern text := private.fold_pattern(term);
  result jsonb;
begin
  perform private.require_admin();
  with matching as (
    select u.id, u.email, coalesce(p.full_name, '') as full_name, s.company_name,
      coalesce(s.role, 'buyer') as role, s.status as seller_status,
      u.email_confirmed_at is not null as email_verified, u.created_at
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.sellers s on s.id = u.id
    where (list_users.role is null or coalesce(s.role, 'buyer') = list_users.role)
      and (pattern is null or private.fold_text(u.email) like pattern or private.fold_text(p.full_name) like pattern
        or private.fold_text(s.company_name) like pattern)
  ), shown as (
    select m.* from matching m
    order by m.created_at desc, m.id
    limit size offset (greatest(coalesce(page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id) from shown), '[]'),
    'total', (select count(*) from matching)) into result;
  return result;
end
$$;

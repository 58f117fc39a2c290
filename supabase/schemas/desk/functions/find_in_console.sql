-- Command palette of the console: finds orders, returns, quote requests, products, companies and people by what identifies them, including hidden and
-- suspended ones. One function per right; exact matches come first.

-- Orders by number, id, phone, SKU or quote request, then by part of number, name, company (also one that buys), phone or district;
-- newest first.
create function private.find_orders(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := case when length(btrim(term)) >= 3 then private.fold_pattern(term) end;
  stored_pattern text := '%' || coalesce(private.phone_term(term), private.number_term(term)) || '%';
  named uuid;
begin
  perform private.require_staff('see_orders');
  if pg_input_is_valid(btrim(term), 'uuid') then
    named := btrim(term)::uuid;
  end if;
  return (
    with exact as (
      select o.id from public.orders o where o.number in (upper(btrim(term)), upper(private.number_term(term)))
      union
      select o.id from public.orders o where o.id = named
      union
      (select o.id from public.orders o where o.buyer_phone <> '' and o.buyer_phone = private.read_phone(term)
        order by o.created_at desc limit 5)
      union
      (select o.id from public.orders o where o.quote_request_id = any (private.quotes_numbered(term)) limit 5)
      union
      (select l.order_id from public.order_lines l where private.fold_text(l.sku) = private.fold_text(term)
        order by l.id desc limit 5)
    ), alike as materialized (
      (select o.id from public.orders o where o.search_text like pattern limit 200)
      union (select o.id from public.orders o where o.search_text like stored_pattern limit 200)
      union (select o.id from public.orders o where pattern is not null and o.buying_company_id = any (private.companies_named(term))
        order by o.created_at desc limit 5)
    ), found as (
      select e.id, true as is_exact from exact e
      union all
      select a.id, false from alike a where not exists (select from exact e where e.id = a.id)
    )
    select coalesce(jsonb_agg(f.item), '[]') from (
      select jsonb_build_object('kind', 'order', 'id', o.id, 'is_exact', x.is_exact, 'name', o.number,
        'detail', o.buyer_name, 'state', o.status) as item
      from found x join public.orders o on o.id = x.id
      order by x.is_exact desc, o.created_at desc, o.id limit 5) f
  );
end
$$;

-- Quote requests by number or phone, then by part of name, company or text; newest first.
create function private.find_quotes(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := case when length(btrim(term)) >= 3 then private.fold_pattern(term) end;
  numbered uuid[] := private.quotes_numbered(term);
begin
  perform private.require_staff('quotes');
  return (
    with alike as materialized (
      select q.id from private.quote_requests q where q.search_text like pattern and q.status <> 'Draft' limit 200
    )
    select coalesce(jsonb_agg(f.item), '[]') from (
      select jsonb_build_object('kind', 'quote', 'id', q.id, 'is_exact', q.id = any (numbered), 'name', q.number,
        'detail', coalesce(nullif(q.company_name, ''), q.full_name), 'state', q.status) as item
      from private.quote_requests q
      where q.id = any (numbered || array(select a.id from alike a))
      order by (q.id = any (numbered)) desc, q.created_at desc, q.id limit 5) f
  );
end
$$;

-- Products by SKU or id, then by part of SKU, model, brand or name.
create function private.find_products(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := case when length(btrim(term)) >= 3 then private.fold_pattern(term) end;
  named bigint;
begin
  perform private.require_staff('products');
  if btrim(term) ~ '^[0-9]{1,15}$' then
    named := btrim(term)::bigint;
  end if;
  return (
    with exact as (
      select p.id from public.products p where p.id = named
      union
      (select l.product_id from private.product_codes l where l.code = private.code_key(term) limit 5)
    ), alike as materialized (
      select p.id from public.products p where p.search_text like pattern and p.deleted_at is null limit 200
    ), found as (
      select e.id, true as is_exact from exact e
      union all
      select a.id, false from alike a where not exists (select from exact e where e.id = a.id)
    )
    select coalesce(jsonb_agg(f.item), '[]') from (
      select jsonb_build_object('kind', 'product', 'id', p.id, 'is_exact', x.is_exact, 'name_en', p.name_en, 'name_ar', p.name_ar,
        'name', p.sku, 'detail', c.name, 'detail_en', coalesce(c.name_en, c.name),
        'detail_ar', coalesce(c.name_ar, c.name), 'state', case when p.moderation = 'hidden' then 'hidden' when not p.published then 'unpublished' end)
        as item
      from found x join public.products p on p.id = x.id and p.deleted_at is null join public.companies c on c.id = p.company_id
      order by x.is_exact desc, p.updated_at desc, p.id limit 5) f
  );
end
$$;

-- Companies that sell or applied to, by id or phone, also of a member, then by part of a name.
create function private.find_companies(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := case when length(btrim(term)) >= 2 then private.fold_pattern(term) end;
begin
  perform private.require_staff('see_companies');
  return (
    select coalesce(jsonb_agg(f.item), '[]') from (
      select jsonb_build_object('kind', 'company', 'id', c.id, 'is_exact', x.is_exact, 'name', c.name,
        'name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name),
        'detail', c.phone, 'state', c.status) as item
      from public.companies c
      cross join lateral (select coalesce(c.id::text = lower(btrim(term)) or private.read_phone(term) in (c.phone, c.store_phone)
        or c.id in (select m.company_id from public.company_members m join public.profiles p on p.id = m.user_id
          where p.phone = private.read_phone(term))
        or private.fold_text(c.name) = private.fold_text(term), false) as is_exact) x
      where c.status <> 'buying'
        and (x.is_exact or private.fold_text(concat_ws(' | ', c.name, c.name_en, c.name_ar)) like pattern)
      order by x.is_exact desc, c.name, c.id limit 5) f
  );
end
$$;

-- People by email address, phone (also of an order or saved address) or id, then by part of email address, name or phone.
create function private.find_people(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := case when length(btrim(term)) >= 3 then private.fold_pattern(term) end;
  complete_phone text := private.read_phone(term);
  phone_pattern text := '%' || private.phone_term(term) || '%';
  behind uuid[] := case when complete_phone is not null then private.people_behind(term) else '{}' end;
begin
  perform private.require_staff('see_users');
  return (
    select coalesce(jsonb_agg(f.item), '[]') from (
      select jsonb_build_object('kind', 'person', 'id', u.id, 'is_exact', x.is_exact,
        'name', coalesce(nullif(p.full_name, ''), u.email), 'detail', u.email,
        'state', case when p.suspended_at is not null then 'suspended' end) as item
      from auth.users u left join public.profiles p on p.id = u.id
      cross join lateral (select coalesce(u.email = lower(btrim(term)) or u.id::text = lower(btrim(term))
        or p.phone = complete_phone or u.id = any (behind), false) as is_exact) x
      where x.is_exact or private.fold_text(u.email) like pattern or private.fold_text(p.full_name) like pattern
        or p.phone like phone_pattern
      order by x.is_exact desc, u.created_at desc, u.id limit 5) f
  );
end
$$;

-- Matches that the caller may see, at most five per kind, exact ones first: [{kind: order | return | quote | product | company |
-- person, id,
-- is_exact, name, name_en?, name_ar?, detail?, state?}]
create function private.find_in_console(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found jsonb := '[]';
begin
  if private.staff_role() is null then
    perform private.require_staff('see_orders');
  end if;
  perform private.require_text('term', term, 200, true);
  if length(coalesce(btrim(term), '')) < 2 then
    return found;
  end if;
  if private.staff_may('see_orders') then
    found := found || private.find_orders(term) || private.find_returns('true', 'staff', term);
  end if;
  if private.staff_may('quotes') then
    found := found || private.find_quotes(term);
  end if;
  if private.staff_may('products') then
    found := found || private.find_products(term);
  end if;
  if private.staff_may('see_companies') then
    found := found || private.find_companies(term);
  end if;
  if private.staff_may('see_users') then
    found := found || private.find_people(term);
  end if;
  return (select coalesce(jsonb_agg(f order by (f ->> 'is_exact')::boolean desc, place), '[]')
    from jsonb_array_elements(found) with ordinality x (f, place));
end
$$;

create function public.find_in_console(term text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_in_console(term) $$;
grant execute on function public.find_in_console(text), private.find_in_console(text) to authenticated, service_role;

-- What the admin console reads: companies, accounts, products of all.

-- Companies; those that wait first, the oldest of them first, then the newest.
-- filter: {status?, documents? (waiting: some are to be judged), term? (name, phone, a member's address or phone), page?, page_size?}
create function private.list_sellers(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  phone_pattern text := coalesce('%' || private.phone_term(filter ->> 'term') || '%', pattern);
  conditions text := 'true';
begin
  perform private.require_staff('see_companies');
  if filter ->> 'status' is not null then
    conditions := format('c.status = %L', filter ->> 'status');
  end if;
  if filter ->> 'documents' = 'waiting' then
    conditions := conditions || ' and c.id in (select d.company_id from private.company_documents d
      where d.state = ''submitted'' and d.superseded_at is null)';
  end if;
  if pattern is not null then
    conditions := conditions || format(' and (private.fold_text(concat_ws('' | '', c.name, c.name_en, c.name_ar)) like %1$L
      or c.phone like %2$L or c.store_phone like %2$L
      or exists (select from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = u.id
        where m.company_id = c.id and (private.fold_text(u.email) like %1$L or p.phone like %2$L)))', pattern, phone_pattern);
  end if;
  return private.list_page('c.id', 'from public.companies c where ' || conditions,
    '(c.status = ''pending'') desc, case when c.status = ''pending'' then c.created_at end, c.created_at desc, c.id',
    $item$private.company_names(c.id) || jsonb_build_object('id', c.id, 'email', owner.email,
      'phone', coalesce(c.phone, owner.phone), 'governorate', c.governorate, 'status', c.status,
      'version', private.company_version(c.id), 'email_verified', coalesce(owner.email_verified, false), 'created_at', c.created_at,
      -- A thousand says "many".
      'product_count', (select count(*) from (
        select from public.products p where p.company_id = c.id and p.deleted_at is null limit 1000) many),
      'missing_documents', cardinality(private.missing_documents(c.id)), 'approval_gaps', private.approval_gaps(c.id),
      'waiting_documents', (select count(*) from private.company_documents d
        where d.company_id = c.id and d.state = 'submitted' and d.superseded_at is null),
      'decisions', coalesce((select jsonb_agg(jsonb_build_object('from_status', d.from_status, 'to_status', d.to_status,
        'reason', d.reason, 'created_at', d.created_at) order by d.id desc)
        from public.company_decisions d where d.company_id = c.id), '[]'))$item$,
    $joins$join public.companies c on c.id = shown.id
      left join lateral (
        select u.email, p.phone, u.email_confirmed_at is not null as email_verified
        from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
        where m.company_id = c.id and m.role = 'owner' order by m.created_at, m.user_id limit 1) owner on true$joins$, filter);
end
$$;
create function public.list_sellers(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_sellers(filter) $$;
revoke all on function public.list_sellers(jsonb) from public, anon, authenticated;
grant execute on function public.list_sellers(jsonb), private.list_sellers(jsonb) to authenticated, service_role;

-- How a company dealt with its orders of the last `days` days, and what is open of any age. late: still open after the days that its
-- delivery was to take. sales: null for staff who may not see orders. hours_to_ship: the median from approval to shipping; null when nothing was shipped.
create function private.company_order_figures(company_id uuid, days int)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('days', days, 'placed', recent.placed, 'delivered', recent.delivered,
    'cancelled_by_company', recent.cancelled_by_company, 'rejected', recent.rejected, 'sales', case when private.staff_may('see_orders') then recent.sales end,
    'hours_to_ship', recent.hours_to_ship, 'open', pending.open, 'late', pending.late)
  from (
    select count(*) as placed, count(*) filter (where o.status = 'Delivered') as delivered,
      count(*) filter (where o.status = 'Rejected') as rejected,
      count(*) filter (where o.status = 'Cancelled' and e.cancelled_by = 'seller') as cancelled_by_company,
      coalesce(sum(o.total) filter (where o.status = 'Delivered'), 0) as sales,
      round((percentile_cont(0.5) within group (order by extract(epoch from e.shipped_at - o.approved_at) / 3600))::numeric, 1)
        as hours_to_ship
    from public.orders o
    left join lateral (
      select max(x.actor_role) filter (where x.to_status = 'Cancelled') as cancelled_by,
        min(x.created_at) filter (where x.to_status = 'Shipped') as shipped_at
      from public.order_events x where x.order_id = o.id and x.kind = 'status') e on true
    where o.company_id = company_order_figures.company_id and o.created_at >= now() - make_interval(days => days)) recent,
  -- What is ready to be collected waits for the buyer.
  (select count(*) as open, count(*) filter (where o.created_at < now() - make_interval(days => o.lead_days + 1)
     and not (o.is_pickup and o.status = 'Shipped')) as late
   from public.orders o where o.company_id = company_order_figures.company_id and o.status in ('Processing', 'Shipped')) pending
$$;

-- One company as the staff sees it; the files of its documents only those who judge companies. Raises not_allowed or
-- seller_not_found.
create function private.get_seller(id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  seller jsonb;
begin
  perform private.require_staff('see_companies');
  seller := (
    select private.company_names(c.id) || jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug', c.slug,
      'phone', c.phone, 'governorate', c.governorate, 'about_en', c.about_en, 'about_ar', c.about_ar, 'status', c.status,
      'version', private.company_version(c.id), 'created_at', c.created_at, 'approval_gaps', private.approval_gaps(c.id),
      'members', coalesce((
        select jsonb_agg(jsonb_build_object('id', m.user_id, 'full_name', p.full_name, 'email', u.email, 'phone', p.phone,
          'role', m.role, 'email_verified', u.email_confirmed_at is not null, 'last_sign_in_at', u.last_sign_in_at)
          order by m.created_at, m.user_id)
        from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
        where m.company_id = c.id), '[]'),
      'decisions', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'from_status', d.from_status, 'to_status', d.to_status,
          'reason', d.reason, 'created_at', d.created_at, 'decided_by', coalesce(p.full_name, u.email)) order by d.id desc)
        from public.company_decisions d left join auth.users u on u.id = d.decided_by left join public.profiles p on p.id = u.id
        where d.company_id = c.id), '[]'),
      'documents', private.documents_of(c.id, private.staff_may('review_companies'), true),
      'notes', coalesce((
        select jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'author', private.person_name(n.author_id),
          'created_at', n.created_at) order by n.id)
        from private.company_notes n where n.company_id = c.id), '[]'),
      -- A thousand says "many".
      'product_count', (select count(*) from (
        select from public.products p where p.company_id = c.id and p.deleted_at is null limit 1000) many),
      'listed_count', (select count(*) from (
        select from public.products p where p.company_id = c.id and p.is_listed limit 1000) many),
      'delivery_areas', (select count(distinct r.governorate_code) from public.delivery_rates r where r.company_id = c.id),
      'orders', private.company_order_figures(c.id, 90))
    from public.companies c where c.id = get_seller.id);
  if seller is null then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  return seller;
end
$$;
create function public.get_seller(id uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_seller(id) $$;
revoke all on function public.get_seller(uuid) from public, anon, authenticated;
grant execute on function public.get_seller(uuid), private.get_seller(uuid) to authenticated, service_role;

-- Every account, newest first, with what only the auth tables know.
-- filter: {role? (buyer, seller, admin), verified?, suspended?, term? (name, company, phone or address), page?, page_size?}
create function private.list_users(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  phone text := private.read_phone(filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('see_users');
  if filter ->> 'role' is not null then
    conditions := format('case when s.user_id is not null then ''admin'' when m.user_id is not null then ''seller'' else ''buyer'' end = %L',
      filter ->> 'role');
  end if;
  if filter ->> 'verified' is not null then
    conditions := conditions || format(' and (u.email_confirmed_at is not null) = %L::boolean', (filter ->> 'verified')::boolean);
  end if;
  if filter ->> 'suspended' is not null then
    conditions := conditions || format(' and (p.suspended_at is not null) = %L::boolean', (filter ->> 'suspended')::boolean);
  end if;
  if pattern is not null then
    -- A whole phone is nothing else, and is found by its index.
    conditions := conditions || case when phone is not null then format(' and p.phone = %L', phone)
      else format(' and (private.fold_text(u.email) like %1$L or private.fold_text(p.full_name) like %1$L
        or private.fold_text(concat_ws('' | '', c.name, c.name_en, c.name_ar)) like %1$L or p.phone like %2$L)', pattern,
        coalesce('%' || private.phone_term(filter ->> 'term') || '%', pattern)) end;
  end if;
  return private.list_page('u.id', 'from auth.users u
      left join public.profiles p on p.id = u.id
      left join public.staff s on s.user_id = u.id
      left join public.company_members m on m.user_id = u.id
      left join public.companies c on c.id = m.company_id
      where ' || conditions,
    'u.created_at desc, u.id',
    $item$jsonb_build_object('id', u.id, 'email', u.email, 'full_name', coalesce(p.full_name, ''), 'company_name', c.name,
      'company_name_en', coalesce(c.name_en, c.name), 'company_name_ar', coalesce(c.name_ar, c.name),
      'role', case when s.user_id is not null then 'admin' when m.user_id is not null then 'seller' else 'buyer' end,
      'staff_role', s.role, 'company_role', m.role, 'seller_status', c.status,
      'email_verified', u.email_confirmed_at is not null, 'suspended', p.suspended_at is not null, 'created_at', u.created_at)$item$,
    $joins$join auth.users u on u.id = shown.id
      left join public.profiles p on p.id = u.id
      left join public.staff s on s.user_id = u.id
      left join public.company_members m on m.user_id = u.id
      left join public.companies c on c.id = m.company_id$joins$, filter);
end
$$;
create function public.list_users(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_users(filter) $$;
revoke all on function public.list_users(jsonb) from public, anon, authenticated;
grant execute on function public.list_users(jsonb), private.list_users(jsonb) to authenticated, service_role;

-- Products of all companies, with what an odd price is odd beside. filter: as in product_conditions, with company_id?, sort?, page?,
-- page_size?.
create function private.list_all_products(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := private.product_conditions(filter);
  company uuid;
begin
  perform private.require_staff('products');
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    company := filter ->> 'company_id';
  end if;
  return private.list_page('p.id',
    private.product_source(conditions, private.product_order(filter ->> 'sort'), company),
    private.product_order(filter ->> 'sort'),
    $item$private.product_row(p, o) || private.company_names(c.id) || jsonb_build_object('odd_price', private.odd_price_of(o))$item$,
    $joins$join public.products p on p.id = shown.id join public.product_offers o on o.product_id = p.id
      join public.companies c on c.id = p.company_id$joins$, filter);
end
$$;
create function public.list_all_products(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_all_products(filter) $$;
revoke all on function public.list_all_products(jsonb) from public, anon, authenticated;
grant execute on function public.list_all_products(jsonb), private.list_all_products(jsonb) to authenticated, service_role;

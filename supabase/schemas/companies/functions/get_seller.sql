-- Order figures of a company for the last `days` days, and open orders of any age. late: open after the promised lead time.
-- sales: null for staff who may not see orders. hours_to_ship: median time from approval to shipping; null if nothing was
-- shipped.
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
  -- A collected order that is ready waits for the buyer, so it is not late.
  (select count(*) as open, count(*) filter (where o.created_at < now() - make_interval(days => o.lead_days + 1)
     and not (o.is_pickup and o.status = 'Shipped')) as late
   from public.orders o where o.company_id = company_order_figures.company_id and o.status in ('Processing', 'Shipped')) pending
$$;

-- Answers of a company to quote requests of 90 days, as the hourly job counted them; null before its first run.
create function private.company_quote_figures(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('asked', f.quotes_asked, 'answered', f.quotes_answered, 'hours_to_answer', f.quote_hours)
  from private.store_figures f where f.company_id = company_quote_figures.company_id
$$;

-- One company for the staff; document files only for staff who review companies. Raises not_allowed or seller_not_found.
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
      -- Counted up to 1,000, shown as "many".
      'product_count', (select count(*) from (
        select from public.products p where p.company_id = c.id and p.deleted_at is null limit 1000) many),
      'listed_count', (select count(*) from (
        select from public.products p where p.company_id = c.id and p.is_listed limit 1000) many),
      'delivery_areas', (select count(distinct r.governorate_code) from public.delivery_rates r where r.company_id = c.id),
      'orders', private.company_order_figures(c.id, 90), 'quotes', private.company_quote_figures(c.id))
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
grant execute on function public.get_seller(uuid), private.get_seller(uuid) to authenticated, service_role;

-- Orders of a company placed from starts_at until ends_at: {placed, delivered, cancelled_by_company, rejected, hours_to_ship
-- (median from approval to shipping)}, and sales (IQD delivered).
create function private.company_orders_between(company_id uuid, starts_at timestamptz, ends_at timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('placed', count(*), 'delivered', count(*) filter (where o.status = 'Delivered'),
    'rejected', count(*) filter (where o.status = 'Rejected'),
    'cancelled_by_company', count(*) filter (where o.status = 'Cancelled' and e.cancelled_by = 'seller'),
    'sales', coalesce(sum(o.total) filter (where o.status = 'Delivered'), 0),
    'hours_to_ship',
      round((percentile_cont(0.5) within group (order by extract(epoch from e.shipped_at - o.approved_at) / 3600))::numeric, 1))
  from public.orders o
  left join lateral (
    select max(x.actor_role) filter (where x.to_status = 'Cancelled') as cancelled_by,
      min(x.created_at) filter (where x.to_status = 'Shipped') as shipped_at
    from public.order_events x where x.order_id = o.id and x.kind = 'status') e on true
  where o.company_id = company_orders_between.company_id and o.created_at >= starts_at and o.created_at < ends_at
$$;

-- Orders of the last `days` days, those of as many days before as `earlier`, and open and late orders of any age.
create function private.company_order_figures(company_id uuid, days int)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.company_orders_between(company_id, now() - make_interval(days => days), 'infinity')
    || case when private.staff_may('see_orders') then '{}' else '{"sales": null}' end::jsonb
    || jsonb_build_object('days', days, 'open', pending.open, 'late', pending.late, 'earlier',
      private.company_orders_between(company_id, now() - make_interval(days => 2 * days), now() - make_interval(days => days))
        - 'sales')
  -- A collected order that is ready waits for the buyer, so it is not late.
  from (select count(*) as open, count(*) filter (where o.created_at < now() - make_interval(days => o.lead_days + 1)
     and not (o.is_pickup and o.status = 'Shipped')) as late
   from public.orders o where o.company_id = company_order_figures.company_id and o.status in ('Processing', 'Shipped')) pending
$$;

-- Answers of a company to quote requests asked from starts_at until ends_at: {asked, answered, hours_to_answer (median)}. Open
-- and withdrawn requests count only if it answered.
create function private.company_quotes_between(company_id uuid, starts_at timestamptz, ends_at timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('asked', count(*), 'answered', count(s.answered_at), 'hours_to_answer',
    round((percentile_cont(0.5) within group (order by extract(epoch from s.answered_at - s.asked_at) / 3600))::numeric, 1))
  from private.quote_sellers s join private.quote_requests q on q.id = s.request_id
  where s.company_id = company_quotes_between.company_id and s.asked_at >= starts_at and s.asked_at < ends_at
    and (s.answered_at is not null or q.status in ('Closed', 'Awarded', 'PartlyAwarded', 'Expired'))
$$;

-- Replies of a company to reviews and questions written from starts_at until ends_at: {asked, answered, hours_to_answer (median)}.
create function private.company_replies_between(company_id uuid, starts_at timestamptz, ends_at timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('asked', count(*), 'answered', count(r.replied_at), 'hours_to_answer',
    round((percentile_cont(0.5) within group (order by extract(epoch from r.replied_at - r.created_at) / 3600))::numeric, 1))
  from (
    select r.created_at, r.replied_at from public.reviews r
    where r.company_id = company_replies_between.company_id and r.hidden_at is null
    union all
    select q.created_at, q.answered_at from public.product_questions q
    where q.company_id = company_replies_between.company_id and q.hidden_at is null) r
  where r.created_at >= starts_at and r.created_at < ends_at
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

-- Orders of six months and replies to reviews and questions, as the hourly job counted them; null before its first run.
create function private.company_service_figures(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('orders', f.orders, 'called_off', f.called_off, 'hours_to_ship', f.dispatch_hours,
    'asked', f.reviews, 'answered', f.replies, 'hours_to_answer', f.reply_hours)
  from private.store_figures f where f.company_id = company_service_figures.company_id
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
      'suspended_until', c.suspended_until, 'version', private.company_version(c.id), 'created_at', c.created_at, 'approval_gaps', private.approval_gaps(c.id),
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
      'orders', private.company_order_figures(c.id, 90), 'quotes',
        private.company_quotes_between(c.id, now() - interval '90 days', 'infinity') || jsonb_build_object('earlier',
          private.company_quotes_between(c.id, now() - interval '180 days', now() - interval '90 days')),
      'replies',
        private.company_replies_between(c.id, now() - interval '90 days', 'infinity') || jsonb_build_object('earlier',
          private.company_replies_between(c.id, now() - interval '180 days', now() - interval '90 days')))
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

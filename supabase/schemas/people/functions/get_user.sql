-- One person for the staff: {id, version, email, full_name, phone, language, role, staff_role, email_verified, created_at,
-- last_sign_in_at, session_count, two_factor (is enabled), suspended_at, suspension_reason, suspensions (newest first: {id,
-- created_at, suspended, reason, decided_by}), company ({id, name, status, role, only_owner}; null), addresses, order_count and
-- orders (the last ten), review_count and reviews (the last ten)}. Raises not_allowed, user_not_found.
create function private.get_user(user_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person jsonb;
begin
  perform private.require_staff('see_users');
  person := (
    select jsonb_build_object('id', u.id, 'version', private.user_version(u.id), 'email', u.email, 'full_name', coalesce(p.full_name, ''), 'phone', p.phone,
      'language', coalesce(p.language, 'en'),
      'role', case when s.user_id is not null then 'admin' when m.user_id is not null then 'seller' else 'buyer' end,
      'staff_role', s.role, 'email_verified', u.email_confirmed_at is not null, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'suspended_at', p.suspended_at, 'suspension_reason', p.suspension_reason,
      'session_count', (select count(*) from auth.sessions x where x.user_id = u.id),
      'two_factor', private.has_second_factor(u.id),
      'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name,
        'name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name), 'status', c.status, 'role', m.role,
        'only_owner', m.role = 'owner' and not exists (select from public.company_members o
          where o.company_id = c.id and o.role = 'owner' and o.user_id <> u.id)) end)
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.staff s on s.user_id = u.id
    left join public.company_members m on m.user_id = u.id
    left join public.companies c on c.id = m.company_id
    where u.id = get_user.user_id);
  if person is null then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  return person || jsonb_build_object(
    'suspensions', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'created_at', a.created_at, 'reason', a.reason, 'decided_by', a.actor_name,
        'suspended', a.after ->> 'suspended_at' is not null) order by a.created_at desc, a.id desc)
      from (select * from public.audit_log x where x.table_name = 'profiles' and x.row_id = get_user.user_id::text
            order by x.created_at desc limit 20) a), '[]'),
    'addresses', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'label', a.label, 'full_name', a.full_name, 'phone', a.phone,
        'governorate', a.governorate, 'district', a.district, 'address', a.address, 'landmark', a.landmark,
        'is_default', a.is_default) order by a.is_default desc, a.id)
      from public.addresses a where a.user_id = get_user.user_id), '[]'),
    -- Counted up to 1,000, shown as "many".
    'order_count', (select count(*) from (select from public.orders o where o.buyer_id = get_user.user_id limit 1000) many),
    'orders', coalesce((
      select jsonb_agg(private.company_names(o.company_id) || jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status,
        'total', case when private.staff_may('see_orders') then o.total end, 'created_at', o.created_at,
        'awaits_approval', o.status = 'Processing' and o.approved_at is null)
        order by o.created_at desc, o.id)
      from (select * from public.orders x where x.buyer_id = get_user.user_id order by x.created_at desc, x.id limit 10) o), '[]'),
    'review_count', (select count(*) from (select from public.reviews r where r.user_id = get_user.user_id limit 1000) many),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'product_id', r.product_id, 'name_en', g.name_en, 'name_ar', g.name_ar,
        'rating', r.rating, 'body', r.body, 'created_at', r.created_at) order by r.created_at desc, r.id desc)
      from (select * from public.reviews x where x.user_id = get_user.user_id order by x.created_at desc, x.id desc limit 10) r
      join public.products g on g.id = r.product_id), '[]'));
end
$$;

create function public.get_user(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_user(user_id) $$;
grant execute on function public.get_user(uuid), private.get_user(uuid) to authenticated, service_role;

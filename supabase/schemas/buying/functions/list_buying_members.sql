-- People of the caller's company, owners first: {members: [{user_id, full_name, email, role, order_limit, month_limit, month_spent,
-- deputy_id, absent_from, absent_until, version, created_at}], invitations: [{id, email, role, expires_at, expired}], may_edit}.
-- Addresses, limits and spend of others are null without the right to edit or to see orders.
create function private.list_buying_members()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying(null);
  may_edit boolean := private.may_buy(mine.company_id, 'team');
  sees_limits boolean := may_edit or private.may_buy(mine.company_id, 'see_orders');
begin
  return jsonb_build_object('may_edit', may_edit,
    'members', (select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'full_name', coalesce(p.full_name, ''),
        'email', case when may_edit or m.user_id = mine.user_id then u.email end, 'role', m.role, 'version', m.version,
        'order_limit', case when sees_limits or m.user_id = mine.user_id then m.order_limit end,
        'month_limit', case when sees_limits or m.user_id = mine.user_id then m.month_limit end,
        'month_spent', case when sees_limits or m.user_id = mine.user_id then private.month_spent(m.user_id, m.company_id) end,
        'deputy_id', m.deputy_id, 'absent_from', m.absent_from, 'absent_until', m.absent_until, 'created_at', m.created_at)
        order by array_position(array['owner', 'approver', 'buyer', 'accountant', 'viewer'], m.role), m.created_at, m.user_id)
      from private.buying_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
      where m.company_id = mine.company_id),
    'invitations', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at, 'expired', i.expires_at <= now()) order by i.created_at desc, i.id)
      from private.buying_invitations i where may_edit and i.company_id = mine.company_id and i.closed_at is null), '[]'));
end
$$;

create function public.list_buying_members() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_buying_members() $$;
grant execute on function public.list_buying_members(), private.list_buying_members() to authenticated, service_role;

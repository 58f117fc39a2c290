-- The staff, admins first, and its open invitations: {members: [{user_id, full_name, email, role, suspended, two_factor (is
-- enabled), last_sign_in_at, created_at}], invitations: [{id, email, role, expires_at, expired}], two_factor_required}.
create function private.list_staff()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('staff');
  return jsonb_build_object(
    'members', (select jsonb_agg(jsonb_build_object('user_id', s.user_id, 'full_name', coalesce(p.full_name, ''), 'email', u.email,
        'role', s.role, 'suspended', p.suspended_at is not null, 'two_factor', private.has_second_factor(s.user_id),
        'last_sign_in_at', u.last_sign_in_at, 'created_at', s.created_at)
        order by array_position(array['admin', 'support', 'catalogue', 'finance'], s.role), s.created_at, s.user_id)
      from public.staff s join auth.users u on u.id = s.user_id left join public.profiles p on p.id = s.user_id),
    'invitations', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at, 'expired', i.expires_at <= now()) order by i.created_at desc, i.id)
      from private.invitations i where i.company_id is null and i.closed_at is null), '[]'),
    'rights', (select jsonb_object_agg(x.role, x.rights) from (
      select r.role, jsonb_agg(r.right_name order by r.right_name) as rights from private.staff_rights r group by r.role) x),
    'two_factor_required', (select x.staff_two_factor from public.site_settings x));
end
$$;

create function public.list_staff() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_staff() $$;
grant execute on function public.list_staff(), private.list_staff() to authenticated, service_role;

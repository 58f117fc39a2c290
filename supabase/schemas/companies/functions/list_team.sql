-- Members of the caller's company, owners first, and its open invitations for callers who may edit the team: {members:
-- [{user_id, full_name, email, role, created_at}], invitations: [{id, email, role, expires_at, expired}], may_edit}.
create function private.list_team()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine uuid := private.company_to_read(null);
  may_edit boolean := private.may(mine, 'team');
begin
  return jsonb_build_object('may_edit', may_edit,
    'members', (select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'full_name', coalesce(p.full_name, ''),
        'email', u.email, 'role', m.role, 'created_at', m.created_at)
        order by array_position(array['owner', 'manager', 'sales', 'warehouse', 'finance'], m.role), m.created_at, m.user_id)
      from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
      where m.company_id = mine),
    'invitations', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at, 'expired', i.expires_at <= now()) order by i.created_at desc, i.id)
      from private.invitations i where may_edit and i.company_id = mine and i.closed_at is null), '[]'));
end
$$;

create function public.list_team() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_team() $$;
grant execute on function public.list_team(), private.list_team() to authenticated, service_role;

-- The ten latest category imports: {items: [{id, name, created, changed: counts, created_at, by_role, by, undone_at}]}.
create function private.list_category_imports()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('categories');
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object('id', i.row_id, 'name', i.after ->> 'name',
      'created', coalesce((i.after ->> 'create')::int, 0), 'changed', coalesce((i.after ->> 'change')::int, 0),
      'created_at', i.created_at, 'undone_at', (select u.created_at from public.audit_log u
        where u.table_name = 'category_imports' and u.row_id = i.row_id and u.action = 'DELETE'))
        || private.known_actor(i.actor_id, private.actor_role(i.actor_kind), null) order by i.id desc), '[]'))
    from (
      select * from public.audit_log a where a.table_name = 'category_imports' and a.action = 'INSERT'
      order by a.id desc limit 10) i);
end
$$;

create function public.list_category_imports() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_category_imports() $$;
grant execute on function public.list_category_imports(), private.list_category_imports() to authenticated, service_role;

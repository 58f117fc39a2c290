-- The caller's saved views of a list, then those shared by other staff, oldest first: [{id, name, query, is_shared, author
-- (null for one's own), may_change}].
create function private.list_saved_views(list text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
  is_console boolean := private.require_viewed_list(list);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'query', v.query, 'is_shared', v.is_shared,
        'author', case when v.user_id <> caller then private.person_name(v.user_id) end,
        'may_change', v.user_id = caller or private.staff_role() = 'admin')
      order by v.user_id <> caller, v.created_at, v.id), '[]')
    from private.saved_views v
    where v.list = list_saved_views.list and (v.user_id = caller or (is_console and v.is_shared)));
end
$$;

create function public.list_saved_views(list text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_saved_views(list) $$;
grant execute on function public.list_saved_views(text), private.list_saved_views(text) to authenticated, service_role;

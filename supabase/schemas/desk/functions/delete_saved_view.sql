-- Deletes a saved view of the caller, or for admins a shared one, and returns the remaining ones. Raises not_allowed for
-- another person's.
create function private.delete_saved_view(list text, id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.my_id();
  is_console boolean := private.require_viewed_list(list);
begin
  delete from private.saved_views v
  where v.list = delete_saved_view.list and v.id = delete_saved_view.id
    and (v.user_id = caller or (is_console and v.is_shared and private.staff_role() = 'admin'));
  if not found and exists (
    select from private.saved_views v where v.list = delete_saved_view.list and v.id = delete_saved_view.id) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return private.list_saved_views(list);
end
$$;

create function public.delete_saved_view(list text, id bigint) returns jsonb
language sql security invoker set search_path = '' as $$ select private.delete_saved_view(list, id) $$;
grant execute on function public.delete_saved_view(text, bigint), private.delete_saved_view(text, bigint)
  to authenticated, service_role;

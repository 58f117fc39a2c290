-- Deletes a purchase list with its lines. Raises list_not_found, not_allowed, changed_meanwhile.
create function private.delete_purchase_list(id uuid, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  list private.purchase_lists := private.lock_list(delete_purchase_list.id);
begin
  perform private.begin_decision(expected_version::text, list.version::text, false, '{"what": "list"}');
  delete from private.purchase_lists l where l.id = list.id;
end
$$;

create function public.delete_purchase_list(id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.delete_purchase_list(id, expected_version) $$;
grant execute on function public.delete_purchase_list(uuid, int), private.delete_purchase_list(uuid, int)
  to authenticated, service_role;

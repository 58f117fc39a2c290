-- Adds goods to a purchase list, or with `sets` gives its goods other quantities; see write_list_lines. Raises list_not_found,
-- not_allowed.
create function private.change_purchase_list_lines(id uuid, lines jsonb, sets boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  list private.purchase_lists := private.lock_list(change_purchase_list_lines.id);
begin
  perform private.write_list_lines(list.id, lines, sets);
end
$$;

create function public.change_purchase_list_lines(id uuid, lines jsonb, sets boolean default false) returns void
language sql security invoker set search_path = '' as $$ select private.change_purchase_list_lines(id, lines, sets) $$;
grant execute on function public.change_purchase_list_lines(uuid, jsonb, boolean),
  private.change_purchase_list_lines(uuid, jsonb, boolean) to authenticated, service_role;

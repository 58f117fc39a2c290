-- A change and its progress.
create function private.get_bulk_change(change_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  found_change jsonb := (
    select to_jsonb(b) - array['company_id', 'actor_id', 'worked_to', 'partly']
      || jsonb_build_object('set_aside', private.is_set_aside('work-bulk-changes', b.id::text))
    from private.bulk_changes b
    where b.id = get_bulk_change.change_id and b.company_id = company);
begin
  if found_change is null then
    perform private.raise_error('PT404', 'bulk_change_not_found');
  end if;
  return found_change;
end
$$;

create function public.get_bulk_change(change_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_bulk_change(change_id) $$;
grant execute on function public.get_bulk_change(uuid), private.get_bulk_change(uuid) to authenticated, service_role;

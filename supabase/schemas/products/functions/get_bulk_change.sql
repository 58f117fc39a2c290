-- A change and its progress; may_undo: whether the caller may undo it now.
create function private.get_bulk_change(change_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_change private.bulk_changes := private.my_bulk_change(change_id);
begin
  return to_jsonb(found_change) - array['subject', 'company_id', 'actor_id', 'worked_to', 'partly']
    || jsonb_build_object('set_aside', private.is_set_aside('work-bulk-changes', change_id::text),
      'may_undo', private.may_undo_bulk_change(found_change));
end
$$;

create function public.get_bulk_change(change_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_bulk_change(change_id) $$;
grant execute on function public.get_bulk_change(uuid), private.get_bulk_change(uuid) to authenticated, service_role;

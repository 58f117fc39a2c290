-- A change and its progress.
create function private.get_bulk_change(change_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return to_jsonb(private.my_bulk_change(change_id)) - array['subject', 'company_id', 'actor_id', 'worked_to', 'partly']
    || jsonb_build_object('set_aside', private.is_set_aside('work-bulk-changes', change_id::text));
end
$$;

create function public.get_bulk_change(change_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_bulk_change(change_id) $$;
grant execute on function public.get_bulk_change(uuid), private.get_bulk_change(uuid) to authenticated, service_role;

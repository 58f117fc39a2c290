-- Deletes a draft of the caller; does nothing for other requests.
create function private.delete_quote_draft(draft_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.quote_requests q
  where q.id = draft_id and q.user_id = private.require_person() and q.status = 'Draft';
end
$$;

create function public.delete_quote_draft(draft_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.delete_quote_draft(draft_id) $$;
grant execute on function public.delete_quote_draft(uuid), private.delete_quote_draft(uuid) to authenticated, service_role;

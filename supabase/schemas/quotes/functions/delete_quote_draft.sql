-- Deletes a draft of the caller; does nothing for other requests. With `expected`, the time of the draft that a form knows, it
-- raises stale_version {updated_at} if the draft has another one.
create function private.delete_quote_draft(draft_id uuid, expected timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  q private.quote_requests;
begin
  select * into q from private.quote_requests x where x.id = draft_id and x.user_id = person and x.status = 'Draft' for update;
  if q.id is not null and expected is not null then
    perform private.require_draft_time(expected, q.updated_at);
  end if;
  delete from private.quote_requests x where x.id = q.id;
end
$$;

create function public.delete_quote_draft(draft_id uuid, expected timestamptz default null) returns void
language sql security invoker set search_path = '' as $$ select private.delete_quote_draft(draft_id, expected) $$;
grant execute on function public.delete_quote_draft(uuid, timestamptz), private.delete_quote_draft(uuid, timestamptz)
  to authenticated, service_role;

-- Stores the form of a request that is not sent yet, under an id that the client created; at most twenty per person. Returns
-- {id, number}. Raises quote_draft_limit {limit}, quote_state if the request was sent meanwhile.
create function private.save_quote_draft(draft_id uuid, draft jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 20;
  caller uuid := private.require_person();
  q private.quote_requests;
begin
  perform private.require_that(jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 4000000, 'draft', 'too_long');
  -- Serializes concurrent tabs, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('quote drafts ' || caller::text, 0));
  select * into q from private.quote_requests x where x.id = save_quote_draft.draft_id;
  if not found then
    if (select count(*) from private.quote_requests x where x.user_id = caller and x.status = 'Draft') >= most then
      perform private.raise_error('PT409', 'quote_draft_limit', jsonb_build_object('limit', most));
    end if;
    insert into private.quote_requests as n (id, user_id, draft, line_count)
    values (draft_id, caller, save_quote_draft.draft, private.draft_line_count(save_quote_draft.draft)) returning n.* into q;
  elsif q.user_id is distinct from caller then
    perform private.raise_error('PT404', 'quote_not_found');
  elsif q.status <> 'Draft' then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  else
    update private.quote_requests x set draft = save_quote_draft.draft, line_count = private.draft_line_count(save_quote_draft.draft),
      version = x.version + 1, updated_at = now() where x.id = q.id;
  end if;
  return jsonb_build_object('id', q.id, 'number', q.number);
end
$$;

-- Number of lines in the form of a draft, for lists.
create function private.draft_line_count(draft jsonb)
returns int
language sql
immutable
set search_path = ''
as $$ select case when jsonb_typeof(draft -> 'lines') = 'array' then least(jsonb_array_length(draft -> 'lines'), 5000) else 0 end $$;

create function public.save_quote_draft(draft_id uuid, draft jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_quote_draft(draft_id, draft) $$;
grant execute on function public.save_quote_draft(uuid, jsonb), private.save_quote_draft(uuid, jsonb)
  to authenticated, service_role;

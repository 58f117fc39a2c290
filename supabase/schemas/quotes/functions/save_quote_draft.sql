-- Stores the form of a request that is not sent yet, under an id that the client created; at most twenty per person. `expected`
-- is the time at which the form last saw the draft saved; null if it knows of no draft. Saving the stored content again changes
-- nothing, so a client may repeat a call whose reply it did not receive. Returns {id, number, updated_at}. Raises
-- quote_draft_limit {limit}, quote_state if the request was sent meanwhile, stale_version {updated_at}.
create function private.save_quote_draft(draft_id uuid, draft jsonb, expected timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
  q private.quote_requests;
begin
  perform private.require_that(jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 4000000, 'draft', 'too_long');
  -- Serializes concurrent tabs, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('quote drafts ' || caller::text, 0));
  select * into q from private.quote_requests x where x.id = save_quote_draft.draft_id;
  if q.user_id is distinct from caller and q.id is not null then
    perform private.raise_error('PT404', 'quote_not_found');
  elsif q.status <> 'Draft' then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  elsif save_quote_draft.draft is distinct from q.draft then
    perform private.require_draft_time(save_quote_draft.expected, q.updated_at);
    q := private.write_quote_draft(caller, q, save_quote_draft.draft_id, save_quote_draft.draft);
  end if;
  return jsonb_build_object('id', q.id, 'number', q.number, 'updated_at', q.updated_at);
end
$$;

-- Inserts the draft, or replaces the content of `q`.
create function private.write_quote_draft(caller uuid, q private.quote_requests, draft_id uuid, draft jsonb)
returns private.quote_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 20;
begin
  if q.id is null then
    if (select count(*) from private.quote_requests x where x.user_id = caller and x.status = 'Draft') >= most then
      perform private.raise_error('PT409', 'quote_draft_limit', jsonb_build_object('limit', most));
    end if;
    insert into private.quote_requests as n (id, user_id, draft, line_count, updated_at)
    values (draft_id, caller, write_quote_draft.draft, private.draft_line_count(write_quote_draft.draft), clock_timestamp())
    returning n.* into q;
  else
    update private.quote_requests x set draft = write_quote_draft.draft, line_count = private.draft_line_count(write_quote_draft.draft),
      version = x.version + 1, updated_at = clock_timestamp() where x.id = q.id returning x.* into q;
  end if;
  return q;
end
$$;

-- Number of lines in the form of a draft, for lists.
create function private.draft_line_count(draft jsonb)
returns int
language sql
immutable
set search_path = ''
as $$ select case when jsonb_typeof(draft -> 'lines') = 'array' then least(jsonb_array_length(draft -> 'lines'), 5000) else 0 end $$;

create function public.save_quote_draft(draft_id uuid, draft jsonb, expected timestamptz default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_quote_draft(draft_id, draft, expected) $$;
grant execute on function public.save_quote_draft(uuid, jsonb, timestamptz), private.save_quote_draft(uuid, jsonb, timestamptz)
  to authenticated, service_role;

-- The draft of a company for its offer, or null. Locks the company's place in the request, whose row exists before the first draft,
-- so that two first drafts are compared too.
create function private.lock_offer_draft(s private.quote_sellers)
returns private.quote_offer_drafts
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored private.quote_offer_drafts;
begin
  perform 1 from private.quote_sellers x where x.request_id = s.request_id and x.company_id = s.company_id for update;
  select * into stored from private.quote_offer_drafts d where d.request_id = s.request_id and d.company_id = s.company_id;
  return stored;
end
$$;

-- Stores the form of the caller's company for its offer, as the client sends it, and returns the time at which it was saved.
-- `expected` is the time at which the form last saw the draft saved; null if it knows of no draft. Saving the stored content
-- again changes nothing, so a client may repeat a call whose reply it did not receive. Raises quote_not_found, invalid_input,
-- stale_version {updated_at}.
create function private.save_quote_offer_draft(request_id uuid, draft jsonb, expected timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.quote_sellers := private.asked_seller(save_quote_offer_draft.request_id, private.my_company('quotes'));
  stored private.quote_offer_drafts;
begin
  perform private.require_that(jsonb_typeof(draft) = 'object', 'draft', 'format');
  perform private.require_that(octet_length(draft::text) <= 4000000, 'draft', 'too_long');
  stored := private.lock_offer_draft(s);
  if stored.content is distinct from draft then
    perform private.require_draft_time(save_quote_offer_draft.expected, stored.updated_at);
    insert into private.quote_offer_drafts (request_id, company_id, content, saved_by)
    values (s.request_id, s.company_id, draft, private.my_id())
    on conflict on constraint quote_offer_drafts_pkey
      do update set content = excluded.content, saved_by = excluded.saved_by, updated_at = excluded.updated_at
    returning * into stored;
  end if;
  return to_jsonb(stored.updated_at);
end
$$;

create function public.save_quote_offer_draft(request_id uuid, draft jsonb, expected timestamptz default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_quote_offer_draft(request_id, draft, expected) $$;
grant execute on function public.save_quote_offer_draft(uuid, jsonb, timestamptz),
  private.save_quote_offer_draft(uuid, jsonb, timestamptz) to authenticated, service_role;

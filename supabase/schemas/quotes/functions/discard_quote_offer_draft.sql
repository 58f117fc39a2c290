-- Deletes the draft of the caller's company, if it has one. Raises quote_not_found, stale_version {updated_at}.
create function private.discard_quote_offer_draft(request_id uuid, expected timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.quote_sellers := private.asked_seller(discard_quote_offer_draft.request_id, private.my_company('quotes'));
  stored private.quote_offer_drafts := private.lock_offer_draft(s);
begin
  if stored.request_id is null then
    return;
  end if;
  perform private.require_draft_time(discard_quote_offer_draft.expected, stored.updated_at);
  delete from private.quote_offer_drafts d where d.request_id = s.request_id and d.company_id = s.company_id;
end
$$;

create function public.discard_quote_offer_draft(request_id uuid, expected timestamptz) returns void
language sql security invoker set search_path = '' as $$ select private.discard_quote_offer_draft(request_id, expected) $$;
grant execute on function public.discard_quote_offer_draft(uuid, timestamptz),
  private.discard_quote_offer_draft(uuid, timestamptz) to authenticated, service_role;

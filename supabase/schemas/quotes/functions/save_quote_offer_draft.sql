-- Stores the form of the caller's company for its offer, as the client sends it. Raises quote_not_found, invalid_input.
create function private.save_quote_offer_draft(request_id uuid, draft jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.quote_sellers := private.asked_seller(save_quote_offer_draft.request_id, private.my_company('quotes'));
begin
  perform private.require_that(jsonb_typeof(draft) = 'object', 'draft', 'format');
  perform private.require_that(octet_length(draft::text) <= 4000000, 'draft', 'too_long');
  insert into private.quote_offer_drafts (request_id, company_id, body, saved_by)
  values (s.request_id, s.company_id, draft, private.my_id())
  on conflict on constraint quote_offer_drafts_pkey
    do update set body = excluded.body, saved_by = excluded.saved_by, saved_at = now();
end
$$;

create function public.save_quote_offer_draft(request_id uuid, draft jsonb) returns void
language sql security invoker set search_path = '' as $$ select private.save_quote_offer_draft(request_id, draft) $$;
grant execute on function public.save_quote_offer_draft(uuid, jsonb), private.save_quote_offer_draft(uuid, jsonb)
  to authenticated, service_role;

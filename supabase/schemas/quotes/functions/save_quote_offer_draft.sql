-- Raises stale_version {updated_at} unless the draft of the company has the time that the form knows; null: there is none.
create function private.check_offer_draft(s private.quote_sellers, expected timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_at timestamptz;
begin
  -- The row of the company exists before its first draft, so that two first drafts are compared too.
  perform 1 from private.quote_sellers x where x.request_id = s.request_id and x.company_id = s.company_id for update;
  select d.updated_at into found_at from private.quote_offer_drafts d
  where d.request_id = s.request_id and d.company_id = s.company_id;
  if check_offer_draft.expected is distinct from found_at then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('updated_at', found_at));
  end if;
end
$$;

-- Stores the form of the caller's company for its offer, as the client sends it, and returns its time. `expected` is the time of
-- the draft that the form knows. Raises quote_not_found, invalid_input, stale_version {updated_at}.
create function private.save_quote_offer_draft(request_id uuid, draft jsonb, expected timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.quote_sellers := private.asked_seller(save_quote_offer_draft.request_id, private.my_company('quotes'));
  saved_at timestamptz;
begin
  perform private.require_that(jsonb_typeof(draft) = 'object', 'draft', 'format');
  perform private.require_that(octet_length(draft::text) <= 4000000, 'draft', 'too_long');
  perform private.check_offer_draft(s, save_quote_offer_draft.expected);
  insert into private.quote_offer_drafts (request_id, company_id, content, saved_by)
  values (s.request_id, s.company_id, draft, private.my_id())
  on conflict on constraint quote_offer_drafts_pkey
    do update set content = excluded.content, saved_by = excluded.saved_by, updated_at = excluded.updated_at
  returning updated_at into saved_at;
  return to_jsonb(saved_at);
end
$$;

create function public.save_quote_offer_draft(request_id uuid, draft jsonb, expected timestamptz default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.save_quote_offer_draft(request_id, draft, expected) $$;
grant execute on function public.save_quote_offer_draft(uuid, jsonb, timestamptz),
  private.save_quote_offer_draft(uuid, jsonb, timestamptz) to authenticated, service_role;

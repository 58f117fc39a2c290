-- Records that the caller's company opened a request. Raises quote_not_found.
create function private.see_asked_quote(request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.quote_sellers := private.asked_seller(see_asked_quote.request_id, private.my_company('quotes'));
begin
  update private.quote_sellers x set seen_at = now()
  where x.request_id = s.request_id and x.company_id = s.company_id and x.seen_at is null;
end
$$;

create function public.see_asked_quote(request_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.see_asked_quote(request_id) $$;
grant execute on function public.see_asked_quote(uuid), private.see_asked_quote(uuid) to authenticated, service_role;

-- Withdraws a request of which no line was accepted; the companies that were asked are notified. Raises quote_not_found,
-- quote_state, changed_meanwhile.
create function private.withdraw_quote_request(request_id uuid, expected_version int, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.lock_own_quote(withdraw_quote_request.request_id, expected_version, '{Open,Closed}');
begin
  perform private.require_text('reason', reason, 500, true);
  update private.quote_requests x set status = 'Withdrawn', version = x.version + 1, updated_at = now() where x.id = q.id;
  update private.quote_sellers s set state = 'Withdrawn' where s.request_id = q.id;
  perform private.quote_event(q.id, null, 'withdrawn', 'buyer', jsonb_build_object('reason', nullif(btrim(reason), '')));
  perform private.notify_company(s.company_id, 'quotes', 'quote_withdrawn', private.asked_quote_subject(q, s.company_id))
  from private.quote_sellers s where s.request_id = q.id;
end
$$;

create function public.withdraw_quote_request(request_id uuid, expected_version int, reason text default null) returns void
language sql security invoker set search_path = '' as $$ select private.withdraw_quote_request(request_id, expected_version, reason) $$;
grant execute on function public.withdraw_quote_request(uuid, int, text), private.withdraw_quote_request(uuid, int, text)
  to authenticated, service_role;

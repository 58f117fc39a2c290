-- Closes an open request, so that sellers may no longer answer; the buyer may still accept.
create function private.end_quote_answers(q private.quote_requests, actor_role text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.quote_requests x set status = 'Closed', version = x.version + 1, closes_at = least(x.closes_at, now()), updated_at = now()
  where x.id = q.id;
  update private.quote_sellers s set state = 'Expired' where s.request_id = q.id and s.state = 'New';
  perform private.quote_event(q.id, null, 'closed', actor_role, jsonb_build_object('reason', reason));
  perform private.notify(q.user_id, 'quote_closed', jsonb_build_object('quote_request_id', q.id, 'number', q.number, 'reason', reason))
  where actor_role <> 'buyer';
  perform private.queue_buyer_quote_email(q, 'quote_closed', jsonb_build_object('offers', q.offer_count, 'note', reason))
  where actor_role <> 'buyer';
end
$$;

-- The buyer ends the answering before its time. Raises quote_not_found, quote_state, changed_meanwhile.
create function private.close_quote_request(request_id uuid, expected_version int)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.end_quote_answers(private.lock_own_quote(request_id, expected_version, '{Open}'), 'buyer', null)
$$;

create function public.close_quote_request(request_id uuid, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.close_quote_request(request_id, expected_version) $$;
grant execute on function public.close_quote_request(uuid, int), private.close_quote_request(uuid, int)
  to authenticated, service_role;

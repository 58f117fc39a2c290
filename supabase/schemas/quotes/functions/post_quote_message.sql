-- Sends a message: of the buyer to a company or, without one, to every company asked; of a company to the buyer. At most thirty
-- an hour per person. Raises quote_not_found, not_allowed, quote_state, invalid_input, rate_limited.
create function private.post_quote_message(request_id uuid, company_id uuid, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread record := private.quote_thread(post_quote_message.request_id, post_quote_message.company_id);
  q private.quote_requests;
begin
  perform private.require_text('body', body, 2000);
  select * into q from private.quote_requests x where x.id = post_quote_message.request_id;
  if q.status in ('Withdrawn', 'Expired') then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  end if;
  -- Serializes concurrent tabs of one person, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('quote messages ' || private.my_id()::text, 0));
  if (select count(*) from private.quote_messages m
      where m.author_id = private.my_id() and m.created_at > now() - interval '1 hour') >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into private.quote_messages (request_id, company_id, side, author_id, body)
  values (q.id, thread.thread_company, thread.side, private.my_id(), btrim(post_quote_message.body));
  if thread.side = 'seller' then
    perform private.notify(q.user_id, 'quote_message', jsonb_build_object('quote_request_id', q.id, 'number', q.number)
      || private.company_names(thread.thread_company));
  else
    perform private.notify_company(s.company_id, 'quotes', 'quote_message', private.asked_quote_subject(q, s.company_id))
    from private.quote_sellers s
    where s.request_id = q.id and s.company_id = coalesce(thread.thread_company, s.company_id);
  end if;
end
$$;

create function public.post_quote_message(request_id uuid, body text, company_id uuid default null) returns void
language sql security invoker set search_path = '' as $$ select private.post_quote_message(request_id, company_id, body) $$;
grant execute on function public.post_quote_message(uuid, text, uuid), private.post_quote_message(uuid, uuid, text)
  to authenticated, service_role;

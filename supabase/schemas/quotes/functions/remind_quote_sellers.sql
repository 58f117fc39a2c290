-- The staff reminds the companies that have not answered an open request, each once a day. Returns their number.
create function private.remind_quote_sellers(request_id uuid)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.lock_staff_quote(remind_quote_sellers.request_id);
  reminded int;
begin
  if q.status <> 'Open' then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  end if;
  reminded := private.remind_sellers_of_quotes(array[q.id::text]);
  if reminded > 0 then
    perform private.quote_event(q.id, null, 'reminded', 'staff', jsonb_build_object('sellers', reminded));
  end if;
  return reminded;
end
$$;

create function public.remind_quote_sellers(request_id uuid) returns int
language sql security invoker set search_path = '' as $$ select private.remind_quote_sellers(request_id) $$;
grant execute on function public.remind_quote_sellers(uuid), private.remind_quote_sellers(uuid) to authenticated, service_role;

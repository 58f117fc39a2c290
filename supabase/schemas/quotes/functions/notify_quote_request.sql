create function private.notify_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify_staff('quotes', 'quote_received',
    jsonb_build_object('quote_request_id', new.id, 'number', new.number));
  return null;
end
$$;
create trigger notify_quote_request after insert on public.quote_requests
  for each row execute function private.notify_quote_request();

-- Marks a thread as read by the caller's side.
create function private.read_quote_messages(request_id uuid, company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread record := private.quote_thread(read_quote_messages.request_id, read_quote_messages.company_id);
begin
  update private.quote_sellers s set
    read_by_buyer = case thread.side when 'buyer' then private.last_quote_message(s.request_id, s.company_id) else s.read_by_buyer end,
    read_by_seller = case thread.side when 'seller' then private.last_quote_message(s.request_id, s.company_id) else s.read_by_seller end
  where s.request_id = read_quote_messages.request_id and s.company_id = thread.thread_company;
end
$$;

create function public.read_quote_messages(request_id uuid, company_id uuid default null) returns void
language sql security invoker set search_path = '' as $$ select private.read_quote_messages(request_id, company_id) $$;
grant execute on function public.read_quote_messages(uuid, uuid), private.read_quote_messages(uuid, uuid)
  to authenticated, service_role;

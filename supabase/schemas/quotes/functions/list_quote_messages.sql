-- Thread of a request, oldest first. `company_id`: the company whose thread the buyer reads; ignored for a seller.
create function private.list_quote_messages(request_id uuid, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.quote_messages_json(request_id, t.thread_company)
  from private.quote_thread(request_id, company_id) t
$$;

create function public.list_quote_messages(request_id uuid, company_id uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_quote_messages(request_id, company_id) $$;
grant execute on function public.list_quote_messages(uuid, uuid), private.list_quote_messages(uuid, uuid)
  to authenticated, service_role;

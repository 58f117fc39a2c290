-- Side of the caller in the thread of a request: the buyer, or a member of a company that was asked. The company is the thread's;
-- null for the buyer's messages to every company. Raises quote_not_found, not_allowed.
create function private.quote_thread(request_id uuid, company_id uuid, out side text, out thread_company uuid)
returns record
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
  own_company uuid;
begin
  if exists (select from private.quote_requests q
    where q.id = quote_thread.request_id and q.user_id = caller and q.status <> 'Draft') then
    side := 'buyer';
    thread_company := quote_thread.company_id;
    if thread_company is null then
      return;
    end if;
  else
    side := 'seller';
    own_company := private.my_company('quotes');
    thread_company := own_company;
  end if;
  if not exists (select from private.quote_sellers s
    where s.request_id = quote_thread.request_id and s.company_id = thread_company) then
    perform private.raise_error('PT404', 'quote_not_found');
  end if;
end
$$;

-- Highest id of a message in a thread, 0 without one.
create function private.last_quote_message(request_id uuid, company_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(m.id), 0) from private.quote_messages m
  where m.request_id = last_quote_message.request_id
    and (m.company_id is null or m.company_id = last_quote_message.company_id)
$$;
